/** The kinds of beans on the board. */
export const kinds = ["white", "brown", "white", "brown", "white", "brown", "eyed"] as const;
export type Kind = (typeof kinds)[number];

/** Three of seven beans are white, three are brown, and the seventh has an eye. */
export const kindOf = (seed: number): Kind => kinds[seed % kinds.length] as Kind;
