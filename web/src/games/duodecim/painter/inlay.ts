/** Inlay: twelve bone lines cut by the dice lane; discs (roundels) and name plates at the lane. */
import type { Place } from "../../../engine/protocol";
import {
  type Ctx,
  centreText,
  fillCircle,
  setPen,
  strokeLine,
} from "../../../paint/material/canvas";
import { capitals, inscribed } from "../../../paint/roman/cinzel";
import type { Colours } from "./colours";
import type { Geometry, Point } from "./geometry";

/** The properties of a place that affect the painting of the inlay. */
export type Named = Pick<Place, "id" | "marks">;

/** Marks (codes) of the three points with Latin names in the ancient text (Anth. Pal. IX 482). */
const NAMES = ["antigonus", "summus", "divus"];

export function paintInlay(ctx: Ctx, g: Geometry, colours: Colours, places: Named[]): void {
  for (const [id, point] of g.points) {
    const plate = plateOn(
      ctx,
      g,
      point,
      places.find((place) => place.id === id),
    );
    const end = endOf(point, plate);
    const line = Math.max(0.8, 0.04 * g.pitch) * colours.weight;
    stroke(ctx, g, point, point.foot, end, colours.groove, line + Math.max(0.8, 0.024 * g.pitch));
    stroke(ctx, g, point, point.foot, end, colours.bone, line);
    paintRoundel(ctx, g, colours, point);
    if (plate) paintPlate(ctx, g, colours, point, plate);
  }
}

export function stroke(
  ctx: Ctx,
  g: Geometry,
  point: Point,
  from: number,
  to: number,
  colour: string,
  width: number,
): void {
  const [a, b] = [g.at(from, point.v), g.at(to, point.v)];
  setPen(ctx, colour, width);
  strokeLine(ctx, a, b);
}

function paintRoundel(ctx: Ctx, g: Geometry, colours: Colours, point: Point): void {
  const at = g.at(point.head, point.v);
  const radius = Math.max(1.1, 0.094 * g.pitch);
  for (const [colour, reach] of [
    [colours.groove, 1.24 * radius],
    [colours.roundel, radius],
    [colours.eye, 0.36 * radius],
  ] as const) {
    fillCircle(ctx, colour, at.x, at.y, reach);
  }
}

/**
 * A name plate in the shape of a tabula ansata: a rectangle with an ear (a trapezium) at each short
 * side. All numbers are in CSS pixels: `size` is the font size, `u` the coordinate of the centre,
 * `reach` half the length and `half` half the height of the rectangle, `ear` the length of an ear.
 */
interface Plate {
  text: string;
  size: number;
  u: number;
  reach: number;
  half: number;
  ear: number;
}

/** Return the name plate on a point's line; null if the point has no Latin name (see `NAMES`). */
function plateOn(ctx: Ctx, g: Geometry, point: Point, place: Named | undefined): Plate | null {
  const name = place?.marks.find((mark) => NAMES.includes(mark));
  if (name === undefined) return null;
  const text = inscribed(name);
  const size = Math.max(0.014 * g.long, Math.min(11, 0.37 * g.pitch));
  letter(ctx, size);
  const width = ctx.measureText(text).width - tracking(size);
  ctx.letterSpacing = "0px";
  const ear = 0.5 * size;
  const reach = width / 2 + 0.58 * size;
  const gap = Math.max(4, 8 * g.scale);
  return {
    text,
    size,
    reach,
    half: Math.min(0.82 * size, 0.44 * g.pitch),
    ear,
    u: point.head - point.direction * (gap + ear + reach),
  };
}

/** Return u (see geometry.ts) at a line's end: at the point's name plate, if any, or roundel. */
const endOf = (point: Point, plate: Plate | null) =>
  plate ? plate.u - point.direction * (plate.reach + 0.9 * plate.ear) : point.head;

/** Return u at the end of a point's line (at its plate or roundel), for highlighting the line. */
export function lineEnd(ctx: Ctx, g: Geometry, point: Point, place: Named | undefined): number {
  ctx.save();
  const end = endOf(point, plateOn(ctx, g, point, place));
  ctx.restore();
  return end;
}

const tracking = (size: number) => 0.115 * size;

function letter(ctx: Ctx, size: number): void {
  ctx.font = capitals(size);
  ctx.letterSpacing = `${tracking(size)}px`;
}

/** Paint a plate. Its text runs from left to right, or upwards on a vertical line. */
function paintPlate(ctx: Ctx, g: Geometry, colours: Colours, point: Point, plate: Plate): void {
  const { reach, half, ear, size, text } = plate;
  const at = g.at(plate.u, point.v);
  ctx.save();
  ctx.translate(at.x, at.y);
  if (g.upright) ctx.rotate(-Math.PI / 2);
  const shape = new Path2D();
  for (const side of [1, -1]) {
    for (const [x, y] of [
      [reach, -side * half],
      [reach, -side * 0.28 * half],
      [reach + ear, -side * 0.62 * half],
      [reach + ear, side * 0.62 * half],
      [reach, side * 0.28 * half],
      [reach, side * half],
    ] as const) {
      shape.lineTo(side * x, y);
    }
  }
  shape.closePath();
  ctx.fillStyle = colours.plate.ground;
  ctx.fill(shape);
  setPen(ctx, colours.plate.seam, Math.max(1.6, 2.4 * g.scale));
  ctx.stroke(shape);
  setPen(ctx, colours.plate.edge, Math.max(0.8, g.scale) * colours.weight);
  ctx.stroke(shape);
  letter(ctx, size);
  ctx.fillStyle = colours.plate.letters;
  centreText(ctx);
  ctx.fillText(text, tracking(size) / 2, 0.355 * size);
  ctx.restore();
}
