/** The proof of a game by letter. */
import { expect, test, vi } from "vitest";
import { LetterGame } from "../src/features/letters/game";

vi.mock("../src/kit/toast", () => ({ notice: () => {} }));

test("the proof counts the moves in the letters, not those made since", async () => {
  const game = new LetterGame({} as never, { on: () => {} } as never);
  const letter = { moves: ["24-20", "12:3-5", "2-4"] };
  await game.begin((async () => ({ letter, kept: { moves: ["2-4"] } })) as never, {});
  expect(game.sentMoves).toBe(2);
});
