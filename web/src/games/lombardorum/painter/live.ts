/** The changing parts of the board: numerals, arrow, men and their numbers, dice, cube, marks. */
import type { Box, Look, Scene, Spot } from "../../../board/painter";
import type { Piece, Token, View } from "../../../engine/protocol";
import type { Ctx } from "../../../paint/material/canvas";
import { paintCube, paintDie, SERIF } from "../../../paint/material/dice";
import * as mark from "../../../paint/material/marks";
import { chance, seedOf } from "../../../paint/material/noise";
import {
  boneDice,
  fade,
  ivory,
  type MarkInk,
  type Material,
  marks,
  walnut,
} from "../../../paint/material/palette";
import type { Sprites } from "../../../paint/material/sprites";
import {
  amongDice,
  awaitsRoll,
  type DiePosition,
  diceOf,
  halfOf,
  isMuted,
  isUsed,
  nextDiceCount,
  onTheWay,
  readFromFar,
  sway,
} from "../../../paint/tables/dice";
import { paintLastPaths, showsLastPaths } from "../../../paint/tables/last-paths";
import { lastMen, originsOf, stacksOf } from "../../../paint/tables/men";
import { type Colours, colours } from "./colours";
import { dieAt, edgeAt, type Geometry, manAt, nextAt } from "./geometry";

export function paintScene(
  ctx: Ctx,
  g: Geometry,
  look: Look,
  scene: Scene,
  sprites: Sprites,
): void {
  const { view } = scene;
  const live: Live = {
    ctx,
    g,
    look,
    view,
    colours: colours[look.theme],
    ink: inkFor(g, look),
    sprites: sprites,
    stacks: stacksOf(view),
    far: readFromFar(view, look),
  };
  const lifted = scene.chosen === null ? undefined : live.stacks.get(scene.chosen)?.at(-1);
  const last = lastMen(view, live.stacks).filter((man) => !scene.flying.has(man.id));

  paintNumerals(live);
  paintTravel(live);
  paintCounts(live);
  paintLastUnder(live, last);
  for (const man of view.pieces) {
    if (man !== lifted && !scene.flying.has(man.id)) paintMan(live, man);
  }
  paintLastOver(live, last, lifted);
  paintChoices(live, scene);
  paintDice(live, scene.rolling);
  if (scene.flying.size === 0 && showsLastPaths(view)) {
    const topOf = (place: string) => topAt(live, place);
    const nextOf = (place: string) => followingAt(live, place);
    const dice = boneDice[look.theme];
    const { ink } = live;
    paintLastPaths({ ctx, view, ink, topAt: topOf, nextAt: nextOf, man: g.man, board: g, dice });
  }
  if (lifted && !scene.flying.has(lifted.id)) paintChosen(live, lifted);
  paintHint(live, scene.hint);
  const focused = scene.focus === null ? undefined : g.places.get(scene.focus);
  if (focused) mark.focus(ctx, live.ink, focused.outline);
  for (const [id, at] of scene.flying) {
    const man = view.pieces.find((piece) => piece.id === id);
    if (man) sprites.lifted(ctx, materialOf(live, man), at, seedOf(id));
  }
}

/**
 * Return the ink of the marks. On small boards, the casing (the pale line on both sides of a mark)
 * is thinner.
 */
function inkFor(g: Geometry, look: Look): MarkInk {
  const ink = marks[look.theme];
  return g.unit < 60 ? { ...ink, caseWidth: Math.max(1, ink.caseWidth - 0.3) } : ink;
}

/**
 * Return the centre of a man's face, or of its edge in a tray; null if the board does not have
 * the man's place.
 */
export function spotOf(g: Geometry, stacks: Map<string, Piece[]>, man: Piece): Spot | null {
  const stack = stacks.get(man.place) ?? [man];
  return manAt(g, man.place, stack.indexOf(man), stack.length);
}

