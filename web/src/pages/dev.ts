/**
 * The development page: two boards for each example game state in tests/views, painted by the code
 * for its game and by the code for any game (board/plain.ts). It serves to check that the shared
 * code for input, keyboard and announcements works for all boards, with a mock of the engine.
 */
import type { Painter } from "../board/painter";
import { painter as sketch } from "../board/plain";
import { PlayTable, type TablePreferences } from "../board/table";
import { painterOf } from "../contracts/games";
import type { Engine } from "../engine/client";
import type { LogEntry, Requests, View } from "../engine/protocol";
import { Messages } from "../i18n/messages";

const views = import.meta.glob<View>("../../tests/views/*.json", { import: "default" });
const words = import.meta.glob<string>(["../i18n/*/*.ftl", "../../tests/words/*.ftl"], {
  query: "?raw",
  import: "default",
});
const parameters = new URLSearchParams(location.search);
const language = parameters.get("lang") === "de" ? "de" : "en";

const preferences: TablePreferences = {
  theme: parameters.get("theme") === "dark" ? "dark" : "light",
  shape: "desk",
  seating: "fixed",
  animation: "normal",
  targets: true,
  brief: false,
  way: false,
  hides: [],
  autoThrow: false,
  typing: false,
  autoForced: false,
  autoPass: false,
  commit: false,
  pace: 0,
};

const paths = Object.keys(words).filter((path) => path.includes(`/${language}`));
const texts = await Promise.all(paths.map((path) => (words[path] as () => Promise<string>)()));
const messages = new Messages(language, texts);
const page = document.querySelector("main") as HTMLElement;
document.documentElement.dataset.theme = preferences.theme;

for (const load of Object.values(views)) {
  const view = await load();
  const painter = await painterOf(view.game).catch(() => null);
  if (painter) show(view, painter, "");
  show(view, sketch, " (sketch)");
}

function show(view: View, painter: Painter, note: string): void {
  const section = document.createElement("section");
  const title = document.createElement("h2");
  title.textContent = messages.text(`game-${view.game}`) + note;
  const host = document.createElement("div");
  host.className = "host";
  const output = document.createElement("output");
  section.append(title, host, output);
  page.append(section);
  const table = new PlayTable({ host, client: mockEngine(view), painter, messages, preferences });
  table.on("said", (text) => {
    output.textContent = text;
  });
  table.show({ view, seats: {} });
}

/**
 * Return a mock engine without rules. A move puts its piece on the last place of its path, removes
 * the captured pieces, and marks its dice or tiles as used. Undo restores `start`. Requests for
 * computer moves and hints (`task`) never resolve.
 */
function mockEngine(start: View): Pick<Engine, "request" | "task"> {
  let view = start;
  const request = async (what: string, params: object) => {
    const { text } = params as Partial<Requests["play"]["in"]>;
    if (what === "why") return { why: null };
    view = what === "undo" ? { ...start, rev: view.rev + 1 } : viewAfter(view, text ?? "");
    return { view };
  };
  const task = () => new Promise<never>(() => {});
  return { request: request as Engine["request"], task: task as Engine["task"] };
}

function viewAfter(view: View, text: string): View {
  const move = view.moves.find((other) => other.text === text);
  const path = move?.path ?? [];
  const [from, to = from] = [path[0], path.at(-1)];
  const carried = view.pieces.filter(({ place }) => place === from).at(-1);
  const order = view.pieces.filter(({ place }) => place === to).length;
  const pieces = view.pieces
    .filter(({ id }) => !move?.takes.includes(id))
    .map((piece) => (piece === carried && to ? { ...piece, place: to, order } : piece));
  const { ply, rev, viewer: side } = view;
  const events = [{ code: "", side, path, params: {} }];
  const turn = { ply: ply + 1, game: 1, turn: 0, side };
  const entry: LogEntry = { ...turn, kind: "move", text, auto: false, events };
  const used = (id: string) => move?.uses.includes(id);
  return {
    ...view,
    rev: rev + 1,
    ply: ply + 1,
    pieces,
    tokens: view.tokens.map((token) => (used(token.id) ? { ...token, used: true } : token)),
    log: { from: view.log.from + view.log.entries.length, entries: [entry] },
    last: { side, paths: [path], dice: [], taken: [] },
  };
}
