/**
 * Rules page of Ludus XII scriptorum: its sections, and the positions of men and dice in its
 * figures.
 */
import type { RulesPage } from "../../contracts/manifest";

/** The initial position: all men in hand. */
const START = { white: { "hand.white": 15 }, black: { "hand.black": 15 } };

export const page: RulesPage = {
  sections: [
    { id: "story", paragraphs: 2 },
    { id: "board", paragraphs: 3, figure: { men: START } },
    { id: "aim", paragraphs: 1 },
    { id: "throw", paragraphs: 3 },
    {
      id: "enter",
      paragraphs: 2,
      figure: {
        men: {
          white: { "hand.white": 6, a3: 2, a7: 3, a12: 4 },
          black: { "hand.black": 5, a2: 2, a5: 1, a9: 3, a11: 4 },
        },
        dice: [5, 2],
        chosen: "hand.white",
        targets: [
          { place: "a5", uses: 1, takes: true, dice: [5] },
          { place: "a7", uses: 2, takes: false, dice: [5, 2] },
        ],
        closed: ["a2"],
      },
    },
    {
      id: "hit",
      paragraphs: 2,
      figure: {
        men: {
          white: { "bar.white": 1, c2: 2, d5: 4, e6: 3, e4: 5 },
          black: { a2: 2, a9: 3, b4: 3, c1: 4, c5: 3 },
        },
        dice: [4, 2],
        chosen: "bar.white",
        targets: [{ place: "a4", uses: 1, takes: false, dice: [4] }],
        closed: ["a2"],
      },
    },
    {
      id: "off",
      paragraphs: 3,
      figure: {
        men: {
          white: { "off.white": 9, e4: 3, e2: 2, e1: 1 },
          black: { "off.black": 7, e6: 3, e5: 3, e3: 2 },
        },
        dice: [4, 2],
        movable: ["e4", "e2"],
      },
    },
    { id: "words", paragraphs: 3 },
  ],
  short: ["board", "enter", "hit"],
  glossary: "man square hand enter single block hit circle off scripta".split(" "),
  sources: 12,
};
