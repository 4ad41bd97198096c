/**
 * The board of Duodecim scripta without men and dice (the still layer): rim, two fields, the lane
 * between them, and the inlay.
 *
 * The rim consists of four mitred rails with an inlaid line of bone. The fields are recessed, so
 * the rim casts its shadow on them from the top and the left, in any orientation.
 */
import type { Box, Spot } from "../../../board/painter";
import { type Ctx, fillBox, setPen, strokeLine } from "../../../paint/material/canvas";
import { sink, slope, underlay } from "../../../paint/material/light";
import { type Cut, type Plank, paintPlank } from "../../../paint/material/wood";
import type { Colours } from "./colours";
import { type Geometry, LONG } from "./geometry";
import { type Named, paintInlay } from "./inlay";

export function paintBoard(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  places: Named[],
  timber: Timber | null,
): void {
  const outline = new Path2D();
  const { board } = g;
  outline.roundRect(board.x, board.y, board.width, board.height, 0.16 * g.rim);
  const s = Math.max(0.55, g.scale);
  underlay(ctx, outline, board, { colour: colours.ambient, blur: 26 * s, x: 5 * s, y: 11 * s });
  underlay(ctx, outline, board, { colour: colours.contact, blur: 4, x: 1, y: 2 });
  ctx.save();
  ctx.clip(outline);
  paintRails(ctx, g, colours, timber);
  paintFields(ctx, g, colours, timber);
  paintInlay(ctx, g, colours, places);
  paintDepth(ctx, g, colours);
  setPen(ctx, slope(ctx, board, colours.arris), Math.max(1.2, 2.2 * g.scale));
  ctx.stroke(outline);
  fillBox(ctx, colours.veil, board);
  ctx.restore();
}

const sunk = (g: Geometry): Box => g.box(g.rim, g.rim, g.long - g.rim, g.short - g.rim);

/** Return the outlines of the four sides of a mitred frame: top, left, bottom, right. */
function frame(outer: Box, depth: number): Path2D[] {
  const { x, y, width, height } = outer;
  const [right, bottom] = [x + width, y + height];
  const corners: [Spot, Spot][] = [
    [
      { x, y },
      { x: x + depth, y: y + depth },
    ],
    [
      { x: right, y },
      { x: right - depth, y: y + depth },
    ],
    [
      { x: right, y: bottom },
      { x: right - depth, y: bottom - depth },
    ],
    [
      { x, y: bottom },
      { x: x + depth, y: bottom - depth },
    ],
  ];
  const sides: [number, number][] = [
    [0, 1],
    [3, 0],
    [2, 3],
    [1, 2],
  ];
  return sides.map(([from, to]) => {
    const [a, b] = [corners[from], corners[to]] as [[Spot, Spot], [Spot, Spot]];
    const path = new Path2D();
    for (const spot of [a[0], b[0], b[1], a[1]]) path.lineTo(spot.x, spot.y);
    path.closePath();
    return path;
  });
}

function paintRails(ctx: Ctx, g: Geometry, colours: Colours, timber: Timber | null): void {
  const { board, rim } = g;
  const { x, y, width, height } = board;
  const across = (top: number): Box => ({ x, y: top, width, height: rim });
  const upright = (left: number): Box => ({ x: left, y, width: rim, height });
  const rails: [Box, "rail" | "stile", number][] = [
    [across(y), "rail", 0],
    [upright(x), "stile", 0],
    [across(y + height - rim), "rail", rim],
    [upright(x + width - rim), "stile", rim],
  ];
  frame(board, rim).forEach((side, i) => {
    const [box, part, from] = rails[i] as [Box, "rail" | "stile", number];
    ctx.save();
    ctx.clip(side);
    paintPlank(
      ctx,
      timber?.[part],
      colours.rail,
      box,
      part === "stile" ? from : 0,
      part === "rail" ? from : 0,
    );
    ctx.restore();
    ctx.fillStyle = colours.rails[i] as string;
    ctx.fill(side);
    setPen(ctx, colours.groove, 0.8);
    ctx.stroke(side);
  });
  const middle = 0.5 * rim;
  for (const [colour, line] of [
    [colours.groove, Math.max(1.8, 0.085 * rim)],
    [colours.bone, Math.max(0.9, 0.045 * rim)],
  ] as const) {
    setPen(ctx, colour, line * colours.weight);
    ctx.strokeRect(x + middle, y + middle, width - rim, height - rim);
  }
}

