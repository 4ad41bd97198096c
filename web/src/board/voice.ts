/** The voice of a table: what the narrator says of views, steps, choices and answers. */
import type { LogEntry, Move, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { isPersons, onlyPerson, people, type Seats } from "./choices";
import { liveRegion, Narrator } from "./narrator";
import { gainWords, scoreWords } from "./score";
import { eventsWords, statusWords, waysWords } from "./words";

/** An entry of the history, or what was noted beside it. */
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

  /** A view that replaces another without a step: its status, if that is news. */
  present(view: View, seats: Seats, before: View | null, sat: Seats): void {
    const status = this.#status(view, seats);
    if (!before || status !== this.#status(before, sat)) this.say(status);
  }

  /** What a step brought, and what is to be done where a person is to do it. */
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

  /** Another place in the history is looked at: what was done there, or that this is the game. */
  look(view: View, log: readonly LogEntry[], seats: Seats): void {
    const made = log.filter(({ ply }) => ply === view.ply && view.ahead > 0);
    this.#ask(({ lookedWords }) =>
      lookedWords(view, this.#events(view, made, seats), this.messages),
    );
  }

  /** Esc was pressed: what was chosen is let go, or there was nothing. */
  dropped(held: boolean): void {
    this.say(this.messages.text(held ? "let-go" : "nothing-chosen"));
  }

  /** A place was pressed where nothing can be done. */
  idle(view: View, place: string): void {
    this.#ask(({ idleWords }) => idleWords(view, place, this.messages));
  }

  ways(view: View, place: string, ways: readonly Move[]): void {
    this.say(waysWords(view, place, ways, this.messages, true));
  }

  /** What has happened, once more. */
  again(view: View, entries: readonly LogEntry[], seats: Seats): void {
    this.say(this.#events(view, entries, seats));
  }

  /** The last turn once more, or that there has been none. */
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

  /** What is asked for by key has its words apart. */
  #ask(words: (asked: typeof import("./askedwords")) => string): void {
    void import("./askedwords").then((asked) => this.say(words(asked)));
  }

  /** What the game has brought in a race, and how that stands now. */
  #score(view: View): void {
    this.say(`${gainWords(view, this.messages)} ${scoreWords(view, this.messages)}`.trim());
  }

  /** Between two people the one who moves listens, and hears the numbers that he has chosen. */
  #events(view: View, entries: readonly Happened[], seats: Seats): string {
    return eventsWords(view, entries, this.messages, people(view, seats).length > 1);
  }

  close(): void {
    this.#narrator.close();
    this.#region.element.remove();
  }
}

/** What the last entry has told as an event, so that the status need not say it again. */
function toldBy(entry: Happened | undefined): string[] {
  if (entry?.kind === "throw") return ["thrown"];
  return entry?.events.some(({ code }) => code === "hold") ? ["held"] : [];
}
