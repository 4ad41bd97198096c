/** Live layer of domino games, repainted for each scene: tiles, players' letters, score, marks. */
import type { Flown, Look, Scene, Spot } from "../../board/painter";
import type { Piece, View } from "../../engine/protocol";
import { paintTile } from "../dominoes/tiles";
import { type Ctx, circle, fillCircle, setPen, strokeLine } from "../material/canvas";
import { SERIF } from "../material/dice";
import { cast } from "../material/light";
import * as mark from "../material/marks";
import { seedOf } from "../material/noise";
import { fade } from "../material/palette";
import type { Stamp } from "../material/sprites";
import { paintBack } from "./back";
import type { Colours } from "./colours";
import {
  boxOf,
  groupsOf,
  isAcross,
  positionInLine,
  positionOf,
  restingPose,
  shapesOf,
  type TilePosition,
} from "./geometry";
import { type Heading, placesOf } from "./line";
import { paintSlate } from "./slate";
import type { Table } from "./table";

/** Height of a chosen tile above the table, in tile widths. */
const LIFT = 0.36;

/** Minimum half length of a tile with pips, in CSS pixels. Smaller tiles show numerals. */
const LEGIBLE = 13;
/** Half length of a tile, in CSS pixels, above which the mark of an open end includes a ring. */
const SMALL = 18;

/** Layout, look and colours of a board, and the function that draws cached bitmaps (`stamp`). */
interface Kit {
  table: Table;
  look: Look;
  colours: Colours;
  stamp: Stamp;
}

/** Return the label of a side: its id as a capital letter. */
export const letterOf = (side: string) => side.toUpperCase();

export function paintScene(ctx: Ctx, kit: Kit, scene: Scene): void {
  const { view } = scene;
  const { table } = kit;
  if (table.slate) paintTally(ctx, kit, view);
  paintLetters(ctx, kit, view);
  paintLast(ctx, kit, scene);
  const lifted = scene.chosen;
  const resting = view.pieces.filter(({ id }) => !scene.flying.has(id));
  // The chosen tile is painted last, above the others.
  for (const piece of resting.filter(({ place }) => place !== lifted)) {
    const position = positionOf(table, view, piece);
    if (position) paintPiece(ctx, kit, piece, position, 0);
  }
  for (const piece of resting.filter(({ place }) => place === lifted)) {
    const position = positionOf(table, view, piece);
    if (position) paintPiece(ctx, kit, piece, position, piece.place === "stock" ? 0 : LIFT);
  }
  paintMarks(ctx, kit, scene);
  for (const [id, at] of scene.flying) {
    const piece = view.pieces.find((other) => other.id === id);
    const pose = piece && poseOf(table, view, piece, at);
    if (pose) paintFlight(ctx, kit.colours, at, pose);
  }
}

/** Paint a tile, or its back if the face is hidden. */
function paintPiece(
  ctx: Ctx,
  kit: Kit,
  piece: Piece,
  position: TilePosition,
  height: number,
): void {
  const { unit, heading } = position;
  const side = 3.4 * unit;
  if (piece.value === "") {
    const loose = piece.place === "stock";
    const seed = seedOf(`${piece.place} ${piece.order}`);
    const turn = loose ? (((seed >>> 3) % 100) / 100 - 0.5) * 0.16 : 0;
    const shift = (bits: number) => (((seed >>> bits) % 100) / 100 - 0.5) * 0.18 * unit;
    const at = loose ? { x: position.x + shift(9), y: position.y + shift(16) } : position;
    kit.stamp(ctx, `back ${unit} ${turn} ${seed % 7}`, at, side, (pen, middle) =>
      paintBack(pen, kit.colours, { x: middle, y: middle }, unit, turn, seed % 7),
    );
    return;
  }
  const [one = 0, two = 0] = piece.value.split(":").map(Number);
  const across = isAcross(heading);
  const turned = heading === "left" || heading === "up";
  const [first, second] = turned ? [two, one] : [one, two];
  const key = `${first}:${second} ${unit} ${across} ${height}`;
  kit.stamp(ctx, key, position, side, (pen, middle) =>
    paintTile(
      pen,
      kit.colours.tile,
      { x: middle, y: middle, unit, first, second, across, numerals: unit < LEGIBLE },
      height,
    ),
  );
}

