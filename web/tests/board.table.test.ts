import { beforeEach, describe, expect, test, vi } from "vitest";
import { PlayTable, type TableEvents, type TablePreferences } from "../src/board/table";
import {
  EngineFailure,
  type Hint,
  type LogEntry,
  type Seat,
  type View,
} from "../src/engine/protocol";
import { preferences as calm, view, words } from "./board.views";

/* Stub of the board, which needs a browser. It records the views and other values it receives. */
const surface = vi.hoisted(() => ({
  shown: [] as View[],
  opened: [] as boolean[],
  replayed: [] as View[],
  /** True during an animation. `landing` then collects the callbacks that wait for its end. */
  flies: false,
  landing: [] as (() => void)[],
  refused: [] as (string | null)[],
  recommended: [] as string[][],
  /** The texts in the live region. */
  heard: [] as string[],
  ask: (_path: string[]) => {},
  play: (_text: string) => {},
  command: (_command: "hint") => {},
}));
vi.mock("../src/board/board-input", () => ({
  BoardInput: class {
    readonly canvas = {
      afterAnimations(then: () => void) {
        if (surface.flies) surface.landing.push(then);
        else then();
      },
      finish() {
        surface.flies = false;
        for (const then of surface.landing.splice(0)) then();
      },
      replay(before: View) {
        surface.replayed.push(before);
      },
    };
    constructor({ ask, play, command }: Pick<typeof surface, "ask" | "play" | "command">) {
      Object.assign(surface, { ask, play, command });
    }
    show(shown: View) {
      surface.shown.push(shown);
    }
    showAgain(shown: View) {
      surface.shown.push(shown);
    }
    open(open: boolean) {
      surface.opened.push(open);
    }
    markRefused(place: string | null) {
      surface.refused.push(place);
    }
    showHint({ path }: Hint) {
      surface.recommended.push(path);
    }
    catchUp() {}
    applyLook() {}
    setMessages() {}
    close() {}
  },
}));
vi.mock(import("../src/board/narrator"), async (actual) => ({
  ...(await actual()),
  liveRegion: () => ({
    element: { remove() {} } as unknown as HTMLElement,
    announce: (text: string) => void surface.heard.push(text),
    clear() {
      surface.heard = [];
    },
  }),
}));

const HUMANS: Record<string, Seat> = { white: { kind: "human" }, black: { kind: "human" } };
const AGAINST: Record<string, Seat> = {
  white: { kind: "human" },
  black: { kind: "computer", level: "lusor" },
};

const start = view("lombardorum");
const throwing = { id: "throw", text: "throw", enabled: true, reason: null };

/** Return the view `ply` plies after the start, with changed fields. */
function later(ply: number, changed: Partial<View>): View {
  return { ...start, rev: start.rev + 1, ply: start.ply + ply, log: added(ply), ...changed };
}
function added(ply: number): View["log"] {
  const entry: LogEntry = { ...(start.log.entries.at(-1) as LogEntry), ply: start.ply + ply };
  return { from: start.log.entries.length, entries: [{ ...entry, kind: "move", events: [] }] };
}
const toThrow = (side: string | null): Partial<View> => ({
  actor: { kind: "chance", side },
  moves: [],
  tokens: [],
  actions: [throwing],
});
const toPlay = (side: string): Partial<View> => ({ actor: { kind: "seat", side } });

/** A table with a fake engine, which records all requests and returns `answers` in order. */
class Desk {
  asked: [string, object][] = [];
  answers: unknown[] = [];
  table: PlayTable;
  told: [string, unknown][] = [];

  constructor(preferences: Partial<TablePreferences> = {}) {
    const answer = (what: string, params: object): Promise<unknown> => {
      this.asked.push([what, params]);
      const next = this.answers.shift();
      if (next instanceof Error) return Promise.reject(next);
      return next === undefined ? new Promise(() => {}) : Promise.resolve(next);
    };
    this.table = new PlayTable({
      host: { append() {} } as unknown as HTMLElement,
      client: { request: answer as never, task: answer as never },
      painter: {} as never,
      messages: words("en"),
      preferences: { ...calm, ...preferences },
    });
    for (const name of ["error", "over"] as const) {
      this.table.on(name, (news) => this.told.push([name, news]));
    }
    for (const name of ["refusal", "waiting", "kept", "thinking"] as const) {
      let first = true;
      this.table.state[name].subscribe((value) => {
        if (!first) this.told.push([name, value]);
        first = false;
      });
    }
  }

  get last() {
    return this.asked.at(-1);
  }
}

const settled = () => vi.waitFor(() => Promise.resolve());
/** Wait until pending promises have settled. */
async function arrive(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
  await settled();
}

beforeEach(() => {
  Object.assign(surface, { shown: [], opened: [], refused: [], recommended: [] });
  Object.assign(surface, { flies: false, landing: [], heard: [] });
});

