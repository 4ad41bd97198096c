/**
 * Announcements of a match to screen readers: positions, moves and other new events, the user's
 * choices and replies to keys.
 */
import type { LogEntry, Move, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { humanSides, isHumanTurn, onlyHuman } from "./choices";
import { chosenWords, eventsWords, gainWords, scoreWords, statusWords } from "./names";
import { liveRegion, Narrator } from "./narrator";
import { lastTurn, type Position } from "./state";

/**
 * An entry of the history or, after a change of notes (the user's marks in a puzzle, such as a
 * highlighted number), only its events. Notes are not in the history (see `PlayTable.note`).
 */
type EventEntry = Pick<LogEntry, "events"> & Partial<LogEntry>;

export class Announcer {
  messages: Messages;
  readonly #region = liveRegion();
  readonly #narrator: Narrator;

  constructor(host: HTMLElement, messages: Messages, onText: (text: string) => void) {
    this.messages = messages;
    host.append(this.#region.element);
    this.#narrator = new Narrator((text) => {
      this.#region.announce(text);
      onText(text);
    });
  }

  say(text: string): void {
    this.#narrator.say(text);
  }

  /** Remove earlier announcements, because they can contain the hand of another player. */
  clear(): void {
    this.#region.clear();
  }

  /** Announce the status of a newly opened position, unless `before` had the same status. */
  announceView(position: Position, before: Position | null): void {
    const status = this.#status(position);
    if (!before || status !== this.#status(before)) this.say(status);
  }

  /**
   * Announce the events of `since`, the new entries of the history, or, after undo, that a move was
   * undone. If the game is over, also announce the score (not after undo) and, if there were no
   * events to announce, the status. If a human player has to act, announce the status, also after
   * undo.
   */
  announceStep(position: Position, before: View, since: readonly EventEntry[]): void {
    const { view, seats } = position;
    const isUndo = view.match === before.match && view.ply < before.ply;
    const events = isUndo ? this.messages.text("taken-back") : this.#events(position, since);
    const isOver = view.actor.kind === "over";
    const continues = !isOver && ![before, view].some((shown) => isHumanTurn(shown, seats));
    this.#narrator.say(events, continues);
    if (isOver && !isUndo) this.#sayScore(position);
    if (isOver ? events !== "" : !isHumanTurn(view, seats)) return;
    this.say(this.#status(position, repeatedCodes(since.at(-1))));
  }

  #status({ view, seats }: Position, omitted: readonly string[] = []): string {
    return statusWords(view, this.messages, omitted, onlyHuman(view, seats));
  }

  /**
   * Announce the ply of the history that is now shown, with its events; for the latest ply,
   * announce that the present position is shown again.
   */
  announcePly(position: Position): void {
    const { view, log } = position;
    const entries = log.filter(({ ply }) => ply === view.ply && view.ahead > 0);
    const events = this.#events(position, entries);
    this.sayLoaded(({ historyWords }) => historyWords(position, events, this.messages));
  }

  /** Announce that the selection was cancelled or, if `held` is false, that there was none. */
  announceDrop(held: boolean): void {
    this.say(this.messages.text(held ? "let-go" : "nothing-chosen"));
  }

  announceMoves(view: View, place: string, moves: readonly Move[]): void {
    this.say(chosenWords(view, place, moves, this.messages, true));
  }

  /** Announce the events of entries of the history a second time. */
  repeatEvents(position: Position, entries: readonly LogEntry[]): void {
    this.say(this.#events(position, entries));
  }

  /** Announce the events of the last turn, or that there was none. */
  announceLastTurn(position: Position): void {
    const entries = lastTurn(position.log, position.view);
    this.say(this.#events(position, entries) || this.messages.text("nothing-yet"));
  }

  /** Load `announcements.ts`, pass its functions to `textOf`, and announce the returned text. */
  sayLoaded(textOf: (asked: typeof import("./announcements")) => string): void {
    void import("./announcements").then((asked) => this.say(textOf(asked)));
  }

  /**
   * Announce the score and, before it, the winner of a series of games, a match of Sperrdomino or a
   * row (group of games in such a match) if the finished game has decided it.
   */
  #sayScore({ view, seats }: Position): void {
    const you = onlyHuman(view, seats);
    const texts = [gainWords(view, this.messages, you), scoreWords(view, this.messages, you)];
    this.say(texts.join(" ").trim());
  }

  /**
   * Describe events. Points have the numbers that the viewer uses or, if several people use this
   * device, those of the player who moved. A single human player is addressed as "you".
   */
  #events({ view, seats }: Position, entries: readonly EventEntry[]): string {
    const moversOwn = humanSides(view, seats).length > 1;
    return eventsWords(view, entries, this.messages, { moversOwn, you: onlyHuman(view, seats) });
  }

  close(): void {
    this.#narrator.close();
    this.#region.element.remove();
  }
}

/** Codes of status messages omitted after an event because they repeat it, by the event's code. */
const REPEATED: Record<string, readonly string[]> = {
  hold: ["held"],
  check: ["check_clean", "check_wrong"],
};
/** Codes of status messages that are never repeated after a step, because they do not change. */
const CONSTANT = ["several_solutions"];

/**
 * Return the codes of the status messages to omit after a step: those that repeat an event of the
 * last entry, and those that never change.
 */
function repeatedCodes(entry: EventEntry | undefined): string[] {
  if (entry?.kind === "throw") return [...CONSTANT, "thrown"];
  return [...CONSTANT, ...(entry?.events ?? []).flatMap(({ code }) => REPEATED[code] ?? [])];
}
