/**
 * Dialog for a new net, an outline to cover with tiles so that equal numbers form groups. The user
 * chooses kind of groups, outline and conditions (numbers of cells, sums), then lays the tiles on
 * the board or lets the engine do so, with progress and cancellation.
 */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import type { Engine } from "../../../engine/client";
import { EngineFailure, type GameInfo } from "../../../engine/protocol";
import { footButton, openDialog } from "../../../kit/dialog";
import { make, write } from "../../../kit/dom";
import { t, words } from "../../../kit/words";
import { type ComposeAnimation, compose, composeAnimation, errorText } from "./compose-animation";
import { availableConditions, PRESCRIBED, readCells, readSums } from "./conditions";
import { drawFigure } from "./key-list";
import { outlinePainter } from "./painted-outline";

/** Maximum length of the longer side of an outline's picture, in CSS pixels. */
const SIZE = 54;
/** Custom outline before the user edits it: 8 rows of 9 cells. */
const EXAMPLE = Array.from({ length: 8 }, () => "#########").join("\n");

interface NetOptions {
  info: GameInfo;
  engine: Pick<Engine, "request" | "task">;
  kind: string;
  open(position: object): Promise<void>;
}

interface Net {
  outline: string[];
  given: Record<string, number>;
  sums: Record<string, number>;
}

