/** What is to be done about the letter: it was opened, is to be written, or awaits its answer. */
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Engine } from "../../engine/client";
import type { GameInfo, LetterView } from "../../engine/protocol";
import { button } from "../shell/button";
import { find } from "../shell/dom";
import { toast } from "../shell/toast";
import { t } from "../shell/words";
import type { Moment, Panel } from "../table/moment";
import type { LetterGame } from "./game";

export const LONGEST_WORD = 280;

export function letterPanel(
  element: HTMLElement,
  info: GameInfo,
  game: LetterGame,
  engine: Pick<Engine, "request">,
): Panel {
  const word = signal("");
  const busy = signal(false);

  async function send(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    try {
      const link = await game.write(word.value);
      word.value = "";
      const letter = game.letter.value;
      if (letter) (await import("./sending")).openSending(link, letter, info, true);
    } finally {
      busy.value = false;
    }
  }

  function show(letter: LetterView, { view }: Moment): unknown {
    if (game.hindrance.value) return note(t("letter-cannot-keep"));
    if (letter.side === "") return note(t("letter-watching"), proof());
    if (letter.standing === "over") return html`${ended(letter)}${again()}${proof()}`;
    if (letter.standing === "theirs")
      return note(t("letter-waiting", { name: other(letter) || "none" }), again());
    if (letter.ready) return writing(letter);
    const told = view.ahead === 0 ? opened(letter) : nothing;
    return html`${told}${offered(letter)}`;
  }

  function opened(letter: LetterView): unknown {
    if (letter.number === 0 || letter.writer === letter.side) return nothing;
    const from = t("letter-from", { number: letter.number, name: other(letter) || "none" });
    return html`<p class="from">${from}</p>
      ${letter.word ? html`<blockquote>${letter.word}</blockquote>` : nothing}`;
  }

  function offered(letter: LetterView): unknown {
    if (!letter.offered) return nothing;
    return html`<p>${t("letter-offered")}</p>
      ${button({ sign: "check", words: t("letter-agree"), press: () => void game.end("draw") })}`;
  }

  function writing(letter: LetterView): TemplateResult {
    const typed = ({ target }: Event) => {
      word.value = (target as HTMLInputElement).value;
    };
    const back = letter.end
      ? html`<p class="ends">${t("letter-ending", { end: letter.end })}
          <button class="quiet" type="button" @click=${() => void game.end("")}>${t("letter-not-so")}</button></p>`
      : nothing;
    return html`${back}
      <label class="stacked">${t("letter-word")}
        <input class="field" maxlength=${LONGEST_WORD} .value=${live(word.value)} @input=${typed} /></label>
      ${button({ sign: "forth", look: "button first", act: "send", words: t("letter-send"), closed: busy.value, press: () => void send().catch(fail) })}
      <p class="small">${t("letter-stands")}</p>`;
  }

  function ended(letter: LetterView): unknown {
    if (letter.end !== "resign" && letter.end !== "draw") return nothing;
    const winner = letter.outcome?.winner ?? null;
    const who = winner === null ? "none" : winner === letter.side ? "you" : "other";
    return html`<p>${t("letter-ended", { end: letter.end, who })}</p>`;
  }

  function again(): unknown {
    if (!game.link.value) return nothing;
    const press = async () => {
      const letter = game.letter.value;
      if (letter) (await import("./sending")).openSending(game.link.value, letter, info);
    };
    return button({ sign: "redo", words: t("letter-again"), act: "resend", press });
  }

  function proof(): unknown {
    const press = async () => (await import("./proof")).openProof(game, info, engine);
    return button({ sign: "check", words: t("letter-proof"), act: "proof", press });
  }

  function fail(error: unknown): void {
    reportError(error);
    toast(t("letter-not-written"));
  }

  return {
    element,
    update(moment) {
      const letter = game.letter.value;
      element.hidden = !letter;
      find(".game").dataset.letter = letter ? phase(letter) : "";
      if (letter) render(show(letter, moment), element);
    },
  };
}

/** What the letter is at, for the style sheet. */
function phase(letter: LetterView): string {
  if (letter.side === "") return "watching";
  if (letter.standing === "ours") return letter.ready ? "ready" : "open";
  return letter.standing;
}

/** What the other player is called, or "". */
export function other(letter: LetterView): string {
  const side = letter.sides.find((one) => one !== letter.side) ?? "";
  return letter.names[side] ?? "";
}

const note = (text: string, ...more: unknown[]) => html`<p>${text}</p>${more}`;
