/** The plan of the laboratory page. */
import { expect, test, vi } from "vitest";
import { adopt, change, experimentOf, isPlanOf, plan } from "../src/features/lab/plan";

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
