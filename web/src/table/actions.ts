/** Action buttons of a game: roll, undo, hint, and the other actions that the position allows. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { isHumanTurn, onlyChoice } from "../board/choices";
import { actionWords } from "../board/names";
import type { TableControls } from "../board/table";
import type { OpenReview } from "../contracts/table-context";
import { type Panel, sideToAct, type TableSnapshot } from "../contracts/table-snapshot";
import { type Action, isCurrent, type View } from "../engine/protocol";
import { type ButtonParts, button, type IconName } from "../kit/button";
import { allDrawn, closing, watch } from "../kit/draw";
import { change, settings } from "../kit/settings";
import { t, words } from "../kit/words";
import { undoPair } from "./undo";

/** Ids of the actions that have a button or a menu item elsewhere. `offered` omits them. */
const PLACED = ["throw", "deal", "sit", "resign"];
/** Actions that the main button prefers (see `mainAction`), with their icons. */
const FIRST: Record<string, IconName> = { throw: "die", deal: "play" };

export interface ActionsOptions {
  table: TableControls;
  /** Start another game. Called by the main button after the end of a game. */
  again: () => void;
  /** The review of a finished game. Its buttons (replay, share) replace undo and hint. */
  after?: OpenReview | undefined;
  /**
   * The side whose player band contains the buttons, if two players face each other across the
   * device and each has a band (see `bands.ts`). Otherwise undefined.
   */
  reader?: string;
  hints: boolean;
}

/** Panel with the action buttons. The tooltip of a disabled button gives the reason. */
export function actionButtons(element: HTMLElement, options: ActionsOptions): Panel {
  announceCommit(element, options.table);
  return { element, update: (moment) => render(actions(moment, options), element) };
}

/**
 * Announce that a turn must be ended with the button in `element`, unless the page hides or replaces
 * this button, as in a study. Wait until the panels show the position after the turn.
 */
function announceCommit(element: HTMLElement, table: TableControls): void {
  const { phase, view } = table.state;
  const announce = () => {
    const commit = element.querySelector("[data-act=commit]");
    const isShown = commit !== null && commit.getClientRects().length > 0;
    if (phase.peek() === "waiting" && isShown) table.say(t("turn-commit"));
  };
  const wait = () => {
    const shown = view.peek();
    if (phase.peek() !== "waiting" || !shown || !isCurrent(shown, table.view)) return;
    requestAnimationFrame(() => void allDrawn().then(announce));
  };
  watch(() => [phase.value, view.value], wait, closing(table));
}

export function actions(moment: TableSnapshot, options: ActionsOptions): TemplateResult {
  const { table, reader } = options;
  const { view } = moment;
  const over = view.actor.kind === "over";
  // If each player has a band of buttons, the buttons are enabled while the band's side must act,
  // after the end of the game, and while no side is on turn (before the first turn and at a deal).
  const yours = !reader || over || (sideToAct(moment) ?? reader) === reader;
  if (options.after && moment.phase === "over")
    return html`${first(moment, options, yours)}
      ${button({ sign: "play", words: t("act-replay"), act: "replay", press: options.after.replay })}
      ${button({ sign: "share", words: t("act-share"), act: "share", press: options.after.share })}`;
  const hint = button({
    sign: "hint",
    words: t("act-hint"),
    act: "hint",
    closed: view.actor.kind !== "seat" || moment.thinking !== null || !yours,
    press: () => void table.hint(),
  });
  // This button shows a covered hand. It is not at the position of the button for a deal, so that
  // a second press by accident does not reveal a hand.
  const sit = button({
    sign: "check",
    words: actionWords(view, "sit", words()),
    act: "sit",
    look: "button first",
    closed: !yours,
    press: () => void table.act("sit"),
  });
  const threats = button({
    sign: settings().threats ? "eye" : "shut",
    words: t("act-threats"),
    act: "threats",
    pressed: settings().threats,
    closed: !yours,
    hidden: over || !options.hints || words().id("mark", "attack", view) === null,
    press: () => change("threats", !settings().threats),
  });
  return html`${first(moment, options, yours)}
    ${undoPair(view, table, yours)}
    ${isCovered(view) ? sit : options.hints ? hint : nothing} ${threats}
    <div class="more-acts">${yours ? others(moment, table) : nothing}</div>`;
}

/** Render the main button, whose action depends on the phase of the game (see `mainThing`). */
function first(moment: TableSnapshot, options: ActionsOptions, yours: boolean): TemplateResult {
  const { view } = moment;
  const thing = mainThing(moment, options, yours);
  // If a game has no message for the action "play", moves are made on the board, not by a button.
  const hidden = thing.act === "play" && !playsByButton(view);
  const main = button({ look: thing.closed ? "button" : "button first", ...thing });
  return html`<div class="throwing" ?hidden=${hidden}>${main}</div>`;
}

/** True if the hands are covered until the next player presses the button that shows a hand. */
const isCovered = ({ actions }: View) => actions.some(({ id }) => id === "sit");

/** True if the game has a button that plays the chosen move. */
const playsByButton = (view: View) => words().id("action", "play", view) !== null;

