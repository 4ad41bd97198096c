/**
 * Study (position with a question) of Zeno's roll: the story, the only legal move of each die, why
 * other moves are illegal, Black's reply, and interpretations of the ancient text about it.
 */
import type { Painter } from "../../board/painter";
import type { Study } from "../../contracts/studies";
import type { Mark, Table, Token } from "../../engine/protocol";
import { make } from "../../kit/dom";
import { rich } from "../../kit/texts";
import { t, words } from "../../kit/words";
import { picture } from "../../table/canvas";

/** Facts about the study, computed by `scripts/site_build/zeno_study.py` during the build. */
interface Facts {
  position: object;
  table: Table;
  dice: DieFacts[];
  alone: number[];
  marks: Mark[];
  /** Number of Black's 216 rolls, keyed by the maximum number of men that a roll can hit. */
  hits: Record<string, number>;
  readings: Reading[];
  /** Number of interpretations of the text that the build computed; `readings` has notable ones. */
  tried: number;
}

/**
 * The only legal move of a die, and the refused moves with the reason code. Points have White's
 * numbers. `to` of a refused move is null for bearing off.
 */
interface DieFacts {
  die: number;
  from: number;
  to: number;
  refused: { from: number; to: number | null; reason: string }[];
}

/**
 * An interpretation of the ancient text about the position. `endings` is the number of positions in
 * which the turn can end, and `alone` the number of White's blots (single men) in the first one
 * found, shown only if there is no other. Both are 0 if the turn is impossible.
 */
interface Reading {
  id: string;
  endings: number;
  alone: number;
}

const factFiles = import.meta.glob<Facts>("../../generated/openings/study-zeno.json", {
  import: "default",
});

export async function studies(): Promise<Record<string, Study>> {
  const [load] = Object.values(factFiles);
  return load ? { zeno: zeno(await load()) } : {};
}

function zeno(facts: Facts): Study {
  const { position, table, dice, marks } = facts;
  const tells = (painter: Painter, point: Point) => ({
    parts: {
      throw: throwSection(),
      why: whySection(facts, painter, point),
      black: blackSection(facts),
      numbers: numbersSection(facts),
    },
    first: "why",
    end: aloneRow(facts),
  });
  const placesBefore = PAIRS.map((point) => `p${point}`);
  return {
    position,
    table,
    steps: dice.length,
    answer: null,
    marks,
    turns: true,
    before: placesBefore,
    explanations: tells,
  };
}

type Point = (places: readonly string[]) => void;

/** Points with two or more of Zeno's men before the roll. */
const PAIRS = [6, 10, 19, 20];

/** Size of a die in CSS pixels. */
const DIE = 42;

const paragraph = (id: string, params = {}) => make("p", {}, ...rich(t(id, params)));

function throwSection(): HTMLElement[] {
  return ["study-throw-1", "study-throw-2"].map((id) => paragraph(id));
}

/** Show each die with the only man that it can move, and why it can move no other man. */
function whySection({ dice, readings }: Facts, painter: Painter, point: Point): HTMLElement[] {
  const ungathered = readings.find(({ id }) => id === "ungathered")?.endings ?? 0;
  return [
    ...dice.map((die) => dieFacts(die, painter, point)),
    paragraph("study-why", { count: ungathered }),
  ];
}

/** Show the move and the refused moves of a die. Pressing the move marks it on the board. */
function dieFacts(
  { die, from, to, refused }: DieFacts,
  painter: Painter,
  point: Point,
): HTMLElement {
  const show = () => point([`p${from}`, `p${to}`]);
  const token: Token = { id: "", kind: "die", side: "", value: die, used: false };
  const blocked = refused.filter(({ reason }) => reason === "blocked");
  const leaving = refused.filter(({ reason }) => reason === "not_gathered");
  const moves = blocked.map((move) => t("study-short-way", { from: move.from, to: move.to }));
  const men = words().list(leaving.map((move) => String(move.from)));
  return make(
    "div",
    { class: "die-facts" },
    picture(DIE, (ctx, look) => painter.tokenIcon(ctx, DIE, token, look)),
    make(
      "h3",
      {},
      make(
        "button",
        { class: "quiet", type: "button", onclick: show },
        t("study-way", { from, to }),
      ),
      " ",
      make("small", {}, t("study-only", { die })),
    ),
    make("p", { class: "closed" }, t("study-blocked", { ways: words().list(moves) })),
    make("p", { class: "leaving" }, t("study-leaving", { men })),
  );
}

function blackSection({ hits }: Facts): HTMLElement[] {
  const all = Object.values(hits).reduce((sum, throws) => sum + throws, 0);
  const lines = Object.entries(hits)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([men, throws]) => make("li", {}, t("study-hits", { men: Number(men), throws, all })));
  return [paragraph("study-black"), make("ul", {}, ...lines), paragraph("study-black-after")];
}

/** Render the interpretations: number of final positions and, if only one, of White's blots. */
function numbersSection({ readings, tried }: Facts): HTMLElement[] {
  const heads = ["reading", "endings", "alone"].map((id) =>
    make("th", { scope: "col" }, t(`study-head-${id}`)),
  );
  const lines = readings.map(({ id, endings, alone }) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, t(`study-reading-${id}`)),
      make("td", {}, endings > 0 ? String(endings) : t("study-impossible")),
      make("td", {}, endings === 1 ? String(alone) : "–"),
    ),
  );
  return [
    paragraph("study-numbers-1"),
    paragraph("study-numbers-2", { count: tried }),
    make(
      "table",
      { class: "readings" },
      make("thead", {}, make("tr", {}, ...heads)),
      make("tbody", {}, ...lines),
    ),
  ];
}

/** List the points with White's blots after the turn. The style sheet adds the dashed rings. */
function aloneRow({ alone }: Facts): HTMLElement {
  const men = alone.map((point) => make("li", {}, String(point)));
  return make(
    "div",
    { class: "alone" },
    make("h3", {}, t("study-alone", { count: alone.length })),
    make("ul", {}, ...men),
  );
}