describe("move", () => {
  test("is sent as text of the current view, and the answer is shown", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    const next = later(1, {});
    desk.answers = [{ view: next }];
    surface.play("5:2-7");
    await arrive();
    expect(desk.asked).toEqual([["play", { match: "example", rev: 1, text: "5:2-7" }]]);
    expect(surface.shown.at(-1)).toBe(next);
    expect(desk.table.log).toHaveLength(start.log.entries.length + 1);
  });

  test("emits its event when the last piece has landed", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    surface.flies = true;
    const next = later(1, {});
    desk.answers = [{ view: next }];
    surface.play("5:2-7");
    await arrive();
    expect(desk.table.view).toBe(next);
    expect(desk.table.state.view.value).toEqual(start);
    for (const land of surface.landing) land();
    expect(desk.table.state.view.value).toEqual(next);
    expect(desk.table.state.log.value).toHaveLength(start.log.entries.length + 1);
  });

  test("emits no separate event if the next move follows during its animation", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    surface.flies = true;
    desk.answers = [{ view: later(1, {}) }, { view: { ...later(2, {}), rev: start.rev + 2 } }];
    surface.play("5:2-7");
    await arrive();
    surface.play("5:2-7");
    await arrive();
    surface.landing[0]?.();
    expect(desk.table.state.view.value).toEqual(start);
    surface.landing[1]?.();
    expect(desk.table.state.view.value?.rev).toBe(start.rev + 2);
  });

  test("contains its match and revision", async () => {
    const desk = new Desk();
    desk.table.show({ view: { ...start, match: "other", rev: 7 }, seats: HUMANS });
    await Promise.race([desk.table.undo(), arrive()]);
    expect(desk.asked).toEqual([["undo", { match: "other", rev: 7 }]]);
  });

  /** Start a move, and show another match before the engine answers. */
  async function overtake(desk: Desk, loaded: View, seats: Record<string, Seat>) {
    desk.table.show({ view: start, seats: HUMANS });
    let answer: (out: object | Promise<never>) => void = () => {};
    desk.answers = [new Promise((resolve) => (answer = resolve))];
    const played = desk.table.play("5:2-7");
    await arrive();
    desk.table.show({ view: loaded, seats });
    expect(surface.opened.at(-1)).toBe(false);
    return (out: object | Promise<never>) => {
      answer(out);
      return played;
    };
  }

  test("is dropped if another match is shown when the answer arrives", async () => {
    const desk = new Desk();
    const loaded = { ...start, match: "loaded" };
    await (await overtake(desk, loaded, HUMANS))({ view: later(1, {}) });
    expect(surface.shown.at(-1)).toBe(loaded);
    expect(surface.opened.at(-1)).toBe(true);
  });

  test("of a replaced match blocks neither person nor computer in the new match", async () => {
    const desk = new Desk();
    const loaded = { ...start, match: "loaded", ply: start.ply + 1, rev: 5, ...toPlay("black") };
    const arriving = await overtake(desk, loaded, AGAINST);
    const old = { ...loaded, rev: 4 };
    await arriving(Promise.reject(new EngineFailure("stale", {}, old)));
    expect(surface.shown.at(-1)).toBe(loaded);
    expect(desk.last?.[0]).toBe("think");
  });

  test("of the computer is not played in a new match", async () => {
    const desk = new Desk();
    let fail: (failure: unknown) => void = () => {};
    desk.answers = [{ text: "5:2-7" }, new Promise((_, reject) => (fail = reject))];
    desk.table.show({ view: { ...start, ...toPlay("black") }, seats: AGAINST });
    await vi.waitFor(() => expect(desk.last?.[0]).toBe("play"));
    const begun = { ...start, match: "begun" };
    desk.table.show({ view: begun, seats: HUMANS });
    fail(new EngineFailure("stale", {}, begun));
    await arrive();
    expect(desk.asked).toHaveLength(2);
    expect(surface.opened.at(-1)).toBe(true);
  });

  test("pending when the worker died is played in the restored match", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    let fail: (failure: unknown) => void = () => {};
    const next = { ...later(1, {}), match: "restored" };
    desk.answers = [new Promise((_, reject) => (fail = reject)), { view: next }];
    const played = desk.table.play("5:2-7");
    await arrive();
    const restored = { ...start, match: "restored" };
    desk.table.show({ view: restored, seats: HUMANS });
    fail(new EngineFailure("stale", {}, restored));
    await played;
    expect(desk.last).toEqual(["play", { match: "restored", rev: 1, text: "5:2-7" }]);
    expect(surface.shown.at(-1)).toBe(next);
    expect(desk.told).toEqual([]);
  });

  test("that fails because of an outdated view shows the current view", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    const present = later(1, {});
    desk.answers = [new EngineFailure("stale", {}, present)];
    await desk.table.play("5:2-7");
    expect(surface.shown.at(-1)).toBe(present);
    expect(desk.told).toEqual([]);
  });

  test("refused by the rules is explained in words", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    desk.answers = [new EngineFailure("blocked", { at: 12, count: 4 })];
    await desk.table.play("5:7-12");
    const [name, news] = desk.told[0] as ["error", TableEvents["error"]];
    expect([name, news.text]).toEqual(["error", "Blocked: 4 of the opponent’s men hold 12."]);
  });
});

