/**
 * The stones: slabs of bone and bog oak with engraved numbers.
 *
 * Rounds, triangles and squares differ by their outline. The armies differ by tone and, for
 * triangles, by direction: White's point up, Black's down, even if the board is turned. A pyramid
 * is a pile of square layers, with its total on the top and its base number on the lowest layer. A
 * captured stone used by its captor is turned over: its other side has the captor's colour, and its
 * number is underlined. A full stop after 6, 9 and 66 distinguishes them from the same numbers
 * upside down.
 */
import type { Spot } from "../../../board/painter";
import type { Piece } from "../../../engine/protocol";
import { type Ctx, centreText, circle, setPen } from "../../../paint/material/canvas";
import { SERIF } from "../../../paint/material/dice";
import { cast } from "../../../paint/material/light";
import { chance, seedOf } from "../../../paint/material/noise";
import type { Stamp } from "../../../paint/material/sprites";
import shapes from "../shapes.json";
import type { Colours, StoneMaterial } from "./colours";

/** The visible properties of a stone. */
interface Face {
  kind: string;
  side: string;
  value: string;
  turned: boolean;
}

export function faceOf({ kind, side, value, layers }: Piece): Face {
  return { kind, side, value, turned: layers[0] === "turned" };
}

/** By kind of stone: font sizes for one, two and three digits, as shares of a board square. */
const numberSizes: Record<string, readonly number[]> = shapes.numbers;
/** The layers of each pyramid from the lowest, by its total. */
const pyramids: Record<string, (typeof shapes.pyramids)["91"]> = shapes.pyramids;
const layersOf = ({ value }: Face) => pyramids[value] ?? [];

const cache = new Map<string, Path2D>();

/** Return an SVG path of `shapes.json` (unit: one square), scaled to squares of `size` pixels. */
function scaled(outline: string, size: number): Path2D {
  const key = `${size} ${outline}`;
  let path = cache.get(key);
  if (!path) {
    // Sizes change with the size of the window. The limit keeps unused outlines from accumulating.
    if (cache.size > 200) cache.clear();
    path = new Path2D();
    path.addPath(new Path2D(outline), new DOMMatrix().scale(size));
    cache.set(key, path);
  }
  return path;
}

/**
 * Draw a stone on the board; all but its number is a cached bitmap. The stone has the scale for
 * board squares of `size` CSS pixels. `turn` is the rotation of the number in radians.
 */
export function stone(
  ctx: Ctx,
  stamp: Stamp,
  colours: Colours,
  face: Face,
  at: Spot,
  size: number,
  turn = 0,
): void {
  const key = [face.kind, face.side, face.value, size.toFixed(1)].join(" ");
  stamp(ctx, key, at, 1.36 * size, (pen, middle) => {
    paintSlabs(pen, colours, face, { x: middle, y: middle }, size);
  });
  numeral(ctx, colours, face, at, size, turn);
}

/** Paint a stone without a cached bitmap (see `stone`), for icons, which are painted only once. */
export function paintStone(
  ctx: Ctx,
  colours: Colours,
  face: Face,
  at: Spot,
  size: number,
  turn = 0,
): void {
  paintSlabs(ctx, colours, face, at, size);
  numeral(ctx, colours, face, at, size, turn);
}

const materialOf = (colours: Colours, { side }: Face) =>
  side === "black" ? colours.black : colours.white;

function paintSlabs(ctx: Ctx, colours: Colours, face: Face, at: Spot, size: number): void {
  const material = materialOf(colours, face);
  ctx.save();
  ctx.translate(at.x, at.y);
  if (face.kind === "pyramid") pile(ctx, colours, material, face, size);
  else {
    const shape = outlineOf(face, size);
    slab(ctx, colours, material, shape, size, seedOf(`${face.kind} ${face.value} ${face.side}`), 1);
    ctx.scale(0.86, 0.86);
    setPen(ctx, material.cut, Math.max(0.6, 0.012 * size));
    ctx.stroke(shape);
  }
  ctx.restore();
}

/** Paint the outline of a stone whose colour is similar to that of the background. */
export function rim(ctx: Ctx, face: Face, at: Spot, size: number, colour: string): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  setPen(ctx, colour, 1.2);
  ctx.stroke(outlineOf(face, size));
  ctx.restore();
}

/** Paint the layers of a pyramid, from the lowest up. */
function pile(ctx: Ctx, colours: Colours, material: StoneMaterial, face: Face, size: number): void {
  layersOf(face).forEach(({ outline }, k) => {
    const layer = scaled(outline, size);
    if (colours.grain || k === 0) slab(ctx, colours, material, layer, size, k, k ? 0.42 : 1);
    else flat(ctx, material, layer, size);
  });
}

/**
 * Paint an upper layer of a pyramid in the themes `contrast` and `night`, without wall and shadow.
 * The outline is thin, so that the outlines of all layers do not hide the colour of the army.
 */
function flat(ctx: Ctx, material: StoneMaterial, layer: Path2D, size: number): void {
  ctx.fillStyle = material.face[0];
  ctx.fill(layer);
  setPen(ctx, material.numeral, Math.max(0.6, 0.012 * size));
  ctx.stroke(layer);
}

