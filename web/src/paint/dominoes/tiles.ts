/**
 * Domino tiles of bone on ebony with a brass pin. The light comes from the top left in any
 * orientation of the tile.
 *
 * Lengths are in units: a tile is one unit wide and two units long.
 */
import { type Spot, withNight } from "../../board/painter";
import { type Ctx, centreText, fillCircle, setPen } from "../material/canvas";
import { SERIF } from "../material/dice";
import { cast } from "../material/light";
import { chance } from "../material/noise";
import type { Theme } from "../material/palette";
import pips from "../material/pips.json";

export interface Tile extends Spot {
  /** Half the length of the tile, in CSS pixels. */
  unit: number;
  first: number;
  second: number;
  /**
   * True if the tile is horizontal, with the first half at the left; otherwise the first half is at
   * the top.
   */
  across: boolean;
  /** True if the tile is too small for pips and shows numerals. */
  numerals?: boolean;
}

export interface TileMaterial {
  face: [string, string, string];
  bone: string;
  ebony: string;
  outline: string;
  rim: [string, string];
  line: string;
  pip: string;
  fibres: string;
  pin: [string, string];
  shadow: string;
  /** True if the tile is painted flat with strong lines, for high contrast. */
  flat: boolean;
}

const lit: TileMaterial = {
  face: ["#FAF4E4", "#F2E8D1", "#E6D9BB"],
  bone: "#C3B189",
  ebony: "#2A211A",
  outline: "rgba(92,70,36,.55)",
  rim: ["rgba(255,253,245,.95)", "rgba(120,92,48,.3)"],
  line: "#4A3D2A",
  pip: "#221D17",
  fibres: "150,118,70",
  pin: ["#E3CB93", "#9A7734"],
  shadow: "rgba(46,34,18,.42)",
  flat: false,
};

export const tiles: Record<Theme, TileMaterial> = withNight({
  light: lit,
  dark: {
    ...lit,
    face: ["#EFE6D2", "#E3D8BE", "#CBBC98"],
    bone: "#A39067",
    shadow: "rgba(0,0,0,.6)",
  },
  contrast: {
    ...lit,
    face: ["#FFFFFF", "#FFFFFF", "#FFFFFF"],
    bone: "#000000",
    ebony: "#000000",
    outline: "#000000",
    rim: ["#FFFFFF", "#FFFFFF"],
    line: "#000000",
    pip: "#000000",
    pin: ["#000000", "#000000"],
    shadow: "rgba(0,0,0,0)",
    flat: true,
  },
});

/** Paint a tile. `height` is its height above the table, in widths of a tile. */
export function paintTile(ctx: Ctx, material: TileMaterial, tile: Tile, height = 0): void {
  const { unit, across } = tile;
  const gap = 0.018 * unit;
  const [wide, high] = across ? [2 * unit, unit] : [unit, 2 * unit];
  const thick = Math.max(1.6, 0.062 * unit);
  const slab = (dx: number, dy: number) => {
    ctx.beginPath();
    const [w, h] = [wide - 2 * gap, high - 2 * gap];
    ctx.roundRect(-w / 2 + dx, -h / 2 + dy, w, h, 0.105 * unit);
  };
  ctx.save();
  ctx.translate(tile.x, tile.y - height * unit);
  if (!material.flat) {
    ctx.save();
    cast(ctx, {
      colour: material.shadow,
      blur: (0.1 + height) * unit,
      x: (0.045 + 0.3 * height) * unit,
      y: (0.075 + 0.8 * height) * unit + thick,
    });
    slab(0, 0);
    ctx.fillStyle = material.ebony;
    ctx.fill();
    ctx.restore();
    for (const [share, colour] of [
      [1, material.ebony],
      [0.55, material.bone],
    ] as const) {
      slab(0.35 * share * thick, share * thick);
      ctx.fillStyle = colour;
      ctx.fill();
    }
  }
  const light = ctx.createLinearGradient(-0.87 * unit, -0.87 * unit, 0.87 * unit, 0.87 * unit);
  material.face.forEach((colour, i) => {
    light.addColorStop(i / 2, colour);
  });
  slab(0, 0);
  ctx.fillStyle = light;
  ctx.fill();
  if (!material.flat) paintFibres(ctx, material, tile, slab);
  slab(0, 0);
  setPen(ctx, material.outline, material.flat ? 2 : Math.max(0.5, 0.014 * unit));
  ctx.stroke();
  paintMiddle(ctx, material, unit, across);
  const at = (half: -0.5 | 0.5) => (across ? { x: half * unit, y: 0 } : { x: 0, y: half * unit });
  const paintHalf = tile.numerals ? paintNumeral : paintPips;
  paintHalf(ctx, material, at(-0.5), tile, tile.first);
  paintHalf(ctx, material, at(0.5), tile, tile.second);
  ctx.restore();
}