/** Paint letters (such as A) of the other players above their hands, except in small windows. */
function paintLetters(ctx: Ctx, { table, colours }: Kit, view: View): void {
  const hands = view.places.filter(({ kind, side }) => kind === "hand" && side !== view.viewer);
  if (table.close) return;
  const { groups } = groupsOf(table, view);
  ctx.save();
  ctx.fillStyle = colours.ink;
  ctx.font = `italic 400 ${Math.max(15, 21 * table.scale)}px ${SERIF}`;
  ctx.textAlign = "left";
  ctx.textBaseline = "alphabetic";
  for (const { id, side } of hands) {
    const group = groups.get(id);
    const top = group?.rows.spots[0];
    if (!group || !top) continue;
    ctx.fillText(letterOf(side), group.area.x, top.y - group.rows.unit - 7 * table.scale);
  }
  ctx.restore();
}

function paintTally(ctx: Ctx, { table, look, colours, stamp }: Kit, view: View): void {
  const { slate } = table;
  if (!slate) return;
  const bleed = 24 * table.scale;
  const side = Math.max(slate.width, slate.height) + 2 * bleed;
  const at = { x: slate.x + slate.width / 2, y: slate.y + slate.height / 2 };
  const { race, score } = view.series;
  const players = view.sides.map((side) => ({ side, name: look.names?.[side] ?? letterOf(side) }));
  stamp(ctx, `slate ${JSON.stringify([race, score, players])}`, at, side, (pen, middle) =>
    paintSlate(
      pen,
      colours,
      { ...slate, x: middle - slate.width / 2, y: middle - slate.height / 2 },
      view.series,
      players,
    ),
  );
}

/** Paint a golden glow around the tiles added to the line in the last turn. */
function paintLast(ctx: Ctx, { table, colours }: Kit, { view, flying }: Scene): void {
  const ends = new Set(view.last.paths.map((path) => path.at(-1) ?? ""));
  for (const piece of view.pieces) {
    if (!ends.has(piece.place) || flying.has(piece.id) || !placesOf(view).has(piece.place))
      continue;
    const position = positionOf(table, view, piece);
    if (!position) continue;
    const { x, y, width, height } = boxOf(position);
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(x - 1.2, y - 1.2, width + 2.4, height + 2.4, 0.12 * position.unit);
    ctx.fillStyle = colours.marks.glow;
    if (colours.grain)
      cast(ctx, { colour: fade(colours.marks.glow, 0.95), blur: 0.34 * position.unit, x: 0, y: 0 });
    ctx.fill();
    ctx.restore();
  }
}

