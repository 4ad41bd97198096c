import { expect, test, vi } from "vitest";
import { typedItem } from "../src/kit/bar";

vi.mock("../src/kit/start", () => ({}));
vi.mock("../src/kit/theme", () => ({}));

const items = ["New game", "Load", "Save", "Settings", "Share"].map((textContent) => {
  return { textContent };
});
let time = 0;
/** Types a character, after a pause of `wait` milliseconds, while the item `at` has focus. */
function type(key: string, at: number, wait: number): string | undefined {
  time += wait;
  const event = { key, timeStamp: time } as KeyboardEvent;
  return typedItem(items, at, event)?.textContent;
}

test("a letter finds the next menu item that begins with it", () => {
  expect(type("s", 0, 1000)).toBe("Save");
  expect(type("s", 2, 100)).toBe("Settings");
  expect(type("s", 3, 100)).toBe("Share");
  expect(type("s", 4, 100)).toBe("Save");
});

test("letters typed without a pause are searched together", () => {
  expect(type("s", 0, 1000)).toBe("Save");
  expect(type("h", 2, 100)).toBe("Share");
  expect(type("n", 4, 1000)).toBe("New game");
});

test("other keys find no menu item", () => {
  expect(type("ArrowDown", 0, 1000)).toBeUndefined();
  expect(type(" ", 0, 1000)).toBeUndefined();
});
