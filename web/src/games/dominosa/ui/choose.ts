/** Dialog for opening a puzzle: random, by number, or entered as text. */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import type { Engine } from "../../../engine/client";
import {
  EngineFailure,
  type GameInfo,
  type Message,
  type PuzzleMade,
} from "../../../engine/protocol";
import { footButton, openDialog } from "../../../kit/dialog";
import { make, write } from "../../../kit/dom";
import { choiceLines, fieldset, steps } from "../../../kit/fields";
import { ruleName } from "../../../kit/texts";
import { t, words } from "../../../kit/words";
import { MAX_NUMBER, randomNumber } from "../../../puzzle/figure";

const WHICH = ["any", "number", "written"] as const;
type Which = (typeof WHICH)[number];

/** Codes of the errors after which an entered puzzle can be played anyway. */
const PLAYABLE = ["several_solutions", "no_solution"];

/** The puzzle to open: generated, or entered as text. */
export type Chosen = { made: PuzzleMade } | { position: object };

/** Options for generating a puzzle: highest number on the tiles, grade, and the grid's outline. */
const OPTIONS = ["reach", "grade", "outline"];

export function openChoice(
  game: GameInfo,
  engine: Pick<Engine, "request" | "task">,
  start: Record<string, string>,
  open: (chosen: Chosen) => Promise<void>,
): void {
  const which = signal<Which>("any");
  /** For each set of tiles (`reach`), the available values by option; {} until Python answers. */
  const kinds = signal<Record<string, Record<string, string[]>>>({});
  const options = signal(start);
  void loadKinds();
  let number = 1;
  let input = "";
  const working = new AbortController();
  const error = make("p", { class: "refusal", role: "alert" });
  const playAnyway = footButton(t("choose-anyhow"), () => void find(true));
  playAnyway.hidden = true;
  const begin = footButton(t("choose-begin"), () => void find(), true);
  const dialog = openDialog({
    title: t("choose-title"),
    body: () => html`<div class="choose">
        ${fieldset(t("choose-which"), whichLines(), numberField())}${writtenField()}${optionFields()}
      </div>`,
    wide: true,
    foot: [error, footButton(t("shell-cancel"), () => dialog.close()), playAnyway, begin],
    onclose: () => working.abort(),
  });

  /** Load the grades and outlines available for each set of tiles; if this fails, offer all. */
  async function loadKinds(): Promise<void> {
    try {
      const reply = await engine.request("consult", { game: game.id, about: "kinds", given: {} });
      kinds.value = reply as typeof kinds.value;
      options.value = availableOnly(options.value);
    } catch (failure) {
      if (!(failure instanceof EngineFailure)) throw failure;
    }
  }

  function whichLines() {
    const lines = WHICH.map((value) => ({
      value,
      words: t(`choose-${value}`),
      note: t(`choose-${value}-note`),
    }));
    return choiceLines("choose-which", lines, which.value, (value) => {
      which.value = value;
    });
  }

  function numberField() {
    const take = ({ target }: Event) => {
      const typed = Math.trunc((target as HTMLInputElement).valueAsNumber) || 1;
      number = Math.min(MAX_NUMBER, Math.max(1, typed));
    };
    return html`<input
      class="field"
      type="number"
      min="1"
      max=${MAX_NUMBER}
      value="1"
      aria-label=${t("choose-number-label")}
      ?hidden=${which.value !== "number"}
      @input=${take}
    />`;
  }

  function writtenField() {
    const take = ({ target }: Event) => {
      input = (target as HTMLTextAreaElement).value;
    };
    return html`<textarea
      class="field"
      rows="4"
      spellcheck="false"
      aria-label=${t("choose-written-label")}
      ?hidden=${which.value !== "written"}
      @input=${take}
    ></textarea>`;
  }

  /** Fields for the options. An entered puzzle has none. */
  function optionFields() {
    if (which.value === "written") return nothing;
    return OPTIONS.map((name) => game.options.find((option) => option.name === name))
      .filter((option) => option !== undefined)
      .map(optionField);
  }

  function optionField(option: GameInfo["options"][number]) {
    const { name, values, default: standard } = option;
    const title = ruleName("option", name, game);
    const now = options.value[name] ?? standard;
    const nameOf = (value: string) => ruleName("value", `${name}-${value}`, game);
    const take = (value: string) => {
      options.value = availableOnly({ ...options.value, [name]: value });
    };
    if (name === "reach")
      return steps(
        `choose-${name}`,
        title,
        values.map((value) => [value, value]),
        now,
        take,
      );
    if (name === "grade") {
      const graded = availableValues(option).map((value) => ({
        value,
        words: nameOf(value),
        note: t(`grade-${value}`),
      }));
      return fieldset(title, choiceLines(`choose-${name}`, graded, now, take));
    }
    const selected = ({ target }: Event) => take((target as HTMLSelectElement).value);
    const lines = availableValues(option).map(
      (value) => html`<option value=${value} ?selected=${value === now}>${nameOf(value)}</option>`,
    );
    return fieldset(
      title,
      html`<select class="field" aria-label=${title} @change=${selected}>${lines}</select>`,
    );
  }

  /** Return the values of an option that are available for the selected set of tiles. */
  function availableValues({ name, values }: GameInfo["options"][number], chosen = options.value) {
    const standard = game.options.find((other) => other.name === "reach")?.default ?? "";
    return kinds.value[chosen.reach ?? standard]?.[name] ?? values;
  }

  /**
   * Return `chosen` without options whose value does not exist for the chosen set of tiles
   * (`reach`).
   */
  function availableOnly(chosen: Record<string, string>): Record<string, string> {
    const isAvailable = (name: string, value: string) => {
      const option = game.options.find((other) => other.name === name);
      return !option || availableValues(option, chosen).includes(value);
    };
    return Object.fromEntries(
      Object.entries(chosen).filter(([name, value]) => isAvailable(name, value)),
    );
  }

  async function find(asIs = false): Promise<void> {
    if (begin.getAttribute("aria-disabled") === "true") return;
    begin.setAttribute("aria-disabled", "true");
    playAnyway.hidden = true;
    write(error, "");
    try {
      await open(
        which.value === "written"
          ? { position: { ...writtenPosition(), ...(asIs && { as_is: true }) } }
          : { made: await generate() },
      );
      dialog.close();
    } catch (failure) {
      if (working.signal.aborted) return;
      if (!(failure instanceof EngineFailure)) throw failure;
      const { code, params } = failure;
      playAnyway.hidden = !PLAYABLE.includes(code);
      write(error, words().say("error", { code, params }, { game: game.id, family: game.family }));
    } finally {
      begin.removeAttribute("aria-disabled");
      write(begin, t("choose-begin"));
    }
  }

  function generate(): Promise<PuzzleMade> {
    const progress = ({ params }: Message) => {
      write(begin, t("choose-making", { count: params.count ?? 0 }));
    };
    const seed = which.value === "number" ? String(number) : randomNumber();
    const order = { game: game.id, options: options.value, seed };
    return engine.task("generate", order, { progress, signal: working.signal });
  }

  /**
   * Return the entered puzzle as a position. The text is the puzzle's id ("3:…"), rows of numbers,
   * or JSON: a position or a grid of numbers.
   */
  function writtenPosition(): object {
    const text = input.trim();
    try {
      const json: unknown = JSON.parse(text);
      if (typeof json === "object" && json !== null)
        return "puzzle" in json ? json : { puzzle: json };
    } catch {
      /* The text is not JSON. The engine reads it as an id or as rows of numbers. */
    }
    return { puzzle: text };
  }
}
