/** The means of two numbers and the third terms with them: on a line, in words, on the board. */
import { signal, untracked } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import type { TableControls } from "../../../board/table";
import type { Engine } from "../../../engine/client";
import { EngineFailure } from "../../../engine/failure";
import type { Mark, View } from "../../../engine/protocol";
import { make } from "../../../ui/shell/dom";
import { t, words } from "../../../ui/shell/words";
import type { Panel } from "../../../ui/table/moment";
import { drawLine } from "./line";
import { Pointing } from "./pointing";
import { askMeans, type Means, type Proportion, type Term } from "./proportions";

/** What the lines look like is fetched when they are first asked for. */
const style = () => import("./means.css");
const PLACES = ["before", "mean", "after"] as const;
/** Greater numbers than this are not asked about. */
const GREATEST = 9999;

/** In games that mark rows; while it is open a chosen stone's number comes into it. */
export function means(engine: Engine, table: TableControls, isOpen: () => boolean): Panel {
  const element = make("section", { id: "means", hidden: true });
  const pointing = new Pointing(table);
  const written = signal<readonly [string, string]>(["", ""]);
  const told = signal<Means | null>(null);
  let asked = "";

  table.state.chosen.subscribe((chosen) => {
    const stone = chosen && table.view?.pieces.find(({ place }) => place === chosen.place);
    if (stone && untracked(isOpen)) written.value = withNumber(written.peek(), stone.value);
  });

  /** Asks for the means once; an answer about numbers that others have replaced is forgotten. */
  async function ask(numbers: readonly number[], edition: string): Promise<void> {
    const question = [...numbers, edition].join();
    if (question === asked) return;
    asked = question;
    try {
      const answer = await askMeans(engine, numbers, edition);
      if (question === asked) told.value = answer;
    } catch (failure) {
      // Without an engine there is nothing to tell; the page says so elsewhere.
      if (!(failure instanceof EngineFailure)) throw failure;
    }
  }

  function answer(view: View): unknown {
    if (!isOpen() || written.value.includes("")) {
      pointing.keep([]);
      return nothing;
    }
    const numbers = written.value.map(Number);
    const isGood = (one: number) => Number.isInteger(one) && one > 0 && one <= GREATEST;
    if (!numbers.every(isGood) || numbers[0] === numbers[1])
      return html`<li>${t("means-unfit", { greatest: GREATEST })}</li>`;
    void ask(numbers, view.options.edition ?? "beginner");
    return told.value ? lines(told.value, view, pointing) : nothing;
  }

  function field(index: 0 | 1): TemplateResult {
    const input = ({ target }: Event) => {
      const { value } = target as HTMLInputElement;
      const [first, second] = written.peek();
      written.value = index === 0 ? [value, second] : [first, value];
    };
    return html`<input
      type="number"
      min="1"
      max=${GREATEST}
      inputmode="numeric"
      aria-label=${t("means-number", { number: index + 1 })}
      .value=${written.value[index]}
      @input=${input}
    />`;
  }

  return {
    element,
    update({ view }) {
      element.hidden = !words().id("mark", "progression", view);
      if (element.hidden) return;
      if (isOpen()) void style();
      render(
        html`<h2 class="unseen">${t("means-title")}</h2>
          <p class="soft">${t("means-lead")}</p>
          <div class="two">${field(0)}${field(1)}</div>
          <ul>${answer(view)}</ul>`,
        element,
      );
    },
  };
}

/** Both numbers after another has come: the last one makes room for it. */
function withNumber(
  [first, second]: readonly [string, string],
  number: string,
): readonly [string, string] {
  if (first === number || second === number) return [first, second];
  return first === "" ? [number, second] : [second || first, number];
}

function lines({ numbers, proportions }: Means, view: View, pointing: Pointing): unknown {
  return repeat(
    proportions,
    ({ kind }) => kind,
    (proportion) => {
      const terms = PLACES.flatMap((place) => {
        const term = proportion[place];
        return term ? [termWords(place, term, view, pointing)] : [];
      });
      return html`<li>
        ${heading(proportion)}
        ${guard([proportion], () => drawLine(numbers, proportion))}
        <p>${terms.map((term, index) => [index > 0 ? " · " : "", term])}</p>
      </li>`;
    },
  );
}

function heading({ kind }: Proportion): TemplateResult {
  return html`<h3 class="label-line"><span>${t(`means-${kind}`)}</span> <span
    >${t(`means-${kind}-about`)}</span></h3>`;
}

/** A term in words; where stones bear it, a button that shows them on the board. */
function termWords(
  place: (typeof PLACES)[number],
  { text, stones }: Term,
  view: View,
  pointing: Pointing,
): TemplateResult {
  const squares = new Map(view.places.map(({ id, name }) => [id, name]));
  const lying = view.pieces.filter(({ value, place }) => value === text && squares.get(place));
  const at = lying.map((piece) => squares.get(piece.place) ?? "");
  const where = stones.length === 0 ? t("means-no_stone") : t("means-where", { at });
  const said = `${t(`means-${place}`, { number: text })} (${where})`;
  if (lying.length === 0) return html`<span class="soft">${said}</span>`;
  const path = lying.map((piece) => piece.place);
  const mark: Mark = { kind: "progression", side: "", path, label: { code: "", params: {} } };
  const show = () => pointing.show(mark);
  const hide = () => pointing.hide();
  return html`<button
    type="button"
    @pointerenter=${show}
    @pointerleave=${hide}
    @focus=${show}
    @blur=${hide}
    @click=${show}
  >${said}</button>`;
}
