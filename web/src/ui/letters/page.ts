/** The page of a game by letter: a letter opened, answered, waited for, or a new game begun. */
import { errorWords } from "../../board/words";
import { Engine } from "../../engine/client";
import { EngineFailure, isEngineGone } from "../../engine/failure";
import type { GameInfo, Seat, Table } from "../../engine/protocol";
import { manifestOf, painterOf } from "../../games";
import { keepOffline, setPlaying } from "../../offline";
import { hangSound, languageItems, openPage, soundItem } from "../shell/bar";
import { gameInfo, opening } from "../shell/catalogue";
import { fill, find } from "../shell/dom";
import { eachFrame } from "../shell/draw";
import { gameWords, nameThePage, speakerOf } from "../shell/gamewords";
import { icon } from "../shell/icons";
import { links, rulesPage } from "../shell/links";
import { hangMenu, type MenuItem } from "../shell/menu";
import { notice } from "../shell/notices";
import { toast } from "../shell/toast";
import { learnMore, onWords, t, words } from "../shell/words";
import { column } from "../table/column";
import { lastPlayed, viewBefore } from "../table/happened";
import { layTable } from "../table/laytable";
import { standOwn } from "../table/panels";
import { sounds } from "../table/sound";
import { addressOf, LetterGame } from "./game";
import { type KeptLetter, readLetter, whatHinders } from "./kept";
import { letterPanel } from "./panel";
import "./letter.css";

const MARK = "#letter=";
const asked = new URLSearchParams(location.search);
const link = location.hash.startsWith(MARK) ? location.hash.slice(1) : "";
const info = await gameInfo(asked.get("game") ?? "");

if (info?.letters) await open(info);
else if (link) await findGame();
else location.replace("./");

async function open(info: GameInfo): Promise<void> {
  const manifest = manifestOf(info.id);
  const [painter, usual, moves] = await Promise.all([
    painterOf(info.id),
    import("../table/usual"),
    import("../table/movelist"),
    openPage([...gameWords(info), ...(manifest.words ?? []), "letters"]),
  ]);
  const laid = layTable(painter, info.family, `letter.${info.id}`, (ask) => game.again(ask));
  const { engine, table } = laid;
  // What belongs to letters is kept with them.
  laid.autosave.watched = true;
  const game = new LetterGame(engine, table);
  const made = (await manifest.panels?.())?.panels({ engine, table, painter, framed: false });
  const rules = rulesPage(info.id);
  column({
    info,
    laid,
    painter,
    own: standOwn(made ?? { aids: [], looks: [] }),
    optional: { usual, moves, hidden: null, analysis: null },
    list: [moves.moveList(find("#moves"), table)],
    puzzle: undefined,
    demo: null,
    rules,
    again: () => location.assign(newPage(info.id)),
    menu: () => menu(info, game, engine, bring),
  });
  laid.watching.add(letterPanel(find("#letter"), info, game, laid));
  laid.watching.add({
    element: document.body,
    update: ({ view }) => void setPlaying(view.actor.kind !== "over" && view.ply > 0),
  });
  table.on("help", async () => (await import("../shell/help")).openHelp(info, table.view));
  sounds(table);
  hangSound(find<HTMLButtonElement>("#sound"));
  const button = find<HTMLButtonElement>("#menu");
  fill(button, icon("menu"));
  hangMenu(button, () => menu(info, game, engine, bring));
  eachFrame(() => nameThePage(info));
  links(find("#links"), info.id, () => void share(info, game));
  find(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    table.focus();
  });
  // Another letter in the same window.
  addEventListener("hashchange", () => location.hash.startsWith(MARK) && location.reload());

  const id = asked.get("id");
  const kept = id ? await readLetter(id) : null;
  if (link) await openLetter();
  else if (kept) await lay((ask) => game.resume(ask, kept), kept);
  else await begin();
  void keepOffline();

  /** Shows the last position that is known, or how the game begins, until Python has read. */
  async function lay(ask: Parameters<typeof openAsked>[0], known?: KeptLetter): Promise<boolean> {
    const record = known ?? (await opening((info as GameInfo).id));
    return openAsked(ask, record && { view: record.view, seats: allAway(record.view.sides) });
  }

  async function openAsked(
    ask: (request: Engine["request"]) => Promise<Table>,
    meanwhile?: Table,
  ): Promise<boolean> {
    try {
      await table.open({ ask }, meanwhile);
      await game.follow();
      const letter = game.letter.value;
      if (letter) history.replaceState(null, "", letterPage(letter.game, letter.id));
      return true;
    } catch (error) {
      if (isEngineGone(error)) return true;
      if (!(error instanceof EngineFailure)) throw error;
      await refuse(error);
      return false;
    }
  }

  /** Our side of a game from the file that another device gave out. */
  async function bring(): Promise<void> {
    const { bringBack } = await import("./safe");
    const brought = await bringBack();
    if (brought) await openAsked((ask) => game.resume(ask, brought));
  }

  async function openLetter(): Promise<void> {
    let known: KeptLetter | null = null;
    const done = await lay(async (ask) => {
      const { found } = await ask("letter", { what: "find", link });
      if (found && found.game !== info?.id) location.replace(addressOf(link, found.game));
      known = await readLetter(found?.id ?? "");
      return game.read(ask, link, known);
    });
    if (!done && known) {
      const here: KeptLetter = known;
      await lay((ask) => game.resume(ask, here), here);
    }
    if (done && !known) {
      await learnMore("home");
      game.met.value = true;
    }
    if (done) showLastTurn();
    const { older = 0 } = game.letter.value ?? {};
    if (older) toast(t("letter-older", { number: older }));
    if (game.hindrance.value) notice("letter", t("letter-cannot-keep"));
  }

  /** The other side's last turn is played before one's eyes. */
  function showLastTurn(): void {
    const { view, log } = table;
    const turn = view && lastPlayed(log, view);
    if (turn?.over && turn.side !== game.letter.value?.side)
      table.replay(viewBefore(view as NonNullable<typeof view>, turn.entries), turn.entries);
  }

  async function refuse(error: EngineFailure): Promise<void> {
    const reason = errorWords(error, speakerOf(info as GameInfo), words());
    if (error.code === "letter_ours") return toast(reason);
    if (error.code === "letter_contradicts") {
      const { openContradiction } = await import("./contradiction");
      return openContradiction(error, reason, engine, link, painter);
    }
    notice("letter", reason, { words: t("letter-mend"), press: () => void paste() });
    if (table.state.settled.value) return;
    document.documentElement.dataset.alveus = "ready";
    find("#say .turn").textContent = t("letter-unreadable");
    find("#say .status").textContent = reason;
  }

  async function begin(): Promise<void> {
    const hindrance = await whatHinders();
    const start = await opening((info as GameInfo).id);
    if (start) table.show({ view: start.view, seats: allAway(start.view.sides) });
    const { askForGame } = await import("./begin");
    const wishes = await askForGame(info as GameInfo, asked, hindrance);
    if (!wishes) return location.assign(`play.html?game=${(info as GameInfo).id}`);
    await lay((ask) => game.begin(ask, wishes));
  }
}

