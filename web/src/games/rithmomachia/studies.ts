/**
 * Studies (positions with a question) from a brochure by Richter and Banse: an attack by number
 * times distance (6 · 5 = 30), an attack by two stones from both sides (5 · 9 = 45), a capture by
 * enclosure, and a winning row (three stones with numbers in a proportion: 5, 9, 45).
 */
import type { Study } from "../../contracts/studies";

/**
 * Stones on the first and last ranks in all examples of captures; they have no part in the capture.
 */
export const BASE = "WP91@g1 WS153@h1 BP190@a12 BS28@h12";

/** A position before the last move of an example: the stones, the side to move, and that move. */
interface Example {
  stones: string;
  mover: "white" | "black";
  answer: string;
  /** Stones that the mover has captured, such as "WP91" (White's pyramid, 91); default: none. */
  taken?: string[];
  /** Options of the rules; default: those of the beginners' game. */
  options?: Record<string, string>;
}

type Name = "sixfive" | "fivenine" | "shutin" | "harmony";

export const examples: Record<Name, Example> = {
  sixfive: { stones: `${BASE} WR6@b5 BT30@g6 BR3@f11`, mover: "white", answer: "b5-b6" },
  fivenine: { stones: `${BASE} BR5@c6 WS45@d6 BR9@e5`, mover: "black", answer: "e5-e6" },
  shutin: {
    stones: `${BASE} WR2@a2 WR8@f4 BR3@a3 BR5@a1 BR7@c2`,
    mover: "black",
    answer: "c2-b2",
  },
  harmony: {
    stones: "WS153@h1 WR8@f4 BR5@a6 BR9@a7 BP190@a15 BS28@h15",
    mover: "black",
    answer: "45@a8",
    taken: ["WP91", "WS45"],
    options: { edition: "advanced" },
  },
};

export const studies = (): Record<string, Study> =>
  Object.fromEntries(
    Object.entries(examples).map(([id, { stones, mover, answer, taken = [], options = {} }]) => {
      const position = {
        options: { dead_position: "off", ...options },
        turn: mover,
        stones: stones.split(" "),
        captured: { white: [], black: [], [mover]: taken },
      };
      return [id, { position, mover, steps: 1, answer, turns: false }];
    }),
  );
