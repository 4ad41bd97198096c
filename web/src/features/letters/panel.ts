/**
 * Panel of a game by letter: reading a letter, sending the reply, or waiting for the opponent. It
 * also announces an opened letter to screen readers.
 */
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { liveRegion } from "../../board/narrator";
import type { TableControls } from "../../board/table";
import { rulesPage } from "../../contracts/links";
import type { Panel, TableSnapshot } from "../../contracts/table-snapshot";
import type { LetterView, View } from "../../engine/protocol";
import { button } from "../../kit/button";
import { find } from "../../kit/dom";
import { sign } from "../../kit/icons";
import { toast } from "../../kit/toast";
import { t } from "../../kit/words";
import { type Turn, turnWords } from "../../table/turn-summary";
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

  /** Text of the panel for the state of the game. */
  function content(letter: LetterView, { view }: TableSnapshot): unknown {
    if (game.hindrance.value) return html`<p>${t("letter-cannot-keep")}</p>`;
    if (letter.side === "") return html`<p>${t("letter-watching")}</p>`;
    if (letter.standing === "over") return html`${ended(letter)}${nextGameText(letter)}`;
    if (letter.standing === "theirs") return waiting(letter);
    if (letter.ready)
      return html`${view.undo.enabled ? nothing : invitation(letter)}${writing(letter)}`;
    return html`${view.ahead === 0 ? opened(letter) : nothing}${letter.offered ? html`<p>${t("letter-offered")}</p>` : nothing}`;
  }

  /** Text for a letter that needs a reply before the first move, such as an invitation. */
  function invitation(letter: LetterView): unknown {
    if (letter.number !== 1 || !info.chance) return opened(letter);
    return html`${heading(t("letter-invited", { name: opponentName(letter, "none") }))}
      ${opened(letter)}<p>${t("letter-to-seal")}</p>`;
  }

  function opened(letter: LetterView): unknown {
    if (letter.number === 0 || letter.writer === letter.side) return nothing;
    const about = html` · ${t(`home-${info.id}-kin`)} · <a href=${rulesPage(info.id)}>${t("act-rules")}</a>`;
    const from = t("letter-from", { number: letter.number, name: opponentName(letter, "none") });
    return html`<p class="from">${sign("check", true)}${from}${game.isNew.value ? about : nothing}</p>
      ${letter.word ? html`<blockquote>${letter.word}</blockquote>` : nothing}`;
  }

  /** Text while the opponent's letter is awaited, with the time when the last letter was sent. */
  function waiting(letter: LetterView): TemplateResult {
    const name = opponentName(letter, "none");
    const at = game.sent.value;
    const content = at
      ? t("letter-sent", { number: letter.number, at: dayAndTime(at) })
      : t("letter-waiting");
    return html`<div class="run">${heading(t("letter-waiting-for", { name }))} <p>${content}</p></div>
      <p class="aside"><button class="quiet" type="button" data-act="keep" @click=${() => void saveSideFile(game)}>${t("letter-keep")}</button></p>`;
  }

  function writing(letter: LetterView): TemplateResult {
    const typed = ({ target }: Event) => {
      game.word.value = (target as HTMLInputElement).value;
    };
    const cancelEnding = () => void game.end("");
    const ending = html`<p>${t("letter-ending", { end: letter.end || "offer" })}
      <button class="quiet" type="button" @click=${cancelEnding}>${t("letter-not-so")}</button></p>`;
    const invitation = letter.number === 1 && info.chance;
    return html`${invitation ? nothing : heading(t("letter-ready", { number: letter.number + 1 }))}
      ${letter.end ? ending : nothing}
      <label class="stacked">${t("letter-word")}
        <input class="field" id="letter-word" maxlength=${MAX_MESSAGE} autocomplete="off" .value=${live(game.word.value)} @input=${typed} /></label>
      <p class="small">${t("letter-stands")}</p>`;
  }

  function ended(letter: LetterView): unknown {
    return letter.end === "draw" ? html`<p>${t("letter-agreed")}</p>` : nothing;
  }

  /** Text after a game of a series. The opponent, who gets the last letter, begins the next. */
  function nextGameText(letter: LetterView): unknown {
    if (!letter.next || letter.writer !== letter.side) return nothing;
    return html`<p>${t("letter-next-theirs", { name: opponentName(letter, "none") })}</p>`;
  }

  /** Buttons for the available actions. */
  function buttons(letter: LetterView, { view }: TableSnapshot): unknown {
    if (letter.side === "") return letter.number ? proofButton() : nothing;
    if (game.hindrance.value)
      return letter.number ? html`${resendButton()}${proofButton()}` : nothing;
    if (letter.standing === "over")
      return html`${nextButton(letter)}${resendButton()}${proofButton()}`;
    if (letter.standing === "theirs") return html`${resendButton()}${openButton()}${proofButton()}`;
    if (letter.ready) {
      const press = () => void send().catch(fail);
      const undo = () => void table.undo();
      return html`${button({ sign: "forth", look: "button first", act: "send", words: t("letter-send"), closed: busy.value, press })}
        ${button({ sign: "undo", act: "unplay", words: t("act-undo"), closed: !view.undo.enabled, press: undo })}`;
    }
    const agree = () => void game.end("draw");
    return letter.offered
      ? button({ sign: "check", act: "agree", words: t("letter-agree"), press: agree })
      : nothing;
  }

  function nextButton(letter: LetterView): unknown {
    if (!letter.next)
      return html`<a class="button first" href="letter.html?game=${info.id}">${t("act-new")}</a>`;
    if (letter.writer === letter.side) return openButton();
    const press = () => void next().catch(fail);
    return button({
      sign: "play",
      look: "button first",
      words: t("act-again"),
      act: "next",
      press,
    });
  }

  function openButton(): TemplateResult {
    const press = () => void openLetterDialog();
    return button({ sign: "open", words: t("letter-open-one"), act: "open", press });
  }

  function resendButton(): unknown {
    if (!game.link.value) return nothing;
    const press = () => void sendAgain(info, game);
    return button({ sign: "redo", words: t("letter-send-again"), act: "resend", press });
  }

  function proofButton(): TemplateResult {
    const press = () => void showProof(parts);
    return button({ sign: "check", words: t("letter-verify"), act: "proof", press });
  }

  function fail(error: unknown): void {
    reportError(error);
    toast(t("letter-not-written"));
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

function heading(words: string): TemplateResult {
  return html`<h2 class="turn" data-stop=".">${words}</h2>`;
}

/** State of the game by letter, used by the style sheet. */
function phase(letter: LetterView): string {
  if (letter.side === "") return "watching";
  if (letter.standing === "ours") return letter.ready ? "ready" : "open";
  return letter.standing;
}

const region = liveRegion();
region.element.className = "unseen";

/** Announces the number of an opened letter, the turn and the message. */
export function announceLetter(letter: LetterView, view: View, turn: Turn): void {
  if (!region.element.isConnected) document.body.append(region.element);
  const { number, word } = letter;
  const name = opponentName(letter, "none");
  const sentences = [
    t("letter-in-order", { number, name }),
    turnWords(view, turn.entries, false),
    word ? t("letter-writes", { name, word }) : "",
  ];
  region.announce(sentences.filter(Boolean).join(" "));
}
