/**
 * The parts of the board that do not change during a game: frame, field, points, bar and tray, with
 * or without wood grain.
 *
 * The points form an arcade: round bays cut into the rim, tapering shafts, arched heads and small
 * bone capitals between them. The frame has a narrow inlaid band (certosina) of bone, green and
 * dark wood at the outer edge and, except on a phone, another on the bar. Points are flush inlays
 * without shadow. The field, the slots for hit men and the wells for men borne off are recessed.
 */
import {
  type Ctx,
  fillCircle,
  roundedBox,
  setPen,
  strokeCircle,
  strokeLine,
} from "../../../paint/material/canvas";
import { sink, slope } from "../../../paint/material/light";
import { certosina, rosette } from "../../../paint/material/ornaments";
import { fade } from "../../../paint/material/palette";
import { paintPlank } from "../../../paint/material/wood";
import type { Colours } from "./colours";
import type { Geometry } from "./geometry";
import { sunkField } from "./outlines";
import { hairline, type Marked, paintCapitals, paintPoint } from "./points";
import type { Timber } from "./timber";
import { layOnPage, paintTrays } from "./tray";

export function paintBoard(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  places: Marked[],
  timber: Timber | null,
): void {
  paintFrame(ctx, g, colours, timber);
  const { field } = g;
  paintPlank(ctx, timber?.field, colours.field, field);
  for (const [id, point] of g.points) {
    const place = places.find((place) => place.id === id);
    paintPoint(ctx, g, colours, point, place, timber);
  }
  paintCapitals(ctx, g, colours);
  paintDepth(ctx, g, colours);
  for (const band of g.bands) certosina(ctx, band, colours.certosina);
  ctx.fillStyle = slope(ctx, field, colours.fieldLight);
  ctx.fill(sunkField(g));
  paintBar(ctx, g, colours, timber);
  paintTrays(ctx, g, colours, timber);
}

function paintFrame(ctx: Ctx, g: Geometry, colours: Colours, timber: Timber | null): void {
  const { board, bar, rim, unit: u } = g;
  const { x, y, width, height } = board;
  const outline = roundedBox({ x, y, width, height }, g.corner);
  const right = x + width;
  const bottom = y + height;
  /**
   * The frame has mitred corners at the board's outer side (x = `edge`). The bar is one plank from
   * top to bottom; its side next to the field is at x = `joint`.
   */
  const barOnRight = bar.x > x + rim;
  const edge = barOnRight ? x : right;
  const inward = barOnRight ? 1 : -1;
  const joint = barOnRight ? bar.x : bar.x + bar.width;

  layOnPage(ctx, outline, board, colours, u);

  ctx.save();
  ctx.clip(outline);
  paintPlank(ctx, timber?.rail, colours.frame, { x, y, width, height: rim });
  paintPlank(ctx, timber?.rail, colours.frame, { x, y: bottom - rim, width, height: rim }, 0, 2);
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(edge, y);
  ctx.lineTo(edge + inward * rim, y + rim);
  ctx.lineTo(edge + inward * rim, bottom - rim);
  ctx.lineTo(edge, bottom);
  ctx.closePath();
  ctx.clip();
  paintPlank(ctx, timber?.stile, colours.frame, {
    x: barOnRight ? x : right - rim,
    y,
    width: rim,
    height,
  });
  ctx.restore();
  paintPlank(ctx, timber?.stile, colours.frame, bar);

  for (const [shift, colour] of [
    [0, colours.joint],
    [1, fade(colours.bone, colours.grain ? 0.13 : 0)],
  ] as const) {
    setPen(ctx, colour, 0.8);
    ctx.beginPath();
    for (const [from, to] of [
      [y, y + rim],
      [bottom, bottom - rim],
    ] as const) {
      ctx.moveTo(edge + shift, from);
      ctx.lineTo(edge + inward * rim + shift, to);
    }
    ctx.moveTo(joint + shift, y);
    ctx.lineTo(joint + shift, bottom);
    ctx.stroke();
  }
  const wood = new Path2D(outline);
  wood.rect(g.field.x, g.field.y, g.field.width, g.field.height);
  ctx.fillStyle = slope(ctx, board, colours.frameLight, 0.8);
  ctx.fill(wood, "evenodd");
  setPen(ctx, slope(ctx, board, colours.arris, 0.5), Math.max(1.2, 0.03 * u));
  ctx.stroke(outline);
  ctx.restore();

  ctx.save();
  ctx.strokeStyle = colours.bone;
  ctx.globalAlpha = 0.8;
  ctx.lineWidth = hairline(g, colours, 0.014);
  ctx.beginPath();
  const inset = g.string;
  ctx.roundRect(
    x + inset,
    y + inset,
    width - 2 * inset,
    height - 2 * inset,
    Math.max(1, g.corner - inset * 0.5),
  );
  ctx.stroke();
  ctx.restore();
}

