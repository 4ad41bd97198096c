/** Shows the match on the board, describes it by voice, and reports it to the page. */
import { batch } from "@preact/signals-core";
import {
  EngineFailure,
  type GameEvent,
  type Hint,
  type LogEntry,
  type Seat,
  type Table as Start,
  type View,
  type WhyNot,
} from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { Announcer } from "./announcer";
import { BoardInput, type BoardInputOptions, type Choice } from "./board-input";
import { lookOf } from "./choices";
import type { TableEvents, TableOptions, TablePreferences } from "./controls";
import type { Emitter } from "./emitter";
import type { hintWords } from "./hint-words";
import { mergeHistory } from "./history";
import { omitMarks } from "./omit-marks";
import type { TableState } from "./state";
import { errorWords } from "./words";

/** Maximum number of plies in one animation. */
const MAX_ANIMATED = 12;

export interface PresenterOptions
  extends Omit<TableOptions, "client">,
    Pick<BoardInputOptions, "play" | "isBusy" | "ask" | "command" | "typed"> {
  emitter: Emitter<TableEvents>;
  state: TableState;
  /** True if a person at this screen can act now. */
  canAct(): boolean;
}

/** Returns the text spoken for a hint that is given in several stages. `whole` is the full text. */
export type HintWording = (view: View, hint: Hint, whole: string) => string;

/** The reply to a step of the match. */
export interface Answer {
  view: View;
  seats?: Record<string, Seat>;
  /** Events of a change of notes, which are not in the history. */
  events?: GameEvent[];
}

export class Presenter {
  readonly surface: BoardInput;
  readonly announcer: Announcer;
  readonly #emitter: Emitter<TableEvents>;
  readonly #state: TableState;
  readonly #mayAct: () => boolean;
  #preferences: TablePreferences;
  /**
   * The match as returned by the engine. The page gets it, without hidden marks, when the
   * animations have ended.
   */
  #view: View | null = null;
  #log: readonly LogEntry[] = [];
  #seats: Readonly<Record<string, Seat>> = {};
  #decoration = (view: View) => view;
  #wordHint: HintWording | null = null;

  constructor({ emitter, state, canAct, preferences, ...options }: PresenterOptions) {
    this.#state = state;
    this.#emitter = emitter;
    this.#mayAct = canAct;
    this.#preferences = preferences;
    this.announcer = new Announcer(options.host, options.messages, (text) =>
      emitter.emit("said", text),
    );
    this.surface = new BoardInput({
      ...options,
      look: lookOf(null, {}, preferences),
      pace: preferences.animation,
      targets: preferences.targets,
      idle: (place) => this.#announceIdle(place),
      chosen: (chosen) => {
        this.choose(chosen);
        if (chosen && this.view)
          this.announcer.announceMoves(this.view, chosen.place, chosen.moves);
      },
      dropped: (held) => {
        this.announcer.announceDrop(held);
        state.refusal.value = null;
        state.hint.value = null;
      },
      looked: (place) => emitter.emit("looked", place),
      fitted: (board) => {
        state.board.value = board;
        emitter.emit("fitted", board);
      },
      painted: () => emitter.emit("painted", null),
    });
  }

  get view(): View | null {
    return this.#view;
  }

  get log(): readonly LogEntry[] {
    return this.#log;
  }

  get seats(): Readonly<Record<string, Seat>> {
    return this.#seats;
  }

  get preferences(): TablePreferences {
    return this.#preferences;
  }

  /**
   * Shows a match without animation. `history` is the history shown so far, for plies ahead of the
   * view.
   */
  showStart({ view, seats }: Start, history: readonly LogEntry[]): void {
    const { view: before, seats: oldSeats } = this;
    this.#state.waiting.value = false;
    this.#state.replaying.value = false;
    this.#present(view, null, mergeHistory(history, view), seats);
    this.announcer.announceView(
      this.#visible(view),
      seats,
      before && this.#visible(before),
      oldSeats,
    );
  }

  /**
   * Shows a stored match. If it cannot be painted because another version of the page stored it,
   * shows nothing and returns false.
   */
  showStored(meanwhile: Start): boolean {
    try {
      this.showStart(meanwhile, []);
      return true;
    } catch (error) {
      reportError(error);
      this.#clear();
      return false;
    }
  }

