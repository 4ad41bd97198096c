/** The rules page of family dominoes. */
import type { RulesPage } from "../../contracts/manifest";
import { tableView } from "../../paint/line/table-view";

const tiles = (text: string) => text.split(" ");

export const page: RulesPage = {
  other: "de",
  sections: [
    { id: "story", paragraphs: 2 },
    {
      id: "play",
      paragraphs: 3,
      figure: {
        men: {},
        view: tableView({
          line: ["4:6", "6:6", "6:1", "1:0"],
          first: 1,
          hand: ["0:3", "0:5", "1:4", "2:5", "3:4", "5:5"],
          other: 7,
          open: true,
        }),
        chosen: "a.2",
        targets: [{ place: "line.-2", uses: 0, takes: false }],
      },
    },
    { id: "end", paragraphs: 2 },
    { id: "sets", paragraphs: 2 },
  ],
  short: [
    {
      men: {},
      view: tableView({
        line: ["6:6"],
        hand: tiles("0:3 0:5 1:0 1:4 2:5 3:4 5:5"),
        other: 7,
        open: true,
      }),
    },
    "play",
    {
      men: {},
      view: tableView({
        line: tiles("3:5 5:4 4:6 6:6 6:1 1:0 0:5 5:5 5:2 2:1"),
        first: 3,
        other: 2,
      }),
    },
  ],
  glossary: ["double", "pip", "lead", "line", "stock", "block", "domino"],
  sources: 1,
};
