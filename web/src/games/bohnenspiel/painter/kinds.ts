/** The kinds of beans on the board. */
export const kinds = ["white", "brown", "white", "brown", "white", "brown", "eyed"] as const;
export type Kind = (typeof kinds)[number];

/** Of seven beans, three are white, three are brown and one has an eye. */
export const kindOf = (seed: number): Kind => kinds[seed % kinds.length] as Kind;
