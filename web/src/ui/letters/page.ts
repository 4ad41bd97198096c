/** The page of a game by letter: opens a letter or a stored game, or begins a new game. */
import { errorWords } from "../../board/words";
import { Engine } from "../../engine/client";
import { EngineFailure, isEngineGone } from "../../engine/failure";
import type { GameInfo, Seat, Table } from "../../engine/protocol";
import { manifestOf, painterOf } from "../../games";
import { keepOffline } from "../../offline";
import { initSoundButton, openPage } from "../shell/bar";
import { gameInfo, opening } from "../shell/catalogue";
import { fill, find } from "../shell/dom";
import { eachFrame } from "../shell/draw";
import { gameAreas, showGameName, speakerOf } from "../shell/gamewords";
import { icon } from "../shell/icons";
import { links, newLetterPage, playPage, rulesPage } from "../shell/links";
import { attachMenu, type MenuItem } from "../shell/menu";
import { notice } from "../shell/notices";
import { toast } from "../shell/toast";
import { onWords, t, words } from "../shell/words";
import { createTable } from "../table/createtable";
import { pagePanels } from "../table/pagepanels";
import { mountGamePanels } from "../table/panels";
import { reviewLauncher } from "../table/reviewlauncher";
import { sounds } from "../table/sound";
import { lastPlayed, viewBefore } from "../table/turnsummary";
import { letterPage, openingPage } from "./addresses";
import type { Wishes } from "./begin";
import { LetterGame } from "./game";
import { sayOpened } from "./heard";
import {
  forbidWhereNothingStays,
  type KeptLetter,
  PROOF,
  readGameBefore,
  readLetter,
  seenLast,
  whatHinders,
} from "./kept";
import { letterMenu, openPasted, sendAgain, sendLetter, showProof } from "./menu";
import { letterPanel } from "./panel";
import { findLetter, type LetterLink } from "./unwrap";
import "./letter.css";

const MARK = "#letter=";
const PRELOAD = document.documentElement.dataset.preload?.split(" ") ?? [];
const asked = new URLSearchParams(location.search);
forbidWhereNothingStays(asked);
const arriving = letterInAddress();
const info = await gameInfo(arriving?.game || (asked.get("game") ?? ""));

if (info?.letters) await open(info);
else await findGame();