describe("action", () => {
  test("pressed during a request is done after its answer", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    let answer: (out: object) => void = () => {};
    desk.answers = [new Promise((resolve) => (answer = resolve)), { view: later(2, { rev: 3 }) }];
    void desk.table.play("5:2-7");
    const pressed = desk.table.act("throw");
    await arrive();
    answer({ view: later(1, toThrow("white")) });
    await pressed;
    expect(desk.asked.map(([what]) => what)).toEqual(["play", "play"]);
    expect(desk.last?.[1]).toMatchObject({ text: "throw", rev: 2 });
  });

  test("pressed twice is done once and not refused", async () => {
    const desk = new Desk();
    desk.table.show({ view: { ...start, ...toThrow("white") }, seats: HUMANS });
    const reason = { code: "already_thrown", params: {} };
    const thrown = { actions: [{ ...throwing, enabled: false, reason }] };
    desk.answers = [{ view: later(1, { ...toPlay("white"), ...thrown }) }];
    await Promise.all([desk.table.act("throw"), desk.table.act("throw")]);
    expect(desk.asked).toHaveLength(1);
    expect(desk.told).toEqual([]);
  });
});

test("the return to the previous game of a series announces its status, not an undone move", async () => {
  const desk = new Desk();
  const said = vi.fn();
  const series = { ...start.series, target: 5 };
  desk.table.show({ view: later(1, { series: { ...series, game: 2 } }), seats: HUMANS });
  desk.table.on("said", said);
  const outcome = { winner: null, ending: "drawn", points: 0 };
  const status = [{ code: "drawn", params: {} }];
  const over = { actor: { kind: "over", outcome }, status, series } satisfies Partial<View>;
  desk.answers = [{ view: { ...start, ...over, rev: 3, ahead: 1 } }];
  await desk.table.back();
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  const heard = said.mock.calls.join(" ");
  expect(heard).toContain("Drawn.");
  expect(heard).not.toContain("Move undone.");
});

describe("note", () => {
  const mark = { code: "starts", side: "white", path: [], params: {} };

  test("is sent as a separate request, and its result is announced", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    const said = vi.fn();
    desk.table.on("said", said);
    const log = { from: start.log.entries.length, entries: [] };
    desk.answers = [{ view: { ...start, rev: 2, log, status: [] }, events: [mark] }];
    await desk.table.note("mark 3");
    expect(desk.asked).toEqual([["note", { match: "example", rev: 1, text: "mark 3" }]]);
    expect(desk.table.log).toHaveLength(start.log.entries.length);
    await vi.waitFor(() => expect(said).toHaveBeenCalled());
  });

  test("that is disabled is refused without a request", async () => {
    const desk = new Desk();
    const reason = { code: "already_thrown", params: {} };
    const check = { id: "check", text: "check", enabled: false, reason };
    desk.table.show({ view: { ...start, actions: [check] }, seats: HUMANS });
    await desk.table.note("check");
    expect(desk.asked).toEqual([]);
    expect(desk.told.map(([name]) => name)).toEqual(["refusal"]);
  });
});

describe("explanation", () => {
  test("is requested with the path, marked on the board and announced", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    const reason = { code: "one_man_only", params: { at: 4 } };
    desk.answers = [{ why: { reason, option: "restricted", source: null } }];
    surface.ask(["p2", "p4"]);
    await arrive();
    expect(desk.asked).toEqual([["why", { path: ["p2", "p4"] }]]);
    expect(surface.refused).toEqual(["p4"]);
    expect(desk.told[0]?.[1]).toMatchObject({ text: expect.stringMatching(/^One man only: /) });
  });

  test("that arrives after the question about another move is not shown", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    const why = (at: number) => ({
      why: { reason: { code: "one_man_only", params: { at } }, option: "", source: null },
    });
    desk.answers = [why(4), why(5)];
    surface.ask(["p2", "p4"]);
    surface.ask(["p2", "p5"]);
    await arrive();
    expect(surface.refused).toEqual(["p5"]);
  });

  test("of a disabled action is announced without a request", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    await desk.table.act("throw");
    expect(desk.asked).toEqual([]);
    expect(desk.told[0]?.[1]).toMatchObject({ text: expect.stringMatching(/^Already rolled: /) });
  });
});

