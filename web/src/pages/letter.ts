/** Page of a correspondence game ("game by letter"): players send each other links ("letters"). */

import { html, render } from "lit-html";
import { errorWords } from "../board/names";
import { manifestOf, painterOf } from "../contracts/games";
import { links, newLetterPage, playPage, rulesPage } from "../contracts/links";
import { mountGamePanels } from "../contracts/table-snapshot";
import { Engine } from "../engine/client";
import {
  EngineFailure,
  type GameInfo,
  isEngineGone,
  type Seat,
  type Table,
  type View,
} from "../engine/protocol";
import { setStage } from "../engine/startup";
import type { NewGameSettings } from "../features/letters/begin";
import { LetterGame } from "../features/letters/game";
import { letterPage, nameGame, openingPage, rememberedLetter } from "../features/letters/labels";
import {
  letterMenu,
  openLetterDialog,
  sendAgain,
  sendLetter,
  showProof,
} from "../features/letters/menu";
import {
  announceInvitation,
  announceLetter,
  isInvitation,
  letterPanel,
} from "../features/letters/panel";
import {
  findHindrance,
  forbidTemporaryStorage,
  lastView,
  PROOF,
  readLetter,
  readPreviousGame,
  type StoredLetter,
} from "../features/letters/storage";
import { findLetter, type LetterLink } from "../features/letters/unwrap";
import { attachMenu, initSoundButton, openPage } from "../kit/bar";
import { icon } from "../kit/button";
import { gameInfo, opening } from "../kit/catalogue";
import { fill, find } from "../kit/dom";
import { eachFrame } from "../kit/draw";
import { gameAreas, showGameName, speakerOf } from "../kit/game-words";
import { listHidden, settings } from "../kit/settings";
import { notice, toast } from "../kit/toast";
import { onWords, t, words } from "../kit/words";
import { keepOffline } from "../storage/offline";
import { createTable, reportEngineGone, sounds } from "../table/create-table";
import { pagePanels, reviewLauncher } from "../table/page-panels";
import { lastPlayed, viewBefore } from "../table/turn-summary";
import { features } from "./features";
import "../features/letters/letter.css";

const MARK = "#letter=";
const PRELOAD = document.documentElement.dataset.preload?.split(" ") ?? [];
const query = new URLSearchParams(location.search);
forbidTemporaryStorage(query);
const linked = letterInAddress() ?? rememberedLetter();
const info = await gameInfo(linked?.game || (query.get("game") ?? ""));

if (info?.letters) await open(info);
else await findGame();