const height = ({ stacks }: Live, place: string) => stacks.get(place)?.length ?? 0;

/** Return the position of the top man of a place; null if it is empty. */
function topAt(live: Live, place: string): Spot | null {
  const count = height(live, place);
  return count > 0 ? manAt(live.g, place, count - 1, count) : null;
}

const followingAt = (live: Live, place: string) => nextAt(live.g, place, height(live, place));

/** Return the material of a man: ivory for the first side, walnut for the second. */
const materialOf = ({ view, look }: Live, man: Piece): Material =>
  (man.side === view.sides[0] ? ivory : walnut)[look.theme];

const edgeOf = ({ g, stacks }: Live, man: Piece) =>
  edgeAt(g, man.place, (stacks.get(man.place) ?? [man]).indexOf(man));

function paintMan(live: Live, man: Piece): void {
  const { ctx, g, sprites: stock, stacks } = live;
  const edge = edgeOf(live, man);
  const at = spotOf(g, stacks, man);
  if (edge) {
    stock.onEdge(ctx, materialOf(live, man), edge, g.wells.get(man.place)?.fills === "left");
  } else if (at) {
    stock.resting(ctx, materialOf(live, man), at, seedOf(man.id));
  }
}

/**
 * Paint the chosen man lifted, slightly larger and with a ring. The man is shifted away from the
 * rim, so that the point's numeral remains visible.
 */
function paintChosen(live: Live, man: Piece): void {
  const { ctx, g, ink, sprites: stock, stacks } = live;
  const at = spotOf(g, stacks, man);
  if (!at || g.wells.has(man.place)) return;
  const up = g.points.get(man.place)?.up ?? g.slots.get(man.place)?.up ?? 1;
  const raised = { x: at.x, y: at.y + up * 0.035 * g.man };
  stock.lifted(ctx, materialOf(live, man), raised, seedOf(man.id));
  mark.chosen(ctx, ink, raised, g.man);
}

/** Paint marks below the men: the glow of men moved last, and the places that they left. */
function paintLastUnder(live: Live, last: Piece[]): void {
  const { ctx, g, ink, stacks } = live;
  for (const man of last) {
    const at = g.wells.has(man.place) ? null : spotOf(g, stacks, man);
    if (at) mark.lastGlow(ctx, ink, at, g.man);
  }
  for (const place of originsOf(live.view, stacks)) {
    const at = g.wells.has(place) ? null : followingAt(live, place);
    const below = topAt(live, place);
    const free = !below || (at && Math.abs(at.y - below.y) > 0.9 * g.man);
    if (at && free) mark.origin(ctx, ink, at, g.man);
  }
}

function paintLastOver(live: Live, last: Piece[], lifted: Piece | undefined): void {
  const { ctx, g, ink, stacks } = live;
  for (const man of last) {
    const edge = edgeOf(live, man);
    const at = spotOf(g, stacks, man);
    if (edge) mark.lastEdge(ctx, ink, edge);
    else if (at && man !== lifted) mark.lastArcs(ctx, ink, at, g.man);
  }
}

/** Paint movable men, steps of the previewed move, targets, and a refused place. */
function paintChoices(live: Live, scene: Scene): void {
  const { ctx, g, ink } = live;
  for (const place of scene.movable) {
    const at = place === scene.chosen ? null : topAt(live, place);
    if (at) mark.movable(ctx, ink, at, g.man);
  }
  for (const place of scene.trail) {
    const at = followingAt(live, place);
    if (at) mark.step(ctx, ink, at, g.man);
  }
  for (const { place, uses, takes } of scene.targets) {
    const edge = edgeAt(g, place, height(live, place));
    const at = takes ? topAt(live, place) : followingAt(live, place);
    if (edge) mark.edgeTarget(ctx, ink, edge, g.man, uses);
    else if (at && takes) mark.hitTarget(ctx, ink, at, g.man, uses);
    else if (at) mark.target(ctx, ink, at, g.man, uses);
  }
  const refused = scene.refused === null ? null : followingAt(live, scene.refused);
  if (refused) mark.refused(ctx, ink, refused, g.man);
}

