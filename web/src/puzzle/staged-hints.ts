/**
 * Hints in stages: the location, the reason, and the step itself. Each repeated request for a hint
 * shows the next stage. During a lesson, a hint shows location and reason together.
 */
import { signal } from "@preact/signals-core";
import type { TableControls } from "../board/table";
import type { Hint, Mark, View } from "../engine/protocol";
import { t } from "../kit/words";
import { puzzleKey, reasonMarks, tallyOf, tileMarks } from "./figure";
import { storedValue, storeValue } from "./puzzle-storage";

const SETTING = "hints";

/** The stage of a hint that is shown: the location or the reason. */
type Stage = "where" | "why";

/** Codes of reasons for which the location of the hint is a cell; by default, it is a tile. */
const ON_CELLS = ["kleine_luecke", "grosse_luecke", "festlegung_dual", "paritaet", "quadrat"];
/** Reasons that the first request shows instead of the location: no step, hole, separation. */
const FULL_AT_ONCE = ["no_step", "loch", "trennung"];

export class StagedHints {
  readonly #table: TableControls;
  readonly #stage = signal<Stage>("why");
  /** Match, ply and reason of the last hint, as text, to recognise a repeated request. */
  #shown = "";

  constructor(table: TableControls, whole: () => boolean) {
    this.#table = table;
    table.wordHints((view, hint, text) => this.#hintText(view, hint, text, whole()));
    table.state.hint.subscribe((news) => {
      if (!news) this.#shown = "";
    });
  }

  get stage(): Stage {
    return this.#stage.value;
  }

  /** Number of hints given on this device for the puzzle on the board. */
  get count(): number {
    const { view } = this.#table;
    return view ? Number(storedValue(SETTING, puzzleKey(view)) ?? 0) : 0;
  }

  /** Set `count`, the stored number of hints given for the puzzle on the board, to 0. */
  reset(): void {
    const { view } = this.#table;
    if (view) storeValue(SETTING, puzzleKey(view), 0);
  }

  /** Show the next stage of the hint, or play its step if the reason is already shown. */
  ask(): void {
    const hint = this.#table.state.hint.value?.hint;
    if (hint?.text && this.#stage.value === "why") void this.#table.play(hint.text);
    else void this.#table.hint();
  }

  /**
   * Return the text to announce for a hint of the engine, set its stage, and count it if it is new.
   * The first request for a hint shows the location, the next one for the same hint the reason. If
   * `whole` is true or the reason's code is in `FULL_AT_ONCE`, the first request already shows the
   * reason. If the reason was already shown and the hint has a step, play it and return "". Called
   * before `state.hint` changes, so that the stage is known when marks and panels are updated.
   */
  #hintText(view: View, hint: Hint, text: string, whole: boolean): string {
    const key = JSON.stringify([view.match, view.ply, hint.reason]);
    const again = key === this.#shown;
    this.#shown = key;
    if (!again) storeValue(SETTING, puzzleKey(view), this.count + 1);
    const play = again && this.#stage.value === "why" && hint.text !== "";
    const full = whole || again || FULL_AT_ONCE.includes(hint.reason.code);
    this.#stage.value = full ? "why" : "where";
    if (play) {
      void this.#table.play(hint.text);
      return "";
    }
    return full ? text : whereWords(hint);
  }
}

/** Return a text that describes only the location of the advised step. */
export function whereWords({ reason: { code, params } }: Hint): string {
  const kind = kindOf(code, params);
  const tile = String(params.tile ?? "");
  const at = params.at ?? params.from ?? "";
  return t("puzzle-where", { kind, tile, at, number: params.number ?? 0 });
}

function kindOf(code: string, params: Hint["reason"]["params"]): string {
  if (code.startsWith("mistake")) return "mistake";
  if (code === "wrong_trial") return "trial";
  if (params.number !== undefined) return "number";
  return ON_CELLS.includes(code) ? "cell" : "tile";
}

/**
 * Return the marks for the location of the advised step: cells, or the numbers and possible places
 * of a tile. Return [] if the hint advises to discard a trial (tentative steps that have failed).
 */
export function whereMarks(view: View, { reason: { code, params } }: Hint): Mark[] {
  const label = { code: "", params: {} };
  const rests = (path: string[]): Mark[] => [{ kind: "rests", side: "", path, label }];
  const kind = kindOf(code, params);
  if (kind === "mistake") return rests([String(params.from ?? "")]);
  if (kind === "trial") return [];
  const cells = Array.isArray(params.cells) ? params.cells.map(String) : [];
  if (kind !== "tile") return rests(kind === "number" ? cells : cells.slice(0, 4));
  const entry = tallyOf(view).find(({ tile }) => tile === params.tile);
  return entry ? tileMarks(view, entry) : [];
}

/** Return the marks of a hint at a stage. */
export function hintMarks(view: View, hint: Hint, stage: Stage): Mark[] {
  return stage === "where" ? whereMarks(view, hint) : reasonMarks(hint);
}
