/**
 * Parts of the live layer (repainted whenever the scene changes) that the two Roman boards share:
 * men on points and in waiting areas, and the marks on men and places.
 */
import type { Look, Scene, Spot } from "../../board/painter";
import type { Piece, View } from "../../engine/protocol";
import type { Ctx } from "../material/canvas";
import * as mark from "../material/marks";
import { seedOf } from "../material/noise";
import type { DieMaterial, Material } from "../material/palette";
import type { Sprites } from "../material/sprites";
import { diceTo } from "../tables/dice";
import { paintLastPaths, showsLastPaths } from "../tables/last-paths";
import { lastMen, originsOf, type Stacks } from "../tables/men";
import type { RomanInk } from "./antique";
import * as sign from "./signs";

/** The men of a board, and functions that return their positions, sizes, pictures and materials. */
export interface Men {
  ctx: Ctx;
  view: View;
  ink: RomanInk;
  stacks: Stacks;
  /** Centre of man `order` (from 0) of `count` on a place; null if the board has no such place. */
  manAt(place: string, order: number, count: number): Spot | null;
  sizeAt(place: string): number;
  spritesAt(place: string): Sprites;
  materialOf(man: Piece): Material;
}

/** The data for painting the men, marks and dice of a board. `G` is the type of its geometry. */
export interface RomanLive<G> extends Men {
  g: G;
  look: Look;
  /** True if the player on turn sits at the far side of the board. */
  far: boolean;
}

/** Pictures of men: on the board (`board`), and in the waiting areas beside it (`line`). */
export interface ManSprites {
  board: Sprites;
  line: Sprites;
}

export const heightOf = ({ stacks }: Men, place: string) => stacks.get(place)?.length ?? 0;

/** Return the centre of the top man of a place; null if the place is empty or is not painted. */
export function topAt(men: Men, place: string): Spot | null {
  const count = heightOf(men, place);
  return count > 0 ? men.manAt(place, count - 1, count) : null;
}

function nextAt(men: Men, place: string): Spot | null {
  const count = heightOf(men, place);
  return men.manAt(place, count, count + 1);
}

/** Return the centre of a man; null if the board does not show the man's place (see `manAt`). */
export function spotOf(men: Pick<Men, "manAt" | "stacks">, man: Piece): Spot | null {
  const stack = men.stacks.get(man.place) ?? [man];
  return men.manAt(man.place, stack.indexOf(man), stack.length);
}

/**
 * Paint all men except the chosen man and those in motion. Mark the men that moved in the last
 * turn, and the places that they left.
 */
export function paintMen(men: Men, scene: Scene): void {
  const { ctx, view, ink, stacks } = men;
  const lifted = liftedOf(men, scene);
  const last = lastMen(view, stacks).filter((man) => !scene.flying.has(man.id));
  for (const man of last) {
    const at = spotOf(men, man);
    if (at) mark.lastGlow(ctx, ink, at, men.sizeAt(man.place));
  }
  for (const place of originsOf(view, stacks)) {
    const at = nextAt(men, place);
    if (at) mark.origin(ctx, ink, at, men.sizeAt(place));
  }
  for (const man of view.pieces) {
    if (man === lifted || scene.flying.has(man.id)) continue;
    const at = spotOf(men, man);
    if (at) men.spritesAt(man.place).resting(ctx, men.materialOf(man), at, seedOf(man.id));
  }
  for (const man of last) {
    const at = man === lifted ? null : spotOf(men, man);
    if (at) mark.lastArcs(ctx, ink, at, men.sizeAt(man.place));
  }
}

/**
 * Paint arrows for the opponent's last turn, until the side on turn has rolled. While a man is in
 * motion, paint no arrows.
 */
export function paintLast(
  men: Men,
  scene: Scene,
  board: { width: number; height: number },
  dice: DieMaterial,
): void {
  const { ctx, view, ink } = men;
  if (scene.flying.size > 0 || !showsLastPaths(view)) return;
  const man = Math.max(...view.places.map(({ id }) => men.sizeAt(id)));
  const ways = { ctx, view, ink, man, board, dice };
  paintLastPaths({
    ...ways,
    topAt: (place) => topAt(men, place),
    nextAt: (place) => nextAt(men, place),
  });
}

function liftedOf({ stacks }: Men, scene: Scene): Piece | undefined {
  return scene.chosen === null ? undefined : stacks.get(scene.chosen)?.at(-1);
}

/**
 * Mark single men, movable men, the places that a previewed move touches, the targets of the
 * chosen man, and the place of an action that was just refused.
 */
export function paintChoices(men: Men, scene: Scene): void {
  const { ctx, ink, view } = men;
  for (const { kind, path } of view.marks) {
    const place = path[0];
    const at = kind === "blot" && place !== undefined ? topAt(men, place) : null;
    if (at && place !== undefined) sign.blot(ctx, ink, at, men.sizeAt(place));
  }
  for (const place of scene.movable) {
    const at = place === scene.chosen ? null : topAt(men, place);
    if (at) mark.movable(ctx, ink, at, men.sizeAt(place));
  }
  for (const place of scene.trail) {
    const at = nextAt(men, place);
    if (at) mark.step(ctx, ink, at, men.sizeAt(place));
  }
  for (const target of scene.targets) {
    const { place, takes } = target;
    const at = takes ? topAt(men, place) : nextAt(men, place);
    const dice = diceTo(view, scene.chosen, target);
    if (at) sign.target(ctx, ink, at, men.sizeAt(place), dice, takes);
  }
  const refused = scene.refused === null ? null : nextAt(men, scene.refused);
  if (refused && scene.refused !== null) {
    mark.refused(ctx, ink, refused, men.sizeAt(scene.refused));
  }
}

/** Paint the chosen man, lifted and a little larger. */
export function paintChosen(men: Men, scene: Scene): void {
  const man = liftedOf(men, scene);
  const at = man && !scene.flying.has(man.id) ? spotOf(men, man) : null;
  if (!man || !at) return;
  men.spritesAt(man.place).lifted(men.ctx, men.materialOf(man), at, seedOf(man.id));
  mark.chosen(men.ctx, men.ink, at, men.sizeAt(man.place));
}

export function paintHint(men: Men, hint: string[]): void {
  const [from, ...rest] = hint;
  const start = from === undefined ? null : topAt(men, from);
  if (!start || from === undefined) return;
  const size = men.sizeAt(from);
  const path = rest.map((place) => nextAt(men, place)).filter((spot) => spot !== null);
  mark.hinted(men.ctx, men.ink, start, size);
  mark.hintArrow(men.ctx, men.ink, [start, ...path], size);
}

/** Paint men in motion or being dragged, above everything else. */
export function paintFlying(men: Men, scene: Scene, sprites: Sprites): void {
  for (const [id, at] of scene.flying) {
    const man = men.view.pieces.find((piece) => piece.id === id);
    if (man) sprites.lifted(men.ctx, men.materialOf(man), at, seedOf(id));
  }
}
