/**
 * The board without beans: a plank of pear wood with rounded corners, a scratched moulding and
 * carved hollows. Light comes from the top left of the page in any orientation of the board. The
 * wall of a hollow is therefore dark at the top left and lit at the bottom right.
 */
import type { Box } from "../../../board/painter";
import {
  type Ctx,
  fillBox,
  roundedBox,
  setPen,
  strokeCircle,
} from "../../../paint/material/canvas";
import { sink, slope, underlay } from "../../../paint/material/light";
import { stamps } from "../../../paint/material/sprites";
import { type Plank, paintPlank, wood } from "../../../paint/material/wood";
import type { Colours } from "./colours";
import { type Geometry, grown, type Hollow, rounded } from "./geometry";

export function paintBoard(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  wood: Plank | null,
  ratio: number,
): void {
  paintWood(ctx, g, colours, wood);
  const stamp = stamps(ratio);
  for (const hollow of g.hollows.values()) {
    const { box } = hollow;
    const side = Math.max(box.width, box.height) + 0.2 * g.pitch;
    stamp(ctx, hollow.store ? "store" : "pit", hollow, side, (pen, middle) => {
      paintHollow(pen, g, colours, about(middle, box), hollow.store);
    });
  }
}

/** Return a box of the same size, with its centre at (`middle`, `middle`). */
export const about = (middle: number, { width, height }: Box): Box => ({
  x: middle - width / 2,
  y: middle - height / 2,
  width,
  height,
});

function paintWood(ctx: Ctx, g: Geometry, colours: Colours, wood: Plank | null): void {
  const { plank, pitch: p, thickness } = g;
  const { x, y, width, height } = plank;
  const outline = roundedBox(plank, g.corner);
  const whole = { ...plank, height: height + thickness };
  const body = roundedBox(whole, g.corner);
  const weight = Math.min(p, 110);
  underlay(ctx, body, whole, {
    colour: colours.ambient,
    blur: 0.27 * weight,
    x: 0.05 * weight,
    y: 0.14 * weight,
  });
  underlay(ctx, body, whole, {
    colour: colours.contact,
    blur: 0.05 * weight,
    x: 0.01 * weight,
    y: 0.03 * weight,
  });
  ctx.fillStyle = colours.edge;
  ctx.fill(body);

  ctx.save();
  ctx.clip(outline);
  paintPlank(ctx, wood ?? undefined, colours.wood, plank);
  fillBox(ctx, slope(ctx, plank, colours.light, 0.85), { x, y, width, height });
  setPen(ctx, slope(ctx, plank, colours.arris, 0.6), Math.max(2.4, 0.03 * p));
  ctx.stroke(outline);
  ctx.restore();

  const [cut, lit] = colours.moulding;
  ctx.lineWidth = colours.grain ? Math.max(0.8, 0.0105 * p) : 1.6;
  for (const [more, colour] of [
    [0, cut],
    [Math.max(0.9, 0.0125 * p), lit],
  ] as const) {
    const inset = g.moulding + more;
    ctx.strokeStyle = colour;
    ctx.stroke(roundedBox(grown(plank, -inset), Math.max(2, g.corner - inset)));
  }
}

function paintHollow(ctx: Ctx, g: Geometry, colours: Colours, box: Box, store: boolean): void {
  const { pitch: p } = g;
  const outline = rounded(box);
  const deep = store ? 0.115 : 0.098;
  setPen(ctx, slope(ctx, box, colours.lip), 0.023 * p);
  ctx.stroke(rounded(grown(box, 0.02 * p)));

  ctx.save();
  ctx.clip(outline);
  fillBox(ctx, colours.hollow, box);
  paintBowl(ctx, colours, box);
  if (!store && colours.grain) paintGouges(ctx, g, colours, box);
  const [near, between, far] = colours.wall;
  const wall = slope(ctx, grown(box, -0.07 * p), [near, between, between, far]);
  fillBox(ctx, wall, box);
  ctx.restore();

  if (colours.grain) {
    sink(ctx, outline, box, {
      colour: colours.inset,
      blur: deep * p,
      x: 0.42 * deep * p,
      y: 0.56 * deep * p,
    });
  }
  setPen(ctx, colours.rim, colours.rimWidth);
  ctx.stroke(outline);
}

