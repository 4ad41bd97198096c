import { expect, test } from "vitest";
import { strings } from "../src/table/tones";

test("6, 8, 9 and 12 are played as octave, fifth, fourth and fundamental", () => {
  const sounded = strings([6, 8, 9, 12]).map(([, hertz]) => hertz / 220);
  const ratios = [1, 4 / 3, 3 / 2, 2];
  expect(sounded).toEqual([...ratios, ...ratios]);
});
