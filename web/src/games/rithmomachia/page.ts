/** The rules page of Rithmomachia: its sections, and the positions of its figures. */
import type { PageSection, RulesPage } from "../../contracts/manifest";
import { type Composed, composed } from "./painter/composed";
import { BASE, examples } from "./studies";

const WHITE = "WS15@a1 WS45@b1 WT6@c1 WT20@d1 WT42@e1 WT72@f1 WP91@g1 WS153@h1";
const BLACK = "BP190@a12 BS120@b12 BT90@c12 BT56@d12 BT30@e12 BT12@f12 BS66@g12 BS28@h12";
const ROUNDS = "WR2@c2 WR4@d2 WR6@e2 WR8@f2 BR9@c11 BR7@d11 BR5@e11 BR3@f11";

type Drawn = Omit<Composed, "ranks" | "stones">;

/** Return a figure of 12 ranks with `stones`, such as "WR6@b5 BT30@g6", and marks (`drawn`). */
function figure(stones: string, drawn: Drawn = {}): Pick<PageSection, "figure"> {
  return {
    figure: { men: {}, view: composed({ ranks: 12, stones: stones.split(" "), ...drawn }) },
  };
}

/**
 * Return a figure of the position after the right answer to a study (a position with a question),
 * and the study's id. `after` lists the stones (as in `figure`) that are not in `BASE`. The move of
 * the answer is marked.
 */
function solved(study: keyof typeof examples, after: string, drawn: Drawn) {
  const { mover, answer } = examples[study];
  const last = answer.split("-");
  return { ...figure(`${BASE} ${after}`, { ...drawn, last, turn: mover }), study };
}

export const page: RulesPage = {
  sections: [
    { id: "story", paragraphs: 3 },
    { id: "armies", paragraphs: 3, ...figure(`${WHITE} ${BLACK} ${ROUNDS}`) },
    { id: "move", paragraphs: 2 },
    { id: "attack", paragraphs: 3 },
    {
      id: "eruptio",
      paragraphs: 2,
      ...solved("sixfive", "WR6@b6 BT30@g6 BR3@f11", { attacks: ["6 · 5 = 30 b6 g6"] }),
    },
    {
      id: "insidiae",
      paragraphs: 2,
      ...solved("fivenine", "BR5@c6 WS45@d6 BR9@e6", { attacks: ["5 · 9 = 45 c6 e6 d6"] }),
    },
    {
      id: "obsidio",
      paragraphs: 2,
      ...solved("shutin", "WR2@a2 WR8@f4 BR3@a3 BR5@a1 BR7@b2", {}),
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
    { id: "boethius", paragraphs: 4, further: true },
    { id: "advice", paragraphs: 3 },
  ],
  short: ["armies", "eruptio", "win"],
  glossary: [
    "stone",
    "pyramid",
    "attack",
    "reply",
    "eruptio",
    "insidiae",
    "obsidio",
    "congressus",
    "row",
    "mean",
    "victory",
  ],
  sources: 7,
};
