/** Dialog for rearranging a solution of Terzett. A stub of the engine answers late. */
import { expect, test, vi } from "vitest";
import { openSeries } from "../src/games/terzett/ui/series";

interface Template {
  strings: readonly string[];
  values: readonly unknown[];
}
const page = vi.hoisted(() => ({ buttons: [] as Template[], relabel: () => {} }));
vi.mock("lit-html", () => ({
  html: (strings: readonly string[], ...values: unknown[]) => ({ strings, values }),
  nothing: "",
  render: (buttons: Template[]) => {
    page.buttons = buttons;
  },
}));
vi.mock("lit-html/directives/repeat.js", () => ({
  repeat: (items: Iterable<unknown>, _key: unknown, draw: (item: unknown) => unknown) =>
    [...items].map(draw),
}));
vi.mock("../src/games/terzett/ui/series.css", () => ({}));
vi.mock("../src/games/terzett/ui/key-list", () => ({ drawFigure: () => null }));
vi.mock("../src/kit/dialog", () => ({
  openDialog: () => ({}),
  bodyOf: () => ({ classList: { add() {} } }),
  footButton: (words: string, press: () => void) => {
    if (words === "series-relabel") page.relabel = press;
  },
}));
vi.mock("../src/kit/dom", () => ({
  make: () => ({ setAttribute() {} }),
  fill() {},
  write() {},
}));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id, words: () => ({}) }));

const key = ["<>", "<>"];
const grid = [
  [1, 2],
  [3, 4],
];

/** Press the button of a tile. */
function turn(tile: string): void {
  const button = page.buttons.find(({ values }) => values.includes(tile));
  const press = button?.values.find((value) => typeof value === "function");
  (press as () => void)();
}

test("two tiles turned within milliseconds are both turned", async () => {
  const asked: string[] = [];
  const answer = async (given: { tiles: string[] }) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    asked.push(given.tiles.join(" "));
    return { grid, key, moved: [], turned: given.tiles };
  };
  const request = (_: string, { given }: { given: never }) => answer(given);
  openSeries({ engine: { request: request as never }, grid, key });
  turn("1:2");
  turn("3:4");
  await vi.waitFor(() => expect(asked).toEqual(["1:2", "1:2 3:4"]));
});

test("a tile turned during a permutation of the numbers is turned in the new figure", async () => {
  const asked: [string, unknown][] = [];
  const permuted = [
    [3, 4],
    [1, 2],
  ];
  const request = async (_: string, { about, given }: { about: string; given: object }) => {
    await new Promise((resolve) => setTimeout(resolve, about === "relabel" ? 5 : 1));
    asked.push([about, "grid" in given && given.grid]);
    return { grid: permuted, moved: [] };
  };
  openSeries({ engine: { request: request as never }, grid, key });
  page.relabel();
  turn("1:2");
  await vi.waitFor(() =>
    expect(asked).toEqual([
      ["relabel", grid],
      ["series", permuted],
    ]),
  );
});
