/** Presses and marks on a board whose canvas and grid are replaced by stubs. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardInputOptions } from "../src/board/board-input";
import { Emitter } from "../src/board/emitter";
import type { GridOptions } from "../src/board/grid";
import { Interaction } from "../src/board/interaction";
import type { Marks } from "../src/board/painter";
import type { PointerOptions } from "../src/board/pointer";
import { TableState } from "../src/board/state";
import type { TableEvents } from "../src/board/table";
import type { Hint } from "../src/engine/protocol";
import { view, words } from "./board.views";

const stubs = vi.hoisted(() => ({
  grid: {} as GridOptions,
  pointer: {} as PointerOptions,
  marks: {} as Marks,
  held: null as string | null,
}));
const element = { append() {}, addEventListener() {} };
vi.mock("../src/board/board-canvas", () => ({
  BoardCanvas: class {
    element = element;
    board = { places: new Map(), token: () => null };
    show() {}
    finish() {}
    mark(marks: Marks) {
      stubs.marks = marks;
    }
    hold(piece: string | null) {
      stubs.held = piece;
    }
  },
}));
vi.mock("../src/board/pointer", () => ({
  listen(_element: unknown, options: PointerOptions) {
    stubs.pointer = options;
  },
}));
vi.mock(import("../src/board/grid"), async (actual) => ({
  ...(await actual()),
  Grid: class {
    element = element;
    constructor(options: GridOptions) {
      stubs.grid = options;
    }
    arrange() {}
    setTexts() {}
    setStops() {}
    showExtras() {}
    afterKeys = () => false;
  } as never,
}));

const { BoardInput } = await import("../src/board/board-input");

const shown = view("lombardorum");
const idlePlace = shown.places.find(({ id }) => new Interaction(shown).press(id).do === "nothing")
  ?.id as string;
let busy: boolean;
let told: string[];
let board: InstanceType<typeof BoardInput>;

beforeEach(() => {
  [busy, told] = [false, []];
  const options: Partial<BoardInputOptions> = {
    ...{ host: {} as HTMLElement, messages: words("en"), targets: true },
    emitter: new Emitter<TableEvents>(),
    state: new TableState(),
    play(text) {
      told.push(`play ${text}`);
      busy = true;
    },
    isBusy: () => busy,
    ask: (path) => void told.push(`ask ${path}`),
    idle: (place) => void told.push(`idle ${place}`),
    dropped: (held) => void told.push(`dropped ${held}`),
    chosen() {},
  };
  board = new BoardInput(options as BoardInputOptions);
  board.show(shown, null, true);
});

describe("a press by key during a step", () => {
  test("without effect is announced after the step", () => {
    busy = true;
    stubs.grid.pressed(idlePlace);
    expect(told).toEqual([]);
    busy = false;
    board.catchUp();
    expect(told).toEqual([`idle ${idlePlace}`]);
  });

  test("on the chosen place is announced after the step", () => {
    const place = shown.moves.find(({ path }) => path.length > 1)?.path[0] as string;
    stubs.grid.pressed(place);
    busy = true;
    stubs.grid.pressed(place);
    busy = false;
    board.catchUp();
    expect(told).toEqual(["dropped true"]);
  });
});

describe("a dragged man", () => {
  const [from = "", to = ""] = shown.moves.find(({ path }) => path.length === 2)?.path ?? [];

  test("stays where it was dropped until the answer to its move is shown", () => {
    stubs.pointer.dragged(from, { x: 1, y: 2 });
    const { held } = stubs;
    expect(held).not.toBeNull();
    stubs.pointer.dropped(from, to);
    expect(told).toHaveLength(1);
    expect(stubs.held).toBe(held);
    busy = false;
    board.catchUp();
    expect(stubs.held).toBeNull();
  });

  test("returns to its place on Escape, and its release plays no move", () => {
    expect(stubs.pointer.draggable(from)).toBe(true);
    stubs.pointer.dragged(from, { x: 1, y: 2 });
    stubs.grid.commanded("drop");
    stubs.pointer.dragged(from, { x: 3, y: 4 });
    expect(stubs.held).toBeNull();
    stubs.pointer.dropped(from, to);
    expect(told).toEqual(["dropped true"]);
    expect(stubs.pointer.draggable(from)).toBe(true);
    stubs.pointer.dragged(from, { x: 1, y: 2 });
    expect(stubs.held).not.toBeNull();
  });

  test("returns at once from a place that it cannot reach", () => {
    stubs.pointer.dragged(from, { x: 1, y: 2 });
    stubs.pointer.dropped(from, idlePlace);
    expect(told).toEqual([`ask ${from},${idlePlace}`]);
    expect(stubs.held).toBeNull();
  });
});

test("a hint stays on the board while other marks are shown or hidden", () => {
  const move = shown.moves.find(({ path }) => path.length > 1);
  const [path, text] = [move?.path ?? [], move?.text ?? ""];
  board.showHint({ path, text } as Hint);
  board.showAgain({ ...shown, marks: [] }, true);
  expect(stubs.marks.hint).toEqual(path);
  stubs.grid.pressed(path.at(-1) ?? "");
  expect(told).toEqual([`play ${text}`]);
});
