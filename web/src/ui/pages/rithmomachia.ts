/** The rules page of Rithmomachia: its sections, and the positions of its pictures. */
import { type Composed, composed } from "../../painters/rithmomachia/composed";
import type { GamePage, PageSection } from "../gamepage";

const WHITE = "WS15@a1 WS45@b1 WT6@c1 WT20@d1 WT42@e1 WT72@f1 WP91@g1 WS153@h1";
const BLACK = "BP190@a12 BS120@b12 BT90@c12 BT56@d12 BT30@e12 BT12@f12 BS66@g12 BS28@h12";
const ROUNDS = "WR2@c2 WR4@d2 WR6@e2 WR8@f2 BR9@c11 BR7@d11 BR5@e11 BR3@f11";

/** Stones that stand in every example, far from what it is about. */
const BASE = "WP91@g1 WS153@h1 BP190@a12 BS28@h12";

type Drawn = Omit<Composed, "ranks" | "stones">;

/** A picture of beginners' stones. */
function figure(stones: string, drawn: Drawn = {}): Pick<PageSection, "figure"> {
  return {
    figure: { men: {}, view: composed({ ranks: 12, stones: stones.split(" "), ...drawn }) },
  };
}

/** The same, with the position one move earlier to be tried on the board. */
function example(before: string, after: string, drawn: Drawn) {
  const stones = before.split(" ");
  return { ...figure(after, drawn), position: { turn: drawn.turn ?? "white", stones } };
}

export const page: GamePage = {
  sections: [
    { id: "story", paragraphs: 3 },
    { id: "armies", paragraphs: 3, ...figure(`${WHITE} ${BLACK} ${ROUNDS}`) },
    { id: "move", paragraphs: 2 },
    { id: "attack", paragraphs: 3 },
    {
      id: "eruptio",
      paragraphs: 2,
      ...example(`${BASE} WR6@b5 BT30@g6 BR3@f11`, `${BASE} WR6@b6 BT30@g6 BR3@f11`, {
        attacks: ["6 · 5 = 30 b6 g6"],
        last: ["b5", "b6"],
      }),
    },
    {
      id: "insidiae",
      paragraphs: 2,
      ...example(`${BASE} BR5@c6 WS45@d6 BR9@e5`, `${BASE} BR5@c6 WS45@d6 BR9@e6`, {
        attacks: ["5 · 9 = 45 c6 e6 d6"],
        last: ["e5", "e6"],
        turn: "black",
      }),
    },
    {
      id: "obsidio",
      paragraphs: 2,
      ...example(
        `${BASE} WR2@a2 WR8@f4 BR3@a3 BR5@a1 BR7@c2`,
        `${BASE} WR2@a2 WR8@f4 BR3@a3 BR5@a1 BR7@b2`,
        {
          last: ["c2", "b2"],
          turn: "black",
        },
      ),
    },
    { id: "pyramid", paragraphs: 2 },
    {
      id: "win",
      paragraphs: 4,
      ...figure("WR2@c8 WR4@e8 WR6@f8 WP91@g1 WS153@h1 BR3@a9 BS28@h12", {
        row: ["c8", "e8", "f8"],
        last: ["f7", "f8"],
      }),
    },
    { id: "advanced", paragraphs: 3 },
    { id: "boethius", paragraphs: 4 },
    { id: "advice", paragraphs: 3 },
  ],
  sources: 7,
};
