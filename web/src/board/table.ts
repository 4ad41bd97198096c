/**
 * The table where a game is played: it shows views, takes presses, sends moves to the engine,
 * lets the computer think, and says what happens. It knows no rule.
 */
import { EngineFailure } from "../engine/failure";
import { isLater, isPresent, presentOf } from "../engine/present";
import type {
  LogEntry,
  Mark,
  Requests,
  Seat,
  Table as Start,
  Step as Stepping,
  View,
} from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { AutoPlayer } from "./autoplayer";
import { endsTurn, isPersons, offers } from "./choices";
import { runCommand } from "./commands";
import type {
  Opening,
  TableControls,
  TableEvents,
  TableOptions,
  TablePreferences,
} from "./controls";
import { Emitter } from "./emitter";
import { type Answer, Presenter } from "./presenter";
import { Queue } from "./queue";
import { TableState } from "./state";
import { Thinker } from "./thinker";

export type * from "./controls";

type Step = "play" | "note" | "undo" | "redo" | "goto" | "again" | "back" | "seats" | "sit";
type Given<K extends Step> = Omit<Requests[K]["in"], "match" | "rev">;

export class PlayTable implements TableControls {
  readonly #client: TableOptions["client"];
  readonly #emitter = new Emitter<TableEvents>();
  readonly #thinker: Thinker;
  readonly #presenter: Presenter;
  readonly #autoPlayer: AutoPlayer;
  /** Each request is sent from the view that the last one brought. */
  readonly #queue: Queue;
  readonly state = new TableState();
  #opening: Opening | null = null;

