/**
 * The waiting areas beside a Roman board: men in hand, hit men off the board, and men borne off.
 * Each shows its name (or a symbol if space is limited) and its number of men.
 */
import type { Box, PlaceShape, Spot } from "../../board/painter";
import type { Place, View } from "../../engine/protocol";
import { type Ctx, centreText, circle, roundedBox } from "../material/canvas";
import { SERIF } from "../material/dice";
import type { Stacks } from "../tables/men";
import type { PageInk } from "./antique";

/** The parts of a view that determine the layout of a board. */
export type BoardView = Pick<View, "places" | "sides">;

export type AreaKind = "cell" | "hand" | "tray";

/** A waiting area of a side, in CSS pixels. `place` is the id of its place in the view. */
export interface WaitingArea {
  place: string;
  kind: AreaKind;
  side: string;
  box: Box;
  /** Diameter of a man. */
  man: number;
  /** Centre of the first man. */
  first: Spot;
  /**
   * Horizontal distance between the centres of neighbouring men if the area holds its preferred
   * number of men (see `PREFERRED_LENGTH`; for other numbers, `manInArea`). Negative if `far`.
   */
  step: number;
  /** True if the area shows its name, false if it shows a symbol. */
  labelled: boolean;
  /** Position of the symbol, or of the name with the number of men after it. */
  sign: Spot;
  /** Position of the number of men after a symbol. */
  count: Spot;
  /**
   * True if the area is mirrored for a player on the opposite side of the screen: its text and
   * symbol are rotated by 180 degrees, and its men run from right to left.
   */
  far: boolean;
}

/**
 * Preferred size of an area, by kind: the number of men that fit, and the distance between the
 * centres of neighbouring men as a fraction of a man's diameter.
 */
const PREFERRED_LENGTH: Record<AreaKind, { men: number; step: number }> = {
  cell: { men: 3, step: 0.62 },
  hand: { men: 15, step: 0.5 },
  tray: { men: 15, step: 1.04 },
};

/** Distance between two areas, in CSS pixels. */
const GAP = 8;
/**
 * Width of the space before the first man, in diameters of a man: `LEAD` for a symbol and the
 * number of men, `LABELLED_LEAD` for a name and the number.
 */
const LEAD = 1.8;
const LABELLED_LEAD = 4;
/** Margin between the last man and the end of its area, in CSS pixels. */
const BESIDE = 4;
/**
 * Minimum width of an area with a name, in CSS pixels. If the row has less space for each of its
 * areas (after subtracting gaps and margins), all areas have symbols.
 */
const LABELLED_WIDTH = 130;
/** Maximum width of a name, in diameters of a man. */
const LABEL = 2.9;

const areaKind = ({ kind, id }: Place): AreaKind | null => {
  if (kind === "tray" || id.startsWith("off.")) return "tray";
  if (kind === "hand" || id.startsWith("hand.")) return "hand";
  return id.startsWith("bar.") ? "cell" : null;
};

/**
 * Return the ids and kinds of a side's waiting areas, without the kinds in `except`. The order is:
 * hit men (`cell`), men in hand (`hand`), men borne off (`tray`).
 */
export function waitingAreas(
  view: BoardView,
  side: string,
  except: AreaKind[] = [],
): [string, AreaKind][] {
  const order: AreaKind[] = ["cell", "hand", "tray"];
  return view.places
    .filter((place) => place.side === side)
    .map((place): [string, AreaKind | null] => [place.id, areaKind(place)])
    .filter((pair): pair is [string, AreaKind] => pair[1] !== null && !except.includes(pair[1]))
    .sort(([, a], [, b]) => order.indexOf(a) - order.indexOf(b));
}

