/**
 * Geometry of the battlefield, in CSS pixels.
 *
 * A leaf of vellum contains the ruled field. Captured stones are in its right margin: those
 * captured by the far player at the top, those captured by the near player at the bottom. On a
 * phone, if the field has at most 12 ranks, they are instead in the strips with the players' names,
 * so that the squares can use the whole width. The squares are as large as the space allows. Most
 * other lengths depend on their size.
 */
import type { Box, Look, PlaceShape, Spot } from "../../../board/painter";
import type { View } from "../../../engine/protocol";
import type { Space } from "../../../paint/material/canvas";

export interface Geometry {
  width: number;
  height: number;
  bleed: number;
  /** Side length of a square, in CSS pixels. */
  cell: number;
  ranks: number;
  leaf: Box;
  field: Box;
  squares: Map<string, Spot>;
  /** Centres of captured stones by place id, and their size relative to stones on the field. */
  slots: Map<string, Spot>;
  slotScale: number;
  /** Labels of files and ranks; `at`: middle (letters) or right end (numbers) of the baseline. */
  letters: { text: string; at: Spot }[];
  numbers: { text: string; at: Spot }[];
  lettering: number;
  /** Font size of the formulas of attacks in CSS pixels, and factor for the widths of lines. */
  formula: number;
  line: number;
  places: Map<string, PlaceShape>;
  strips: { far: Box; near: Box } | null;
}

const FILES = 8;

/** Margins of the vellum around the field, in squares, and where captured stones are (`taken`). */
interface Plan {
  left: number;
  top: number;
  right: number;
  bottom: number;
  taken: "margin" | "strips";
}

/** Distance between captured stones in a margin, and their size, in squares of the field. */
const PITCH = 0.82;
const TAKEN = 0.81;
/** Height of the phone's strips with the players' names, and their gap to the leaf, in pixels. */
const STRIP = 28;
const STRIP_GAP = 4;
/** Minimum side of a square for touch, in pixels. */
const LEAST = 24;
/** Margins of the leaf above and below the phone's field, in squares. */
const PHONE = { top: 0.16, bottom: 0.52 };
/** Distance from the left end of a strip to its first captured stone, after the name, in pixels. */
const NAME = 116;
/**
 * Addition to `NAME`, in pixels, in a short game (won by enough captures). Its strips also show the
 * captures that the player still needs to win: a number of stones, a sum or the pyramid.
 */
const SCORE = 48;

export function measure(space: Space, view: View, look: Look): Geometry {
  const ranks = ranksOf(view);
  const plans = plansFor(look.shape, columnsFor(ranks));
  const strips = look.shape === "phone" ? 2 * (STRIP + STRIP_GAP) : 0;
  const cellOf = ({ left, right, top, bottom }: Plan) =>
    Math.min(
      space.width / (left + FILES + right),
      (space.height - strips) / (top + ranks + bottom),
    );
  const plan = plans.reduce((best, candidate) =>
    cellOf(candidate) > cellOf(best) ? candidate : best,
  );
  // A low phone has a narrow leaf. The strips with the captured stones use the whole width.
  const width = plan.taken === "strips" ? space.width : 0;
  return layOut(view, plan, Math.max(6, cellOf(plan)), look, width);
}

/** Return the minimum height of the board on a phone, with both strips, in CSS pixels. */
export function leastHeight(view: View): number {
  const squares = PHONE.top + ranksOf(view) + PHONE.bottom;
  return Math.ceil(LEAST * squares) + 2 * (STRIP + STRIP_GAP);
}

function ranksOf({ places }: View): number {
  return places.filter(({ kind }) => kind === "square").length / FILES;
}

/**
 * Return the number of columns for the stones that a player has captured, beside this player's half
 * of the field.
 */
const columnsFor = (ranks: number) => (ranks > 12 ? 3 : 2);

function plansFor(shape: Look["shape"], columns: number): Plan[] {
  const wide = columns * PITCH + 0.2;
  if (shape === "phone") {
    const beside: Plan = { ...PHONE, left: 0.75, right: wide, taken: "margin" };
    return columns > 2 ? [beside] : [{ ...beside, left: 0.55, right: 0.22, taken: "strips" }];
  }
  if (shape === "embed")
    return [{ left: 0.6, top: 0.2, right: wide, bottom: 0.6, taken: "margin" }];
  return [{ left: 2.64, top: 0.54, right: 2.64, bottom: 0.89, taken: "margin" }];
}

/**
 * Return the geometry of the board with squares of side `cell`. `least` is the minimum width of the
 * board; a narrower leaf is centred in it.
 */
