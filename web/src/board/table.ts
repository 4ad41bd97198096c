/**
 * The table: connects the board on the screen with the engine. It shows views, handles input, sends
 * moves, starts the computer's turns and announces events. It contains no rules of any game.
 */
import {
  isCurrent,
  isEngineGone,
  type LogEntry,
  type Mark,
  type Message,
  positionRef,
  type Seat,
  type Table as Start,
  type Step as Stepping,
  type View,
} from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { AutoPlayer, Thinker } from "./autoplayer";
import { endsTurn, humanSides, isHumanTurn, isOffered, isPastOfComputer } from "./choices";
import type { HintWording, Opening, TableEvents, TableOptions, TablePreferences } from "./controls";
import { Emitter } from "./emitter";
import { type Answer, Presenter } from "./presenter";
import { MatchRequests, requestOpening, type Step, type StepParams } from "./requests";
import { type TableReading, TableState } from "./state";

export type * from "./controls";

export class PlayTable {
  readonly #client: TableOptions["client"];
  readonly #emitter = new Emitter<TableEvents>();
  readonly #presenter: Presenter;
  readonly #autoPlayer: AutoPlayer;
  readonly #requests: MatchRequests;
  /**
   * The state as signals, which the panels read. Its `view`, `log` and `seats` change only after
   * the animations; the properties of the table with the same names always have the latest values.
   */
  readonly state = new TableState();
  /** False on a page without hints: the key for a hint then announces the status. */
  offersHints = true;
  readonly #thinker: Thinker;
  #opening: Opening | null = null;
  /** Argument of the latest call of `open`. Failures of earlier calls are ignored. */
  #requested: Opening | null = null;
  /** Number of the latest question why a move is illegal. Replies to earlier ones are ignored. */
  #questions = 0;
  /** True once the engine has opened a match, even while it opens another (unlike `settled`). */
  #hasMatch = false;
  /** The turn that a person has played but not ended with the button: its side and last ply. */
  #unconfirmed: { match: string; ply: number; side: string } | null = null;

