/** The voice of a table: announces views, steps, choices and answers through the narrator. */
import type { LogEntry, Move, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { isPersons, onlyPerson, people, type Seats } from "./choices";
import { liveRegion, Narrator } from "./narrator";
import { gainWords, scoreWords } from "./score";
import { eventsWords, statusWords, waysWords } from "./words";

/** An entry of the history, or only the events of a change of notes. */
type Happened = Pick<LogEntry, "events"> & Partial<LogEntry>;

export class Voice {
  messages: Messages;
  readonly #region = liveRegion();
  readonly #narrator: Narrator;

  constructor(host: HTMLElement, messages: Messages, said: (text: string) => void) {
    this.messages = messages;
    host.append(this.#region.element);
    this.#narrator = new Narrator((text) => {
      this.#region.utter(text);
      said(text);
    });
  }

  say(text: string): void {
    this.#narrator.say(text);
  }

  /** Announces the status of a view that was not reached by a step, if the status has changed. */
  present(view: View, seats: Seats, before: View | null, sat: Seats): void {
    const status = this.#status(view, seats);
    if (!before || status !== this.#status(before, sat)) this.say(status);
  }

  /** Announces the events of a step, and the status if a person has to act. */
  tell(view: View, before: View, since: readonly Happened[], seats: Seats): void {
    const back = view.match === before.match && view.ply < before.ply;
    const events = back ? this.messages.text("taken-back") : this.#events(view, since, seats);
    const over = view.actor.kind === "over";
    const goesOn = !over && ![before, view].some((one) => isPersons(one, seats));
    this.#narrator.say(events, goesOn);
    if (over && !back) this.#score(view);
    if (over ? events !== "" : !isPersons(view, seats)) return;
    this.say(this.#status(view, seats, toldBy(since.at(-1))));
  }

  #status(view: View, seats: Seats, told: readonly string[] = []): string {
    return statusWords(view, this.messages, told, onlyPerson(view, seats));
  }

  /**
   * Announces another ply of the history with its events, or the return to the current position.
   */
  look(view: View, log: readonly LogEntry[], seats: Seats): void {
    const made = log.filter(({ ply }) => ply === view.ply && view.ahead > 0);
    this.#ask(({ lookedWords }) =>
      lookedWords(view, this.#events(view, made, seats), this.messages),
    );
  }

  /** Announces that Escape cancelled the choice, or that nothing was chosen. */
  dropped(held: boolean): void {
    this.say(this.messages.text(held ? "let-go" : "nothing-chosen"));
  }

  /** Announces that a pressed place has no action. */
  idle(view: View, place: string): void {
    this.#ask(({ idleWords }) => idleWords(view, place, this.messages));
  }

  ways(view: View, place: string, ways: readonly Move[]): void {
    this.say(waysWords(view, place, ways, this.messages, true));
  }

  /** Repeats the events of entries. */
  again(view: View, entries: readonly LogEntry[], seats: Seats): void {
    this.say(this.#events(view, entries, seats));
  }

  /** Repeats the last turn, or says that there was none. */
  last(view: View, entries: readonly LogEntry[], seats: Seats): void {
    this.say(this.#events(view, entries, seats) || this.messages.text("nothing-yet"));
  }

  standing(view: View): void {
    this.#ask(({ standingWords }) => standingWords(view, this.messages));
  }

  hand(view: View): void {
    this.#ask(({ handWords }) => handWords(view, this.messages));
  }

  moves(view: View): void {
    this.#ask(({ movesWords }) => movesWords(view, this.messages));
  }

  threats(view: View): void {
    this.#ask(({ threatsWords }) => threatsWords(view, this.messages));
  }

  /** Announces a text from `askedwords.ts`, which is loaded on demand. */
  #ask(words: (asked: typeof import("./askedwords")) => string): void {
    void import("./askedwords").then((asked) => this.say(words(asked)));
  }

  /** Announces the gain from a finished game and the score of the series or match. */
  #score(view: View): void {
    this.say(`${gainWords(view, this.messages)} ${scoreWords(view, this.messages)}`.trim());
  }

  /** Describes events. If several people play, numbers of points are the mover's own. */
  #events(view: View, entries: readonly Happened[], seats: Seats): string {
    return eventsWords(view, entries, this.messages, people(view, seats).length > 1);
  }

  close(): void {
    this.#narrator.close();
    this.#region.element.remove();
  }
}

/** Returns the status codes that repeat an event of the last entry and can be omitted. */
function toldBy(entry: Happened | undefined): string[] {
  if (entry?.kind === "throw") return ["thrown"];
  return entry?.events.some(({ code }) => code === "hold") ? ["held"] : [];
}
