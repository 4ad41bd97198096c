/** Storage slot of a game and its start: options or position. */
export interface StartOptions {
  slot: string;
  /** Level of the computer from the URL. If it is given, a new game starts. */
  level?: string;
  options?: Record<string, string>;
  position?: object;
}
