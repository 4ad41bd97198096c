/** Presses outside a dialog. Stubs replace the elements. */
import { beforeEach, expect, test, vi } from "vitest";

type Listener = (event: object) => void;

/** Stub of an element, with the members that dialogs use. */
class Stub {
  style = {};
  tabIndex = -1;
  open = true;
  readonly #listeners: [name: string, act: Listener][] = [];

  addEventListener(name: string, act: Listener): void {
    this.#listeners.push([name, act]);
  }
  dispatch(name: string, event: object): void {
    for (const [other, act] of this.#listeners) if (other === name) act(event);
  }
  append(): void {}
  remove(): void {}
  querySelector(): Stub {
    return this;
  }
  showModal(): void {}
  close(): void {
    this.open = false;
  }
  getBoundingClientRect() {
    return { left: 100, top: 100, right: 300, bottom: 200 };
  }
}

vi.mock("../src/kit/dialog.css", () => ({}));
vi.mock("../src/kit/button", () => ({ icon: () => null }));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id }));
vi.mock("../src/kit/draw", () => ({}));
vi.mock("../src/kit/dom", () => ({
  fill() {},
  find: () => new Stub(),
  make: () => new Stub(),
}));

beforeEach(() => {
  vi.stubGlobal("document", {
    activeElement: null,
    body: new Stub(),
    addEventListener() {},
    querySelector: () => null,
  });
});

const inside = { clientX: 150, clientY: 150 };
const outside = { clientX: 50, clientY: 50 };

/** Open a dialog, press and release the pointer; return whether the dialog stays open each time. */
async function openAfter(pressed: typeof inside, released: typeof inside): Promise<boolean[]> {
  const { openDialog } = await import("../src/kit/dialog");
  const dialog = openDialog({ title: "Title", body: [] }) as unknown as Stub;
  dialog.dispatch("pointerdown", { target: dialog, ...pressed });
  const held = dialog.open;
  dialog.dispatch("click", { target: dialog, ...released });
  return [held, dialog.open];
}

test("a tap outside closes the dialog with its click, which then does not reach the board", async () => {
  expect(await openAfter(outside, outside)).toEqual([true, false]);
});

test("a text selected with the pointer from the inside to the outside does not close it", async () => {
  expect(await openAfter(inside, outside)).toEqual([true, true]);
});