function paintHint(live: Live, hint: string[]): void {
  const { ctx, g, ink } = live;
  const [from, ...rest] = hint;
  const start = from === undefined ? null : topAt(live, from);
  if (!start) return;
  const path = rest.map((place) => followingAt(live, place)).filter((spot) => spot !== null);
  mark.hinted(ctx, ink, start, g.man);
  mark.hintArrow(ctx, ink, [start, ...path], g.man);
}

interface Live {
  ctx: Ctx;
  g: Geometry;
  look: Look;
  view: View;
  colours: Colours;
  ink: MarkInk;
  sprites: Sprites;
  /** The men on each place, from bottom to top. */
  stacks: Map<string, Piece[]>;
  /** True if the player on turn sits at the screen's top edge: numbers and dice are upside down. */
  far: boolean;
}

/** Minimum number of men on a place for which their number is written. */
const COUNTED = 6;

/** Paint the viewer's point numbers in the rim at the points, engraved and filled with bone. */
function paintNumerals({ ctx, g, colours, view, far }: Live): void {
  const { board, rim, bay, string } = g;
  const inset = (rim - bay - string) * 0.44 + string;
  ctx.save();
  ctx.font = `500 ${g.numeral}px ${SERIF}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const place of view.places) {
    const point = g.points.get(place.id);
    if (!point || !place.name) continue;
    const y = point.up > 0 ? board.y + inset : board.y + board.height - inset;
    ctx.save();
    ctx.translate(point.x, y + 0.5);
    if (far) ctx.rotate(Math.PI);
    ctx.fillStyle = colours.numeralCut;
    ctx.fillText(place.name, far ? -0.5 : 0.5, far ? 0.8 : -0.8);
    ctx.fillStyle = colours.numeral;
    ctx.fillText(place.name, 0, 0);
    ctx.restore();
  }
  ctx.restore();
}

/**
 * Paint an arrow that shows the direction in which the viewer's men move: from point 6 towards
 * point 7, in the middle of the field's side opposite the bar.
 */
function paintTravel({ ctx, g, colours, view }: Live): void {
  const sixth = view.places.find((place) => place.name === "6");
  const seventh = view.places.find((place) => place.name === "7");
  const from = sixth && g.points.get(sixth.id);
  const to = seventh && g.points.get(seventh.id);
  if (!from || !to) return;
  const { unit: u } = g;
  const outward = from.x < g.field.x + g.field.width / 2 ? -1 : 1;
  const direction = to.base > from.base ? 1 : -1;
  const x = from.x + outward * 0.2 * u;
  const middle = g.field.y + g.field.height / 2;
  const reach = direction * 0.36 * u;
  const bend = x + outward * 0.19 * u;
  const end = middle + reach;
  ctx.save();
  ctx.strokeStyle = colours.count;
  ctx.globalAlpha = colours.grain ? 0.55 : 1;
  ctx.lineWidth = Math.max(1.1, 0.017 * u);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(x, middle - reach);
  ctx.bezierCurveTo(bend, middle - reach * 0.4, bend, middle + reach * 0.4, x, end);
  ctx.moveTo(x + outward * 0.125 * u, end - direction * 0.035 * u);
  ctx.lineTo(x, end);
  ctx.lineTo(x - outward * 0.02 * u, end - direction * 0.135 * u);
  ctx.stroke();
  ctx.restore();
}

/**
 * Paint the number of men of each stack with at least `COUNTED` men: beyond the head of the point
 * (its end near the middle of the board), or at the inner end of the slot for hit men on the bar.
 * Trays have no numbers.
 */
function paintCounts({ ctx, g, colours, stacks, far }: Live): void {
  ctx.save();
  ctx.font = `500 ${g.numeral * 1.12}px ${SERIF}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const [place, men] of stacks) {
    if (men.length < COUNTED) continue;
    const point = g.points.get(place);
    const slot = g.slots.get(place);
    const gap = 0.17 * g.unit;
    const at = point
      ? { x: point.x, y: point.base + point.up * (g.length + gap) }
      : slot && { x: slot.x + 0.3 * g.unit, y: foot(slot.box, slot.up) + slot.up * gap };
    if (!at) continue;
    ctx.save();
    ctx.translate(at.x, at.y);
    if (far) ctx.rotate(Math.PI);
    ctx.fillStyle = point ? colours.count : colours.numeral;
    ctx.fillText(String(men.length), 0, 0);
    ctx.restore();
  }
  ctx.restore();
}

