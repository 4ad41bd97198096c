import { beforeEach, describe, expect, test, vi } from "vitest";
import { PlayTable, type TableEvents, type TablePreferences } from "../src/board/table";
import { EngineFailure } from "../src/engine/failure";
import type { Hint, LogEntry, Seat, View } from "../src/engine/protocol";
import { view, words } from "./board.views";

/* Stub of the board, which needs a browser. It records the views and other values it receives. */
const surface = vi.hoisted(() => ({
  shown: [] as View[],
  opened: [] as boolean[],
  /** True during an animation. `landing` then collects the callbacks that wait for its end. */
  flies: false,
  landing: [] as (() => void)[],
  refused: [] as (string | null)[],
  recommended: [] as string[][],
  ask: (_path: string[]) => {},
  play: (_text: string) => {},
}));
vi.mock("../src/board/boardinput", () => ({
  BoardInput: class {
    constructor(options: Pick<typeof surface, "ask" | "play">) {
      Object.assign(surface, { ask: options.ask, play: options.play });
    }
    show(shown: View) {
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
    animationsEnded() {
      return Promise.resolve();
    }
    afterAnimations(then: () => void) {
      if (surface.flies) surface.landing.push(then);
      else then();
    }
  },
}));
vi.mock(import("../src/board/narrator"), async (actual) => ({
  ...(await actual()),
  liveRegion: () => ({ element: { remove() {} } as unknown as HTMLElement, announce() {} }),
}));

const HUMANS: Record<string, Seat> = { white: { kind: "human" }, black: { kind: "human" } };
const AGAINST: Record<string, Seat> = {
  white: { kind: "human" },
  black: { kind: "computer", level: "lusor" },
};
const calm: TablePreferences = {
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

const start = view("lombardorum");
const throwing = { id: "throw", text: "throw", enabled: true, reason: null };

/** A view `ply` plies later, with changed fields. */
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
/** Waits until pending promises have settled. */
async function arrive(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
  await settled();
}

beforeEach(() => {
  Object.assign(surface, { shown: [], opened: [], refused: [], recommended: [] });
  Object.assign(surface, { flies: false, landing: [] });
});

describe("a move", () => {
  test("is sent as text from the present view, and the answer is shown", async () => {
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

  test("is told to the page when the last piece has landed", async () => {
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

  test("that is overtaken by the next is not told alone", async () => {
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

  test("names the match and the revision that it was made from", async () => {
    const desk = new Desk();
    desk.table.show({ view: { ...start, match: "other", rev: 7 }, seats: HUMANS });
    await Promise.race([desk.table.undo(), arrive()]);
    expect(desk.asked).toEqual([["undo", { match: "other", rev: 7 }]]);
  });

  /** Starts a move, and shows another match before the engine answers. */
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

  test("whose answer belongs to another match than the one shown meanwhile is dropped", async () => {
    const desk = new Desk();
    const loaded = { ...start, match: "loaded" };
    await (await overtake(desk, loaded, HUMANS))({ view: later(1, {}) });
    expect(surface.shown.at(-1)).toBe(loaded);
    expect(surface.opened.at(-1)).toBe(true);
  });

  test("that another match has overtaken holds up neither person nor computer there", async () => {
    const desk = new Desk();
    const loaded = { ...start, match: "loaded", ply: start.ply + 1, rev: 5, ...toPlay("black") };
    const arriving = await overtake(desk, loaded, AGAINST);
    const old = { ...loaded, rev: 4 };
    await arriving(Promise.reject(new EngineFailure("stale", {}, old)));
    expect(surface.shown.at(-1)).toBe(loaded);
    expect(desk.last?.[0]).toBe("think");
  });

  test("of the computer that a new match has overtaken is not played there", async () => {
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

  test("that was on its way when the worker died is played in the match brought back", async () => {
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

  test("that goes wrong because the view was old is answered by the present view", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    const present = later(1, {});
    desk.answers = [new EngineFailure("stale", {}, present)];
    await desk.table.play("5:2-7");
    expect(surface.shown.at(-1)).toBe(present);
    expect(desk.told).toEqual([]);
  });

  test("that the rules refuse is told in words", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    desk.answers = [new EngineFailure("blocked", { at: 12, count: 4 })];
    await desk.table.play("5:7-12");
    const [name, news] = desk.told[0] as ["error", TableEvents["error"]];
    expect([name, news.text]).toEqual(["error", "Blocked: 4 of the opponent’s men hold 12."]);
  });
});

describe("an action", () => {
  test("that is pressed while a step is under way is done when that has come", async () => {
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

  test("that is pressed twice is neither done twice nor refused", async () => {
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

describe("a note", () => {
  const mark = { code: "starts", side: "white", path: [], params: {} };

  test("is sent as a request of its own, and what it brought is said", async () => {
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

  test("that is closed is refused without asking", async () => {
    const desk = new Desk();
    const reason = { code: "already_thrown", params: {} };
    const check = { id: "check", text: "check", enabled: false, reason };
    desk.table.show({ view: { ...start, actions: [check] }, seats: HUMANS });
    await desk.table.note("check");
    expect(desk.asked).toEqual([]);
    expect(desk.told.map(([name]) => name)).toEqual(["refusal"]);
  });
});

describe("why not", () => {
  test("is asked with the way, marked on the board and told", async () => {
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

  test("is told for an action that is closed, without asking", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    await desk.table.act("throw");
    expect(desk.asked).toEqual([]);
    expect(desk.told[0]?.[1]).toMatchObject({ text: expect.stringMatching(/^Already rolled: /) });
  });
});

describe("what cannot be taken back or played again", () => {
  const reason = { code: "nothing_to_undo", params: {} };
  const nothing = { enabled: false, reason };

  test("is told with its reason, without asking", async () => {
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

describe("a fault of ours", () => {
  const reported: unknown[] = [];
  beforeEach(() => {
    reported.length = 0;
    vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
  });

  test("in showing an answer is reported and told, and the table stays usable", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    desk.answers = [{ view: { ...later(1, {}), log: null } }, { view: later(1, {}) }];
    await desk.table.play("5:2-7");
    expect(reported).toHaveLength(1);
    const [name, news] = desk.told[0] as ["error", TableEvents["error"]];
    expect([name, news.text]).toEqual(["error", expect.stringMatching(/^Something went wrong/)]);
    expect(surface.opened.at(-1)).toBe(true);
    await desk.table.play("5:2-7");
    expect(desk.asked).toHaveLength(2);
    expect(surface.shown.at(-1)?.ply).toBe(start.ply + 1);
  });

  test("is none where thinking was stopped", async () => {
    const desk = new Desk();
    let stop: (reason: unknown) => void = () => {};
    desk.answers = [new Promise((_, reject) => (stop = reject)), { view: later(-2, {}) }];
    desk.table.show({ view: { ...start, ...toPlay("black") }, seats: AGAINST });
    await desk.table.undo();
    stop(new DOMException("", "AbortError"));
    await arrive();
    expect(reported).toEqual([]);
  });

  test("in a view that was stored is reported, and the game is loaded all the same", async () => {
    const desk = new Desk();
    desk.answers = [{ view: start, seats: HUMANS }];
    const stored = { ...start, log: null } as unknown as View;
    await desk.table.open({ load: { save: {} } }, { view: stored, seats: HUMANS });
    expect(reported).toHaveLength(1);
    expect(surface.shown).toEqual([start]);
    expect(desk.table.state.log.value).toEqual(start.log.entries);
  });
});

describe("before Python answers", () => {
  const opening = { ...start, ...toThrow(null) };

  test("the first choice is kept and played as soon as the match stands", async () => {
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

  test("a choice that the match does not offer is forgotten", async () => {
    const desk = new Desk();
    desk.answers = [{ view: start, seats: HUMANS }];
    const opened = desk.table.open({ load: { save: {} } }, { view: opening, seats: HUMANS });
    await desk.table.act("throw");
    await opened;
    await arrive();
    expect(desk.asked.map(([what]) => what)).toEqual(["load"]);
  });

  test("an opening that fails is told to whoever opened", async () => {
    const desk = new Desk();
    desk.answers = [new EngineFailure("save_damaged")];
    await expect(desk.table.open({ load: { save: {} } })).rejects.toThrow("save_damaged");
  });
});

describe("the computer", () => {
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

  test("throws by itself", async () => {
    const desk = new Desk();
    desk.table.show({ view: { ...start, ...toThrow("black") }, seats: AGAINST });
    await arrive();
    expect(desk.asked).toEqual([["play", { match: "example", rev: 1, text: "throw", auto: true }]]);
  });

  test("is interrupted by taking back, and its late choice is not played", async () => {
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

  test("rests while the history is looked at, until it is let on", async () => {
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
});

describe("what plays itself", () => {
  const pass = { ...start.moves[0], text: "pass", path: [] } as View["moves"][number];
  const forced = (moves: View["moves"]) => ({ view: { ...start, moves }, seats: HUMANS });

  test("is a pass, unless one wants to press it", async () => {
    const willing = new Desk();
    willing.table.show(forced([pass]));
    await arrive();
    expect(willing.last).toEqual(["play", { match: "example", rev: 1, text: "pass", auto: true }]);
    const other = new Desk({ autoPass: false });
    other.table.show(forced([pass]));
    await arrive();
    expect(other.asked).toEqual([]);
  });

  test("is the only step where that is wished, a way over it notwithstanding", async () => {
    const moves = start.moves.filter(({ text }) => text.startsWith("5:2-7"));
    expect(moves).toHaveLength(2);
    const desk = new Desk({ autoForced: true });
    desk.table.show(forced(moves));
    await arrive();
    expect(desk.last).toEqual(["play", { match: "example", rev: 1, text: "5:2-7", auto: true }]);
  });

  test("is the throw where that is wished and nothing else can be done", async () => {
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

  test("is the throw while somebody types, unless turns end by hand", async () => {
    const desk = new Desk({ commit: true });
    desk.table.show({ view: { ...start, ...toThrow("white") }, seats: HUMANS });
    desk.table.setPreferences({ typing: true });
    await arrive();
    expect(desk.asked).toEqual([]);
    desk.table.setPreferences({ commit: false });
    await arrive();
    expect(desk.last).toEqual(["play", { match: "example", rev: 1, text: "throw", auto: true }]);
  });

  test("waits where plies lie ahead", async () => {
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

  test("does not hold after a step within the turn", async () => {
    const desk = new Desk({ commit: true });
    desk.table.show({ view: start, seats: AGAINST });
    desk.answers = [{ view: later(1, {}) }];
    await desk.table.play("5:2-7");
    expect(desk.told).toEqual([]);
  });

  test("leaves the turn open to be taken back", async () => {
    const desk = new Desk({ commit: true });
    desk.table.show({ view: start, seats: AGAINST });
    desk.answers = [{ view: later(1, toThrow("black")) }, { view: start }];
    await desk.table.play("5:2-7");
    await desk.table.undo();
    expect(desk.told.at(-1)).toEqual(["waiting", false]);
  });
});

describe("a hint", () => {
  const hint: Hint = {
    text: "1:2-3*",
    path: ["p2", "p3"],
    reason: { code: "hits", params: { at: 3 } },
    more: [],
    plan: [],
    value: 0.6,
    unit: "chance",
  };

  test("is shown as a way and told with its reason", async () => {
    const desk = new Desk();
    const told: TableEvents["hint"][] = [];
    desk.table.on("hint", (news) => told.push(news));
    desk.table.show({ view: start, seats: HUMANS });
    desk.answers = [hint];
    await desk.table.hint();
    expect(surface.recommended).toEqual([["p2", "p3"]]);
    expect(told[0]?.text).toMatch(/It hits a single man\.$/);
  });

  test("that is asked for while a step is under way is given for what comes of it", async () => {
    const desk = new Desk();
    desk.table.show({ view: start, seats: HUMANS });
    desk.answers = [{ view: later(1, {}) }, hint];
    void desk.table.undo();
    await desk.table.hint();
    expect(surface.recommended).toEqual([["p2", "p3"]]);
  });

  test("that comes too late is not shown", async () => {
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

test("the end of a game is told once, with how it ended", async () => {
  const desk = new Desk();
  desk.table.show({ view: start, seats: HUMANS });
  const outcome = { winner: "white", ending: "borne_off", points: 1 };
  desk.answers = [{ view: later(1, { actor: { kind: "over", outcome }, moves: [] }) }];
  await desk.table.play("5:2-7");
  expect(desk.told).toEqual([["over", { outcome }]]);
});

test("the board is closed for choices while the engine answers and while the computer is to act", async () => {
  const desk = new Desk();
  desk.table.show({ view: start, seats: AGAINST });
  expect(surface.opened.at(-1)).toBe(true);
  const played = desk.table.play("5:2-7");
  expect(surface.opened.at(-1)).toBe(false);
  desk.answers = [{ view: later(1, toPlay("black")) }];
  await played;
  expect(surface.opened.at(-1)).toBe(false);
});
