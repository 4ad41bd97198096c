/**
 * The rules page of the Bohnenspiel: its sections, its figures, and positions for trying out chains
 * (captures from several pits in a row).
 */
import type { Figure, RulesPage } from "../../contracts/manifest";
import { type Chain, chains } from "./studies";

/** Return a figure of the board with the given numbers of beans in the pits and stores. */
function beans({ south, north, stores }: Omit<Chain, "answer">): Figure {
  const row = (side: string, counts: Chain["south"]) =>
    counts.map((count, index): [string, number] => [`${side}${index + 1}`, count]);
  const won = stores.map((count, index): [string, number] => [
    `store.${index === 0 ? "south" : "north"}`,
    count,
  ]);
  return {
    kind: "bean",
    men: { "": Object.fromEntries([...row("s", south), ...row("n", north), ...won]) },
  };
}

const START = beans({ south: [6, 6, 6, 6, 6, 6], north: [6, 6, 6, 6, 6, 6], stores: [0, 0] });

export const page: RulesPage = {
  other: "de",
  sections: [
    { id: "story", paragraphs: 2 },
    { id: "board", paragraphs: 2, figure: START },
    { id: "aim", paragraphs: 1 },
    { id: "sow", paragraphs: 3, figure: { ...START, chosen: "s3", trail: pathBetween("s4 n3") } },
    { id: "take", paragraphs: 3 },
    { id: "end", paragraphs: 3 },
    { id: "advice", paragraphs: 2 },
    {
      id: "chain",
      paragraphs: 1,
      study: "chain",
      figure: {
        ...beans(chains.chain),
        chosen: "s5",
        trail: pathBetween("s6 n2"),
        taken: ["s6", "n1", "n2"],
      },
    },
    {
      id: "broken",
      paragraphs: 1,
      study: "broken",
      figure: {
        ...beans(chains.broken),
        chosen: "s5",
        trail: pathBetween("s6 n3"),
        taken: ["n2", "n3"],
      },
    },
    {
      id: "six",
      paragraphs: 1,
      study: "six",
      figure: {
        ...beans(chains.six),
        chosen: "s5",
        trail: pathBetween("s6 n5"),
        taken: ["s6", "n1", "n2", "n3", "n4", "n5"],
      },
    },
    {
      id: "last",
      paragraphs: 1,
      study: "last",
      figure: {
        ...beans(chains.last),
        chosen: "s6",
        trail: pathBetween("n1 n3"),
        taken: ["n1", "n2", "n3"],
      },
    },
  ],
  short: ["board", "sow", "six"],
  glossary: ["pit", "store", "sow", "capture", "chain"],
  sources: 6,
};

/** Return the pits of a path in sowing order. `ends` are its first and last pits: "s4 n3". */
function pathBetween(ends: string): string[] {
  const round = ["s", "n"].flatMap((side) => [1, 2, 3, 4, 5, 6].map((pit) => `${side}${pit}`));
  const [first = "", last = ""] = ends.split(" ");
  return round.slice(round.indexOf(first), round.indexOf(last) + 1);
}
