/** List of games by letter with opponent, turn and date, for the home page and `letters.html`. */

import { html, nothing, render, type TemplateResult } from "lit-html";
import { painterOf } from "../../contracts/games";
import type { LetterView } from "../../engine/protocol";
import { gameInfo, games } from "../../kit/catalogue";
import { make } from "../../kit/dom";
import { gameAreas, gameName } from "../../kit/game-words";
import { loadArea, t } from "../../kit/words";
import { isPaintable } from "../../storage/storage";
import { paintFigure } from "../../table/figures";
import { endingWords } from "../../table/status";
import { letterPage, opponentName, since } from "./labels";
import { lastView, PROOF, type StoredLetter } from "./storage";
import "./shelf.css";

export type Standing = LetterView["standing"];
const ORDER: readonly Standing[] = ["ours", "theirs", "over"];
/** Width in CSS pixels at which the preview of a board is painted before it is scaled down. */
const PAINTED = 320;

/** Number of games that are visible at first. The user can unfold the others. */
const SEEN = 4;

/** Build the home page's list of games by letter. Those with this player to move come first. */
export function letterShelf(kept: readonly StoredLetter[]): HTMLElement {
  const lines = ORDER.flatMap((one) => standingSo(kept, one)).flatMap((one) => line(one) ?? []);
  const further = lines.slice(SEEN);
  const more = html`<details><summary>${t("home-shelf-more", { count: further.length })}</summary>
    ${further}</details>`;
  const section = make("section", { class: "letters" });
  render(
    html`<h2><a href="letters.html">${t("home-letters")}</a></h2>
      ${lines.slice(0, SEEN)} ${further.length > 0 ? more : nothing}
      <button class="quiet" type="button" @click=${() => void openOne()}>${t("home-letter-open")}</button>
      <button class="quiet" type="button" @click=${() => void restoreOne()}>${t("home-letter-restore")}</button>`,
    section,
  );
  return section;
}

/** Return the games with the status `how`, such as "over"; of a series, only the last game. */
export function standingSo(kept: readonly StoredLetter[], how: Standing): StoredLetter[] {
  const ids = new Set(kept.map(({ letter }) => letter.id));
  return kept.filter(({ letter }) => !ids.has(letter.next) && standing(letter) === how);
}

/** Return the names of the message files needed to describe how the finished games ended. */
export function endingsWords(kept: readonly StoredLetter[]): string[] {
  const over = new Set(standingSo(kept, "over").map(({ letter }) => letter.game));
  return games.filter(({ id }) => over.has(id)).flatMap(gameAreas);
}

/** Open the dialog in which the user opens a game letter from text, a file or a QR code. */
export async function openOne(): Promise<void> {
  const [dialog] = await Promise.all([import("./open-dialog"), loadArea("letters")]);
  dialog.openLetterDialog();
}

/** Open the dialog for restoring a game from a file. */
export async function restoreOne(): Promise<void> {
  const [dialog] = await Promise.all([import("./restore-dialog"), loadArea("letters")]);
  dialog.openRestoreDialog();
}

/** Open the dialog for sending this player's last letter of a game again. */
async function sendAgain({ link, letter }: StoredLetter): Promise<void> {
  const area = loadArea("letters");
  const [dialog, info] = await Promise.all([import("./sending"), gameInfo(letter.game), area]);
  if (info) dialog.openSending(link, letter, info);
}

/**
 * Return who writes the next letter ("ours", "theirs"), or "over". If the game is over but the
 * series continues, return who begins the next game.
 */
function standing({ standing, next, writer, side }: LetterView): Standing {
  if (standing !== "over" || !next) return standing;
  return writer === side ? "theirs" : "ours";
}

function stateWords({ letter, view, ...kept }: StoredLetter): string {
  const { number, outcome } = letter;
  if (number === 0) return t("home-letter-draft");
  if (letter.standing !== "over")
    return t("home-letter-state", { standing: letter.standing, number });
  if (letter.next) return t("home-letter-next", { standing: standing(letter) });
  if (outcome && isPaintable(kept)) return endingWords({ view }, outcome, letter.side);
  const winner = outcome?.winner ?? null;
  const who = winner === null ? "none" : winner === letter.side ? "you" : "other";
  return t("home-letter-over", { who });
}

/**
 * Render a link to a game by letter, with its actions: send the unanswered letter again, or verify
 * a finished game. On `letters.html` (with `own`), the title is the opponent's name without "with",
 * and the link of the first game whose next letter this player writes (`first`) contains a
 * button-like label *Open*. Return null if this site does not have the game.
 */
export function line(kept: StoredLetter, own?: { first: boolean }): TemplateResult | null {
  const { letter, at } = kept;
  const game = games.find(({ id }) => id === letter.game);
  if (!game) return null;
  const name = opponentName(letter);
  const frame = make("span", { class: "frame", "aria-hidden": "true" });
  void Promise.all([painterOf(letter.game), lastView(kept)]).then(([painter, view]) => {
    if (view) void paintFigure(frame, painter, view, { men: {}, view }, PAINTED);
  });
  const friend = own ? name : name && t("home-letter-with", { name });
  const page = letterPage(letter.game, letter.id);
  const opens = () =>
    html`<span class="button first" aria-hidden="true">${t("letters-open")}</span>`;
  const whole = html`<a href=${page} class="letter-line">${frame}<span class="told"
    ><b>${friend || gameName(game)}</b>${name ? html`<i>${gameName(game)}</i>` : nothing}<span
      class="sentence">${stateWords(kept)}</span><time>${since(at)}</time>${own?.first ? opens() : nothing}</span></a>`;
  const isOver = letter.standing === "over";
  const isUnanswered = letter.writer === letter.side && kept.link !== "";
  if (!isOver && !isUnanswered) return whole;
  const again = html`<button class="quiet" type="button"
    @click=${() => void sendAgain(kept)}>${t("home-letter-again")}</button>`;
  const proof = html`<a href=${`${page}&${PROOF}`} class="proof">${t("home-letter-proof")}</a>`;
  return html`<div class="with-acts">${whole}<div class="line-acts">${isUnanswered ? again : nothing}${isOver ? proof : nothing}</div></div>`;
}
