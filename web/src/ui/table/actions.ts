/** What can be done without the board: throw, undo, hint, and whatever else the view offers. */
import { isPersons, onlyChoice } from "../../board/choices";
import { actionWords } from "../../board/names";
import type { Painter } from "../../board/painter";
import type { TableControls } from "../../board/table";
import type { Action, Step, View } from "../../engine/protocol";
import { fill, make, write } from "../shell/dom";
import { type IconName, icon } from "../shell/icons";
import { picture } from "../shell/picture";
import { change, settings } from "../shell/settings";
import { t, words } from "../shell/words";
import type { Moment, Panel } from "./moment";

/** A die with its shadow, in CSS pixels. */
const DIE = 50;
/** Actions with a place of their own, or in a menu. */
const PLACED = ["throw", "deal", "sit", "resign"];
/** What comes before everything else. */
const FIRST: Record<string, IconName> = { throw: "die", deal: "play", sit: "check" };

export interface ActionsOptions {
  table: TableControls;
  painter: Painter;
  /** What the filled button does once the game is over. */
  again: () => void;
  /** The side a band across the table belongs to. */
  reader?: string;
  /** Pictures of the dice beside the button. */
  dice: boolean;
  hints: boolean;
}

/** The buttons; each says why it is closed where it is. */
export function actionButtons(element: HTMLElement, options: ActionsOptions): Panel {
  const { table } = options;
  const dice = make("div", { class: "dice", "aria-hidden": "true" });
  const main = button("die", "button");
  const undo = button("undo", "button", () => void table.undo());
  const redo = button("redo", "button", () => void table.redo());
  const hint = button("hint", "button", () => void table.hint());
  const more = make("div", { class: "more-acts" });
  undo.dataset.act = "undo";
  redo.dataset.act = "redo";
  const threats = button("eye", "button", () => change("threats", !settings().threats));
  hint.dataset.act = "hint";
  threats.dataset.act = "threats";
  const throwing = make("div", { class: "throwing" }, options.dice ? dice : null, main);
  fill(
    element,
    throwing,
    make("div", { class: "pair" }, undo, redo),
    options.hints ? hint : null,
    threats,
    more,
  );
  let press = () => {};
  main.addEventListener("click", () => press());
  return {
    element,
    update(moment) {
      const yours = !options.reader || moment.view.actor.kind === "over" || reads(moment, options);
      const thing = mainThing(moment, options, yours);
      // Where a choice always leads on to another place nothing is played from here.
      throwing.hidden = thing.id === "play" && words().id("action", "play", moment.view) === null;
      main.dataset.act = thing.id;
      name(main, thing.icon, thing.words);
      press = thing.press;
      main.classList.toggle("first", thing.open && !thing.quiet);
      close(main, !thing.open, thing.why);
      fill(dice, ...faces(moment, options.painter));
      name(undo, "undo", t("act-undo"));
      closeStep(undo, moment.view, moment.view.undo, yours);
      redo.hidden = moment.view.ahead === 0;
      redo.setAttribute("aria-label", t("act-redo"));
      redo.title = t("act-redo");
      name(hint, "hint", t("act-hint"));
      close(hint, !isAsked(moment) || !yours);
      name(threats, settings().threats ? "eye" : "shut", t("act-threats"));
      threats.hidden = moment.view.actor.kind === "over" || !marksAttacks(moment.view);
      threats.setAttribute("aria-pressed", String(settings().threats));
      fill(more, ...(yours ? others(moment, table) : []));
    },
  };
}

/** Whether somebody sees a position in which to choose. */
function isAsked({ view, thinking }: Moment): boolean {
  const covered = view.actions.some(({ id }) => id === "sit");
  return view.actor.kind === "seat" && thinking === null && !covered;
}

interface Thing {
  id: string;
  icon: IconName;
  words: string;
  open: boolean;
  /** Whether it may as well be left undone, so that the button is not filled. */
  quiet?: boolean;
  why?: string;
  press: () => void;
}

