/** The page of the laboratory: experiments from links, stored results, messages. */
import type { TemplateResult } from "lit-html";
import { beforeEach, expect, test, vi } from "vitest";
import type { Experiment } from "../src/engine/lab-client";

const runner = vi.hoisted(() => ({
  /** The stored results file. */
  stored: "",
  studyName: null as string | null,
  begin: vi.fn(async () => {}),
  openLines: vi.fn(async () => {}),
  status: { value: "idle" },
  progress: { value: null as unknown },
  requested: { value: null as unknown },
  fault: { value: null as { code: string } | null },
}));
/** Functions that render the parts of the page, in order. */
const draws = vi.hoisted(() => [] as (() => void)[]);
const rendered = vi.hoisted(() => ({ last: null as unknown }));

const results = vi.hoisted(() => ({ draw: (): unknown => null }));

vi.mock("lit-html", async (original) => ({
  ...(await original<object>()),
  render: (template: unknown) => {
    rendered.last = template;
  },
}));
vi.mock("../src/features/lab/runner", () => ({
  ...runner,
  isStored: { value: true },
  report: { value: null },
  speed: { value: { rate: 0, workers: 0 } },
  readStored: async () => runner.stored,
}));
vi.mock("../src/engine/startup", () => ({ setStage: () => {} }));
vi.mock("../src/features/lab/studies", () => ({
  fetchStudies: async () => {},
  study: { value: null },
  get studyName() {
    return runner.studyName;
  },
  studyList: () => "the studies",
}));
vi.mock("../src/features/lab/figures", () => ({}));
vi.mock("../src/kit/bar", () => ({ openPage: async () => {} }));
vi.mock("../src/kit/button", () => ({ sign: () => "" }));
vi.mock("../src/kit/catalogue", () => ({
  games: [{ id: "toy", seats: ["one", "two"], levels: ["kind"] }],
  gameInfo: async () => ({ id: "toy", family: "toys", levels: ["kind"], options: [] }),
}));
vi.mock("../src/kit/dom", () => ({ find: () => ({}) }));
vi.mock("../src/kit/draw", () => ({
  drawIn: (_: unknown, template: () => unknown) => {
    results.draw = template;
  },
  eachFrame: (draw: () => void) => draws.push(draw),
  keepFocus: (_: unknown, draw: () => void) => draw(),
}));
vi.mock("../src/kit/files", () => ({ textOf: async (file: string) => file }));
vi.mock("../src/kit/game-words", () => ({
  gameAreas: () => [],
  levelName: (id: string) => id,
  speakerOf: () => ({}),
}));
vi.mock("../src/kit/options", () => ({}));
vi.mock("../src/kit/texts", () => ({ ruleName: (_: string, code: string) => code }));
vi.mock("../src/kit/words", () => ({ loadPageMessages: async () => {}, t: (id: string) => id }));
vi.mock("../src/storage/offline", () => ({ keepOffline: async () => {} }));

const experiment: Experiment = {
  game: "toy",
  readings: [{}],
  players: [{ name: "kind" }, { name: "kind" }],
  games: 20,
  limit: 1500,
  opening: 4,
  seed: "monday",
  headline: ["length"],
};
const linkTo = (linked: Experiment) => `#${encodeURIComponent(JSON.stringify(linked))}`;
const fileOf = (played: Experiment) => `${JSON.stringify({ experiment: played })}\n`;

const location = { hash: "", href: "", reload: vi.fn() };
const history = { state: null, replaceState: vi.fn() };
const listeners = new Map<string, () => void>();
vi.stubGlobal("location", location);
vi.stubGlobal("history", history);
vi.stubGlobal("document", { createTreeWalker: () => ({}) });
vi.stubGlobal("addEventListener", (name: string, listen: () => void) =>
  listeners.set(name, listen),
);

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  draws.length = 0;
  location.hash = "";
  location.href = "https://host/lab.html?study";
  runner.fault.value = null;
  runner.stored = "";
  runner.studyName = null;
  runner.status.value = "idle";
});

/** Open the page. Return a function that returns the markup and values of its settings. */
async function openPage(): Promise<() => string> {
  await import("../src/features/lab/lab");
  return () => {
    draws[0]?.();
    return written(rendered.last);
  };
}

