/** The board as the user interface: coordinates stage, grid, pointer input and interaction. */
import type { Hint, LogEntry, Mark, Move, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { type Command, SHIFTED, type TableCommand } from "./asking";
import { nearSide } from "./choices";
import type { TablePreferences } from "./controls";
import { extras } from "./extras";
import { Grid } from "./grid";
import { type Answer, Interaction, PLAIN } from "./interaction";
import type { Board, Look, Painter } from "./painter";
import { lying, placeAt, uppermost } from "./places";
import { placeNote, placeWords } from "./placewords";
import { listen, type PointerOptions, type Pressing } from "./pointer";
import { Stage, type StageOptions } from "./stage";

export interface Chosen {
  place: string;
  ways: Move[];
}

export interface SurfaceOptions {
  host: HTMLElement;
  painter: Painter;
  look: Omit<Look, "ratio">;
  pace: StageOptions["pace"];
  /** True if the canvas marks movable pieces and their targets. */
  targets: boolean;
  messages: Messages;
  play(text: string): void;
  /** True while a step is pending. Input then waits for the resulting view. */
  underWay(): boolean;
  ask(path: string[], kind?: string): void;
  command(command: TableCommand): void;
  /** The user started to type a place or a move with this digit. */
  typed(digit: string): void;
  /** The user pressed Escape. `held` is true if this cancelled a choice. */
  dropped(held: boolean): void;
  /** The user pressed a place that has no action. */
  idle(place: string): void;
  chosen(chosen: Chosen | null): void;
  looked(place: string | null): void;
  fitted(board: Board): void;
  painted(): void;
}

type Act = (interaction: Interaction) => Answer;

export class Surface {
  readonly #options: SurfaceOptions;
  readonly #stage: Stage;
  readonly #grid: Grid;
  readonly #closed = new AbortController();
  #messages: Messages;
  #targets: boolean;
  #brief = false;
  #view: View | null = null;
  #interaction: Interaction | null = null;
  #open = false;
  /** True while `show` runs, which updates the board at its end. */
  #showing = false;
  #dressed = "";
  #refused: string | null = null;
  /** The place in focus or under the pointer, whichever changed last. */
  #regarded: string | null = null;
  /** The last place pressed by touch, which has no hovering. */
  #felt: string | null = null;
  #hint: string[] = [];
  /** Marks shown by the page. */
  #pointed: Mark[] = [];
  /** The kind of the moves made by pointer. */
  #tool = PLAIN;
  /** Input received while a step was pending. */
  #early: Act[] = [];

  constructor(options: SurfaceOptions) {
    const { host, painter, look, pace } = options;
    this.#options = options;
    this.#messages = options.messages;
    this.#targets = options.targets;
    this.#stage = new Stage({
      host,
      painter,
      look,
      pace,
      fitted: (board) => this.#fitted(board),
      painted: () => options.painted(),
    });
    this.#grid = new Grid({
      pressed: (place) => this.#answer((i) => i.press(place), place),
      paired: (from, to, kind) => this.#answer((i) => i.pair(from, to, kind)),
      commanded: (command) => this.#commanded(command),
      alone: () => (this.chosen ? this.#tellChosen() : this.#commanded("status")),
      focused: (place) => {
        this.#stage.focus(place);
        this.#regard(place);
      },
      touched: (text) => options.play(text),
      typed: (digit) => this.#typed(digit),
    });
    this.#stage.element.append(this.#grid.element);
    const { signal } = this.#closed;
    const pointing: PointerOptions = {
      place: (spot, reach) => {
        const [view, board] = [this.#view, this.#stage.board];
        if (!view || !board) return null;
        const likely = this.#interaction?.likely ?? new Set();
        return placeAt(board.places, spot, likely, reach, reach > 0 ? lying(view, board) : []);
      },
      draggable: (place) => this.#interaction?.carries(place) ?? false,
      held: () => this.#view?.moves.some(({ kind }) => kind === SHIFTED) ?? false,
      pressed: (place, press) => this.#pressAt(place, press),
      hovered: (place) => this.#regard(place),
      dragged: (from, spot) => this.#drag(from, spot),
      dropped: (from, to) => {
        this.#answer((i) => i.drag(from, to, this.#tool));
        this.#stage.hold(null);
      },
    };
    listen(this.#grid.element, pointing, signal);
    const menu = (event: Event) => {
      if (this.#stage.board?.between) event.preventDefault();
    };
    this.#grid.element.addEventListener("contextmenu", menu, { signal });
  }

  /**
   * Shows a view. If `entries` are given, animates the change. `open` is true if moves can be
   * chosen.
   */
  show(view: View, entries: readonly LogEntry[] | null, open: boolean): void {
    this.#view = view;
    this.#refused = null;
    this.#felt = null;
    this.#hint = [];
    if (this.#interaction) this.#interaction.show(view);
    else this.#interaction = new Interaction(view);
    this.#interaction.allow(open);
    this.#open = open;
    this.#showing = true;
    try {
      this.#stage.show(view, entries);
    } finally {
      this.#showing = false;
    }
    this.#update();
  }

  open(open: boolean): void {
    if (open === this.#open) return;
    this.#open = open;
    this.#interaction?.allow(open);
    this.#update();
  }

  /**
   * Handles input received while a step was pending. If the board is disabled by then, the input
   * only asks for a reason.
   */
  catchUp(): void {
    for (const act of this.#early.splice(0)) this.#answer(act);
  }

  /** The chosen place and its moves. */
  get chosen(): Chosen | null {
    const { chosen: place = null, ways = [] } = this.#interaction ?? {};
    return place === null ? null : { place, ways };
  }

  refuse(place: string | null): void {
    this.#refused = place;
    this.#update();
  }

  /** Shows the move recommended by a hint. */
  recommend({ path, text }: Hint): void {
    this.#interaction?.advise(path, text);
    this.#hint = path;
    this.#update();
    this.#tellChosen();
  }

  /** Cancels the choice. */
  letGo(): void {
    this.#interaction?.drop();
    this.#update();
    this.#tellChosen();
  }

  /** Replaces the page's marks. They do not change the names of places. */
  point(marks: Mark[]): void {
    this.#pointed = marks;
    this.#mark();
  }

  /** Sets the kind of the moves made by pointer. */
  setTool(kind: string): void {
    this.#tool = kind;
  }

  /** Changes look, animation speed and preferences. */
  dress(
    look: Omit<Look, "ratio">,
    pace: StageOptions["pace"],
    { targets, brief }: Pick<TablePreferences, "targets" | "brief">,
  ): void {
    const dress = JSON.stringify([look, pace, targets, brief]);
    if (dress === this.#dressed) return;
    this.#dressed = dress;
    this.#targets = targets;
    this.#brief = brief;
    this.#stage.dress(look, pace);
    this.#update();
  }

  speak(messages: Messages): void {
    this.#messages = messages;
    this.#update();
  }

  /** Calls `then` when the animations have ended. */
  landed(then: () => void): void {
    this.#stage.landed(then);
  }

  /** Resolves when the animations have ended. */
  rest(): Promise<void> {
    return new Promise((resolve) => this.#stage.landed(resolve));
  }

  /** Replays the change from an earlier view. */
  replay(before: View, entries: readonly LogEntry[]): void {
    this.#stage.replay(before, entries);
  }

  focus(place?: string): void {
    this.#grid.focus(place);
  }

  /** Runs the command of a letter key, also for keys pressed outside the board. */
  async hear(key: string): Promise<void> {
    (await import("./keys")).hearLetter(this.#grid, key);
  }

  /** The place that has focus or had it last. */
  get current(): string {
    return this.#grid.current;
  }

  /** The places in visual rows. */
  get rows(): readonly (readonly string[])[] {
    return this.#grid.rows;
  }

  close(): void {
    this.#closed.abort();
    this.#stage.close();
  }

  #regard(place: string | null): void {
    if (place === this.#regarded) return;
    this.#regarded = place;
    this.#mark();
    this.#options.looked(place);
  }

  /** Handles a press. On or near the common edge of two places, it selects both. */
  #pressAt(place: string, { spot, second, finger }: Pressing): void {
    this.#felt = finger ? place : null;
    const kind = second && this.#tool === PLAIN ? SHIFTED : this.#tool;
    const pair = this.#stage.board?.between?.(spot, second);
    if (pair) this.#answer((interaction) => interaction.pair(...pair, kind));
    else if (!second) this.#answer((interaction) => interaction.press(place, this.#tool));
  }

  /** Ends animations and handles input, or keeps the input while a step is pending. */
  #answer(act: Act, place: string | null = null): void {
    if (!this.#interaction) return;
    if (this.#grid.afterKeys(() => this.#answer(act, place))) return;
    if (this.#options.underWay()) {
      this.#early.push(act);
      return;
    }
    this.#stage.finish();
    this.#refused = null;
    this.#hint = [];
    const answer = act(this.#interaction);
    this.#update();
    if (answer.do === "nothing" && place !== null) this.#options.idle(place);
    if (answer.do === "play") this.#options.play(answer.move.text);
    else if (answer.do === "ask") this.#options.ask(answer.path, answer.kind);
    if (answer.do !== "nothing" && answer.do !== "ask") this.#tellChosen();
  }

  #tellChosen(): void {
    this.#options.chosen(this.chosen);
  }

  #drag(from: string, spot: { x: number; y: number } | null): void {
    const interaction = this.#interaction;
    const view = this.#view;
    if (spot === null) this.#stage.hold(null);
    if (spot === null || !interaction || !view) return;
    if (interaction.chosen !== from) this.#answer((i) => i.drag(from, from));
    if (interaction.chosen !== from) return;
    const top = uppermost(view, from);
    if (top) this.#stage.hold(top.id, spot);
  }

  /** Opens the field for typing moves. Digits have another use in puzzles; returns false there. */
  #typed(digit: string): boolean {
    if ((this.#view?.sides.length ?? 0) < 2) return false;
    this.#options.typed(digit);
    return true;
  }

  #commanded(command: Command): void {
    if (command === "drop") {
      const held = this.#interaction?.chosen !== null;
      this.#answer((interaction) => interaction.drop());
      this.#options.dropped(held);
    } else this.#options.command(command);
  }

  #fitted(board: Board): void {
    this.#update();
    this.#options.fitted(board);
  }

  /** Updates the marks on the board. */
  #mark(): void {
    if (!this.#interaction) return;
    const { chosen, movable, targets, trail } = this.#interaction;
    const regarded = this.#targets ? this.#interaction.alone(this.#regarded) : null;
    this.#stage.mark({
      movable: this.#targets && chosen === null ? movable : [],
      chosen,
      regarded: regarded ? this.#regarded : null,
      looked: this.#targets ? (this.#regarded ?? this.#felt) : null,
      targets: this.#targets ? targets : [],
      trail: regarded?.trail ?? trail,
      refused: this.#refused,
      hint: this.#hint,
      shown: this.#pointed,
    });
  }

  /** Updates marks, buttons and accessible names. */
  #update(): void {
    const interaction = this.#interaction;
    const view = this.#view;
    const board = this.#stage.board;
    if (!interaction || !view || !board || this.#showing) return;
    this.#mark();
    const { likely } = interaction;
    const messages = this.#messages;
    this.#grid.arrange(view, board.places);
    this.#grid.word(messages.say("game", { code: view.game, params: {} }, view), (place) => ({
      name: placeWords(view, place, interaction, messages, this.#brief),
      note: placeNote(view, place, messages),
      enabled: likely.has(place),
    }));
    this.#grid.lead({ open: this.#leads(view, interaction), own: ownPlaces(view) });
    this.#grid.offer(this.#open ? extras(view, board, messages) : []);
  }

  /**
   * Returns the places with a legal action: the targets of the chosen piece, or the places where
   * moves begin.
   */
  #leads(view: View, { chosen, movable, targets }: Interaction): Set<string> {
    if (chosen !== null) return new Set(targets.map(({ place }) => place));
    const begins = new Set(view.moves.filter(({ kind }) => kind === PLAIN).map((m) => m.path[0]));
    const plain = movable.filter((place) => begins.has(place));
    return new Set(plain.length > 0 ? plain : movable);
  }
}

/** Returns the places with pieces of the viewer or of the side to move. */
function ownPlaces(view: View): Set<string> {
  const near = nearSide(view);
  return new Set(view.pieces.filter(({ side }) => side === near).map(({ place }) => place));
}
