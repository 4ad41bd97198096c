/** Dialogs with explanations: how to play, keys, notes for screen readers, and sources of rules. */

import { html, nothing } from "lit-html";
import { isComposing, isPuzzle } from "../board/choices";
import type { Refusal } from "../contracts/table-snapshot";
import type { GameInfo, View } from "../engine/protocol";
import type { Speaker } from "../i18n/messages";
import { openDialog } from "../kit/dialog";
import { latin, speakerOf } from "../kit/game-words";
import { ruleName, sourceLine } from "../kit/texts";
import { t, words } from "../kit/words";

const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ["key-arrows", "help-arrows"],
  ["key-enter", "help-choose"],
  ["n  p", "help-n"],
  ["key-home", "help-home"],
  ["g", "help-g"],
  ["b  w  x", "help-b"],
  ["o", "help-o"],
  ["k", "help-k"],
  ["key-escape", "help-escape"],
  ["r", "help-r"],
  ["u  U", "help-u"],
  ["h", "help-h"],
  ["l", "help-l"],
  ["s", "help-s"],
  ["d", "help-d"],
  ["m", "help-m"],
  ["a", "help-a"],
  ["?", "help-question"],
];

/**
 * Keys for solving a puzzle: laying tiles, drawing lines, marking numbers, and announcing the tally
 * (the list of the tiles still to find).
 */
const PUZZLE: typeof KEYS = [
  ["key-alt", "help-alt"],
  ["key-shift", "help-shift"],
  ["0 … 9", "help-digit"],
  ["d", "help-tally"],
];

/**
 * Keys for composing a puzzle: picking up, placing, rotating and removing tiles, and announcing
 * the tiles left.
 */
const COMPOSING: typeof KEYS = [
  ["key-alt", "help-alt"],
  ["0 … 9", "help-digits"],
  ["t", "help-turn"],
  ["key-delete", "help-take"],
  ["d", "help-stock"],
];

/** Keys of games with tiles in hand. */
const TILES: typeof KEYS = [
  ["r", "help-deal"],
  ["d", "help-tiles"],
];

/** Messages about keys that are shown only for games with dice. */
const DICE = ["help-r", "help-d"];

/** Open the help dialog. `hints` is false if hints are unavailable. */
export function openHelp(game: GameInfo, view: View | null, hints: boolean): void {
  const dice = game.chance && !game.hidden;
  const attacks = words().id("mark", "attack", speakerOf(game)) !== null;
  const known = KEYS.filter(
    ([, message]) =>
      (dice || !DICE.includes(message)) &&
      (attacks || message !== "help-a") &&
      (hints || message !== "help-h"),
  );
  const puzzle = view && isComposing(view) ? COMPOSING : PUZZLE;
  const more = isPuzzle(game) ? puzzle : game.hidden ? TILES : [];
  const keys = [...known, ...more];
  const lines = keys.map(
    ([keys, message]) =>
      html`<dt>${
        keys.startsWith("key-")
          ? html`<kbd>${t(keys)}</kbd>`
          : html`<kbd translate="no">${keys}</kbd>`
      }</dt><dd>${t(message)}</dd>`,
  );
  openDialog({
    title: t("help-title"),
    body: () => html`<p>${words().say("help", { code: "lead", params: {} }, speakerOf(game))}</p>
      <section class="group"><h3>${t("help-keys")}</h3><dl class="keys">${lines}</dl><p>${t("help-layouts")}</p></section>
      <section class="group"><h3>${t("help-readers")}</h3><p>${t("help-readers-note")}</p></section>`,
  });
}

/**
 * Open a dialog about a refused action: the reason, the option that sets the broken rule (if any),
 * and the source of the rule, with the certainty of its interpretation and a note on it. Do nothing
 * without a source.
 */
export function openSource({ text, option, source }: Refusal, { game: id, family }: Speaker): void {
  if (!source) return;
  const { note } = source;
  const rule = option && html`<p>${latin(ruleName("option", option, { id, family }))}</p>`;
  const about = note && words().has(note) ? html`<p>${latin(t(note))}</p>` : nothing;
  openDialog({
    title: t("refusal-source"),
    body: () => html`<p>${latin(text)}</p>
      ${rule}
      <p class="source">${sourceLine(source, false)}</p>
      ${about}`,
  });
}
