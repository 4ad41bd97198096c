/**
 * Panel of a game by letter: the opened letter, the reply to send, or the wait for the opponent.
 * This module also announces an opened letter to screen readers.
 */

import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { liveRegion } from "../../board/narrator";
import type { TableControls } from "../../board/table";
import { rulesPage } from "../../contracts/links";
import type { Panel, TableSnapshot } from "../../contracts/table-snapshot";
import type { GameInfo, LetterView, View } from "../../engine/protocol";
import { type ButtonParts, button, type IconName, sign } from "../../kit/button";
import { find } from "../../kit/dom";
import { toast } from "../../kit/toast";
import { t } from "../../kit/words";
import { type Turn, turnWords } from "../../table/turn-summary";
import { undoButton } from "../../table/undo";
import type { LetterContext } from "./game";
import { dayAndTime, opponentName } from "./labels";
import { openLetterDialog, saveSideFile, sendAgain, sendLetter, showProof } from "./menu";

export const MAX_MESSAGE = 280;

export function letterPanel(
  element: HTMLElement,
  parts: LetterContext & { table: Pick<TableControls, "undo"> },
  next: () => Promise<void>,
): Panel {
  const { info, game, table } = parts;
  const acts = find("#letter-acts");
  const busy = signal(false);

  async function send(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    try {
      await sendLetter(info, game, true);
    } finally {
      busy.value = false;
    }
  }

  /**
   * Text of the panel for the state of the game. An empty panel contains no white space, so that
   * the style sheet can select it with `:empty`.
   */
  function content(letter: LetterView, { view }: TableSnapshot): unknown {
    const { standing, ready, offered, number } = letter;
    const name = opponentName(letter, "none");
    if (game.hindrance.value) return html`<p>${t("letter-cannot-keep")}</p>`;
    if (letter.side === "") return html`<p>${t("letter-watching")}</p>`;
    if (standing === "theirs") return waiting(number, name);
    if (standing === "over") {
      // The player who receives the last letter of a game begins the next game of the series.
      const theirs = letter.next && letter.writer === letter.side;
      return [
        letter.end === "draw" ? html`<p>${t("letter-agreed")}</p>` : nothing,
        theirs ? html`<p>${t("letter-next-theirs", { name })}</p>` : nothing,
      ];
    }
    if (!ready)
      return [
        view.ahead === 0 ? opened(letter, name) : nothing,
        offered ? html`<p>${t("letter-offered")}</p>` : nothing,
      ];
    const isFirst = isInvitation(letter, info);
    const invitation = isFirst
      ? html`${heading(t("letter-invited", { name }))}
        ${opened(letter, name)}<p>${t("letter-to-seal")}</p>`
      : opened(letter, name);
    return html`${view.undo.enabled ? nothing : invitation}
      ${isFirst ? nothing : heading(t("letter-ready", { number: number + 1 }))}
      ${canAgree(letter, view) ? html`<p>${t("letter-offered")}</p>` : nothing}
      ${writing(letter)}`;
  }

  function opened({ number, writer, side, word }: LetterView, name: string): unknown {
    if (number === 0 || writer === side) return nothing;
    const about = html` · ${t(`home-${info.id}-kin`)} · <a href=${rulesPage(info.id)}>${t("act-rules")}</a>`;
    return html`<p class="from">${sign("check", true)}${t("letter-from", { number, name })}${game.isNew.value ? about : nothing}</p>
      ${word ? html`<blockquote>${word}</blockquote>` : nothing}`;
  }

  /**
   * Render the text while this player waits for the opponent's letter, with the time of this
   * player's last letter if known, and the button that saves the game to a file.
   */
  function waiting(number: number, name: string): TemplateResult {
    const at = game.sent.value;
    const state = at ? t("letter-sent", { number, at: dayAndTime(at) }) : t("letter-waiting");
    return html`<div class="run">${heading(t("letter-waiting-for", { name }))} <p>${state}</p></div>
      <p class="aside"><button class="quiet" type="button" data-act="keep" @click=${() => void saveSideFile(game)}>${t("letter-keep")}</button></p>`;
  }

  function writing({ end, number }: LetterView): TemplateResult {
    const typed = ({ target }: Event) => {
      game.word.value = (target as HTMLInputElement).value;
    };
    const cancelEnding = () => void game.end("");
    const ending = html`<p>${t("letter-ending", { end: end || "offer" })}
      <button class="quiet" type="button" @click=${cancelEnding}>${t("letter-not-so")}</button></p>`;
    // The opponent can compute the next roll from a letter, except from the first letter of a game.
    const showsRoll = end === "offer" && info.chance && number > 0;
    return html`${end ? ending : nothing}${showsRoll ? html`<p class="small">${t("letter-offer-roll")}</p>` : nothing}
      <label class="stacked">${t("letter-word")}
        <input class="field" id="letter-word" maxlength=${MAX_MESSAGE} autocomplete="off" .value=${live(game.word.value)} @input=${typed} /></label>
      <p class="small">${t("letter-stands")}</p>`;
  }

  function buttons(letter: LetterView, { view }: TableSnapshot): unknown {
    const { number, standing, ready, offered } = letter;
    const proof = act("check", "letter-verify", "proof", () => showProof(parts));
    const resend = game.link.value
      ? act("redo", "letter-send-again", "resend", () => sendAgain(info, game))
      : nothing;
    const open = act("open", "letter-open-one", "open", () => openLetterDialog());
    if (letter.side === "") return number ? proof : nothing;
    if (game.hindrance.value) return number ? [resend, proof] : nothing;
    if (standing === "theirs") return [resend, open, proof];
    if (standing === "over") {
      const again = letter.next
        ? act("play", "act-again", "next", () => next().catch(fail), { look: "button first" })
        : html`<a class="button first" href="letter.html?game=${info.id}">${t("act-new")}</a>`;
      return [letter.next && letter.writer === letter.side ? open : again, resend, proof];
    }
    const agree = () => act("check", "letter-agree", "agree", () => game.end("draw"));
    if (!ready) return offered ? agree() : nothing;
    const sending = { look: "button first", closed: busy.value };
    return [
      act("forth", "letter-send", "send", () => send().catch(fail), sending),
      canAgree(letter, view) ? agree() : nothing,
      undoButton(view, table, { act: "unplay" }),
    ];
  }

  return {
    element,
    update(moment) {
      const letter = game.letter.value;
      element.hidden = acts.hidden = !letter;
      find(".game").dataset.letter = letter ? phase(letter) : "";
      if (!letter) return;
      render(content(letter, moment), element);
      render(buttons(letter, moment), acts);
    },
  };
}