export async function openNet({ info, engine, kind, open }: NetOptions): Promise<void> {
  const kinds = info.options.find(({ name }) => name === "kind")?.values ?? [kind];
  const library = await outlines();
  const choice = { kind, outline: "", own: EXAMPLE, condition: "none", cells: "", sums: "" };
  const working = new AbortController();
  const error = make("p", { class: "refusal", role: "alert" });
  const fields = make("div", { class: "choose net" });
  /** Editor for a custom outline; it calls the function after each change. */
  const painter = outlinePainter(choice.own.split("\n"), (rows) => {
    choice.own = rows.join("\n");
    show();
  });
  /** Animation of the composed figure, while the animation runs; otherwise null. */
  let animation: ComposeAnimation | null = null;
  const hand = footButton(t("net-hand"), () => void startByHand());
  const machine = footButton(
    t("net-machine"),
    () => (animation ? animation.skip() : void startByMachine()),
    true,
  );
  show();
  const dialog = openDialog({
    title: t("net-title"),
    body: [fields],
    wide: true,
    foot: [error, footButton(t("shell-cancel"), () => dialog.close()), hand, machine],
    onclose: () => {
      working.abort();
      animation?.skip();
    },
  });

  function ofKind(): Outline[] {
    return library.filter((outline) => outline.kind === choice.kind);
  }

  function rows(): string[] {
    const outline = ofKind().find(({ id }) => id === choice.outline);
    if (outline) return outline.rows;
    const lines = choice.own.split("\n").map((row) => row.trim());
    return lines.filter(Boolean);
  }

  /** Change some of the user's choices and update the fields. */
  function choose(part: Partial<typeof choice>): void {
    Object.assign(choice, part);
    show();
  }

  function show(): void {
    const isKnown = ofKind().some(({ id }) => id === choice.outline);
    if (choice.outline !== "own" && !isKnown) choice.outline = ofKind()[0]?.id ?? "own";
    const conditions = availableConditions(choice.kind, rows());
    if (!conditions.includes(choice.condition)) choice.condition = "none";
    const { kind: selectedKind, outline } = choice;
    const kindNote = html`<p class="note">${t(`kind-${selectedKind}-note`)}</p>`;
    const kindOf = (value: string) => t(`kind-${value}`);
    render(
      html`
        ${fieldGroup(t("net-kind"), [select("kind", t("net-kind"), kinds, kindOf), kindNote])}
        ${fieldGroup(t("net-outline"), pictures())}
        ${outline === "own" ? painter.element : nothing}
        ${conditions.length > 1 ? fieldGroup(t("net-condition"), conditionFields(conditions)) : nothing}
      `,
      fields,
    );
  }

  function select(
    name: "kind" | "condition",
    label: string,
    values: readonly string[],
    nameOf: (value: string) => string,
  ): TemplateResult {
    const change = ({ target }: Event) => choose({ [name]: (target as HTMLSelectElement).value });
    const option = (value: string) =>
      html`<option value=${value} .selected=${value === choice[name]}>${nameOf(value)}</option>`;
    return html`<select class="field" aria-label=${label} @change=${change}>${repeat(
      values,
      (value) => value,
      option,
    )}</select>`;
  }

  function pictures(): TemplateResult {
    const picture = (id: string, label: string, image: unknown) =>
      html`<button
        type="button"
        aria-pressed=${String(choice.outline === id)}
        data-outline=${id}
        @click=${() => choose({ outline: id })}
      >${image}<span>${label}</span></button>`;
    const libraryPictures = repeat(
      ofKind(),
      ({ id }) => id,
      ({ id, rows }) =>
        picture(
          id,
          nameOf(id),
          guard([id], () => drawFigure(blank(rows), [], SIZE)),
        ),
    );
    return html`<div class="outlines">${libraryPictures}${picture("own", t("net-own"), nothing)}</div>`;
  }

  function conditionFields(available: readonly string[]): unknown[] {
    const isCustom = choice.condition === "own";
    return [
      select("condition", t("net-condition"), available, (value) => t(`condition-${value}`)),
      isCustom ? textField("cells", t("net-cells-label"), 1) : nothing,
      isCustom ? textField("sums", t("net-sums-label"), 1) : nothing,
    ];
  }

  function textField(name: "cells" | "sums", label: string, lines: number): TemplateResult {
    const input = ({ target }: Event) => {
      choice[name] = (target as HTMLTextAreaElement).value;
    };
    return html`<label class="stacked">${label}<textarea
        class="field"
        rows=${lines}
        spellcheck="false"
        .value=${choice[name]}
        @input=${input}
      ></textarea></label>`;
  }

  /**
   * Return the outline and conditions. If the text of a condition is invalid, show a message and
   * return null.
   */
  function net(): Net | null {
    const isCustom = choice.condition === "own";
    const given = isCustom ? readCells(choice.cells) : (PRESCRIBED[choice.condition] ?? {});
    const sums = isCustom ? readSums(choice.sums) : {};
    if (given && sums) return { outline: rows(), given, sums };
    write(error, t("net-unread"));
    return null;
  }

  const isBusy = () => hand.getAttribute("aria-disabled") === "true";

  async function startByHand(): Promise<void> {
    if (isBusy()) return;
    const position = net();
    const options = { task: "compose", kind: choice.kind };
    if (position) await attempt(() => open({ game: info.id, options, ...position }));
  }

  async function startByMachine(): Promise<void> {
    if (isBusy()) return;
    const position = net();
    if (!position) return;
    const free = Object.keys({ ...position.given, ...position.sums }).length === 0;
    const stored = free && choice.outline !== "own" ? { library: choice.outline } : position;
    const order = { engine, info, kind: choice.kind, position: stored };
    const show = composeAnimation(engine);
    const tell = (count: number, parts: readonly string[]) => {
      write(machine, t("net-composing", { count }));
      show.showPartition(parts);
    };
    fields.before(show.element);
    fields.hidden = true;
    await attempt(async () => {
      const { position } = await compose(order, working.signal, tell);
      animation = show;
      machine.removeAttribute("aria-disabled");
      write(machine, t("composed-skip"));
      await show.showResult(position, choice.kind);
      if (!working.signal.aborted) await open(position);
    });
    animation = null;
    show.element.remove();
    fields.hidden = false;
  }

  async function attempt(act: () => Promise<void>): Promise<void> {
    for (const button of [hand, machine]) button.setAttribute("aria-disabled", "true");
    write(error, "");
    painter.mark("");
    try {
      await act();
      dialog.close();
    } catch (failure) {
      if (working.signal.aborted) return;
      write(error, errorText(failure, info));
      painter.mark(cellInError(failure));
    } finally {
      for (const button of [hand, machine]) button.removeAttribute("aria-disabled");
      write(machine, t("net-machine"));
    }
  }
}

/** Return the cell named in an error, or "". */
function cellInError(failure: unknown): string {
  return failure instanceof EngineFailure ? String(failure.params.at ?? "") : "";
}

function fieldGroup(title: string, fields: unknown): TemplateResult {
  return html`<fieldset class="group"><legend>${title}</legend>${fields}</fieldset>`;
}

function nameOf(id: string): string {
  const messageId = `outline-terzett-${id}`;
  return words().has(messageId) ? t(messageId) : id;
}

/** Convert an outline to a grid with 0 in each cell, and null where there is no cell. */
const blank = (rows: readonly string[]) =>
  rows.map((row) => [...row].map((sign) => (sign === "#" ? 0 : null)));

interface Outline {
  id: string;
  kind: string;
  /** Rows of the outline as text: `#` for a cell, `.` for no cell. */
  rows: string[];
  reach: number;
}

const libraryFiles = import.meta.glob<{ outlines: Outline[] }>(
  "../../../generated/openings/terzett-library.json",
  { import: "default" },
);

async function outlines(): Promise<Outline[]> {
  const [load] = Object.values(libraryFiles);
  return (await load?.())?.outlines ?? [];
}
