/**
 * The parts of the board that change: stones, marks below and above them, and lines of attack with
 * formulas. This module also selects the attacks to draw and places the formulas.
 */
import type { Box, Look, Scene, Spot } from "../../../board/painter";
import type { Mark, Piece } from "../../../engine/protocol";
import type { Ctx } from "../../../paint/material/canvas";
import * as mark from "../../../paint/material/marks";
import type { Stamp } from "../../../paint/material/sprites";
import { type Colours, PALE } from "./colours";
import { type Geometry, spotOf } from "./geometry";
import * as sign from "./signs";
import { faceOf, rim, stone } from "./stones";

/** Data for all repaints of a board; `stamp` draws stones with cached pictures. */
interface Kit {
  g: Geometry;
  look: Look;
  colours: Colours;
  stamp: Stamp;
}

interface Live extends Kit {
  ctx: Ctx;
  scene: Scene;
  battle: Battle;
  /** Rotation of the numbers in radians: half a turn if the player on turn sits at the far side. */
  turn: number;
}

export function paintScene(ctx: Ctx, kit: Kit, scene: Scene): void {
  const { view } = scene;
  const { look, g, colours } = kit;
  const far = look.across && view.actor.kind === "seat" && view.actor.side === view.sides[1];
  const live: Live = { ...kit, ctx, scene, battle: battleOf(scene), turn: far ? Math.PI : 0 };
  const resting = view.pieces.filter(({ id }) => !scene.flying.has(id));

  paintLast(live, resting);
  for (const row of live.battle.rows) sign.row(ctx, g, colours, spotsOf(g, row));
  for (const attack of live.battle.shownAttacks) paintLines(live, attack);
  const kindAt = new Map(resting.map(({ place, kind }) => [place, kind]));
  const { chosen } = scene;
  const ring = () => {
    const at = chosen === null ? undefined : spotOf(g, chosen);
    if (at) sign.chosen(ctx, g, colours, at, { focused: chosen === scene.focus });
  };
  // The ring around the chosen stone is painted below a triangle, whose corners extend beyond the
  // ring, but above any other stone.
  const under = kindAt.get(chosen ?? "") === "triangle";
  if (under) ring();
  for (const piece of resting) paintPiece(live, piece, spotOf(g, piece.place));
  if (!under) ring();
  for (const { place, takes } of scene.targets) {
    const at = spotOf(g, place);
    if (at && takes) mark.hitRing(ctx, colours.ink, at, 0.8 * g.cell);
    else if (at) sign.target(ctx, g, colours, at, live.battle.vantage.has(place));
  }
  paintDangers(live);
  // Stones marked by a panel or a hint, such as the stones of an attack or of a possible row.
  for (const { path } of scene.shown)
    for (const at of spotsOf(g, path)) mark.hinted(ctx, colours.ink, at, 0.86 * g.cell);
  paintHint(live);
  paintTags(live, resting);
  paintOpened(live, resting);
  const refused = scene.refused === null ? undefined : spotOf(g, scene.refused);
  if (refused) mark.refused(ctx, colours.ink, refused, 0.8 * g.cell);
  const focused = scene.focus === null ? undefined : g.places.get(scene.focus);
  if (focused) mark.focus(ctx, colours.ink, focused.outline);
  for (const [id, at] of scene.flying) {
    const piece = view.pieces.find((other) => other.id === id);
    if (piece) paintPiece(live, piece, at);
  }
}

const spotsOf = (g: Geometry, places: readonly string[]): Spot[] =>
  places.map((place) => spotOf(g, place)).filter((spot) => spot !== undefined);

function paintPiece(live: Live, piece: Piece, at: Spot | undefined): void {
  const { ctx, g, look, colours, stamp, turn } = live;
  if (!at) return;
  const size = g.slots.has(piece.place) ? g.slotScale * g.cell : g.cell;
  const [face, middle] = [faceOf(piece), { x: at.x, y: at.y - 0.01 * size }];
  const onPage = at.y < g.leaf.y || at.y > g.leaf.y + g.leaf.height;
  stone(ctx, stamp, colours, face, middle, size, turn);
  if (onPage && look.theme === "dark" && piece.side === "black") rim(ctx, face, middle, size, PALE);
}

