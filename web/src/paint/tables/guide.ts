/** Guide of the backgammon-like games: its steps, and a drawing of the course of the men. */
import type { Drawing, GuideStep } from "../../board/guide";
import type { Board, Box, Spot } from "../../board/painter";
import { boundingBox, centre } from "../../board/places";
import type { View } from "../../engine/protocol";
import { courseOf } from "./men";

/** The steps of the guide in games in which the first player is chosen at random. */
export const STEPS: readonly GuideStep[] = [
  { name: "aim", until: "read" },
  { name: "begins", until: "begun" },
  { name: "first", until: "first" },
  { name: "answer", until: "answer" },
  { name: "second", until: "second" },
  { name: "alone", until: "third" },
];

/** The steps of the guide in games in which the first seat always begins. */
export const WITHOUT_LOT = STEPS.filter(({ name }) => name !== "begins");

/** A straight section of the men's course: the boxes of its places, in order. */
interface Lane {
  boxes: Box[];
  /** True if the section is horizontal. */
  level: boolean;
}

/**
 * Position of the course's line on each place: its distance from one edge of the place, as a
 * fraction `part` of the place's size (above 1: beyond the opposite edge). If `from` is `rim`, this
 * is the edge away from the board's middle. If `from` is `top`, it is the top edge where the course
 * is horizontal, and the left edge where it is vertical.
 */
type Depth = { from: "rim" | "top"; part: number };

/**
 * Return a drawing of the course of the user's men, section by section, and of their way off the
 * board. The places are in the order of their numbers; if none has a number, return null.
 */
export function drawCourse(view: View, board: Board, depth: Depth): Drawing | null {
  const lanes = lanesOf(view, board);
  const inside = centre(boundingBox([...board.places.values()].map(({ box }) => box)));
  const spots = lanes.flatMap(({ boxes, level }, i) => {
    const [start, end] = [boxes[0], boxes.at(-1)].map((box) =>
      along(box as Box, level, depth, inside),
    ) as [Spot, Spot];
    const turn = halfBeyond(start, end, boxes[0] as Box);
    return [
      i > 0 ? { x: start.x - turn.x, y: start.y - turn.y } : start,
      i < lanes.length - 1 ? { x: end.x + turn.x, y: end.y + turn.y } : end,
    ];
  });
  const [first, second] = spots;
  const [before, last] = spots.slice(-2);
  const end = lanes.at(-1)?.boxes.at(-1);
  if (!first || !second || !before || !last || !end) return null;
  const way = leaving(before, last, end, outOf(view, board));
  const [corner = last, inTray] = way;
  // Position of the label of the exit if the course does not end in a tray: halfway from the last
  // place to the end of the line, to keep the place visible. If the course runs beside the places
  // (`part` above 1): back on the last section, to keep the painted numbers of men visible.
  const free = depth.part > 1 ? between(last, before, 0.25) : between(last, corner, 0.5);
  return {
    lines: [{ spots: [...spots, ...way], arrows: true }],
    labels: [
      { at: between(first, second, 0.5), code: "begin" },
      { at: inTray ? between(corner, inTray, 0.5) : free, code: "out" },
    ],
  };
}

/**
 * Return a vector in the direction of a section of the course from `start` to `end`, half as long
 * as a place. At a turn, the line drawn along the section extends by this vector beyond the centre
 * of the section's first or last place.
 */
function halfBeyond(start: Spot, end: Spot, { width, height }: Box): Spot {
  return {
    x: (Math.sign(end.x - start.x) * width) / 2,
    y: (Math.sign(end.y - start.y) * height) / 2,
  };
}

function lanesOf(view: View, { places }: Board): Lane[] {
  const boxes = courseOf(view).flatMap((id) => places.get(id)?.box ?? []);
  const lanes: Lane[] = [];
  for (const box of boxes) {
    const lane = lanes.at(-1);
    const before = lane?.boxes.at(-1);
    if (!lane || !before) {
      lanes.push({ boxes: [box], level: false });
      continue;
    }
    const level = Math.abs(box.y - before.y) < 1;
    const straight = level || Math.abs(box.x - before.x) < 1;
    const on = straight && (lane.boxes.length === 1 || lane.level === level);
    if (on) {
      lane.boxes.push(box);
      lane.level = level;
    } else lanes.push({ boxes: [box], level });
  }
  return lanes;
}

function along(box: Box, level: boolean, { from, part }: Depth, inside: Spot): Spot {
  const { x, y, width, height } = box;
  const across = (start: number, size: number, middle: number) =>
    from === "rim" && start + size / 2 > middle ? start + (1 - part) * size : start + part * size;
  return level
    ? { x: x + width / 2, y: across(y, height, inside.y) }
    : { x: across(x, width, inside.x), y: y + height / 2 };
}

function outOf({ places, viewer, sides }: View, board: Board): Box | null {
  const you = viewer || sides[0];
  const out = places.find(({ kind, side }) => side === you && kind === "tray");
  return (out && board.places.get(out.id)?.box) ?? null;
}

/**
 * Distance from the centre of the last place to the end of the course, unless the course ends in a
 * tray (for men borne off). It is a fraction of this place's width if the course ends horizontally,
 * of its height if it ends vertically.
 */
const BEYOND = 0.75;

/**
 * Return the end of the course: straight ahead from the last place. If a horizontal course runs
 * towards the tray (for men borne off), it turns at the tray and ends in it.
 */
function leaving(before: Spot, last: Spot, place: Box, tray: Box | null): Spot[] {
  const [dx, dy] = [Math.sign(last.x - before.x), Math.sign(last.y - before.y)];
  const on = {
    x: last.x + BEYOND * dx * place.width,
    y: last.y + BEYOND * dy * place.height,
  };
  if (!tray) return [on];
  const room = Math.min(tray.width, tray.height) / 2;
  const x = Math.max(tray.x + room, Math.min(tray.x + tray.width - room, on.x));
  if (dx * (x - last.x) <= 0) return [on];
  return [
    { x, y: last.y },
    { x, y: tray.y + room },
  ];
}

const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
