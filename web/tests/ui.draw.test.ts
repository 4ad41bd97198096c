import { signal } from "@preact/signals-core";
import { expect, test, vi } from "vitest";
import { eachFrame } from "../src/ui/shell/draw";

test("what would make a frame too long is drawn after it, by turns with what else waits", () => {
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("setTimeout", (task: () => void) => tasks.push(task));
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const changed = signal(0);
  const drawn: string[] = [];
  for (const [panel, takes] of [
    ["players", 2],
    ["moves", 3],
    ["analysis", 3],
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
  tasks.shift()?.();
  expect(drawn).toEqual(["players", "moves", "analysis"]);
  expect([...frames, ...tasks]).toEqual([]);
});
