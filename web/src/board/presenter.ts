/** Shows the match on the board, announces it to screen readers, and reports it to the page. */
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
import { humanSides, isOwnView, isPastOfComputer, lookOf, onlyHuman } from "./choices";
import type { HintWording, TableEvents, TableOptions, TablePreferences } from "./controls";
import type { Emitter } from "./emitter";
import { errorWords } from "./names";
import type { Step } from "./requests";
import { mergeHistory, omitMarks, type Position, type TableState } from "./state";

/** Maximum number of plies in one animation. A longer change is shown without animation. */
const MAX_ANIMATED = 12;

export interface PresenterOptions
  extends Omit<TableOptions, "client">,
    Pick<BoardInputOptions, "play" | "isBusy" | "ask" | "command" | "emitter" | "state"> {
  /** True if a person at this screen is on turn and no `Step` or turn confirmation is pending. */
  canAct(): boolean;
}

/** The engine's reply to a step, with `seats` if this kind of step can change the players. */
export interface Answer {
  view: View;
  seats?: Record<string, Seat>;
  /**
   * Events of a change of notes (the user's marks in a puzzle), only in the reply to `note`. They
   * are not in the history.
   */
  events?: GameEvent[];
}

export class Presenter {
  readonly surface: BoardInput;
  readonly announcer: Announcer;
  readonly #emitter: Emitter<TableEvents>;
  readonly #state: TableState;
  readonly #mayAct: () => boolean;
  #preferences: TablePreferences;
  #decoration = (view: View) => view;
  #wordHint: HintWording | null = null;

  constructor({ emitter, state, canAct, preferences, ...options }: PresenterOptions) {
    this.#state = state;
    this.#emitter = emitter;
    this.#mayAct = canAct;
    this.#preferences = preferences;
    state.hides.value = preferences.hides;
    this.announcer = new Announcer(options.host, options.messages, (text) =>
      emitter.emit("said", text),
    );
    this.surface = new BoardInput({
      ...options,
      emitter,
      state,
      look: lookOf(null, {}, preferences, options.messages),
      pace: preferences.animation,
      targets: preferences.targets,
      idle: (place) => {
        const { view, announcer } = this;
        if (view)
          announcer.sayLoaded(({ idleWords }) => idleWords(view, place, announcer.messages));
      },
      noOtherPlace: () => this.announcer.say(this.announcer.messages.text("nothing-elsewhere")),
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
    });
  }

  /** The engine's latest position; before its first reply, the stored position shown, or null. */
  get position(): Position | null {
    return this.#state.engineView.peek();
  }

  get view(): View | null {
    return this.position?.view ?? null;
  }

  get preferences(): TablePreferences {
    return this.#preferences;
  }

