/** Sizes of places: on a phone, and in the smallest possible space. */
import { beforeAll, expect, test, vi } from "vitest";
import type { Board } from "../src/board/painter";
import { painterOf } from "../src/contracts/games";
import { games, view } from "./board.views";
import { boxOf, look, shapes, withoutCanvas } from "./boards";

const FINGER = 44;
const LEAST = 23.5;
/** Space for the board on a phone of 390 by 844, without bar, sentence and dock. */
const PHONE = { width: 382, height: 577 };

withoutCanvas();
// Painters are loaded when they are first needed.
vi.setConfig({ testTimeout: 60_000 });

const boards = new Map<string, Board>();
beforeAll(async () => {
  for (const game of games) {
    const painter = await painterOf(game);
    boards.set(game, painter.fit(PHONE, view(game), look("phone")));
  }
}, 60_000);

const boardOf = (game: string) => boards.get(game) as Board;

test.each(games)(
  "in %s, places are large enough for touch, or the board fills the space",
  (game) => {
    const { places, width, height } = boardOf(game);
    const full = width >= PHONE.width - 2 || height >= PHONE.height - 2;
    const sides = [...places.values()].flatMap(({ box }) => [box.width, box.height]);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(full ? LEAST : FINGER);
  },
);

test.each(["hand.white", "hand.black", "off.white", "off.black"])(
  "in xii a fingertip finds %s beside the slab",
  (place) => {
    const { width, height } = boxOf(boardOf("xii"), place);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
  },
);

test.each(games.flatMap((game) => shapes.map((shape) => [game, shape] as const)))(
  "in the smallest space, %s on the %s has a size",
  async (game, shape) => {
    const board = (await painterOf(game)).fit({ width: 100, height: 100 }, view(game), look(shape));
    expect(Math.min(board.width, board.height)).toBeGreaterThan(0);
    for (const { id } of view(game).places) {
      const { width, height } = boxOf(board, id);
      expect([id, width >= 0, height >= 0]).toEqual([id, true, true]);
    }
  },
);