/** Arrange a side's areas in a row: men borne off (`tray`) at the right end, others at the left. */
export function layoutRow(row: Box, side: string, places: [string, AreaKind][]): WaitingArea[] {
  const each = (row.width + GAP) / places.length - GAP - BESIDE;
  const man = Math.min(24, 0.72 * row.height, each / (LEAD + 1));
  const labelled = each >= LABELLED_WIDTH;
  const lead = (labelled ? LABELLED_LEAD : LEAD) * man;
  const least = lead + man + BESIDE;
  const spread = (kind: AreaKind) =>
    (PREFERRED_LENGTH[kind].men - 1) * PREFERRED_LENGTH[kind].step * man;
  const preferred = places.reduce((sum, [, kind]) => sum + spread(kind), 0);
  const free = row.width - (least + GAP) * places.length + GAP;
  const share = Math.max(0, Math.min(1, free / preferred));
  let x = row.x;
  return places.map(([place, kind]) => {
    const room = spread(kind) * share;
    const width = least + room;
    const left = kind === "tray" ? row.x + row.width - width : x;
    x += width + GAP;
    const y = row.y + row.height / 2;
    return {
      place,
      kind,
      side,
      box: { x: left, y: row.y, width, height: row.height },
      man,
      first: { x: left + lead + man / 2, y },
      step: room / (PREFERRED_LENGTH[kind].men - 1),
      labelled,
      sign: { x: left + 0.36 * man, y },
      count: { x: left + 1.22 * man, y },
      far: false,
    };
  });
}

/**
 * Return an area, moved to the place where a rotation of the painting by 180 degrees would move it.
 * Its contents are not rotated. `width` and `height` are those of the painting, in CSS pixels.
 */
export function rotateArea(wait: WaitingArea, width: number, height: number): WaitingArea {
  const { box } = wait;
  const x = width - box.x - box.width;
  const y = height - box.y - box.height;
  const moved = (spot: Spot): Spot => ({ x: spot.x - box.x + x, y: spot.y - box.y + y });
  return {
    ...wait,
    box: { ...box, x, y },
    first: moved(wait.first),
    sign: moved(wait.sign),
    count: moved(wait.count),
  };
}

/** Return an area mirrored left to right in its row, for the player at the screen's far side. */
export function mirrorArea(wait: WaitingArea, row: Box): WaitingArea {
  const { box, step } = wait;
  const over = (x: number) => 2 * row.x + row.width - x;
  const moved = (spot: Spot): Spot => ({ ...spot, x: over(spot.x) });
  return {
    ...wait,
    box: { ...box, x: over(box.x + box.width) },
    first: moved(wait.first),
    step: -step,
    sign: moved(wait.sign),
    count: moved(wait.count),
    far: true,
  };
}

export function areaShape({ box }: WaitingArea): PlaceShape {
  const outline = roundedBox(box, box.height * 0.24);
  return { box, outline };
}

/** Minimum height of a touch target, in CSS pixels. */
const FINGER = 44;

/**
 * Return the shape of an area. Its box (the touch target) is extended to the height `FINGER`, but
 * by at most `room` CSS pixels: upwards in the lower half of a painting of this `height`, otherwise
 * downwards.
 */
export function touchShape(wait: WaitingArea, height: number, room: number): PlaceShape {
  const { box, outline } = areaShape(wait);
  const more = Math.min(room, Math.max(0, FINGER - box.height));
  const y = box.y > height / 2 ? box.y - more : box.y;
  return { box: { ...box, y, height: box.height + more }, outline };
}

/**
 * Return the centre of the man with index `order` (from 0) of `count`. In a tray (for men borne
 * off), the positions are fixed; in other areas, many men move closer together.
 */
export function manInArea(wait: WaitingArea, order: number, count: number): Spot {
  const room = Math.abs(wait.step) * (PREFERRED_LENGTH[wait.kind].men - 1);
  const loose = Math.min(0.94 * wait.man, room / Math.max(1, count - 1));
  const step = wait.kind === "tray" ? wait.step : loose * (wait.far ? -1 : 1);
  return { x: wait.first.x + order * step, y: wait.first.y };
}

