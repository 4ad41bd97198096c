/** Commands of a host page to an embedded board. Stubs replace table, engine and host page. */
import { beforeEach, expect, test, vi } from "vitest";
import type { TableContext } from "../src/contracts/table-context";
import { EngineFailure, type GameInfo } from "../src/engine/protocol";
import { EmbeddedBoard } from "../src/features/exhibits/frame/embedded-board";
import { readParameters } from "../src/features/exhibits/frame/parameters";
import type { Demo } from "../src/puzzle/demo";
import { words } from "./board.views";

vi.mock("../src/kit/toast", () => ({ toast: () => {}, notice: () => {} }));
vi.mock("../src/table/create-table", () => ({ sounds: () => {} }));
vi.mock("../src/table/detect-game", () => ({ gameOfLink: async () => null }));
const english = words("en");
vi.mock("../src/kit/words", () => ({ words: () => english, t: (id: string) => id }));

const info = {
  ...{ id: "bohnenspiel", family: "bohnenspiel", hidden: false, options: [] },
  ...{ seats: ["south", "north"], levels: ["spielkind"] },
} as unknown as GameInfo;
const view = { match: "m", rev: 1, options: {}, ply: 0, sides: info.seats, before: false };

let refusal: EngineFailure | null;
let ended: number;
/** Whether the demonstration was held, for each request to the engine. */
let held: boolean[];
/** Whether the demonstration had ended when the page was asked to store the game. */
let kept: boolean[];
let board: EmbeddedBoard;

beforeEach(() => {
  refusal = null;
  ended = 0;
  held = [];
  kept = [];
  const answer = async () => {
    held.push(board.demo?.isHeld ?? false);
    if (refusal) throw refusal;
  };
  const table = { view, log: [], seats: {}, on() {}, open: answer, seat: answer, show() {} };
  const autosave = { keep: async () => void kept.push(ended > 0) };
  const context = { table, engine: { request: answer }, autosave } as unknown as TableContext;
  const page = {};
  vi.stubGlobal("window", Object.assign(page, { parent: page }));
  vi.stubGlobal("location", { hash: "" });
  const { parameters } = readParameters("?mode=demo", [info], ["en"]);
  board = new EmbeddedBoard(info, parameters, context);
  const end = () => {
    ended += 1;
  };
  board.demo = { end } as unknown as Demo;
});

test("a position or a game that cannot be opened does not end a demonstration", async () => {
  refusal = new EngineFailure("position_damaged");
  await expect(board.setPosition({ game: "bohnenspiel" })).rejects.toThrow();
  await expect(board.newGame({ mode: "ai", options: { race: "?" } })).rejects.toThrow();
  expect(ended).toBe(0);
});

test("a position or a game of the host ends a demonstration", async () => {
  await board.setPosition({ game: "bohnenspiel" });
  await board.newGame({ mode: "ai" });
  expect(ended).toBe(2);
  await board.newGame({ mode: "demo" });
  expect(ended).toBe(2);
});

test("a demonstration starts no game while a game of the host is opened", async () => {
  await board.setPosition({ game: "bohnenspiel" });
  await board.newGame({ mode: "ai" });
  expect(held).toEqual([true, true]);
  expect(board.demo?.isHeld).toBe(false);
  refusal = new EngineFailure("position_damaged");
  await expect(board.setPosition({ game: "bohnenspiel" })).rejects.toThrow();
  expect(board.demo?.isHeld).toBe(false);
});

test("a game of the host is stored after the demonstration has ended", async () => {
  await board.newGame({ mode: "ai" });
  expect(kept).toEqual([true]);
});
