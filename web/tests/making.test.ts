/** Generation of a puzzle: after a moment, a dialog shows the progress and allows cancelling. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, PuzzleMade } from "../src/engine/protocol";

const opened = vi.hoisted(() => vi.fn());
vi.mock("../src/kit/dialog", () => ({ openDialog: opened, footButton: () => null }));
vi.mock("../src/kit/toast", () => ({ toast: () => {} }));
vi.mock("../src/kit/words", () => ({
  t: (id: string, given: { count?: number } = {}) => `${id} ${given.count ?? ""}`.trim(),
}));

const { makePuzzle } = await import("../src/puzzle/making");

interface Asked {
  progress(news: { params: Record<string, unknown> }): void;
  signal: AbortSignal;
}
let asked: Asked;
let answer: (made: PuzzleMade) => void;
let making: Promise<PuzzleMade | null>;
const close = vi.fn();

/** Request a puzzle from a fake engine. The test controls its answer or aborts the request. */
beforeEach(() => {
  vi.useFakeTimers();
  opened.mockReset().mockReturnValue({ close });
  close.mockReset();
  const task = (_what: string, _order: object, options: Asked) => {
    asked = options;
    return new Promise<PuzzleMade>((done, refuse) => {
      answer = done;
      options.signal.addEventListener("abort", () => refuse(new Error("called off")));
    });
  };
  making = makePuzzle({ task } as never, { game: "dominosa" } as never, {} as GameInfo);
});
afterEach(() => {
  vi.useRealTimers();
});

test("a puzzle generated within 0.3 seconds is opened without a message", async () => {
  vi.advanceTimersByTime(299);
  expect(opened).not.toHaveBeenCalled();
  answer({ seed: "1" } as PuzzleMade);
  expect(await making).toEqual({ seed: "1" });
  vi.advanceTimersByTime(1000);
  expect(opened).not.toHaveBeenCalled();
});

test("after 0.3 seconds, the number of attempts is shown until the puzzle is ready", async () => {
  vi.advanceTimersByTime(300);
  expect(opened).toHaveBeenCalledOnce();
  asked.progress({ params: { count: 41 } });
  expect(opened.mock.lastCall?.[0].body()).toBe("choose-making 41");
  answer({ seed: "1" } as PuzzleMade);
  await making;
  expect(close).toHaveBeenCalledOnce();
});

test("closing the message cancels the generation at once", async () => {
  vi.advanceTimersByTime(300);
  opened.mock.lastCall?.[0].onclose();
  expect(asked.signal.aborted).toBe(true);
  expect(await making).toBeNull();
});
