/** The rules page of Duodecim scripta: its sections, and the positions of its figures. */
import type { RulesPage } from "../../contracts/manifest";

/** The initial position: White's men on 1, Black's on 24. */
const START = { white: { p1: 15 }, black: { p24: 15 } };

export const page: RulesPage = {
  sections: [
    { id: "story", paragraphs: 4 },
    { id: "board", paragraphs: 3, figure: { men: START } },
    { id: "aim", paragraphs: 1 },
    {
      id: "throw",
      paragraphs: 3,
      figure: {
        men: {
          white: { p1: 6, p4: 2, p7: 3, p12: 2, p13: 2 },
          black: { p24: 6, p20: 2, p17: 3, p15: 2, p10: 2 },
        },
        dice: [6, 5, 3],
        chosen: "p4",
        targets: [
          { place: "p9", uses: 1, takes: false, dice: [5] },
          { place: "p7", uses: 1, takes: false, dice: [3] },
        ],
        closed: ["p10"],
      },
    },
    {
      id: "hit",
      paragraphs: 3,
      figure: {
        men: {
          white: { p1: 5, p5: 3, p9: 2, p14: 3, p19: 2 },
          black: { p24: 4, p21: 3, p18: 1, p16: 2, p11: 3, p8: 2 },
        },
        dice: [4, 2, 1],
        chosen: "p14",
        targets: [
          { place: "p18", uses: 1, takes: true, dice: [4] },
          { place: "p15", uses: 1, takes: false, dice: [1] },
        ],
        alone: ["p18"],
        closed: ["p16"],
      },
    },
    {
      id: "off",
      paragraphs: 2,
      figure: {
        men: {
          white: { "off.white": 9, p20: 1, p22: 2, p23: 1, p24: 2 },
          black: { "off.black": 6, p1: 3, p3: 2, p5: 2, p6: 2 },
        },
        dice: [6, 3, 2],
        movable: ["p20", "p22", "p23"],
      },
    },
    {
      id: "zeno",
      paragraphs: 2,
      figure: {
        men: {
          white: { p6: 7, p9: 1, p10: 1, p16: 1, p19: 1, p20: 1, p22: 1, p23: 1, p24: 1 },
          black: { p8: 2, p11: 2, p12: 2, p13: 1, p14: 2, p15: 2, p18: 2, p21: 2 },
        },
        alone: ["p9", "p10", "p16", "p19", "p20", "p22", "p23", "p24"],
        closed: ["p8", "p11", "p12", "p14", "p15", "p18", "p21"],
      },
      study: "zeno",
    },
  ],
  short: ["board", "throw", "hit"],
  glossary: "man point single block hit off quarter alveus exsi tabula".split(" "),
  sources: 7,
};
