/** Chart of a measure (a statistic of the games) as an SVG or PNG file, black on white. */
import type { Measure } from "../../engine/lab-client";
import { t } from "../../kit/words";
import { chartIntervals, extent, pValue, scaleFigure } from "./values";

const WIDTH = 900;
const LEFT = 330;
const RIGHT = 200;
const TOP = 64;
const ROW = 30;
const BELOW = 36;
/** Right edges of the columns for p-values and adjusted p-values, in SVG units from the left. */
const COLUMNS = [WIDTH - 115, WIDTH - 12] as const;
const CAPTION = 18;
/** Maximum number of characters in a line of a caption. */
const LINE = 150;
const MOST_TICKS = 6;
const NAME = 40;
const PALE = "#dddddd";
const INK = "#000000";
const END = ' text-anchor="end"';
/** Resolution of the PNG image, in pixels per SVG unit. */
const FINENESS = 3;

/**
 * Return the chart of a measure as an SVG document. Each reading (rule variant) has a row: its name
 * from `names`, a dot, a 95 % interval and p-values; missing values are omitted. A vertical line
 * marks the value of the baseline (the first reading), whose dot is filled. The dot of another
 * reading is filled only if this measure is a headline measure (one chosen before the games are
 * played) and the reading's value differs significantly from the baseline's; otherwise it is
 * hollow. The texts in `captions` are below the chart, divided into lines.
 */
export function drawMeasure(
  measure: Measure,
  names: readonly string[],
  title: string,
  captions: readonly string[],
): string {
  const { values, share } = measure;
  const intervals = chartIntervals(values);
  const range = extent(intervals);
  const { spread } = range ?? { spread: 1 };
  const least = (range?.least ?? 0) - 0.05 * spread;
  const across = (value: number) =>
    places(LEFT + ((value - least) / (1.1 * spread)) * (WIDTH - LEFT - RIGHT));
  const foot = TOP + ROW * names.length;
  const upright = (x: number, ink: string) => line(x, TOP - 8, x, foot, ink, 1);
  const [p, adjusted] = COLUMNS;
  const shapes = [
    label(title, 12, 26, ' font-weight="bold"'),
    label(t("lab-column-p"), p, TOP - 14, END),
    label(t("lab-column-adjusted"), adjusted, TOP - 14, END),
  ];
  for (const value of range ? ticks(least, least + 1.1 * spread) : []) {
    const x = across(value);
    shapes.push(
      upright(x, PALE),
      label(scaleFigure(value, share), x, foot + 20, ' text-anchor="middle"'),
    );
  }
  const middle = intervals[0]?.[0];
  if (middle !== undefined) shapes.push(upright(across(middle), INK));
  for (const [index, name] of names.entries()) {
    const y = TOP + ROW * (index + 0.5);
    shapes.push(label(short(name), 12, y + 4));
    const [value, interval] = [values[index], intervals[index]];
    if (value && value.p !== null) shapes.push(label(pValue(value.p), p, y + 4, END));
    if (value && value.adjusted !== null)
      shapes.push(label(pValue(value.adjusted), adjusted, y + 4, END));
    if (!value || !interval) continue;
    const [centre, low, high] = interval;
    if (low !== null && high !== null) shapes.push(line(across(low), y, across(high), y, INK, 2));
    const fill = index === 0 || value.clear ? INK : "#fff";
    shapes.push(
      `<circle cx="${across(centre)}" cy="${y}" r="5" fill="${fill}" stroke="${INK}" stroke-width="2"/>`,
    );
  }
  const lines = captions.flatMap(linesOf);
  for (const [index, text] of lines.entries())
    shapes.push(label(text, 12, foot + BELOW + CAPTION * index, ' font-size="11"'));
  const height = foot + BELOW + CAPTION * lines.length;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="Helvetica, Arial, sans-serif" font-size="13">`;
  return `${head}\n<title>${escaped(title)}</title>\n<rect width="100%" height="100%" fill="#fff"/>\n${shapes.join("\n")}\n</svg>\n`;
}

/** Return at most `MOST_TICKS` multiples of a round number (such as 20) from `low` to `high`. */
export function ticks(low: number, high: number): number[] {
  const power = 10 ** Math.floor(Math.log10((high - low) / MOST_TICKS));
  const steps = [1, 2, 5, 10, 20].map((factor) => factor * power);
  const step = steps.find((step) => (high - low) / step < MOST_TICKS) ?? high - low;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

function line(x1: number, y1: number, x2: number, y2: number, ink: string, width: number): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${ink}" stroke-width="${width}"/>`;
}

function label(text: string, x: number, y: number, look = ""): string {
  return `<text x="${x}" y="${y}"${look}>${escaped(text)}</text>`;
}

/** Divide a text into lines of at most `LINE` characters (more only if a word is longer). */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const extended = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length === 0 || extended.length > LINE) lines.push(word);
    else lines[lines.length - 1] = extended;
  }
  return lines;
}

const short = (name: string) => (name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name);

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const places = (number: number) => Math.round(number * 10) / 10;

/**
 * Convert an SVG document to a PNG image. Resolve with null if the browser cannot create the image;
 * reject if it cannot decode the document.
 */
export async function asPicture(svg: string): Promise<Blob | null> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  await image.decode().finally(() => URL.revokeObjectURL(url));
  const canvas = document.createElement("canvas");
  canvas.width = image.width * FINENESS;
  canvas.height = image.height * FINENESS;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
