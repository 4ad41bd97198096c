/** How much is found, and the one sentence that says what can be done. */
import { html, render } from "lit-html";
import { statusWords } from "../../board/words";
import type { Move, View } from "../../engine/protocol";
import { find, make, write } from "../shell/dom";
import { t, words } from "../shell/words";
import type { Moment, Panel } from "../table/moment";
import { isTrying, progressOf, typeset } from "./figure";

/** Statuses that the heading tells, or this panel in words of its own. */
const TOLD = ["tiles_left", "tiles_to_lay", "trial"];

export interface HeadingOptions {
  element: HTMLElement;
  /** The puzzle in few words: number or date, and grade. */
  facts(): string;
  /** What is said when everything is found: time and help. */
  finish(): string;
  /** What the chosen place can do, where it is told in words of its own. */
  choice?: (chosen: { place: string; ways: readonly Move[] }, view: View) => string;
  /** What the end is called, if not "solved". */
  end?: string;
  /** Whether the reason of a hint is said here, where it has no panel of its own. */
  hints?: boolean;
}

/** The page has its line and its sentence from the beginning; they are given words. */
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
      write(status, over?.winner ? finish() : typeset(sentence(moment, options)));
      status.classList.toggle("refusal", moment.refusal !== null);
    },
  };
}

function progress({ view }: Moment) {
  const { found, of } = progressOf(view);
  return html`<span class="spelt">${spelt(found, of)}</span
    ><span class="figures" aria-hidden="true">${t("puzzle-found", { found, of })}</span>`;
}

/** The chosen cell by its name, and which neighbours it can join; or that its tile can be lifted. */
function joining(
  { place, ways }: { place: string; ways: readonly Move[] },
  { pieces }: View,
): string {
  const covered = new Set(pieces.flatMap(({ covers }) => covers));
  if (covered.has(place)) return t("puzzle-chosen-tile", { cell: place });
  const partners = ways.flatMap(({ path }) => path.slice(1)).filter((cell) => !covered.has(cell));
  return t("puzzle-chosen-cell", { cell: place, partners });
}

function spelt(found: number, of: number): string {
  const number = (count: number) => t("puzzle-number-word", { count });
  const text = t("puzzle-found", { found: number(found), of: number(of) });
  return text.charAt(0).toLocaleUpperCase(words().language) + text.slice(1);
}

function sentence(moment: Moment, { hints, choice = joining }: HeadingOptions): string {
  const { view, chosen, refusal, kept, advice } = moment;
  if (kept) return t("turn-starting");
  if (refusal) return refusal.text;
  if (chosen) return choice(chosen, view);
  if (hints && advice) return words().say("hint", advice.reason, view);
  // A trial is told in the place of the rule, so that nothing below has to give way.
  const first = isTrying(view)
    ? t("puzzle-trying")
    : t(`rule-${view.game}`, { kind: "", ...view.options });
  return [first, statusWords(view, words(), TOLD)].filter(Boolean).join(" ");
}
