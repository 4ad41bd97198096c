/** Chart of a measure as a separate SVG or PNG file, black on white. */
import type { Interval, Measure } from "../../engine/lab-client";
import { chartIntervals, extent, figure, isClear } from "./values";

const WIDTH = 720;
const LEFT = 270;
const RIGHT = 40;
const TOP = 56;
const ROW = 30;
const BELOW = 36;
const TICKS = 4;
const NAME = 40;
const PALE = "#dddddd";
const INK = "#000000";
/** Pixels of the PNG image per drawing unit. */
const FINENESS = 3;

type Shape =
  | { line: [number, number, number, number]; ink: string; width: number }
  | { dot: [number, number]; filled: boolean }
  | { text: string; at: [number, number]; bold?: boolean; centred?: boolean };

interface Drawing {
  title: string;
  height: number;
  shapes: Shape[];
}

/**
 * Draws a measure as the chart on the page does: a dot with its interval for each reading, and the
 * baseline as a vertical line. Readings without a value have only their name.
 */
export function drawMeasure(measure: Measure, names: readonly string[], title: string): Drawing {
  const { values, share } = measure;
  const intervals = chartIntervals(values);
  const range = extent(intervals);
  const { spread } = range ?? { spread: 1 };
  const least = (range?.least ?? 0) - 0.05 * spread;
  const across = (value: number) =>
    LEFT + ((value - least) / (1.1 * spread)) * (WIDTH - LEFT - RIGHT);
  const foot = TOP + ROW * names.length;
  const shapes: Shape[] = [{ text: title, at: [12, 26], bold: true }];
  for (let tick = 0; range && tick <= TICKS; tick++) {
    const value = least + (1.1 * spread * tick) / TICKS;
    const x = across(value);
    shapes.push({ line: [x, TOP - 8, x, foot], ink: PALE, width: 1 });
    shapes.push({ text: figure(value, share), at: [x, foot + 20], centred: true });
  }
  const middle = intervals[0]?.[0];
  if (middle !== undefined)
    shapes.push({ line: [across(middle), TOP - 8, across(middle), foot], ink: INK, width: 1 });
  for (const [index, name] of names.entries()) {
    const y = TOP + ROW * (index + 0.5);
    shapes.push({ text: short(name), at: [12, y + 4] });
    const value = values[index];
    const interval = intervals[index];
    if (value && interval) shapes.push(...dot(interval, y, index === 0 || isClear(value), across));
  }
  return { title, height: foot + BELOW, shapes };
}

function dot(
  [value, low, high]: Interval,
  y: number,
  filled: boolean,
  across: (value: number) => number,
): Shape[] {
  const shapes: Shape[] = [{ dot: [across(value), y], filled }];
  if (low !== null && high !== null)
    shapes.unshift({ line: [across(low), y, across(high), y], ink: INK, width: 2 });
  return shapes;
}

const short = (name: string) => (name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name);

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const places = (number: number) => Math.round(number * 10) / 10;

/** Returns the drawing as an SVG document. */
export function asSvg({ title, height, shapes }: Drawing): string {
  const drawn = shapes.map((shape) => {
    if ("line" in shape) {
      const [x1, y1, x2, y2] = shape.line.map(places);
      return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${shape.ink}" stroke-width="${shape.width}"/>`;
    }
    if ("dot" in shape) {
      const [x, y] = shape.dot.map(places);
      return `<circle cx="${x}" cy="${y}" r="5" fill="${shape.filled ? INK : "#fff"}" stroke="${INK}" stroke-width="2"/>`;
    }
    const [x, y] = shape.at.map(places);
    const look = `${shape.bold ? ' font-weight="bold"' : ""}${shape.centred ? ' text-anchor="middle"' : ""}`;
    return `<text x="${x}" y="${y}"${look}>${escaped(shape.text)}</text>`;
  });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="Helvetica, Arial, sans-serif" font-size="13">`;
  return `${head}\n<title>${escaped(title)}</title>\n<rect width="100%" height="100%" fill="#fff"/>\n${drawn.join("\n")}\n</svg>\n`;
}

/** Returns the drawing as a PNG image. */
export async function asPicture(drawing: Drawing): Promise<Blob | null> {
  const url = URL.createObjectURL(new Blob([asSvg(drawing)], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  await image.decode();
  URL.revokeObjectURL(url);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * FINENESS;
  canvas.height = drawing.height * FINENESS;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
