/**
 * Men made on a lathe: discs seen from above with a side wall, a lit face, grain and an ornament.
 *
 * Ivory has the ring-and-dot of bone carvers, walnut has four petals, Roman bone has two grooves
 * and a centre dot, and dark stone has a double groove. A man's rotation and grain depend on its
 * seed, so they do not change when it moves.
 */
import type { Box, Spot } from "../../board/painter";
import { type Ctx, circle, fillCircle, setPen, strokeCircle } from "./canvas";
import { cast } from "./light";
import { chance } from "./noise";
import { fade, type Material } from "./palette";

/** Paint a man on the board or, if `lifted`, with a longer shadow. `seed` selects its grain. */
export function paintMan(
  ctx: Ctx,
  material: Material,
  at: Spot,
  diameter: number,
  seed: number,
  lifted = false,
): void {
  const radius = diameter / 2;
  const random = chance(seed);
  ctx.save();
  if (material.flat) {
    paintFlatFace(ctx, material, at, radius);
  } else {
    paintBody(ctx, material, at, diameter, lifted);
    paintFibres(ctx, material, at, radius, random);
    paintRim(ctx, material, at, diameter);
    paintOrnament(ctx, material, at, diameter, random);
  }
  ctx.restore();
}

function paintBody(ctx: Ctx, material: Material, at: Spot, d: number, lifted: boolean): void {
  const { x, y } = at;
  const radius = d / 2;
  cast(
    ctx,
    lifted
      ? { colour: material.shadow, blur: 0.3 * d, x: 0.1 * d, y: 0.17 * d }
      : { colour: material.shadow, blur: 0.13 * d, x: 0.035 * d, y: 0.065 * d },
  );
  fillCircle(ctx, material.wall, x + 0.012 * d, y + (lifted ? 0.07 : 0.045) * d, radius * 0.985);
  ctx.shadowColor = "transparent";
  const face = ctx.createRadialGradient(
    x - radius * 0.45,
    y - radius * 0.55,
    radius * 0.1,
    x,
    y,
    radius * 1.25,
  );
  face.addColorStop(0, material.high);
  face.addColorStop(0.55, material.face);
  face.addColorStop(1, material.low);
  fillCircle(ctx, face, x, y, radius);
}

function paintFibres(
  ctx: Ctx,
  material: Material,
  at: Spot,
  radius: number,
  random: () => number,
): void {
  if (material.fibres.length === 0) return;
  ctx.save();
  circle(ctx, at.x, at.y, radius);
  ctx.clip();
  ctx.translate(at.x, at.y);
  ctx.rotate((random() - 0.5) * (material.fibres.length > 1 ? 1.8 : 1));
  ctx.lineWidth = 0.6;
  const lines = radius < 25 ? 7 : 15;
  const sway = () => (random() - 0.5) * radius * 0.14;
  for (let i = 0; i < lines; i++) {
    const y = -radius + 2 * radius * random();
    const colour = material.fibres[Math.floor(random() * material.fibres.length)] as string;
    ctx.strokeStyle = fade(colour, 0.05 + 0.1 * random());
    ctx.beginPath();
    ctx.moveTo(-radius, y);
    ctx.bezierCurveTo(-radius * 0.3, y + sway(), radius * 0.3, y + sway(), radius, y);
    ctx.stroke();
  }
  ctx.restore();
}

function paintRim(ctx: Ctx, material: Material, at: Spot, d: number): void {
  const { x, y } = at;
  const radius = d / 2;
  const arris = ctx.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  arris.addColorStop(0, material.arris[0]);
  arris.addColorStop(0.45, material.arris[1]);
  arris.addColorStop(1, material.arris[2]);
  setPen(ctx, arris, Math.max(0.9, 0.026 * d));
  strokeCircle(ctx, x, y, radius - ctx.lineWidth / 2);
  setPen(ctx, material.outline, Math.max(0.7, 0.012 * d));
  strokeCircle(ctx, x, y, radius + 0.2);
}

