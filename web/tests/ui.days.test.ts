import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveFile } from "../src/kit/files";
import { isDay, today } from "../src/storage/days";

const anchors = vi.hoisted(() => [] as { download: string }[]);
vi.mock("../src/kit/dom", () => ({
  make: (_: string, attributes: { download: string }) => {
    anchors.push(attributes);
    return { click: () => undefined };
  },
}));
vi.mock("../src/kit/dialog", () => ({ openDialog: () => undefined }));
vi.mock("../src/kit/toast", () => ({ toast: () => undefined }));
vi.mock("../src/kit/address", () => ({ readObject: () => null }));
vi.mock("../src/kit/words", () => ({
  t: (id: string, values?: object) => [id, ...Object.values(values ?? {})].join(" "),
}));

/**
 * A time at which it is already the next day in Kiritimati and still the previous day in Midway
 * (UTC+14 and UTC-11).
 */
const MOMENT = "2026-11-23T10:30:00Z";
const zone = process.env.TZ;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(MOMENT);
});

afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ["Pacific/Kiritimati", "2026-11-24"],
  ["Pacific/Midway", "2026-11-22"],
  ["UTC", "2026-11-23"],
])("the name of a saved file contains the local date: %s", (name, day) => {
  process.env.TZ = name;
  saveFile({}, "xii");
  expect(today()).toBe(day);
  expect(anchors.at(-1)?.download).toBe(`file-name-xii-${day}.json`);
});

test("days that do not exist are not days", () => {
  const words = ["2026-11-23", "2028-02-29", "2026-02-29", "2026-13-01", "2026-11-31", "today"];
  expect(words.filter(isDay)).toEqual(["2026-11-23", "2028-02-29"]);
});
