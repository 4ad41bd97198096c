/** Shows the match on the board, describes it by voice, and reports it to the page. */
import { batch } from "@preact/signals-core";
import { EngineFailure } from "../engine/failure";
import type {
  GameEvent,
  Hint,
  LogEntry,
  Seat,
  Table as Start,
  View,
  WhyNot,
} from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { lookOf } from "./choices";
import type { TableEvents, TableOptions, TablePreferences } from "./controls";
import type { Emitter } from "./emitter";
import { without } from "./hiding";
import type { hintWords } from "./hintwords";
import { historyWith } from "./history";
import type { TableState } from "./state";
import { type Chosen, Surface, type SurfaceOptions } from "./surface";
import { Voice } from "./voice";
import { errorWords } from "./words";

/** Maximum number of plies in one animation. */
const TRAVELLED = 12;

export interface PresenterOptions
  extends Omit<TableOptions, "client">,
    Pick<SurfaceOptions, "play" | "underWay" | "ask" | "command" | "typed"> {
  emitter: Emitter<TableEvents>;
  state: TableState;
  /** True if a person at this screen can act now. */
  mayAct(): boolean;
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
  readonly surface: Surface;
  readonly voice: Voice;
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

  constructor({ emitter, state, mayAct, preferences, ...options }: PresenterOptions) {
    this.#state = state;
    this.#emitter = emitter;
    this.#mayAct = mayAct;
    this.#preferences = preferences;
    this.voice = new Voice(options.host, options.messages, (text) => emitter.tell("said", text));
    this.surface = new Surface({
      ...options,
      look: lookOf(null, {}, preferences),
      pace: preferences.animation,
      targets: preferences.targets,
      idle: (place) => this.#tellIdle(place),
      chosen: (chosen) => {
        this.choose(chosen);
        if (chosen && this.view) this.voice.ways(this.view, chosen.place, chosen.ways);
      },
      dropped: (held) => {
        this.voice.dropped(held);
        state.refusal.value = null;
        state.hint.value = null;
      },
      looked: (place) => emitter.tell("looked", place),
      fitted: (board) => {
        state.board.value = board;
        emitter.tell("fitted", board);
      },
      painted: () => emitter.tell("painted", null),
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
   * Shows a match without animation. `known` is the history shown so far, for plies ahead of the
   * view.
   */
  lay({ view, seats }: Start, known: readonly LogEntry[]): void {
    const { view: before, seats: sat } = this;
    this.#state.waiting.value = false;
    this.#state.replaying.value = false;
    this.#look(view, null, historyWith(known, view), seats);
    this.voice.present(this.#told(view), seats, before && this.#told(before), sat);
  }

  /**
   * Shows a stored match. If it cannot be painted because another version of the page stored it,
   * shows nothing and returns false.
   */
  layMeanwhile(meanwhile: Start): boolean {
    try {
      this.lay(meanwhile, []);
      return true;
    } catch (error) {
      reportError(error);
      this.#forget();
      return false;
    }
  }

  /**
   * Animates and describes the change from the previous view, or the change of notes. `looks` is
   * true if the user only moved through the history.
   */
  follow({ view, seats = this.seats, events }: Answer, before: View, looks: boolean): void {
    const log = historyWith(this.log, view);
    const since = log.filter(({ ply }) => ply > before.ply && ply <= view.ply);
    this.#look(view, since.length <= TRAVELLED ? since : null, log, seats);
    if (looks) this.voice.look(this.#told(view), log, seats);
    else this.voice.tell(this.#told(view), before, events ? [{ events }] : since, seats);
  }

  /** Says the reason for a refusal and marks the refused `place`, if any. */
  refuse(place: string | null, why: WhyNot): void {
    if (!this.view) return;
    const text = this.voice.messages.say("reason", why.reason, this.view);
    this.surface.refuse(place);
    this.#state.refusal.value = { why, text };
    this.#state.hint.value = null;
    this.voice.say(text);
  }

  /** Shows the move of a hint, unless `wordHints` was called, and says the hint. */
  recommend(view: View, hint: Hint, worded: typeof hintWords): void {
    const text = worded(view, hint, this.voice.messages);
    if (!this.#wordHint) this.surface.recommend(hint);
    else if (this.surface.chosen) this.surface.letGo();
    const said = this.#wordHint?.(view, hint, text) ?? text;
    this.#state.hint.value = { hint, text };
    this.#state.refusal.value = null;
    this.#emitter.tell("hint", { hint, text });
    this.voice.say(said);
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
    const told = failure instanceof EngineFailure ? failure : new EngineFailure("internal");
    const { view } = this;
    if (told.view) {
      const overtaken = view?.match === told.view.match && told.view.rev < view.rev;
      if (!overtaken) this.#look(told.view, null, historyWith(this.log, told.view), this.seats);
      return true;
    }
    const text = errorWords(told, view ?? { game: "", family: "" }, this.voice.messages);
    this.surface.open(this.#mayAct());
    this.#emitter.tell("error", { failure: told, text });
    this.voice.say(text);
    return false;
  }

  /** Replays and describes again the change from an earlier view to the current one. */
  replay(before: View, entries: readonly LogEntry[]): void {
    if (!this.view) return;
    this.surface.replay(before, entries);
    this.voice.again(this.#told(this.view), entries, this.seats);
  }

  sayStatus(): void {
    if (this.view) this.voice.standing(this.#told(this.view));
  }

  speak(messages: Messages): void {
    this.voice.messages = messages;
    this.surface.speak(messages);
  }

  setPreferences(preferences: Partial<TablePreferences>): void {
    const before = this.#preferences.hides;
    this.#preferences = { ...this.#preferences, ...preferences };
    this.#dress();
    if (before.join() === this.#preferences.hides.join() || !this.view) return;
    this.#show(this.view, null);
    this.#state.view.value = this.#told(this.view);
  }

  decorateView(decoration: (view: View) => View): void {
    this.#decoration = decoration;
    if (this.view) this.#show(this.view, null);
  }

  /** Says that a place has no action, so that every press gets a response. */
  #tellIdle(place: string): void {
    if (this.view) this.voice.idle(this.view, place);
  }

  /**
   * Publishes the choice and its moves, and removes the last hint. A new choice also removes the
   * last refusal.
   */
  choose(chosen: Chosen | null): void {
    const state = this.#state;
    batch(() => {
      state.chosen.value = chosen;
      state.hint.value = null;
      if (chosen) state.refusal.value = null;
    });
  }

  close(): void {
    this.voice.close();
    this.surface.close();
  }

  /** Empties the table after a failed attempt to show a match. */
  #forget(): void {
    this.#view = this.#state.view.value = null;
    this.#log = [];
    this.#seats = {};
  }

  #look(
    view: View,
    since: readonly LogEntry[] | null,
    log: readonly LogEntry[],
    seats: Readonly<Record<string, Seat>>,
  ): void {
    this.#view = view;
    this.#log = log;
    this.#seats = seats;
    if (since === null) this.#dress();
    this.#show(view, since);
    this.surface.landed(() => {
      if (this.#view === view) this.#settle(view);
    });
    this.#emitter.tell("view", { view: this.#told(view), log, seats });
  }

  /** Publishes the view after the animations and turns the board for the player on turn. */
  #settle(view: View): void {
    const state = this.#state;
    batch(() => {
      state.view.value = this.#told(view);
      state.log.value = this.#log;
      state.seats.value = this.#seats;
      state.chosen.value = null;
      state.refusal.value = null;
      state.hint.value = null;
    });
    this.#dress();
  }

  /** Returns the view without hidden marks and messages. */
  #told(view: View): View {
    return without(view, this.#preferences.hides);
  }

  /** Shows a view with the page's decoration. */
  #show(view: View, since: readonly LogEntry[] | null): void {
    this.surface.show(this.#decoration(this.#told(view)), since, this.#mayAct());
  }

  #dress(): void {
    const look = lookOf(this.view, this.seats, this.#preferences);
    this.surface.dress(look, this.#preferences.animation, this.#preferences);
  }
}
