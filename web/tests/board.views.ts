/** Example views and the messages for them, for the tests of the board. */
import { readdirSync, readFileSync } from "node:fs";
import type { TablePreferences } from "../src/board/table";
import type { View } from "../src/engine/protocol";
import { Messages } from "../src/i18n/messages";

const views = new URL("../../tests/views/", import.meta.url);

export const games: readonly string[] = readdirSync(views)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));

export function view(game: string): View {
  return JSON.parse(readFileSync(new URL(`${game}.json`, views), "utf8")) as View;
}

export function words(language: "en" | "de"): Messages {
  const folder = new URL(`../src/i18n/${language}/`, import.meta.url);
  const general = "core shell tables lombardorum mancala bohnenspiel dominoes";
  const areas = `${general} terzett composing sperrdomino familydomino rithmomachia lab laboratory`;
  const files = areas.split(" ").map((area) => new URL(`${area}.ftl`, folder));
  files.push(new URL("learn/access.ftl", folder));
  files.push(new URL(`words/${language}.ftl`, import.meta.url));
  return new Messages(
    language,
    files.map((file) => readFileSync(file, "utf8")),
    {
      onMissing: (id) => {
        throw new Error(`no words for ${id}`);
      },
    },
  );
}

/** Preferences of a table without animations. */
export const preferences: TablePreferences = {
  theme: "light",
  shape: "desk",
  seating: "fixed",
  animation: "off",
  targets: true,
  brief: false,
  way: false,
  hides: [],
  autoThrow: false,
  typing: false,
  autoForced: false,
  autoPass: true,
  commit: false,
  pace: 0,
};
