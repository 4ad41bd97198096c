/** Live layer, repainted for each scene: beans, their count in each hollow, marks, move preview. */
import type { Look, Scene, Spot } from "../../../board/painter";
import type { Piece, View } from "../../../engine/protocol";
import { type Ctx, setPen } from "../../../paint/material/canvas";
import * as mark from "../../../paint/material/marks";
import { fade } from "../../../paint/material/palette";
import type { Stamp } from "../../../paint/material/sprites";
import type { BeanPosition, BeanSprites } from "./beans";
import type { Colours } from "./colours";
import { beside, type Geometry, grown, type Hollow, rounded } from "./geometry";
import { numeral, sownDisc, tag } from "./lettering";
import { about, paintVeil } from "./still";

/**
 * For each hollow, a function that returns the position of the bean with index `order` (0 is the
 * bottom). Positions are relative to the middle of the hollow, in lengths of a bean, in the
 * unrotated layout of the board.
 */
export type Heaps = Map<string, (order: number) => BeanPosition>;

/** Number of concentric strokes that make up the gradient of a glow. */
const GLOW = 16;

/** Data for painting that do not change until the board has a new size or look. */
interface Kit {
  g: Geometry;
  look: Look;
  colours: Colours;
  heaps: Heaps;
  paintBean: BeanSprites["paint"];
  stamp: Stamp;
}

interface Live extends Kit {
  ctx: Ctx;
  view: View;
  /** The beans of each pit or store, keyed by its id, from bottom to top. */
  beans: Map<string, Piece[]>;
  /** Rotation of numbers: π if the player on turn reads the board from the far side, else 0. */
  turn: number;
}

export function paintScene(ctx: Ctx, kit: Kit, scene: Scene): void {
  const { view } = scene;
  const { g, look } = kit;
  const far = look.across && view.actor.kind !== "over" && view.actor.side === view.sides[1];
  const live: Live = { ...kit, ctx, view, beans: beansOf(view), turn: far ? Math.PI : 0 };
  const preview = previewOf(scene, live.beans);

  paintLast(live);
  for (const [place, hollow] of g.hollows) paintHeap(live, scene, place, hollow);
  paintLastBean(live, preview);
  paintCounts(live, scene, preview);
  paintChoices(live, scene);
  if (preview?.chosen) paintPreview(live, preview);
  else if (preview) paintGlance(live, preview);
  const refused = scene.refused === null ? undefined : g.hollows.get(scene.refused);
  if (refused) mark.refused(ctx, kit.colours.ink, refused, 0.62 * g.pit);
  const focused = scene.focus === null ? undefined : g.places.get(scene.focus);
  if (focused) mark.focus(ctx, kit.colours.ink, focused.outline);
  for (const [id, at] of scene.flying) {
    const bean = view.pieces.find((piece) => piece.id === id);
    if (bean) kit.paintBean(ctx, id, at, positionOf(live, bean)?.turn ?? 0, true);
  }
}

export function beansOf(view: View): Map<string, Piece[]> {
  const beans = new Map<string, Piece[]>();
  for (const piece of [...view.pieces].sort((a, b) => a.order - b.order)) {
    const heap = beans.get(piece.place);
    if (heap) heap.push(piece);
    else beans.set(piece.place, [piece]);
  }
  return beans;
}

/**
 * Return the position of a bean in CSS pixels from the board's top left corner, and its rotation in
 * radians. Return null if its place is not a hollow.
 */
export function positionOf(
  { g, heaps, beans }: Pick<Live, "g" | "heaps" | "beans">,
  bean: Piece,
): BeanPosition | null {
  const hollow = g.hollows.get(bean.place);
  const positionAt = heaps.get(bean.place);
  if (!hollow || !positionAt) return null;
  const order = Math.max(0, (beans.get(bean.place) ?? []).indexOf(bean));
  const { x, y, turn } = positionAt(order);
  const at = beside(g, hollow, x * g.bean, y * g.bean);
  return { ...at, turn: turn + (g.quarter * Math.PI) / 2 };
}

/** Paint the beans of a hollow (pit or store), and the shadow of the hollow's rim on them. */
function paintHeap(live: Live, scene: Scene, place: string, hollow: Hollow): void {
  const { ctx, g, colours, paintBean, stamp } = live;
  const heap = live.beans.get(place) ?? [];
  for (const bean of heap) {
    const position = scene.flying.has(bean.id) ? null : positionOf(live, bean);
    if (position) paintBean(ctx, bean.id, position, position.turn);
  }
  if (heap.length === 0 || !colours.grain) return;
  const { box } = hollow;
  const side = Math.max(box.width, box.height) + 2;
  stamp(ctx, hollow.store ? "store" : "pit", hollow, side, (pen, middle) => {
    paintVeil(pen, g, colours, about(middle, box), hollow);
  });
}

/**
 * Return the places of the last turn: the sown pit and the pit of the last bean (both undefined
 * before the first turn), and the stores that received beans.
 */
