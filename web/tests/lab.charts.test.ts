/** The charts of the laboratory. */
import { expect, test } from "vitest";
import type { Measure } from "../src/engine/lab-client";
import { drawMeasure } from "../src/features/lab/drawing";
import { chartIntervals, extent } from "../src/features/lab/values";

const measure: Measure = {
  name: "length",
  share: false,
  values: [
    { own: [10, 9, 11], apart: null, p: 1 },
    { own: [14, 11, 17], apart: [4, 3, 5], p: 0.01 },
    { own: null, apart: null, p: 1 },
  ],
};

test("a chart shows a reading at the baseline plus its difference", () => {
  expect(chartIntervals(measure.values)).toEqual([[10, 9, 11], [14, 13, 15], null]);
  expect(extent(chartIntervals(measure.values))).toEqual({ least: 9, spread: 6 });
});

test("a chart without values has no invalid coordinates", () => {
  const values = measure.values.map((value) => ({ ...value, own: null, apart: null }));
  const drawing = drawMeasure({ ...measure, values }, ["one", "two", "three"], "Length");
  expect(drawing).not.toMatch(/NaN|Infinity/);
  expect(drawing).toContain("three");
});
