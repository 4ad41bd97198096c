/** Times at which a demonstration starts a new game. Stubs replace the table and the page. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableContext } from "../src/contracts/table-context";
import type { GameInfo } from "../src/engine/protocol";
import { Demo } from "../src/puzzle/demo";

const element = { addEventListener() {}, toggleAttribute() {} };
vi.mock("../src/kit/dom", () => ({ find: () => element, write() {} }));
vi.mock("../src/kit/toast", () => ({ toast() {} }));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id, words: () => ({}) }));

const info = { id: "bohnenspiel", levels: ["spielkind"] } as unknown as GameInfo;
const over = { actor: { kind: "over" }, options: {}, series: { target: 0 }, sides: ["south"] };

let opened: number;
let demo: Demo;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: element });
  vi.stubGlobal("window", { setTimeout });
  opened = 0;
  let tell = (_: object) => {};
  const table = {
    view: over,
    on(name: string, listener: typeof tell) {
      if (name === "view") tell = listener;
    },
    async open() {
      opened += 1;
    },
  };
  const context = { table, autosave: {}, overridePreferences() {} } as unknown as TableContext;
  demo = new Demo(info, context, "");
  tell({ view: over });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a demonstration starts the next game some seconds after the end of a game", async () => {
  await vi.advanceTimersByTimeAsync(8000);
  expect(opened).toBe(1);
});

test("a demonstration starts no game while the host page opens one", async () => {
  demo.isHeld = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(opened).toBe(0);
  // The host page's game could not be opened: the demonstration continues.
  demo.isHeld = false;
  await vi.advanceTimersByTimeAsync(8000);
  expect(opened).toBe(1);
});
