/** Player of a series of steps: positions, limits and steps back. */
import { signal } from "@preact/signals-core";
import { expect, test } from "vitest";
import { stepPlayer, stepsDone } from "../src/table/step-player";

const lines = [{ ply: 2 }, { ply: 3 }, { ply: 6 }];

/** A player of recorded turns on a table that shows a ply. */
function playerAt(ply: number) {
  const shown = signal(ply);
  const plyAfter = (count: number) => lines[count - 1]?.ply ?? 0;
  const position = () => stepsDone(lines, shown.value);
  const player = stepPlayer({
    end: () => lines.length,
    position,
    midway: () => shown.value > plyAfter(position()),
    open: (count) => {
      shown.value = plyAfter(count);
    },
  });
  return { player, shown };
}

test("counts the steps completed at a ply", () => {
  expect([0, 1, 2, 3, 5, 6].map((ply) => stepsDone(lines, ply))).toEqual([0, 0, 1, 2, 2, 3]);
});

test("moves by single steps, and to both ends", () => {
  const { player, shown } = playerAt(0);
  const plies = [player.forth, player.forth, player.last, player.back, player.first].map((move) => {
    move();
    return shown.value;
  });
  expect(plies).toEqual([2, 3, 6, 3, 0]);
});

test("stays within the series", () => {
  const { player, shown } = playerAt(0);
  player.back();
  expect(shown.value).toBe(0);
  player.go(9);
  expect([shown.value, player.position]).toEqual([6, 3]);
});

test("in the middle of a step, a step back returns to its beginning", () => {
  const { player, shown } = playerAt(5);
  player.back();
  expect(shown.value).toBe(3);
});
