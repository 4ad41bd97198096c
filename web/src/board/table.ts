/**
 * The table: connects the board on the screen with the engine. It shows views, handles input, sends
 * moves, starts the computer's turns and announces events. It contains no rules of any game.
 */
import type {
  LogEntry,
  Mark,
  Message,
  Seat,
  Table as Start,
  Step as Stepping,
  View,
} from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import type { Asking } from "./asking";
import { AutoPlayer } from "./autoplayer";
import { endsTurn, isPersons, offers } from "./choices";
import type {
  Opening,
  TableControls,
  TableEvents,
  TableOptions,
  TablePreferences,
} from "./controls";
import { Emitter } from "./emitter";
import { openingOf } from "./opening";
import { type Answer, type HintWording, Presenter } from "./presenter";
import { Questions } from "./questions";
import { TableState } from "./state";
import { type Given, type Step, Steps } from "./steps";
import { Thinker } from "./thinker";

export type * from "./controls";

export class PlayTable implements TableControls {
  readonly #client: TableOptions["client"];
  readonly #emitter = new Emitter<TableEvents>();
  readonly #thinker: Thinker;
  readonly #presenter: Presenter;
  readonly #questions: Questions;
  readonly #autoPlayer: AutoPlayer;
  readonly #steps: Steps;
  readonly state = new TableState();
  #opening: Opening | null = null;

