/** Figures printed in Adler's book. The build obtains their data from the engine, as JSON. */
import { readData } from "../../../engine/data";

/** A figure (cells with numbers) printed in Adler's book, with facts computed by the engine. */
export interface PrintedFigure {
  /** Number in Adler's book, as a Roman numeral in lower case: "ix". */
  id: string;
  shape: "rectangle" | "letter" | "pierced";
  rows: number;
  columns: number;
  grid: (number | null)[][];
  /** Number of solutions (keys) of the figure. */
  keys: number;
  /**
   * One solution, with a character for each cell: `<` and `>` for the halves of a horizontal tile,
   * `^` and `v` for those of an upright tile, and `.` where the figure has no cell.
   */
  key: string[];
  /** Number of tiles that have only one possible place while no tile has been found. */
  seals: number;
  /** Number of pairs of adjacent cell groups of the same number. The book rates figures by this. */
  connections: number;
  /** Code of a corrected misprint (in the message id `gallery-repair-…`), or "none". */
  repair: string;
  /** Position (JSON for the engine) in which the figure is to be solved. */
  position: object;
}

const figureFiles = import.meta.glob<string>("../../../generated/openings/terzett-figures.json", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Return the printed figures in the order of the book. */
export async function printedFigures(): Promise<PrintedFigure[]> {
  const [url] = Object.values(figureFiles);
  return url ? (await readData<{ figures: PrintedFigure[] }>(url)).figures : [];
}

/** Return the number of possible places of a tile: pairs of adjacent cells. */
export function pairsOf({ grid }: PrintedFigure): number {
  const beside = (a: number | null, b: number | null | undefined) =>
    a !== null && (b ?? null) !== null;
  return grid.reduce(
    (all, line, y) =>
      line.reduce<number>((sum, value, x) => {
        const others = [line[x + 1], grid[y + 1]?.[x]];
        return sum + others.filter((other) => beside(value, other)).length;
      }, all),
    0,
  );
}

/** Format the number "ix" as in the book: "IX". */
export const numeral = (id: string) => id.toUpperCase();

/** Name under which a figure's game is stored on this device. */
export const slotOf = (id: string) => `terzett.${id}`;

/** Return the URL for solving a figure: from `position`, or continuing the stored game. */
export function solvingPage(id: string, position?: object): string {
  const from = position ? `#${encodeURIComponent(JSON.stringify(position))}` : "";
  return `play.html?game=terzett&figure=${id}${from}`;
}
