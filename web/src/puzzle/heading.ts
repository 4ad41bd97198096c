/** Heading of a puzzle: the progress, and one sentence about rule, hint or possible actions. */
import { html, render } from "lit-html";
import { statusWords } from "../board/names";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import type { Move, View } from "../engine/protocol";
import { find, make, write } from "../kit/dom";
import { t, words } from "../kit/words";
import { formatCells, foundCount, isTrial } from "./figure";

/** Status codes that the sentence omits, because the heading shows them in its own words. */
const OMITTED_STATUS = ["tiles_left", "tiles_to_lay", "trial"];

interface HeadingOptions {
  element: HTMLElement;
  /** Short description of the puzzle: number or date, and grade. */
  facts(): string;
  /** Text shown when the puzzle is solved: time and number of hints. */
  finish(): string;
  /** Text for the selected place, if it differs from the default. */
  choice?: (chosen: { place: string; moves: readonly Move[] }, view: View) => string;
  /** Message id for the solved puzzle, if not `puzzle-solved`. */
  end?: string;
  /** True if the heading shows the reason of a hint, because there is no hint panel. */
  hints?: boolean;
}

/** Fills the elements `.turn` and `.status`, which the page already contains. */
export function heading(options: HeadingOptions): Panel {
  const { element, facts, finish, end = "puzzle-solved" } = options;
  const turn = find(".turn", element);
  const status = find(".status", element);
  const about = make("p", { class: "facts" });
  turn.replaceChildren();
  turn.dataset.stop = ".";
  turn.after(about);
  return {
    element,
    update(moment) {
      const { view } = moment;
      const over = view.actor.kind === "over" ? view.actor.outcome : null;
      render(over ? t(over.winner ? end : "puzzle-given-up") : progress(moment), turn);
      write(about, facts());
      write(status, over?.winner ? finish() : formatCells(sentence(moment, options)));
      status.classList.toggle("refusal", moment.refusal !== null);
    },
  };
}

function progress({ view }: TableSnapshot) {
  const { found, of } = foundCount(view);
  return html`<span class="spelt">${progressText(found, of)}</span
    ><span class="figures" aria-hidden="true">${t("puzzle-found", { found, of })}</span>`;
}

/** Describes the selected cell and the neighbours it can join, or the tile that can be removed. */
function cellText(
  { place, moves }: { place: string; moves: readonly Move[] },
  { pieces }: View,
): string {
  const covered = new Set(pieces.flatMap(({ covers }) => covers));
  if (covered.has(place)) return t("puzzle-chosen-tile", { cell: place });
  const partners = moves.flatMap(({ path }) => path.slice(1)).filter((cell) => !covered.has(cell));
  return t("puzzle-chosen-cell", { cell: place, partners });
}

function progressText(found: number, of: number): string {
  const number = (count: number) => t("puzzle-number-word", { count });
  const text = t("puzzle-found", { found: number(found), of: number(of) });
  return text.charAt(0).toLocaleUpperCase(words().language) + text.slice(1);
}

function sentence(moment: TableSnapshot, { hints, choice = cellText }: HeadingOptions): string {
  const { view, chosen, refusal, kept, advice } = moment;
  if (kept) return t("turn-starting");
  if (refusal) return refusal.text;
  if (chosen) return choice(chosen, view);
  if (hints && advice) return words().say("hint", advice.reason, view);
  // The text of a trial replaces the rule, so that the content below does not move.
  const first = isTrial(view)
    ? t("puzzle-trying")
    : t(`rule-${view.game}`, { kind: "", ...view.options });
  return [first, statusWords(view, words(), OMITTED_STATUS)].filter(Boolean).join(" ");
}