  /**
   * Animates and describes the change from the previous view, or the change of notes. `looks` is
   * true if the user only moved through the history.
   */
  showStep({ view, seats = this.seats, events }: Answer, before: View, isBrowsing: boolean): void {
    const log = mergeHistory(this.log, view);
    const since = log.filter(({ ply }) => ply > before.ply && ply <= view.ply);
    this.#present(view, since.length <= MAX_ANIMATED ? since : null, log, seats);
    if (isBrowsing) this.announcer.announcePly(this.#visible(view), log, seats);
    else
      this.announcer.announceStep(
        this.#visible(view),
        before,
        events ? [{ events }] : since,
        seats,
      );
  }

  /** Says the reason for a refusal and marks the refused `place`, if any. */
  refuse(place: string | null, why: WhyNot): void {
    if (!this.view) return;
    const text = this.announcer.messages.say("reason", why.reason, this.view);
    this.surface.markRefused(place);
    this.#state.refusal.value = { why, text };
    this.#state.hint.value = null;
    this.announcer.say(text);
  }

  /** Shows the move of a hint, unless `wordHints` was called, and says the hint. */
  showHint(view: View, hint: Hint, wordsOf: typeof hintWords): void {
    const text = wordsOf(view, hint, this.announcer.messages);
    if (!this.#wordHint) this.surface.showHint(hint);
    else if (this.surface.chosen) this.surface.cancelChoice();
    const spoken = this.#wordHint?.(view, hint, text) ?? text;
    this.#state.hint.value = { hint, text };
    this.#state.refusal.value = null;
    this.#emitter.emit("hint", { hint, text });
    this.announcer.say(spoken);
  }

  /**
   * Sets the function that returns the spoken text of hints. The board then no longer shows the
   * recommended move.
   */
  wordHints(wording: HintWording): void {
    this.#wordHint = wording;
  }

  /**
   * Reports an error and returns false. After an outdated request, shows the current view instead
   * and returns true: the game can continue.
   */
  fail(failure: unknown): boolean {
    if (!(failure instanceof EngineFailure)) reportError(failure);
    const error = failure instanceof EngineFailure ? failure : new EngineFailure("internal");
    const { view } = this;
    if (error.view) {
      const isOutdated = view?.match === error.view.match && error.view.rev < view.rev;
      if (!isOutdated)
        this.#present(error.view, null, mergeHistory(this.log, error.view), this.seats);
      return true;
    }
    const text = errorWords(error, view ?? { game: "", family: "" }, this.announcer.messages);
    this.surface.open(this.#mayAct());
    this.#emitter.emit("error", { failure: error, text });
    this.announcer.say(text);
    return false;
  }

  /** Replays and describes again the change from an earlier view to the current one. */
  replay(before: View, entries: readonly LogEntry[]): void {
    if (!this.view) return;
    this.surface.replay(before, entries);
    this.announcer.repeatEvents(this.#visible(this.view), entries, this.seats);
  }

  sayStatus(): void {
    if (this.view) this.announcer.announcePosition(this.#visible(this.view));
  }

  setMessages(messages: Messages): void {
    this.announcer.messages = messages;
    this.surface.setMessages(messages);
  }

  setPreferences(preferences: Partial<TablePreferences>): void {
    const before = this.#preferences.hides;
    this.#preferences = { ...this.#preferences, ...preferences };
    this.#applyLook();
    if (before.join() === this.#preferences.hides.join() || !this.view) return;
    this.#show(this.view, null);
    this.#state.view.value = this.#visible(this.view);
  }

  decorateView(decoration: (view: View) => View): void {
    this.#decoration = decoration;
    if (this.view) this.#show(this.view, null);
  }

  /** Says that a place has no action, so that every press gets a response. */
  #announceIdle(place: string): void {
    if (this.view) this.announcer.announceIdle(this.view, place);
  }

  /**
   * Publishes the choice and its moves, and removes the last hint. A new choice also removes the
   * last refusal.
   */
  choose(chosen: Choice | null): void {
    const state = this.#state;
    batch(() => {
      state.chosen.value = chosen;
      state.hint.value = null;
      if (chosen) state.refusal.value = null;
    });
  }

  close(): void {
    this.announcer.close();
    this.surface.close();
  }

  /** Empties the table after a failed attempt to show a match. */
  #clear(): void {
    this.#view = this.#state.view.value = null;
    this.#log = [];
    this.#seats = {};
  }

  #present(
    view: View,
    since: readonly LogEntry[] | null,
    log: readonly LogEntry[],
    seats: Readonly<Record<string, Seat>>,
  ): void {
    this.#view = view;
    this.#log = log;
    this.#seats = seats;
    if (since === null) this.#applyLook();
    this.#show(view, since);
    this.surface.afterAnimations(() => {
      if (this.#view === view) this.#publish(view);
    });
    this.#emitter.emit("view", { view: this.#visible(view), log, seats });
  }

  /** Publishes the view after the animations and turns the board for the player on turn. */
  #publish(view: View): void {
    const state = this.#state;
    batch(() => {
      state.view.value = this.#visible(view);
      state.log.value = this.#log;
      state.seats.value = this.#seats;
      state.chosen.value = null;
      state.refusal.value = null;
      state.hint.value = null;
    });
    this.#applyLook();
  }

  /** Returns the view without hidden marks and messages. */
  #visible(view: View): View {
    return omitMarks(view, this.#preferences.hides);
  }

  /** Shows a view with the page's decoration. */
  #show(view: View, since: readonly LogEntry[] | null): void {
    this.surface.show(this.#decoration(this.#visible(view)), since, this.#mayAct());
  }

  #applyLook(): void {
    const look = lookOf(this.view, this.seats, this.#preferences);
    this.surface.applyLook(look, this.#preferences.animation, this.#preferences);
  }
}
