/**
 * Calculator of proportions: two fields for numbers, and below them, for each kind of proportion,
 * the mean of the two numbers and the third terms (numbers that continue the proportion).
 */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { EngineFailure } from "../../../engine/protocol";
import { t, words } from "../../../kit/words";
import { drawLine, type Means, type Proportion, type Term } from "./proportions";

const GAME = { game: "rithmomachia", family: "rithmomachia" };
const PLACES = ["before", "mean", "after"] as const;
/** Largest number that a field accepts. */
const MAX_NUMBER = 9999;

/** Position of the third number of a proportion: before, between or after the two given ones. */
export type Place = (typeof PLACES)[number];
/** Render a third number of a proportion, below the number line, as text or as a button. */
type TellTerm = (place: Place, term: Term) => unknown;
type Pair = readonly [string, string];

export class Calculator {
  readonly #ask: (numbers: readonly number[], edition: string) => Promise<Means>;
  readonly #written = signal<Pair>(["", ""]);
  readonly #answer = signal<Means | EngineFailure | null>(null);
  #asked = "";

  constructor(ask: (numbers: readonly number[], edition: string) => Promise<Means>) {
    this.#ask = ask;
  }

  /**
   * Put a number into an empty field. If both are filled, the second number moves to the first
   * field, and the new number follows it. Ignore a number that is already in a field.
   */
  add(number: string): void {
    const [first, second] = this.#written.peek();
    if (first === number || second === number) return;
    this.#written.value = first === "" ? [number, second] : [second || first, number];
  }

  /**
   * Return the fields and, for each kind of proportion, a number line with the mean and third terms
   * below it, rendered by `tell`. Only stones of `edition` ("beginner" or "advanced") are matched
   * with these numbers.
   */
  draw(edition: string, tell: TellTerm): TemplateResult {
    return html`<div class="calculator">
      <div class="two">${this.#field(0)}${this.#field(1)}</div>
      <ul aria-live="polite">${this.#lines(edition, tell)}</ul>
    </div>`;
  }

  #field(index: 0 | 1): TemplateResult {
    const input = ({ target }: Event) => {
      const { value } = target as HTMLInputElement;
      const [first, second] = this.#written.peek();
      this.#written.value = index === 0 ? [value, second] : [first, value];
    };
    return html`<input
      type="number"
      min="1"
      max=${MAX_NUMBER}
      inputmode="numeric"
      aria-label=${t("means-number", { number: index + 1 })}
      .value=${this.#written.value[index]}
      @input=${input}
    />`;
  }

  #lines(edition: string, tell: TellTerm): unknown {
    if (this.#written.value.includes("")) return nothing;
    const numbers = this.#written.value.map(Number);
    const isGood = (value: number) => Number.isInteger(value) && value > 0 && value <= MAX_NUMBER;
    if (!numbers.every(isGood) || numbers[0] === numbers[1])
      return html`<li>${t("means-unfit", { greatest: MAX_NUMBER })}</li>`;
    void this.#find(numbers, edition);
    const answer = this.#answer.value;
    if (answer === null) return nothing;
    if (answer instanceof EngineFailure)
      return html`<li>${words().say("error", answer, GAME)}</li>`;
    return repeat(
      answer.proportions,
      ({ kind }) => kind,
      (proportion) => line(answer.numbers, proportion, tell),
    );
  }

  /**
   * Request the proportions from the engine if the numbers or the edition of the game ("beginner"
   * or "advanced") have changed. Ignore the answer if there has been another request since.
   */
  async #find(numbers: readonly number[], edition: string): Promise<void> {
    const question = [...numbers, edition].join();
    if (question === this.#asked) return;
    this.#asked = question;
    const answer = await this.#ask(numbers, edition).catch((failure: unknown) => {
      if (failure instanceof EngineFailure) return failure;
      throw failure;
    });
    if (question === this.#asked) this.#answer.value = answer;
  }
}

function line(
  numbers: readonly [number, number],
  proportion: Proportion,
  tell: TellTerm,
): TemplateResult {
  const terms = PLACES.flatMap((place) => {
    const term = proportion[place];
    return term ? [tell(place, term)] : [];
  });
  return html`<li>
    <h3><span>${t(`means-${proportion.kind}`)}</span> <span
      >${t(`means-${proportion.kind}-about`)}</span></h3>
    ${guard([proportion], () => drawLine(numbers, proportion))}
    <p>${terms.map((term, index) => [index > 0 ? " · " : "", term])}</p>
  </li>`;
}
