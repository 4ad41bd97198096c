/** Import rules for the modules of the page. dpdm finds all imports, including type imports. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type DependencyTree, parseCircular, parseDependencyTree } from "dpdm";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const SRC = join(ROOT, "src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.startsWith("generated"))
  .map((name) => join(SRC, name));
const tree: DependencyTree = await parseDependencyTree(files, {
  context: ROOT,
  tsconfig: join(ROOT, "tsconfig.json"),
  transform: false,
});

/** Each file in `src`, with the files it imports: "table/status.ts" → ["board/names.ts", …]. */
const imports = Object.entries(tree).flatMap(([file, found]) => {
  const all = (found ?? []).flatMap(({ id }) => (id?.startsWith("src/") ? [id.slice(4)] : []));
  return file.startsWith("src/") ? [[file.slice(4), all] as const] : [];
});

test("modules are found", () => {
  expect(imports.length).toBeGreaterThanOrEqual(files.length);
  expect(imports.some(([, others]) => others.length > 0)).toBe(true);
});

test("there are no import cycles", () => {
  expect(parseCircular(tree)).toEqual([]);
});

/** The layers of the page. Each imports only layers before it. */
const LAYERS = [
  "generated",
  "pyodide",
  "engine",
  "i18n",
  "storage",
  "board",
  "paint",
  "kit",
  "contracts",
  "table",
  "puzzle",
  "games",
  "features",
  "pages",
];

/** Further restrictions: layers that a layer does not need, although they come before it. */
const UNUSED: Record<string, readonly string[]> = {
  board: ["storage"],
  paint: ["i18n", "storage"],
};

const layerOf = (file: string) => file.split("/")[0] ?? "";

/** The parts of the layers `games` and `features`, which do not import each other. */
const partOf = (file: string) => file.split("/")[1] ?? "";

test("every module belongs to a layer", () => {
  const modules = imports.filter(([file]) => file.endsWith(".ts"));
  expect(modules.filter(([file]) => !LAYERS.includes(layerOf(file)))).toEqual([]);
});

test.each(LAYERS)("%s imports only layers below it", (layer) => {
  const allowed = LAYERS.slice(0, LAYERS.indexOf(layer) + 1).filter(
    (other) => !UNUSED[layer]?.includes(other),
  );
  const wrong = imports
    .filter(([file]) => layerOf(file) === layer)
    .flatMap(([file, all]) => all.map((other) => [file, other] as const))
    .filter(([, other]) => !allowed.includes(layerOf(other)) && layerOf(other) !== "styles");
  expect(wrong).toEqual([]);
});

test.each(["games", "features"])("the folders in %s do not import each other", (layer) => {
  const wrong = imports
    .filter(([file]) => layerOf(file) === layer)
    .flatMap(([file, all]) => all.map((other) => [file, other] as const))
    .filter(([file, other]) => layerOf(other) === layer && partOf(other) !== partOf(file));
  expect(wrong).toEqual([]);
});

const games = readdirSync(join(SRC, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("no module outside a game's folder imports its modules", () => {
  const wrong = imports.flatMap(([file, all]) =>
    all.filter((other) => layerOf(other) === "games" && partOf(other) !== partOf(file)),
  );
  expect(wrong).toEqual([]);
});

test.each(games)("%s is named only in its own folder and messages", (id) => {
  const named = new RegExp(`\\b${id}\\b`);
  const found = files
    .map((file) => relative(SRC, file))
    .filter((file) => !file.startsWith(`games/${id}/`) && !file.startsWith("i18n/"))
    .filter((file) => named.test(readFileSync(join(SRC, file), "utf8")));
  expect(found).toEqual([]);
});
