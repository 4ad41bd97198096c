/**
 * An outline of one's own, painted cell by cell with mouse, finger or keys: what a stroke begins
 * with, a cell or none, it goes on with. It can be typed as text as well.
 */
import { html, render } from "lit-html";
import { keyOf } from "../../../board/keyname";
import { make } from "../../../ui/shell/dom";
import { t } from "../../../ui/shell/words";

/** Rows and columns there is room for at least, and beyond what is drawn. */
const ROWS = 12;
const COLUMNS = 16;
/** More than so many rows or columns are not drawn, only told: they are refused. */
const MOST = 40;
const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export interface OutlinePainter {
  element: HTMLElement;
  /** Marks the cell that a refusal names by its name in the outline; "" for none. */
  mark(cell: string): void;
}

/** `changed` is told the outline as rows of `#` and dots, without what is empty round it. */
export function outlinePainter(
  first: readonly string[],
  changed: (rows: string[]) => void,
): OutlinePainter {
  const element = make("div", { class: "painted" });
  let field = spread(first);
  let current: readonly [number, number] = [0, 0];
  let wrong = "";
  /** What a stroke paints, while one is drawn. */
  let stroke: boolean | null = null;
  draw();
  element.addEventListener("pointerdown", (event) => {
    const at = spotUnder(event);
    if (!at || event.button !== 0) return;
    event.preventDefault();
    stroke = !field[at[0]]?.[at[1]];
    paint(at, stroke);
    focus(at);
  });
  element.addEventListener("pointermove", (event) => {
    const at = stroke !== null && event.buttons > 0 ? spotUnder(event) : null;
    if (at && stroke !== null) paint(at, stroke);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"])
    element.addEventListener(end, () => {
      stroke = null;
    });
  element.addEventListener("keydown", (event) => {
    if (!(event.target as Element).matches("[data-cell]")) return;
    const step = STEPS[keyOf(event)];
    const [row, column] = current;
    if (step) {
      const next = [row + step[0], column + step[1]] as const;
      if (field[next[0]]?.[next[1]] === undefined) return event.preventDefault();
      // With Shift the way is painted as the cell where it begins.
      if (event.shiftKey) paint(next, field[row]?.[column] ?? false);
      focus(next);
    } else if (keyOf(event) === " " || keyOf(event) === "Enter")
      paint(current, !field[row]?.[column]);
    else return;
    event.preventDefault();
  });

  /** The cell below a pointer; a finger keeps the cell that it began on as its target. */
  function spotUnder({ clientX, clientY }: PointerEvent): readonly [number, number] | null {
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-cell]");
    const [row = 0, column = 0] = (cell?.dataset.cell ?? "").split(" ").map(Number);
    return cell && element.contains(cell) ? [row, column] : null;
  }

  function paint([row, column]: readonly [number, number], filled: boolean): void {
    const line = field[row];
    if (!line || line[column] === filled) return;
    line[column] = filled;
    told();
  }

  function focus(at: readonly [number, number]): void {
    current = at;
    draw();
    element.querySelector<HTMLElement>(`[data-cell="${at.join(" ")}"]`)?.focus();
  }

  function take(rows: string[]): void {
    if (rows.length > MOST || rows.some(({ length }) => length > MOST)) changed(rows);
    else {
      field = spread(rows);
      told();
    }
  }

  function told(): void {
    wrong = "";
    draw();
    changed(trimmed(field).rows);
  }

  function draw(): void {
    const { rows, top, left } = trimmed(field);
    const cells = rows.join("").replaceAll(".", "").length;
    const cell = (filled: boolean, row: number, column: number) => {
      const name = `${letters(column - left)}${row - top + 1}`;
      const here = row === current[0] && column === current[1];
      return html`<span
        role="gridcell"
        data-cell=${`${row} ${column}`}
        tabindex=${here ? 0 : -1}
        aria-selected=${String(filled)}
        aria-label=${t("paint-cell", { row: row + 1, column: column + 1, filled: String(filled) })}
        class=${filled && name === wrong ? "wrong" : ""}
      ></span>`;
    };
    render(
      html`<p class="note">${t("paint-how")}</p>
        <div class="paint" role="grid" aria-label=${t("paint-label")} aria-multiselectable="true"
        >${field.map(
          (line, row) =>
            html`<div role="row">${line.map((filled, column) => cell(filled, row, column))}</div>`,
        )}</div>
        <div class="paint-foot">
          <span role="status">${t("paint-cells", { count: cells })}</span>
          <button class="quiet" type="button" @click=${() => take([])}>${t("paint-clear")}</button>
        </div>
        <details>
          <summary>${t("paint-text")}</summary>
          <label class="stacked"
            >${t("net-own-label")}<textarea
              class="field"
              rows="8"
              spellcheck="false"
              .value=${rows.join("\n")}
              @change=${({ target }: Event) => take(linesOf(target as HTMLTextAreaElement))}
            ></textarea>
          </label>
        </details>`,
      element,
    );
  }

  return {
    element,
    mark(cell) {
      wrong = cell;
      draw();
    },
  };
}

const linesOf = ({ value }: HTMLTextAreaElement) => value.split("\n").map((row) => row.trimEnd());

/** Rows of `#` as cells in a field that leaves room round them. */
function spread(rows: readonly string[]): boolean[][] {
  const wide = Math.max(0, ...rows.map((row) => row.length));
  const [high, across] = [Math.max(ROWS, rows.length), Math.max(COLUMNS, wide)];
  const [top, left] = [Math.floor((high - rows.length) / 2), Math.floor((across - wide) / 2)];
  return Array.from({ length: high }, (_, row) =>
    Array.from({ length: across }, (_, column) => isCell(rows[row - top]?.[column - left])),
  );
}

/** Whatever is written, but for a dot and a space, is a cell. */
const isCell = (sign = ".") => sign !== "." && sign !== " ";

/** The rows that are drawn on, without the empty ones round them, and where they begin. */
function trimmed(field: readonly (readonly boolean[])[]) {
  const rows = field.flatMap((line, row) => (line.includes(true) ? [row] : []));
  const columns = field.flatMap((line) =>
    line.flatMap((filled, column) => (filled ? [column] : [])),
  );
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const drawn = field.slice(top, Math.max(...rows) + 1);
  const right = Math.max(...columns) + 1;
  return {
    rows: rows.length
      ? drawn.map((line) =>
          line
            .slice(left, right)
            .map((filled) => (filled ? "#" : "."))
            .join(""),
        )
      : [],
    top,
    left,
  };
}

/** The name of a column: a to z. */
const letters = (column: number) => String.fromCharCode(97 + column);
