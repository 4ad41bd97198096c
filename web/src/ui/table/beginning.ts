/** Under which name a game is kept on this device, and from what it begins. */
export interface Beginning {
  slot: string;
  options?: Record<string, string>;
  position?: object;
}