/** Return the markup and the values of a template, as text. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join("");
  const { strings, values } = (value ?? {}) as TemplateResult;
  if (strings) return strings.map((text, at) => text + written(values[at])).join("");
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

test("a page opened by a link shows the stored results of the same experiment", async () => {
  location.hash = linkTo(experiment);
  runner.stored = fileOf(experiment);
  const page = await openPage();
  expect(runner.openLines).toHaveBeenCalledWith(runner.stored, "toys", false);
  expect(page()).not.toContain("lab-holds-other");
});

test("a page opened by a link warns that stored results of another experiment will be lost", async () => {
  location.hash = linkTo({ ...experiment, seed: "tuesday" });
  runner.stored = fileOf(experiment);
  const page = await openPage();
  expect(runner.openLines).not.toHaveBeenCalled();
  expect(page()).toContain("lab-holds-other");
});

test("a link to another experiment is opened on the open page", async () => {
  await openPage();
  location.hash = "#readings";
  listeners.get("hashchange")?.();
  expect(location.reload).not.toHaveBeenCalled();
  location.hash = linkTo(experiment);
  listeners.get("hashchange")?.();
  expect(location.reload).toHaveBeenCalledOnce();
});

test("an option value that Python omits is not a changed setting", async () => {
  location.hash = linkTo({ ...experiment, readings: [{ return: "bar", reentry: "on" }] });
  const page = await openPage();
  runner.status.value = "paused";
  const played = { ...experiment, readings: [{ return: "bar" }] };
  runner.progress.value = { experiment: played, games: 4, total: 20, gaps: [[2, 10]] };
  expect(page()).toContain("lab-changed");
  runner.requested.value = { ...experiment, readings: [{ return: "bar", reentry: "on" }] };
  expect(page()).not.toContain("lab-changed");
  expect(page()).toContain("lab-go-on");
});

/** Return the first function that a template calls on a change. */
function changeIn(value: unknown): ((event: unknown) => void) | undefined {
  if (Array.isArray(value)) return value.map(changeIn).find((found) => found);
  const { strings, values = [] } = (value ?? {}) as TemplateResult;
  const at = strings?.findIndex((text) => text.endsWith("@change=")) ?? -1;
  return at < 0 ? changeIn(values) : (values[at] as () => void);
}

test("a file with a game that the page does not offer replaces no results", async () => {
  await openPage();
  const open = changeIn([results.draw()]);
  open?.({ target: { files: [fileOf({ ...experiment, game: "other" })] } });
  await vi.waitFor(() => expect(runner.fault.value?.code).toBe("lab_not_offered"));
  expect(runner.openLines).not.toHaveBeenCalled();
});

test("a reload shows the results in an opened file", async () => {
  await openPage();
  changeIn([results.draw()])?.({ target: { files: [fileOf(experiment)] } });
  await vi.waitFor(() => expect(history.replaceState).toHaveBeenCalledOnce());
  expect(runner.openLines).toHaveBeenCalledWith(fileOf(experiment), "toys", true);
  expect(String(history.replaceState.mock.lastCall?.[2])).toBe("https://host/lab.html");
});

test("the list of studies is shown although this device has stored results", async () => {
  runner.studyName = "";
  runner.stored = fileOf(experiment);
  const page = await openPage();
  expect(runner.openLines).not.toHaveBeenCalled();
  expect(written(results.draw())).toContain("the studies");
  expect(page()).toContain("lab-holds-other");
});

/** Return the function that a button calls; `id` is the first value of its template. */
function pressIn(value: unknown, id: string): ((event: unknown) => void) | undefined {
  if (Array.isArray(value)) return value.map((one) => pressIn(one, id)).find((found) => found);
  const { values = [] } = (value ?? {}) as TemplateResult;
  if (values[0] === id) return values.find((one) => typeof one === "function") as () => void;
  return pressIn(values, id);
}

test("a new run removes study and experiment from the address, so that a reload shows it", async () => {
  location.hash = linkTo(experiment);
  location.href = `https://host/lab.html?lang=de&study=toy${location.hash}`;
  const page = await openPage();
  page();
  pressIn([rendered.last], "run")?.({});
  expect(runner.begin).toHaveBeenCalledOnce();
  const [, , url] = history.replaceState.mock.lastCall ?? [];
  expect(String(url)).toBe("https://host/lab.html?lang=de");
});

test("lists select by property, because the attribute has no effect after a choice by hand", async () => {
  const page = await openPage();
  expect(page()).toContain(" .selected=");
  expect(page()).not.toContain("?selected=");
});