function paintMarks(ctx: Ctx, kit: Kit, scene: Scene): void {
  const { table, colours } = kit;
  const { view } = scene;
  const ink = colours.marks;
  const shapes = shapesOf(table, view);
  paintStockMarks(ctx, kit, scene);
  paintGroups(ctx, kit, scene);
  const around = (place: string, out: number, rise = 0) => {
    const box = shapes.get(place)?.box;
    if (!box) return false;
    ctx.beginPath();
    const { x, y, width, height } = box;
    ctx.roundRect(x - out, y - out - rise, width + 2 * out, height + 2 * out, 4 + out);
    return true;
  };
  const coming = new Set(
    view.pieces.filter(({ id }) => scene.flying.has(id)).map(({ place }) => place),
  );
  for (const place of view.last.paths.map((path) => path.at(-1) ?? "")) {
    if (!placesOf(view).has(place) || coming.has(place) || !around(place, 1)) continue;
    setPen(ctx, ink.arcEdge, 1.6 * ink.weight);
    ctx.stroke();
  }
  for (const place of scene.movable) {
    if (place === "stock" || scene.hint.includes(place)) continue;
    if (around(place, 3)) mark.cased(ctx, ink, ink.second, 1.3 * ink.weight);
  }
  for (const place of scene.hint) {
    ctx.save();
    ctx.lineCap = "round";
    ctx.setLineDash([0.01, 6]);
    if (around(place, 4)) mark.cased(ctx, ink, ink.second, 3.2 * ink.weight);
    ctx.restore();
  }
  const height = scene.chosen === "stock" ? 0 : LIFT * table.handUnit;
  const rise = scene.chosen ? Math.min(height, LIFT * unitOf(shapes, scene.chosen)) : 0;
  if (scene.chosen && around(scene.chosen, 4, rise))
    mark.cased(ctx, ink, ink.second, 2.4 * ink.weight);
  for (const { place } of scene.targets) paintTarget(ctx, kit, view, place);
  if (scene.refused && around(scene.refused, 3)) {
    ctx.save();
    ctx.setLineDash([3, 4]);
    mark.cased(ctx, ink, ink.accent, 2 * ink.weight);
    ctx.restore();
    const box = shapes.get(scene.refused)?.box;
    if (box)
      mark.refused(
        ctx,
        ink,
        { x: box.x + box.width / 2, y: box.y + box.height / 2 },
        0.8 * Math.min(box.width, box.height),
      );
  }
  const focused = scene.focus === null ? undefined : shapes.get(scene.focus);
  if (!focused) return;
  ctx.save();
  if (scene.focus === scene.chosen) ctx.translate(0, -rise);
  mark.focus(ctx, ink, focused.outline);
  ctx.restore();
}

const unitOf = (shapes: ReturnType<typeof shapesOf>, place: string) =>
  shapes.get(place)?.box.width ?? 0;

/** Mark a free place at the line's end: dashed outline, and disc in its half next to the line. */
function paintTarget(ctx: Ctx, { table, colours }: Kit, view: View, place: string): void {
  const at = placesOf(view).get(place);
  if (at === undefined) return;
  const position = positionInLine(table, view, at);
  const { x, y, width, height } = boxOf(position);
  const ink = colours.marks;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x + 2, y + 2, width - 4, height - 4, 0.1 * position.unit);
  ctx.fillStyle = colours.free;
  ctx.fill();
  ctx.setLineDash([5, 4]);
  mark.cased(ctx, ink, ink.second, 1.6 * ink.weight);
  ctx.restore();
  const half = halfTowards(position, at);
  const radius = Math.max(2.6, 0.12 * position.unit);
  fillCircle(ctx, ink.second, half.x, half.y, radius);
  if (position.unit > SMALL) mark.ring(ctx, ink, half, 1.65 * radius, 1.2 * ink.weight, ink.second);
}

/** Return the centre of the half nearer to the line's first tile (`place` 0), or of that tile. */
function halfTowards({ x, y, unit, heading }: TilePosition, place: number): Spot {
  const along = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] } as const;
  const [dx, dy] = along[heading];
  const by = place === 0 ? 0 : place > 0 ? -0.5 : 0.5;
  return { x: x + dx * by * unit, y: y + dy * by * unit };
}

/**
 * Paint a row of discs for the stock: a full disc for each tile that can be bought, a ring for each
 * other tile. Paint nothing while no player has to act.
 */
function paintStockMarks(ctx: Ctx, { table, colours }: Kit, { view }: Scene): void {
  if (view.actor.kind !== "seat") return;
  const place = view.places.find(({ kind }) => kind === "stock");
  const { count, buyable } = place?.label.params ?? {};
  if (typeof count !== "number" || typeof buyable !== "number") return;
  const { ink, marks: signs } = colours;
  const { discs } = table;
  const pitch = Math.min(13.2 * Math.max(0.8, table.scale), discs.width / Math.max(1, count));
  const radius = Math.min(4 * Math.max(0.8, table.scale), 0.42 * pitch);
  const y = discs.y + discs.height / 2;
  for (let i = 0; i < count; i++) {
    circle(ctx, discs.x + radius + i * pitch, y, i < buyable ? radius : radius - 0.8);
    if (i < buyable) {
      ctx.fillStyle = signs.second;
      ctx.fill();
    } else {
      setPen(ctx, ink, 1.5);
      ctx.stroke();
    }
  }
}

