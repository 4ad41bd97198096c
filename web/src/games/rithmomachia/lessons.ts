/** Rithmomachia in thirteen steps: four ways to move, four to take, to save a stone, four to win. */
import type { Lesson } from "../../ui/learn/lesson";

/** Stones that stand in most lessons, far from what they are about. */
const BASE = "WP91@g1 WS153@h1 BP190@a12 BS28@h12";
/** The same for the advanced game, on sixteen ranks. */
const ADVANCED = "WP91@g2 BP190@a15 BR3@h13";

/** A lesson goes on where neither side can set a row any more. */
const ENDLESS = { dead_position: "off" };

const board = (stones: string, more: object = {}, options: object = {}) => ({
  options: { ...ENDLESS, ...options },
  turn: "white",
  stones: stones.split(" "),
  ...more,
});
const EDITION = { edition: "advanced" };
/** What lies beside the board once Black's pyramid has been taken. */
const taken = (...stones: string[]) => ({ captured: { white: ["BP190", ...stones], black: [] } });
/** The moves of one stone. */
const ways = (from: string, to: string) => to.split(" ").map((square) => `${from}-${square}`);

export const lessons: Lesson[] = [
  { position: board(`${BASE} WR4@d4 BR7@d9`), answers: ways("d4", "c4 d3 d5 e4") },
  { position: board(`${BASE} WT20@c4 WR2@c5 BR7@d9`), answers: ["c4-d5"] },
  { position: board(`${BASE} WS45@b4 BR7@d9`), answers: ["b4-d5"] },
  {
    position: board("WP91@d4 WS153@h1 BP190@a12 BS28@h12"),
    answers: ways("d4", "a4 b4 c4 d1 d2 d3 d5 d6 d7 e4 f4 g4"),
  },
  { position: board(`${BASE} WR6@b5 BT30@g6 BR3@f11`), answers: ["b5-b6"], reply: "f11-f10" },
  {
    position: board(`${BASE} WR4@d4 BT12@d5 WR8@e6 BR3@f11`),
    answers: ["e6-d6"],
    reply: "f11-f10",
  },
  { position: board(`${BASE} BR3@a8 WR2@a7 WR4@a9 WR8@c8`), answers: ["c8-b8"] },
  {
    position: board(`${BASE} WS45@d6 BR5@c6 BR9@e6 WR2@b2`),
    answers: ways("d6", "b5 b7 c4 c8 d3 d9 e4 e8 f5 f7"),
  },
  {
    position: board("WP91@g1 WS153@h1 WR8@d3 BP190@d12 BR3@f11"),
    answers: ["d3-d4"],
    reply: "f11-f10",
  },
  {
    position: board("WR2@c8 WR4@e8 WR6@f7 WS153@h1 BS28@h12 BR3@a9", taken()),
    answers: ["f7-f8"],
  },
  {
    position: board("WR6@d8 WR8@g8 WS153@h1 BS28@h12 BR3@a9", taken("BR7")),
    answers: ["7@e8", "7@f8"],
  },
  {
    position: board(`${ADVANCED} WT9@d4 BR9@f6`, {}, EDITION),
    answers: ["d4-d6", "d4-e5", "d4-f4"],
    reply: "h13-h12",
  },
  {
    position: board("WP91@g2 WS45@a10 WS15@c10 WT9@h8 BR3@h13", taken(), EDITION),
    answers: ["h8-h10"],
  },
];