async function open(info: GameInfo): Promise<void> {
  const manifest = manifestOf(info.id);
  const [painter, versusPanels] = await Promise.all([
    painterOf(info.id),
    import("../table/versus-panels"),
    openPage([...gameAreas(info), ...(manifest.words ?? []), "letters", "home"]),
  ]);
  const context = createTable({
    painter,
    preload: [info.family, ...PRELOAD, `game:${info.id}`],
    slot: `letter.${info.id}`,
    features,
    back: (ask) => game.reopen(ask),
  });
  const { engine, table } = context;
  // `watched` switches off the autosave, as `LetterGame` stores the game together with its letters.
  context.autosave.watched = true;
  const game = new LetterGame(engine, table);
  const parts = { info, game, engine, table };
  /** The letter with which the game on the board was opened; "" if it was not opened by one. */
  let opened = "";
  const custom = (await manifest.panels?.())?.panels({ engine, table, painter, framed: false });
  const menu = () => letterMenu(parts);
  const review = reviewLauncher({
    ...{ info, context, painter, result: false },
    back: () => table.focus(),
    address: async () => location.href,
  });
  pagePanels({
    ...{ info, context, painter, menu, hints: false, puzzle: undefined, replacePanels: null },
    own: mountGamePanels(custom ?? { aids: [], looks: [] }),
    optional: { usual: versusPanels, hidden: null, analysis: null },
    list: [versusPanels.moveList(find("#moves"), table, () => review.replay())],
    rules: rulesPage(info.id),
    again: () => location.assign(newLetterPage(info.id)),
  });
  game.letter.subscribe((letter) => {
    if (letter && !isInvitation(letter, info)) hideStatus(null);
  });
  context.panels.add(letterPanel(find("#letter"), parts, next));
  table.on("help", async () => (await import("../table/help")).openHelp(info, table.view, false));
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
  // If the URL changes to another letter, open it or, without an open game, reload the page.
  addEventListener("hashchange", () => {
    const linked = letterInAddress();
    if (linked && game.letter.value) void openLetter(linked.link, true);
    else if (linked) location.reload();
  });

  // If the browser's Back button leads to the URL of another game, reload the page to open it.
  addEventListener("popstate", () => {
    if (letterInAddress()) return;
    const before = new URLSearchParams(location.search).get("id") ?? "";
    if (before !== (game.letter.value?.id ?? "")) location.reload();
  });
  document.addEventListener("visibilitychange", async () => {
    if (!document.hidden && (await game.isBehind())) location.reload();
  });

  const id = query.get("id");
  const kept = id ? await readLetter(id) : null;
  if (linked) await openLetter(linked.link);
  else if (kept) await openAsked((ask) => game.resume(ask, kept), "", kept);
  else await begin();
  if (query.has(PROOF)) await showProof(parts);
  void keepOffline();

  /**
   * Send a request with `ask`, and open the game in the engine's reply. Until then, the board shows
   * the last position of the stored game `known`; the initial position if `known` is null; the same
   * as before if it is undefined. If the engine refuses the request, show the reason and return
   * false. `link` is the letter to open, or "".
   */
  async function openAsked(
    ask: (request: Engine["request"]) => Promise<Table>,
    link = "",
    known?: StoredLetter | null,
  ): Promise<boolean> {
    const view = known ? await lastView(known) : known === null && (await opening(info.id))?.view;
    if (known === null) hideStatus(view || null);
    const askAndHide = async (request: Engine["request"]) => {
      const start = await ask(request);
      const letter = game.letter.value;
      if (letter && isInvitation(letter, info)) hideStatus(start.view);
      return start;
    };
    const seats = view ? inactiveSeats(view.sides) : {};
    try {
      await table.open({ ask: askAndHide }, view ? { view, seats } : undefined);
      opened = link;
      await storeAndName();
      return true;
    } catch (error) {
      if (isEngineGone(error)) return true;
      if (!(error instanceof EngineFailure)) throw error;
      // Without a game on the board, `refuse` shows the reason instead of a status.
      if (table.state.settled.value) hideStatus(null);
      await refuse(error, link);
      return false;
    }
  }

  /**
   * Hide the status messages of a view, because they ask for actions that are not possible yet.
   * They are neither shown nor announced. If `view` is null, show all status messages again.
   */
  function hideStatus(view: View | null): void {
    const codes = view?.status.map(({ code }) => code) ?? [];
    const hidden = { hides: [...listHidden(settings()), ...codes] };
    context.overridePreferences(view ? hidden : {});
  }

  /**
   * Open the next game of the series (the successive games that the players have agreed on), or its
   * stored copy if this device has already begun it.
   */
  async function next(): Promise<void> {
    const nextGame = await readLetter(game.letter.value?.next ?? "");
    if (nextGame) location.assign(letterPage(info.id, nextGame.letter.id));
    else await openAsked((ask) => game.next(ask));
  }

  /**
   * Open a letter (a link with a correspondence game); if it belongs to another kind of game, go to
   * the page of that game. If `keepsBoard` is true, the board shows the current game while the
   * engine reads the letter, and keeps it if the engine refuses the letter. Otherwise, the board
   * shows the initial position; after a refusal, open the stored copy of the letter's game, if any.
   */
  async function openLetter(link: string, keepsBoard = false): Promise<void> {
    let known: StoredLetter | null = null;
    const read = async (ask: Engine["request"]) => {
      const { found } = await ask("letter", { what: "find", link });
      if (found && found.game !== info.id) return navigate(openingPage({ link, game: found.game }));
      const id = found?.id ?? "";
      known = (await readLetter(id)) ?? (await readPreviousGame(id));
      return game.read(ask, link, id, known);
    };
    const done = await openAsked(read, link, keepsBoard ? undefined : null);
    if (keepsBoard && !done) return storeAndName();
    if (!done && known) {
      const stored: StoredLetter = known;
      hideStatus(null);
      await openAsked((ask) => game.resume(ask, stored), "", stored);
    }
    game.isNew.value = done && !known;
    performance.mark("alveus:opened");
    const letter = game.letter.value;
    if (done && letter && isInvitation(letter, info)) announceInvitation(letter);
    else if (done) showLastTurn();
    const { older = 0 } = letter ?? {};
    if (older) toast(t("letter-older", { number: older }));
    if (game.hindrance.value) notice("letter", () => t("letter-cannot-keep"));
  }

  /**
   * Replay and announce the last turn, if it is a completed turn of the opponent. Also announce an
   * opened letter without a turn, such as the answer to an invitation.
   */
  function showLastTurn(): void {
    const { view, log } = table;
    const last = view && lastPlayed(log, view);
    const letter = game.letter.value;
    if (!view || !letter) return;
    const turn = last?.over && last.side !== letter.side ? last : null;
    if (turn) table.replay(viewBefore(view, turn.entries), turn.entries);
    const isUnanswered = letter.standing === "ours" && !view.undo.enabled;
    if (turn || isUnanswered) announceLetter(letter, view, turn);
  }

  async function refuse(error: EngineFailure, link: string): Promise<void> {
    const wording = () => errorWords(error, speakerOf(info), words());
    const reason = wording();
    if (error.code === "letter_ours") return void toast(reason);
    if (error.code === "letter_contradicts") {
      const { openContradiction } = await import("../features/letters/verification");
      try {
        return await openContradiction(error, reason, engine, link, painter);
      } catch (failure) {
        // The letter has further faults, so its position cannot be shown.
        if (!(failure instanceof EngineFailure)) throw failure;
      }
    }
    const mend = { words: () => t("letter-mend"), press: () => void openLetterDialog() };
    notice("letter", wording, mend);
    if (error.code === "letter_move") void showProof(parts, link);
    if (table.state.settled.value) return;
    setStage("ready");
    showUnreadable(reason);
  }

  async function begin(): Promise<void> {
    const hindrance = await findHindrance();
    const start = await opening(info.id);
    if (start) table.show({ view: start.view, seats: inactiveSeats(start.view.sides) });
    if (location.hash.length > 1)
      await new Promise<void>((resolve) => openLetterDialog(resolve, t("open-letter-none")));
    const { askForGame } = await import("../features/letters/begin");
    let settings: NewGameSettings | null | undefined;
    let refusal = "";
    for (;;) {
      settings = await askForGame(info, query, hindrance, settings, refusal);
      if (!settings) return location.assign(playPage(info.id));
      const { word = "", ...options } = settings;
      game.word.value = word;
      try {
        await table.open({ ask: (ask) => game.begin(ask, options) });
        await storeAndName();
        if (game.letter.value?.ready) await sendLetter(info, game);
        return;
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error;
        refusal = errorWords(error, speakerOf(info), words());
      }
    }
  }

  /**
   * Store the current game on this device, and put the game's id into the page's URL. The game of a
   * spectator is not stored; a reload opens its letter again.
   */
  async function storeAndName(): Promise<void> {
    await game.follow();
    const letter = game.letter.value;
    if (!letter) return;
    const isStored = letter.side !== "" && game.hindrance.value === null;
    nameGame(letter, opened, isStored);
  }
}

