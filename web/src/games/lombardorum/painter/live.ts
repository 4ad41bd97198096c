/** The live layer: numerals, men, dice and all marks above them. */
import type { Look, Scene, Spot } from "../../../board/painter";
import type { Piece } from "../../../engine/protocol";
import type { Ctx } from "../../../paint/material/canvas";
import * as mark from "../../../paint/material/marks";
import { seedOf } from "../../../paint/material/noise";
import {
  boneDice,
  ivory,
  type MarkInk,
  type Material,
  marks,
  walnut,
} from "../../../paint/material/palette";
import type { Sprites } from "../../../paint/material/sprites";
import { readFromFar } from "../../../paint/tables/dice";
import { paintLastPaths, showsLastPaths } from "../../../paint/tables/last-paths";
import { lastMen, originsOf, stacksOf } from "../../../paint/tables/men";
import { colours } from "./colours";
import { paintDice } from "./dice";
import type { Live } from "./layer";
import { paintCounts, paintNumerals, paintTravel } from "./lettering";
import type { Geometry } from "./measures";
import { edgeAt, manAt, nextAt } from "./positions";

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

/** On small boards, the casing of marks is slightly thinner. */
function inkFor(g: Geometry, look: Look): MarkInk {
  const ink = marks[look.theme];
  return g.unit < 60 ? { ...ink, caseWidth: Math.max(1, ink.caseWidth - 0.3) } : ink;
}

/** The centre of a man's face. */
export function spotOf(g: Geometry, stacks: Map<string, Piece[]>, man: Piece): Spot | null {
  const stack = stacks.get(man.place) ?? [man];
  return manAt(g, man.place, stack.indexOf(man), stack.length);
}

const height = ({ stacks }: Live, place: string) => stacks.get(place)?.length ?? 0;

/** Position of the top man of a place; null if it is empty. */
function topAt(live: Live, place: string): Spot | null {
  const count = height(live, place);
  return count > 0 ? manAt(live.g, place, count - 1, count) : null;
}

const followingAt = (live: Live, place: string) => nextAt(live.g, place, height(live, place));

/** The first side has ivory men, the second side walnut men. */
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

/** The chosen man is larger, lifted, and shifted so that the numeral remains visible. */
function paintChosen(live: Live, man: Piece): void {
  const { ctx, g, ink, sprites: stock, stacks } = live;
  const at = spotOf(g, stacks, man);
  if (!at || g.wells.has(man.place)) return;
  const up = g.points.get(man.place)?.up ?? g.slots.get(man.place)?.up ?? 1;
  const raised = { x: at.x, y: at.y + up * 0.035 * g.man };
  stock.lifted(ctx, materialOf(live, man), raised, seedOf(man.id));
  mark.chosen(ctx, ink, raised, g.man);
}

/** Paints marks below the men: the glow of men moved last, and the places that they left. */
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

/** Paints movable men, steps of the previewed move, targets, and a refused place. */
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
