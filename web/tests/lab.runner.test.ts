/** The runner and the plan of the laboratory. */
import { expect, test, vi } from "vitest";
import { adopt, change, experimentOf, inCommand, isPlanOf, plan } from "../src/features/lab/plan";
import { begin, pause, resume, status } from "../src/features/lab/runner";

const requests = vi.hoisted(() => [] as string[]);

vi.mock("idb-keyval", () => ({
  createStore: () => ({}),
  clear: async () => {},
  set: async () => {},
}));
vi.mock("../src/engine/lab-client", () => ({
  LabError: class extends Error {},
  LabClient: class {
    async request(command: string, params: { experiment?: unknown } = {}) {
      requests.push(command);
      const ranges = { part: 1, games: 4, total: 4, gaps: [] };
      const start = { line: "{}", experiment: params.experiment, total: 4, games: 0 };
      if (command === "begin") return { ...start, gaps: [[0, 1]] };
      if (command === "play") return '{"part": [0, 1]}';
      return { ...ranges, experiment: { readings: [{}, {}] } };
    }
    end() {}
  },
}));

vi.stubGlobal("navigator", { hardwareConcurrency: 2 });

const experiment = { readings: [{}, {}] } as never;

test("a pause during the start applies, and the run can continue", async () => {
  const begun = begin(experiment, "tables");
  pause();
  await begun;
  expect(status.value).toBe("paused");
  expect(requests).not.toContain("play");
  await resume();
  expect(status.value).toBe("done");
});

test("a run paused and continued during the start plays once", async () => {
  requests.length = 0;
  const begun = begin(experiment, "tables");
  pause();
  await resume();
  await begun;
  expect(requests.filter((command) => command === "play")).toHaveLength(1);
});

vi.mock("../src/engine/data", () => ({
  readData: async () => ({ id: "bohnenspiel", family: "bohnenspiel", levels: ["kind"] }),
}));
vi.mock("../src/kit/words", () => ({ loadPageMessages: async () => {}, t: (id: string) => id }));

test("a player chosen after an experiment was opened replaces the experiment's player", async () => {
  const experiment = {
    game: "bohnenspiel",
    players: [{ name: "kind" }, { name: "random" }],
    readings: [{}],
    games: 10,
    limit: 500,
    opening: 0,
    seed: "7",
    headline: ["skill"],
  };
  expect(await adopt(experiment as never)).toBe(true);
  change({ first: "greedy" });
  expect(plan.value && experimentOf(plan.value)).toMatchObject({
    players: [{ name: "greedy" }, { name: "random" }],
  });
});

test("a plan with another seed is not the plan of the paused experiment", async () => {
  const experiment = {
    game: "bohnenspiel",
    players: [{ name: "kind", nodes: 50 }, { name: "random" }],
    readings: [{ chain: "off" }],
    games: 10,
    limit: 500,
    opening: 0,
    seed: "7",
    headline: ["skill"],
  };
  await adopt(experiment as never);
  expect(plan.value && isPlanOf(plan.value, experiment)).toBe(true);
  change({ seed: "8" });
  expect(plan.value && isPlanOf(plan.value, experiment)).toBe(false);
});

test.each([
  ["monday", "--seed monday"],
  ["-7", "--seed=-7"],
  ["-a b", "--seed='-a b'"],
])("the command for the seed “%s” contains %s", (seed, option) => {
  const players = [{ name: "kind" }, { name: "kind" }];
  const experiment = { game: "bohnenspiel", readings: [{}], players, games: 2, seed };
  expect(inCommand(experiment as never)).toContain(` ${option} `);
});
