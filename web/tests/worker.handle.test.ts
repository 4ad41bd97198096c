/** Detection of workers that no longer answer. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const never = () => new Promise<never>(() => {});
const worker = vi.hoisted(() => ({ ping: async () => {} }));

vi.mock("comlink", () => ({
  proxy: (listener: unknown) => listener,
  wrap: () => ({
    start: never,
    acquireLock: async () => "",
    request: never,
    ping: () => worker.ping(),
  }),
}));

const { WorkerHandle } = await import("../src/engine/worker-handle");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("alveusWorker", { worker: { terminate() {} }, failed: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** True if a worker that does not answer a request counts as dead after 30 seconds. */
async function diesOfSilence(ping: () => Promise<void>): Promise<boolean> {
  worker.ping = ping;
  const handle = new WorkerHandle([]);
  let isDead = false;
  void handle.death.then(() => {
    isDead = true;
  });
  void handle.request("{}");
  await vi.advanceTimersByTimeAsync(30_000);
  handle.end();
  return isDead;
}

test("a worker in which Python hangs is dead", async () => {
  expect(await diesOfSilence(never)).toBe(true);
});

test("a worker that waits for a slow download is alive", async () => {
  expect(await diesOfSilence(async () => {})).toBe(false);
});
