/**
 * A new net: what kind of groups, which outline, under which conditions; to be laid by hand, or
 * by the machine, which tells how far it is and can be stopped.
 */
import type { Engine } from "../../../engine/client";
import { EngineFailure } from "../../../engine/failure";
import type { GameInfo, PuzzleMade } from "../../../engine/protocol";
import { randomNumber } from "../../../ui/puzzle/figure";
import { bodyOf, footButton, openDialog } from "../../../ui/shell/dialog";
import { fill, make, write } from "../../../ui/shell/dom";
import { group } from "../../../ui/shell/fields";
import { t, words } from "../../../ui/shell/words";
import { isBooks, PRESCRIBED, readCells, readSums } from "./conditions";
import { drawing } from "./keylist";
import { type Outline, outlines } from "./library";

/** The longer side of an outline's picture, in CSS pixels. */
const SIZE = 54;
const CONDITIONS = [...Object.keys(PRESCRIBED), "own"];
/** An outline of one's own, at first. */
const EXAMPLE =
  "#########\n#########\n#########\n#########\n#########\n#########\n#########\n#########";

export interface NetOptions {
  info: GameInfo;
  engine: Pick<Engine, "task">;
  kind: string;
  lay(position: object): Promise<void>;
}

interface Net {
  outline: string[];
  given: Record<string, number>;
  sums: Record<string, number>;
}

