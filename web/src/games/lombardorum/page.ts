/** The rules page of Ludus Lombardorum: its sections, and the positions of its figures. */
import type { RulesPage } from "../../contracts/manifest";

/** The initial position: all men of a side on one point. */
const START = { white: { p1: 15 }, black: { p12: 15 } };

export const page: RulesPage = {
  sections: [
    { id: "story", paragraphs: 2 },
    { id: "board", paragraphs: 2, figure: { men: START } },
    { id: "aim", paragraphs: 1 },
    { id: "throw", paragraphs: 3 },
    {
      id: "one",
      paragraphs: 2,
      figure: {
        men: {
          white: { p2: 1, p4: 1, p6: 2, p7: 4, p8: 4, p10: 3 },
          black: { p12: 4, p11: 3, p9: 2, p5: 2, p3: 1, p1: 3 },
        },
        dice: [4, 2],
        chosen: "p2",
        targets: [{ place: "p6", uses: 1, takes: false }],
        refused: "p4",
      },
    },
    {
      id: "hit",
      paragraphs: 2,
      figure: {
        men: {
          white: { "bar.white": 1, p2: 2, p7: 5, p9: 4, p11: 3 },
          black: { p12: 5, p10: 2, p8: 2, p5: 2, p3: 1, p1: 3 },
        },
        dice: [6, 3],
        chosen: "bar.white",
        targets: [
          { place: "p6", uses: 1, takes: false },
          { place: "p3", uses: 1, takes: true },
        ],
        refused: "p5",
      },
    },
    {
      id: "off",
      paragraphs: 2,
      figure: {
        men: {
          white: { "off.white": 12, p9: 1, p11: 1, p12: 1 },
          black: { "off.black": 6, p1: 2, p3: 2, p4: 2, p6: 2, p8: 1 },
        },
        dice: [6, 2],
        movable: ["p9", "p11"],
      },
    },
    { id: "advice", paragraphs: 2 },
  ],
  short: ["board", "one", "hit"],
  glossary: ["man", "point", "oneman", "single", "hit", "bar", "enter", "off", "pip"],
  sources: 5,
};
