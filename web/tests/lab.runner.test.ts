/** The runner of the laboratory. */
import { expect, test, vi } from "vitest";
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