function act(
  sign: IconName,
  id: string,
  act: string,
  press: () => unknown,
  more: Partial<ButtonParts> = {},
): TemplateResult {
  return button({ sign, words: t(id), act, press: () => void press(), ...more });
}

function fail(error: unknown): void {
  reportError(error);
  toast(t("letter-not-written"));
}

function heading(words: string): TemplateResult {
  return html`<h2 class="turn" data-stop=".">${words}</h2>`;
}

/**
 * Return the state of the game for the style sheet: "watching" (spectator), "open" (this player has
 * to move), "ready" (the letter can be written), "theirs" (opponent's letter is next) or "over".
 */
function phase(letter: LetterView): string {
  if (letter.side === "") return "watching";
  if (letter.standing === "ours") return letter.ready ? "ready" : "open";
  return letter.standing;
}

/**
 * True if this player has to answer the first letter of a game with dice. The answer contains no
 * moves, only this player's seal: the hash of a secret on which the rolls depend.
 */
export function isInvitation({ ready, number }: LetterView, { chance }: GameInfo): boolean {
  return ready && number === 1 && chance;
}

/**
 * True if the panel of a letter that can be sent also has a button to accept the opponent's offer
 * of a draw. False after this player has moved or has chosen another ending.
 */
function canAgree({ offered, end }: LetterView, { undo }: View): boolean {
  return offered && end === "" && !undo.enabled;
}

const region = liveRegion();
region.element.className = "unseen";

/**
 * Announce the number and the writer of an opened letter, its turn (null if the letter adds no
 * move), and, if present, its message and its offer of a draw.
 */
export function announceLetter(letter: LetterView, view: View, turn: Turn | null): void {
  const { number } = letter;
  const name = opponentName(letter, "none");
  announce([
    t("letter-in-order", { number, name }),
    turn ? turnWords(view, turn.entries, false) : "",
    message(letter),
    offer(letter),
  ]);
}

/** Announce the opponent's invitation to a game with dice, and the message if there is one. */
export function announceInvitation(letter: LetterView): void {
  const name = opponentName(letter, "none");
  const invitation = `${t("letter-invited", { name })}.`;
  announce([invitation, message(letter), offer(letter), t("letter-to-seal")]);
}

function offer({ offered }: LetterView): string {
  return offered ? t("letter-offered") : "";
}

function message(letter: LetterView): string {
  const { word } = letter;
  return word ? t("letter-writes", { name: opponentName(letter, "none"), word }) : "";
}

function announce(sentences: readonly string[]): void {
  if (!region.element.isConnected) document.body.append(region.element);
  region.announce(sentences.filter(Boolean).join(" "));
}
