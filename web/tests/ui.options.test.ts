/** Options of a new game, whose defaults can depend on other options. */
import { expect, test, vi } from "vitest";
import type { GameInfo } from "../src/engine/protocol";
import { defaultsOf, omitDefaults, presetOf } from "../src/kit/options";

vi.mock("../src/kit/dialog", () => ({}));
vi.mock("../src/kit/words", () => ({}));

const option = (name: string, values: string[], more: object = {}) => {
  return { name, values, default: values[0], ...more };
};
const game = {
  options: [
    option("edition", ["beginner", "advanced"], {
      implied: { advanced: { congressus: "stand" } },
    }),
    option("congressus", ["off", "stand"]),
  ],
  presets: { beginners: {}, advanced: { edition: "advanced" } },
} as unknown as GameInfo;

test("an option has the default that the chosen edition gives it", () => {
  expect(defaultsOf(game, {})).toEqual({ edition: "beginner", congressus: "off" });
  expect(defaultsOf(game, { edition: "advanced" }).congressus).toBe("stand");
});

test("a choice against the default of the chosen edition is kept", () => {
  const chosen = { edition: "advanced", congressus: "off" };
  expect(omitDefaults(game, chosen)).toEqual(chosen);
  expect(omitDefaults(game, { ...chosen, edition: "beginner" })).toEqual({});
  expect(presetOf(game, chosen)).toBeNull();
});

test("the default of the chosen edition is omitted", () => {
  const chosen = { edition: "advanced", congressus: "stand" };
  expect(omitDefaults(game, chosen)).toEqual({ edition: "advanced" });
  expect(presetOf(game, chosen)).toBe("advanced");
});