const foot = (box: { y: number; height: number }, up: number) =>
  up > 0 ? box.y + box.height : box.y;

/** Number of dice unless an option sets it. */
const USUAL = 2;

/**
 * Return the position and the rotation of a die, varied slightly at random. The same seed always
 * gives the same result.
 */
function positionOf(
  g: Geometry,
  index: number,
  count: number,
  seed: string,
  far: boolean,
): DiePosition {
  const random = chance(seedOf(seed));
  const turn = sway(random);
  const at = dieAt(g, index, count, { x: 2 * random() - 1, y: 2 * random() - 1 });
  return { ...at, turn: turn + (far ? Math.PI : 0) };
}

function paintDice(live: Live, rolling: number): void {
  const { ctx, g, ink, view, look, colours, far } = live;
  const material = boneDice[look.theme];
  if (awaitsRoll(view)) {
    const count = nextDiceCount(view, USUAL);
    const faint = colours.grain ? fade(colours.count, 0.5) : colours.count;
    for (let i = 0; i < count; i++) {
      const at = positionOf(g, i, count, `d${i}`, far);
      mark.dieToCome(ctx, at, g.die, at.turn, faint);
    }
  }
  const dice = diceOf(view);
  dice.forEach((die, i) => {
    const along = positionOf(g, i, dice.length, `${die.id}${die.side}${die.value}`, far);
    const at = { ...along, y: along.y + shiftOf(g, look, view, die) };
    const used = isUsed(view, die) && rolling >= 1;
    const { value } = die;
    const muted = isMuted(view, die) && rolling >= 1;
    paintDie(ctx, material, { ...onTheWay(at, g.die, rolling, i), size: g.die, value, muted });
    if (used) mark.tick(ctx, ink, at, g.die);
  });
  const cube = view.tokens.find((token) => token.kind === "cube");
  if (cube) paintCube(ctx, material, g.rosette, cubeSize(g), cube.value, far ? Math.PI : 0);
}

/** Return a die's shift from the middle in CSS px (down: positive); 0 if only one side has dice. */
const shiftOf = (g: Geometry, look: Look, view: View, die: Token) =>
  halfOf(view, die, look) * 0.42 * g.unit;

const cubeSize = (g: Geometry) => 0.56 * g.unit;

/**
 * Return the pressable area of a token: a die, rolled or still to be rolled, or the cube. Null for
 * any other token.
 */
export function tokenBox(g: Geometry, look: Look, view: View, token: Token): Box | null {
  if (token.kind === "cube") {
    const side = Math.max(24, cubeSize(g) * 1.2);
    return { x: g.rosette.x - side / 2, y: g.rosette.y - side / 2, width: side, height: side };
  }
  const among = amongDice(view, token, USUAL);
  if (!among) return null;
  const at = dieAt(g, among.index, among.count, { x: 0, y: 0 });
  const shift = shiftOf(g, look, view, token);
  const width = 0.88 * g.unit;
  const height = (shift === 0 ? 1.1 : 0.52) * g.unit;
  return { x: at.x - width / 2, y: at.y + shift - height / 2, width, height };
}
