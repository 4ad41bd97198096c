/** What can be done without the board: throw, undo, hint, and whatever else the view offers. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { isPersons, onlyChoice } from "../../board/choices";
import { actionWords } from "../../board/names";
import type { TableControls } from "../../board/table";
import type { Action, View } from "../../engine/protocol";
import { button, stepState } from "../shell/button";
import type { IconName } from "../shell/icons";
import { change, settings } from "../shell/settings";
import { t, words } from "../shell/words";
import type { Afterwards } from "./afterwards";
import { awaited, type Moment, type Panel } from "./moment";

/** Actions with a place of their own, or in a menu. */
const PLACED = ["throw", "deal", "sit", "resign"];
/** What comes before everything else. */
const FIRST: Record<string, IconName> = { throw: "die", deal: "play" };

export interface ActionsOptions {
  table: TableControls;
  /** What the filled button does once the game is over. */
  again: () => void;
  /** What a finished game offers besides, in the place of undo and hint. */
  after?: Pick<Afterwards, "replay" | "share"> | undefined;
  /** The side a band across the table belongs to. */
  reader?: string;
  hints: boolean;
}

/** The buttons; each says why it is closed where it is. */
export function actionButtons(element: HTMLElement, options: ActionsOptions): Panel {
  return { element, update: (moment) => render(actions(moment, options), element) };
}

/** The same as a template. */
export function actions(moment: Moment, options: ActionsOptions): TemplateResult {
  const { table, reader } = options;
  const { view } = moment;
  const over = view.actor.kind === "over";
  const yours = !reader || over || reads(moment, reader);
  const pair = [
    button({
      sign: "undo",
      words: t("act-undo"),
      act: "undo",
      ...stepState(view, view.undo, yours),
      press: () => void table.undo(),
    }),
    button({
      sign: "redo",
      words: null,
      label: t("act-redo"),
      act: "redo",
      ...stepState(view, view.redo, yours),
      hidden: view.ahead === 0,
      press: () => void table.redo(),
    }),
  ];
  const hint = button({
    sign: "hint",
    words: t("act-hint"),
    act: "hint",
    closed: !isAsked(moment) || !yours,
    press: () => void table.hint(),
  });
  // It never stands where one has just pressed to deal: a press too many would show a hand.
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
    hidden: over || !options.hints || !marksAttacks(view),
    press: () => change("threats", !settings().threats),
  });
  if (options.after && moment.phase === "over")
    return html`${first(moment, options, yours)}${afterGame(options.after)}`;
  return html`${first(moment, options, yours)}
    <div class="pair">${pair}</div>
    ${isCovered(view) ? sit : options.hints ? hint : nothing} ${threats}
    <div class="more-acts">${yours ? others(moment, table) : nothing}</div>`;
}

function afterGame({ replay, share }: Pick<Afterwards, "replay" | "share">): TemplateResult {
  return html`${button({ sign: "play", words: t("act-replay"), act: "replay", press: replay })}
    ${button({ sign: "share", words: t("act-share"), act: "share", press: share })}`;
}

/** The thing to do next. */
function first(moment: Moment, options: ActionsOptions, yours: boolean): TemplateResult {
  const { view } = moment;
  const { open, quiet, id, ...thing } = mainThing(moment, options, yours);
  // Where a choice always leads on to another place nothing is played from here.
  const hidden = id === "play" && !playsByButton(view);
  const look = open && !quiet ? "button first" : "button";
  const main = button({ ...thing, act: id, look, closed: !open });
  return html`<div class="throwing" ?hidden=${hidden}>${main}</div>`;
}

/** Whether somebody sees a position in which to choose. */
function isAsked({ view, thinking }: Moment): boolean {
  return view.actor.kind === "seat" && thinking === null;
}

/** Whether the hands are covered until somebody has sat down. */
const isCovered = ({ actions }: View) => actions.some(({ id }) => id === "sit");

/** Whether a chosen piece is played by a button. */
const playsByButton = (view: View) => words().id("action", "play", view) !== null;

interface Thing {
  id: string;
  sign: IconName;
  words: string;
  open: boolean;
  /** Whether it may as well be left undone, so that the button is not filled. */
  quiet?: boolean;
  why?: string;
  press: () => void;
}

