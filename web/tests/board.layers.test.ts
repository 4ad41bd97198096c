import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Layers } from "../src/board/layers";
import type { Board } from "../src/board/painter";
import type { View } from "../src/engine/protocol";

const page = { dataset: { alveus: "choosable" } };
let grains = 0;

const board = {
  width: 100,
  height: 100,
  bleed: 0,
  paintStill() {},
  *paintGrain() {
    grains += 1;
    yield;
  },
} as unknown as Board;

function canvas() {
  const context = { setTransform() {}, clearRect() {} };
  return { style: {}, setAttribute() {}, getContext: () => context };
}

/** Paints a board for the first time, on a device with these properties. */
function paint(hardwareConcurrency: number, coarse = false): void {
  vi.stubGlobal("navigator", { hardwareConcurrency });
  vi.stubGlobal("matchMedia", () => ({ matches: coarse }));
  const layers = new Layers({ append() {} } as unknown as HTMLElement, () => {});
  layers.fit(board, 1);
  layers.paintStill({} as View);
}

beforeEach(() => {
  vi.useFakeTimers();
  grains = 0;
  page.dataset.alveus = "choosable";
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { documentElement: page, createElement: canvas });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a board has its grain as soon as it has been seen", () => {
  paint(4);
  vi.advanceTimersByTime(100);
  expect(grains).toBe(1);
});

test("on two cores grain waits until Python has answered", () => {
  paint(2);
  vi.advanceTimersByTime(600);
  expect(grains).toBe(0);
  page.dataset.alveus = "ready";
  vi.advanceTimersByTime(100);
  expect(grains).toBe(1);
});

test("on two cores grain waits no longer than a second", () => {
  paint(2);
  vi.advanceTimersByTime(1100);
  expect(grains).toBe(1);
});

test("under a finger Python waits for the board, and grain waits for nothing", () => {
  paint(2, true);
  vi.advanceTimersByTime(100);
  expect(grains).toBe(1);
});