export async function openNet({ info, engine, kind, lay }: NetOptions): Promise<void> {
  const kinds = info.options.find(({ name }) => name === "kind")?.values ?? [kind];
  const known = await outlines();
  const choice = { kind, outline: "", own: EXAMPLE, condition: "none", cells: "", sums: "" };
  const working = new AbortController();
  const said = make("p", { class: "refusal", role: "alert" });
  const fields = make("div", { class: "choose net" });
  const hand = footButton(t("net-hand"), () => void byHand());
  const machine = footButton(t("net-machine"), () => void byMachine(), true);
  const dialog = openDialog({
    title: t("net-title"),
    body: [fields, said],
    wide: true,
    foot: [footButton(t("shell-cancel"), () => dialog.close()), hand, machine],
    onclose: () => working.abort(),
  });
  bodyOf(dialog).tabIndex = -1;
  show();

  function ofKind(): Outline[] {
    return known.filter((one) => one.kind === choice.kind);
  }

  function rows(): string[] {
    const one = ofKind().find(({ id }) => id === choice.outline);
    return (
      one?.rows ??
      choice.own
        .split("\n")
        .map((row) => row.trim())
        .filter(Boolean)
    );
  }

  function show(): void {
    if (choice.outline !== "own" && !ofKind().some(({ id }) => id === choice.outline))
      choice.outline = ofKind()[0]?.id ?? "own";
    fill(
      fields,
      group(
        t("net-kind"),
        kindField(),
        make("p", { class: "note" }, t(`kind-${choice.kind}-note`)),
      ),
      group(t("net-outline"), outlineField()),
      choice.outline === "own" ? ownField() : null,
      choice.kind === "terzett" ? group(t("net-condition"), ...conditionFields()) : null,
    );
  }

  function kindField(): HTMLElement {
    const select = make(
      "select",
      {
        class: "field",
        "aria-label": t("net-kind"),
        onchange: () => {
          choice.kind = select.value;
          show();
          fields.querySelector<HTMLElement>("select")?.focus();
        },
      },
      ...kinds.map((value) =>
        make("option", { value, selected: value === choice.kind }, t(`kind-${value}`)),
      ),
    );
    return select;
  }

  function outlineField(): HTMLElement {
    const shape = (id: string, label: string, picture: Node | null) =>
      make(
        "button",
        {
          type: "button",
          "aria-pressed": String(choice.outline === id),
          "data-outline": id,
          onclick: () => {
            choice.outline = id;
            show();
            fields.querySelector<HTMLElement>(`[data-outline="${id}"]`)?.focus();
          },
        },
        picture,
        make("span", {}, label),
      );
    return make(
      "div",
      { class: "outlines" },
      ...ofKind().map(({ id, rows }) => shape(id, nameOf(id), drawing(blank(rows), [], SIZE))),
      shape("own", t("net-own"), null),
    );
  }

  function ownField(): HTMLElement {
    return textField("own", t("net-own-label"), 9);
  }

  function conditionFields(): (HTMLElement | null)[] {
    const fits = isBooks(rows());
    const open = CONDITIONS.filter((one) => fits || ["none", "own"].includes(one));
    if (!open.includes(choice.condition)) choice.condition = "none";
    const select = make(
      "select",
      {
        class: "field",
        "aria-label": t("net-condition"),
        onchange: () => {
          choice.condition = select.value;
          show();
          fields.querySelector<HTMLElement>("[data-condition]")?.focus();
        },
        "data-condition": "",
      },
      ...open.map((value) =>
        make("option", { value, selected: value === choice.condition }, t(`condition-${value}`)),
      ),
    );
    const own = choice.condition === "own";
    return [
      select,
      own ? textField("cells", t("net-cells-label"), 1) : null,
      own ? textField("sums", t("net-sums-label"), 1) : null,
    ];
  }

  function textField(name: "own" | "cells" | "sums", label: string, lines: number): HTMLElement {
    const field = make("textarea", {
      class: "field",
      rows: lines,
      spellcheck: "false",
      oninput: () => {
        choice[name] = field.value;
      },
    });
    field.value = choice[name];
    return make("label", { class: "stacked" }, label, field);
  }

  /** What was chosen, or null where it cannot be read, which is said. */
  function net(): Net | null {
    const own = choice.condition === "own";
    const given = own ? readCells(choice.cells) : (PRESCRIBED[choice.condition] ?? {});
    const sums = own ? readSums(choice.sums) : {};
    if (given && sums) return { outline: rows(), given, sums };
    write(said, t("net-unread"));
    return null;
  }

  const options = () => ({ task: "compose", kind: choice.kind });

  async function byHand(): Promise<void> {
    const position = net();
    if (position) await trying(() => lay({ game: info.id, options: options(), ...position }));
  }

  async function byMachine(): Promise<void> {
    const wanted = net();
    if (!wanted) return;
    const free = Object.keys({ ...wanted.given, ...wanted.sums }).length === 0;
    const stored = free && choice.outline !== "own" ? { library: choice.outline } : wanted;
    await trying(async () => {
      const { position } = await composed(
        engine,
        info.id,
        options(),
        stored,
        working.signal,
        (count) => write(machine, t("net-composing", { count })),
      );
      await lay(position);
    });
  }

  async function trying(act: () => Promise<void>): Promise<void> {
    for (const button of [hand, machine]) button.setAttribute("aria-disabled", "true");
    write(said, "");
    try {
      await act();
      dialog.close();
    } catch (failure) {
      if (working.signal.aborted) return;
      if (!(failure instanceof EngineFailure)) throw failure;
      const { code, params } = failure;
      write(said, words().say("error", { code, params }, { game: info.id, family: info.family }));
    } finally {
      for (const button of [hand, machine]) button.removeAttribute("aria-disabled");
      write(machine, t("net-machine"));
    }
  }
}

/** A board composed by the machine, which keeps what is given or laid. */
export function composed(
  engine: Pick<Engine, "task">,
  game: string,
  options: Record<string, string>,
  position: object,
  signal: AbortSignal,
  tell: (count: number) => void,
): Promise<PuzzleMade> {
  const progress = ({ params }: { params: Record<string, unknown> }) =>
    tell(Number(params.count ?? 0));
  const seed = randomNumber();
  return engine.task("generate", { game, options, seed, position }, { progress, signal });
}

function nameOf(id: string): string {
  const own = `outline-terzett-${id}`;
  return words().has(own) ? t(own) : id;
}

/** An outline without numbers. */
const blank = (rows: readonly string[]) =>
  rows.map((row) => [...row].map((sign) => (sign === "#" ? 0 : null)));
