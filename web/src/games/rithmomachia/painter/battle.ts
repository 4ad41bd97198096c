/** Selects the marks of the view to draw: attacks, dangers, possible attacks and winning rows. */
import type { Scene } from "../../../board/painter";
import type { Mark } from "../../../engine/protocol";

/** An attack to draw. */
export interface Attack {
  /** By the side to move, by its opponent, or possible after a move. */
  kind: "attack" | "danger" | "would";
  target: string;
  /** Squares of the attacking stones. The steps along the line are counted from the first one. */
  stones: string[];
  formula: string;
  /** True if steps along a line are counted; false if the target is between two stones. */
  counted: boolean;
}

/** Maximum number of attacks that are all drawn without choosing a stone. */
const MAX_SHOWN = 3;

export interface Battle {
  /** Attacks drawn with line and formula. */
  shownAttacks: Attack[];
  /** Squares with attacked stones, and those of them with stones of the side to move. */
  attacked: Set<string>;
  endangered: Set<string>;
  /** Squares from which the stone chosen, in focus or under the pointer would attack. */
  vantage: Set<string>;
  rows: string[][];
}

/**
 * With a stone chosen, in focus or under the pointer, its attacks and the attacks on it are drawn.
 * If the chosen stone can move to the square in focus or under the pointer, its attacks from there
 * are drawn instead. Otherwise all attacks are drawn if they are few, and only dangers if they are
 * many. Attacks shown by the page are drawn alone.
 */
export function battleOf({ view, chosen, looked, shown }: Scene): Battle {
  const present = view.marks.filter(isAttack);
  const attacks = present.map((mark) => attackOf(mark));
  const stone = chosen ?? looked;
  const concerns = ({ target, stones }: Attack) =>
    stone !== null && (target === stone || stones.includes(stone));
  const pointedAttacks = attacks.filter(concerns);
  const dangers = attacks.filter((attack) => attack.kind === "danger" && !concerns(attack));
  const defaultAttacks = attacks.length <= MAX_SHOWN ? attacks : dangers;
  const prospects = view.marks.filter(({ kind, path }) => kind === "would" && path[0] === stone);
  const pointed = shown.filter(isAttack).map((mark) => attackOf(mark));
  const there = prospects
    .filter(({ path }) => chosen !== null && path[1] === looked)
    .map((mark) => attackOf({ ...mark, path: mark.path.slice(1) }));
  const around = pointedAttacks.length > 0 ? [...pointedAttacks, ...dangers] : defaultAttacks;
  return {
    shownAttacks: [pointed, there].find((some) => some.length > 0) ?? around,
    attacked: new Set(attacks.map(({ target }) => target)),
    endangered: new Set(
      attacks.filter(({ kind }) => kind === "danger").map((attack) => attack.target),
    ),
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
