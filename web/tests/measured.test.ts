/** Texts and numbers derived from the measured statistics of games. */
import { expect, test } from "vitest";
import { manifests } from "../src/contracts/games";
import { luckOf, type Measured, measuredOf, minutesOf, skillOf } from "../src/pages/measured";

const measured = (part: Partial<Measured>): Measured => ({
  players: [2, 2],
  games: 40,
  turns: [20, 30, 40],
  seconds: 10,
  minutes: [4, 5, 6],
  luck: 0,
  ...part,
});

test("every game has measurements", () => {
  expect(manifests.filter(({ id }) => !measuredOf(id)).map(({ id }) => id)).toEqual([]);
});

test("short times are rounded to one minute, long ones to five", () => {
  const told = [4, 19, 21, 34].map((median) => minutesOf(measured({ minutes: [1, median, 99] })));
  expect(told).toEqual([4, 19, 20, 35]);
});

test('luck has a word, from "none" without chance to "much"', () => {
  const told = [0, 5, 10, 29, 30, 50].map((luck) => luckOf(measured({ luck })));
  expect(told).toEqual(["none", "little", "some", "some", "much", "much"]);
});

test("a game without chance is at the skill end of the scale, a pure game of luck at the other", () => {
  expect([0, 25, 50].map((luck) => skillOf(measured({ luck })))).toEqual([1, 0.5, 0]);
});
