/**
 * The choice of a puzzle: its reach, grade and outline, and whether it is any one, today's, the
 * one of a number, or one that somebody wrote down.
 */
import type { Engine } from "../../../engine/client";
import { EngineFailure } from "../../../engine/failure";
import type { GameInfo, Message, PuzzleMade } from "../../../engine/protocol";
import { NUMBERS, randomNumber } from "../../../ui/puzzle/figure";
import { bodyOf, footButton, openDialog } from "../../../ui/shell/dialog";
import { fill, make, write } from "../../../ui/shell/dom";
import { choices, group, stepsLine } from "../../../ui/shell/fields";
import { ruleName } from "../../../ui/shell/options";
import { t, words } from "../../../ui/shell/words";
import { today } from "../daily";

const WHICH = ["any", "daily", "number", "written"] as const;
export type Which = (typeof WHICH)[number];

/** What may be wrong with a puzzle that can be played all the same. */
const PLAYABLE = ["several_solutions", "no_solution"];

export interface Choice {
  options: Record<string, string>;
  which: Which;
  number: number;
  written: string;
}

/** What is to be laid on the board: a puzzle made to order, or the position that was written. */
export type Chosen = { made: PuzzleMade } | { position: object };

/** The options that a puzzle can be made with, as the catalogue lists them. */
const OPTIONS = ["reach", "grade", "outline"];

export function openChoice(
  game: GameInfo,
  engine: Pick<Engine, "task">,
  start: Record<string, string>,
  lay: (chosen: Chosen) => Promise<void>,
  which: Which = "any",
): void {
  const choice: Choice = { options: { ...start }, which, number: 1, written: "" };
  const working = new AbortController();
  const said = make("p", { class: "refusal", role: "alert" });
  const anyhow = footButton(t("choose-anyhow"), () => void find(true));
  anyhow.hidden = true;
  const begin = footButton(t("choose-begin"), () => void find(), true);
  const dialog = openDialog({
    title: t("choose-title"),
    body: [],
    wide: true,
    foot: [footButton(t("shell-cancel"), () => dialog.close()), begin],
    onclose: () => working.abort(),
  });
  const number = numberField();
  const written = writtenField();
  const options = optionFields();
  const asked = group(t("choose-which"), ...whichFields(), number);
  const fields = make("div", { class: "choose" }, asked, written, ...options);
  fill(bodyOf(dialog), fields, said, anyhow);
  show();

  /** Only what belongs to the choice can be seen. */
  function show(): void {
    number.hidden = choice.which !== "number";
    written.hidden = choice.which !== "written";
    for (const field of options) field.hidden = choice.which === "written";
  }

  function whichFields(): HTMLElement[] {
    const options = WHICH.map((value) => ({
      value,
      words: t(`choose-${value}`),
      note: [t(`choose-${value}-note`)],
    }));
    return choices(options, choice.which, (value) => {
      choice.which = value;
      show();
    });
  }

  function numberField(): HTMLElement {
    const field = make("input", {
      class: "field",
      type: "number",
      min: 1,
      max: NUMBERS,
      value: choice.number,
      "aria-label": t("choose-number-label"),
      oninput: () => {
        choice.number = Math.max(1, Math.trunc(field.valueAsNumber) || 1);
      },
    });
    return field;
  }

  function writtenField(): HTMLElement {
    const field = make("textarea", {
      class: "field",
      rows: 4,
      spellcheck: "false",
      "aria-label": t("choose-written-label"),
      oninput: () => {
        choice.written = field.value;
      },
    });
    field.value = choice.written;
    return field;
  }

  function optionFields(): HTMLElement[] {
    return OPTIONS.map((name) => game.options.find((option) => option.name === name))
      .filter((option) => option !== undefined)
      .map(({ name, values, default: usual }) => {
        const title = ruleName("option", name, game);
        const now = choice.options[name] ?? usual;
        const named = (value: string) => ruleName("value", `${name}-${value}`, game);
        const take = (value: string) => {
          choice.options = { ...choice.options, [name]: value };
        };
        if (name === "reach")
          return stepsLine(
            title,
            values.map((value) => [value, value]),
            now,
            take,
          );
        if (name === "grade") {
          const graded = values.map((value) => ({
            value,
            words: named(value),
            note: [t(`grade-${value}`)],
          }));
          return group(title, ...choices(graded, now, take));
        }
        const select = make(
          "select",
          { class: "field", "aria-label": title, onchange: () => take(select.value) },
          ...values.map((value) =>
            make("option", { value, selected: value === now }, named(value)),
          ),
        );
        return group(title, select);
      });
  }

  async function find(asIs = false): Promise<void> {
    begin.setAttribute("aria-disabled", "true");
    anyhow.hidden = true;
    write(said, "");
    try {
      await lay(
        choice.which === "written"
          ? { position: { ...writtenPosition(), ...(asIs && { as_is: true }) } }
          : { made: await made() },
      );
      dialog.close();
    } catch (failure) {
      if (working.signal.aborted) return;
      if (!(failure instanceof EngineFailure)) throw failure;
      const { code, params } = failure;
      anyhow.hidden = !PLAYABLE.includes(code);
      write(said, words().say("error", { code, params }, { game: game.id, family: game.family }));
    } finally {
      begin.removeAttribute("aria-disabled");
      write(begin, t("choose-begin"));
    }
  }

  function made(): Promise<PuzzleMade> {
    const progress = ({ params }: Message) => {
      write(begin, t("choose-making", { count: params.count ?? 0 }));
    };
    const seeds = {
      any: randomNumber,
      daily: () => today(),
      number: () => String(choice.number),
      written: () => "",
    };
    const seed = seeds[choice.which]();
    const { options } = choice;
    const { signal } = working;
    return engine.task("generate", { game: game.id, options, seed }, { progress, signal });
  }

  /** An id of the established form, or an outline with its numbers as JSON. */
  function writtenPosition(): object {
    const text = choice.written.trim();
    try {
      const read: unknown = JSON.parse(text);
      if (typeof read === "object" && read !== null)
        return "puzzle" in read ? read : { puzzle: read };
    } catch {
      /* It is no JSON, so it is an id. */
    }
    return { puzzle: text };
  }
}