describe("undo or redo that is not possible", () => {
  const reason = { code: "nothing_to_undo", params: {} };
  const nothing = { enabled: false, reason };

  test("is refused with the reason, without a request", async () => {
    const desk = new Desk();
    desk.table.show({ view: { ...start, undo: nothing }, seats: HUMANS });
    await desk.table.undo();
    await desk.table.redo();
    expect(desk.asked).toEqual([]);
    expect(desk.told.map(([, told]) => told)).toMatchObject([
      { text: "There is nothing to undo." },
      { text: "There is nothing to redo." },
    ]);
  });
});

describe("exception in the page", () => {
  const reported: unknown[] = [];
  beforeEach(() => {
    reported.length = 0;
    vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
  });

  test("while showing an answer is reported and announced, and the table remains usable", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    desk.answers = [{ view: { ...later(1, {}), log: null } }, { view: later(1, {}) }];
    await desk.table.play("5:2-7");
    expect(reported).toHaveLength(1);
    const [name, news] = desk.told[0] as ["error", TableEvents["error"]];
    expect([name, news.text]).toEqual([
      "error",
      expect.stringMatching(/^An error occurred in the game/),
    ]);
    expect(surface.opened.at(-1)).toBe(true);
    await desk.table.play("5:2-7");
    expect(desk.asked).toHaveLength(2);
    expect(surface.shown.at(-1)?.ply).toBe(start.ply + 1);
  });

  test("does not occur when thinking is stopped", async () => {
    const desk = new Desk();
    let stop: (reason: unknown) => void = () => {};
    desk.answers = [new Promise((_, reject) => (stop = reject)), { view: later(-2, {}) }];
    desk.table.show({ view: { ...start, ...toPlay("black") }, seats: AGAINST });
    await desk.table.undo();
    stop(new DOMException("", "AbortError"));
    await arrive();
    expect(reported).toEqual([]);
  });

  test("in a stored view is reported, and the game is loaded nevertheless", async () => {
    const desk = new Desk();
    desk.answers = [{ view: start, seats: HUMANS }];
    const stored = { ...start, log: null } as unknown as View;
    await desk.table.open({ load: { save: {} } }, { view: stored, seats: HUMANS });
    expect(reported).toHaveLength(1);
    expect(surface.shown).toEqual([start]);
    expect(desk.table.state.log.value).toEqual(start.log.entries);
  });
});

describe("before the first answer of Python", () => {
  const opening = { ...start, ...toThrow(null) };

  test("the first choice is kept and played when the match has started", async () => {
    const desk = new Desk();
    let stand: (start: object) => void = () => {};
    desk.answers = [new Promise((resolve) => (stand = resolve)), { view: later(1, {}) }];
    const opened = desk.table.open(
      { new: { game: "lombardorum" } },
      { view: opening, seats: HUMANS },
    );
    await desk.table.act("throw");
    await desk.table.act("throw");
    expect(desk.told).toEqual([["kept", "throw"]]);
    stand({ view: { ...opening, rev: 5 }, seats: HUMANS });
    await opened;
    await arrive();
    expect(desk.told).toEqual([
      ["kept", "throw"],
      ["kept", null],
    ]);
    expect(desk.last).toEqual(["play", { match: "example", rev: 5, text: "throw" }]);
    expect(desk.asked).toHaveLength(2);
  });

  test("a choice that is not available in the match is dropped", async () => {
    const desk = new Desk();
    desk.answers = [{ view: start, seats: HUMANS }];
    const opened = desk.table.open({ load: { save: {} } }, { view: opening, seats: HUMANS });
    await desk.table.act("throw");
    await opened;
    await arrive();
    expect(desk.asked.map(([what]) => what)).toEqual(["load"]);
  });

  test("a failure does not end the opening of another match", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    let refuse: (failure: Error) => void = () => {};
    desk.answers = [new Promise((_, reject) => (refuse = reject))];
    const first = desk.table.open({ load: { save: {} } });
    void desk.table.open({ load: { save: {} } });
    refuse(new EngineFailure("load_cancelled"));
    await expect(first).rejects.toThrow("load_cancelled");
    expect(desk.table.state.phase.value).toBe("opening");
  });

  test("a failure to open is returned to the caller", async () => {
    const desk = new Desk();
    desk.answers = [new EngineFailure("save_damaged")];
    await expect(desk.table.open({ load: { save: {} } })).rejects.toThrow("save_damaged");
  });
});

