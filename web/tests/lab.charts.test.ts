/** The charts of the laboratory. */
import { expect, test, vi } from "vitest";
import type { Measure, Value } from "../src/engine/lab-client";
import { drawMeasure, ticks } from "../src/features/lab/drawing";
import { describeMeasure } from "../src/features/lab/figures";
import {
  chartIntervals,
  differenceOrValue,
  extent,
  figure,
  pValue,
  scaleFigure,
  withEnds,
} from "../src/features/lab/values";
import { words } from "./board.views";

vi.mock("../src/kit/words", () => ({
  words: () => words("en"),
  t: (id: string, params: Record<string, string | number>) => words("en").text(id, params),
}));

vi.mock("../src/kit/files", () => ({ saveBlob: vi.fn() }));

const untested = { apart: null, p: null, adjusted: null, detectable: null, clear: false };
const measure: Measure = {
  name: "length",
  share: false,
  family: "headline",
  tests: 2,
  values: [
    { ...untested, own: [10, 9, 11] },
    { own: [14, 11, 17], apart: [4, 3, 5], p: 0.01, adjusted: 0.02, detectable: 1.4, clear: true },
    { ...untested, own: null },
  ],
};

test("a chart shows a reading at the baseline plus its difference", () => {
  expect(chartIntervals(measure.values)).toEqual([[10, 9, 11], [14, 13, 15], null]);
  expect(extent(chartIntervals(measure.values))).toEqual({ least: 9, spread: 6 });
});

test("a chart without values has no invalid coordinates", () => {
  const values = measure.values.map((value) => ({ ...value, own: null, apart: null }));
  const drawing = drawMeasure({ ...measure, values }, ["one", "two", "three"], "Length", []);
  expect(drawing).not.toMatch(/NaN|Infinity/);
  expect(drawing).toContain("three");
});

test("long captions of a chart are divided into lines, which the picture contains", () => {
  const caption = "Hollow dots: readings without a significant difference. ".repeat(6).trim();
  const drawing = drawMeasure(measure, ["one", "two", "three"], "Length", [caption, "Short."]);
  const lines = [...drawing.matchAll(/y="(\d+)" font-size="11">([^<]*)</g)];
  expect(lines.map(([, , text]) => text).join(" ")).toBe(`${caption} Short.`);
  for (const [, , text = ""] of lines) expect(text.length).toBeLessThanOrEqual(150);
  const height = Number(/height="(\d+)"/.exec(drawing)?.[1]);
  for (const [, y] of lines) expect(Number(y)).toBeLessThan(height);
});

test.each([
  [8.7, 15.3, [10, 12, 14]],
  [0.4912, 0.5733, [0.5, 0.52, 0.54, 0.56]],
  [-0.31, 0.27, [-0.3, -0.2, -0.1, 0, 0.1, 0.2]],
])("the scale from %d to %d has round numbers", (low, high, expected) => {
  expect(ticks(low, high).map((value) => Number(value.toFixed(9)))).toEqual(expected);
});

test("the numbers of a scale have no superfluous decimal places", () => {
  expect([0.52, 0.525, -0.1, 0].map((value) => scaleFigure(value, true))).toEqual([
    ...["52%", "52.5%", "−10%", "0%"],
  ]);
  expect(scaleFigure(12 * 0.1, false)).toBe("1.2");
});

test("a figure is a percentage with one decimal place, or a number with two", () => {
  expect(figure(0.254, true)).toBe("25.4%");
  expect(figure(0.5605, true)).toBe("56.0%");
  expect(figure(-0.0001, false)).toBe("0.00");
  expect(figure(-0.25, false)).toBe("−0.25");
});

test("an interval at the end of its range shows both ends", () => {
  expect(withEnds([1, 0.839, 1], true)).toBe("100.0% [83.9%, 100.0%]");
});

test("a p-value below 0.001 is shown as a bound", () => {
  expect([0.00004, 0.0123, 0.456].map(pValue)).toEqual(["<0.001", "0.012", "0.46"]);
});

test("a difference has a sign, and a value without a difference has none", () => {
  const [, value] = measure.values as [Value, Value, Value];
  expect(differenceOrValue(value, false)).toBe("+4.00 [3.00, 5.00]");
  expect(differenceOrValue({ ...value, apart: null }, false)).toBe("14.0 [11.0, 17.0]");
});

test("a difference between shares is in percentage points", () => {
  const [, value] = measure.values as [Value, Value, Value];
  expect(differenceOrValue({ ...value, apart: [-0.089, -0.123, -0.055] }, true)).toBe(
    "−8.9 [−12.3, −5.5]",
  );
});

test("the name of a reading has one pair of quotation marks", () => {
  expect(describeMeasure(measure, ["one", "two", "three"])).toContain(" “two”: 4.00 more");
});

test("a share without a detectable difference has too few games", () => {
  const values: Value[] = [
    { ...untested, own: [0.05, 0, 0.3] },
    { ...untested, own: [0.07, 0, 0.4], apart: [0.02, -1, 1], p: 0.9, adjusted: 0.9 },
  ];
  const share = { ...measure, share: true, values };
  expect(describeMeasure(share, ["one", "two"])).toContain("too few games to detect a difference");
});
