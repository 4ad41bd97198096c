/** Rules for the style sheets, and for calls of `focus` in the sources. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..", "src");
const NAMES = "styles/media.css";

/** The stylesheets by path. */
const sheets = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .map((path) => [path.replaceAll("\\", "/"), readFileSync(join(SOURCES, path), "utf8")]),
);

test("only media.css compares the size of the window", () => {
  const compared = [...sheets]
    .filter(([path]) => path !== NAMES)
    .flatMap(([path, css]) =>
      [...css.matchAll(/@media[^{]*\b(?:width|height|aspect-ratio|orientation)\b[^{]*/g)].map(
        ([condition]) => `${path}: ${condition.trim()}`,
      ),
    );
  expect(compared).toEqual([]);
});

test("a stylesheet uses only names of window classes that media.css defines", () => {
  const defined = new Set(
    [...(sheets.get(NAMES) ?? "").matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name),
  );
  const unknown = [...sheets].flatMap(([path, css]) =>
    [...css.matchAll(/(?:@media|@import "[^"]+\.css")[^{;]*/g)].flatMap(([condition]) =>
      [...condition.matchAll(/\((--[\w-]+)\)/g)]
        .map(([, name]) => name)
        .filter((name) => !defined.has(name))
        .map((name) => `${path}: ${name}`),
    ),
  );
  expect(defined.size).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
});

test("a stylesheet that uses window classes imports them", () => {
  const forgetful = [...sheets]
    .filter(([path, css]) => path !== NAMES && /@(?:media|import)[^{;]*\(--/.test(css))
    .filter(([, css]) => !/@import "[^"]*media\.css";/.test(css))
    .map(([path]) => path);
  expect(forgetful).toEqual([]);
});

test("a puzzle in a frame is printed dark on white in the dark themes", () => {
  const css = sheets.get("styles/printed-frame.css") ?? "";
  const filterOf = (theme: string) =>
    [...css.matchAll(/([^{}]+) canvas \{\s*filter: ([^;]+);/g)]
      .filter(([, selector]) => selector?.includes(`[data-theme="${theme}"]`))
      .map(([, , filter]) => filter);
  // The theme night is painted like high contrast on white, and inverted on the screen only.
  expect([filterOf("dark"), filterOf("night")]).toEqual([["invert(1)"], ["none"]]);
});

/** Style sheets of groups of buttons. The selected button has the attribute `aria-pressed`. */
const SELECTED = [
  "features/exhibits/kiosk/kiosk.css",
  ...["styles/home.css", "styles/make.css", "styles/museums.css", "table/bands.css"],
];

test.each(SELECTED)("in forced colours, %s marks the selected button and its focus", (path) => {
  const [, forced = ""] = (sheets.get(path) ?? "").split("@media (forced-colors: active)");
  // An outline would replace that of the focus.
  expect(forced).toMatch(/aria-pressed="true"\][^}]*border(?:-bottom)?: \S+ solid Highlight/);
});

/** Files in which focus moves within a dialog, follows a key or opens the on-screen keyboard. */
const EXCEPTIONS = [
  "games/dominosa/solver.ts",
  "games/terzett/ui/painted-outline.ts",
  "features/access/answer.ts",
  "kit/calendar.ts",
  "puzzle/collection.ts",
  "puzzle/race.ts",
  "puzzle/tile-list.ts",
  "kit/bar.ts",
  "kit/fields.ts",
];

/** A call of the DOM's own method: without an argument, not on a table, board or grid. */
const NATIVE = /(?<!table|surface|grid|this|field\(\))\??\.focus\(\)/;

// Programmatic focus must not scroll the page under a finger.
test("programmatic focus goes through focusElement", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => NATIVE.test(readFileSync(join(SOURCES, file), "utf8")));
  expect(found.filter((file) => !EXCEPTIONS.includes(file))).toEqual([]);
});
