import { beforeEach, expect, test, vi } from "vitest";
import { type EngineFailure, ViewCache, type ViewUpdate } from "../src/engine/protocol";

/** Fake worker: the test controls its replies and its death. */
class FakeHandle {
  static handles: FakeHandle[] = [];
  static refused = false;
  asked: string[] = [];
  percent = 0;
  open!: () => void;
  refuse!: (error: Error) => void;
  die!: () => void;
  readonly started = new Promise<void>((resolve, reject) => {
    this.open = resolve;
    this.refuse = reject;
  });
  readonly death = new Promise<void>((resolve) => {
    this.die = resolve;
  });
  readonly #replies: ((reply: string) => void)[] = [];

  readonly afresh: boolean;

  constructor(_preload: readonly string[], afresh: boolean) {
    this.afresh = afresh;
    if (FakeHandle.refused) throw new Error("no worker");
    FakeHandle.handles.push(this);
  }
  downloaded(): Promise<void> {
    return this.started;
  }
  request(text: string): Promise<string> {
    const { id, base, ...request } = JSON.parse(text);
    this.asked.push(JSON.stringify(request));
    return new Promise((resolve) => this.#replies.push(resolve));
  }
  run(text: string, report: (news: object) => void): Promise<string> {
    report({ task: 7 });
    const [code, params] = this.percent ? ["loading", { percent: this.percent }] : ["thinking", {}];
    report({ progress: { code, params } });
    return this.request(text);
  }
  end(): void {}
  /** Answer the oldest open request. */
  async reply(answer: object): Promise<void> {
    this.#replies.shift()?.(JSON.stringify(answer));
    await settle();
  }
}
vi.mock("../src/engine/worker-handle", () => ({ WorkerHandle: FakeHandle }));
const { Engine } = await import("../src/engine/client");

const settle = () => new Promise((resolve) => setTimeout(resolve));
const handle = (index: number) => FakeHandle.handles[index] as FakeHandle;
const page = { dataset: {} as Record<string, string> };
const stale = { code: "stale", params: { rev: 1 } };

beforeEach(() => {
  FakeHandle.handles = [];
  FakeHandle.refused = false;
  page.dataset = {};
  vi.stubGlobal("document", { documentElement: page });
});

test("requests before Python is ready are kept and sent in order", async () => {
  const engine = new Engine();
  const games = engine.request("games", {});
  engine.request("save", {});
  expect(handle(0).asked).toEqual([]);
  handle(0).open();
  await settle();
  expect(handle(0).asked).toEqual(['{"do":"games"}', '{"do":"save"}']);
  await handle(0).reply({ ok: { games: [] } });
  expect(await games).toEqual({ games: [] });
});

test("waiting Python starts once, on command or for a task", async () => {
  const patient = new Engine({ delayed: true });
  patient.request("games", {});
  expect(FakeHandle.handles).toEqual([]);
  new Engine({ delayed: true }).task("hint", { rev: 0 }).catch(() => {});
  expect(FakeHandle.handles).toHaveLength(1);
  patient.start();
  patient.start();
  expect(FakeHandle.handles).toHaveLength(2);
  handle(1).open();
  await settle();
  expect(handle(1).asked).toEqual(['{"do":"games"}']);
});

test("Python that is ended before its delayed start never starts", () => {
  const engine = new Engine({ delayed: true });
  engine.end();
  engine.start();
  void engine.task("hint", { rev: 0 });
  expect(FakeHandle.handles).toEqual([]);
});

test("Python that already runs does not wait", () => {
  vi.stubGlobal("alveusWorker", { worker: {}, failed: false });
  new Engine({ delayed: true });
  vi.stubGlobal("alveusWorker", undefined);
  expect(FakeHandle.handles).toHaveLength(1);
});

test("the page is marked ready at the first answer, not before", async () => {
  const engine = new Engine();
  engine.request("games", {});
  handle(0).open();
  await settle();
  expect(page.dataset.alveus).toBeUndefined();
  await handle(0).reply({ ok: {} });
  expect(page.dataset.alveus).toBe("ready");
});

test("an error is thrown with its code and parameters", async () => {
  const engine = new Engine();
  handle(0).open();
  const undo = engine.request("undo", { rev: 1 });
  await settle();
  handle(0).reply({ error: stale });
  await expect(undo).rejects.toMatchObject(stale);
});

test("a dead worker is replaced and restored, and open requests are repeated", async () => {
  const engine = new Engine({ restore: (ask) => ask("load", { save: { ply: 3 } }) });
  handle(0).open();
  const undo = engine.request("undo", { rev: 1 });
  await settle();
  handle(0).die();
  await settle();
  handle(1).open();
  await settle();
  expect([handle(0).afresh, handle(1).afresh]).toEqual([false, true]);
  expect(handle(1).asked).toEqual(['{"do":"load","save":{"ply":3}}']);
  await handle(1).reply({ ok: {} });
  expect(handle(1).asked[1]).toBe('{"do":"undo","rev":1}');
  await handle(1).reply({ ok: { view: 4 } });
  expect(await undo).toEqual({ view: 4 });
});

const REQUESTS = {
  play: { rev: 1, text: "6:1-7" },
  undo: { rev: 1 },
  redo: { rev: 1 },
  goto: { rev: 1, ply: 0 },
  again: { rev: 1 },
  back: { rev: 1 },
  new: { game: "lombardorum" },
  load: { link: "x" },
  seats: { seats: {} },
  sit: { rev: 1, side: "white" },
  save: {},
  link: {},
  why: { path: ["p1"] },
  key: { rev: 1 },
  knowledge: { rev: 1 },
  consult: { game: "terzett", about: "series" },
} as const;
const TASKS = {
  think: { rev: 1 },
  hint: { rev: 1 },
  analyse: { rev: 1 },
  generate: { game: "dominosa", seed: "17" },
} as const;

async function diesAndIsReplaced(): Promise<void> {
  await settle();
  handle(0).die();
  await settle();
  handle(1).open();
  await settle();
}

test.each(Object.entries(REQUESTS))(
  "a worker that dies in the middle of “%s” is replaced, and it is answered",
  async (what, given) => {
    const engine = new Engine();
    handle(0).open();
    const answer = engine.request(what as "undo", given as { rev: number });
    await diesAndIsReplaced();
    expect(handle(1).asked).toEqual([JSON.stringify({ do: what, ...given })]);
    await handle(1).reply({ ok: { it: what } });
    expect(await answer).toEqual({ it: what });
  },
);

test.each(Object.entries(TASKS))(
  "a worker that dies in the middle of “%s” is replaced, and it is done",
  async (what, given) => {
    const engine = new Engine();
    handle(0).open();
    const answer = engine.task(what as "hint", given as { rev: number });
    await diesAndIsReplaced();
    await handle(1).reply({ ok: { done: { it: what } } });
    expect(await answer).toEqual({ it: what });
  },
);

test("a failed restore is reported, and open requests are repeated", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const fault = new Error("ours");
  const engine = new Engine({ restore: () => Promise.reject(fault) });
  handle(0).open();
  engine.request("save", {});
  await diesAndIsReplaced();
  expect(reported).toHaveBeenCalledWith(fault);
  expect(handle(1).asked).toEqual(['{"do":"save"}']);
});