/** Mark the squares that the last move left and reached. */
function paintLast({ ctx, g, colours, scene }: Live, resting: readonly Piece[]): void {
  const occupied = new Set(resting.map(({ place }) => place));
  const ends = scene.view.last.paths.flatMap((path) => [path[0] ?? "", path.at(-1) ?? ""]);
  for (const place of new Set(ends)) {
    const at = g.squares.get(place);
    if (at) sign.last(ctx, g, colours, at, !occupied.has(place));
  }
}

/**
 * Paint a line from each attacking stone to the target, unless their squares are side by side. For
 * an attack that depends on the distance (`counted`), the line has a tick for each step.
 */
function paintLines({ ctx, g, colours }: Live, attack: Attack): void {
  const to = spotOf(g, attack.target);
  attack.stones.forEach((place, index) => {
    const from = spotOf(g, place);
    const look = { dashed: attack.kind === "danger", ticks: attack.counted && index === 0 };
    if (from && to && !areAdjacent(from, to, g.cell)) sign.line(ctx, g, colours, from, to, look);
  });
}

/** True for squares side by side. Between them there is no space for a line. */
const areAdjacent = (a: Spot, b: Spot, cell: number) =>
  Math.hypot(a.x - b.x, a.y - b.y) <= 1.2 * cell;

function paintDangers({ ctx, g, colours, battle, turn }: Live): void {
  for (const place of battle.attacked) {
    const at = spotOf(g, place);
    if (at) sign.brackets(ctx, g, colours, at);
  }
  for (const place of battle.endangered) {
    const at = spotOf(g, place);
    if (at) sign.badge(ctx, g, colours, at, turn);
  }
}

function paintHint({ ctx, g, colours, scene }: Live): void {
  for (const ends of hintArrows(scene.hint)) {
    const path = spotsOf(g, ends);
    const [start] = path;
    if (!start) continue;
    mark.hinted(ctx, colours.ink, start, 0.86 * g.cell);
    mark.hintArrow(ctx, colours.ink, path, 0.8 * g.cell);
  }
}

/**
 * Return the start and end of each arrow of a hint. A hint to place several stones lists the slot
 * and then the target square of each stone.
 */
export function hintArrows(hint: readonly string[]): string[][] {
  return hint.flatMap((_, i) => (i % 2 ? [] : [hint.slice(i, i + 2)]));
}

/** Paint one tag with the formula for each attack drawn, even if the attack has several lines. */
function paintTags(
  { ctx, g, colours, scene, battle, turn }: Live,
  resting: readonly Piece[],
): void {
  const tagBoxes: Box[] = [];
  const stoneSpots = spotsOf(
    g,
    resting.map(({ place }) => place),
  );
  const targets = spotsOf(
    g,
    scene.targets.map(({ place }) => place),
  );
  for (const { stones, target, formula, kind, counted } of battle.shownAttacks) {
    const [first = "", ...others] = stones;
    // For an attack by one stone, or an attack that counts steps (`counted`), the formula is beside
    // the line to the target; otherwise beside the line from the first attacking stone to the last.
    const end = counted ? target : (others.at(-1) ?? target);
    const [from, to] = [spotOf(g, first), spotOf(g, end)];
    if (!from || !to || !formula) continue;
    const box = placeTag(g, sign.tagSize(ctx, g, formula), from, to, tagBoxes, stoneSpots, targets);
    tagBoxes.push(box);
    sign.tag(ctx, g, colours, formula, box, { dashed: kind === "danger", turn });
  }
}

/**
 * Paint the layers of a pyramid side by side, the lowest first, if the pyramid is chosen or, while
 * no stone is chosen, in focus or under the pointer. The layers are painted above the pyramid, or
 * below it if they hide fewer target squares there.
 */
