import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Engine } from "../src/engine/client";
import type { View } from "../src/engine/protocol";
import { preferences, view, words } from "./board.views";

/** Number of listeners and observers, except those on the board's own elements. */
let listening = 0;
/** Number of pixels of a canvas after each change of its width or height. */
let sizes: number[] = [];

class Target {
  addEventListener(_name: string, _act: unknown, options?: { signal?: AbortSignal }): void {
    listening += 1;
    options?.signal?.addEventListener("abort", () => {
      listening -= 1;
    });
  }
}

/** Stub of an element, with the members that a board without layout uses. */
class Element {
  style = { setProperty() {} };
  dataset = {};
  clientWidth = 1200;
  clientHeight = 900;
  addEventListener(): void {}
  append(): void {}
  remove(): void {}
  replaceChildren(): void {}
  setAttribute(): void {}
  getAttribute(): null {
    return null;
  }
  removeAttribute(): void {}
  contains(): boolean {
    return false;
  }
}

class Canvas extends Element {
  #width = 300;
  #height = 150;
  get width(): number {
    return this.#width;
  }
  set width(width: number) {
    this.#width = width;
    sizes.push(this.#width * this.#height);
  }
  get height(): number {
    return this.#height;
  }
  set height(height: number) {
    this.#height = height;
    sizes.push(this.#width * this.#height);
  }
  getContext() {
    return { setTransform() {}, clearRect() {} };
  }
}

class Observer {
  observe(): void {
    listening += 1;
  }
  disconnect(): void {
    listening -= 1;
  }
}

const ratios: number[] = [];
const painter = {
  least: () => 0,
  fit: (space: object, _view: View, look: { ratio: number }) => {
    ratios.push(look.ratio);
    return {
      ...space,
      bleed: 24,
      places: new Map(),
      strips: null,
      spot: () => null,
      token: () => null,
      paintStill() {},
      *paintGrain() {},
      paintLive() {},
    };
  },
};

beforeEach(() => {
  [listening, sizes] = [0, []];
  ratios.length = 0;
  vi.stubGlobal("document", {
    documentElement: { dataset: {} },
    addEventListener: Target.prototype.addEventListener,
    hidden: false,
    fonts: new Target(),
    activeElement: null,
    createElement: (tag: string) => (tag === "canvas" ? new Canvas() : new Element()),
  });
  vi.stubGlobal("window", { setTimeout });
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("devicePixelRatio", 2);
  vi.stubGlobal("matchMedia", () => Object.assign(new Target(), { matches: false }));
  vi.stubGlobal("getComputedStyle", () => ({ position: "relative" }));
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => {});
});

const { PlayTable } = await import("../src/board/table");

const messages = words("en");

const opened: InstanceType<typeof PlayTable>[] = [];

function open() {
  const table = new PlayTable({
    host: new Element() as unknown as HTMLElement,
    client: { request: () => new Promise(() => {}) } as unknown as Engine,
    painter: painter as never,
    messages,
    preferences,
  });
  opened.push(table);
  return table;
}

afterEach(() => {
  for (const table of opened.splice(0)) table.close();
});

const people = { white: { kind: "human" }, black: { kind: "human" } } as const;

test("a closed table removes all its listeners and observers", () => {
  for (let times = 0; times < 20; times += 1) {
    const table = open();
    table.show({ view: view("lombardorum"), seats: { ...people } });
    expect(listening).toBeGreaterThan(2);
    table.close();
    expect(listening).toBe(0);
  }
});

describe("canvases of a board", () => {
  const start = view("sperrdomino");
  const seats = Object.fromEntries(start.sides.map((side) => [side, { kind: "human" as const }]));

  test("have at most six megapixels, and the painter receives their pixel ratio", () => {
    vi.stubGlobal("devicePixelRatio", 3);
    open().show({ view: start, seats });
    expect(sizes.at(-1)).toBeLessThanOrEqual(6_000_000);
    expect(sizes.at(-1)).toBeGreaterThan(5_900_000);
    expect(ratios.at(-1)).toBeCloseTo(Math.sqrt(6_000_000 / (1249 * 949)), 5);
  });

  test("have the pixel ratio of the screen if that needs fewer pixels", () => {
    vi.stubGlobal("devicePixelRatio", 1);
    open().show({ view: start, seats });
    expect(sizes.at(-1)).toBe(1248 * 948);
    expect(ratios).toEqual([1]);
  });

  test("are not recreated when a tile is placed", () => {
    const table = open();
    table.show({ view: start, seats });
    const made = sizes.length;
    for (let tile = 1; tile <= 10; tile += 1) {
      const places = start.places.map((place) => ({ ...place, id: `${place.id}+${tile}` }));
      table.show({ view: { ...start, rev: tile, places, pieces: [] }, seats });
    }
    expect(ratios.length).toBeGreaterThan(10);
    expect(sizes).toHaveLength(made);
  });
});