  /**
   * Show a newly opened match without animation. `history` is the history shown so far; its
   * entries after the view's ply are kept if the engine can redo them (see `mergeHistory`).
   */
  showStart({ view, seats }: Start, history: readonly LogEntry[]): void {
    const before = this.position;
    this.#state.waiting.value = false;
    this.#state.replaying.value = isPastOfComputer(view, seats);
    const log = extendHistory({ view: before?.view ?? view, log: history }, view);
    const position = { view, log, seats };
    this.#present(position, null);
    this.announcer.announceView(this.#visible(position), before && this.#visible(before));
  }

  /**
   * Show a stored match while the engine opens the match, and return true. If this fails, for
   * example because another version of the page stored the match, report the error, show nothing
   * and return false. Show nothing and return false, too, if the stored view shows the hand of one
   * of several players at this device: its owner has not yet confirmed to be at the screen.
   */
  showStored(meanwhile: Start): boolean {
    try {
      if (showsHand(meanwhile)) return false;
      this.showStart(meanwhile, []);
      return true;
    } catch (error) {
      reportError(error);
      this.#state.engineView.value = this.#state.shownView.value = null;
      return false;
    }
  }

  /**
   * Show the engine's reply to the step `what`. Animate the plies since `before`, if there are at
   * most `MAX_ANIMATED`, and announce their events; if the reply has `events`, announce these
   * instead. After `goto` (selection of a ply), announce this ply. After `back` (return to the
   * previous game), show that game without animation and announce its status.
   */
  showStep({ view, seats, events }: Answer, before: Position, what: Step): void {
    const log = extendHistory(before, view);
    const since = log.filter(({ ply }) => ply > before.view.ply && ply <= view.ply);
    const position = { view, log, seats: seats ?? before.seats };
    const isAnimated = what !== "back" && since.length <= MAX_ANIMATED;
    this.#present(position, isAnimated ? since : null);
    const shown = this.#visible(position);
    if (what === "back") this.announcer.announceView(shown, null);
    else if (what === "goto") this.announcer.announcePly(shown);
    else this.announcer.announceStep(shown, before.view, events ? [{ events }] : since);
  }

  /**
   * Announce why an action was refused, store the reason in the state, mark `place` (null for none)
   * as refused, and remove the last hint. End the animations before, because their end removes the
   * reason from the state.
   */
  refuse(place: string | null, why: WhyNot): void {
    if (!this.view) return;
    this.surface.canvas.finish();
    const text = this.announcer.messages.say("reason", why.reason, this.view);
    this.surface.markRefused(place);
    this.#state.refusal.value = { why, text };
    this.#state.hint.value = null;
    this.announcer.say(text);
  }

  /**
   * Show the recommended move on the board, announce `text` (the complete hint), store both in the
   * state, and emit the event `hint`. For a game that reveals a hint in stages, `wordHints` has set
   * a function: announce its result, the stage to reveal now, and deselect the chosen place instead
   * of showing the move. The state has the complete hint at every stage; the panels select the part
   * to show. First end the animations, because their end removes the hint from the state.
   */
  showHint(view: View, hint: Hint, text: string): void {
    this.surface.canvas.finish();
    if (!this.#wordHint) this.surface.showHint(hint);
    else if (this.surface.chosen) this.surface.cancelChoice();
    const spoken = this.#wordHint?.(view, hint, text) ?? text;
    this.#state.hint.value = { hint, text };
    this.#state.refusal.value = null;
    this.#emitter.emit("hint", { hint, text });
    this.announcer.say(spoken);
  }

  wordHints(wording: HintWording): void {
    this.#wordHint = wording;
  }

  /**
   * Handle a failed request. If the engine refused it as outdated, show the current view and return
   * true: the game can continue. Otherwise announce the error and return false.
   */
  fail(failure: unknown): boolean {
    if (!(failure instanceof EngineFailure)) reportError(failure);
    const error = failure instanceof EngineFailure ? failure : new EngineFailure("internal");
    const { view } = this;
    if (error.view) {
      const isOutdated = view?.match === error.view.match && error.view.rev < view.rev;
      const { log = [], seats = {} } = this.position ?? {};
      const history = extendHistory({ view: view ?? error.view, log }, error.view);
      const position = { view: error.view, log: history, seats };
      if (!isOutdated) this.#present(position, null);
      return true;
    }
    const text = errorWords(error, view ?? { game: "", family: "" }, this.announcer.messages);
    this.surface.open(this.#mayAct());
    this.#emitter.emit("error", { failure: error, text });
    this.announcer.say(text);
    return false;
  }

  /**
   * Animate and announce the change (`entries`) from the earlier view `before` to this view. The
   * places of `before` are shown with the additions of `decorateView`, such as other letters.
   */
  replay(before: View, entries: readonly LogEntry[]): void {
    if (!this.position) return;
    const { places } = this.#decoration(before);
    this.surface.canvas.replay({ ...before, places }, entries);
    this.announcer.repeatEvents(this.#visible(this.position), entries);
  }

  sayStatus(): void {
    if (!this.position) return;
    const { view, seats } = this.#visible(this.position);
    const you = onlyHuman(view, seats);
    this.announcer.sayLoaded(({ positionWords }) =>
      positionWords(view, this.announcer.messages, you),
    );
  }

  setMessages(messages: Messages): void {
    this.announcer.messages = messages;
    this.surface.setMessages(messages);
    this.#applyLook();
    this.#translateAnswers(messages);
  }

  /** Translate the hint and the reason for the last refusal in the state with `messages`. */
  #translateAnswers(messages: Messages): void {
    const { view } = this;
    const { refusal, hint: shown } = this.#state;
    const [refused, advised] = [refusal.peek(), shown.peek()];
    if (view && refused)
      refusal.value = { ...refused, text: messages.say("reason", refused.why.reason, view) };
    if (!view || !advised) return;
    const { hint } = advised;
    void import("./announcements").then(({ hintWords }) => {
      const isDue = shown.peek() === advised && messages === this.announcer.messages;
      if (isDue) shown.value = { hint, text: hintWords(view, hint, messages) };
    });
  }

  setPreferences(preferences: Partial<TablePreferences>): void {
    this.#preferences = { ...this.#preferences, ...preferences };
    this.#applyLook();
    const { hides } = this.#preferences;
    if (this.#state.hides.peek().join() === hides.join()) return;
    this.#state.hides.value = hides;
    this.#showAgain();
  }

  decorateView(decoration: (view: View) => View): void {
    this.#decoration = decoration;
    this.#showAgain();
  }

  /**
   * Store the chosen place and its moves (null for no choice) in the state, and remove the last
   * hint from it. A new choice also removes the reason for the last refused action.
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

  #present(position: Position, since: readonly LogEntry[] | null): void {
    const { engineView } = this.#state;
    engineView.value = position;
    if (position.view.viewer === "") this.announcer.clear();
    if (since === null) this.#applyLook();
    this.#show(position, since);
    this.surface.canvas.afterAnimations(() => {
      if (engineView.peek() === position) this.#publish(position);
    });
    this.#emitter.emit("view", this.#visible(position));
  }

  /**
   * Store in the state a position whose animations have ended. Remove from it the chosen place, the
   * reason for the last refused action, and the hint. Rotate the board towards the player on turn
   * if this is the user's preference.
   */
  #publish(position: Position): void {
    const state = this.#state;
    batch(() => {
      state.shownView.value = position;
      state.chosen.value = null;
      state.refusal.value = null;
      state.hint.value = null;
    });
    this.#applyLook();
  }

  /** Return the position without the marks and status messages that the user has hidden. */
  #visible(position: Position): Position {
    return { ...position, view: omitMarks(position.view, this.#state.hides.peek()) };
  }

  /**
   * Show a position on the board, with the additions of `decorateView`. Animate the new entries of
   * the history in `since`; null for no animation.
   */
  #show(position: Position, since: readonly LogEntry[] | null): void {
    this.surface.show(this.#decoration(this.#visible(position).view), since, this.#mayAct());
  }

  #showAgain(): void {
    if (!this.position) return;
    const { view } = this.#visible(this.position);
    this.surface.showAgain(this.#decoration(view), this.#mayAct());
  }

  #applyLook(): void {
    const { view = null, seats = {} } = this.position ?? {};
    const look = lookOf(view, seats, this.#preferences, this.announcer.messages);
    this.surface.applyLook(look, this.#preferences.animation, this.#preferences);
  }
}

/**
 * Update the history with the entries in the view. In domino games, omit undone plies that were
 * written for another viewer, because they can contain that viewer's secrets, unless their games
 * are over.
 */
function extendHistory(before: Pick<Position, "view" | "log">, view: View): LogEntry[] {
  const { log } = before;
  const later = log.filter(({ ply }) => ply > view.ply);
  const last = (game: number) => log.findLast((entry) => entry.game === game);
  const isOver = (game: number) => last(game)?.events.some(({ code }) => code === "over");
  const isForOther = isOwnView(view) && before.view.viewer !== view.viewer;
  const isSecret = isForOther && !later.every(({ game }) => isOver(game));
  return mergeHistory(isSecret ? log.filter(({ ply }) => ply <= view.ply) : log, view);
}

/** True if a view of a domino game shows the hand of one of several players at this device. */
function showsHand({ view, seats }: Start): boolean {
  const isOpen = view.viewer !== "" && view.actor.kind === "seat";
  return isOpen && isOwnView(view) && humanSides(view, seats).length > 1;
}
