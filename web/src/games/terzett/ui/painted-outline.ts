/**
 * Editor for a custom outline, painted cell by cell with mouse, finger or keys, or typed as text.
 * A stroke that starts on an empty cell fills cells; one that starts on a filled cell clears them.
 */
import { html, render } from "lit-html";
import { keyOf } from "../../../board/keyboard";
import { make } from "../../../kit/dom";
import { t } from "../../../kit/words";
import { columnLetter } from "../../../puzzle/figure";

/** Minimum numbers of rows and columns of the editor's grid. */
const ROWS = 12;
const COLUMNS = 16;
/**
 * Maximum numbers of rows and columns of an outline, as in the engine. If the user types a larger
 * outline, the drawing does not change, but `changed` receives the typed rows, and the engine
 * reports the error.
 */
const MAX_ROWS = 99;
const MAX_COLUMNS = 26;
const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface OutlinePainter {
  element: HTMLElement;
  /** Mark the cell named in an error message, such as `c2` in the outline; "" clears the mark. */
  mark(cell: string): void;
}

/**
 * Create an editor that starts with the outline `first`. `changed` receives the outline as rows of
 * `#` and `.`, without empty rows and columns around it. If the typed rows exceed the maximum size
 * (`MAX_ROWS`, `MAX_COLUMNS`), it receives them unchanged.
 */
export function outlinePainter(
  first: readonly string[],
  changed: (rows: string[]) => void,
): OutlinePainter {
  const element = make("div", { class: "painted" });
  let field = cellsOf(first);
  let current: readonly [number, number] = [0, 0];
  let wrong = "";
  /** State that the current stroke gives to cells: true for filled; null between strokes. */
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
      // With Shift, an arrow key copies the state of the current cell to the next cell.
      if (event.shiftKey) paint(next, field[row]?.[column] ?? false);
      focus(next);
    } else if (keyOf(event) === " " || keyOf(event) === "Enter")
      paint(current, !field[row]?.[column]);
    else return;
    event.preventDefault();
  });

  /**
   * Return the row and column of the cell under a pointer, or null. For a finger, `event.target`
   * would be the cell touched first.
   */
  function spotUnder({ clientX, clientY }: PointerEvent): readonly [number, number] | null {
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-cell]");
    const [row = 0, column = 0] = (cell?.dataset.cell ?? "").split(" ").map(Number);
    return cell && element.contains(cell) ? [row, column] : null;
  }

  function paint([row, column]: readonly [number, number], filled: boolean): void {
    const line = field[row];
    if (!line || line[column] === filled) return;
    line[column] = filled;
    update();
  }

  function focus(at: readonly [number, number]): void {
    current = at;
    draw();
    element.querySelector<HTMLElement>(`[data-cell="${at.join(" ")}"]`)?.focus();
  }

  function setRows(rows: string[]): void {
    if (rows.length > MAX_ROWS || rows.some(({ length }) => length > MAX_COLUMNS)) changed(rows);
    else {
      field = cellsOf(rows);
      current = nearestCell(field, current);
      update();
    }
  }

  function update(): void {
    wrong = "";
    draw();
    changed(trimmed(field).rows);
  }

  function draw(): void {
    const { rows, top, left } = trimmed(field);
    const cells = rows.join("").replaceAll(".", "").length;
    const cell = (filled: boolean, row: number, column: number) => {
      // An empty outline has no finite `left` and `top`.
      const name = filled ? `${columnLetter(column - left)}${row - top + 1}` : "";
      const isCurrent = row === current[0] && column === current[1];
      return html`<span
        role="gridcell"
        data-cell=${`${row} ${column}`}
        tabindex=${isCurrent ? 0 : -1}
        aria-selected=${String(filled)}
        aria-label=${t("paint-cell", { row: row + 1, column: column + 1, filled: String(filled) })}
        class=${name && name === wrong ? "wrong" : ""}
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
          <button class="quiet" type="button" @click=${() => setRows([])}>${t("paint-clear")}</button>
        </div>
        <details>
          <summary>${t("paint-text")}</summary>
          <label class="stacked"
            >${t("net-own-label")}<textarea
              class="field"
              rows="8"
              spellcheck="false"
              .value=${rows.join("\n")}
              @change=${({ target }: Event) => setRows(linesOf(target as HTMLTextAreaElement))}
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

/** Convert rows (dot or space: empty) to cells, centred in at least `ROWS` × `COLUMNS` cells. */
function cellsOf(rows: readonly string[]): boolean[][] {
  const wide = Math.max(0, ...rows.map((row) => row.length));
  const [high, across] = [Math.max(ROWS, rows.length), Math.max(COLUMNS, wide)];
  const [top, left] = [Math.floor((high - rows.length) / 2), Math.floor((across - wide) / 2)];
  return Array.from({ length: high }, (_, row) =>
    Array.from({ length: across }, (_, column) => isCell(rows[row - top]?.[column - left])),
  );
}

/** Return the cell of the grid that is nearest to a row and column, which may be outside the grid. */
export function nearestCell(
  field: readonly (readonly boolean[])[],
  [row, column]: readonly [number, number],
): readonly [number, number] {
  const last = Math.min(row, field.length - 1);
  return [last, Math.min(column, (field[last]?.length ?? 1) - 1)];
}

/** True for every character except a dot and a space. */
const isCell = (sign = ".") => sign !== "." && sign !== " ";

/**
 * Return the outline without empty rows and columns around it, and its position in the grid (`top`
 * and `left` are Infinity for an empty outline).
 */
function trimmed(field: readonly (readonly boolean[])[]) {
  const rows = field.flatMap((line, row) => (line.includes(true) ? [row] : []));
  const columns = field.flatMap((line) =>
    line.flatMap((filled, column) => (filled ? [column] : [])),
  );
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const filledRows = field.slice(top, Math.max(...rows) + 1);
  const right = Math.max(...columns) + 1;
  return {
    rows: rows.length
      ? filledRows.map((line) =>
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