function paintOrnament(
  ctx: Ctx,
  material: Material,
  at: Spot,
  d: number,
  random: () => number,
): void {
  const { x, y } = at;
  const radius = d / 2;
  const line = Math.max(0.8, 0.018 * d);
  const small = d < 50;
  const groove = (share: number, width: number) => {
    setPen(ctx, material.grooveLight, width);
    strokeCircle(ctx, x + 0.01 * d, y + 0.014 * d, share * radius);
    ctx.strokeStyle = material.grooveDark;
    strokeCircle(ctx, x, y, share * radius);
  };
  const dot = (px: number, py: number, r: number, opacity: number) => {
    fillCircle(ctx, fade(material.cut, opacity), px, py, r);
  };
  if (material.ornament === "two_grooves") {
    groove(0.74, Math.max(0.8, 0.0225 * d));
    groove(0.36, Math.max(0.7, 0.02 * d));
    dot(x, y, Math.max(1, 0.065 * radius), 0.8);
    return;
  }
  if (material.ornament === "double_groove") {
    groove(0.7, Math.max(0.9, 0.025 * d));
    groove(0.6, Math.max(0.7, 0.015 * d));
    return;
  }
  const turn = random();
  if (material.ornament === "petals") {
    groove(0.82, line);
    groove(0.56, line);
    if (!small) groove(0.5, line * 0.7);
    setPen(ctx, fade(material.cut, 0.6), Math.max(0.7, line * 0.75));
    petals(ctx, at, 0.42 * radius, (turn - 0.5) * 1.2);
    dot(x, y, 0.05 * radius, 0.8);
    return;
  }
  const ring = (px: number, py: number, r: number) => {
    setPen(ctx, fade(material.cut, 0.6), Math.max(0.7, line * 0.75));
    strokeCircle(ctx, px, py, r);
    dot(px, py, r * 0.38, 0.8);
  };
  groove(0.8, line);
  if (!small) groove(0.74, line * 0.7);
  ring(x, y, 0.16 * radius);
  if (!small) groove(0.33, line * 0.55);
  if (d < 30) return;
  for (let k = 0; k < 8; k++) {
    const angle = (k * Math.PI) / 4 + turn;
    const px = x + 0.545 * radius * Math.cos(angle);
    const py = y + 0.545 * radius * Math.sin(angle);
    if (small) dot(px, py, 0.055 * radius, 0.66);
    else ring(px, py, 0.088 * radius);
  }
}

/** Paint four petals, formed by arcs, in a circle of radius `reach`, rotated by `turn` radians. */
function petals(ctx: Ctx, at: Spot, reach: number, turn: number): void {
  ctx.save();
  circle(ctx, at.x, at.y, reach);
  ctx.clip();
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 2 + Math.PI / 4 + turn;
    const far = reach * 0.757;
    strokeCircle(ctx, at.x + far * Math.cos(angle), at.y + far * Math.sin(angle), reach * 0.74);
  }
  ctx.restore();
}

/** Paint a man with strong lines and without shading, for high contrast. */
export function paintFlatFace(ctx: Ctx, material: Material, at: Spot, radius: number): void {
  const line = Math.max(1.5, radius * 0.08);
  fillCircle(ctx, material.outline, at.x, at.y, radius);
  fillCircle(ctx, material.cut, at.x, at.y, radius - line * 0.8);
  fillCircle(ctx, material.face, at.x, at.y, radius - line * 1.6);
  ctx.fillStyle = material.cut;
  setPen(ctx, material.cut, line * 0.8);
  if (material.ornament === "petals") {
    petals(ctx, at, 0.5 * radius, 0);
    return;
  }
  if (material.ornament === "black_pebble") return;
  strokeCircle(ctx, at.x, at.y, radius * 0.52);
  if (material.ornament === "double_groove" || material.ornament === "white_pebble") return;
  circle(ctx, at.x, at.y, radius * 0.16);
  ctx.fill();
}

/**
 * Paint a man on its edge in a tray: a rectangle `box` whose shorter side is the thickness of the
 * man. This is its width if the rectangle is vertical (`upright`), otherwise its height.
 */
export function paintManOnEdge(ctx: Ctx, material: Material, box: Box, upright: boolean): void {
  const { x, y, width, height } = box;
  const thickness = upright ? width : height;
  ctx.save();
  cast(ctx, {
    colour: material.shadow,
    blur: thickness * 0.35,
    x: thickness * 0.1,
    y: thickness * 0.22,
  });
  const round = upright
    ? ctx.createLinearGradient(x, y, x, y + height)
    : ctx.createLinearGradient(x, y, x + width, y);
  const shades = [
    material.wall,
    material.face,
    material.high,
    material.face,
    material.low,
    material.wall,
  ];
  [0, 0.12, 0.3, 0.6, 0.86, 1].forEach((stop, i) => {
    round.addColorStop(stop, material.flat ? material.face : (shades[i] as string));
  });
  ctx.fillStyle = round;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, thickness * 0.28);
  ctx.fill();
  ctx.shadowColor = "transparent";
  setPen(ctx, material.outline, material.flat ? 1.4 : Math.max(0.6, thickness * 0.05));
  ctx.stroke();
  const line = (share: number, inset: number) => {
    ctx.beginPath();
    if (upright) {
      ctx.moveTo(x + thickness * share, y + height * inset);
      ctx.lineTo(x + thickness * share, y + height * (1 - inset));
    } else {
      ctx.moveTo(x + width * inset, y + thickness * share);
      ctx.lineTo(x + width * (1 - inset), y + thickness * share);
    }
    ctx.stroke();
  };
  setPen(
    ctx,
    material.flat ? material.cut : material.grooveDark,
    material.flat ? 1 : Math.max(0.6, thickness * 0.05),
  );
  if (material.flat) {
    line(0.5, 0.08);
  } else {
    for (const share of [0.36, 0.62]) line(share, 0.02);
    ctx.strokeStyle = material.grooveLight;
    line(0.16, 0.07);
  }
  ctx.restore();
}