/**
 * Underline the tiles of the hand that share a number with the tile in focus or under the pointer
 * or, if there is no such tile, with the chosen tile.
 */
function paintGroups(ctx: Ctx, { table, colours }: Kit, { view, looked, chosen }: Scene): void {
  const shapes = shapesOf(table, view);
  const at = looked ?? chosen ?? "";
  const groups = view.marks.filter(({ kind, path }) => kind === "group" && path.includes(at));
  setPen(ctx, colours.marks.arcEdge, 2.4 * colours.marks.weight);
  for (const place of new Set(groups.flatMap(({ path }) => path))) {
    const box = shapes.get(place)?.box;
    if (!box) continue;
    const y = box.y + box.height + 8;
    strokeLine(ctx, { x: box.x, y }, { x: box.x + box.width, y });
  }
}

/** Maximum height of a tile in flight above the table, in tile widths. */
const HEIGHT = 0.3;

/** Clockwise quarter turns of an upright tile whose second half then points in each direction. */
const QUARTERS: Record<Heading, number> = { down: 0, left: 1, up: 2, right: 3 };

/** Appearance of a tile in flight. */
interface Pose {
  unit: number;
  /** Clockwise rotation in quarter turns, with fractions. */
  quarters: number;
  /** Width relative to a tile at rest. It shrinks while the tile turns over. */
  breadth: number;
  /** Height above the table in tile widths; 0 if the tile keeps its face and area (`areaOf`). */
  height: number;
  /** The visible face, as "first:second"; "" for the back. */
  value: string;
}

/**
 * Return the appearance (size, rotation, height, face) of a tile in flight. `part` is the fraction
 * of its path covered so far (0 to 1), `piece` the tile as it will be at the end, and `left` the
 * tile as it was before the move. Null if the view does not contain the place of `piece`.
 */
export function poseOf(table: Table, view: View, piece: Piece, { part, left }: Flown): Pose | null {
  const end = positionOf(table, view, piece);
  if (!end) return null;
  const previous = left ?? piece;
  const start = left ? (restingPose(table, view, left) ?? end) : end;
  const turnedRound = previous.value !== "" && piece.value !== "" && previous.value !== piece.value;
  const from = (QUARTERS[start.heading] + (turnedRound ? 2 : 0)) % 4;
  const over = (previous.value === "") !== (piece.value === "");
  const slides = left?.value === piece.value && areaOf(left) === areaOf(piece);
  const turn = nearest(QUARTERS[end.heading] - from, previous.value === "");
  return {
    unit: start.unit + (end.unit - start.unit) * part,
    quarters: QUARTERS[end.heading] - turn * (1 - part),
    breadth: over ? Math.max(0.04, Math.abs(Math.cos(Math.PI * part))) : 1,
    height: slides ? 0 : HEIGHT * (left ? Math.sin(Math.PI * part) : 1),
    value: over && part < 0.5 ? previous.value : piece.value,
  };
}

/** Return the area of a tile, such as "line" or "stock": the first part of its place's id. */
const areaOf = ({ place }: Piece) => place.split(".")[0];

/**
 * Return the shortest equivalent rotation in quarter turns. The back of a tile (`back`) looks the
 * same after a half turn.
 */
function nearest(quarters: number, back: boolean): number {
  const round = back ? 2 : 4;
  const turn = ((quarters % round) + round) % round;
  return turn > round / 2 ? turn - round : turn;
}

function paintFlight(ctx: Ctx, colours: Colours, at: Spot, pose: Pose): void {
  const { unit, quarters, breadth, height, value } = pose;
  ctx.save();
  ctx.translate(at.x, at.y - height * unit);
  ctx.rotate((quarters * Math.PI) / 2);
  ctx.scale(breadth, 1);
  if (value === "") paintBack(ctx, colours, { x: 0, y: 0 }, unit, 0, 1);
  else {
    const [first = 0, second = 0] = value.split(":").map(Number);
    const tile = { x: 0, y: height * unit, unit, first, second, across: false };
    paintTile(ctx, colours.tile, tile, height);
  }
  ctx.restore();
}