async function open(info: GameInfo): Promise<void> {
  const manifest = manifestOf(info.id);
  const [painter, usual] = await Promise.all([
    painterOf(info.id),
    import("../table/versuspanels"),
    openPage([...gameAreas(info), ...(manifest.words ?? []), "letters", "home"]),
  ]);
  const laid = createTable(
    painter,
    [info.family, ...PRELOAD, `game:${info.id}`],
    `letter.${info.id}`,
    (ask) => game.again(ask),
  );
  const { engine, table } = laid;
  // A game by letter is stored together with its letters, not by the autosave.
  laid.autosave.watched = true;
  const game = new LetterGame(engine, table);
  const parts = { info, game, engine, table };
  const made = (await manifest.panels?.())?.panels({ engine, table, painter, framed: false });
  const rules = rulesPage(info.id);
  const back = () => table.focus();
  const after = reviewLauncher({
    info,
    laid,
    painter,
    back,
    address: async () => location.href,
    result: false,
  });
  pagePanels({
    info,
    laid,
    painter,
    own: mountGamePanels(made ?? { aids: [], looks: [] }),
    optional: { usual, hidden: null, analysis: null },
    list: [usual.moveList(find("#moves"), table, () => after.replay())],
    hints: false,
    puzzle: undefined,
    demo: null,
    rules,
    again: () => location.assign(newLetterPage(info.id)),
    menu,
  });
  laid.panels.add(letterPanel(find("#letter"), parts, next));
  table.on("help", async () => (await import("../shell/help")).openHelp(info, table.view, false));
  sounds(table);
  initSoundButton(find<HTMLButtonElement>("#sound"));
  const button = find<HTMLButtonElement>("#menu");
  fill(button, icon("menu"));
  attachMenu(button, menu);
  eachFrame(() => showGameName(info));
  links(find("#links"), info.id, () => void sendAgain(info, game));
  find(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    table.focus();
  });
  // Opens another game letter in the same window. If no game has been opened yet, the page reloads.
  addEventListener("hashchange", () => {
    const arriving = letterInAddress();
    if (arriving && game.letter.value) void openLetter(arriving.link, true);
    else if (arriving) location.reload();
  });

  // The browser's Back button returns to the game that was open before.
  addEventListener("popstate", () => {
    if (letterInAddress()) return;
    const before = new URLSearchParams(location.search).get("id") ?? "";
    if (before !== (game.letter.value?.id ?? "")) location.reload();
  });
  document.addEventListener("visibilitychange", async () => {
    if (!document.hidden && (await game.isBehind())) location.reload();
  });

  const id = asked.get("id");
  const kept = id ? await readLetter(id) : null;
  if (arriving) await openLetter(arriving.link);
  else if (kept) await lay((ask) => game.resume(ask, kept), kept);
  else await begin();
  if (asked.has(PROOF)) await showProof(parts);
  void keepOffline();

  function menu(): MenuItem[] {
    return letterMenu(parts);
  }

  /**
   * Shows the last known position, or the initial position, until the engine has read the letter.
   */
  async function lay(
    ask: Parameters<typeof openAsked>[0],
    known?: KeptLetter,
    link = "",
  ): Promise<boolean> {
    const view = known ? await seenLast(known) : (await opening(info.id))?.view;
    return openAsked(ask, view && { view, seats: allAway(view.sides) }, link);
  }

  async function openAsked(
    ask: (request: Engine["request"]) => Promise<Table>,
    meanwhile?: Table,
    link = "",
  ): Promise<boolean> {
    try {
      await table.open({ ask }, meanwhile);
      await told();
      return true;
    } catch (error) {
      if (isEngineGone(error)) return true;
      if (!(error instanceof EngineFailure)) throw error;
      await refuse(error, link);
      return false;
    }
  }

  /** Opens the next game of the series, or its stored copy if this device has already begun it. */
  async function next(): Promise<void> {
    const following = await readLetter(game.letter.value?.next ?? "");
    if (following) location.assign(letterPage(info.id, following.letter.id));
    else await openAsked((ask) => game.next(ask));
  }

  /** Opens a game letter. The previous game stays on the board until the letter has been read. */
  async function openLetter(link: string, stays = false): Promise<void> {
    let known: KeptLetter | null = null;
    const read = async (ask: Engine["request"]) => {
      const { found } = await ask("letter", { what: "find", link });
      if (found && found.game !== info.id) return leave(openingPage({ link, game: found.game }));
      const id = found?.id ?? "";
      known = (await readLetter(id)) ?? (await readGameBefore(id));
      return game.read(ask, link, id, known);
    };
    const done = stays ? await openAsked(read, undefined, link) : await lay(read, undefined, link);
    if (stays && !done) return told();
    if (!done && known) {
      const here: KeptLetter = known;
      await lay((ask) => game.resume(ask, here), here);
    }
    game.met.value = done && !known;
    performance.mark("alveus:opened");
    if (done) showLastTurn();
    const { older = 0 } = game.letter.value ?? {};
    if (older) toast(t("letter-older", { number: older }));
    if (game.hindrance.value) notice("letter", t("letter-cannot-keep"));
  }

  /** Replays the opponent's last turn. */
  function showLastTurn(): void {
    const { view, log } = table;
    const turn = view && lastPlayed(log, view);
    const letter = game.letter.value;
    if (!view || !turn?.over || !letter || turn.side === letter.side) return;
    table.replay(viewBefore(view, turn.entries), turn.entries);
    sayOpened(letter, view, turn);
  }

  async function refuse(error: EngineFailure, link: string): Promise<void> {
    const reason = errorWords(error, speakerOf(info), words());
    if (error.code === "letter_ours") return void toast(reason);
    if (error.code === "letter_contradicts") {
      const { openContradiction } = await import("./contradiction");
      return openContradiction(error, reason, engine, link, painter);
    }
    notice("letter", reason, { words: t("letter-mend"), press: () => void openPasted() });
    if (error.code === "letter_move") void showProof(parts, link);
    if (table.state.settled.value) return;
    document.documentElement.dataset.alveus = "ready";
    sayUnreadable(reason);
  }

  async function begin(): Promise<void> {
    const hindrance = await whatHinders();
    const start = await opening(info.id);
    if (start) table.show({ view: start.view, seats: allAway(start.view.sides) });
    const { askForGame } = await import("./begin");
    let before: Wishes | undefined;
    let refusal = "";
    for (;;) {
      const wishes = await askForGame(info, { address: asked, hindrance, before, refusal });
      if (!wishes) return location.assign(playPage(info.id));
      try {
        const { word, ...begun } = wishes;
        game.word.value = word ?? "";
        await table.open({ ask: (ask) => game.begin(ask, begun) });
        await told();
        if (game.letter.value?.ready) await sendLetter(info, game);
        return;
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error;
        before = wishes;
        refusal = errorWords(error, speakerOf(info), words());
      }
    }
  }

  /** Stores the game on the board and puts its id into the URL. */
  async function told(): Promise<void> {
    await game.follow();
    const letter = game.letter.value;
    if (letter) history.replaceState(null, "", letterPage(letter.game, letter.id));
  }
}

/** Navigates to another page. The promise never settles. */
function leave(page: string): Promise<never> {
  location.replace(page);
  return new Promise(() => {});
}

/** Seats that accept no input, used until the game letter has been read. */
function allAway(sides: readonly string[]): Record<string, Seat> {
  return Object.fromEntries(sides.map((side) => [side, { kind: "away", name: "" } as const]));
}

/** Returns the game letter in the URL, even if a mail program has changed the URL around it. */
function letterInAddress(): LetterLink | null {
  const { hash, href } = location;
  // The engine refuses a damaged letter with a reason.
  const damaged = hash.startsWith(MARK) ? { link: hash.slice(1), game: "" } : null;
  return findLetter(href) ?? damaged;
}

function sayUnreadable(reason: string): void {
  const turn = find("#say .turn");
  turn.textContent = t("letter-unreadable");
  turn.dataset.stop = ".";
  find("#say .status").textContent = reason;
}

/** Asks the engine which game the letter belongs to, or asks the user for a letter. */
async function findGame(): Promise<void> {
  await openPage(["common", "letters"]);
  addEventListener("hashchange", () => location.reload());
  if (!arriving) return openPasted(() => location.assign("./"));
  const { link } = arriving;
  const engine = new Engine({ preload: PRELOAD });
  try {
    const { found } = await engine.request("letter", { what: "find", link });
    if (found) location.replace(openingPage({ link, game: found.game }));
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    document.documentElement.dataset.alveus = "failed";
    const tell = () => sayUnreadable(errorWords(error, { game: "", family: "" }, words()));
    onWords(tell);
    tell();
  }
}
