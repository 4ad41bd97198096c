/**
 * Studies (positions with a question) of the Bohnenspiel. A chain is a sequence of adjacent pits
 * that one move captures: in `chain` it extends over both rows, in `broken` a pit with five beans
 * ends it, in `six` it consists of six pits, and in `last` it wins the game.
 */
import type { Study } from "../../contracts/studies";

type Row = [number, number, number, number, number, number];

/** Beans in rows (from their owners' left) and stores; `answer`: South's pit to sow, "1" to "6". */
export interface Chain {
  south: Row;
  north: Row;
  stores: [number, number];
  answer: string;
}

export const chains: Record<"chain" | "broken" | "six" | "last", Chain> = {
  chain: { south: [0, 0, 0, 0, 3, 5], north: [3, 1, 1, 0, 0, 7], stores: [26, 26], answer: "5" },
  broken: { south: [0, 0, 0, 0, 4, 1], north: [4, 3, 1, 1, 0, 7], stores: [26, 25], answer: "5" },
  six: { south: [3, 0, 2, 0, 6, 1], north: [3, 5, 1, 3, 5, 2], stores: [20, 21], answer: "5" },
  last: { south: [4, 0, 0, 0, 0, 3], north: [1, 1, 1, 0, 0, 0], stores: [31, 31], answer: "6" },
};

export const studies = (): Record<string, Study> =>
  Object.fromEntries(
    Object.entries(chains).map(([id, { south, north, stores, answer }]) => {
      const position = { turn: "south", pits: [...south, ...north], stores };
      return [id, { position, steps: 1, answer, marks: [], turns: false }];
    }),
  );