describe("computer", () => {
  test("thinks at its level and plays its choice", async () => {
    const desk = new Desk();
    desk.answers = [{ text: "5:2-7" }, { view: later(1, toThrow("white")) }];
    desk.table.show({ view: { ...start, ...toPlay("black") }, seats: AGAINST });
    await arrive();
    expect(desk.asked).toEqual([
      ["think", { match: "example", rev: 1, level: "lusor" }],
      ["play", { match: "example", rev: 1, text: "5:2-7" }],
    ]);
    expect(desk.told).toEqual([
      ["thinking", "black"],
      ["thinking", null],
    ]);
  });

  test("rolls the dice itself", async () => {
    const desk = new Desk();
    desk.table.show({ view: { ...start, ...toThrow("black") }, seats: AGAINST });
    await arrive();
    expect(desk.asked).toEqual([["play", { match: "example", rev: 1, text: "throw", auto: true }]]);
  });

  test("is interrupted by undo, and its late choice is not played", async () => {
    const desk = new Desk();
    let choose: (choice: object) => void = () => {};
    desk.answers = [new Promise((resolve) => (choose = resolve)), { view: later(-2, {}) }];
    desk.table.show({ view: { ...start, ...toPlay("black") }, seats: AGAINST });
    await desk.table.undo();
    choose({ text: "5:2-7" });
    await arrive();
    expect(desk.asked.map(([what]) => what)).toEqual(["think", "undo"]);
    expect(desk.told.at(-1)).toEqual(["thinking", null]);
  });

  test("thinks again after a person's step was refused", async () => {
    const desk = new Desk();
    desk.answers = [undefined, new EngineFailure("blocked", { at: 12, count: 4 })];
    desk.table.show({ view: { ...start, ...toPlay("black") }, seats: AGAINST });
    await desk.table.play("5:2-7");
    await arrive();
    expect(desk.asked.map(([what]) => what)).toEqual(["think", "play", "think"]);
  });

  test("does not repeat its own refused move", async () => {
    const desk = new Desk();
    desk.answers = [{ text: "5:2-7" }, new EngineFailure("blocked", { at: 12, count: 4 })];
    desk.table.show({ view: { ...start, ...toPlay("black") }, seats: AGAINST });
    await arrive();
    expect(desk.asked.map(([what]) => what)).toEqual(["think", "play"]);
  });

  test("thinks again if another match could not be opened", async () => {
    const desk = new Desk();
    desk.answers = [undefined, new EngineFailure("save_damaged")];
    desk.table.show({ view: { ...start, ...toPlay("black") }, seats: AGAINST });
    await desk.table.open({ load: { save: {} } }).catch(() => {});
    await arrive();
    expect(desk.asked.map(([what]) => what)).toEqual(["think", "load", "think"]);
  });

  test("pauses during review until it is resumed", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: AGAINST });
    desk.answers = [{ view: later(-3, { ...toPlay("black"), ahead: 3 }) }];
    await desk.table.goto(start.ply - 3);
    await arrive();
    expect(desk.table.state.phase.value).toBe("replaying");
    expect(desk.asked.map(([what]) => what)).toEqual(["goto"]);
    desk.table.resume();
    await arrive();
    expect(desk.table.state.phase.value).not.toBe("replaying");
    expect(desk.last?.[0]).toBe("think");
  });

  test("does not delete the later moves of a game that is opened at an earlier ply", async () => {
    const past = { ...start, ...toPlay("black"), ahead: 3 };
    const desk = new Desk();
    desk.table.show({ view: past, seats: AGAINST });
    await arrive();
    expect(desk.table.state.phase.value).toBe("replaying");
    desk.table.show({ view: { ...start, match: "next" }, seats: AGAINST });
    expect(desk.table.state.phase.value).toBe("playing");
    desk.answers = [{ view: { ...past, rev: 9 }, seats: AGAINST }];
    await desk.table.back();
    await arrive();
    expect(desk.table.state.phase.value).toBe("replaying");
    expect(desk.asked.map(([what]) => what)).toEqual(["back"]);
  });
});

