/** Programmatic focus must not scroll the page under a finger. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = new URL("../src/", import.meta.url);

/** Files in which focus moves within a dialog, follows a key or opens the on-screen keyboard. */
const EXCEPTIONS = [
  "board/keyboard.ts",
  "games/dominosa/solver.ts",
  "games/terzett/ui/painted-outline.ts",
  "features/access/answer.ts",
  "kit/calendar.ts",
  "puzzle/collection.ts",
  "puzzle/problem-row.ts",
  "puzzle/race.ts",
  "puzzle/tile-list.ts",
  "kit/bar.ts",
  "kit/fields.ts",
];

/** A call of the DOM's own method: without an argument, not on a table, board or grid. */
const NATIVE = /(?<!table|surface|grid|this|field\(\))\??\.focus\(\)/;

test("programmatic focus goes through focusElement", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => NATIVE.test(readFileSync(new URL(file, SOURCES), "utf8")));
  expect(found.filter((file) => !EXCEPTIONS.includes(file))).toEqual([]);
});
