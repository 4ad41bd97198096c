/** The illustrated rules of an exhibit, which visitors open again and again. */
import { expect, test, vi } from "vitest";
import type { GameInfo } from "../src/engine/protocol";
import type { DialogParts } from "../src/kit/dialog";

const page = vi.hoisted(() => ({
  parts: {} as DialogParts,
  /** The signals that end the reactions to a change of the theme. */
  themed: [] as (AbortSignal | undefined)[],
  observing: 0,
}));
vi.mock("../src/puzzle/demo", () => ({}));
vi.mock("../src/table/short.css", () => ({}));
vi.mock("../src/contracts/games", () => ({
  manifestOf: () => ({ rules: async () => ({ page: { sections: [], short: [{ men: {} }] } }) }),
  painterOf: async () => ({}),
}));
vi.mock("../src/kit/catalogue", () => ({ opening: async () => undefined }));
vi.mock("../src/kit/dom", () => ({ make: () => ({}), find: () => ({}), write() {} }));
vi.mock("../src/kit/words", () => ({ loadArea: async () => {}, t: (id: string) => id }));
vi.mock("../src/kit/settings", () => ({}));
vi.mock("../src/kit/draw", () => ({}));
vi.mock("../src/kit/theme", () => ({
  onTheme: (_listener: () => void, until?: AbortSignal) => void page.themed.push(until),
}));
vi.mock("../src/kit/dialog", () => ({
  footButton: () => ({}),
  openDialog(parts: DialogParts) {
    page.parts = parts;
    return { dataset: {} };
  },
}));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {
      page.observing += 1;
    }
    disconnect() {
      page.observing = 0;
    }
  },
);

test("closing the dialog releases its figures", async () => {
  const { openRules } = await import("../src/features/exhibits/kiosk/dock");
  await openRules({ id: "lombardorum" } as GameInfo, null);
  expect(page.observing).toBe(1);
  page.parts.onclose?.();
  expect(page.themed.map((until) => until?.aborted)).toEqual([true]);
  expect(page.observing).toBe(0);
});
