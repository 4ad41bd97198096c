/** Presses of the buttons for moves and for the next game, and the sounds of moves. */
import { signal } from "@preact/signals-core";
import type { TemplateResult } from "lit-html";
import { beforeEach, expect, test, vi } from "vitest";
import type { Phase } from "../src/board/state";
import type { TableControls } from "../src/board/table";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { View } from "../src/engine/protocol";
import type { ButtonParts } from "../src/kit/button";
import { actionButtons, actions } from "../src/table/actions";
import { view, words } from "./board.views";

const english = words("en");
const buttons = vi.hoisted(() => ({ all: [] as ButtonParts[] }));
vi.mock("../src/kit/button", () => ({
  button: (parts: ButtonParts) => {
    buttons.all.push(parts);
    return null as unknown as TemplateResult;
  },
}));
vi.mock("../src/kit/settings", () => ({ change() {}, settings: () => ({ sound: true }) }));
vi.mock("../src/kit/words", () => ({
  words: () => english,
  t: (id: string, params = {}) => english.text(id, params),
}));

const beans = view("bohnenspiel");
const seats = { south: { kind: "human" }, north: { kind: "computer", level: "kind" } } as const;
const snapshot = (shown: View, changed: Partial<TableSnapshot> = {}) =>
  ({
    ...{ view: shown, log: shown.log.entries, seats, phase: "playing", chosen: null },
    ...{ refusal: null, hint: null, advice: null, thinking: null, kept: false },
    ...changed,
  }) as TableSnapshot;

/** Render the buttons for a snapshot, and return the one with this `data-act`. */
function find(act: string, moment: TableSnapshot, table: Partial<TableControls>, again = () => {}) {
  buttons.all = [];
  actions(moment, { table: table as TableControls, again, hints: true });
  return buttons.all.find((one) => one.act === act);
}

beforeEach(() => {
  buttons.all = [];
});

test("a second tap on the button for the move plays no move of the other side", () => {
  const move = beans.moves[0];
  const played: string[] = [];
  const table = { view: beans, busy: false, play: async (text: string) => void played.push(text) };
  const chosen = { place: move?.path[0] ?? "", moves: move ? [move] : [] };
  const sow = find("play", snapshot(beans, { chosen }), table);
  sow?.press();
  expect(played).toEqual([move?.text]);
  // The engine has answered, but the panel still shows the position before the animated move.
  table.view = { ...beans, rev: beans.rev + 1, actor: { kind: "seat", side: "north" } };
  sow?.press();
  expect(played).toEqual([move?.text]);
});

test("a second tap on the button for the next game starts no third game", () => {
  const outcome = { winner: "south", ending: "captured", points: 1 };
  const ended: View = { ...beans, actor: { kind: "over", outcome }, moves: [], actions: [] };
  const begun: View[] = [];
  const table = { view: ended, busy: false };
  const next = find("again", snapshot(ended, { phase: "over" }), table, () => begun.push(ended));
  next?.press();
  table.view = { ...beans, rev: beans.rev + 1 };
  next?.press();
  Object.assign(table, { view: ended, busy: true });
  next?.press();
  expect(begun).toHaveLength(1);
});

test("the end of a turn by a button is announced, unless the page hides the buttons", async () => {
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frame());
  const [phase, shown] = [signal<Phase>("playing"), signal(beans)];
  const said: string[] = [];
  const state = { phase, view: shown, closed: signal(false) };
  const after = { ...beans, rev: beans.rev + 1 };
  const table = { state, view: after, say: (text: string) => said.push(text) };
  let isShown = true;
  const commit = { getClientRects: () => (isShown ? [{}] : []) };
  const element = { querySelector: () => commit } as unknown as HTMLElement;
  const options = { table: table as unknown as TableControls, again() {}, hints: true };
  actionButtons(element, options);
  phase.value = "waiting";
  await Promise.resolve();
  expect(said).toEqual([]);
  shown.value = after;
  await Promise.resolve();
  expect(said).toEqual([english.text("turn-commit")]);
  phase.value = "playing";
  phase.value = "waiting";
  isShown = false;
  await Promise.resolve();
  expect(said).toHaveLength(1);
});
