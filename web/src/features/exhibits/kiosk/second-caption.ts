/** Caption in a second language, below the first, during a demonstration. */
import { signal } from "@preact/signals-core";
import { html, render } from "lit-html";
import type { TableReading } from "../../../board/state";
import type { Messages } from "../../../i18n/messages";
import { find, make } from "../../../kit/dom";
import { eachFrame } from "../../../kit/draw";
import { latin } from "../../../kit/game-words";
import { messagesIn, words } from "../../../kit/words";
import { turnWords } from "../../../puzzle/demo";

/** Adds the caption below the status; `languages` are those of the exhibit. */
export function secondCaption({ view, log }: TableReading, languages: readonly string[]): void {
  const place = make("p", { class: "kiosk-second" });
  find("#say").append(place);
  const second = signal<Messages | null>(null);
  eachFrame(() => {
    const other = languages.find((language) => language !== words().language);
    if (other && second.peek()?.language !== other)
      void messagesIn(other).then((messages) => {
        second.value = messages;
      });
  });
  eachFrame(() => {
    const messages = second.value;
    if (!view.value || !messages) return;
    place.lang = messages.language;
    render(html`${latin(turnWords(view.value, log.value, messages))}`, place);
  });
}
