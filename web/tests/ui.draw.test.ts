import { signal } from "@preact/signals-core";
import { expect, test, vi } from "vitest";
import { eachFrame } from "../src/ui/shell/draw";

test("what would make a frame too long is drawn in the next", () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const changed = signal(0);
  const drawn: string[] = [];
  for (const [panel, takes] of [
    ["players", 5],
    ["moves", 5],
    ["analysis", 5],
  ] as const) {
    eachFrame(() => {
      if (changed.value === 0) return;
      drawn.push(panel);
      now += takes;
    });
  }
  changed.value = 1;
  frames.shift()?.();
  expect(drawn).toEqual(["players", "moves"]);
  frames.shift()?.();
  expect(drawn).toEqual(["players", "moves", "analysis"]);
  expect(frames).toEqual([]);
});