function lastTurn({ view, g }: Live) {
  const { paths } = view.last;
  const origin = paths[0]?.[0];
  const ends = paths.map((path) => ({ from: path[0], to: path.at(-1) }));
  const isStore = (place = "") => g.hollows.get(place)?.store === true;
  const last = ends.findLast(({ from, to }) => from === origin && !isStore(to))?.to;
  const stores = new Set(ends.map(({ to }) => to).filter((to) => isStore(to)));
  return { origin, last, stores };
}

/**
 * Paint a golden glow around the hollows that `lastTurn` returns, and a dashed ring in the pit from
 * which the beans were sown, if this pit is empty now.
 */
function paintLast(live: Live): void {
  const { ctx, g, colours } = live;
  const { origin, last, stores } = lastTurn(live);
  for (const place of new Set([origin, last, ...stores])) {
    const hollow = g.hollows.get(place ?? "");
    if (hollow) glow(live, hollow);
  }
  const start = live.beans.has(origin ?? "") ? undefined : g.hollows.get(origin ?? "");
  if (start) mark.origin(ctx, colours.ink, start, 0.62 * g.pit);
}

/** Paint a glow that starts at the rim and fades out; in high contrast, a golden band. */
function glow({ ctx, g, colours, stamp }: Live, hollow: Hollow): void {
  const side = Math.max(hollow.box.width, hollow.box.height) + 0.5 * g.pitch;
  const { glow: gold, arcEdge } = colours.ink;
  stamp(ctx, `glow ${hollow.store}`, hollow, side, (pen, middle) => {
    const outline = rounded(about(middle, hollow.box));
    const bands: [number, string][] = colours.grain
      ? Array.from({ length: GLOW }, (_, k) => [
          0.36 * (1 - k / GLOW),
          fade(gold, 0.8 * ((k + 1) / GLOW) ** 1.3),
        ])
      : [
          [0.16, arcEdge],
          [0.12, gold],
        ];
    for (const [width, colour] of bands) {
      pen.lineWidth = width * g.pitch;
      pen.globalCompositeOperation = "destination-out";
      pen.strokeStyle = "#000";
      pen.stroke(outline);
      pen.globalCompositeOperation = "source-over";
      pen.strokeStyle = colour;
      pen.stroke(outline);
    }
    pen.globalCompositeOperation = "destination-out";
    pen.fill(rounded(about(middle, grown(hollow.box, colours.rimWidth / 2))));
  });
}

/**
 * Paint four golden arcs inside the rim of the pit in which the last bean of the last turn fell.
 * Paint none if the move preview has a ring around this pit: the pit to sow, or a captured pit.
 */
function paintLastBean(live: Live, preview: Preview | null): void {
  const { ctx, g, colours } = live;
  const { last } = lastTurn(live);
  const hollow = g.hollows.get(last ?? "");
  if (!hollow || last === preview?.pit || preview?.captures.has(last ?? "")) return;
  mark.lastArcs(ctx, colours.ink, hollow, 0.89 * g.pit);
}

/**
 * Paint the number of beans in each hollow, without beans in flight. For a chosen pit, tags replace
 * the numbers of this pit and of the pits that it would capture.
 */
function paintCounts(live: Live, scene: Scene, preview: Preview | null): void {
  const { ctx, g, colours, turn } = live;
  for (const [place, hollow] of g.hollows) {
    const beans = (live.beans.get(place) ?? []).filter(({ id }) => !scene.flying.has(id)).length;
    const capture = preview?.chosen ? preview.captures.get(place) : undefined;
    const { accent, second } = colours.ink;
    if (capture) {
      const { present, captured } = capture;
      tag(ctx, colours, accent, [present, captured], hollow.count, g.tag, turn);
    } else if (preview?.chosen && place === preview.pit)
      tag(ctx, colours, second, [beans], hollow.count, 1.08 * g.tag, turn);
    else {
      const size = hollow.store ? 1.07 * g.numeral : g.numeral;
      numeral(ctx, colours, String(beans), hollow.count, size, turn);
    }
  }
}

/** Mark the pits that can be sown, and the pit recommended by a hint. */
function paintChoices({ ctx, g, colours }: Live, scene: Scene): void {
  const { ink } = colours;
  const d = g.pit + 2 * g.halo;
  for (const place of scene.movable) {
    const marked = place === scene.chosen || scene.hint.includes(place);
    const at = marked ? undefined : g.hollows.get(place);
    if (at) mark.ring(ctx, ink, at, d / 2, 0.015 * g.pitch * ink.weight, ink.second);
  }
  for (const place of scene.hint) {
    const at = g.hollows.get(place);
    if (at) mark.hinted(ctx, ink, at, d - 0.05 * g.pitch);
  }
}

/**
 * Paint the short preview of a pit in focus or under the pointer: a ring around the pit, a disc in
 * the pit of the last bean, and thin rings around the pits that would be captured.
 */