function paintOpened(live: Live, resting: readonly Piece[]): void {
  const { ctx, g, colours, scene, turn } = live;
  const place = scene.chosen ?? scene.looked;
  const piece = resting.find((other) => other.place === place && other.kind === "pyramid");
  const at = piece && spotOf(g, piece.place);
  if (!piece || !at) return;
  const size = Math.max(22, 0.56 * g.cell);
  const slip = { width: piece.layers.length * size + 6, height: size + 4 };
  const targets = scene.targets.flatMap((target) => spotOf(g, target.place) ?? []);
  const covered = (box: Box) => targets.filter((spot) => meet(box, around(spot, TARGET * g.cell)));
  const away = 0.5 * g.cell + 0.55 * size;
  const placed = (off: number) => ({ ...within(g, slip, at), y: at.y + off - slip.height / 2 });
  const [above, below] = [placed(-away), placed(away)];
  const isFree = at.y - g.cell > g.leaf.y + size / 2;
  const box = isFree && covered(above).length <= covered(below).length ? above : below;
  sign.slip(ctx, colours, box);
  piece.layers.forEach((value, index) => {
    const face = { kind: "square", side: piece.side, value, turned: false };
    const middle = { x: box.x + 3 + (index + 0.5) * size, y: box.y + slip.height / 2 };
    stone(ctx, live.stamp, colours, face, middle, size, turn);
  });
}

/** An attack to draw. */
interface Attack {
  /** By the side to move: now ("attack") or after its move ("would"). By its opponent: "danger". */
  kind: "attack" | "danger" | "would";
  target: string;
  /** Squares of the attacking stones. If steps are counted (`counted`), they start at the first. */
  stones: string[];
  formula: string;
  /**
   * True for an attack that counts steps along a line (eruptio, also extended). False for an attack
   * by several stones (insidiae) or by an equal stone (congressus).
   */
  counted: boolean;
}

/**
 * Maximum number of attacks that are all drawn while no attack involves the selected stone. If
 * there are more, only the attacks on the side to move are drawn.
 */
const MAX_SHOWN = 3;

interface Battle {
  /** Attacks drawn with line and formula. */
  shownAttacks: Attack[];
  /** All squares with attacked stones, and the squares with attacked stones of the side to move. */
  attacked: Set<string>;
  endangered: Set<string>;
  /**
   * Squares from which a stone could make new attacks after a move to them: the chosen stone or, if
   * no stone is chosen, the stone in focus or under the pointer.
   */
  vantage: Set<string>;
  rows: string[][];
}

/**
 * Return the attacks to draw and the squares to mark. `chosen` is the square of the stone that the
 * user wants to move, `looked` the square in focus, under the pointer or last touched. The selected
 * stone is on `chosen` or, if this is null, on `looked`. Dangers are attacks on stones of the side
 * to move. The first of these sets that is not empty is drawn:
 *
 * 1. the attacks in `shown`, which a panel marks;
 * 2. the new attacks that the chosen stone could make after a move to `looked`;
 * 3. the attacks by and on the selected stone, together with all dangers;
 * 4. all attacks, if there are at most `MAX_SHOWN`; otherwise all dangers.
 */
export function battleOf({ view, chosen, looked, shown }: Scene): Battle {
  const present = view.marks.filter(isAttack);
  const attacks = present.map((mark) => attackOf(mark));
  const stone = chosen ?? looked;
  const concerns = ({ target, stones }: Attack) =>
    stone !== null && (target === stone || stones.includes(stone));
  const pointedAttacks = attacks.filter(concerns);
  const dangers = attacks.filter((attack) => attack.kind === "danger" && !concerns(attack));
  const defaultAttacks = attacks.length <= MAX_SHOWN ? attacks : dangers;
  const prospects = view.marks.filter(({ kind, path }) => kind === "would" && path[0] === stone);
  const pointed = shown.filter(isAttack).map((mark) => attackOf(mark));
  const there = prospects
    .filter(({ path }) => chosen !== null && path[1] === looked)
    .map((mark) => attackOf({ ...mark, path: mark.path.slice(1) }));
  const around = pointedAttacks.length > 0 ? [...pointedAttacks, ...dangers] : defaultAttacks;
  return {
    shownAttacks: [pointed, there].find((some) => some.length > 0) ?? around,
    attacked: new Set(attacks.map(({ target }) => target)),
    endangered: new Set(
      attacks.filter(({ kind }) => kind === "danger").map((attack) => attack.target),
    ),
    vantage: new Set(prospects.map(({ path }) => path[1] ?? "")),
    rows: view.marks.filter(({ kind }) => kind === "row").map(({ path }) => path),
  };
}