test("the listener on a signal is removed after its task", async () => {
  const engine = new Engine();
  handle(0).open();
  await settle();
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, "addEventListener");
  const removed = vi.spyOn(signal, "removeEventListener");
  const hint = engine.task("hint", { rev: 1 }, { signal });
  await handle(0).reply({ ok: { done: {} } });
  await hint;
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
});

test("a request that kills the worker twice fails, and so do later requests", async () => {
  const told: string[] = [];
  const engine = new Engine({ failed: (failure) => told.push(failure.code) });
  const undo = engine.request("undo", { rev: 1 });
  undo.catch(() => {});
  for (const index of [0, 1]) {
    handle(index).open();
    await settle();
    handle(index).die();
    await settle();
  }
  await expect(undo).rejects.toMatchObject({ code: "worker_died" });
  await expect(engine.request("save", {})).rejects.toMatchObject({ code: "worker_died" });
  expect(told).toEqual(["worker_died"]);
  expect(page.dataset.alveus).toBe("failed");
  expect(FakeHandle.handles).toHaveLength(2);
});

test("the count of deaths is reset when all requests are answered", async () => {
  const engine = new Engine();
  for (const index of [0, 1, 2]) {
    handle(index).open();
    await settle();
    engine.request("games", {});
    await handle(index).reply({ ok: {} });
    if (index < 2) handle(index).die();
    await settle();
  }
  expect(page.dataset.alveus).toBe("ready");
});