describe("automatic play", () => {
  const pass = { ...start.moves[0], text: "pass", path: [] } as View["moves"][number];
  const forced = (moves: View["moves"]) => ({ view: { ...start, moves }, seats: HUMANS });

  test("passes, unless the user prefers a button", async () => {
    const willing = new Desk();
    willing.table.show(forced([pass]));
    await arrive();
    expect(willing.last).toEqual(["play", { match: "example", rev: 1, text: "pass", auto: true }]);
    const other = new Desk({ autoPass: false });
    other.table.show(forced([pass]));
    await arrive();
    expect(other.asked).toEqual([]);
  });

  test("plays the only step if the setting is on, even if a longer path exists", async () => {
    const moves = start.moves.filter(({ text }) => text.startsWith("5:2-7"));
    expect(moves).toHaveLength(2);
    const desk = new Desk({ autoForced: true });
    desk.table.show(forced(moves));
    await arrive();
    expect(desk.last).toEqual(["play", { match: "example", rev: 1, text: "5:2-7", auto: true }]);
  });

  test("rolls the dice if the setting is on and nothing else can be done", async () => {
    const desk = new Desk({ autoThrow: true });
    const double = { ...throwing, id: "double", text: "double" };
    desk.table.show({
      view: { ...start, ...toThrow("white"), actions: [throwing, double] },
      seats: HUMANS,
    });
    await arrive();
    expect(desk.asked).toEqual([]);
    desk.table.show({ view: { ...start, ...toThrow("white") }, seats: HUMANS });
    await arrive();
    expect(desk.last).toEqual(["play", { match: "example", rev: 1, text: "throw", auto: true }]);
  });

  test("rolls the dice while the text field is open, unless turns end by hand", async () => {
    const desk = new Desk({ commit: true });
    desk.table.show({ view: { ...start, ...toThrow("white") }, seats: HUMANS });
    desk.table.setPreferences({ typing: true });
    await arrive();
    expect(desk.asked).toEqual([]);
    desk.table.setPreferences({ commit: false });
    await arrive();
    expect(desk.last).toEqual(["play", { match: "example", rev: 1, text: "throw", auto: true }]);
  });

  test("is omitted while another match is being opened", async () => {
    const desk = new Desk();
    desk.table.show(forced([pass]));
    void desk.table.open({ load: { save: {} } });
    await arrive();
    expect(desk.asked.map(([what]) => what)).toEqual(["load"]);
  });

  test("is omitted at a closed table", async () => {
    const desk = new Desk();
    desk.table.show(forced([pass]));
    desk.table.close();
    await arrive();
    expect(desk.asked).toEqual([]);
  });

  test("never shows a covered hand", async () => {
    const desk = new Desk({ autoForced: true });
    const actions = [{ id: "sit", text: "", enabled: true, reason: null }];
    const covered = { ...start, ...toPlay("white"), moves: [], actions };
    desk.table.show({ view: covered, seats: HUMANS });
    await arrive();
    expect(desk.asked).toEqual([]);
  });

  test("waits while there are undone plies", async () => {
    const desk = new Desk({ autoThrow: true });
    desk.table.show({ view: { ...start, ...toThrow("white"), ahead: 2 }, seats: HUMANS });
    await arrive();
    expect(desk.asked).toEqual([]);
  });
});

describe("ending the turn with a button", () => {
  test("holds the computer back until the button is pressed", async () => {
    const desk = new Desk({ commit: true });
    desk.table.show({ view: start, seats: AGAINST });
    desk.answers = [{ view: later(1, toThrow("black")) }];
    await desk.table.play("5:2-7");
    expect(desk.told).toEqual([["waiting", true]]);
    expect(desk.asked).toHaveLength(1);
    desk.table.commit();
    await arrive();
    expect(desk.told.at(-1)).toEqual(["waiting", false]);
    expect(desk.last).toEqual(["play", { match: "example", rev: 2, text: "throw", auto: true }]);
  });

  test("does not apply after a step within the turn", async () => {
    const desk = new Desk({ commit: true });
    desk.table.show({ view: start, seats: AGAINST });
    desk.answers = [{ view: later(1, {}) }];
    await desk.table.play("5:2-7");
    expect(desk.told).toEqual([]);
  });

  test("remains due after a change of the computer's level", async () => {
    const desk = new Desk({ commit: true });
    desk.table.show({ view: start, seats: AGAINST });
    const ended = later(1, toThrow("black"));
    const stronger: Record<string, Seat> = {
      ...AGAINST,
      black: { kind: "computer", level: "magister" },
    };
    desk.answers = [{ view: ended }, { view: { ...ended, rev: ended.rev + 1 }, seats: stronger }];
    await desk.table.play("5:2-7");
    await desk.table.seat(stronger);
    await arrive();
    expect(desk.table.state.phase.value).toBe("waiting");
    expect(desk.asked.map(([what]) => what)).toEqual(["play", "seats"]);
  });

  test("remains due after the return from an earlier position", async () => {
    const desk = new Desk({ commit: true });
    desk.table.show({ view: start, seats: AGAINST });
    const ended = later(1, toThrow("black"));
    const back = { ...start, rev: ended.rev + 1, ahead: 1 };
    desk.answers = [{ view: ended }, { view: back }, { view: { ...ended, rev: ended.rev + 2 } }];
    await desk.table.play("5:2-7");
    await desk.table.goto(start.ply);
    expect(desk.table.state.phase.value).toBe("replaying");
    await desk.table.goto(ended.ply);
    await arrive();
    expect(desk.table.state.phase.value).toBe("waiting");
    expect(desk.asked.map(([what]) => what)).toEqual(["play", "goto", "goto"]);
  });

  test("is not due if a computer takes over the side", async () => {
    const desk = new Desk({ commit: true });
    desk.table.show({ view: start, seats: AGAINST });
    const ended = later(1, toThrow("black"));
    const swapped: Record<string, Seat> = {
      white: { kind: "computer", level: "lusor" },
      black: { kind: "human" },
    };
    desk.answers = [{ view: ended }, { view: { ...ended, rev: ended.rev + 1 }, seats: swapped }];
    await desk.table.play("5:2-7");
    await desk.table.seat(swapped);
    expect(desk.table.state.phase.value).toBe("playing");
  });

  test("allows the turn to be undone", async () => {
    const desk = new Desk({ commit: true });
    desk.table.show({ view: start, seats: AGAINST });
    desk.answers = [{ view: later(1, toThrow("black")) }, { view: start }];
    await desk.table.play("5:2-7");
    await desk.table.undo();
    expect(desk.told.at(-1)).toEqual(["waiting", false]);
  });
});

