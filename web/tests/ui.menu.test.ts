/** The entries of the main menu of a game's page. */
import { afterEach, expect, test, vi } from "vitest";
import type { MenuOptions } from "../src/table/main-menu";
import { view } from "./board.views";

vi.mock("../src/kit/bar", () => ({}));
vi.mock("../src/kit/device", () => ({ fullScreenItem: () => null }));
vi.mock("../src/kit/files", () => ({}));
vi.mock("../src/kit/follow", () => ({}));
vi.mock("../src/kit/toast", () => ({}));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id, words: () => {} }));
vi.mock("../src/table/level", () => ({}));

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a game", false],
  ["a course, whose steps are matches", true],
])("the menu of %s: return to the match before", async (_, course) => {
  vi.stubGlobal("addEventListener", () => {});
  const loadFromFile = vi.fn();
  const { mainMenu } = await import("../src/table/main-menu");
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const items = mainMenu({
    info: { id: "bohnenspiel", chance: false, hidden: false },
    table: { view: { ...view("bohnenspiel"), before: true } },
    moment: null,
    learning: course,
    course,
    lesson: course,
    session: { loadFromFile },
    narrow: false,
  } as unknown as MenuOptions);
  const names = items.map((item) =>
    typeof item === "object" && "words" in item ? item.words : "",
  );
  expect(names).toContain("menu-settings");
  expect(names.includes("act-back")).toBe(!course);
  const load = items.find(
    (item) => typeof item === "object" && "press" in item && item.words === "menu-load",
  );
  (load as { press(): void }).press();
  expect(loadFromFile.mock.calls).toEqual([[course]]);
});
