import { describe, expect, test } from "vitest";
import { EngineFailure, type LogEntry, type View } from "../src/engine/protocol";
import { restore } from "../src/table/restore";
import { view } from "./board.views";

const start = view("lombardorum");
const first = start.log.entries[0] as LogEntry;

/** Fake worker that plays any move except "illegal". A loaded game is at the ply of the save. */
class Desk {
  asked: string[] = [];
  #texts: string[] = [];
  #ply = 0;
  #match = 0;

  readonly saved: string[];

  constructor(saved: string[] = []) {
    this.saved = saved;
  }

  readonly ask = async (what: string, params: Record<string, unknown>): Promise<unknown> => {
    this.asked.push(what === "play" ? `play ${params.text}` : what);
    if (what === "new") this.#lay([]);
    if (what === "load") this.#lay((params.save as { ahead?: string[] }).ahead ?? this.saved);
    if (what === "goto") this.#ply = params.ply as number;
    if (what === "play") {
      if (params.text === "illegal") throw new EngineFailure("blocked");
      this.#texts = [...this.#texts.slice(0, this.#ply), String(params.text)];
      this.#ply += 1;
    }
    return this.start;
  };

  #lay(texts: string[]): void {
    this.#match += 1;
    [this.#texts, this.#ply] = [texts, this.saved.length];
  }

  get start() {
    const shown = standing(this.#texts.slice(0, this.#ply));
    const ahead = this.#texts.length - this.#ply;
    return { view: { ...shown, match: `m${this.#match}`, ahead }, seats: {} };
  }
}

function standing(texts: string[]): View {
  const entries = texts.map(
    (text, i): LogEntry => ({ ...first, kind: "move", ply: i + 1, text, auto: false }),
  );
  const log = { from: 0, entries: [{ ...first, ply: 0, kind: "new" as const }, ...entries] };
  return { ...start, ply: texts.length, ahead: 0, log };
}

const shown = (...texts: string[]) => {
  const board = standing(texts);
  return { view: board, log: board.log.entries, opening: null };
};
const played = async (found: ReturnType<typeof restore>) =>
  (await found)?.view.log.entries.slice(1).map(({ text }) => text);

describe("new worker", () => {
  test("is restored to the last save", async () => {
    const { ask } = new Desk(["a", "b"]);
    expect(await played(restore(ask as never, shown("a", "b"), {}))).toEqual(["a", "b"]);
  });

  test("replays the moves made after the save", async () => {
    const desk = new Desk(["a"]);
    expect(await played(restore(desk.ask as never, shown("a", "b", "c"), {}))).toEqual([
      "a",
      "b",
      "c",
    ]);
    expect(desk.asked).toEqual(["load", "play b", "play c", "view", "view"]);
  });

  test("undoes a move that the save still contains", async () => {
    const desk = new Desk(["a", "b"]);
    const board = { ...shown("a"), log: shown("a", "b").log };
    expect(await played(restore(desk.ask as never, board, {}))).toEqual(["a"]);
    expect(desk.start.view.ahead).toBe(1);
  });

  test("plays a move that replaced an undone one", async () => {
    const desk = new Desk(["a"]);
    const save = { ahead: ["a", "x"] };
    expect(await played(restore(desk.ask as never, shown("a", "b"), save))).toEqual(["a", "b"]);
  });

  test("keeps the last save if the board cannot be reached from it", async () => {
    const desk = new Desk(["a"]);
    expect(await played(restore(desk.ask as never, shown("z", "illegal"), {}))).toEqual(["a"]);
  });

  test("restarts a match that was not saved yet", async () => {
    const desk = new Desk();
    const opening = { new: { game: "lombardorum" } };
    const found = restore(desk.ask as never, { ...shown(), opening }, null);
    expect((await found)?.view.ply).toBe(0);
    expect(desk.asked).toEqual(["new", "view"]);
  });

  test("needs no restore without a match", async () => {
    const nothing = { view: null, log: [], opening: null };
    expect(await restore(new Desk().ask as never, nothing, null)).toBeNull();
  });
});