/** Paint the bone fibres along a tile, and the lit and the shaded side of its rim. */
function paintFibres(
  ctx: Ctx,
  material: TileMaterial,
  { unit, across, first, second }: Tile,
  slab: (dx: number, dy: number) => void,
): void {
  const random = chance(7919 * (8 * first + second) + 3);
  ctx.save();
  slab(0, 0);
  ctx.clip();
  ctx.save();
  if (across) ctx.rotate(-Math.PI / 2);
  strokeFibres(ctx, unit, 22, random, () => `rgba(${material.fibres},${0.035 + 0.075 * random()})`);
  ctx.restore();
  paintRim(ctx, material.rim, unit, (by) => slab(by, by));
  ctx.restore();
}

/**
 * Paint `count` fibres (lines of grain) on an upright tile whose centre is the origin. `unit` is
 * half the length of the tile. `colour` is called for each fibre and returns its colour.
 */
export function strokeFibres(
  ctx: Ctx,
  unit: number,
  count: number,
  random: () => number,
  colour: () => string,
): void {
  for (let i = 0; i < count; i++) {
    const x = (random() - 0.5) * unit;
    const y = (random() - 0.5) * 2 * unit;
    const length = unit * (0.24 + 0.8 * random());
    ctx.strokeStyle = colour();
    ctx.lineWidth = unit * (0.008 + 0.016 * random());
    ctx.beginPath();
    ctx.moveTo(x, y - length / 2);
    ctx.quadraticCurveTo(x + (random() - 0.5) * 0.06 * unit, y, x, y + length / 2);
    ctx.stroke();
  }
}

/**
 * Paint the lit and the shaded side of a tile's rim. `outline` replaces the canvas path with the
 * outline of the tile, moved right and down by `by` CSS pixels. `unit` is half the tile's length.
 */
export function paintRim(
  ctx: Ctx,
  [lit, shaded]: TileMaterial["rim"],
  unit: number,
  outline: (by: number) => void,
): void {
  for (const [shift, colour, width] of [
    [0.012, lit, 0.03],
    [-0.02, shaded, 0.035],
  ] as const) {
    outline(shift * unit);
    setPen(ctx, colour, width * unit);
    ctx.stroke();
  }
}

/** Paint the brass pin in the middle of a tile whose centre is the origin. */
export function paintPin(ctx: Ctx, [lit, shaded]: TileMaterial["pin"], radius: number): void {
  const brass = ctx.createRadialGradient(-0.4 * radius, -0.4 * radius, 0, 0, 0, radius);
  brass.addColorStop(0, lit);
  brass.addColorStop(1, shaded);
  fillCircle(ctx, brass, 0, 0, radius);
}

function paintMiddle(ctx: Ctx, material: TileMaterial, unit: number, across: boolean): void {
  const reach = 0.4 * unit;
  const line = (shift: number) => {
    ctx.beginPath();
    if (across) {
      ctx.moveTo(shift, -reach);
      ctx.lineTo(shift, reach);
    } else {
      ctx.moveTo(-reach, shift);
      ctx.lineTo(reach, shift);
    }
    ctx.stroke();
  };
  setPen(ctx, material.rim[0], Math.max(0.5, 0.016 * unit));
  line(0.022 * unit);
  setPen(ctx, material.line, Math.max(0.7, 0.026 * unit));
  line(0);
  paintPin(ctx, material.pin, 0.062 * unit);
}

function paintNumeral(ctx: Ctx, material: TileMaterial, at: Spot, { unit }: Tile, number: number) {
  ctx.fillStyle = material.pip;
  ctx.font = `600 ${unit}px ${SERIF}`;
  centreText(ctx);
  ctx.fillText(String(number), at.x, at.y + 0.32 * unit);
}

/** Paint drilled pips, each with a thin highlight at its lower right. */
function paintPips(
  ctx: Ctx,
  material: TileMaterial,
  at: Spot,
  { unit, across }: Tile,
  count: number,
) {
  const radius = (unit < 26 ? 0.092 : 0.086) * unit;
  const reach = 0.262 * unit;
  for (const [aside = 0, along = 0] of pips[count] ?? []) {
    const [column, row] = across ? [-along, aside] : [aside, along];
    const x = at.x + column * reach;
    const y = at.y + row * reach;
    fillCircle(ctx, material.pip, x, y, radius);
    if (material.flat) continue;
    ctx.beginPath();
    ctx.arc(x + 0.14 * radius, y + 0.16 * radius, 0.92 * radius, 0.31, 1.95);
    setPen(ctx, "rgba(255,250,236,.55)", Math.max(0.5, 0.16 * radius));
    ctx.stroke();
  }
}
