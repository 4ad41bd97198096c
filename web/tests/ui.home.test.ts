/** Unfinished games on the home page. */
import { expect, test, vi } from "vitest";
import { games } from "../src/kit/catalogue";
import type { StoredGame } from "../src/storage/storage";

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock(import("../src/storage/storage"), async (actual) => ({
  ...(await actual()),
  usedSlots: async () => [...stored.keys()],
  readGame: async (slot) => stored.get(slot) as StoredGame,
}));
vi.mock(import("../src/contracts/games"), async (actual) => {
  const contracts = await actual();
  const slotsOf = async () => [{ slot: "terzett.compose", page: "play.html?task=compose" }];
  const manifestOf = (id: string) => {
    const manifest = contracts.manifestOf(id);
    return id === "terzett" ? { ...manifest, beginnings: async () => ({ slotsOf }) } : manifest;
  };
  return { ...contracts, manifestOf } as never;
});
vi.mock(import("../src/kit/catalogue"), async (actual) => ({
  ...(await actual()),
  gameInfo: async () => ({}) as never,
}));

const { unfinishedGames } = await import("../src/pages/suggestions");

test("a damaged game hides no other unfinished game", async () => {
  expect(games.map(({ id }) => id)).toContain("terzett");
  const view = {
    game: "terzett",
    ply: 1,
    sides: ["a"],
    actor: { kind: "seat" },
    log: { entries: [] },
  };
  stored.set("terzett", { id: "one", at: 1, save: {}, seats: {} });
  stored.set("terzett.compose", { id: "two", at: 1, save: {}, seats: {}, view });
  const unfinished = await unfinishedGames();
  expect(unfinished.map(({ page }) => page)).toEqual(["play.html?task=compose"]);
});
