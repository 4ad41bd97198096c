/**
 * Heading of a puzzle: the number of tiles found, the description of the puzzle, and a sentence.
 * The sentence states the rule and the status, the possible actions on the selected cell, a hint,
 * or the reason why a move was refused.
 */
import { html, render } from "lit-html";
import { statusWords } from "../board/names";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import type { Move, View } from "../engine/protocol";
import { find, make, write } from "../kit/dom";
import { t, words } from "../kit/words";
import { formatCells, foundCount, isTrial } from "./figure";

/** Codes of omitted status messages. Other texts of the heading replace them. */
const OMITTED_STATUS = ["tiles_left", "tiles_to_lay", "trial"];

interface HeadingOptions {
  element: HTMLElement;
  /** Return a short description of the puzzle, such as its number and grade; can be "". */
  facts(): string;
  /** Return the text shown when the puzzle is solved, such as time and number of hints. */
  finish(): string;
  /** Return the text for the selected cell and its legal moves. The default is `cellText`. */
  choice?: (chosen: { place: string; moves: readonly Move[] }, view: View) => string;
  /** Id of the message for a solved puzzle; default: "puzzle-solved". */
  end?: string;
  /** True if the sentence shows the reason of a hint, because the page has no panel for hints. */
  hints?: boolean;
  /** True while today's puzzle is being created. The heading then asks the user to wait. */
  waits?: () => boolean;
}

/**
 * Return the heading as a panel. It writes the progress or the result to the part `.turn`
 * of `element`, and the sentence to the part `.status`. The description is inserted between them.
 */
export function heading(options: HeadingOptions): Panel {
  const { element, facts, finish, end = "puzzle-solved", waits = () => false } = options;
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
      if (waits()) {
        render(t("puzzle-menu-today"), turn);
        write(about, "");
        write(status, t("turn-starting"));
        return;
      }
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

/** Describe the selected cell: the neighbours with which it can form a tile, or the tile on it. */
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
  // During a trial (a series of tentative steps), a text about it replaces the rule. Both texts
  // would need more lines and move the content below the heading.
  const first = isTrial(view)
    ? t("puzzle-trying")
    : t(`rule-${view.game}`, { kind: "", ...view.options });
  return [first, statusWords(view, words(), OMITTED_STATUS)].filter(Boolean).join(" ");
}
