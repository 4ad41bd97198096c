/** Panels: attacks of both sides, and winning rows of numbers that a side can still complete. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import type { Painter } from "../../../board/painter";
import type { TableControls } from "../../../board/table";
import {
  type Panel,
  sideName,
  sideOnTurn,
  type TableSnapshot,
  yourSide,
} from "../../../contracts/table-snapshot";
import type { Mark, View } from "../../../engine/protocol";
import { make } from "../../../kit/dom";
import { settings } from "../../../kit/settings";
import { rich } from "../../../kit/texts";
import { theme } from "../../../kit/theme";
import { t, words } from "../../../kit/words";
import { picture } from "../../../table/canvas";

/** Size of a stone in the list, in CSS pixels. */
const STONE = 34;

/**
 * Return the panel that lists the attacks by the user's side and the attacks on it; if the user has
 * no side, those by and on the side to move. The panel is hidden if no side is to move, in games
 * without attacks, and if the settings hide all attacks.
 */
export function attacks(table: TableControls, painter: Painter): Panel {
  const element = make("section", { class: "attacks", id: "attacks", hidden: true });
  const pointing = new Pointing(table);
  return {
    element,
    elsewhere: () => table.focus(),
    update(moment) {
      const side = listedSide(moment);
      const preferences = settings();
      const enabled = preferences.threats && (preferences.attacks || preferences.dangers);
      const isShown = !!side && enabled && words().id("mark", "attack", moment.view) !== null;
      const { own, others } = isShown ? listedMarks(moment) : { own: [], others: [] };
      const name = side && yourSide(moment) === null ? sideName(moment, side) : "none";
      const part = (marks: Mark[], title: string) =>
        list(moment, { marks, title: t(title, { side: name }), painter, pointing });
      const content = () => [
        preferences.attacks ? part(own, "attacks-own") : nothing,
        preferences.dangers ? part(others, "attacks-others") : nothing,
      ];
      element.hidden = !isShown;
      render(isShown ? content() : nothing, element);
      pointing.keep([...own, ...others]);
    },
  };
}

/** Return the number of attacks in the list of the panel that the function `attacks` returns. */
export function listed(moment: TableSnapshot): number {
  const { own, others } = listedMarks(moment);
  return own.length + others.length;
}

/** Return the user's side; if the user has none, the side to move. "" if no side is to move. */
function listedSide(moment: TableSnapshot): string {
  const mover = sideOnTurn(moment);
  return mover ? (yourSide(moment) ?? mover) : "";
}

/** Return the attacks by (`own`) and on (`others`) `listedSide`; [] if the user has hidden them. */
function listedMarks(moment: TableSnapshot): { own: Mark[]; others: Mark[] } {
  const side = listedSide(moment);
  const { attacks, dangers } = settings();
  const all = moment.view.marks.filter(({ kind }) => kind === "attack" || kind === "danger");
  return {
    own: attacks ? all.filter((mark) => mark.side === side) : [],
    others: dangers ? all.filter((mark) => mark.side !== side) : [],
  };
}

interface Part {
  marks: Mark[];
  title: string;
  painter: Painter;
  pointing: Pointing;
}

function list({ view }: TableSnapshot, { marks, title, painter, pointing }: Part): TemplateResult {
  const kind = marks[0]?.kind === "attack" ? "attacked" : "threatened";
  const some = marks.length > 0;
  const falls = some
    ? words().say("legend", { code: kind, params: view.options }, view)
    : t("attacks-none");
  const lines = repeat(
    marks,
    ({ path, label }) => `${path} ${label.params.by}`,
    (mark) => html`<li>${entry(view, mark, painter, pointing)}</li>`,
  );
  return html`<h2 class="label-line"><span>${title}</span> ${falls}</h2>
    ${some ? html`<ul>${lines}</ul>` : nothing}`;
}

/**
 * An attack as a button. If it is under the pointer, in focus or pressed, the board shows only this
 * attack.
 */
function entry(view: View, mark: Mark, painter: Painter, pointing: Pointing): TemplateResult {
  const { params } = mark.label;
  const [from = "", target = "", ...more] = mark.path;
  const about = t(`attacks-${params.by}`, params);
  const stones = [target, ...more].map((place) => stone(view, place, painter));
  const content = html`<span class="stones" aria-hidden="true"
      >${stone(view, from, painter)}${arrow(mark)}${stones}</span
    ><b>${params.formula}</b><small>${guard([about], () => rich(about))}</small>`;
  return pointing.button(mark, content);
}

