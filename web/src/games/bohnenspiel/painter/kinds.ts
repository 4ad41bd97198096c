/** The kinds of beans that lie on the board. */
export const kinds = ["white", "brown", "white", "brown", "white", "brown", "eyed"] as const;
export type Kind = (typeof kinds)[number];

/** Three beans of seven are white, three brown, and one has an eye. */
export const kindOf = (seed: number): Kind => kinds[seed % kinds.length] as Kind;
