import { expect, test } from "vitest";
import { Motion } from "../src/board/motion";
import type { Spot } from "../src/board/painter";
import { view } from "./board.views";

const shown = view("lombardorum");
const to = (...xs: number[]): Spot[] => xs.map((x) => ({ x, y: 0 }));
const flight = (piece: string, way: Spot[]) => ({
  view: shown,
  paths: new Map([[piece, way]]),
  previous: new Map(),
});
const where = (motion: Motion, now: number, piece: string) => motion.at(now)?.flying.get(piece)?.x;

test("a piece is halfway at half time and at rest at the end", () => {
  const motion = new Motion();
  motion.fly([flight("white.0", to(0, 100))], 200);
  expect(where(motion, 1000, "white.0")).toBe(0);
  expect(where(motion, 1100, "white.0")).toBe(50);
  expect(motion.at(1200)).toBeNull();
  expect(motion.busy).toBe(false);
});

test("a path over a stop takes the normal time for each section", () => {
  const motion = new Motion();
  motion.fly([flight("white.0", to(0, 100, 300))], 200);
  motion.at(1000);
  expect(where(motion, 1200, "white.0")).toBe(100);
  expect(motion.at(1399)).not.toBeNull();
  expect(motion.at(1400)).toBeNull();
});

test("flights run one after the other, and the dice wait for both", () => {
  const motion = new Motion();
  motion.fly([flight("white.0", to(0, 100)), flight("black.0", to(0, 100))], 200);
  motion.show(shown, 200, true);
  motion.at(1000);
  expect(where(motion, 1300, "white.0")).toBeUndefined();
  expect(where(motion, 1300, "black.0")).toBe(50);
  expect(motion.at(1500)).toMatchObject({ rolling: 0.5 });
});

test("many flights are accelerated to end within one and a half seconds", () => {
  const motion = new Motion();
  motion.fly(
    Array.from({ length: 30 }, (_, i) => flight(`bean.${i}`, to(0, 100))),
    250,
  );
  motion.at(1000);
  let now = 1000;
  while (motion.at(now)) now += 10;
  expect(now).toBeLessThanOrEqual(2500);
});

test("all animations can be ended at once", () => {
  const motion = new Motion();
  motion.fly([flight("white.0", to(0, 100))], 200);
  motion.at(1000);
  motion.end();
  expect(motion.busy).toBe(false);
  expect(motion.at(1001)).toBeNull();
});
