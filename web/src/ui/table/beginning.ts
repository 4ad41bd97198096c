/** Under which name a game is kept on this device, and from what it begins. */
export interface Beginning {
  slot: string;
  /** The level of the computer, where the address names one: then a game begins anew. */
  level?: string;
  options?: Record<string, string>;
  position?: object;
}
