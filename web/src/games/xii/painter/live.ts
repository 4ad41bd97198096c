/** The live layer of the slab: numbers, waiting lines, pebbles, dice, routes and all marks. */
import type { Look, Scene, Spot } from "../../../board/painter";
import type { View } from "../../../engine/protocol";
import { onMarble, page, pebbles, romanDice } from "../../../paint/material/antique";
import type { Ctx } from "../../../paint/material/canvas";
import { paintDie, SERIF } from "../../../paint/material/dice";
import * as mark from "../../../paint/material/marks";
import { fade } from "../../../paint/material/palette";
import * as sign from "../../../paint/material/signs";
import { isMuted, isUsed, onTheWay, readFromFar } from "../../../paint/tables/dice";
import {
  type ManSprites,
  type Men,
  paintChoices,
  paintChosen,
  paintFlying,
  paintHint,
  paintLast,
  paintMen,
  topAt,
} from "../../../paint/tables/live";
import { stacksOf } from "../../../paint/tables/men";
import { paintAreas } from "../../../paint/tables/waiting-areas";
import { colours } from "./colours";
import type { Geometry } from "./geometry";
import type { Live } from "./layer";
import { figureAt, figureOf, figureSize, tellsTheWay } from "./names";
import { diceIn, dieSize, manAt, sizeAt } from "./positions";
import { paintCourse, paintRoutes } from "./route";

/** Minimum number of men in a square, or in the circle (hit men), for which the count is shown. */
const COUNTED = 6;
const COUNTED_HIT = 3;

export function menOf(g: Geometry, view: View): Pick<Men, "manAt" | "stacks"> {
  const stacks = stacksOf(view);
  return { stacks, manAt: (place, order, count) => manAt(g, stacks, place, order, count) };
}

export function paintScene(
  ctx: Ctx,
  g: Geometry,
  look: Look,
  scene: Scene,
  sprites: ManSprites,
): void {
  const { view } = scene;
  const live: Live = {
    ...menOf(g, view),
    ctx,
    g,
    look,
    view,
    ink: onMarble[look.theme],
    far: readFromFar(view, look),
    sizeAt: (place) => sizeAt(g, place),
    spritesAt: (place) => (g.waits.has(place) ? sprites.line : sprites.board),
    materialOf: (man) => (man.side === view.sides[0] ? pebbles.white : pebbles.black)[look.theme],
  };
  paintFigures(live, scene);
  paintAreas(ctx, g.waits.values(), live.stacks, view, page[look.theme]);
  if (look.way) paintCourse(live);
  paintRoutes(live, scene);
  paintMen(live, scene);
  paintClosed(live);
  paintChoices(live, scene);
  paintDice(live, scene.rolling);
  paintLast(live, scene, g, romanDice[look.theme]);
  paintChosen(live, scene);
  paintCounts(live);
  paintHint(live, scene.hint);
  const focused = scene.focus === null ? undefined : g.places.get(scene.focus);
  if (focused) mark.focus(ctx, live.ink, focused.outline);
  paintFlying(live, scene, sprites.board);
}

/** Paints the names of squares. Names of target squares have the highlight colour. */
function paintFigures({ ctx, g, look, view, ink, far }: Live, scene: Scene): void {
  const targets = new Set(scene.targets.map(({ place }) => place));
  const tells = tellsTheWay(view.places);
  const size = figureSize(g, tells);
  ctx.save();
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  for (const place of view.places) {
    const square = g.squares.get(place.id);
    const lit = targets.has(place.id);
    const text = square ? figureOf(g, place, tells, lit) : "";
    if (!square || text === "") continue;
    ctx.fillStyle = lit ? ink.figure : colours[look.theme].figure;
    const font = `${lit ? 600 : 500} ${size}px "Inter Variable", Inter, system-ui, sans-serif`;
    const at = figureAt(ctx, g, square, place.value, text, font, tells);
    ctx.save();
    ctx.translate(at.x, at.y);
    if (far) ctx.rotate(Math.PI);
    ctx.scale(at.scale, at.scale);
    ctx.fillText(text, 0, 0.36 * size);
    ctx.restore();
  }
  ctx.restore();
}

/** Paints the number of men of a high stack on its top man. */
function paintCounts(live: Live): void {
  const { ctx, g, look, view, stacks, far } = live;
  const [onWhite, onBlack] = colours[look.theme].counts;
  ctx.save();
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.font = `600 ${0.46 * g.man}px ${SERIF}`;
  for (const [place, men] of stacks) {
    if (g.waits.has(place)) continue;
    if (men.length < (g.bars.has(place) ? COUNTED_HIT : COUNTED)) continue;
    const at = topAt(live, place) as Spot;
    ctx.fillStyle = men[0]?.side === view.sides[0] ? onWhite : onBlack;
    ctx.save();
    ctx.translate(at.x, at.y);
    if (far) ctx.rotate(Math.PI);
    ctx.fillText(String(men.length), 0, 0.15 * g.man);
    ctx.restore();
  }
  ctx.restore();
}

/** Paints two bars beside the men on squares that the view marks as closed. */
function paintClosed(live: Live): void {
  const { ctx, g, ink, view } = live;
  for (const { kind, path } of view.marks) {
    const place = path[0];
    const square = kind === "closed" && place !== undefined ? g.squares.get(place) : undefined;
    if (!square || place === undefined) continue;
    const top = topAt(live, place) ?? square.first;
    const reach = 0.46 * g.man;
    const beside = 0.5 * g.man + 3;
    const { first, next } = square;
    const [from, to] = [
      {
        x: first.x - next.x * reach - next.y * beside,
        y: first.y - next.y * reach - next.x * beside,
      },
      { x: top.x + next.x * reach - next.y * beside, y: top.y + next.y * reach - next.x * beside },
    ];
    sign.closedPlace(ctx, ink, from, to, { x: -4.6 * next.y, y: -4.6 * next.x });
  }
}

function paintDice(live: Live, rolling: number): void {
  const { ctx, g, look, ink, view } = live;
  const { figure, grain } = colours[look.theme];
  const dice = diceIn(g, view, look);
  const size = dieSize(g, dice.length);
  dice.forEach(({ die, position: lie }, i) => {
    if (!die) {
      mark.dieToCome(ctx, lie, size, lie.turn, grain ? fade(figure, 0.5) : figure);
      return;
    }
    const used = isUsed(view, die) && rolling >= 1;
    const muted = isMuted(view, die) && rolling >= 1;
    const { value } = die;
    const moving = onTheWay(lie, size, rolling, i);
    paintDie(ctx, romanDice[look.theme], { ...moving, size, value, muted });
    if (used) mark.tick(ctx, ink, lie, size);
  });
}
