/**
 * Painter of the two Roman boards, Ludus XII scriptorum and Duodecim scripta. Each board supplies
 * its geometry, materials, and the parts that differ as a `RomanBoard`.
 */
import type { Board, Look, Painter, Scene } from "../../board/painter";
import type { Token, View } from "../../engine/protocol";
import { boardTransform, type Ctx, type Space } from "../material/canvas";
import { paintDie } from "../material/dice";
import { dieToCome, focus, tick } from "../material/marks";
import { seedOf } from "../material/noise";
import type { Material } from "../material/palette";
import { manSprites, type PaintMan, paleEdged } from "../material/sprites";
import { type TextureCache, texturedLayer } from "../material/wood";
import {
  type DiePosition,
  isMuted,
  isUsed,
  onTheWay,
  readFromFar,
  rolledDice,
} from "../tables/dice";
import { page, type RomanInk, romanDice } from "./antique";
import { loadCapitals } from "./cinzel";
import {
  type ManSprites,
  type Men,
  paintChoices,
  paintChosen,
  paintFlying,
  paintHint,
  paintLast,
  paintMen,
  type RomanLive,
  spotOf,
} from "./live";
import { paintAreas, type WaitingArea } from "./waiting-areas";

type Theme = Look["theme"];

/** The part of a board's geometry that this module uses. */
type FittedGeometry = Omit<Board, "spot" | "token" | "paintStill" | "paintGrain" | "paintLive"> & {
  man: number;
  waits: ReadonlyMap<string, WaitingArea>;
};

/**
 * The properties and functions of one of the two boards. `G` is the type of its geometry, `C` of
 * its colours, `M` of its texture.
 */
interface RomanBoard<G extends FittedGeometry, C extends { grain: boolean }, M> {
  least: number;
  measure(space: Space, view: View, look: Look): G;
  colours: Record<Theme, C>;
  /**
   * The function that paints a man, the material of a side's men (`materialOf`), and the colours of
   * the marks on the board (`ink`).
   */
  paintMan: PaintMan;
  materialOf(side: string, theme: Theme): Material;
  ink: Record<Theme, RomanInk>;
  menOf(g: G, view: View): Pick<Men, "manAt" | "stacks">;
  tokenBox(g: G, view: View, token: Token): ReturnType<Board["token"]>;
  /** Return the sizes and flags that determine the texture, as part of its key in the cache. */
  textureKey(g: G): readonly unknown[];
  makeTexture(g: G, colours: C, ratio: number): Generator<void, M, void>;
  paintStill(
    ctx: Ctx,
    g: G,
    colours: C,
    places: View["places"],
    texture: M | null,
    ratio: number,
  ): void;
  /** Paint the names or numbers of places. Called first; the waiting areas are painted next. */
  paintNames(live: RomanLive<G>, scene: Scene): void;
  /**
   * Paint the number of men on each high stack; each board decides which stacks are high. Called
   * after the men are painted if `countsOnMen`, otherwise before. `chosen` is the chosen place.
   */
  paintCounts(live: RomanLive<G>, chosen: string | null): void;
  countsOnMen: boolean;
  paintCourse(live: RomanLive<G>): void;
  paintRoutes(live: RomanLive<G>, scene: Scene): void;
  paintClosed(live: RomanLive<G>): void;
  /** Number of dice if the option `dice_count` is not set. */
  diceCount: number;
  /**
   * Return the position, the rotation and the size of die `index` (from 0) of `count`. The rotation
   * and, on Duodecim scripta, the position vary randomly with `seed`.
   */
  dieAt(g: G, index: number, count: number, seed: string): DiePosition & { size: number };
  /** Return the outline colour of a die still to be rolled. */
  faintDie(colours: C): string;
}

