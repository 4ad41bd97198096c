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

/** Each of our files and the files it imports: "ui/table/statuspanel.ts" → ["board/words.ts", …]. */
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

/** Modules that a folder may import besides its own. */
const MAY: Record<string, RegExp> = {
  engine: /^(i18n|generated)\//,
  board: /^(engine|i18n)\//,
  material: /^(board|engine)\//,
  families: /^(board|engine|material)\//,
  i18n: /^(engine\/|data\.ts$)/,
};

test.each(Object.entries(MAY))("%s imports only allowed folders", (folder, others) => {
  const wrong = imports
    .filter(([file]) => file.startsWith(`${folder}/`))
    .flatMap(([file, all]) => all.map((other) => [file, other] as const))
    .filter(([, other]) => !other.startsWith(`${folder}/`) && !others.test(other));
  expect(wrong).toEqual([]);
});

const games = readdirSync(join(SRC, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("no module outside a game's folder imports its modules", () => {
  const wrong = imports.flatMap(([file, all]) =>
    all
      .filter((other) => {
        const game = games.find((id) => other.startsWith(`games/${id}/`));
        return game !== undefined && !file.startsWith(`games/${game}/`);
      })
      .map((other) => [file, other]),
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
