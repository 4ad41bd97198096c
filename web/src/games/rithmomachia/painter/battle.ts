/** Which of the view's marks are drawn: attacks and dangers, attacks to come, rows that stand. */
import type { Scene } from "../../../board/painter";
import type { Mark } from "../../../engine/protocol";

/** An attack as it is drawn. */
export interface Attack {
  /** The other side's attack on the side to move, or one that a move would bring. */
  kind: "attack" | "danger" | "would";
  target: string;
  /** The stones that attack; the first one's number is counted along the line. */
  stones: string[];
  formula: string;
  /** Whether it is counted in steps along a line, or the target is held between two stones. */
  counted: boolean;
}

/** So many attacks are told apart without asking for one stone. */
const FEW = 3;

export interface Battle {
  /** Attacks drawn with line and formula. */
  drawn: Attack[];
  /** Squares whose stones are attacked, and those of the side to move among them. */
  attacked: Set<string>;
  endangered: Set<string>;
  /** Squares from which the stone in question would attack. */
  vantage: Set<string>;
  rows: string[][];
}

/**
 * With a stone chosen or looked at its own attacks are drawn, and those on it; with a square
 * looked at to which the chosen stone can go, what it would attack from there. Dangers are drawn
 * always, and everything where there is little; an attack that the page points at alone.
 */
export function battleOf({ view, chosen, looked, shown }: Scene): Battle {
  const present = view.marks.filter(isAttack);
  const attacks = present.map((mark) => attackOf(mark));
  const stone = chosen ?? looked;
  const concerns = ({ target, stones }: Attack) =>
    stone !== null && (target === stone || stones.includes(stone));
  const asked = attacks.filter(concerns);
  const dangers = attacks.filter((one) => one.kind === "danger" && !concerns(one));
  const usual = attacks.length <= FEW ? attacks : dangers;
  const prospects = view.marks.filter(({ kind, path }) => kind === "would" && path[0] === stone);
  const pointed = shown.filter(isAttack).map((mark) => attackOf(mark));
  const there = prospects
    .filter(({ path }) => chosen !== null && path[1] === looked)
    .map((mark) => attackOf({ ...mark, path: mark.path.slice(1) }));
  const around = asked.length > 0 ? [...asked, ...dangers] : usual;
  return {
    drawn: [pointed, there].find((some) => some.length > 0) ?? around,
    attacked: new Set(attacks.map(({ target }) => target)),
    endangered: new Set(attacks.filter(({ kind }) => kind === "danger").map((one) => one.target)),
    vantage: new Set(prospects.map(({ path }) => path[1] ?? "")),
    rows: view.marks.filter(({ kind }) => kind === "row").map(({ path }) => path),
  };
}

const isAttack = ({ kind }: Mark) => kind === "attack" || kind === "danger";

function attackOf({ kind, path, label }: Mark): Attack {
  const [from = "", target = "", ...more] = path;
  return {
    kind: kind as Attack["kind"],
    target,
    stones: [from, ...more],
    formula: String(label.params.formula ?? ""),
    counted: label.code === "eruptio" || label.code === "extended",
  };
}