test.each([
  ["CompileError", "no_webassembly"],
  ["TypeError", "load_failed"],
])("if Python cannot be started with %s, the error is %s", async (name, code) => {
  const failed = vi.fn<(failure: EngineFailure) => void>();
  new Engine({ failed });
  for (const index of [0, 1]) {
    handle(index).refuse(Object.assign(new Error(), { name }));
    await settle();
  }
  expect(failed.mock.lastCall?.[0].code).toBe(code);
});

test("a worker that dies before it has started is not reported as stopped", async () => {
  const failed = vi.fn<(failure: EngineFailure) => void>();
  new Engine({ failed });
  for (const index of [0, 1]) {
    handle(index).die();
    await settle();
  }
  expect(failed.mock.lastCall?.[0].code).toBe("load_failed");
});

test("a browser without workers fails with no_worker", () => {
  FakeHandle.refused = true;
  const failed = vi.fn<(failure: EngineFailure) => void>();
  new Engine({ failed });
  expect(failed.mock.lastCall?.[0].code).toBe("no_worker");
});

test("a browser without WebAssembly fails with no_webassembly", () => {
  vi.stubGlobal("WebAssembly", undefined);
  const failed = vi.fn<(failure: EngineFailure) => void>();
  new Engine({ failed });
  vi.unstubAllGlobals();
  expect(failed.mock.lastCall?.[0].code).toBe("no_webassembly");
});

test("a task reports progress and returns its result", async () => {
  const engine = new Engine();
  handle(0).open();
  await settle();
  const progress = vi.fn();
  const hint = engine.task("hint", { rev: 1 }, { progress });
  await handle(0).reply({ ok: { done: { text: "6:1-7" } } });
  expect(await hint).toEqual({ text: "6:1-7" });
  expect(progress).toHaveBeenCalledWith({ code: "thinking", params: {} }, undefined);
});

test("an aborted task is cancelled in the engine", async () => {
  const engine = new Engine();
  handle(0).open();
  await settle();
  const stop = new AbortController();
  const hint = engine.task("hint", { rev: 1 }, { signal: stop.signal });
  stop.abort();
  await expect(hint).rejects.toMatchObject({ name: "AbortError" });
  expect(handle(0).asked).toEqual(['{"do":"hint","rev":1}', '{"do":"cancel","task":7}']);
});

test("a task is not cancelled in a replacement that has not started", async () => {
  const engine = new Engine();
  handle(0).open();
  await settle();
  const stop = new AbortController();
  const hint = engine.task("hint", { rev: 1 }, { signal: stop.signal });
  handle(0).die();
  await settle();
  stop.abort();
  await expect(hint).rejects.toMatchObject({ name: "AbortError" });
  expect(handle(1).asked).toEqual([]);
});

test("a failed download does not discard the snapshot, a death does", async () => {
  new Engine();
  handle(0).refuse(new TypeError());
  await settle();
  expect(handle(1).afresh).toBe(false);
  new Engine();
  handle(2).die();
  await settle();
  expect(handle(3).afresh).toBe(true);
});

test("a long game that loads shows its progress and returns its table", async () => {
  const shown = vi.fn();
  let finished: AbortSignal | undefined;
  const engine = new Engine({
    loading: (work) => {
      finished = work.finished;
      return shown;
    },
  });
  handle(0).percent = 40;
  handle(0).open();
  await settle();
  const table = engine.request("load", { link: "x" });
  expect([shown.mock.calls, finished?.aborted]).toEqual([[[40]], false]);
  await handle(0).reply({ ok: { done: { view: 3 } } });
  expect(await table).toEqual({ view: 3 });
  expect(finished?.aborted).toBe(true);
});