export function layOut(view: View, plan: Plan, cell: number, look: Look, least = 0): Geometry {
  const ranks = ranksOf(view);
  const phone = look.shape === "phone";
  const top = phone ? STRIP + STRIP_GAP : 0;
  const leafWidth = Math.floor((plan.left + FILES + plan.right) * cell);
  const width = Math.max(leafWidth, Math.floor(least));
  const leaf = {
    x: Math.round((width - leafWidth) / 2),
    y: top,
    width: leafWidth,
    height: Math.floor((plan.top + ranks + plan.bottom) * cell),
  };
  const field = {
    x: leaf.x + Math.round(plan.left * cell),
    y: Math.round(top + plan.top * cell),
    width: FILES * cell,
    height: ranks * cell,
  };
  const lettering = Math.max(11, Math.min(17, 0.3 * cell));
  const g: Geometry = {
    width,
    height: leaf.height + 2 * top,
    bleed: ["contrast", "night"].includes(look.theme) ? 8 : 32,
    cell,
    ranks,
    leaf,
    field,
    squares: new Map(),
    slots: new Map(),
    slotScale: TAKEN,
    letters: [],
    numbers: [],
    lettering,
    formula: Math.max(12.5, Math.min(19, 0.34 * cell)),
    line: cell < 44 ? 0.85 : 1,
    places: new Map(),
    strips: null,
  };
  if (phone) {
    const strip = (y: number): Box => ({ x: 0, y, width: g.width, height: STRIP });
    g.strips = { far: strip(0), near: strip(g.height - STRIP) };
  }
  placeSquares(g, view, look.turned);
  placeTaken(g, view, plan, look.turned);
  return g;
}

function placeSquares(g: Geometry, view: View, turned: boolean): void {
  const { cell, field, ranks } = g;
  const gap = Math.max(4, 0.13 * cell);
  for (const { id, kind, name, row, column } of view.places) {
    if (kind !== "square") continue;
    const x = field.x + (turned ? FILES - 1 - column : column) * cell;
    const y = field.y + (turned ? ranks - 1 - row : row) * cell;
    const at = { x: x + cell / 2, y: y + cell / 2 };
    g.squares.set(id, at);
    g.places.set(id, shapeOf(at, cell, cell));
    if (row === 0)
      g.letters.push({
        text: name.replace(/\d+/, ""),
        at: { x: at.x, y: field.y + field.height + gap + 0.95 * g.lettering },
      });
    if (column === 0)
      g.numbers.push({
        text: name.replace(/\D+/, ""),
        at: { x: field.x - gap - 4, y: at.y + 0.27 * g.lettering },
      });
  }
}

/** Add the places of captured stones to `g`, in order of capture: in columns or along a strip. */
function placeTaken(g: Geometry, view: View, plan: Plan, turned: boolean): void {
  const { cell, field, ranks } = g;
  const far = view.sides[turned ? 0 : 1];
  const first = NAME + (view.counters.some(({ code }) => code.startsWith("to_")) ? SCORE : 0);
  const sizes: number[] = [];
  for (const side of view.sides) {
    const slots = view.places.filter((place) => place.kind === "slot" && place.side === side);
    const strip = side === far ? g.strips?.far : g.strips?.near;
    const pitch = Math.min(STRIP + 2, (g.width - first) / Math.max(1, slots.length));
    sizes.push(pitch < STRIP + 2 ? pitch : STRIP + 1);
    slots.forEach(({ id }, number) => {
      const per = ranks / 2;
      const at =
        plan.taken === "strips" && strip
          ? { x: first + (number + 0.5) * pitch, y: strip.y + STRIP / 2 }
          : {
              x: field.x + field.width + (0.14 + PITCH * (Math.floor(number / per) + 0.5)) * cell,
              y:
                (side === far ? field.y : field.y + field.height / 2) +
                (0.5 + PITCH * (number % per)) * cell,
            };
      const width = plan.taken === "strips" ? pitch : PITCH * cell;
      const height = plan.taken === "strips" ? STRIP : PITCH * cell;
      g.slots.set(id, at);
      g.places.set(id, shapeOf(at, width, height));
    });
  }
  if (plan.taken === "strips") g.slotScale = Math.min(...sizes) / cell;
}

function shapeOf({ x, y }: Spot, width: number, height: number): PlaceShape {
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  const outline = new Path2D();
  outline.roundRect(box.x + 2, box.y + 2, width - 4, height - 4, 4);
  return { box, outline };
}

/** Return the centre of a square or of a captured stone's place; undefined for any other id. */
export function spotOf(g: Geometry, place: string): Spot | undefined {
  return g.squares.get(place) ?? g.slots.get(place);
}
