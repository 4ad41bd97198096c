/** Stored results of the laboratory: other tabs, pauses, exports. */
import { beforeEach, expect, test, vi } from "vitest";

const HEADER = -1;

const { stored, answers, requests } = vi.hoisted(() => ({
  /** The lines in the database, which all tabs share. */
  stored: new Map<number, string>(),
  /** Answers of Python by command, other than the usual ones. */
  answers: new Map<string, () => unknown>(),
  requests: [] as string[],
}));

vi.mock("idb-keyval", () => {
  const records = {
    get: (key: number) => ({ result: stored.get(key) }),
    put: (line: string, key: number) => stored.set(key, line),
    transaction: {},
  };
  return {
    createStore: () => (_: string, use: (store: typeof records) => unknown) => use(records),
    promisifyRequest: async (request: { result?: unknown }) => request.result,
    clear: async () => stored.clear(),
    entries: async () => [...stored],
    set: async (key: number, line: string) => void stored.set(key, line),
  };
});
vi.mock("../src/engine/lab-client", () => ({
  LabError: class extends Error {},
  LabClient: class {
    async request(command: string) {
      requests.push(command);
      const answer = answers.get(command);
      if (answer) return answer();
      const experiment = { game: "toy", readings: [{}] };
      if (command === "begin")
        return { line: "one\n", experiment, games: 0, total: 2, gaps: [[0, 1]] };
      if (command === "play") return line(0, 1);
      if (command === "report_now") return { measures: [] };
      return { experiment, games: 2, total: 2, gaps: [] };
    }
    end() {}
  },
}));
vi.stubGlobal("navigator", { hardwareConcurrency: 2 });

const line = (first: number, end: number) => `${JSON.stringify({ part: [first, end] })}\n`;
const experiment = { game: "toy", readings: [{}] } as never;

/** Return an answer of Python that `give` completes. */
function delayed() {
  let give: (answer: unknown) => void = () => {};
  const answer = new Promise((resolve) => {
    give = resolve;
  });
  return { answer: () => answer, give };
}

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  answers.clear();
  requests.length = 0;
});

const load = () => import("../src/features/lab/runner");

test("a finished part is stored after the header of its experiment", async () => {
  const { begin, isStored } = await load();
  await begin(experiment, "toys");
  expect([...stored]).toEqual([
    [HEADER, "one\n"],
    [0, line(0, 1)],
  ]);
  expect(isStored.value).toBe(true);
});

test("games are not stored among those of an experiment that another tab has begun", async () => {
  const { begin, isStored } = await load();
  answers.set("play", () => {
    stored.clear();
    stored.set(HEADER, "other\n");
    return line(0, 1);
  });
  await begin(experiment, "toys");
  expect([...stored]).toEqual([[HEADER, "other\n"]]);
  expect(isStored.value).toBe(false);
});

test("pairs of games that two tabs have stored are read once", async () => {
  const { readStored } = await load();
  const parts: [number, number][] = [
    [4, 5],
    [2, 3],
    [0, 3],
    [3, 4],
    [1, 2],
  ];
  stored.set(HEADER, "one\n");
  for (const [first, end] of parts) stored.set(first, line(first, end));
  expect(await readStored()).toBe(`one\n${line(0, 3)}${line(3, 4)}${line(4, 5)}`);
});

test("a part that is being added during a pause is not played again", async () => {
  const { begin, pause, resume, status } = await load();
  const adding = delayed();
  answers.set("add", adding.answer);
  const begun = begin(experiment, "toys");
  await vi.waitFor(() => expect(requests).toContain("add"));
  pause();
  const resumed = resume();
  adding.give({ experiment, games: 2, total: 2, gaps: [] });
  await Promise.all([begun, resumed]);
  expect(requests.filter((command) => command === "play")).toHaveLength(1);
  expect(status.value).toBe("done");
});

test("the shown games can be exported while the next experiment opens", async () => {
  const { asLines, begin } = await load();
  await begin(experiment, "toys");
  const opening = delayed();
  answers.set("begin", opening.answer);
  void begin(experiment, "toys");
  expect(asLines()).toBe(`one\n${line(0, 1)}`);
});
