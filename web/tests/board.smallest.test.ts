/** In the smallest possible space, a board has a positive size and no place a negative one. */
import { expect, test, vi } from "vitest";
import { painterOf } from "../src/contracts/games";
import { games, view } from "./board.views";
import { boxOf, look, shapes, withoutCanvas } from "./boards";

withoutCanvas();
// Painters are loaded when they are first needed.
vi.setConfig({ testTimeout: 60_000 });

test.each(games.flatMap((game) => shapes.map((shape) => [game, shape] as const)))(
  "%s on the %s",
  async (game, shape) => {
    const board = (await painterOf(game)).fit({ width: 100, height: 100 }, view(game), look(shape));
    expect(Math.min(board.width, board.height)).toBeGreaterThan(0);
    for (const { id } of view(game).places) {
      const { width, height } = boxOf(board, id);
      expect([id, width >= 0, height >= 0]).toEqual([id, true, true]);
    }
  },
);
