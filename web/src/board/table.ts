/**
 * The table where a game is played: it shows views, takes presses, sends moves to the engine,
 * lets the computer think, and says what happens. It knows no rule.
 */
import { EngineFailure } from "../engine/failure";
import type { LogEntry, Mark, Requests, Seat, Table as Start, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { isPersons, lookOf, onlyChoice } from "./choices";
import type { Manner, Opening, TableControls, TableEvents, TableOptions } from "./controls";
import type { Command } from "./grid";
import { Herald } from "./herald";
import { without } from "./hiding";
import { historyWith } from "./history";
import { Surface } from "./surface";
import { Thinker } from "./thinker";
import { Voice } from "./voice";
import { errorWords, hintWords } from "./words";

export type * from "./controls";

/** Milliseconds for which a throw that cannot be played is looked at before it is passed. */
const PASS_PAUSE = 700;
/** More than this many plies at once are not travelled but shown. */
const TRAVELLED = 12;

type Step = "play" | "undo" | "redo" | "goto" | "again" | "seats" | "sit";
type Given<K extends Step> = Omit<Requests[K]["in"], "rev">;

export class PlayTable implements TableControls {
  readonly #client: TableOptions["client"];
  readonly #surface: Surface;
  readonly #voice: Voice;
  readonly #herald = new Herald<TableEvents>();
  readonly #thinker: Thinker;
  #manner: Manner;
  #view: View | null = null;
  #log: LogEntry[] = [];
  #seats: Record<string, Seat> = {};
  /** Whether the engine has the match that is shown; until then a press is kept. */
  #settled = false;
  #kept: string | null = null;
  /** Requests are sent one after the other, each from the view that the last one brought. */
  #line: Promise<unknown> = Promise.resolve();
  #asking = 0;
  #waiting = false;
  #resting = false;
  #closed = false;
  #adornment = (view: View) => view;

  constructor({ host, client, painter, messages, manner }: TableOptions) {
    this.#client = client;
    this.#manner = manner;
    this.#thinker = new Thinker(client, (news) => this.#herald.tell("thinking", news));
    this.#voice = new Voice(host, messages, (text) => this.#herald.tell("said", text));
    this.#surface = new Surface({
      host,
      painter,
      messages,
      look: lookOf(null, {}, manner),
      pace: manner.animation,
      targets: manner.targets,
      play: (text) => void this.play(text),
      underWay: () => this.#asking > 0,
      ask: (path) => void this.#ask(path),
      command: (command) => this.#command(command),
      chosen: (chosen) => {
        this.#herald.tell("chosen", chosen);
        if (chosen && this.#view) this.#voice.ways(this.#view, chosen.place, chosen.ways);
      },
      looked: (place) => this.#herald.tell("looked", place),
      fitted: (board) => this.#herald.tell("fitted", board),
      painted: () => this.#herald.tell("painted", null),
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

  get resting(): boolean {
    return this.#resting;
  }

  on<K extends keyof TableEvents>(name: K, listener: (news: TableEvents[K]) => void): () => void {
    return this.#herald.on(name, listener);
  }

  async open(opening: Opening, meanwhile?: Start): Promise<void> {
    const before = this.#settled;
    this.#thinker.stop();
    this.#settled = false;
    if (meanwhile) this.#lay(meanwhile);
    try {
      const start =
        "new" in opening
          ? await this.#client.request("new", opening.new)
          : await this.#client.request("load", opening.load);
      this.#settle(start, meanwhile ? this.#log : []);
    } catch (failure) {
      this.#settled = before;
      throw failure;
    }
  }

  show(start: Start): void {
    this.#settle(start, []);
  }

  /** Shows what the engine has; plies ahead of it are `known` from what was shown meanwhile. */
  #settle(start: Start, known: LogEntry[]): void {
    this.#settled = true;
    const kept = this.#kept;
    this.#keep(null);
    this.#lay(start, known);
    // A man may have been chosen while the engine set the match up.
    this.#herald.tell("chosen", this.#surface.chosen);
    if (kept !== null && this.#offers(kept)) void this.play(kept);
    else this.#goOn();
  }

  async again(change: Given<"again"> = {}): Promise<void> {
    await this.#step("again", change);
  }

  async seat(seats: Record<string, Seat>): Promise<void> {
    await this.#step("seats", { seats });
  }

  async act(id: string): Promise<void> {
    const action = this.#view?.actions.find((other) => other.id === id);
    if (!action) return;
    if (action.enabled && this.#mayAct) await (id === "sit" ? this.#sit() : this.play(action.text));
    else if (action.reason) this.#refuse(null, { reason: action.reason, option: "", source: null });
  }

  /** Whose turn it is has taken the seat: the hand may be seen. */
  async #sit(): Promise<void> {
    const { actor } = this.#view ?? {};
    if (actor?.kind === "seat") await this.#step("sit", { side: actor.side });
  }

  async play(text: string, auto = false): Promise<void> {
    if (this.#settled) await this.#step("play", { text, ...(auto && { auto }) });
    else if (this.#mayAct) this.#keep(text);
  }

  async undo(): Promise<void> {
    if (this.#settled) await this.#step("undo", {});
  }

  async redo(): Promise<void> {
    if (this.#settled) await this.#step("redo", {});
  }

  async goto(ply: number): Promise<void> {
    if (this.#settled) await this.#step("goto", { ply });
  }

  resume(): void {
    if (!this.#resting) return;
    this.#resting = false;
    this.#tellView();
    this.#goOn();
  }

  async hint(): Promise<void> {
    const view = this.#view;
    if (!view || !this.#settled || !this.#mayAct || this.#thinker.busy) return;
    if (view.actor.kind !== "seat") return this.sayStatus();
    try {
      const hint = await this.#thinker.hint({ rev: view.rev });
      if (!hint || this.#view !== view) return;
      const text = hintWords(view, hint, this.#voice.messages);
      this.#surface.recommend(hint.path);
      this.#herald.tell("hint", { hint, text });
      this.#voice.say(text);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  commit(): void {
    if (!this.#waiting) return;
    this.#wait(false);
    this.#goOn();
  }

  speak(messages: Messages): void {
    this.#voice.messages = messages;
    this.#surface.speak(messages);
  }

  behave(manner: Partial<Manner>): void {
    const before = this.#manner.hides;
    this.#manner = { ...this.#manner, ...manner };
    this.#dress();
    if (before.join() !== this.#manner.hides.join() && this.#view) {
      this.#surface.show(this.#adorned(this.#view), null, this.#mayAct);
      this.#tellView();
    }
    this.#goOn();
  }

  adorn(adornment: (view: View) => View): void {
    this.#adornment = adornment;
    if (this.#view) this.#surface.show(this.#adorned(this.#view), null, this.#mayAct);
  }

  point(marks: Mark[]): void {
    this.#surface.point(marks);
  }

  wield(kind: string): void {
    this.#surface.wield(kind);
  }

  sayStatus(): void {
    if (this.#view) this.#voice.standing(this.#told(this.#view));
  }

  focus(): void {
    this.#surface.focus();
  }

  close(): void {
    this.#closed = true;
    this.#thinker.stop();
    this.#voice.close();
    this.#surface.close();
  }

  /** Whether a person at this screen may do something now. */
  get #mayAct(): boolean {
    const idle = this.#asking === 0 && !this.#waiting && this.#kept === null;
    return idle && !!this.#view && isPersons(this.#view, this.#seats);
  }

  /** Shows a match as it stands, without travelling there. */
  #lay({ view, seats }: Start, known: LogEntry[] = []): void {
    this.#thinker.stop();
    this.#wait(false);
    this.#resting = false;
    this.#seats = seats;
    this.#log = historyWith(known, view);
    const before = this.#view;
    this.#look(view, null);
    this.#voice.present(this.#told(view), before && this.#told(before));
  }

  /** Sends one request of the match and shows what it brings. */
  #step<K extends Step>(what: K, given: Given<K>, from: View | null = null): Promise<void> {
    this.#thinker.stop();
    this.#asking += 1;
    this.#surface.open(false);
    const asked = this.#line.then(async () => {
      try {
        const view = from && this.#view !== from ? null : this.#view;
        const params = { rev: view?.rev, ...given } as unknown as Requests[K]["in"];
        const out = view && (await this.#client.request(what, params));
        this.#asking -= 1;
        if (out && "seats" in out) this.#seats = out.seats;
        if (out) this.#take(out.view, what, "auto" in given);
      } catch (failure) {
        this.#asking -= 1;
        this.#fail(failure);
      }
      this.#surface.catchUp();
    });
    this.#line = asked;
    return asked;
  }

  /** Takes the view that a step has brought: shows how it came, says it, and goes on. */
  #take(view: View, what: Step, auto: boolean): void {
    const before = this.#view;
    if (this.#closed || !before) return;
    const own = isPersons(before, this.#seats) && before.actor.kind === "seat";
    this.#log = historyWith(this.#log, view);
    this.#resting = what === "goto" && view.ahead > 0;
    const since = this.#log.filter(({ ply }) => ply > before.ply && ply <= view.ply);
    this.#look(view, since.length <= TRAVELLED ? since : null);
    this.#voice.tell(this.#told(view), before, since, this.#seats);
    const passed = before.actor.kind === "seat" && turnOf(view) !== before.actor.side;
    const over = view.actor.kind === "over";
    this.#wait(this.#manner.commit && what === "play" && own && !auto && passed && !over);
    if (view.actor.kind === "over" && what === "play")
      this.#herald.tell("over", { outcome: view.actor.outcome });
    this.#goOn();
  }

  #look(view: View, since: LogEntry[] | null): void {
    this.#view = view;
    this.#dress();
    this.#surface.show(this.#adorned(view), since, this.#mayAct);
    this.#tellView();
  }

  /** A view without what is kept back. */
  #told(view: View): View {
    return without(view, this.#manner.hides);
  }

  /** The same with what the page shows on it besides. */
  #adorned(view: View): View {
    return this.#adornment(this.#told(view));
  }

  #dress(): void {
    const look = lookOf(this.#view, this.#seats, this.#manner);
    this.#surface.dress(look, this.#manner.animation, this.#manner.targets);
  }

  /** What comes next without anybody's doing: the computer's move, or a throw that is all there is. */
  #goOn(): void {
    const view = this.#view;
    this.#surface.open(this.#mayAct);
    if (!view || view.actor.kind === "over" || !this.#settled || this.#asking > 0) return;
    if (this.#waiting || this.#resting || this.#thinker.busy) return;
    const only = onlyChoice(view);
    if (!isPersons(view, this.#seats)) {
      if (view.actor.kind === "seat") void this.#think(view, view.actor.side);
      else if (only) void this.#playAlone(view, only);
      return;
    }
    const { autoForced, autoPass, autoThrow } = this.#manner;
    const wished = only === "pass" ? autoPass : only === "throw" ? autoThrow : autoForced;
    if (only && wished && view.ahead === 0) void this.#playAlone(view, only);
  }

  /** Plays what is forced, once everything before it has been seen. */
  async #playAlone(view: View, text: string): Promise<void> {
    await this.#surface.rest();
    const pause = text === "pass" && this.#manner.animation !== "off" ? PASS_PAUSE : 0;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (this.#view === view && this.#asking === 0)
      await this.#step("play", { text, auto: true }, view);
  }

  async #think(view: View, side: string): Promise<void> {
    const seat = this.#seats[side];
    const given = { rev: view.rev, ...(seat?.kind === "computer" ? { level: seat.level } : {}) };
    try {
      const choice = await this.#thinker.choice(given, side, () => this.#surface.rest());
      if (choice && this.#view === view) await this.#step("play", { text: choice.text }, view);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  async #ask(path: string[]): Promise<void> {
    if (!this.#view || this.#asking > 0) return;
    const view = this.#view;
    try {
      const { why } = await this.#client.request("why", { path });
      if (why && this.#view.ply === view.ply) this.#refuse(path.at(-1) ?? null, why);
    } catch (failure) {
      this.#fail(failure);
    }
  }

  #refuse(place: string | null, why: TableEvents["refusal"]["why"]): void {
    if (!this.#view) return;
    const text = this.#voice.messages.say("reason", why.reason, this.#view);
    this.#surface.refuse(place);
    this.#herald.tell("refusal", { why, text });
    this.#voice.say(text);
  }

  /** An old view is replaced by the present one; anything else is told. */
  #fail(failure: unknown): void {
    if (this.#closed || !(failure instanceof EngineFailure)) return;
    if (failure.view) {
      this.#log = historyWith(this.#log, failure.view);
      this.#look(failure.view, null);
      this.#goOn();
      return;
    }
    const speaker = this.#view ?? { game: "", family: "" };
    const text = errorWords(failure, speaker, this.#voice.messages);
    this.#surface.open(this.#mayAct);
    this.#herald.tell("error", { failure, text });
    this.#voice.say(text);
  }

  #command(command: Command): void {
    const view = this.#view;
    if (!view) return;
    const does: Record<Exclude<Command, "drop">, () => void> = {
      throw: () => void this.act(view.actions.some(({ id }) => id === "deal") ? "deal" : "throw"),
      undo: () => void this.undo(),
      redo: () => void this.redo(),
      hint: () => void this.hint(),
      last: () => this.#voice.lastTurn(view, this.#log, this.#seats),
      status: () => this.sayStatus(),
      hand: () => this.#voice.hand(view),
      moves: () => this.#voice.moves(view),
      threats: () => this.#voice.threats(view),
      help: () => this.#herald.tell("help", null),
    };
    if (command !== "drop") does[command]();
  }

  /** Whether a kept press is still something to do. */
  #offers(text: string): boolean {
    const { moves = [], actions = [] } = this.#view ?? {};
    return [...moves, ...actions.filter(({ enabled }) => enabled)].some((one) => one.text === text);
  }

  #keep(text: string | null): void {
    if (this.#kept === text) return;
    this.#kept = text;
    this.#herald.tell("kept", text !== null);
    if (text === null) return;
    this.#surface.open(false);
    this.#voice.say(this.#voice.messages.text("kept"));
  }

  #wait(waiting: boolean): void {
    if (this.#waiting === waiting) return;
    this.#waiting = waiting;
    this.#herald.tell("waiting", waiting);
  }

  #tellView(): void {
    if (this.#view) {
      const view = this.#told(this.#view);
      this.#herald.tell("view", { view, log: this.#log, seats: this.#seats });
    }
  }
}

function turnOf({ actor }: View): string | null {
  return actor.kind === "over" ? null : actor.side;
}