const isAttack = ({ kind }: Mark) => kind === "attack" || kind === "danger";

function attackOf({ kind, path, label }: Mark): Attack {
  const [from = "", target = "", ...more] = path;
  const stones = [from, ...more];
  // A "would" mark begins with the moved stone, which can be the helper of an extended eruptio.
  const counts = (stone: string) => Number(stone === label.params.from);
  if (label.code === "extended") stones.sort((a, b) => counts(b) - counts(a));
  return {
    kind: kind as Attack["kind"],
    target,
    stones,
    formula: String(label.params.formula ?? ""),
    counted: label.code === "eruptio" || label.code === "extended",
  };
}

/**
 * Possible distances, in squares, between a horizontal line and the centre of the tag with its
 * formula. The smallest distance does not hide the numbers of the stones. For a steep line,
 * `placeTag` calculates the smallest distance from the width of the tag.
 */
const OFF = [0.36, 0.68, 1, 1.5, 2.1] as const;
/** Half the size of a stone including the badge "!" at its corner, in squares. */
const STONE = 0.46;
/** Half the size of the mark on a target, in squares. */
const TARGET = 0.15;
/** Minimum distance of a formula or a pyramid's layers from the vellum's edge, in CSS pixels. */
const EDGE = 2;

const OFFSETS = OFF.flatMap((off) => [[off, -1] as const, [off, 1] as const]);

/**
 * Return a box for a tag (label with a formula) of this size beside the line of attack between two
 * spots. In descending order of importance, the box avoids previous tags (`tags`), stones and
 * targets, the edge of the leaf, and a large distance from the line.
 */
export function placeTag(
  g: Geometry,
  size: { width: number; height: number },
  from: Spot,
  to: Spot,
  tags: readonly Box[],
  stones: readonly Spot[] = [],
  targets: readonly Spot[] = [],
): Box {
  const level = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const covered = [
    ...stones.map((at) => around(at, STONE * g.cell)),
    ...targets.map((at) => around(at, TARGET * g.cell)),
  ];
  let best: Box | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const share of [0.5, 0.34, 0.66, 0.2, 0.8]) {
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    for (const [off, side] of OFFSETS) {
      const near = off - OFF[0];
      const aside = side * (level ? off * g.cell : size.width / 2 + (0.14 + near) * g.cell);
      const at = level ? { x, y: y + aside } : { x: x + aside, y };
      const box = within(g, size, at);
      const count = (others: readonly Box[]) => others.filter((other) => meet(box, other)).length;
      const pushed = Math.hypot(box.x + size.width / 2 - at.x, box.y + size.height / 2 - at.y);
      const cost = 100 * count(tags) + 10 * count(covered) + (pushed > 1 ? 5 : 0) + 3 * near;
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best ?? within(g, size, from);
}

function within(g: Geometry, { width, height }: { width: number; height: number }, at: Spot): Box {
  const { leaf } = g;
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
  const right = leaf.x + leaf.width - width - EDGE;
  const bottom = leaf.y + leaf.height - height - EDGE;
  const x = clamp(at.x - width / 2, leaf.x + EDGE, right);
  const y = clamp(at.y - height / 2, leaf.y + EDGE, bottom);
  return { x, y, width, height };
}

const around = ({ x, y }: Spot, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
