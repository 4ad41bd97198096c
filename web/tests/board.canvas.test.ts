/** Animations of a page that becomes hidden. Stubs replace the elements. */
import { expect, test, vi } from "vitest";
import { BoardCanvas } from "../src/board/board-canvas";
import type { LogEntry, View } from "../src/engine/protocol";
import { view } from "./board.views";

class Element {
  style = { setProperty() {} };
  dataset = {};
  clientWidth = 1200;
  clientHeight = 900;
  append(): void {}
  addEventListener(): void {}
  setAttribute(): void {}
  getContext(): null {
    return null;
  }
}

const painter = {
  least: () => 0,
  fit: (space: object) => ({
    ...space,
    ...{ bleed: 0, places: new Map(), strips: null, spot: () => null, token: () => null },
    paintStill() {},
    *paintGrain() {},
    paintLive() {},
  }),
};

test("end when the page is hidden, so that the game can continue", () => {
  const listeners = new Map<string, () => void>();
  const page = {
    hidden: false,
    fonts: { addEventListener() {} },
    addEventListener: (name: string, act: () => void) => void listeners.set(name, act),
    createElement: () => new Element(),
  };
  vi.stubGlobal("document", page);
  vi.stubGlobal("devicePixelRatio", 1);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("getComputedStyle", () => ({ position: "relative" }));
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  const canvas = new BoardCanvas({
    host: new Element() as unknown as HTMLElement,
    painter: painter as never,
    look: {} as never,
    pace: "normal",
    fitted() {},
    painted() {},
  });
  const shown: View = view("lombardorum");
  const roll = { kind: "throw", events: [] } as unknown as LogEntry;
  canvas.show(shown);
  canvas.show({ ...shown, ply: shown.ply + 1 }, [roll]);
  const ended = vi.fn();
  canvas.afterAnimations(ended);
  expect(ended).not.toHaveBeenCalled();
  page.hidden = true;
  listeners.get("visibilitychange")?.();
  expect(ended).toHaveBeenCalledOnce();
});
