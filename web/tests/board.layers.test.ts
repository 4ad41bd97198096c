import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Layers } from "../src/board/layers";
import type { Board } from "../src/board/painter";
import type { View } from "../src/engine/protocol";
import { setStage } from "../src/engine/startup";

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

/** Paint a board for the first time on such a device; `coarse` is true for touch. */
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

test("grain is painted as soon as the board has been displayed", async () => {
  paint(4);
  await vi.advanceTimersByTimeAsync(100);
  expect(grains).toBe(1);
});

test("with two cores, grain waits at most one second", async () => {
  paint(2);
  await vi.advanceTimersByTimeAsync(1100);
  expect(grains).toBe(1);
});

test("on touch devices, Python waits for the board, and grain does not wait", async () => {
  paint(2, true);
  await vi.advanceTimersByTimeAsync(100);
  expect(grains).toBe(1);
});

test("with two cores, grain waits for the first answer of Python", async () => {
  paint(2);
  await vi.advanceTimersByTimeAsync(600);
  expect(grains).toBe(0);
  setStage("ready");
  await vi.advanceTimersByTimeAsync(100);
  expect(grains).toBe(1);
});