/** Paint a slab: its shadow and wall, its face with grain, the light on it, and its edges. */
function slab(
  ctx: Ctx,
  colours: Colours,
  material: StoneMaterial,
  shape: Path2D,
  size: number,
  seed: number,
  lift: number,
): void {
  const { stoneShadow: colour } = colours;
  const fine = Math.max(0.7, 0.014 * size);
  ctx.save();
  if (colours.grain)
    cast(ctx, { colour, blur: 0.1 * size * lift, x: 0.035 * size * lift, y: 0.06 * size * lift });
  ctx.fillStyle = material.wall;
  ctx.translate(0, 0.03 * size);
  ctx.fill(shape);
  ctx.restore();
  ctx.save();
  ctx.fillStyle = material.face[0];
  ctx.fill(shape);
  ctx.clip(shape);
  if (colours.grain) grain(ctx, material.face[1], size, seed);
  const light = ctx.createLinearGradient(-0.4 * size, -0.45 * size, 0.4 * size, 0.45 * size);
  light.addColorStop(0, material.lit);
  light.addColorStop(0.5, material.lit.replace(/[\d.]+\)$/, "0)"));
  light.addColorStop(0.5, material.shade.replace(/[\d.]+\)$/, "0)"));
  light.addColorStop(1, material.shade);
  ctx.fillStyle = light;
  ctx.fillRect(-size, -size, 2 * size, 2 * size);
  ctx.translate(0.011 * size, 0.014 * size);
  setPen(ctx, material.arris, 1.4 * fine);
  ctx.stroke(shape);
  ctx.restore();
  setPen(ctx, material.outline, colours.grain ? fine : Math.max(1.5, 0.035 * size));
  ctx.stroke(shape);
}

/** Paint the grain: a few broad soft bands, as in ivory or old oak. */
function grain(ctx: Ctx, colour: string, size: number, seed: number): void {
  const random = chance(seed + 11);
  ctx.save();
  ctx.rotate((random() - 0.5) * 0.9);
  ctx.fillStyle = colour;
  for (let y = -0.7 * size; y < 0.7 * size; y += (0.03 + 0.07 * random()) * size) {
    ctx.globalAlpha = 0.1 + 0.5 * random() ** 2;
    ctx.fillRect(-size, y, 2 * size, (0.01 + 0.05 * random()) * size);
  }
  ctx.restore();
}

/** Return the outline of a stone, or of a pyramid's lowest layer. */
function outlineOf(face: Face, size: number): Path2D {
  const outlines: Record<string, string> =
    shapes.outlines[face.side === "black" ? "black" : "white"];
  return scaled(outlines[face.kind] ?? layersOf(face)[0]?.outline ?? "", size);
}

/**
 * Return the sign beside the number on a stone: "line" (a line below it) if the stone is turned
 * over; "point" (a full stop after it) if all digits are 6 or all are 9, because the number could
 * be read upside down; "" (no sign) otherwise.
 */
export function signOf({ turned, value }: Pick<Face, "turned" | "value">): "line" | "point" | "" {
  if (turned) return "line";
  return /^(?:6+|9+)$/.test(value) ? "point" : "";
}

/** Paint a stone's number, its line or full stop (see `signOf`), and a pyramid's base number. */
function numeral(
  ctx: Ctx,
  colours: Colours,
  face: Face,
  at: Spot,
  size: number,
  turn: number,
): void {
  const { kind, value } = face;
  const sizes = numberSizes[kind] ?? [];
  const { cap, thick, below } = shapes.sign;
  // On squares of the board below 36 CSS pixels, the number is enlarged, so that it stays legible.
  const larger = size < 36 ? 1.1 : 1;
  const height = (sizes[Math.min(value.length, sizes.length) - 1] ?? 0.3) * size * larger;
  ctx.save();
  ctx.translate(at.x, at.y + middleOf(face) * size);
  ctx.rotate(turn);
  ctx.font = `600 ${height}px ${SERIF}`;
  centreText(ctx);
  ctx.fillStyle = materialOf(colours, face).numeral;
  const sign = signOf(face);
  const { width } = ctx.measureText(value);
  const radius = Math.max(1.2, thick * height);
  if (sign === "point") ctx.translate(-1.4 * radius, 0);
  ctx.fillText(value, 0, (cap / 2) * height);
  if (sign === "line") {
    ctx.fillRect(-width / 2, below * height, width, radius);
  } else if (sign === "point") {
    circle(ctx, width / 2 + 1.8 * radius, (cap / 2) * height - radius, radius);
    ctx.fill();
  }
  ctx.restore();
  if (kind === "pyramid") baseNumber(ctx, colours, face, at, size, turn);
}

/** Distance of a number below its stone's centre, in squares of the board (negative: above). */
function middleOf(face: Face): number {
  if (face.kind === "triangle") return face.side === "black" ? -shapes.aside : shapes.aside;
  return layersOf(face).at(-1)?.middle ?? 0;
}

/** Paint the base number of a pyramid on the front of its lowest layer. */
function baseNumber(
  ctx: Ctx,
  colours: Colours,
  face: Face,
  at: Spot,
  size: number,
  turn: number,
): void {
  const height = Math.max(7.5, shapes.base.size * size);
  ctx.save();
  ctx.translate(at.x, at.y + shapes.base.middle * size);
  ctx.rotate(turn);
  ctx.font = `700 ${height}px ${SERIF}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = materialOf(colours, face).numeral;
  ctx.fillText(layersOf(face)[0]?.value ?? "", 0, (shapes.sign.cap / 2) * height);
  ctx.restore();
}