/** Open another page. The promise never settles, so that the caller does not continue. */
function navigate(page: string): Promise<never> {
  location.replace(page);
  return new Promise(() => {});
}

/** Return a remote player for each side, so that nothing can be played until a game is open. */
function inactiveSeats(sides: readonly string[]): Record<string, Seat> {
  return Object.fromEntries(sides.map((side) => [side, { kind: "away", name: "" } as const]));
}

/**
 * Return the letter (link with a correspondence game) in the page's URL, even if a mail program has
 * changed other parts of the URL; null if there is none.
 */
function letterInAddress(): LetterLink | null {
  const { hash, href } = location;
  // Return a damaged letter, too, because the engine gives the reason why it cannot be read.
  const damaged = hash.startsWith(MARK) ? { link: hash.slice(1), game: "" } : null;
  return findLetter(href) ?? damaged;
}

function showUnreadable(reason: string): void {
  const turn = find("#say .turn");
  turn.textContent = t("letter-unreadable");
  turn.dataset.stop = ".";
  render(html`${reason}`, find("#say .status"));
}

/**
 * Go to the page of the letter's game, which the engine identifies. Show the reason if the letter
 * cannot be read. If the URL contains no letter, ask the user for one.
 */
async function findGame(): Promise<void> {
  await openPage(["common", "letters"]);
  addEventListener("hashchange", () => location.reload());
  const reason = location.hash.length > 1 ? t("open-letter-none") : "";
  if (!linked) return openLetterDialog(() => location.assign("./"), reason);
  const { link } = linked;
  const engine = new Engine({ preload: PRELOAD, failed: reportEngineGone });
  try {
    const { found } = await engine.request("letter", { what: "find", link });
    if (found && !(await gameInfo(found.game))?.letters)
      throw new EngineFailure("letter_game", { game: found.game });
    if (found) location.replace(openingPage({ link, game: found.game }));
  } catch (error) {
    if (isEngineGone(error)) return;
    if (!(error instanceof EngineFailure)) throw error;
    setStage("failed");
    const tell = () => showUnreadable(errorWords(error, { game: "", family: "" }, words()));
    onWords(tell);
    tell();
  }
}
