/**
 * The waiting lines on the page beside a Roman board: men in hand, hit men who wait off the
 * board, and men borne off, each with its sign and its number.
 */
import type { Box, PlaceShape, Spot } from "../../board/painter";
import type { Place, View } from "../../engine/protocol";
import type { PageInk } from "../../material/antique";
import { type Ctx, circle } from "../../material/canvas";
import { SERIF } from "../../material/dice";
import type { Stacks } from "./men";

/** What the lay of a board hangs on: which places there are, and whose. */
export type Laid = Pick<View, "places" | "sides">;

export type Waits = "cell" | "hand" | "tray";

/** One stretch of a line. */
export interface Wait {
  place: string;
  kind: Waits;
  side: string;
  box: Box;
  /** Diameter of a man here, the centre of the first one, and the step to the next. */
  man: number;
  first: Spot;
  step: number;
  /** Where its sign and its number stand. */
  sign: Spot;
  count: Spot;
  /** True where it is read from the far side of the table. */
  far: boolean;
}

/** How long each kind likes to be, in men, and how close they lie. */
const WISHED: Record<Waits, { men: number; step: number }> = {
  cell: { men: 3, step: 0.62 },
  hand: { men: 15, step: 0.5 },
  tray: { men: 15, step: 1.04 },
};

/** Between two stretches of a line. */
const GAP = 8;
/** Room for a sign with its number, in men, and beside the first man. */
const LEAD = 1.8;
const BESIDE = 4;

const waitOf = ({ kind, id }: Place): Waits | null => {
  if (kind === "tray" || id.startsWith("off.")) return "tray";
  if (kind === "hand" || id.startsWith("hand.")) return "hand";
  return id.startsWith("bar.") ? "cell" : null;
};

/** The places of a side that wait off the board, in the order of a man's life. */
export function waiting(view: Laid, side: string, except: Waits[] = []): [string, Waits][] {
  const order: Waits[] = ["cell", "hand", "tray"];
  return view.places
    .filter((place) => place.side === side)
    .map((place): [string, Waits | null] => [place.id, waitOf(place)])
    .filter((pair): pair is [string, Waits] => pair[1] !== null && !except.includes(pair[1]))
    .sort(([, a], [, b]) => order.indexOf(a) - order.indexOf(b));
}

/** Lays the waiting places of a side into a row: the tray at its end, the others at its start. */
export function lineUp(row: Box, side: string, places: [string, Waits][]): Wait[] {
  const each = (row.width + GAP) / places.length - GAP - BESIDE;
  const man = Math.min(24, 0.72 * row.height, each / (LEAD + 1));
  const lead = LEAD * man;
  const least = lead + man + BESIDE;
  const spread = (kind: Waits) => (WISHED[kind].men - 1) * WISHED[kind].step * man;
  const wished = places.reduce((sum, [, kind]) => sum + spread(kind), 0);
  const free = row.width - (least + GAP) * places.length + GAP;
  const share = Math.max(0, Math.min(1, free / wished));
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
      step: room / (WISHED[kind].men - 1),
      sign: { x: left + 0.36 * man, y },
      count: { x: left + 1.22 * man, y },
      far: false,
    };
  });
}

/** The same line after the painting was turned round; it still reads from left to right. */
export function turnedRound(wait: Wait, width: number, height: number): Wait {
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

/** The same line for a player opposite, who reads it from the other end of its row. */
export function seenFromFar(wait: Wait, row: Box): Wait {
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

export function waitShape({ box }: Wait): PlaceShape {
  const outline = new Path2D();
  outline.roundRect(box.x, box.y, box.width, box.height, box.height * 0.24);
  return { box, outline };
}

/** What a fingertip needs, in CSS pixels. */
const FINGER = 44;

/** The same where so much beside the line belongs to nothing else: a finger may press there too. */
export function reachedShape(wait: Wait, height: number, room: number): PlaceShape {
  const { box, outline } = waitShape(wait);
  const more = Math.min(room, Math.max(0, FINGER - box.height));
  const y = box.y > height / 2 ? box.y - more : box.y;
  return { box: { ...box, y, height: box.height + more }, outline };
}

/** The centre of the `order`-th of `count` men: in a tray each has his place, elsewhere they close up. */
export function waitsAt(wait: Wait, order: number, count: number): Spot {
  const room = Math.abs(wait.step) * (WISHED[wait.kind].men - 1);
  const loose = Math.min(0.94 * wait.man, room / Math.max(1, count - 1));
  const step = wait.kind === "tray" ? wait.step : loose * (wait.far ? -1 : 1);
  return { x: wait.first.x + order * step, y: wait.first.y };
}

/** Signs, numbers, and a dot for every man who may still come into a tray. */
export function paintLines(
  ctx: Ctx,
  waits: Iterable<Wait>,
  stacks: Stacks,
  view: View,
  ink: PageInk,
): void {
  ctx.save();
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  for (const wait of waits) {
    const count = stacks.get(wait.place)?.length ?? 0;
    const { man } = wait;
    ctx.strokeStyle = ctx.fillStyle = count > 0 ? ink.ink : ink.soft;
    ctx.globalAlpha = count > 0 || wait.kind === "tray" ? 1 : ink.idle;
    paintSign(ctx, wait);
    const size = Math.round(0.78 * man);
    ctx.font = `500 ${size}px ${SERIF}`;
    ctx.save();
    ctx.translate(wait.count.x, wait.count.y);
    if (wait.far) ctx.rotate(Math.PI);
    ctx.fillText(String(count), 0, 0.33 * size);
    ctx.restore();
    ctx.globalAlpha = 1;
    if (wait.kind !== "tray") continue;
    ctx.fillStyle = ink.hair;
    const all = view.pieces.filter(({ side }) => side === wait.side).length;
    for (let order = count; order < all; order++) {
      const at = waitsAt(wait, order, all);
      circle(ctx, at.x, at.y, Math.max(1, Math.min(0.1 * man, 0.3 * Math.abs(wait.step))));
      ctx.fill();
    }
  }
  ctx.restore();
}

/** In hand: an arrow to a line, about to enter. Borne off: an arrow away from it. Hit: a ring. */
function paintSign(ctx: Ctx, { kind, sign, man, far }: Wait): void {
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
