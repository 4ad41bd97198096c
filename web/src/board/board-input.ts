/**
 * The board on the page: connects the canvas, the grid of buttons, pointer input, and the choice of
 * moves by places.
 */
import type { Hint, LogEntry, Mark, Move, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { BoardCanvas, type BoardCanvasOptions } from "./board-canvas";
import { nearSide } from "./choices";
import type { Command, TableCommand, TableEvents, TablePreferences } from "./controls";
import type { Emitter } from "./emitter";
import { extras, Grid } from "./grid";
import { type Answer, Interaction, PLAIN, SHIFTED } from "./interaction";
import type { Board, Look, Painter } from "./painter";
import { placeNote, placeWords } from "./place-words";
import { piecePositions, placeAt, topPiece } from "./places";
import { type CompletedPress, listen, type PointerOptions } from "./pointer";
import type { TableState } from "./state";

export interface Choice {
  place: string;
  moves: Move[];
}

export interface BoardInputOptions {
  host: HTMLElement;
  painter: Painter;
  look: Omit<Look, "ratio">;
  pace: BoardCanvasOptions["pace"];
  /** True if the canvas marks movable pieces and their targets. */
  targets: boolean;
  messages: Messages;
  emitter: Emitter<TableEvents>;
  state: TableState;
  play(text: string): void;
  /** True while a move or other step waits for the engine. Input then waits for the new view. */
  isBusy(): boolean;
  ask(path: string[], kind?: string): void;
  command(command: TableCommand): void;
  /**
   * The user pressed Escape, or pressed the chosen place again by key or with an assistive device.
   * `held` is true if this cancelled a choice, false if no place was chosen.
   */
  dropped(held: boolean): void;
  /** The user pressed, by key or with an assistive device, a place where a press has no effect. */
  idle(place: string): void;
  /** The user asked for the next place with a legal action, but there is no other such place. */
  noOtherPlace(): void;
  chosen(chosen: Choice | null): void;
}

type InputAction = (interaction: Interaction) => Answer;

export class BoardInput {
  readonly #options: BoardInputOptions;
  readonly canvas: BoardCanvas;
  readonly grid: Grid;
  readonly #closed = new AbortController();
  #messages: Messages;
  #targets: boolean;
  #brief = false;
  #interaction: Interaction | null = null;
  #open = false;
  /** True while `show` updates the canvas: `#update` does nothing, and is called afterwards. */
  #showing = false;
  #lookKey = "";
  #refused: string | null = null;
  /** The place in focus or under the pointer, whichever changed last; null if there is none. */
  #pointedAt: string | null = null;
  /** The place of the last press if it was made by touch, otherwise null. */
  #touched: string | null = null;
  #hint: string[] = [];
  /** Marks set by the page in addition to those of the view, such as the reasons for a hint. */
  #pageMarks: Mark[] = [];
  /** Kind of move that a press or drag makes: "play" (`PLAIN`) or, with a drawing tool, "line". */
  #tool = PLAIN;
  /** True after Escape during a drag: its further movements and its end have no effect. */
  #isDragCancelled = false;
  /** Inputs during a request that changes the match; `catchUp` handles them after the answer. */
  #pendingInputs: (() => void)[] = [];

  constructor(options: BoardInputOptions) {
    const { host, painter, look, pace } = options;
    this.#options = options;
    this.#messages = options.messages;
    this.#targets = options.targets;
    this.canvas = new BoardCanvas({
      host,
      painter,
      look,
      pace,
      fitted: (board) => this.#onFit(board),
      painted: () => options.emitter.emit("painted", null),
    });
    this.grid = new Grid({
      pressed: (place) => this.#answer((i) => i.press(place), place),
      paired: (from, to, kind) => this.#answer((i) => i.pair(from, to, kind)),
      commanded: (command) => this.#command(command),
      noOtherPlace: () => {
        if (this.chosen) this.#reportChosen();
        else if (this.grid.stops.open.size > 0) options.noOtherPlace();
        else this.#command("status");
      },
      focused: (place) => {
        this.canvas.focus(place);
        this.#pointAt(place);
      },
      extraPressed: (text) => options.play(text),
      typed: (digit) => this.#typed(digit),
    });
    this.canvas.element.append(this.grid.element);
    const { signal } = this.#closed;
    const pointing: PointerOptions = {
      place: (spot, reach) => {
        const [interaction, board] = [this.#interaction, this.canvas.board];
        if (!interaction || !board) return null;
        const { likely, view } = interaction;
        const pieces = piecePositions(view, board, reach > 0 ? undefined : likely);
        return placeAt(board.places, spot, likely, reach, pieces);
      },
      draggable: (place) => {
        this.#isDragCancelled = false;
        return this.#interaction?.canDrag(place) ?? false;
      },
      longPressMatters: () => {
        const moves = this.#interaction?.view.moves ?? [];
        return moves.some(({ kind }) => kind === SHIFTED);
      },
      pressed: (place, press) => this.#pressAt(place, press),
      hovered: (place) => this.#pointAt(place),
      dragged: (from, spot) => this.#drag(from, spot),
      dropped: (from, to) => {
        if (this.#isDragCancelled) return;
        this.#answer((i) => i.drag(from, to, this.#tool));
        // During a step, the piece stays at the pointer, from where its animation begins.
        if (!options.isBusy()) this.canvas.hold(null);
      },
    };
    listen(this.grid.element, pointing, signal);
    const menu = (event: Event) => {
      if (this.canvas.board?.between) event.preventDefault();
    };
    this.grid.element.addEventListener("contextmenu", menu, { signal });
  }

  /**
   * Show a view. If `entries` (new entries of the history) are given, animate their moves. `open`
   * is true if the user can choose moves now.
   */
  show(view: View, entries: readonly LogEntry[] | null, open: boolean): void {
    this.#refused = null;
    this.#touched = null;
    this.#hint = [];
    this.#display(view, entries, open);
  }

  /** Show the same position with other marks. Keep the choice, the hint and the refused place. */
  showAgain(view: View, open: boolean): void {
    this.#display(view, null, open);
  }

  #display(view: View, entries: readonly LogEntry[] | null, open: boolean): void {
    if (this.#interaction) this.#interaction.show(view);
    else this.#interaction = new Interaction(view);
    this.#interaction.allow(open);
    this.#open = open;
    this.#showing = true;
    try {
      this.canvas.show(view, entries);
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
   * Release a piece that was dropped before a step, and handle the input that was received while
   * the step was pending. If the board is disabled by now (not the user's turn), this input plays
   * no move; it can only ask the engine why it is refused.
   */
  catchUp(): void {
    this.canvas.hold(null);
    for (const input of this.#pendingInputs.splice(0)) input();
  }

  /** The chosen place, and the moves that a press on any place can play; null if none is chosen. */
  get chosen(): Choice | null {
    const { chosen: place = null, moves = [] } = this.#interaction ?? {};
    return place === null ? null : { place, moves };
  }

  markRefused(place: string | null): void {
    this.#refused = place;
    this.#update();
  }

  showHint({ path, text }: Hint): void {
    this.#interaction?.setHint(path, text);
    this.#hint = path;
    this.#update();
    this.#reportChosen();
  }

  cancelChoice(): void {
    this.#interaction?.drop();
    this.#update();
    this.#reportChosen();
  }

  /** Show these marks instead of those of the last call. Accessible names do not mention them. */
  showMarks(marks: Mark[]): void {
    this.#pageMarks = marks;
    this.#mark();
  }

  setTool(kind: string): void {
    this.#tool = kind;
  }

  /** Set appearance and animation speed, and whether to mark targets and to shorten place names. */
  applyLook(
    look: Omit<Look, "ratio">,
    pace: BoardCanvasOptions["pace"],
    { targets, brief }: Pick<TablePreferences, "targets" | "brief">,
  ): void {
    const key = JSON.stringify([look, pace, targets, brief]);
    if (key === this.#lookKey) return;
    this.#lookKey = key;
    this.#targets = targets;
    this.#brief = brief;
    this.canvas.applyLook(look, pace);
    this.#update();
  }

  setMessages(messages: Messages): void {
    this.#messages = messages;
    this.#update();
  }

  close(): void {
    this.#closed.abort();
    this.canvas.close();
  }

  #pointAt(place: string | null): void {
    if (place === this.#pointedAt) return;
    this.#pointedAt = place;
    this.#mark();
    this.#options.emitter.emit("looked", place);
  }

  /**
   * Handle a press. On boards with the method `between`, a press near the common edge of two places
   * selects both. A secondary press (right button or long press) selects only such pairs, never one
   * place.
   */
  #pressAt(place: string, { spot, isSecondary, isTouch }: CompletedPress): void {
    this.#touched = isTouch ? place : null;
    const kind = isSecondary && this.#tool === PLAIN ? SHIFTED : this.#tool;
    const pair = this.canvas.board?.between?.(spot, isSecondary);
    if (pair) this.#answer((interaction) => interaction.pair(...pair, kind));
    else if (!isSecondary) this.#answer((interaction) => interaction.press(place, this.#tool));
  }

  /**
   * End the animations and handle an input. While a step (a request that changes the match) is
   * queued or unanswered, keep the input; `catchUp` handles it later. If `place` is given, announce
   * an input that has no effect there or cancels a choice.
   */
  #answer(act: InputAction, place: string | null = null): void {
    if (!this.#interaction) return;
    if (this.grid.afterKeys(() => this.#answer(act, place))) return;
    if (this.#options.isBusy()) {
      this.#pendingInputs.push(() => this.#answer(act, place));
      return;
    }
    this.canvas.finish();
    this.#refused = null;
    this.#hint = [];
    const answer = act(this.#interaction);
    this.#update();
    if (answer.do === "nothing" && place !== null) this.#options.idle(place);
    if (answer.do === "drop" && place !== null) this.#options.dropped(true);
    if (answer.do === "play") this.#options.play(answer.move.text);
    else if (answer.do === "ask") this.#options.ask(answer.path, answer.kind);
    if (answer.do !== "nothing" && answer.do !== "ask") this.#reportChosen();
  }

  #reportChosen(): void {
    this.#options.chosen(this.chosen);
  }

  #drag(from: string, spot: { x: number; y: number } | null): void {
    const interaction = this.#interaction;
    if (spot === null) this.canvas.hold(null);
    if (spot === null || !interaction || this.#isDragCancelled) return;
    // The turn may have ended during a drag. Ignore the pointer's further movements in this case.
    if (interaction.chosen !== from && interaction.canDrag(from))
      this.#answer((i) => i.beginDrag(from));
    if (interaction.chosen !== from) return;
    const top = topPiece(interaction.view, from);
    if (top) this.canvas.hold(top.id, spot);
  }

  /**
   * Open the field for typing moves, with the digit, and return true. In puzzles, where digits have
   * another use (such as highlighting a number), do nothing and return false.
   */
  #typed(digit: string): boolean {
    if ((this.#interaction?.view.sides.length ?? 0) < 2) return false;
    this.#options.emitter.emit("asked", { what: "type", typed: digit });
    return true;
  }

  #command(command: Command): void {
    if (command === "drop") {
      this.#isDragCancelled = true;
      this.canvas.hold(null);
      const held = (this.#interaction?.chosen ?? null) !== null;
      this.#answer((interaction) => interaction.drop());
      this.#options.dropped(held);
    } else this.#options.command(command);
  }

  #onFit(board: Board): void {
    this.#update();
    this.#options.state.board.value = board;
    this.#options.emitter.emit("fitted", board);
  }

  #mark(): void {
    if (!this.#interaction) return;
    const { chosen, movable, targets, trail } = this.#interaction;
    const regarded = this.#targets ? this.#interaction.onePlaceMove(this.#pointedAt) : null;
    this.canvas.mark({
      movable: this.#targets && chosen === null ? movable : [],
      chosen,
      regarded: regarded ? this.#pointedAt : null,
      looked: this.#targets ? (this.#pointedAt ?? this.#touched) : null,
      targets: this.#targets ? targets : [],
      trail: regarded?.trail ?? trail,
      refused: this.#refused,
      hint: this.#hint,
      shown: this.#pageMarks,
    });
  }

  /** Update marks, buttons and accessible names. */
  #update(): void {
    const interaction = this.#interaction;
    const board = this.canvas.board;
    if (!interaction || !board || this.#showing) return;
    this.#mark();
    const { likely, view } = interaction;
    const messages = this.#messages;
    this.grid.arrange(view, board.places);
    this.grid.setTexts(messages.say("game", { code: view.game, params: {} }, view), (place) => ({
      name: placeWords(view, place, interaction, messages, this.#brief),
      note: placeNote(view, place, interaction.chosen, messages),
      enabled: likely.has(place),
    }));
    this.grid.setStops({ open: stopsOf(interaction), own: ownPlaces(view) });
    this.grid.showExtras(this.#open ? extras(view, board, messages) : []);
  }
}

/** Return the places with pieces of the viewer's side (see `nearSide`). */
function ownPlaces(view: View): Set<string> {
  const near = nearSide(view);
  return new Set(view.pieces.filter(({ side }) => side === near).map(({ place }) => place));
}

/** Return the places to which the keys `n` (next) and `p` (previous) lead (see `Stops.open`). */
function stopsOf({ view, chosen, movable, targets }: Interaction): Set<string> {
  if (chosen !== null) return new Set(targets.map(({ place }) => place));
  const begins = new Set(view.moves.filter(({ kind }) => kind === PLAIN).map((m) => m.path[0]));
  const plain = movable.filter((place) => begins.has(place));
  return new Set(plain.length > 0 ? plain : movable);
}