/** The one thing to do next: throw, play what is chosen, end the turn, or play again. */
function mainThing(moment: Moment, { table, again }: ActionsOptions, yours: boolean): Thing {
  const { view } = moment;
  if (view.actor.kind === "over" && moment.phase !== "replaying") {
    const goes = view.series.target > 0 && view.series.winner === null;
    const label = t(goes ? "act-again" : "act-new");
    return { id: "again", icon: "play", words: label, open: true, press: again };
  }
  if (moment.phase === "waiting") {
    const press = () => table.commit();
    return { id: "commit", icon: "check", words: t("act-commit"), open: yours, press };
  }
  if (moment.phase === "replaying") {
    const press = () => void table.goto(view.ply + view.ahead);
    return { id: "return", icon: "last", words: t("turn-past-return"), open: yours, press };
  }
  const action = mainAction(moment);
  if (!action) return chosenThing(moment, table, yours);
  const { id } = action;
  const open = action.enabled && yours && isPersons(view, moment.seats) && !moment.thinking;
  const why = action.reason ? words().say("reason", action.reason, view) : "";
  const press = () => open && void table.act(id);
  const label = id === "throw" ? t("act-throw") : actionWords(view, id, words());
  const quiet = !(id in FIRST) && onlyChoice(view) !== action.text;
  return { id, icon: FIRST[id] ?? "play", words: label, open, quiet, why, press };
}

/** What comes first, what is all there is to do, or what can be done besides choosing a piece. */
function mainAction({ view, chosen }: Moment): Action | undefined {
  const first = view.actions.find(({ id }) => id in FIRST);
  const only = onlyChoice(view);
  const beside = offered(view).find(({ text }) => !chosen && isOnBoard(view, text));
  return first ?? view.actions.find(({ text }) => text === only) ?? beside;
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
  const label = words().say("action", { code: "play", params: {} }, view);
  const press = () => move && void table.play(move.text);
  const why = words().say("action", { code: "play_why", params: {} }, view);
  const sown = view.moves.every(({ path }) => path.length === 1);
  return {
    id: "play",
    icon: sown ? "sow" : "check",
    words: label,
    open: yours && !!move,
    why,
    press,
  };
}

function others(moment: Moment, table: TableControls): HTMLElement[] {
  const { view, seats, phase } = moment;
  const resting = phase === "replaying";
  const made = (id: string, label: string, press: () => void) =>
    make("button", { class: "button", type: "button", "data-act": id, onclick: press }, label);
  const main = resting ? undefined : mainAction(moment);
  const rest = offered(view)
    .filter(({ id, text }) => id !== main?.id && !isOnBoard(view, text))
    .map(({ id }) => {
      const label = words().say("action", { code: id, params: {} }, view);
      return made(id, label, () => void table.act(id));
    });
  const { actor } = view;
  const computers = actor.kind === "seat" && seats[actor.side]?.kind === "computer";
  if (!resting || !computers) return rest;
  return [...rest, made("resume", t("act-resume"), () => table.resume())];
}

/** Whether the same can be done by pressing places. */
function isOnBoard({ moves }: View, text: string): boolean {
  return moves.some((move) => move.text === text);
}

function faces({ view }: Moment, painter: Painter): HTMLCanvasElement[] {
  return view.tokens
    .filter(({ kind }) => kind === "die")
    .map((token) => picture(DIE, (ctx, look) => painter.tokenIcon(ctx, DIE, token, look)));
}

/** Whether attacks are marked in this game. */
function marksAttacks(view: View): boolean {
  return words().id("mark", "attack", view) !== null;
}

function reads({ view: { actor } }: Moment, { reader }: ActionsOptions): boolean {
  return actor.kind !== "over" && (actor.side === null || actor.side === reader);
}

/** A button with an icon and words; it does nothing while it is closed. */
export function button(sign: IconName, look: string, press?: () => void): HTMLButtonElement {
  const listener = press && (() => made.getAttribute("aria-disabled") !== "true" && press());
  const made = make(
    "button",
    { class: look, type: "button", onclick: listener },
    icon(sign),
    make("span", {}),
  );
  return made;
}

/** Writes another icon and other words on it. */
export function name(element: HTMLButtonElement, sign: IconName, label: string): void {
  const span = element.querySelector("span");
  if (span) write(span, label);
  if (element.dataset.icon === sign) return;
  element.dataset.icon = sign;
  element.querySelector("svg")?.replaceWith(icon(sign));
}

/** Closes undo or redo where there is no such step, and says why. */
export function closeStep(
  element: HTMLButtonElement,
  view: View,
  { enabled, reason }: Step,
  yours = true,
): void {
  close(element, !enabled || !yours, reason ? words().say("reason", reason, view) : "");
}

/** A closed button keeps its place and its focus, and says why. */
export function close(element: HTMLButtonElement, closed: boolean, why = ""): void {
  element.setAttribute("aria-disabled", String(closed));
  if (closed && why) element.title = why;
  else element.removeAttribute("title");
}