function paintDepth(ctx: Ctx, g: Geometry, colours: Colours): void {
  const { field, unit: u } = g;
  const hole = sunkField(g);
  const whole = {
    ...field,
    y: field.y - g.bay,
    height: field.height + 2 * g.bay,
  };
  sink(ctx, hole, whole, { colour: colours.inset, blur: 0.16 * u, x: 0.045 * u, y: 0.075 * u });
  sink(ctx, hole, whole, { colour: colours.insetTight, blur: 0.05 * u, x: 0.012 * u, y: 0.02 * u });
  setPen(ctx, colours.hole, hairline(g, colours, 0.014));
  ctx.stroke(hole);
  ctx.save();
  setPen(ctx, colours.litEdge, hairline(g, colours, 0.014));
  ctx.beginPath();
  ctx.rect(field.x, field.y + field.height - 0.02 * u, field.width, g.rim);
  ctx.clip();
  ctx.translate(0.012 * u, 0.022 * u);
  ctx.stroke(hole);
  ctx.restore();
}

/** Paint the bar: the two slots for hit men, and the rosette between them. */
function paintBar(ctx: Ctx, g: Geometry, colours: Colours, timber: Timber | null): void {
  const { unit: u, rosette: centre } = g;
  for (const { box } of g.slots.values()) {
    const slot = roundedBox(box, box.width / 2);
    ctx.save();
    ctx.clip(slot);
    paintPlank(ctx, timber?.slot, colours.slot, box);
    ctx.restore();
    sink(ctx, slot, box, { colour: colours.inset, blur: 0.16 * u, x: 0.05 * u, y: 0.07 * u });
    setPen(ctx, colours.hole, 0.9);
    ctx.stroke(slot);
    ctx.save();
    ctx.beginPath();
    ctx.rect(box.x - 5, box.y + box.height - box.width * 0.42, box.width + 10, box.height);
    ctx.clip();
    ctx.translate(0.01 * u, 0.018 * u);
    ctx.strokeStyle = colours.litEdge;
    ctx.stroke(slot);
    ctx.restore();
  }

  const { x, y } = centre;
  rosette(ctx, x, y, 0.3 * u, fade(colours.bone, 0.85), Math.max(0.9, 0.016 * u));
  setPen(ctx, fade(colours.bone, 0.7), Math.max(0.8, 0.013 * u));
  strokeCircle(ctx, x, y, 0.355 * u);
  const slots = [...g.slots.values()];
  const gap = Math.min(...slots.map(({ box }) => Math.max(box.y - y, y - box.y - box.height)));
  const reach = gap - 0.575 * u;
  if (reach < 0.2 * u) return;
  for (const up of [1, -1]) {
    const from = y + up * 0.405 * u;
    strokeLine(ctx, { x, y: from }, { x, y: from + up * reach });
    fillCircle(ctx, fade(colours.bone, 0.85), x, from + up * reach, 0.025 * u);
  }
}