  constructor({ client, ...options }: TableOptions) {
    this.#client = client;
    this.#thinker = new Thinker(client, (side) => {
      this.state.thinking.value = side;
    });
    this.#queue = new Queue({
      failed: (failure) => this.#fail(failure),
      left: () => this.#presenter.surface.catchUp(),
    });
    this.#presenter = new Presenter({
      ...options,
      emitter: this.#emitter,
      state: this.state,
      mayAct: () => this.#mayAct,
      play: (text) => void this.play(text),
      underWay: () => this.#queue.busy,
      ask: (path) => void this.#ask(path),
      command: (command) =>
        runCommand(command, this, this.#presenter.voice, () => this.#emitter.tell("help", null)),
    });
    this.#autoPlayer = new AutoPlayer({
      thinker: this.#thinker,
      rest: () => this.#presenter.surface.rest(),
      play: (view, text, auto) => this.#playFrom(view, text, auto),
    });
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
    const painted = meanwhile !== undefined && this.#layMeanwhile(meanwhile);
    try {
      const start =
        "new" in opening
          ? await this.#client.request("new", opening.new)
          : await this.#client.request("load", opening.load);
      this.#opening = opening;
      this.#settle(start, painted ? this.#presenter.log : []);
    } catch (failure) {
      this.state.settled.value = before;
      throw failure;
    }
  }

  /** What cannot be painted, stored by another version of the page, is not shown at all. */
  #layMeanwhile(meanwhile: Start): boolean {
    try {
      this.#lay(meanwhile);
      return true;
    } catch (error) {
      reportError(error);
      this.#presenter.forget();
      return false;
    }
  }

  show(start: Start): void {
    this.#opening = null;
    this.#settle(start, []);
  }

  /** Shows what the engine has; plies ahead of it are `known` from what was shown meanwhile. */
  #settle(start: Start, known: readonly LogEntry[]): void {
    this.state.settled.value = true;
    const kept = this.state.kept.value;
    this.#keep(null);
    try {
      this.#lay(start, known);
      // A man may have been chosen while the engine set the match up.
      this.#presenter.choose(this.#presenter.surface.chosen);
    } catch (error) {
      this.#fail(error);
    }
    if (kept !== null && offers(start.view, kept)) void this.play(kept);
    else this.#goOn();
  }

  async again(change: Given<"again"> = {}): Promise<void> {
    await this.#step("again", change);
  }

  async back(): Promise<void> {
    if (this.state.settled.value) await this.#step("back", {});
  }

  async seat(seats: Record<string, Seat>): Promise<void> {
    await this.#step("seats", { seats });
  }

  async act(id: string): Promise<void> {
    const action = this.view?.actions.find((other) => other.id === id);
    if (!action) return;
    if (action.enabled && this.#mayAct) await (id === "sit" ? this.#sit() : this.play(action.text));
    else if (action.reason)
      this.#presenter.refuse(null, { reason: action.reason, option: "", source: null });
  }

  /** Whose turn it is has taken the seat: the hand may be seen. */
  async #sit(): Promise<void> {
    const { actor } = this.view ?? {};
    if (actor?.kind === "seat") await this.#step("sit", { side: actor.side });
  }

  async play(text: string, auto = false): Promise<void> {
    if (this.state.settled.value) await this.#step("play", { text, ...(auto && { auto }) });
    else if (this.#mayAct) this.#keep(text);
  }

  async note(text: string): Promise<void> {
    const reason = this.view?.actions.find((action) => action.text === text)?.reason;
    if (reason) this.#presenter.refuse(null, { reason, option: "", source: null });
    else if (this.state.settled.value) await this.#step("note", { text });
    else if (this.#mayAct) this.#keep(text);
  }

  async undo(): Promise<void> {
    if (this.#offers(this.view?.undo)) await this.#step("undo", {});
  }

  async redo(): Promise<void> {
    if (this.#offers(this.view?.redo)) await this.#step("redo", {});
  }

  /** Whether a step through the history can be made; says why not. */
  #offers(step: Stepping | undefined): boolean {
    if (!step || !this.state.settled.value) return false;
    if (step.reason && !this.#queue.busy)
      this.#presenter.refuse(null, { reason: step.reason, option: "", source: null });
    return step.enabled || this.#queue.busy;
  }

  async goto(ply: number): Promise<void> {
    if (this.state.settled.value) await this.#step("goto", { ply });
  }

  resume(): void {
    if (!this.state.replaying.value) return;
    this.state.replaying.value = false;
    this.#goOn();
  }

  async hint(): Promise<void> {
    const { view } = this;
    if (!view || !this.state.settled.value || !this.#mayAct || this.#thinker.busy) return;
    if (view.actor.kind !== "seat") return this.sayStatus();
    try {
      const hint = await this.#thinker.hint(presentOf(view));
      if (!hint || !isPresent(view, this.view)) return;
      this.#presenter.recommend(view, hint);
    } catch (failure) {
      this.#fail(failure);
    }
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

  sayStatus(): void {
    this.#presenter.sayStatus();
  }

  focus(): void {
    this.#presenter.surface.focus();
  }

  close(): void {
    this.state.closed.value = true;
    this.#thinker.stop();
    this.#presenter.close();
  }

  /** Whether a person at this screen may do something now. */
  get #mayAct(): boolean {
    const idle = !this.#queue.busy && !this.state.waiting.value && this.state.kept.value === null;
    return idle && !!this.view && isPersons(this.view, this.seats);
  }

  /** Shows a match as it stands, without travelling there. */
  #lay(start: Start, known: readonly LogEntry[] = []): void {
    this.#thinker.stop();
    this.state.waiting.value = false;
    this.state.replaying.value = false;
    this.#presenter.lay(start, known);
  }

  /** Sends one request of the match and shows what it brings. */
  #step<K extends Step>(what: K, given: Given<K>, from: View | null = null): Promise<void> {
    this.#thinker.stop();
    this.#presenter.surface.open(false);
    let asked: View | null = null;
    const send = (view: View) => {
      asked = view;
      const params = { ...presentOf(view), ...given } as unknown as Requests[K]["in"];
      return this.#client.request(what, params);
    };
    const ask = async () => {
      const view = from && this.view !== from ? null : this.view;
      if (!view) return null;
      try {
        return await send(view);
      } catch (failure) {
        const again = this.#restored(view);
        if (!again || !(failure instanceof EngineFailure) || failure.code !== "stale")
          throw failure;
        return send(again);
      }
    };
    const take = (out: Requests[K]["out"] | null) => {
      const shown = this.view;
      if (!out || !shown || !asked) return;
      if (isPresent(asked, shown) || isLater(out.view, shown))
        this.#take(out, what, "auto" in given);
    };
    return this.#queue.join(ask, take);
  }

  /** The same place in the history, where a fresh worker has been brought to it meanwhile. */
  #restored(asked: View): View | null {
    const { view } = this;
    return view && view.match !== asked.match && view.ply === asked.ply ? view : null;
  }

  /** Plays from a view, unless another is shown meanwhile or asked for. */
  async #playFrom(view: View, text: string, auto: boolean): Promise<void> {
    if (this.view === view && !this.#queue.busy)
      await this.#step("play", { text, ...(auto && { auto }) }, view);
  }

  /** Takes the view that a step has brought: shows how it came, says it, and goes on. */
  #take(out: Answer, what: Step, auto: boolean): void {
    const { view } = out;
    const before = this.view;
    if (this.state.closed.value || !before) return;
    if (!out.events) {
      const past = what === "goto" || (what === "back" && view.match === before.match);
      this.state.replaying.value = past && view.ahead > 0;
    }
    this.#presenter.follow(out, before);
    const { commit } = this.#presenter.preferences;
    this.state.waiting.value =
      commit && what === "play" && !auto && endsTurn(before, view, this.seats);
    if (view.actor.kind === "over" && what === "play")
      this.#emitter.tell("over", { outcome: view.actor.outcome });
    this.#goOn();
  }

  /** What comes next without anybody's doing, unless a person holds it back. */
  #goOn(): void {
    const { view } = this;
    this.#presenter.surface.open(this.#mayAct);
    if (!view || !this.state.settled.value || this.#queue.busy) return;
    if (this.state.waiting.value || this.state.replaying.value || this.#thinker.busy) return;
    this.#autoPlayer
      .go(view, this.seats, this.#presenter.preferences)
      .catch((failure) => this.#fail(failure));
  }

  async #ask(path: string[]): Promise<void> {
    const { view } = this;
    if (!view || this.#queue.busy) return;
    try {
      const { why } = await this.#client.request("why", { path });
      if (why && isPresent(view, this.view)) this.#presenter.refuse(path.at(-1) ?? null, why);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  #fail(failure: unknown): void {
    if (this.state.closed.value) return;
    if (!(failure instanceof EngineFailure)) reportError(failure);
    const told = failure instanceof EngineFailure ? failure : new EngineFailure("internal");
    const { view } = this;
    if (told.view && view && told.view.match === view.match && told.view.rev < view.rev) return;
    this.#presenter.fail(told);
    if (told.view) this.#goOn();
  }

  #keep(text: string | null): void {
    this.state.kept.value = text;
    if (text === null) return;
    this.#presenter.surface.open(false);
    this.#presenter.voice.say(this.#presenter.voice.messages.text("kept"));
  }
}
