/** What is known of the printed figures; the build asks the engine for it and writes it down. */
import { readData } from "../../../data";

/** A printed figure, as `consult` tells it. */
export interface PrintedFigure {
  /** Its number in the book in small letters: "ix". */
  id: string;
  shape: "rectangle" | "letter" | "pierced";
  rows: number;
  columns: number;
  grid: (number | null)[][];
  /** How many keys it has, and one of them as rows of `< > ^ v .`. */
  keys: number;
  key: string[];
  /** Tiles that have only one place at the start. */
  seals: number;
  /** Places where groups of equal numbers touch: the book's measure of art. */
  connections: number;
  /** What the transcription mended. */
  repair: string;
  /** The figure as it is laid on the board. */
  position: object;
}

const written = import.meta.glob<string>("../../../generated/openings/terzett-figures.json", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The printed figures in the order of the book. */
export async function printedFigures(): Promise<PrintedFigure[]> {
  const [url] = Object.values(written);
  return url ? (await readData<{ figures: PrintedFigure[] }>(url)).figures : [];
}

/** How many pairs of cells lie side by side. */
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

/** "ix" as the book numbers it: "IX". */
export const numeral = (id: string) => id.toUpperCase();

/** Under which name the figure in play is kept on this device. */
export const slotOf = (id: string) => `terzett.${id}`;

/** Where a figure is solved: gone on with, or from the start if its position is given. */
export function solvingPage(id: string, position?: object): string {
  const from = position ? `#${encodeURIComponent(JSON.stringify(position))}` : "";
  return `play.html?game=terzett&figure=${id}${from}`;
}