  constructor({ client, ...options }: TableOptions) {
    this.#client = client;
    this.#thinker = new Thinker(client, this.state);
    this.#requests = new MatchRequests({
      client,
      state: this.state,
      onQueued: () => {
        this.#thinker.stop();
        this.#presenter.surface.open(false);
      },
      onResult: (out, what, auto) => this.#handleResult(out, what, auto),
      onOutdated: () => this.#continue(),
      // The user's step has stopped the computer's search, so the game must continue even if the
      // engine has refused the step.
      failed: (failure, isAutomatic) => this.#fail(failure, !isAutomatic),
      onSettled: () => this.#presenter.surface.catchUp(),
    });
    this.#presenter = new Presenter({
      ...options,
      emitter: this.#emitter,
      state: this.state,
      canAct: () => this.#canAct,
      play: (text) => void this.play(text),
      isBusy: () => this.#requests.busy,
      ask: (path, kind) => void this.#explain(path, kind),
      command: async (command) => {
        const { runCommand } = await import("./keys");
        const allowed = command === "hint" && !this.offersHints ? "status" : command;
        runCommand(allowed, this, this.#presenter.announcer, this.#emitter);
      },
    });
    this.#autoPlayer = new AutoPlayer(this.#thinker, this.#requests, this.#presenter, this.state);
  }

  get view(): View | null {
    return this.#presenter.view;
  }

  /** How the current match was opened, to repeat this after a failure; null if unknown. */
  get opening(): Opening | null {
    return this.#opening;
  }

  get log(): readonly LogEntry[] {
    return this.#presenter.position?.log ?? [];
  }

  get seats(): Readonly<Record<string, Seat>> {
    return this.#presenter.position?.seats ?? {};
  }

  /** True while a step (such as a move or undo) is queued or waits for the engine's reply. */
  get busy(): boolean {
    return this.#requests.busy;
  }

  on<K extends keyof TableEvents>(name: K, listener: (news: TableEvents[K]) => void): () => void {
    return this.#emitter.on(name, listener);
  }

  /**
   * Start or resume a match. `meanwhile` is a stored match that is shown at once. A move that the
   * user chooses before the engine has answered is sent afterwards, if it is legal. Reject with
   * the engine's error if the match cannot be opened.
   */
  async open(opening: Opening, meanwhile?: Start): Promise<void> {
    this.#requested = opening;
    this.#thinker.stop();
    this.state.settled.value = false;
    const isPainted = meanwhile !== undefined && this.#presenter.showStored(meanwhile);
    if (!isPainted) this.#emitter.emit("waiting", null);
    try {
      const start = await requestOpening(opening, this.#client.request);
      this.#opening = opening;
      this.#showMatch(start, isPainted ? this.log : []);
    } catch (failure) {
      if (this.#requested === opening) {
        this.state.settled.value = this.#hasMatch;
        this.state.kept.value = null;
        if (this.#hasMatch && !isEngineGone(failure)) this.#continue();
      }
      throw failure;
    }
  }

  /** Show a match that other code got from the engine; `opening` reopens it if the worker fails. */
  show(start: Start, opening: Opening | null = null): void {
    this.#opening = opening;
    this.#showMatch(start, []);
  }

  /**
   * Show a match from the engine, then play the move, if any, that the user chose before it was
   * open. `history` is the history shown so far; `showStart` keeps its plies that can be redone.
   */
  #showMatch(start: Start, history: readonly LogEntry[]): void {
    this.state.settled.value = true;
    this.#hasMatch = true;
    const queued = this.state.kept.value;
    this.#queueMove(null);
    try {
      this.#thinker.stop();
      this.#presenter.showStart(start, history);
      // Store the place, if any, that the user chose while the engine was opening the match.
      this.#presenter.choose(this.#presenter.surface.chosen);
    } catch (error) {
      this.#fail(error);
    }
    if (queued !== null && isOffered(start.view, queued)) void this.play(queued);
    else this.#continue();
  }

  /** Start the next game or, if no series continues, a new match. `back()` returns from it. */
  async again(change: StepParams<"again"> = {}): Promise<void> {
    await this.#requests.send("again", change);
  }

  /** Show the previous game of the match or, in its first game, the match shown before. */
  async back(): Promise<void> {
    if (this.state.settled.value) await this.#requests.send("back", {});
  }

  async seat(seats: Record<string, Seat>): Promise<void> {
    await this.#requests.send("seats", { seats });
  }

  /**
   * Perform the action of the view with this id: "throw", "pass", "double", "resign" and so on. If
   * an earlier request (`Step`) is pending, wait for its result, and ignore an action that is then
   * not possible. Otherwise announce the reason if another player has to act or it is disabled.
   */
  async act(id: string): Promise<void> {
    const wasBusy = this.#requests.busy;
    if (wasBusy) await this.#requests.done;
    const { view } = this;
    const action = view?.actions.find((other) => other.id === id);
    if (!view || !action || (wasBusy && !action.enabled)) return;
    const isOthersTurn = view.actor.kind !== "over" && !isHumanTurn(view, this.seats);
    if (action.enabled && this.#canAct) await (id === "sit" ? this.#sit() : this.play(action.text));
    else if (isOthersTurn && !wasBusy) this.#refuse({ code: "not_your_turn", params: {} });
    else if (action.reason) this.#refuse(action.reason);
  }

  /** Confirm that the player on turn is at the screen: the engine then shows this player's hand. */
  async #sit(): Promise<void> {
    const { actor } = this.view ?? {};
    if (actor?.kind === "seat") await this.#requests.send("sit", { side: actor.side });
  }

  /**
   * Play moves given as text. Before the engine has opened the match, keep the moves and play them
   * when it has.
   */
  async play(text: string): Promise<void> {
    if (this.state.settled.value) await this.#requests.send("play", { text });
    else if (this.#canAct) this.#queueMove(text);
  }

  /**
   * Change notes: the user's marks in a puzzle, such as a highlighted number, given as text. They
   * are not moves and not in the history. Undo keeps the notes that remain valid.
   */
  async note(text: string): Promise<void> {
    const reason = this.view?.actions.find((action) => action.text === text)?.reason;
    if (reason) this.#refuse(reason);
    else if (this.state.settled.value) await this.#requests.send("note", { text });
    else if (this.#canAct) this.#queueMove(text);
  }

  /**
   * Show and announce why no legal move begins with the places in `path`. Resolve with false if
   * such a move is legal or no match has been opened yet; otherwise, or after an error, with true.
   */
  async why(path: string[]): Promise<boolean> {
    return this.state.settled.value && (await this.#explain(path));
  }

  /**
   * Show and announce why no legal move of this kind (by default: an ordinary move) begins with the
   * places in `path`. Resolve with true if there is a reason or if the request failed; with false
   * if there is such a move.
   */
  async #explain(path: string[], kind?: string): Promise<boolean> {
    const { view } = this;
    if (!view) return false;
    this.#questions += 1;
    const number = this.#questions;
    try {
      const { why } = await this.#client.request("why", { path, ...(kind ? { kind } : {}) });
      const isDue = number === this.#questions && isCurrent(view, this.view);
      if (why && isDue) this.#presenter.refuse(path.at(-1) ?? null, why);
      return why !== null;
    } catch (failure) {
      this.#fail(failure);
      return true;
    }
  }

  async undo(): Promise<void> {
    if (this.#canStep(this.view?.undo)) await this.#requests.send("undo", {});
  }

  async redo(): Promise<void> {
    if (this.#canStep(this.view?.redo)) await this.#requests.send("redo", {});
  }

  /**
   * Return true if undo or redo (`step`) is enabled, or may become enabled by the result of a
   * pending step. Otherwise announce the reason, if any, and return false.
   */
  #canStep(step: Stepping | undefined): boolean {
    if (!step || !this.state.settled.value) return false;
    if (step.reason && !this.#requests.busy) this.#refuse(step.reason);
    return step.enabled || this.#requests.busy;
  }

  async goto(ply: number): Promise<void> {
    if (this.state.settled.value) await this.#requests.send("goto", { ply });
  }

  /** Resume the computer's steps, which pause while an earlier ply is shown, from that ply. */
  resume(): void {
    if (!this.state.replaying.value) return;
    this.state.replaying.value = false;
    this.#continue();
  }

  /**
   * Show and announce a hint for the current position, if a person at this screen can act. While a
   * step is pending, wait for its result first. Announce the status instead if no side has to move,
   * for example because the next step is a roll, or if the hands are covered.
   */
  async hint(): Promise<void> {
    if (this.#requests.busy) await this.#requests.done;
    const { view } = this;
    if (!view || !this.state.settled.value || !this.#canAct || this.#thinker.busy) return;
    const isCovered = view.actions.some(({ id }) => id === "sit");
    if (view.actor.kind !== "seat" || isCovered) return this.sayStatus();
    try {
      const hint = await this.#thinker.hint(positionRef(view));
      const { hintWords } = await import("./announcements");
      if (!hint || !isCurrent(view, this.view)) return;
      this.#presenter.showHint(
        view,
        hint,
        hintWords(view, hint, this.#presenter.announcer.messages),
      );
    } catch (failure) {
      this.#fail(failure);
    }
  }

  /** Animate and announce the change (`entries`) from the earlier view `before` to this view. */
  replay(before: View, entries: readonly LogEntry[]): void {
    this.#presenter.replay(before, entries);
  }

  commit(): void {
    if (!this.state.waiting.value) return;
    this.#unconfirmed = null;
    this.state.waiting.value = false;
    this.#continue();
  }

  /** Change the language without interrupting the game. */
  setMessages(messages: Messages): void {
    this.#presenter.setMessages(messages);
  }

  setPreferences(preferences: Partial<TablePreferences>): void {
    this.#presenter.setPreferences(preferences);
    this.#continue();
  }

  /** Set a function that changes every view before it is shown, for example by adding marks. */
  decorateView(decoration: (view: View) => View): void {
    this.#presenter.decorateView(decoration);
  }

  /** Show these marks in addition to those of the view, instead of the marks of the last call. */
  showMarks(marks: Mark[]): void {
    this.#presenter.surface.showMarks(marks);
  }

  /**
   * Set the kind of the moves that a press or drag makes: "play" (normal, see `PLAIN`) or a special
   * kind, such as "line" to draw a line between two cells.
   */
  setTool(kind: string): void {
    this.#presenter.surface.setTool(kind);
  }

  /**
   * Set a function that returns the spoken text of hints, for games that reveal a hint in stages.
   * From then on, the board does not show the recommended move.
   */
  wordHints(wording: HintWording): void {
    this.#presenter.wordHints(wording);
  }

  /** Announce the status, the numbers of each side (such as pips) and the score (the `s` key). */
  sayStatus(): void {
    this.#presenter.sayStatus();
  }

  /** Announce a text to screen readers, after all pending texts. */
  say(text: string): void {
    this.#presenter.announcer.say(text);
  }

  /** Move the keyboard focus to a place of the board, by default to the one that had it last. */
  focus(place?: string): void {
    this.#presenter.surface.grid.focus(place);
  }

  /** Run the command of a letter key, such as "u" for undo, even if pressed outside the board. */
  async runLetter(key: string): Promise<void> {
    (await import("./keys")).runLetter(this.#presenter.surface.grid, key);
  }

  /** The place that has focus or had it last. */
  get current(): string {
    return this.#presenter.surface.grid.current;
  }

  /** Ids of all places, in rows as seen on the board. */
  get rows(): readonly (readonly string[])[] {
    return this.#presenter.surface.grid.rows;
  }

  close(): void {
    this.state.closed.value = true;
    this.#thinker.stop();
    this.#presenter.close();
  }

  /** True if a person at this screen is on turn and no step or confirmation is pending. */
  get #canAct(): boolean {
    const idle =
      !this.#requests.busy && !this.state.waiting.value && this.state.kept.value === null;
    return idle && !!this.view && isHumanTurn(this.view, this.seats);
  }

  /** Show and announce the view after a step (`auto`: see `PlayRequest`), and continue the game. */
  #handleResult(answer: Answer, what: Step, auto: boolean): void {
    const { view } = answer;
    const before = this.#presenter.position;
    if (this.state.closed.value || !before) return;
    if (!answer.events) {
      const isBack = what === "back" && view.match === before.view.match;
      const waits = what === "back" && isPastOfComputer(view, answer.seats ?? before.seats);
      const isPast = what === "goto" || isBack || waits;
      this.state.replaying.value = isPast && view.ahead > 0;
    }
    this.#presenter.showStep(answer, before, what);
    this.#updateWaiting(before.view, what, auto);
    if (view.actor.kind === "over" && what === "play")
      this.#emitter.emit("over", { outcome: view.actor.outcome });
    this.#continue();
  }

  /**
   * Set `waiting` after a step: true if the player must still end the shown turn with the button. A
   * change of players or a look at an earlier position does not end the turn.
   */
  #updateWaiting(before: View, what: Step, auto: boolean): void {
    const { view, seats } = this;
    const { commit } = this.#presenter.preferences;
    if (!view) return;
    if (commit && what === "play" && !auto && endsTurn(before, view, seats)) {
      const side = before.actor.kind === "over" ? "" : (before.actor.side ?? "");
      this.#unconfirmed = { match: view.match, ply: view.ply, side };
    } else if (what !== "goto" && what !== "seats") this.#unconfirmed = null;
    const { match, ply, side = "" } = this.#unconfirmed ?? {};
    const isShown = match === view.match && ply === view.ply;
    this.state.waiting.value = isShown && humanSides(view, seats).includes(side);
  }

  /** Enable the board if a person can act. Play the next automatic or computer's move, if any. */
  #continue(): void {
    this.#presenter.surface.open(this.#canAct);
    this.#autoPlayer.continue().catch((failure) => this.#fail(failure));
  }

  /** Show and announce why an action, undo or redo is not available (`reason`, from the view). */
  #refuse(reason: Message): void {
    this.#presenter.refuse(null, { reason, option: "", source: null });
  }

  /**
   * If the engine refused a request because the view was outdated, show the current view; otherwise
   * show the error. Then continue the game if the view was outdated, or if `resumes` is true and
   * the engine is still running.
   */
  #fail(failure: unknown, resumes = false): void {
    if (this.state.closed.value) return;
    const isShown = this.#presenter.fail(failure);
    if (isShown || (resumes && !isEngineGone(failure))) this.#continue();
  }

  #queueMove(text: string | null): void {
    this.state.kept.value = text;
    if (text === null) return;
    this.#presenter.surface.open(false);
    this.#presenter.announcer.say(this.#presenter.announcer.messages.text("kept"));
  }
}

/** The table of a game (`PlayTable`) for pages and their features, which cannot set its state. */
export type TableControls = Omit<PlayTable, "state"> & { readonly state: TableReading };
