/** Keys on the grid before their handler is loaded. Stubs replace the elements. */
import { beforeEach, expect, test, vi } from "vitest";
import type { GridOptions } from "../src/board/grid";

class Element {
  style = {};
  dataset: { place?: string } = {};
  append(): void {}
  addEventListener(name: string, act: (event: unknown) => void): void {
    if (name === "keydown") press = act;
  }
}

let press: (event: unknown) => void;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("HTMLElement", Element);
  vi.stubGlobal("document", { addEventListener() {}, createElement: () => new Element() });
});

/** Press a key on the place `place` or, if it is undefined, on the button over the dice. */
async function prevents(key: string, place?: string): Promise<boolean> {
  const { Grid } = await import("../src/board/grid");
  new Grid({ commanded() {} } as unknown as GridOptions);
  const target = Object.assign(new Element(), { dataset: place ? { place } : {} });
  const preventDefault = vi.fn();
  press({ target, key, preventDefault });
  return preventDefault.mock.calls.length > 0;
}

test.each(["Enter", " "])("the key “%s” presses the button over the dice", async (key) => {
  expect(await prevents(key)).toBe(false);
});

test.each(["Enter", " ", "r"])("the key “%s” on a place waits for the handler", async (key) => {
  expect(await prevents(key, "p1")).toBe(true);
});