/** Paint the inside of a hollow. Its floor is shifted away from the light. */
function paintBowl(ctx: Ctx, colours: Colours, box: Box): void {
  const [floor, wall] = colours.bowl;
  const radius = Math.min(box.width, box.height) / 2;
  const upright = box.height > box.width;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const shade = (at: { x: number; y: number }) => {
    const bowl = ctx.createRadialGradient(
      at.x + 0.22 * radius,
      at.y + 0.26 * radius,
      0.1 * radius,
      at.x,
      at.y,
      radius,
    );
    bowl.addColorStop(0, floor);
    bowl.addColorStop(0.45, floor.replace(/[\d.]+\)$/, "0)"));
    bowl.addColorStop(1, wall);
    return bowl;
  };
  const reach = Math.max(box.width, box.height) / 2 - radius;
  if (reach < 1) {
    fillBox(ctx, shade({ x, y }), box);
    return;
  }
  for (const end of [-1, 1]) {
    const at = upright ? { x, y: y + end * reach } : { x: x + end * reach, y };
    ctx.save();
    ctx.beginPath();
    if (upright) ctx.rect(box.x, end < 0 ? box.y : at.y, box.width, radius);
    else ctx.rect(end < 0 ? box.x : at.x, box.y, radius, box.height);
    ctx.clip();
    fillBox(ctx, shade(at), box);
    ctx.restore();
  }
  const trough = upright
    ? ctx.createLinearGradient(box.x, 0, box.x + box.width, 0)
    : ctx.createLinearGradient(0, box.y, 0, box.y + box.height);
  trough.addColorStop(0, wall);
  trough.addColorStop(0.36, floor.replace(/[\d.]+\)$/, "0)"));
  trough.addColorStop(0.62, floor);
  trough.addColorStop(0.78, floor.replace(/[\d.]+\)$/, "0)"));
  trough.addColorStop(1, wall);
  ctx.fillStyle = trough;
  if (upright) ctx.fillRect(box.x, y - reach, box.width, 2 * reach);
  else ctx.fillRect(x - reach, box.y, 2 * reach, box.height);
}

/** Paint the marks of the turning gouge in a pit: concentric dark rings, each with a lit edge. */
function paintGouges(ctx: Ctx, g: Geometry, colours: Colours, box: Box): void {
  const radius = box.width / 2;
  const count = Math.max(3, Math.round(radius / (0.06 * g.pitch)));
  const [cut, lit] = colours.gouge;
  ctx.lineWidth = Math.max(0.7, 0.008 * g.pitch);
  for (let k = 1; k < count; k++) {
    const share = k / count;
    const shift = 0.02 * radius * (1 - share);
    const x = box.x + radius + shift;
    const y = box.y + radius + shift;
    ctx.strokeStyle = cut;
    strokeCircle(ctx, x, y, share * radius);
    ctx.strokeStyle = lit;
    strokeCircle(ctx, x + 0.007 * g.pitch, y + 0.007 * g.pitch, share * radius);
  }
}

/** Paint the shadow of a hollow's rim on the beans in it. */
export function paintVeil(ctx: Ctx, g: Geometry, colours: Colours, box: Box, hollow: Hollow): void {
  const deep = (hollow.store ? 0.115 : 0.098) * g.pitch;
  sink(ctx, rounded(box), box, {
    colour: colours.veil,
    blur: deep,
    x: 0.3 * deep,
    y: 0.4 * deep,
  });
}

/** Generate the texture of the plank: fine fibres along the board, and short pores. */
export function* saw(g: Geometry, colours: Colours, ratio: number): Generator<void, Plank, void> {
  const { width, height } = g.plank;
  const canvas = yield* wood(
    {
      width,
      height,
      grain: width > height ? "across" : "upright",
      colour: colours.wood,
      seed: 41,
      zoom: 100 / g.pitch,
      strength: 0.8,
      figure: 0.09,
      pores: 1.4,
      rings: 0.02,
    },
    ratio,
  );
  return { canvas, ratio };
}
