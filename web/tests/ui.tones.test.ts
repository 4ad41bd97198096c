import { expect, test } from "vitest";
import { strings } from "../src/ui/table/tones";

test("six, eight, nine and twelve sound as octave, fifth, fourth and the longest string", () => {
  const sounded = strings([6, 8, 9, 12]).map(([, hertz]) => hertz / 220);
  const ratios = [1, 4 / 3, 3 / 2, 2];
  expect(sounded).toEqual([...ratios, ...ratios]);
});
