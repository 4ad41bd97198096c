/** The day that has the focus when the calendar of daily puzzles opens. */
import type { TemplateResult } from "lit-html";
import { expect, test, vi } from "vitest";
import { openCalendar } from "../src/kit/calendar";
import type { DialogParts } from "../src/kit/dialog";
import { today, weeksOf } from "../src/storage/days";

const opened = vi.hoisted(() => ({ parts: {} as DialogParts, selector: "" }));
vi.mock("../src/kit/calendar.css", () => ({}));
vi.mock("../src/kit/words", () => ({
  t: (id: string) => id,
  words: () => ({ language: "en" }),
}));
vi.mock("../src/kit/dialog", () => ({
  openDialog: (parts: DialogParts) => {
    opened.parts = parts;
    return {
      querySelector(selector: string) {
        opened.selector = selector;
        return null;
      },
    };
  },
}));

/** Return the text of a template, with its values at their places. */
function markup(part: unknown): string {
  if (Array.isArray(part)) return part.map(markup).join("");
  const { strings, values } = (part ?? {}) as Partial<TemplateResult>;
  if (!strings) return String(part ?? "");
  return strings.map((text, i) => text + markup(values?.[i])).join("");
}

test("is today, not the first day of the month", () => {
  openCalendar({ title: "Days", first: "2020-01-01", done: new Map(), onChoose() {} });
  const { body, onopen } = opened.parts;
  onopen?.();
  const text = markup(typeof body === "function" ? body() : "");
  const days = [...text.matchAll(/data-day=(\S+)[^>]*?aria-current=(\w+)/g)];
  expect(days).toHaveLength(weeksOf(today().slice(0, 7)).flat().filter(Boolean).length);
  const wanted = /\[aria-current(?:="?(\w+)"?)?\]/.exec(opened.selector)?.[1];
  const found = days.filter(([, , current]) => wanted === undefined || wanted === current);
  expect(found.map(([, day]) => day)).toEqual([today()]);
});