/**
 * Return the main button for the current phase: play again, confirm the end of the turn, return to
 * the latest position, do the main action (such as a roll), or play the chosen move.
 */
function mainThing(moment: TableSnapshot, options: ActionsOptions, yours: boolean): ButtonParts {
  const { table, again, after } = options;
  const { view } = moment;
  if (view.actor.kind === "over" && moment.phase !== "replaying") {
    const goes = view.series.target > 0 && view.series.winner === null;
    // A game may have its own label for the next game of a series.
    const next = words().id("action", "next", view) ?? "act-again";
    const label = t(goes ? next : after ? "act-rematch" : "act-new");
    const sign = after ? "redo" : "play";
    const press = () => isReady(table, view) && again();
    return { act: "again", sign, words: label, closed: false, press };
  }
  if (moment.phase === "waiting") {
    const press = () => table.commit();
    return { act: "commit", sign: "check", words: t("act-commit"), closed: !yours, press };
  }
  if (moment.phase === "replaying") {
    const press = () => void table.goto(view.ply + view.ahead);
    return { act: "return", sign: "last", words: t("turn-past-return"), closed: !yours, press };
  }
  const action = mainAction(moment);
  if (!action) return chosenThing(moment, table, yours);
  const { id } = action;
  const open = action.enabled && yours && isHumanTurn(view, moment.seats) && !moment.thinking;
  const why = action.reason ? words().say("reason", action.reason, view) : "";
  const press = () => void table.act(id);
  const label = id === "throw" ? t("act-throw") : actionWords(view, id, words());
  // The button is highlighted only for a roll, a deal and the only possible choice.
  const quiet = !(id in FIRST) && onlyChoice(view) !== action.text;
  const look = open && !quiet ? "button first" : "button";
  return { act: id, sign: FIRST[id] ?? "play", words: label, look, closed: !open, why, press };
}

/**
 * Return the action of the main button, the first of these: an action that is the only choice among
 * moves and actions (`onlyChoice`); a roll or a deal; an action that is also a move on the board
 * (only in games without a play button, while no place is chosen). If there is none, return
 * undefined.
 */
function mainAction({ view, chosen }: TableSnapshot): Action | undefined {
  const first = view.actions.find(({ id }) => id in FIRST);
  const only = onlyChoice(view);
  const open = !chosen && !playsByButton(view);
  const beside = offered(view).find(({ text }) => open && isOnBoard(view, text));
  const all = view.actions.find(({ id, text }) => text === only && id !== "sit");
  return all ?? first ?? beside;
}

/** Return the enabled actions, except those with their own button or menu item (`PLACED`). */
const offered = ({ actions }: View) =>
  actions.filter(({ id, enabled }) => enabled && !PLACED.includes(id));

/**
 * True if `view`, which the panels show, is the engine's latest view, and no step is pending. If
 * not, a press may be the second tap of a double tap: the engine makes the step of the first tap,
 * or the board still shows its animation.
 */
const isReady = ({ busy, view: latest }: TableControls, view: View) =>
  !busy && isCurrent(view, latest);

/**
 * Return the button that plays the chosen move: the move that ends at the chosen place, or the only
 * move that can be made from there. The button is disabled if there is no such move.
 */
function chosenThing(
  { chosen, view }: TableSnapshot,
  table: TableControls,
  yours: boolean,
): ButtonParts {
  const ways = chosen?.moves ?? [];
  const alone = ways.length === 1 ? ways[0] : undefined;
  const move = ways.find(({ path }) => path.at(-1) === chosen?.place) ?? alone;
  const said = (code: string) =>
    words().id("action", code, view) ? words().say("action", { code, params: {} }, view) : "";
  const press = () => move && isReady(table, view) && void table.play(move.text);
  const sown = view.moves.every(({ path }) => path.length === 1);
  const [label, why] = [said("play"), said("play_why")];
  return {
    act: "play",
    sign: sown ? "sow" : "check",
    words: label,
    closed: !yours || !move,
    why,
    press,
  };
}

/**
 * Return buttons for the actions of `offered`, except that of the main button and, in games without
 * a play button, moves on the board. If the user has gone back to an earlier position in which a
 * computer player must move, add a button that continues the game from that position.
 */
function others(moment: TableSnapshot, table: TableControls): unknown {
  const { view, seats, phase } = moment;
  const resting = phase === "replaying";
  const main = resting ? undefined : mainAction(moment);
  const rest: (ButtonParts & { act: string })[] = offered(view)
    .filter(({ id, text }) => id !== main?.id && (playsByButton(view) || !isOnBoard(view, text)))
    .map(({ id }) => {
      const label = words().say("action", { code: id, params: {} }, view);
      return { act: id, words: label, press: () => void table.act(id) };
    });
  const { actor } = view;
  if (resting && actor.kind === "seat" && seats[actor.side]?.kind === "computer")
    rest.push({ act: "resume", words: t("act-resume"), press: () => table.resume() });
  return repeat(rest, ({ act }) => act, button);
}

/** True if the action can also be made as a move on the board. */
const isOnBoard = ({ moves }: View, text: string) => moves.some((move) => move.text === text);
