/** Rules page of Sperrdomino. Its figures: a table during play, and three blocked lines. */
import type { Figure, RulesPage } from "../../contracts/manifest";
import { type TableDescription, tableView } from "../../paint/line/table-view";

const table = (description: TableDescription, more: Partial<Figure> = {}): Figure => ({
  men: {},
  view: tableView(description),
  ...more,
});

const tiles = (text: string) => text.split(" ");
const end = (place: string) => ({ place, uses: 0, takes: false });

export const page: RulesPage = {
  other: "de",
  sections: [
    { id: "story", paragraphs: 3 },
    {
      id: "table",
      paragraphs: 3,
      figure: table(
        {
          line: tiles("5:3 3:4 4:1 1:3 3:3 3:2 2:4 4:5 5:0 0:2 2:1 1:1"),
          first: 4,
          hand: tiles("0:0 0:1 0:6 1:5 2:2 2:5 5:5"),
          other: 4,
          stock: 5,
          buyable: 3,
          open: true,
        },
        { chosen: "a.3", targets: [end("line.-5"), end("line.8")] },
      ),
    },
    { id: "turn", paragraphs: 3 },
    { id: "end", paragraphs: 2 },
    { id: "score", paragraphs: 3 },
    { id: "row", paragraphs: 3 },
    { id: "groups", paragraphs: 4 },
    { id: "advice", paragraphs: 4 },
    {
      id: "book",
      study: "great_deal",
      paragraphs: 2,
      figure: table({
        line: tiles("0:1 1:1 1:2 2:0 0:4 4:1 1:3 3:0 0:5 5:1 1:6 6:0 0:0"),
        first: 1,
      }),
    },
    {
      id: "ten",
      study: "ten_tiles",
      paragraphs: 2,
      figure: table({ line: tiles("0:1 1:2 2:0 0:0 0:3 3:4 4:0 0:5 5:6 6:0"), first: 4 }),
    },
    {
      id: "seven",
      study: "seven_tiles",
      paragraphs: 1,
      figure: table({ line: tiles("0:0 0:1 1:2 2:0 0:3 3:4 4:0"), first: 4 }),
    },
  ],
  short: ["table", "ten", "book"],
  glossary:
    "double pip lead line stock buy talon block domino row race matsch force pinch trap".split(" "),
  sources: 1,
};