  constructor({ client, ...options }: TableOptions) {
    this.#client = client;
    const failed = (failure: unknown) => this.#fail(failure);
    this.#thinker = new Thinker(client, (side) => {
      this.state.thinking.value = side;
    });
    this.#steps = new Steps({
      client,
      shown: () => this.view,
      sent: () => {
        this.#thinker.stop();
        this.#presenter.surface.open(false);
      },
      taken: (out, what, auto) => this.#take(out, what, auto),
      overtaken: () => this.#goOn(),
      failed,
      left: () => this.#presenter.surface.catchUp(),
    });
    this.#presenter = new Presenter({
      ...options,
      emitter: this.#emitter,
      state: this.state,
      mayAct: () => this.#mayAct,
      play: (text) => void this.play(text),
      underWay: () => this.#steps.busy,
      ask: (path, kind) => void this.#questions.why(path, kind),
      typed: (typed) => this.#emitter.tell("asked", { what: "type", typed }),
      command: async (command) => {
        const help = () => this.#emitter.tell("help", null);
        const ask = (what: Asking["what"]) => this.#emitter.tell("asked", { what, typed: "" });
        const { runCommand } = await import("./commands");
        runCommand(command, this, this.#presenter.voice, help, ask);
      },
    });
    const parts = { client, thinker: this.#thinker, presenter: this.#presenter, failed };
    this.#questions = new Questions(parts);
    this.#autoPlayer = new AutoPlayer({ ...parts, steps: this.#steps, state: this.state });
  }

  get view(): View | null {
    return this.#presenter.view;
  }

  get opening(): Opening | null {
    return this.#opening;
  }

  get log(): readonly LogEntry[] {
    return this.#presenter.log;
  }

  get seats(): Readonly<Record<string, Seat>> {
    return this.#presenter.seats;
  }

  on<K extends keyof TableEvents>(name: K, listener: (news: TableEvents[K]) => void): () => void {
    return this.#emitter.on(name, listener);
  }

  async open(opening: Opening, meanwhile?: Start): Promise<void> {
    const before = this.state.settled.value;
    this.#thinker.stop();
    this.state.settled.value = false;
    const painted = meanwhile !== undefined && this.#presenter.layMeanwhile(meanwhile);
    if (!painted) this.#emitter.tell("waiting", null);
    try {
      const start = await openingOf(opening, this.#client.request);
      this.#opening = opening;
      this.#settle(start, painted ? this.#presenter.log : []);
    } catch (failure) {
      this.state.settled.value = before;
      throw failure;
    }
  }

  show(start: Start, opening: Opening | null = null): void {
    this.#opening = opening;
    this.#settle(start, []);
  }

  /**
   * Shows a match from the engine. `known` is the history shown so far, from which plies ahead of
   * the view are kept.
   */
  #settle(start: Start, known: readonly LogEntry[]): void {
    this.state.settled.value = true;
    const kept = this.state.kept.value;
    this.#keep(null);
    try {
      this.#thinker.stop();
      this.#presenter.lay(start, known);
      // The user may have chosen a man while the engine was opening the match.
      this.#presenter.choose(this.#presenter.surface.chosen);
    } catch (error) {
      this.#fail(error);
    }
    if (kept !== null && offers(start.view, kept)) void this.play(kept);
    else this.#goOn();
  }

  async again(change: Given<"again"> = {}): Promise<void> {
    await this.#steps.send("again", change);
  }

  async back(): Promise<void> {
    if (this.state.settled.value) await this.#steps.send("back", {});
  }

  async seat(seats: Record<string, Seat>): Promise<void> {
    await this.#steps.send("seats", { seats });
  }

  /** While a step is pending, waits for its result and then performs the action if possible. */
  async act(id: string): Promise<void> {
    const early = this.#steps.busy;
    if (early) await this.#steps.done;
    const action = this.view?.actions.find((other) => other.id === id);
    if (!action || (early && !action.enabled)) return;
    if (action.enabled && this.#mayAct) await (id === "sit" ? this.#sit() : this.play(action.text));
    else if (action.reason) this.#refuse(action.reason);
  }

  /** Confirms that the player on turn is at the screen, so that the hand can be shown. */
  async #sit(): Promise<void> {
    const { actor } = this.view ?? {};
    if (actor?.kind === "seat") await this.#steps.send("sit", { side: actor.side });
  }

  async play(text: string, auto = false): Promise<void> {
    if (this.state.settled.value) await this.#steps.send("play", { text, ...(auto && { auto }) });
    else if (this.#mayAct) this.#keep(text);
  }

  async note(text: string): Promise<void> {
    const reason = this.view?.actions.find((action) => action.text === text)?.reason;
    if (reason) this.#refuse(reason);
    else if (this.state.settled.value) await this.#steps.send("note", { text });
    else if (this.#mayAct) this.#keep(text);
  }

  async why(path: string[]): Promise<boolean> {
    return this.state.settled.value && (await this.#questions.why(path));
  }

  async undo(): Promise<void> {
    if (this.#offers(this.view?.undo)) await this.#steps.send("undo", {});
  }

  async redo(): Promise<void> {
    if (this.#offers(this.view?.redo)) await this.#steps.send("redo", {});
  }

  /** True if undo or redo is available. If not, says why. */
  #offers(step: Stepping | undefined): boolean {
    if (!step || !this.state.settled.value) return false;
    if (step.reason && !this.#steps.busy) this.#refuse(step.reason);
    return step.enabled || this.#steps.busy;
  }

  async goto(ply: number): Promise<void> {
    if (this.state.settled.value) await this.#steps.send("goto", { ply });
  }

  resume(): void {
    if (!this.state.replaying.value) return;
    this.state.replaying.value = false;
    this.#goOn();
  }

  /** While a step is pending, waits for its result, to which the hint then applies. */
  async hint(): Promise<void> {
    if (this.#steps.busy) await this.#steps.done;
    const { view } = this;
    if (!view || !this.state.settled.value || !this.#mayAct || this.#thinker.busy) return;
    if (view.actor.kind !== "seat") return this.sayStatus();
    await this.#questions.hint(view);
  }

  replay(before: View, entries: readonly LogEntry[]): void {
    this.#presenter.replay(before, entries);
  }

  commit(): void {
    if (!this.state.waiting.value) return;
    this.state.waiting.value = false;
    this.#goOn();
  }

  speak(messages: Messages): void {
    this.#presenter.speak(messages);
  }

  setPreferences(preferences: Partial<TablePreferences>): void {
    this.#presenter.setPreferences(preferences);
    this.#goOn();
  }

  decorateView(decoration: (view: View) => View): void {
    this.#presenter.decorateView(decoration);
  }

  point(marks: Mark[]): void {
    this.#presenter.surface.point(marks);
  }

  setTool(kind: string): void {
    this.#presenter.surface.setTool(kind);
  }

  wordHints(wording: HintWording): void {
    this.#presenter.wordHints(wording);
  }

  sayStatus(): void {
    this.#presenter.sayStatus();
  }

  say(text: string): void {
    this.#presenter.voice.say(text);
  }

  focus(place?: string): void {
    this.#presenter.surface.focus(place);
  }

  async hear(key: string): Promise<void> {
    await this.#presenter.surface.hear(key);
  }

  get current(): string {
    return this.#presenter.surface.current;
  }

  get rows(): readonly (readonly string[])[] {
    return this.#presenter.surface.rows;
  }

  close(): void {
    this.state.closed.value = true;
    this.#thinker.stop();
    this.#presenter.close();
  }

  /** True if a person at this screen can act now. */
  get #mayAct(): boolean {
    const idle = !this.#steps.busy && !this.state.waiting.value && this.state.kept.value === null;
    return idle && !!this.view && isPersons(this.view, this.seats);
  }

  /** Shows and describes the view that a step returned, and continues the game. */
  #take(out: Answer, what: Step, auto: boolean): void {
    const { view } = out;
    const before = this.view;
    if (this.state.closed.value || !before) return;
    if (!out.events) {
      const past = what === "goto" || (what === "back" && view.match === before.match);
      this.state.replaying.value = past && view.ahead > 0;
    }
    this.#presenter.follow(out, before, what === "goto");
    const { commit } = this.#presenter.preferences;
    this.state.waiting.value =
      commit && what === "play" && !auto && endsTurn(before, view, this.seats);
    if (view.actor.kind === "over" && what === "play")
      this.#emitter.tell("over", { outcome: view.actor.outcome });
    this.#goOn();
  }

  /** Enables the board for a person's turn, or continues the game automatically. */
  #goOn(): void {
    this.#presenter.surface.open(this.#mayAct);
    this.#autoPlayer.goOn();
  }

  /** Says why an action, undo or redo is not available. The reason is part of the view. */
  #refuse(reason: Message): void {
    this.#presenter.refuse(null, { reason, option: "", source: null });
  }

  #fail(failure: unknown): void {
    if (!this.state.closed.value && this.#presenter.fail(failure)) this.#goOn();
  }

  #keep(text: string | null): void {
    this.state.kept.value = text;
    if (text === null) return;
    this.#presenter.surface.open(false);
    this.#presenter.voice.say(this.#presenter.voice.messages.text("kept"));
  }
}
