import { signal } from "@preact/signals-core";
import { afterEach, expect, test, vi } from "vitest";
import { TableState } from "../src/board/state";
import type { TableControls } from "../src/board/table";
import { closing, eachFrame } from "../src/kit/draw";
import { onLayout } from "../src/kit/layout";

/**
 * Change a signal that three panels read. Return the drawn panels and the requested callbacks.
 */
function change(alveus: string) {
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  vi.stubGlobal("document", { documentElement: { dataset: { alveus } } });
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
  return { frames, tasks, drawn };
}

afterEach(() => vi.unstubAllGlobals());

test("while a page loads, updates that would make a frame too long are deferred and take turns with other tasks", async () => {
  const { frames, tasks, drawn } = change("choosable");
  frames.shift()?.();
  expect(drawn).toEqual(["players", "moves"]);
  tasks.shift()?.();
  await Promise.resolve();
  expect(drawn).toEqual(["players", "moves", "analysis"]);
  expect([...frames, ...tasks]).toEqual([]);
});

test("after loading, all changes are drawn in one frame", () => {
  const { frames, tasks, drawn } = change("ready");
  frames.shift()?.();
  expect(drawn).toEqual(["players", "moves", "analysis"]);
  expect([...frames, ...tasks]).toEqual([]);
});

test("a closed table does not receive changes of the page's layout", () => {
  const page = new EventTarget();
  const observers = new Set<object>();
  let layout = "desk";
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => layout }));
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe = () => observers.add(this);
      disconnect = () => observers.delete(this);
    },
  );
  const state = new TableState();
  const told = vi.fn();
  onLayout({} as HTMLElement, told, closing({ state } as unknown as TableControls));
  layout = "phone";
  page.dispatchEvent(new Event("resize"));
  expect(told).toHaveBeenCalledWith("phone");
  expect(observers.size).toBe(1);

  state.closed.value = true;
  layout = "desk";
  page.dispatchEvent(new Event("resize"));
  expect(told).toHaveBeenCalledTimes(1);
  expect(observers.size).toBe(0);
});