describe("hint", () => {
  const hint: Hint = {
    text: "1:2-3*",
    path: ["p2", "p3"],
    reason: { code: "hits", params: { at: 3 } },
    more: [],
    plan: [],
    value: 0.6,
    unit: "chance",
  };

  test("is shown as a path and announced with its reason", async () => {
    const desk = new Desk();
    const told: TableEvents["hint"][] = [];
    desk.table.on("hint", (news) => told.push(news));
    desk.table.show({ view: start, seats: HUMANS });
    desk.answers = [hint];
    await desk.table.hint();
    expect(surface.recommended).toEqual([["p2", "p3"]]);
    expect(told[0]?.text).toMatch(/It hits a single man\.$/);
  });

  test("requested during a step refers to the position after it", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    desk.answers = [{ view: later(1, {}) }, hint];
    void desk.table.undo();
    await desk.table.hint();
    expect(surface.recommended).toEqual([["p2", "p3"]]);
  });

  test("is replaced by the status while the hands are covered", async () => {
    const desk = new Desk();
    const said: string[] = [];
    desk.table.on("said", (text) => said.push(text));
    const line = view("sperrdomino");
    const actions = [{ id: "sit", text: "", enabled: true, reason: null }];
    const status = [{ code: "covered", params: { side: "a" } }];
    const seats: Record<string, Seat> = { a: { kind: "human" }, b: { kind: "human" } };
    desk.table.show({ view: { ...line, viewer: "", moves: [], actions, status }, seats });
    await desk.table.hint();
    expect(desk.asked).toEqual([]);
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/please take your seat/));
  });

  test("is replaced by the status on a page without hints, if the key is pressed", async () => {
    const desk = new Desk();
    const said: string[] = [];
    desk.table.on("said", (text) => said.push(text));
    desk.table.offersHints = false;
    desk.table.show({ view: { ...start, status: [], ...toPlay("white") }, seats: AGAINST });
    surface.command("hint");
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/pips to go/));
    expect(desk.asked).toEqual([]);
  });

  test("that arrives during an animation remains after its end", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    surface.flies = true;
    desk.answers = [{ view: later(1, {}) }, hint];
    await desk.table.play("5:2-7");
    await desk.table.hint();
    for (const then of surface.landing.splice(0)) then();
    expect(desk.table.state.hint.value?.hint).toEqual(hint);
  });

  test("and reasons follow a change of the language", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    desk.answers = [hint];
    await desk.table.hint();
    desk.table.setMessages(words("de"));
    const { state } = desk.table;
    await vi.waitFor(() => expect(state.hint.value?.text).toMatch(/Damit schlagen Sie/));
    desk.answers = [{ why: { reason: { code: "blocked", params: {} }, option: "", source: null } }];
    await desk.table.why(["p2", "p3"]);
    const german = state.refusal.value?.text;
    desk.table.setMessages(words("en"));
    expect(state.refusal.value?.text).not.toBe(german);
    expect(state.refusal.value?.why.reason.code).toBe("blocked");
  });

  test("that arrives too late is not shown", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    let advise: (hint: Hint) => void = () => {};
    desk.answers = [new Promise<Hint>((resolve) => (advise = resolve)), { view: later(1, {}) }];
    const asked = desk.table.hint();
    await desk.table.play("5:2-7");
    advise(hint);
    await asked;
    expect(surface.recommended).toEqual([]);
  });
});

test("covered hands are also removed from the announcements", async () => {
  const desk = new Desk();
  const line = view("sperrdomino");
  const seats: Record<string, Seat> = { a: { kind: "human" }, b: { kind: "human" } };
  desk.table.show({ view: line, seats });
  desk.table.say("In your hand: 0:3 and 1:5.");
  await vi.waitFor(() => expect(surface.heard.join()).toMatch(/0:3/));
  const log = { from: line.ply + 1, entries: [] };
  desk.answers = [{ view: { ...line, rev: line.rev + 1, viewer: "", log } }];
  await desk.table.play("1:5 left");
  expect(surface.heard.join()).not.toMatch(/0:3/);
});

test("a stored view does not show a hand before its owner confirms to be at the screen", () => {
  const stored = view("sperrdomino");
  const meanwhile = (change: Partial<View>, other: Seat) => {
    const desk = new Desk();
    surface.shown = [];
    void desk.table.open(
      { load: { save: {} } },
      {
        view: { ...stored, ...change },
        seats: { a: { kind: "human" }, b: other },
      },
    );
    return surface.shown.length;
  };
  const human: Seat = { kind: "human" };
  expect(meanwhile({}, human)).toBe(0);
  expect(meanwhile({ viewer: "" }, human)).toBe(1);
  expect(meanwhile({}, { kind: "computer", level: "kind" })).toBe(1);
});

