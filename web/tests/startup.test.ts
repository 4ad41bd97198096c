/** The order of the work while a page with a board starts. */
import { expect, test } from "vitest";
import { inSlices, PLANS, planFor } from "../src/engine/startup";

const device = { cores: 2, touch: false, snapshot: false };
const plan = (other: Partial<typeof device>) => planFor({ ...device, ...other }, PLANS);

test("with more than two cores, Python starts at once", () => {
  expect(plan({ cores: 4 }).python).toBe("at once");
  expect(plan({ cores: 4, touch: true }).python).toBe("at once");
});

test("with two cores, Python starts after the board", () => {
  expect(plan({}).python).toBe("after the board");
});

test("with two cores and touch, Python starts some time after the board", () => {
  expect(plan({ touch: true }).python).toBe("after a rest");
});

test("Python starts at once from a snapshot", () => {
  expect(plan({ snapshot: true }).python).toBe("at once");
  expect(plan({ snapshot: true, touch: true }).python).toBe("at once");
});

test("a browser that hides the number of cores starts Python at once", () => {
  expect(plan({ cores: undefined as unknown as number }).python).toBe("at once");
});

test("the texture waits for Python only if both share two cores and the device has no touch", () => {
  expect(plan({}).texture).toBe("after Python");
  expect(plan({ touch: true }).texture).toBe("after the board");
  expect(plan({ cores: 8 }).texture).toBe("after the board");
});

test("work in slices returns its result", async () => {
  function* count(): Generator<void, number> {
    yield;
    return 3;
  }
  expect(await inSlices(count(), { slice: 0 })).toBe(3);
});

test("work in slices ends when it is aborted", async () => {
  const ending = new AbortController();
  let steps = 0;
  function* endless(): Generator<void, void> {
    for (;;) {
      steps += 1;
      if (steps === 3) ending.abort();
      yield;
    }
  }
  await expect(inSlices(endless(), { slice: 0, signal: ending.signal })).rejects.toThrow();
  expect(steps).toBe(3);
});
