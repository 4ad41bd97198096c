/** The stages of a study: a position with a question. */
import { expect, test, vi } from "vitest";
import type { Painter } from "../src/board/painter";
import type { Study, StudyName } from "../src/contracts/studies";
import type { TableContext } from "../src/contracts/table-context";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { GameInfo, View } from "../src/engine/protocol";
import { openStudy } from "../src/features/learn/study";
import { view } from "./board.views";

const game = vi.hoisted(() => ({ dataset: {} as Record<string, string> }));
vi.mock("../src/kit/dom", () => ({ find: () => game }));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id, words: () => ({ has: () => false }) }));
vi.mock("../src/kit/game-words", () => ({ gameName: () => "" }));
vi.mock("../src/table/rings", () => ({ ringsOver: () => ({ show() {} }) }));
vi.mock("../src/table/seats", () => ({ middle: () => "" }));
vi.mock("../src/table/undo", () => ({ undoButton: () => "" }));
vi.mock("../src/table/lesson", () => ({
  studyPlace: () => ({ head: {}, body: {}, element: {}, foot: {} }),
  studyHead: () => {},
}));
vi.mock("lit-html", async (actual) => ({ ...(await actual<object>()), render: () => ({}) }));

test.each([
  ["any legal move is right", "3", "solved"],
  ["a resignation is no answer", "resign", "missed"],
])("in a study without a required move, %s", (_, text, stage) => {
  const study = { id: "test", game: "bohnenspiel", position: {}, steps: 1, answer: null };
  const start = view("bohnenspiel");
  const log = [{ ply: 1, kind: "move", side: "south", text }];
  const outcome = { winner: "north", ending: "resigned", points: 1 };
  const actor: View["actor"] =
    text === "resign" ? { kind: "over", outcome } : { kind: "seat", side: "north" };
  const table = { log, decorateView() {} };
  const { panel } = openStudy(
    { ...study, turns: false } as StudyName & Study,
    { id: "bohnenspiel", seats: ["south", "north"], levels: [] as string[] } as unknown as GameInfo,
    {} as Painter,
    { table, overridePreferences() {} } as unknown as TableContext,
    "study.test",
  );
  const shown = { ...start, viewer: "south", ply: 1, actor };
  panel.update({ view: shown, log, refusal: null } as unknown as TableSnapshot);
  expect(game.dataset.study).toBe(stage);
});