function paintFields(ctx: Ctx, g: Geometry, colours: Colours, timber: Timber | null): void {
  const { long, short, rim, lane } = g;
  const [start, end] = [(long - lane) / 2, (long + lane) / 2];
  paintPlank(ctx, timber?.field, colours.field, sunk(g));
  const middle = g.box(start, rim, end, short - rim);
  paintPlank(ctx, timber?.lane, colours.lane, middle);
  const reach = Math.max(middle.width, middle.height);
  const light = ctx.createRadialGradient(
    middle.x + 0.42 * middle.width,
    middle.y + 0.4 * middle.height,
    0.02 * reach,
    middle.x + 0.5 * middle.width,
    middle.y + 0.5 * middle.height,
    0.62 * reach,
  );
  light.addColorStop(0, colours.laneLight[0]);
  light.addColorStop(1, colours.laneLight[1]);
  fillBox(ctx, light, middle);
  for (const u of [start, end]) {
    const [from, to] = [g.at(u, rim), g.at(u, short - rim)];
    for (const [colour, line] of [
      [colours.ebony, Math.max(1.8, 0.1 * g.pitch)],
      [colours.bone, Math.max(0.8, 0.034 * g.pitch)],
    ] as const) {
      setPen(ctx, colour, line * colours.weight);
      strokeLine(ctx, from, to);
    }
  }
  const field = sunk(g);
  fillBox(ctx, slope(ctx, field, colours.fieldLight), field);
}

/**
 * Paint the rim's shadow on the recessed fields, and its bevel: dark at the top and left, lit at
 * the bottom and right.
 */
function paintDepth(ctx: Ctx, g: Geometry, colours: Colours): void {
  const { rim } = g;
  const field = sunk(g);
  const hole = new Path2D();
  hole.rect(field.x, field.y, field.width, field.height);
  const deep = Math.max(rim, 9);
  sink(ctx, hole, field, {
    colour: colours.inset,
    blur: 0.5 * deep,
    x: 0.2 * deep,
    y: 0.26 * deep,
  });
  sink(ctx, hole, field, {
    colour: colours.insetTight,
    blur: 0.14 * deep,
    x: 0.05 * deep,
    y: 0.07 * deep,
  });
  const chamfer = Math.max(2, 0.15 * rim);
  const outer = {
    x: field.x - chamfer,
    y: field.y - chamfer,
    width: field.width + 2 * chamfer,
    height: field.height + 2 * chamfer,
  };
  frame(outer, chamfer).forEach((side, i) => {
    ctx.fillStyle = colours.chamfer[i] as string;
    ctx.fill(side);
  });
  setPen(ctx, "rgba(12,4,0,.75)", 1.1);
  ctx.stroke(hole);
}

type Part = "field" | "lane" | "rail" | "stile";
type Timber = Record<Part, Plank>;

/**
 * Return the wood textures to generate. Their grain is parallel to the board's long sides (fields),
 * its short sides (lane), the horizontal parts of the rim (`rail`) or the vertical ones (`stile`).
 */
export function cutList(g: Geometry, colours: Colours): Record<Part, Cut> {
  const { board, upright } = g;
  const zoom = Math.min(1.7, LONG / g.long);
  const field = g.box(g.rim, g.rim, g.long - g.rim, g.short - g.rim);
  const lane = g.box((g.long - g.lane) / 2, g.rim, (g.long + g.lane) / 2, g.short - g.rim);
  const figured = { figure: 0.17, rings: 0.034, strength: 1.15, zoom };
  const rail = { colour: colours.rail, strength: 1.1, zoom };
  return {
    field: {
      ...figured,
      width: field.width,
      height: field.height,
      grain: upright ? "upright" : "across",
      colour: colours.field,
      seed: 11,
    },
    lane: {
      ...figured,
      width: lane.width,
      height: lane.height,
      grain: upright ? "across" : "upright",
      colour: colours.lane,
      seed: 22,
    },
    rail: { ...rail, width: board.width, height: 2 * g.rim + 2, grain: "across", seed: 3 },
    stile: { ...rail, width: 2 * g.rim + 2, height: board.height, grain: "upright", seed: 5 },
  };
}
