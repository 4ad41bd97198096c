/** The tray for men borne off: wells (one for each side) with a scale for 15 men, and hinges. */
import type { Box } from "../../../board/painter";
import { type Ctx, fillBox, fillCircle, roundedBox, setPen } from "../../../paint/material/canvas";
import { cast, sink, slope, underlay } from "../../../paint/material/light";
import { paintPlank } from "../../../paint/material/wood";
import type { Colours } from "./colours";
import type { Geometry, Well } from "./geometry";
import type { Timber } from "./timber";

/**
 * Paint two shadows that the board or a tray casts on the page: a wide, soft one and a narrow one
 * close to its edge.
 */
export function layOnPage(
  ctx: Ctx,
  outline: Path2D,
  box: Box,
  colours: Colours,
  unit: number,
): void {
  const { ambient, contact } = colours;
  underlay(ctx, outline, box, {
    colour: ambient,
    blur: 0.42 * unit,
    x: 0.05 * unit,
    y: 0.17 * unit,
  });
  underlay(ctx, outline, box, {
    colour: contact,
    blur: 0.07 * unit,
    x: 0.01 * unit,
    y: 0.03 * unit,
  });
}

export function paintTrays(ctx: Ctx, g: Geometry, colours: Colours, timber: Timber | null): void {
  const { unit: u } = g;
  const hinged = g.hinges.length > 0;
  for (const { box, wells } of g.trays) {
    const outline = roundedBox(box, g.corner * (hinged ? 1 : 0.8));
    layOnPage(ctx, outline, box, colours, hinged ? u : 0.5 * u);
    ctx.save();
    ctx.clip(outline);
    paintPlank(ctx, timber?.tray, colours.frame, box);
    fillBox(ctx, slope(ctx, box, colours.trayLight), box);
    setPen(ctx, slope(ctx, box, colours.arris), Math.max(1.2, 0.03 * u));
    ctx.stroke(outline);
    ctx.restore();
    for (const place of wells) {
      const well = g.wells.get(place);
      if (well) paintWell(ctx, g, colours, well, timber);
    }
  }
  for (const hinge of g.hinges) paintHinge(ctx, u, colours, hinge);
}

function paintWell(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  well: Well,
  timber: Timber | null,
): void {
  const { unit: u } = g;
  const { box } = well;
  const hole = roundedBox(box, Math.min(4, 0.05 * u));
  ctx.save();
  ctx.clip(hole);
  paintPlank(ctx, timber?.well, colours.slot, box);
  ctx.restore();
  sink(ctx, hole, box, { colour: colours.inset, blur: 0.16 * u, x: 0.05 * u, y: 0.08 * u });
  setPen(ctx, colours.hole, 0.9);
  ctx.stroke(hole);
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x - 3, box.y + box.height - 4, box.width + 6, box.height);
  ctx.clip();
  ctx.translate(0.01 * u, 0.018 * u);
  ctx.strokeStyle = colours.litEdge;
  ctx.stroke(hole);
  ctx.restore();
  paintScale(ctx, g, colours, well);
}

/** Paint a scale for fifteen men: fourteen ticks, every fifth one longer. */
function paintScale(ctx: Ctx, g: Geometry, colours: Colours, well: Well): void {
  const { box, pitch, margin, fills } = well;
  ctx.lineWidth = Math.max(0.7, 0.011 * g.unit);
  for (let k = 1; k < 15; k++) {
    const fifth = k % 5 === 0;
    const share = fifth ? 0.3 : 0.13;
    const from = margin + k * pitch;
    ctx.strokeStyle = colours.scale[fifth ? 1 : 0] as string;
    ctx.beginPath();
    if (fills === "left") {
      const x = box.x + box.width - from;
      ctx.moveTo(x, box.y + box.height);
      ctx.lineTo(x, box.y + box.height * (1 - share * 1.4));
    } else {
      const y = fills === "down" ? box.y + from : box.y + box.height - from;
      ctx.moveTo(box.x, y);
      ctx.lineTo(box.x + box.width * share, y);
      ctx.moveTo(box.x + box.width, y);
      ctx.lineTo(box.x + box.width * (1 - share), y);
    }
    ctx.stroke();
  }
}

/**
 * Paint a brass hinge over the gap between board and tray: two leaves, three knuckles, four pins.
 */
function paintHinge(ctx: Ctx, u: number, colours: Colours, hinge: Box): void {
  const { x, y, width: gap, height } = hinge;
  const [light, bright, mid, dark] = colours.brass;
  const middle = y + height / 2;
  const leaf = 0.155 * u;
  const lap = gap * 0.3;
  ctx.save();
  if (colours.grain) {
    cast(ctx, { colour: "rgba(20,8,0,.55)", blur: 0.05 * u, x: 0.012 * u, y: 0.02 * u });
  }
  const sheet = ctx.createLinearGradient(x, y, x, y + height);
  sheet.addColorStop(0, bright);
  sheet.addColorStop(0.5, mid);
  sheet.addColorStop(1, dark);
  ctx.fillStyle = sheet;
  for (const left of [x - leaf, x + gap - lap]) {
    ctx.beginPath();
    ctx.roundRect(left, y, leaf + lap, height, 0.03 * u);
    ctx.fill();
  }
  const knuckle = Math.max(gap * 0.9, 0.09 * u);
  const centre = x + gap / 2;
  const round = ctx.createLinearGradient(centre - knuckle / 2, 0, centre + knuckle / 2, 0);
  round.addColorStop(0, mid);
  round.addColorStop(0.35, light);
  round.addColorStop(1, dark);
  ctx.fillStyle = round;
  for (let k = 0; k < 3; k++) {
    ctx.beginPath();
    ctx.roundRect(
      centre - knuckle / 2,
      y + (k * height) / 3 + 0.4,
      knuckle,
      height / 3 - 0.8,
      knuckle * 0.3,
    );
    ctx.fill();
  }
  ctx.shadowColor = "transparent";
  for (const px of [x - leaf * 0.55, x + gap + leaf * 0.55]) {
    for (const py of [middle - height * 0.28, middle + height * 0.28]) {
      fillCircle(ctx, dark, px, py, 0.032 * u);
      fillCircle(ctx, light, px - 0.008 * u, py - 0.01 * u, 0.018 * u);
    }
  }
  ctx.restore();
}
