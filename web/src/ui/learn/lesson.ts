/** A lesson: a position on the real board with its answer. */
export interface Lesson {
  position: object;
  /** The moves that answer it, as text; null where any move will do. */
  answers: string[] | null;
  /** What the other side replies, where one has to see what comes of it. */
  reply?: string;
}
