/**
 * A line to type a place or a move in, over a list of what can be played: arrows and Enter choose.
 * It stays for the next step until Esc closes it or focus goes elsewhere.
 */
import { effect, signal } from "@preact/signals-core";
import { html, nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { isPersons } from "../../board/choices";
import { keyOf } from "../../board/keyname";
import type { TableControls } from "../../board/table";
import { type Offer, offersFor, wayOf } from "../../board/typing";
import { make } from "../shell/dom";
import { t, words } from "../shell/words";
import "./slip.css";

/** How many offers are shown; whoever types on comes to the others. */
const SHOWN = 40;

let close: (() => void) | null = null;

/** Opens the line, or takes up the one that is open, with what has been typed already. */
export function openTyping(table: TableControls, begun: string): void {
  close?.();
  const typed = signal(begun);
  const at = signal(0);
  const box = make("div", { class: "slip typing" });
  document.querySelector(".game")?.append(box);

  const offers = (): Offer[] => {
    const { view, seats } = table.state;
    const shown = view.value;
    if (!shown || !isPersons(shown, seats.value)) return [];
    return offersFor(shown, typed.value, words()).slice(0, SHOWN);
  };
  /** A way that cannot be gone is answered with its reason, as on the board. */
  const refuse = async (text: string) => {
    const way = table.view ? wayOf(table.view, text, words()) : [];
    if (way.length > 0 && (await table.why(way))) return;
    table.say(t("typing-none", { typed: text }));
  };
  const take = (offer: Offer | undefined) => {
    if (!offer) {
      void refuse(typed.value);
      return;
    }
    typed.value = "";
    at.value = 0;
    if (offer.text !== undefined) void table.play(offer.text);
    else leave(offer.place);
  };
  const key = (event: KeyboardEvent) => {
    const found = offers();
    const pressed = keyOf(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[pressed];
    if (step) at.value = (at.value + step + found.length) % Math.max(1, found.length);
    else if (pressed === "Enter") take(found[at.value]);
    else if (pressed === "Escape") leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const write = ({ target }: Event) => {
    typed.value = (target as HTMLInputElement).value;
    at.value = 0;
  };
  const stop = effect(() => {
    const found = offers();
    const chosen = Math.min(at.value, found.length - 1);
    const lines = found.map(
      (offer, i) => html`<li
        id="offer-${i}" role="option" data-move=${offer.text ?? ""} aria-selected=${i === chosen}
        @pointerdown=${(event: Event) => event.preventDefault()}
        @click=${() => take(offer)}
      >${offer.words}</li>`,
    );
    render(
      html`<label for="typing">${t("typing-label")}</label>
        <input id="typing" role="combobox" type="text" autocomplete="off" autocapitalize="off"
          spellcheck="false" aria-autocomplete="list" aria-expanded=${found.length > 0}
          aria-controls="offers" aria-activedescendant=${found.length > 0 ? `offer-${chosen}` : nothing}
          .value=${live(typed.value)} @input=${write} @keydown=${key} />
        <ul id="offers" role="listbox" aria-label=${t("typing-offers")} ?hidden=${found.length === 0}>
          ${lines}
        </ul>`,
      box,
    );
    box.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });
  const leave = (place?: string) => {
    const back = box.contains(document.activeElement);
    close?.();
    if (back) table.focus(place);
  };
  box.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !box.contains(relatedTarget)) close?.();
  });
  close = () => {
    close = null;
    stop();
    box.remove();
    table.setPreferences({ typing: false });
  };
  box.querySelector("input")?.focus();
  table.setPreferences({ typing: true });
}