/** Nobody at this table may press before the letter has been read. */
function allAway(sides: readonly string[]): Record<string, Seat> {
  return Object.fromEntries(sides.map((side) => [side, { kind: "away", name: "" } as const]));
}

/** Where a new game by letter is begun. */
function newPage(game: string): string {
  return `letter.html?${new URLSearchParams({ game })}`;
}

/** Where a game is gone on with that this device keeps. */
function letterPage(game: string, id: string): string {
  return `letter.html?${new URLSearchParams({ game, id })}`;
}

/** A letter that does not name its game in the address: Python says which it is. */
async function findGame(): Promise<void> {
  await openPage(["common", "letters"]);
  const engine = new Engine();
  try {
    const { found } = await engine.request("letter", { what: "find", link });
    if (found) location.replace(addressOf(link, found.game));
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    document.documentElement.dataset.alveus = "failed";
    const tell = () => {
      find("#say .turn").textContent = t("letter-unreadable");
      find("#say .status").textContent = errorWords(error, { game: "", family: "" }, words());
    };
    onWords(tell);
    tell();
  }
}

/** A letter pasted as text is opened like one that was pressed. */
async function paste(): Promise<void> {
  const { openPasting } = await import("./pasting");
  openPasting();
}

async function share(info: GameInfo, game: LetterGame): Promise<void> {
  const { openSending } = await import("./sending");
  if (game.link.value && game.letter.value) openSending(game.link.value, game.letter.value, info);
  else toast(t("letter-nothing-sent"));
}

function menu(
  info: GameInfo,
  game: LetterGame,
  engine: Engine,
  bring: () => Promise<void>,
): MenuItem[] {
  const letter = game.letter.value;
  const ours = letter?.standing === "ours" && letter.number > 0;
  const items: MenuItem[] = [{ words: t("letter-new"), href: newPage(info.id) }];
  items.push({ words: t("letter-open"), press: () => void paste() });
  if (game.link.value)
    items.push({ words: t("letter-again"), press: () => void share(info, game) });
  items.push({
    words: t("menu-settings"),
    press: async () => (await import("../shell/preferences")).openSettings(info, null),
  });
  items.push("line");
  if (ours && letter.end === "") {
    items.push({ words: t("letter-resign"), press: () => void game.end("resign") });
    if (!letter.offered)
      items.push({ words: t("letter-offer"), press: () => void game.end("offer") });
  }
  if (letter?.number)
    items.push({
      words: t("letter-proof"),
      press: async () => (await import("./proof")).openProof(game, info, engine),
    });
  if (letter?.side)
    items.push({
      words: t("letter-keep"),
      press: async () => (await import("./safe")).keepSafe(game),
    });
  items.push({ words: t("letter-bring"), press: () => void bring() });
  items.push({ words: t("letter-fair"), href: "fair.html" });
  items.push({ words: t("act-rules"), href: rulesPage(info.id) });
  if (find("#sound").offsetParent === null) items.push("line", soundItem(), ...languageItems());
  return items;
}