test("a replay begins with the letters that the page has put on the places", () => {
  const desk = new Desk();
  desk.table.decorateView((shown) => ({
    ...shown,
    places: shown.places.map((place) => ({ ...place, value: "L" })),
    marks: [],
  }));
  desk.table.show({ view: start, seats: HUMANS });
  desk.table.replay({ ...start, ply: 0 }, []);
  const before = surface.replayed.at(-1);
  expect(before?.ply).toBe(0);
  expect(new Set(before?.places.map(({ value }) => value))).toEqual(new Set(["L"]));
  expect(before?.marks).toBe(start.marks);
});

describe("the history with undone plies", () => {
  /** Show a game, go back one ply in the view of `viewer`, and return the plies of the history. */
  async function pliesAfterStepBack(game: string, viewer: string, over = false): Promise<number[]> {
    const desk = new Desk();
    const [shown, end] = [view(game), { code: "over", side: "", path: [], params: {} }];
    const all = shown.log.entries;
    const entries = over ? all.with(-1, { ...(all.at(-1) as LogEntry), events: [end] }) : all;
    const seats = Object.fromEntries(shown.sides.map((side) => [side, { kind: "human" } as const]));
    desk.table.show({ view: { ...shown, log: { from: 0, entries } }, seats });
    const log = { from: 0, entries: entries.slice(0, -1) };
    const ply = shown.ply - 1;
    desk.answers = [{ view: { ...shown, rev: shown.rev + 1, ply, ahead: 1, viewer, log } }];
    await desk.table.goto(ply);
    return desk.table.log.map((entry) => entry.ply);
  }

  test("does not show a player the tiles that another player has bought", async () => {
    const { ply, viewer } = view("sperrdomino");
    expect(await pliesAfterStepBack("sperrdomino", viewer)).toContain(ply);
    expect(await pliesAfterStepBack("sperrdomino", "")).not.toContain(ply);
  });

  test("is complete after the end of the game, and in games without hidden hands", async () => {
    const { ply } = view("sperrdomino");
    expect(await pliesAfterStepBack("sperrdomino", "", true)).toContain(ply);
    expect(await pliesAfterStepBack("lombardorum", "black")).toContain(start.ply);
  });
});

test("the end of a game is announced once, with the kind of ending", async () => {
  const desk = new Desk();
  desk.table.show({ view: start, seats: HUMANS });
  const outcome = { winner: "white", ending: "borne_off", points: 1 };
  desk.answers = [{ view: later(1, { actor: { kind: "over", outcome }, moves: [] }) }];
  await desk.table.play("5:2-7");
  expect(desk.told).toEqual([["over", { outcome }]]);
});

test("the board is closed while the engine answers and during the computer's turn", async () => {
  const desk = new Desk();
  desk.table.show({ view: start, seats: AGAINST });
  expect(surface.opened.at(-1)).toBe(true);
  const played = desk.table.play("5:2-7");
  expect(surface.opened.at(-1)).toBe(false);
  desk.answers = [{ view: later(1, toPlay("black")) }];
  await played;
  expect(surface.opened.at(-1)).toBe(false);
});

describe("announcements", () => {
  test("refuse a roll during the other player's turn, whatever the dice show", async () => {
    const desk = new Desk();
    const rolled = { code: "already_thrown", params: {} };
    const actions = [{ ...throwing, enabled: false, reason: rolled }];
    desk.table.show({ view: { ...start, ...toPlay("black"), actions }, seats: AGAINST });
    await Promise.race([desk.table.act("throw"), arrive()]);
    expect(desk.table.state.refusal.value?.text).toBe("Not your turn: another player is to move.");
  });

  test("report the result of a check once", async () => {
    const desk = new Desk();
    const said: string[] = [];
    desk.table.on("said", (text) => said.push(text));
    const puzzle = view("dominosa");
    const seats: Record<string, Seat> = { solver: { kind: "human" } };
    desk.table.show({ view: puzzle, seats });
    await vi.waitFor(() => expect(said).toHaveLength(1));
    const clean = { code: "check_clean", params: {} };
    const checked = { ...puzzle, rev: puzzle.rev + 1, status: [...puzzle.status, clean] };
    const params = { count: 0, lines: 0 };
    const events = [{ code: "check", side: "solver", path: [], params }];
    desk.answers = [{ view: checked, events }];
    await Promise.race([desk.table.note("check"), arrive()]);
    await vi.waitFor(() => expect(said).toHaveLength(2));
    expect(said[1]).toBe("Checked: no mistakes so far. 9 tiles still to find.");
  });
});