function paintGlance(live: Live, { pit, trail, sown, captures }: Preview): void {
  const { ctx, g, colours, turn } = live;
  paintCaptures(live, captures, 0.6);
  const end = trail.at(-1) ?? "";
  const [start, last] = [g.hollows.get(pit), g.hollows.get(end)];
  const width = Math.max(2, 0.022 * g.pitch) * colours.ink.weight;
  if (start) mark.ring(ctx, colours.ink, start, g.pit / 2 + g.halo, width, colours.ink.second);
  if (last) sownDisc(ctx, colours, last, g.disc, sown.get(end) ?? 0, true, turn);
}

/** Paint dashed rings around the pits that would be captured; `share` scales the line width. */
function paintCaptures({ ctx, g, colours }: Live, captures: Preview["captures"], share = 1): void {
  for (const place of captures.keys()) {
    const pit = g.hollows.get(place);
    const dash = [0.064 * g.pitch, 0.045 * g.pitch];
    const width = share * Math.max(2, 0.0235 * g.pitch) * colours.ink.weight;
    if (pit) dashed(ctx, colours, pit, g.pit / 2 + g.halo, width, dash);
  }
}

function paintPreview(live: Live, { pit, trail, sown, captures }: Preview): void {
  const { ctx, g, colours, turn } = live;
  const { ink } = colours;
  const radius = g.pit / 2 + g.halo;
  const at = (place: string) => g.hollows.get(place);
  paintCaptures(live, captures);
  const start = at(pit);
  if (!start) return;
  mark.ring(ctx, ink, start, radius, Math.max(2.2, 0.027 * g.pitch) * ink.weight, ink.second);

  const path = trail.map(at).filter((pit) => pit !== undefined);
  const [first] = path;
  if (!first) return;
  ctx.save();
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  const from = towards(start, first, radius + 1);
  ctx.moveTo(from.x, from.y);
  for (const pit of path) ctx.lineTo(pit.x, pit.y);
  mark.cased(ctx, ink, ink.second, Math.max(1.8, 0.02 * g.pitch) * ink.weight);
  ctx.restore();
  for (const [place, beans] of sown) {
    const pit = at(place);
    if (pit) sownDisc(ctx, colours, pit, g.disc, beans, place === trail.at(-1), turn);
  }
}

/** Paint a dashed ring on a solid pale ring, which makes the gaps visible. */
function dashed(
  ctx: Ctx,
  { ink }: Colours,
  at: Spot,
  radius: number,
  width: number,
  dash: number[],
): void {
  ctx.save();
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  setPen(ctx, ink.casing, width + 2 * ink.caseWidth);
  ctx.stroke();
  ctx.setLineDash(dash);
  setPen(ctx, ink.accent, width);
  ctx.stroke();
  ctx.restore();
}

/** Return the spot at the distance `by` from `from`, in the direction of `to`. */
function towards(from: Spot, to: Spot, by: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * by,
    y: from.y + ((to.y - from.y) / length) * by,
  };
}

interface Preview {
  pit: string;
  /** True if the pit is chosen; false if it is only in focus or under the pointer. */
  chosen: boolean;
  /** The pits that receive a bean, in order, possibly more than once. */
  trail: string[];
  /** Number of beans sown into each pit. */
  sown: Map<string, number>;
  /** For each captured pit, the number of beans before the move and the number captured. */
  captures: Map<string, { present: number; captured: number }>;
}

/**
 * Return the preview of a move from the pit that is chosen, in focus or under the pointer; null
 * without such a pit. To find the pit in which each bean is captured, simulate the sowing: the
 * beans of the pit, top bean first, go to the pits of `trail` (those that receive a bean, in
 * order). A bean that comes back to the pit itself is on top there, and is sown next.
 */
export function previewOf(scene: Scene, heaps: Map<string, Piece[]>): Preview | null {
  const { chosen, regarded, trail, view } = scene;
  const pit = chosen ?? regarded;
  if (pit === null) return null;
  const sown = new Map<string, number>();
  const hand = (heaps.get(pit) ?? []).map(({ id }) => id);
  const lands = new Map<string, string>();
  for (const heap of heaps.values()) for (const { id, place } of heap) lands.set(id, place);
  for (const place of trail) {
    sown.set(place, (sown.get(place) ?? 0) + 1);
    const bean = hand.pop();
    if (bean === undefined) continue;
    lands.set(bean, place);
    if (place === pit) hand.push(bean);
  }
  const move = view.moves.find(({ path }) => path.length === 1 && path[0] === pit);
  const captures: Preview["captures"] = new Map();
  for (const id of (trail.length > 0 && move?.takes) || []) {
    const place = lands.get(id);
    if (place === undefined) continue;
    const captured = (captures.get(place)?.captured ?? 0) + 1;
    captures.set(place, { present: heaps.get(place)?.length ?? 0, captured });
  }
  return { pit, chosen: chosen !== null, trail, sown, captures };
}
