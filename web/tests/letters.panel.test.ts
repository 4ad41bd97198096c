/** The panel of a game by letter: draw offers, announcements, and the letter opened by a reload. */
import { signal } from "@preact/signals-core";
import { beforeEach, expect, test, vi } from "vitest";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { LetterView, View } from "../src/engine/protocol";
import { nameGame, rememberedLetter } from "../src/features/letters/labels";
import type { ButtonParts } from "../src/kit/button";

const seen = vi.hoisted(() => ({ acts: [] as string[], texts: [] as string[], said: "" }));
vi.mock("../src/kit/button", () => ({
  button: ({ act = "" }: ButtonParts) => void seen.acts.push(act),
  sign: () => null,
}));
vi.mock("../src/kit/words", () => ({
  t: (id: string) => {
    seen.texts.push(id);
    return id;
  },
  words: () => ({ language: "en" }),
}));
vi.mock("../src/kit/dom", () => ({ find: () => ({ dataset: {} }) }));
vi.mock("../src/kit/toast", () => ({ toast: () => {} }));
vi.mock("../src/board/narrator", () => ({
  liveRegion: () => ({
    element: { isConnected: true },
    announce: (text: string) => {
      seen.said = text;
    },
  }),
}));
vi.mock("../src/table/turn-summary", () => ({ turnWords: () => "turn" }));
vi.mock("../src/features/letters/menu", () => ({}));
vi.mock(import("lit-html"), async (actual) => ({
  ...(await actual()),
  render: (() => {}) as never,
}));

const { announceInvitation, announceLetter, letterPanel } = await import(
  "../src/features/letters/panel"
);

const letter = {
  ...{ id: "1f", game: "xii", number: 2, writer: "black", side: "white" },
  ...{ sides: ["white", "black"], names: {}, word: "Hello", end: "" },
  ...{ standing: "ours", ready: true, offered: true, next: "" },
} as unknown as LetterView;
const view = { ahead: 0, undo: { enabled: false } } as View;

/** Update the panel; `seen` then contains the ids of its texts, and the names of its buttons. */
function show(changed: Partial<LetterView>, undo = false): void {
  Object.assign(seen, { acts: [], texts: [] });
  const game = { letter: signal({ ...letter, ...changed }), word: signal(""), link: signal("") };
  const parts = {
    info: { chance: true },
    game: { ...game, isNew: game.word, hindrance: signal(null) },
  };
  const moment = { view: { ...view, undo: { enabled: undo } } } as TableSnapshot;
  letterPanel({} as HTMLElement, parts as never, async () => {}).update(moment);
}

beforeEach(() => {
  seen.said = "";
});

test("a draw offered in a letter that needs no move before the answer can be accepted", () => {
  show({});
  expect(seen.texts).toContain("letter-offered");
  expect(seen.acts.slice(-3)).toEqual(["send", "agree", "unplay"]);
});

test("a draw is not suggested after a move or a choice", () => {
  show({}, true);
  expect(seen.acts).not.toContain("agree");
  show({ end: "resign" });
  expect(seen.acts).not.toContain("agree");
  show({ offered: false });
  expect(seen.texts).not.toContain("letter-offered");
});

test("the offer of a draw is announced with the letter", () => {
  announceLetter(letter, view, { side: "black", entries: [], over: true });
  expect(seen.said).toBe("letter-in-order turn letter-writes letter-offered");
  announceInvitation(letter);
  expect(seen.said).toContain("letter-offered");
  announceLetter({ ...letter, offered: false }, view, null);
  expect(seen.said).toBe("letter-in-order letter-writes");
});

test("a reload opens the letter again if the game is not stored", () => {
  const history = { state: null as unknown, url: "" };
  const replaceState = (state: unknown, _: string, url: string) =>
    Object.assign(history, { state, url });
  vi.stubGlobal("history", Object.assign(history, { replaceState }));
  nameGame(letter, "letter=2.a", false);
  expect(rememberedLetter()?.link).toBe("letter=2.a");
  expect(history.url).toBe("letter.html?game=xii&id=1f");
  nameGame(letter, "letter=2.a", true);
  expect(rememberedLetter()).toBeNull();
  vi.unstubAllGlobals();
});