export function romanPainter<G extends FittedGeometry, C extends { grain: boolean }, M>(
  board: RomanBoard<G, C, M>,
): Painter {
  const cache: TextureCache<M> = new Map();
  /**
   * Return the function that paints men outside the board: in waiting areas and as icons. The men
   * look the same as on the board; in the dark theme, they also have a pale edge.
   */
  const onPage = ({ theme }: Look) =>
    theme === "dark" ? paleEdged(board.paintMan) : board.paintMan;
  return {
    least: () => board.least,
    ways: true,
    fit(space, view, look) {
      const g = board.measure(space, view, look);
      const palette = board.colours[look.theme];
      const line = [...g.waits.values()][0]?.man ?? g.man;
      const sprites = {
        board: manSprites(g.man, look.ratio, board.paintMan),
        line: manSprites(line, look.ratio, onPage(look)),
      };
      const paint = boardTransform(g, look.ratio);
      const layer = texturedLayer({
        cache,
        key: [look.theme, look.ratio, ...board.textureKey(g)],
        make: palette.grain ? () => board.makeTexture(g, palette, look.ratio) : null,
        paint: (ctx, { places }, texture) =>
          paint(ctx, () => board.paintStill(ctx, g, palette, places, texture, look.ratio)),
      });
      const { width, height, bleed, places, strips } = g;
      return {
        width,
        height,
        bleed,
        places,
        strips,
        spot(view, pieceId) {
          const piece = view.pieces.find((piece) => piece.id === pieceId);
          return piece ? spotOf(board.menOf(g, view), piece) : null;
        },
        token: (view, token) => board.tokenBox(g, view, token),
        ...layer,
        paintStill(ctx, view) {
          void loadCapitals();
          layer.paintStill(ctx, view);
        },
        paintLive(ctx, scene) {
          paint(ctx, () => paintScene(board, ctx, g, look, scene, sprites));
        },
      };
    },
    icon(ctx, size, side, look) {
      const material = board.materialOf(side, look.theme);
      onPage(look)(ctx, material, { x: size * 0.48, y: size * 0.46 }, size * 0.76, seedOf(side));
    },
    tokenIcon(ctx, size, { value, used, unplayable }, { theme }) {
      const at = { x: size * 0.47, y: size * 0.45 };
      const side = size * 0.7;
      const muted = used || unplayable;
      paintDie(ctx, romanDice[theme], { ...at, size: side, value, turn: 0, muted });
      if (used) tick(ctx, { ...board.ink[theme], caseWidth: 1 }, at, side);
    },
    // A legend explains the marks of places. Here these are only names, which the board shows.
    legend: () => [],
    markIcon() {},
  };
}

/** Paint the live layer bottom-up: labels, areas for men off the board, men, marks, dice, focus. */
function paintScene<G extends FittedGeometry, C extends { grain: boolean }, M>(
  board: RomanBoard<G, C, M>,
  ctx: Ctx,
  g: G,
  look: Look,
  scene: Scene,
  sprites: ManSprites,
): void {
  const { view } = scene;
  const { theme } = look;
  const live: RomanLive<G> = {
    ...board.menOf(g, view),
    ctx,
    g,
    look,
    view,
    ink: board.ink[theme],
    far: readFromFar(view, look),
    sizeAt: (place) => g.waits.get(place)?.man ?? g.man,
    spritesAt: (place) => (g.waits.has(place) ? sprites.line : sprites.board),
    materialOf: (man) => board.materialOf(man.side === view.sides[0] ? "white" : "black", theme),
  };
  board.paintNames(live, scene);
  paintAreas(ctx, g.waits.values(), live.stacks, view, page[theme], look.areas ?? {});
  if (!board.countsOnMen) board.paintCounts(live, scene.chosen);
  if (look.way) board.paintCourse(live);
  board.paintRoutes(live, scene);
  paintMen(live, scene);
  board.paintClosed(live);
  paintChoices(live, scene);
  paintDice(board, live, scene.rolling);
  paintLast(live, scene, g, romanDice[theme]);
  paintChosen(live, scene);
  if (board.countsOnMen) board.paintCounts(live, scene.chosen);
  paintHint(live, scene.hint);
  const focused = scene.focus === null ? undefined : g.places.get(scene.focus);
  if (focused) focus(ctx, live.ink, focused.outline);
  paintFlying(live, scene, sprites.board);
}

function paintDice<G extends FittedGeometry, C extends { grain: boolean }, M>(
  board: RomanBoard<G, C, M>,
  { ctx, g, look: { theme }, ink, view, far }: RomanLive<G>,
  rolling: number,
): void {
  const dice = rolledDice(view, board.diceCount);
  dice.forEach((die, i) => {
    const seed = die ? `${die.id}${die.side}${die.value}` : `d${i}`;
    const { size, ...spot } = board.dieAt(g, i, dice.length, seed);
    const at = { ...spot, turn: spot.turn + (far ? Math.PI : 0) };
    if (!die) {
      dieToCome(ctx, at, size, at.turn, board.faintDie(board.colours[theme]));
      return;
    }
    const used = isUsed(view, die) && rolling >= 1;
    const { value } = die;
    const muted = isMuted(view, die) && rolling >= 1;
    paintDie(ctx, romanDice[theme], { ...onTheWay(at, size, rolling, i), size, value, muted });
    if (used) tick(ctx, ink, at, size);
  });
}