/** The one thing to do next: throw, play what is chosen, end the turn, or play again. */
function mainThing(moment: Moment, options: ActionsOptions, yours: boolean): Thing {
  const { table, again, after } = options;
  const { view } = moment;
  if (view.actor.kind === "over" && moment.phase !== "replaying") {
    const goes = view.series.target > 0 && view.series.winner === null;
    // A game may have a word of its own for what comes next in a series.
    const next = words().id("action", "next", view) ?? "act-again";
    const label = t(goes ? next : after ? "act-rematch" : "act-new");
    return { id: "again", sign: after ? "redo" : "play", words: label, open: true, press: again };
  }
  if (moment.phase === "waiting") {
    const press = () => table.commit();
    return { id: "commit", sign: "check", words: t("act-commit"), open: yours, press };
  }
  if (moment.phase === "replaying") {
    const press = () => void table.goto(view.ply + view.ahead);
    return { id: "return", sign: "last", words: t("turn-past-return"), open: yours, press };
  }
  const action = mainAction(moment);
  if (!action) return chosenThing(moment, table, yours);
  const { id } = action;
  const open = action.enabled && yours && isPersons(view, moment.seats) && !moment.thinking;
  const why = action.reason ? words().say("reason", action.reason, view) : "";
  const press = () => void table.act(id);
  const label = id === "throw" ? t("act-throw") : actionWords(view, id, words());
  const quiet = !(id in FIRST) && onlyChoice(view) !== action.text;
  return { id, sign: FIRST[id] ?? "play", words: label, open, quiet, why, press };
}

/** What is all there is to do, what comes first, or what can be done besides choosing a piece. */
function mainAction({ view, chosen }: Moment): Action | undefined {
  const first = view.actions.find(({ id }) => id in FIRST);
  const only = onlyChoice(view);
  const open = !chosen && !playsByButton(view);
  const beside = offered(view).find(({ text }) => open && isOnBoard(view, text));
  const all = view.actions.find(({ id, text }) => text === only && id !== "sit");
  return all ?? first ?? beside;
}

/** What can be done now and has no place of its own. */
function offered({ actions }: View): Action[] {
  return actions.filter(({ id, enabled }) => enabled && !PLACED.includes(id));
}

/** Where nothing is thrown: the chosen place is played, or the one way that leads on from it. */
function chosenThing({ chosen, view }: Moment, table: TableControls, yours: boolean): Thing {
  const ways = chosen?.ways ?? [];
  const alone = ways.length === 1 ? ways[0] : undefined;
  const move = ways.find(({ path }) => path.at(-1) === chosen?.place) ?? alone;
  const said = (code: string) =>
    words().id("action", code, view) ? words().say("action", { code, params: {} }, view) : "";
  const press = () => move && void table.play(move.text);
  const sown = view.moves.every(({ path }) => path.length === 1);
  return {
    id: "play",
    sign: sown ? "sow" : "check",
    words: said("play"),
    open: yours && !!move,
    why: said("play_why"),
    press,
  };
}

/** What can be done besides, each with a button of its own. */
function others(moment: Moment, table: TableControls): unknown {
  const { view, seats, phase } = moment;
  const resting = phase === "replaying";
  const main = resting ? undefined : mainAction(moment);
  const rest = offered(view)
    .filter(({ id, text }) => id !== main?.id && (playsByButton(view) || !isOnBoard(view, text)))
    .map(({ id }) => {
      const label = words().say("action", { code: id, params: {} }, view);
      return { id, label, press: () => void table.act(id) };
    });
  const { actor } = view;
  const computers = actor.kind === "seat" && seats[actor.side]?.kind === "computer";
  const resume = { id: "resume", label: t("act-resume"), press: () => table.resume() };
  return repeat(
    resting && computers ? [...rest, resume] : rest,
    ({ id }) => id,
    ({ id, label, press }) =>
      html`<button class="button" type="button" data-act=${id} @click=${press}>${label}</button>`,
  );
}

/** Whether the same can be done by pressing places. */
function isOnBoard({ moves }: View, text: string): boolean {
  return moves.some((move) => move.text === text);
}

/** Whether attacks are marked in this game. */
function marksAttacks(view: View): boolean {
  return words().id("mark", "attack", view) !== null;
}

/** Whether it is for a reader to act: in their turn, until it is ended, or when the lot is cast. */
function reads(moment: Moment, reader: string): boolean {
  const side = awaited(moment);
  return side === null || side === reader;
}