/** Paint each area's name or symbol, and number. Dots in trays show the men not yet borne off. */
export function paintAreas(
  ctx: Ctx,
  waits: Iterable<WaitingArea>,
  stacks: Stacks,
  view: View,
  ink: PageInk,
  names: Partial<Record<AreaKind, string>>,
): void {
  ctx.save();
  for (const wait of waits) {
    const count = stacks.get(wait.place)?.length ?? 0;
    const { man } = wait;
    ctx.strokeStyle = ctx.fillStyle = count > 0 ? ink.ink : ink.soft;
    ctx.globalAlpha = count > 0 || wait.kind === "tray" ? 1 : ink.idle;
    const name = wait.labelled ? names[wait.kind] : undefined;
    if (name) paintName(ctx, wait, `${name} `, String(count));
    else {
      paintSign(ctx, wait);
      paintNumber(ctx, wait, String(count));
    }
    ctx.globalAlpha = 1;
    if (wait.kind !== "tray") continue;
    ctx.fillStyle = ink.hair;
    const all = view.pieces.filter(({ side }) => side === wait.side).length;
    for (let order = count; order < all; order++) {
      const at = manInArea(wait, order, all);
      circle(ctx, at.x, at.y, Math.max(1, Math.min(0.1 * man, 0.3 * Math.abs(wait.step))));
      ctx.fill();
    }
  }
  ctx.restore();
}

/** Paint the name of an area and, after it, its number. */
function paintName(ctx: Ctx, { sign, man, far }: WaitingArea, name: string, count: string): void {
  ctx.save();
  ctx.translate(sign.x, sign.y);
  if (far) ctx.rotate(Math.PI);
  ctx.textAlign = "left";
  const size = Math.round(0.68 * man);
  const left = -0.36 * man;
  ctx.font = `italic 400 ${size}px ${SERIF}`;
  const width = Math.min(LABEL * man, ctx.measureText(name).width);
  ctx.fillText(name, left, 0.36 * size, LABEL * man);
  ctx.font = `500 ${Math.round(0.78 * man)}px ${SERIF}`;
  ctx.fillText(count, left + width, 0.36 * size);
  ctx.restore();
}

/** Paint the number after a symbol. */
function paintNumber(ctx: Ctx, { count: at, man, far }: WaitingArea, count: string): void {
  const size = Math.round(0.78 * man);
  ctx.save();
  centreText(ctx);
  ctx.font = `500 ${size}px ${SERIF}`;
  ctx.translate(at.x, at.y);
  if (far) ctx.rotate(Math.PI);
  ctx.fillText(count, 0, 0.33 * size);
  ctx.restore();
}

/**
 * Paint the symbol of an area: an arrow to a line for men in hand, an arrow away from a line for
 * men borne off, and a ring with four ticks for men that were hit.
 */
function paintSign(ctx: Ctx, { kind, sign, man, far }: WaitingArea): void {
  ctx.save();
  ctx.translate(sign.x, sign.y);
  if (far) ctx.rotate(Math.PI);
  const reach = 0.27 * man;
  ctx.lineWidth = Math.max(1.1, 0.065 * man);
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.beginPath();
  if (kind === "cell") {
    ctx.arc(0, 0, 0.62 * reach, 0, 2 * Math.PI);
    for (let k = 0; k < 4; k++) {
      const angle = ((2 * k + 1) * Math.PI) / 4;
      ctx.moveTo(0.85 * reach * Math.cos(angle), 0.85 * reach * Math.sin(angle));
      ctx.lineTo(1.3 * reach * Math.cos(angle), 1.3 * reach * Math.sin(angle));
    }
  } else {
    const bar = kind === "hand" ? 1.15 * reach : -1.15 * reach;
    const tip = kind === "hand" ? 0.7 * reach : 1.15 * reach;
    ctx.moveTo(bar, -0.8 * reach);
    ctx.lineTo(bar, 0.8 * reach);
    ctx.moveTo(kind === "hand" ? -1.15 * reach : -0.6 * reach, 0);
    ctx.lineTo(tip, 0);
    ctx.moveTo(tip - 0.6 * reach, -0.6 * reach);
    ctx.lineTo(tip, 0);
    ctx.lineTo(tip - 0.6 * reach, 0.6 * reach);
  }
  ctx.stroke();
  ctx.restore();
}
