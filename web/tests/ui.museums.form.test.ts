/** The form for museums: logo, texts of games, and the preview. Stubs replace the page. */
import { signal } from "@preact/signals-core";
import { beforeEach, expect, test, vi } from "vitest";
import type { Builder } from "../src/features/exhibits/museums/builder";
import { firstPlan, type Plan } from "../src/features/exhibits/museums/plan";

const page = vi.hoisted(() => ({ asked: [] as string[], fails: false, sent: [] as object[] }));
vi.mock("../src/kit/words", () => ({
  t: (id: string) => id,
  words: () => ({ language: "en", id: () => null, say: () => "", has: () => false }),
  loadArea: async (area: string) => {
    page.asked.push(area);
    if (page.fails) throw new Error("no connection");
  },
}));
vi.mock("../src/kit/catalogue", async (actual) => ({
  ...(await actual<object>()),
  gameInfo: async (id: string) => ({ id, family: "mancala", levels: [] }),
}));
const frame = {
  contentWindow: { postMessage: (message: object) => page.sent.push(message) },
  style: {},
  remove() {},
};
vi.mock("../src/kit/toast", () => ({ toast() {} }));
vi.mock("../src/kit/dom", () => ({
  make: (tag: string) => (tag === "iframe" ? frame : { style: {}, appendChild: () => frame }),
}));
vi.mock("../src/kit/draw", async () => {
  const { effect } = await import("@preact/signals-core");
  const watch = (read: () => unknown, listener: () => void) => {
    let isFirst = true;
    effect(() => {
      read();
      if (!isFirst) listener();
      isFirst = false;
    });
  };
  return { drawIn() {}, eachFrame: effect, watch };
});

/** Return the value of a template, or of a part of it, after a text that ends with `before`. */
function valueAfter(before: string, part: unknown): unknown {
  const { strings = [], values = [] } = (part ?? {}) as { strings?: string[]; values?: unknown[] };
  const index = strings.findIndex((text, i) => i < values.length && text.endsWith(before));
  if (index >= 0) return values[index];
  const parts = Array.isArray(part) ? part : values;
  return parts.map((one) => valueAfter(before, one)).find(Boolean);
}

function builderOf(plan: Partial<Plan>) {
  const state = signal({ ...firstPlan({ id: "bohnenspiel", levels: [] }, "en"), ...plan });
  const change = (some: Partial<Plan>) => {
    state.value = { ...state.value, ...some };
  };
  const chosen = { info: { id: "bohnenspiel", levels: [] }, studies: [], lessons: false };
  const signals = { opened: signal(null), tab: signal("en"), shape: signal("upright") };
  return { plan: state, change, chosen, ...signals } as unknown as Builder;
}

beforeEach(() => {
  Object.assign(page, { asked: [], fails: false, sent: [] });
});

test("the same file can be chosen as the logo again after a reset of the form", async () => {
  const { form } = await import("../src/features/exhibits/museums/form");
  const builder = builderOf({});
  const choose = valueAfter('class="choose-file" @change=', form(builder)) as (
    event: object,
  ) => Promise<void>;
  // A browser sends no event if the chosen file is equal to the value of the field.
  const target = { files: [new File([], "logo.png")], value: "C:\\fakepath\\logo.png" };
  await choose({ target });
  expect(builder.plan.value.logo?.name).toBe("logo.png");
  expect(target.value).toBe("");
});

test("the texts of a game are requested again after a lost connection", async () => {
  const { describe } = await import("../src/features/exhibits/museums/builder");
  page.fails = true;
  await expect(describe("bohnenspiel")).rejects.toThrow();
  page.fails = false;
  page.asked = [];
  await describe("bohnenspiel");
  expect(page.asked).toEqual(["common", "mancala", "bohnenspiel"]);
});

test("the preview shows a deleted text like the file, which leaves it out", async () => {
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal("addEventListener", (_: string, act: (event: object) => void) =>
    listeners.push(act),
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  vi.stubGlobal("window", { setTimeout: (load: () => void) => load() });
  vi.stubGlobal("location", { origin: "https://museum.example" });
  const { watchScreen } = await import("../src/features/exhibits/museums/screen");
  const builder = builderOf({ texts: { en: { title: "Beans", sentence: "" } } });
  watchScreen({ append() {}, dataset: {} } as unknown as HTMLElement, builder);
  for (const hear of listeners)
    hear({ source: frame.contentWindow, data: { alveus: 1, type: "ready" } });
  expect(page.sent).toContainEqual(
    expect.objectContaining({ type: "setTexts", texts: { en: { title: "Beans" } } }),
  );
});

test("a visit of the page for a game does not replace the stored plan before a change", async () => {
  const stored: string[] = [];
  vi.stubGlobal("localStorage", { setItem: (_: string, text: string) => stored.push(text) });
  const { Builder } = await import("../src/features/exhibits/museums/builder");
  const info = { id: "xii", levels: ["one"] } as never;
  const builder = new Builder({ info, studies: [], lessons: false }, null);
  expect(stored).toEqual([]);
  builder.change({ idle: 60 });
  builder.look("table");
  expect(stored.map((text) => JSON.parse(text))).toMatchObject([
    { plan: { game: "xii", idle: 60 }, shape: "upright" },
    { plan: { game: "xii", idle: 60 }, shape: "table" },
  ]);
});