test("a game whose loading is cancelled fails with a code and is cancelled in the engine", async () => {
  let cancel = () => {};
  const engine = new Engine({
    loading: (work) => {
      ({ cancel } = work);
      return () => {};
    },
  });
  handle(0).open();
  await settle();
  const table = engine.request("load", { link: "x" });
  cancel();
  await expect(table).rejects.toMatchObject({ code: "load_cancelled" });
  expect(handle(0).asked).toEqual(['{"do":"load","link":"x"}', '{"do":"cancel","task":7}']);
});

test("a game that another game replaced while it was loading counts as cancelled", async () => {
  const engine = new Engine();
  handle(0).open();
  await settle();
  const table = engine.request("load", { link: "x" });
  await handle(0).reply({ error: { code: "unknown_task", params: { task: 7 } } });
  await expect(table).rejects.toMatchObject({ code: "load_cancelled" });
});

test("games load one after the other, in the order of the requests", async () => {
  const engine = new Engine();
  handle(0).open();
  await settle();
  const first = engine.request("load", { link: "1" });
  const second = engine.request("load", { link: "2" });
  await settle();
  expect(handle(0).asked).toEqual(['{"do":"load","link":"1"}']);
  await handle(0).reply({ error: { code: "link_damaged", params: {} } });
  await expect(first).rejects.toMatchObject({ code: "link_damaged" });
  await settle();
  expect(handle(0).asked[1]).toBe('{"do":"load","link":"2"}');
  await handle(0).reply({ ok: { view: 2 } });
  expect(await second).toEqual({ view: 2 });
});

test("a page with a view receives changes, and requests the whole view if they do not apply", async () => {
  const whole = { tag: "a.1", base: "", members: { rev: 1, viewer: "white" } };
  const change = { tag: "a.2", base: "a.1", members: { rev: 2 } };
  const engine = new Engine();
  handle(0).open();
  await settle();
  const replies = [engine.request("view", {}), engine.request("undo", { rev: 1 })];
  await handle(0).reply({ ok: { view: whole } });
  await handle(0).reply({ ok: { view: change } });
  expect(await Promise.all(replies)).toEqual([
    { view: { rev: 1, viewer: "white" } },
    { view: { rev: 2, viewer: "white" } },
  ]);
  const lost = engine.request("redo", { rev: 2 });
  await handle(0).reply({ ok: { view: { ...change, base: "b.7" } } });
  expect(handle(0).asked.at(-1)).toBe('{"do":"view"}');
  await handle(0).reply({ ok: { view: { ...whole, tag: "b.9" } } });
  expect(await lost).toEqual({ view: { rev: 1, viewer: "white" } });
});

const places: never[] = [];
const whole: ViewUpdate = { tag: "a.1", base: "", members: { rev: 1, places } };
const step: ViewUpdate = { tag: "a.2", base: "a.1", members: { rev: 2 } };

test("an update replaces the changed members and keeps the other objects", () => {
  const cache = new ViewCache();
  const before = cache.receive(whole);
  const after = cache.receive(step);
  expect(after).toEqual({ rev: 2, places: [] });
  expect(after?.places).toBe(places);
  expect(before).toEqual({ rev: 1, places: [] });
  expect(cache.tag).toBe("a.2");
});

test("an update of a different view is refused", () => {
  const cache = new ViewCache();
  expect(cache.receive(step)).toBeUndefined();
  cache.receive(whole);
  expect(cache.receive({ ...step, base: "b.1" })).toBeUndefined();
  expect(cache.tag).toBe("a.1");
});

test("after forgetting, the next update is complete", () => {
  const cache = new ViewCache();
  cache.receive(whole);
  cache.forget();
  expect(cache.tag).toBe("");
  expect(cache.receive(step)).toBeUndefined();
});
