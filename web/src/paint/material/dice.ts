/** Bone dice: cubes with drilled pips, at rest, rolling, or muted (half transparent: unusable). */
import type { Spot } from "../../board/painter";
import { type Ctx, centreText, circle, fillCircle, setPen, strokeCircle } from "./canvas";
import { cast } from "./light";
import { type DieMaterial, fade } from "./palette";
import pips from "./pips.json";

interface Die extends Spot {
  size: number;
  value: number;
  /** Clockwise rotation in radians. */
  turn: number;
  /** Remaining roll angle in radians, 0 at rest. An unrotated die (`turn` 0) rolls to the left. */
  roll?: number;
  /** Height above the board, relative to the size of the die. */
  height?: number;
  /** True for a die that is used or has no legal move. */
  muted?: boolean | undefined;
}

/** Return the faces that a rolling die shows, last one first. Opposite faces add up to seven. */
function facesOf(value: number): [number, number, number, number] {
  const beside = [1, 2, 3].find((face) => face !== value && face !== 7 - value) ?? 1;
  return [value, beside, 7 - value, 7 - beside];
}

export function paintDie(ctx: Ctx, material: DieMaterial, die: Die): void {
  const { size, turn, roll = 0, height = 0 } = die;
  const quarter = Math.PI / 2;
  const passed = Math.floor(roll / quarter + 1e-9);
  const lean = Math.max(0, roll - passed * quarter);
  const faces = facesOf(die.value);
  const rising = size * Math.cos(lean);
  const leaving = size * Math.sin(lean);
  const length = rising + leaving;
  const edge = (x: number, y: number): [number, number] => [
    x * Math.cos(turn) + y * Math.sin(turn),
    y * Math.cos(turn) - x * Math.sin(turn),
  ];

  ctx.save();
  ctx.translate(die.x, die.y);
  ctx.rotate(turn);
  if (die.muted) ctx.globalAlpha = 0.5;
  if (!material.flat) {
    cast(ctx, {
      colour: material.shadow,
      blur: (0.2 + 0.3 * height) * size,
      x: (0.08 + 0.25 * height) * size,
      y: (0.13 + 0.5 * height) * size,
    });
  }
  const [wallX, wallY] = edge(0.035 * size, 0.085 * size);
  ctx.fillStyle = material.wall;
  ctx.beginPath();
  ctx.roundRect(-length / 2 + wallX, -size / 2 + wallY, length, size, size * 0.15);
  ctx.fill();
  ctx.shadowColor = "transparent";
  if (leaving > 0.02 * size) {
    const face = faces[(passed + 1) % 4] as number;
    paintFace(ctx, material, -length / 2, leaving, size, face, edge);
  }
  if (rising > 0.02 * size) {
    const face = faces[passed % 4] as number;
    paintFace(ctx, material, length / 2 - rising, rising, size, face, edge);
  }
  ctx.restore();
}

/**
 * Paint one face of a rotated die. During a roll, a face that is seen at an angle is narrowed from
 * `size` to `width`. `edge` converts a vector on the page to the axes of the rotated die, so that
 * the light comes from the top left of the page.
 */
function paintFace(
  ctx: Ctx,
  material: DieMaterial,
  left: number,
  width: number,
  size: number,
  value: number,
  edge: (x: number, y: number) => [number, number],
): void {
  const half = size / 2;
  const foreshortened = width / size;
  ctx.save();
  ctx.translate(left + width / 2, 0);
  ctx.scale(foreshortened, 1);
  const [lightX, lightY] = edge(-half, -half);
  const face = ctx.createLinearGradient(lightX, lightY, -lightX, -lightY);
  face.addColorStop(0, material.high);
  face.addColorStop(0.6, material.face);
  face.addColorStop(1, material.low);
  ctx.fillStyle = face;
  ctx.beginPath();
  ctx.roundRect(-half, -half, size, size, size * 0.15);
  ctx.fill();

  const arris = ctx.createLinearGradient(lightX, lightY, -lightX, -lightY);
  arris.addColorStop(0, material.flat ? material.edge : "rgba(255,255,250,.95)");
  arris.addColorStop(0.5, material.flat ? material.edge : "rgba(200,176,128,.3)");
  arris.addColorStop(1, material.flat ? material.edge : fade(material.edge, 0.6));
  ctx.strokeStyle = arris;
  const line = Math.max(material.flat ? 2 : 0.9, 0.03 * size);
  ctx.lineWidth = line;
  ctx.beginPath();
  ctx.roundRect(-half + line / 2, -half + line / 2, size - line, size - line, size * 0.135);
  ctx.stroke();

  const [litX, litY] = edge(0.018 * size, 0.022 * size);
  const reach = 0.255 * size;
  const radius = (value === 1 ? 0.115 : 0.088) * size;
  if (material.ringed) {
    for (const [column = 0, row = 0] of pips[value] ?? []) {
      paintRingedPip(ctx, material, column * reach, row * reach, size);
    }
    ctx.restore();
    return;
  }
  for (const [column = 0, row = 0] of pips[value] ?? []) {
    const x = column * reach;
    const y = row * reach;
    fillCircle(ctx, "rgba(255,252,240,.9)", x + litX, y + litY, radius);
    fillCircle(ctx, material.pip, x, y, radius);
    if (size <= 36 || material.flat) continue;
    setPen(ctx, fade(material.pip, 0.55), Math.max(0.6, 0.014 * size));
    strokeCircle(ctx, x, y, radius + 0.034 * size);
  }
  ctx.restore();
}

/** Paint a pip of a Roman die: a dot in a ring. */
function paintRingedPip(ctx: Ctx, material: DieMaterial, x: number, y: number, size: number): void {
  ctx.fillStyle = material.pip;
  setPen(ctx, material.pip, Math.max(1, 0.033 * size));
  strokeCircle(ctx, x, y, 0.098 * size);
  circle(ctx, x, y, 0.04 * size);
  ctx.fill();
}

/** Paint the doubling cube: a bone cube with a numeral instead of pips. */
export function paintCube(
  ctx: Ctx,
  material: DieMaterial,
  at: Spot,
  size: number,
  value: number,
  turn: number,
): void {
  paintDie(ctx, material, { ...at, size, turn, value: 0 });
  const text = String(value);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(turn);
  ctx.fillStyle = material.pip;
  ctx.font = `500 ${size * (text.length > 1 ? 0.56 : 0.7)}px ${SERIF}`;
  centreText(ctx);
  ctx.fillText(text, 0, size * (text.length > 1 ? 0.18 : 0.23));
  ctx.restore();
}

export const SERIF = '"EB Garamond Variable", serif';