function stone(view: View, place: string, painter: Painter): unknown {
  const piece = view.pieces.find((other) => other.place === place);
  if (!piece || !painter.pieceIcon) return nothing;
  const { kind, side, value, layers } = piece;
  return guard([kind, side, value, JSON.stringify(layers), theme()], () =>
    picture(STONE, (ctx, look) => painter.pieceIcon?.(ctx, STONE, piece, look)),
  );
}

/**
 * Render the arrow of an attack, as on the board: solid for the side to move, dashed for its
 * opponent. An attack by stones on both sides of the target (insidiae) has a short line without a
 * head.
 */
function arrow({ kind, label }: Mark): TemplateResult {
  const between = label.params.by === "insidiae" ? " between" : "";
  return html`<i class=${`arrow ${kind}${between}`}></i>`;
}

/**
 * Return the panel with the winning rows that are still possible for the user's side; if the user
 * has no side, for the side to move. Rows that need no further capture are listed; the others are
 * only counted. The panel is hidden if no row is possible.
 */
export function prospects(table: TableControls): Panel {
  const element = make("section", { class: "prospects", id: "prospects", hidden: true });
  const pointing = new Pointing(table);
  return {
    element,
    elsewhere: () => table.focus(),
    update(moment) {
      const side = yourSide(moment) ?? sideOnTurn(moment);
      const of = (kind: string) =>
        moment.view.marks.filter((mark) => mark.kind === kind && mark.side === side);
      const [open, hoped] = [of("progression"), of("hope")];
      const rows = repeat(open, key, (mark) => row(moment, mark, pointing));
      const content = html`
        <h2 class="label-line">${t("prospects-title")}</h2>
        <ul>${rows}</ul>
        ${hopes(hoped)}`;
      element.hidden = open.length + hoped.length === 0;
      render(element.hidden ? nothing : content, element);
      pointing.keep(open);
    },
  };
}

/** Return the key of a row for lit-html: its numbers as text, such as "2,15,28". */
function key({ label: { params } }: Mark): string {
  return String(params.values);
}

/**
 * Render a winning row as a button. The board shows the row's stones while the button is hovered or
 * focused, and after a press until it is left.
 */
function row({ view }: TableSnapshot, mark: Mark, pointing: Pointing): TemplateResult {
  const title = words().say("label", mark.label, view);
  return html`<li>${pointing.button(mark, numbers(mark), title)}</li>`;
}

/** Render a row's numbers, such as "2 · 15 · 28". Those of captured stones are underlined. */
function numbers({ label: { params } }: Mark): unknown[] {
  const list = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);
  const captured = list(params.captured);
  return list(params.values).map((value, index) => [
    index > 0 ? " · " : "",
    captured.includes(value) ? html`<u>${value}</u>` : value,
  ]);
}

/**
 * Render the count of winning rows (progressions of three or four numbers) that need further
 * captures, and the numbers of the stones to capture; nothing if there are no such rows.
 */
function hopes(marks: readonly Mark[]): TemplateResult | typeof nothing {
  const lacking = marks.flatMap(({ label }) =>
    Array.isArray(label.params.missing) ? label.params.missing.map(Number) : [],
  );
  const missing = [...new Set(lacking)].sort((a, b) => a - b);
  if (missing.length === 0) return nothing;
  return html`<p>${t("prospects-more", { count: marks.length, missing })}</p>`;
}

/** Creates buttons that show a mark (such as an attack) on the board, and removes this mark. */
export class Pointing {
  readonly #table: TableControls;
  /** The mark that a button shows, as JSON for comparison with the marks of a new view; or "". */
  #shown = "";

  constructor(table: TableControls) {
    this.#table = table;
  }

  /** Render a button. It shows `mark` while hovered or focused, and after a press until left. */
  button(mark: Mark, content: unknown, title: string | typeof nothing = nothing): TemplateResult {
    const show = () => {
      this.#shown = JSON.stringify(mark);
      this.#table.showMarks([mark]);
    };
    const hide = () => this.#hide();
    return html`<button type="button" title=${title} @pointerenter=${show} @pointerleave=${hide}
      @focus=${show} @blur=${hide} @click=${show}>${content}</button>`;
  }

  #hide(): void {
    this.#shown = "";
    this.#table.showMarks([]);
  }

  /** Remove the mark from the board unless it is still listed. */
  keep(listed: readonly Mark[]): void {
    if (this.#shown && !listed.some((mark) => JSON.stringify(mark) === this.#shown)) this.#hide();
  }
}
