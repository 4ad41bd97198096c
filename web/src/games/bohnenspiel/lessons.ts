/** The Bohnenspiel in five steps: to sow, to take, to take a chain, to see it stop, to end. */
import type { Lesson } from "../../ui/learn/lesson";

const board = (pits: number[], stores: number[]) => ({ turn: "south", pits, stores });

export const lessons: Lesson[] = [
  { position: board([6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6], [0, 0]), answers: null },
  { position: board([3, 0, 1, 4, 0, 2, 2, 1, 5, 0, 2, 1], [25, 26]), answers: ["4", "6"] },
  { position: board([4, 1, 7, 0, 3, 5, 3, 1, 6, 2, 8, 0], [18, 14]), answers: ["5"] },
  { position: board([0, 3, 0, 0, 4, 1, 4, 3, 1, 1, 0, 7], [24, 24]), answers: ["5"] },
  { position: board([4, 0, 0, 0, 0, 3, 1, 1, 1, 0, 0, 0], [31, 31]), answers: ["6"] },
];
