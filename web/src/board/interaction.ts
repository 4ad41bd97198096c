/**
 * Choice of a move by pressing its places, in the same way in every game.
 *
 * A move has a path of places. Each press adds a place to the chosen path; a press on the last
 * place of a move's path plays the move. If the path has only one place, the first press chooses
 * this place, and a second press plays the move. This module contains no rules: only the moves of
 * the view are possible, and the engine explains why others are not.
 */
import type { Move, View } from "../engine/protocol";
import type { Target } from "./painter";

/** The effect of a press, a drag or a cancellation. */
export type Answer =
  | { do: "play"; move: Move }
  | { do: "choose"; place: string }
  | { do: "drop" }
  /** No legal move fits the input. The caller asks the engine for the reason. */
  | { do: "ask"; path: string[]; kind?: string }
  | { do: "nothing" };

/**
 * The kind (`Move.kind`) of the moves that a normal press makes while no drawing tool of a puzzle
 * is selected. If no move of this kind begins on a place, a normal press there makes moves of
 * another kind: that of the first move in `View.moves` which begins there.
 */
export const PLAIN = "play";

/**
 * The kind of moves that draw a line between two neighbouring cells of a puzzle: made with
 * Shift+arrow, the secondary mouse button or a long press.
 */
export const SHIFTED = "line";

const NOTHING: Answer = { do: "nothing" };

export class Interaction {
  #view: View;
  #open = true;
  /** The places chosen so far, in this order. */
  #path: string[] = [];
  /**
   * Kind (`Move.kind`, such as "play" or "line") of the moves that can continue `#path`. The press
   * or drag that begins the path sets it (see `PLAIN`). It is `PLAIN` while no place is chosen.
   */
  #kind = PLAIN;
  /** The move recommended by a hint; null after the next press, cancellation or change of view. */
  #hintMove: Move | null = null;

  constructor(view: View) {
    this.#view = view;
  }

  get view(): View {
    return this.#view;
  }

  /**
   * Set the view. Keep the chosen places if moves of the kind `#kind` in the new view begin with
   * them; otherwise, cancel the choice. Forget the hint unless the view has the same moves.
   */
  show(view: View): void {
    this.#view = view;
    const hintMove = this.#hintMove;
    if (this.#continuations().length === 0) this.drop();
    this.#hintMove = view.moves.find((move) => move === hintMove) ?? null;
  }

  /**
   * Enable or disable the board. On a disabled board, no place can be chosen, and a press can only
   * ask for the reason why a move is not possible.
   */
  allow(open: boolean): void {
    this.#open = open;
    if (!open) this.drop();
  }

  /**
   * Cancel the choice, and store the move that a hint recommends: a press on the last place of its
   * `path` plays it, until another place is pressed. A move with a path of one place is not stored.
   * `text` is the text of the hint: this move, and possibly further moves after it.
   */
  setHint(path: readonly string[], text: string): void {
    this.drop();
    const isBegun = (move: Move) => `${text} `.startsWith(`${move.text} `);
    const hintMove = this.#view.moves.find(
      (move) => move.path.join() === path.join() && isBegun(move),
    );
    this.#hintMove = path.length > 1 ? (hintMove ?? null) : null;
  }

  get chosen(): string | null {
    return this.#path.at(-1) ?? null;
  }

  /** The places from which a move can begin. */
  get movable(): string[] {
    return this.#open ? [...new Set(this.#view.moves.flatMap(({ path }) => path.slice(0, 1)))] : [];
  }

  /**
   * The places that the user probably wants to press: those where moves begin, the targets, and the
   * chosen place. A touch that misses such a place narrowly still selects it.
   */
  get likely(): Set<string> {
    const places = [...this.movable, ...this.targets.map(({ place }) => place)];
    return new Set(this.chosen ? [...places, this.chosen] : places);
  }

  /** True if a piece at a place can be dragged. */
  canDrag(place: string): boolean {
    const movable = this.#view.moves.some(({ path }) => path[0] === place && path.length > 1);
    return movable && this.likely.has(place);
  }

  /** The moves that the next press can play, at most one per place; the shortest path is first. */
  get moves(): Move[] {
    const places = [this.chosen ?? "", ...this.targets.map(({ place }) => place)];
    const moves = places.map((place) => this.move(place)).filter((move) => move !== null);
    return moves.sort((a, b) => a.path.length - b.path.length);
  }

  /**
   * The places that can be pressed next to continue or to play a move, each with the dice and
   * captures of the shortest move that ends there. If no place is chosen, this is only the last
   * place of the move recommended by a hint, if any.
   */
  get targets(): Target[] {
    const steps = this.#path.length;
    if (steps === 0) return this.#hintMove ? [this.#target(this.#hintMove)] : [];
    const places = this.#continuations().flatMap((move) =>
      move.path.slice(steps, this.#isStepwise(move) ? undefined : steps + 1),
    );
    return [...new Set(places)].map((place) => this.#target(this.#moveTo(place), place));
  }

  /** Return `place` as a target, with the dice and captures of `move` (none if undefined). */
  #target(move: Move | undefined, place = move?.path.at(-1) ?? ""): Target {
    const takes = this.#view.pieces.some(
      (piece) => piece.place === place && move?.takes.includes(piece.id),
    );
    return { place, uses: move?.uses.length ?? 0, takes };
  }

  /** Return the move that a press on `place` plays now, or null. */
  move(place: string): Move | null {
    if (!this.#open) return null;
    if (this.#path.length > 0) return this.#moveTo(place) ?? this.#confirmed(place);
    return place === this.#hintMove?.path.at(-1) ? this.#hintMove : null;
  }

  /** Return the move whose path is only `place`; null if there is none or a place is chosen. */
  onePlaceMove(place: string | null): Move | null {
    if (!this.#open || this.chosen !== null) return null;
    return this.#view.moves.find(({ path }) => path.length === 1 && path[0] === place) ?? null;
  }

  /** Places touched by the move that a second press on the chosen place plays; [] otherwise. */
  get trail(): string[] {
    const place = this.chosen;
    return (place && this.#confirmed(place)?.trail) || [];
  }

  /** Handle a press on a place. `kind` is the kind of moves to make (see `PLAIN`). */
  press(place: string, kind: string = PLAIN): Answer {
    const move = this.move(place);
    if (this.chosen === null && move && (kind === PLAIN || kind === move.kind)) {
      this.drop();
      return { do: "play", move };
    }
    this.#hintMove = null;
    const answer = kind === PLAIN || kind === this.#kind ? this.#extend(place) : null;
    if (answer) return answer;
    if (place === this.chosen) return this.drop();
    return this.#begin(place, kind) ?? this.#ask(place, this.chosen, kind);
  }

  /**
   * Choose a piece at the first movement of a drag. Do nothing if it is already chosen or can no
   * longer be dragged.
   */
  beginDrag(place: string): Answer {
    if (place === this.chosen || !this.canDrag(place)) return NOTHING;
    return this.drag(place, place);
  }

  /** Handle a drag; if `from` and `to` are equal, only choose the piece. `kind`: see `press`. */
  drag(from: string, to: string, kind: string = PLAIN): Answer {
    if (from !== this.chosen || (kind !== PLAIN && kind !== this.#kind)) {
      this.drop();
      if (!this.#begin(from, kind)) return this.#ask(to, from === to ? null : from, kind);
    }
    if (from === to) return { do: "choose", place: from };
    return this.#extend(to) ?? this.#ask(to, from, kind);
  }

  /**
   * Play the move of this kind whose path is `first`, `second`. The user has selected both places
   * together, by a press on their common edge or with an arrow key. If there is no such move and
   * `kind` is `PLAIN`, play the move that can be made from each place alone, such as the removal of
   * the tile that covers both. If neither is legal, ask for the reason.
   */
  pair(first: string, second: string, kind: string = PLAIN): Answer {
    const refusal = this.#ask(second, first, kind);
    if (!this.#open) return refusal;
    const { moves } = this.#view;
    const joins = (move: Move) => move.kind === kind && move.path.join() === [first, second].join();
    const onePlaceMove = (place: string) => moves.filter(({ path }) => path.join() === place);
    const common = () =>
      onePlaceMove(first).find(({ text }) =>
        onePlaceMove(second).some((move) => move.text === text),
      );
    const move = moves.find(joins) ?? (kind === PLAIN ? common() : undefined);
    this.drop();
    return move ? { do: "play", move } : refusal;
  }

  /** Cancel the choice. */
  drop(): Answer {
    this.#hintMove = null;
    if (this.#path.length === 0) return NOTHING;
    this.#path = [];
    this.#kind = PLAIN;
    return { do: "drop" };
  }

  /** Play the move that ends on `place`, or add `place` to the path; null if neither is legal. */
  #extend(place: string): Answer | null {
    const move = this.move(place);
    if (move) {
      this.drop();
      return { do: "play", move };
    }
    if (!this.#continuations().some(({ path }) => path[this.#path.length] === place)) return null;
    this.#path.push(place);
    return { do: "choose", place };
  }

  #begin(place: string, kind: string): Answer | null {
    if (!this.#open) return null;
    const starting = this.#view.moves.filter(({ path }) => path[0] === place);
    const move =
      starting.find((move) => move.kind === kind) ?? (kind === PLAIN ? starting[0] : undefined);
    if (!move) return null;
    this.#path = [place];
    this.#kind = move.kind;
    return { do: "choose", place };
  }

  /**
   * Return "ask" (for the reason why there is no move) if the press was probably an attempt to
   * move; otherwise "nothing". A press counts as an attempt
   *
   * - if a place is already chosen;
   * - on a piece of a side whose pieces can be moved (if no side has to move: of any side);
   * - on a place that belongs to the side to move, if the place is a slot (for a tile in hand or a
   *   captured stone), or if moves begin on places of the same kind;
   * - on an occupied place, if a move begins on an empty place of the same kind.
   */
  #ask(place: string, from: string | null, kind: string): Answer {
    const path = from ? [from, place] : [place];
    if (from) return { do: "ask", path, ...(kind === PLAIN ? {} : { kind }) };
    const { actor, moves, pieces, places } = this.#view;
    const kindOf = (id?: string) => places.find((other) => other.id === id)?.kind;
    const owner = places.find(({ id }) => id === place)?.side;
    const mover = actor.kind === "over" ? null : actor.side;
    const sidesOn = (id?: string) =>
      pieces.filter((piece) => piece.place === id).map(({ side }) => side || owner);
    const starts = moves.map(({ path }) => path[0]).filter((id) => kindOf(id) === kindOf(place));
    const canBegin = starts.length > 0 || kindOf(place) === "slot";
    const isOwn = owner !== "" && owner === mover && canBegin;
    const isOccupied = sidesOn(place).length > 0 && starts.some((id) => sidesOn(id).length === 0);
    // The side to move, and the owners of other pieces that this side can move now, such as a man
    // of the opponent that it can send back after a roll of three ones.
    const movableSides = new Set([mover, ...moves.flatMap(({ path }) => sidesOn(path[0]))]);
    const isMovable = sidesOn(place).some(
      (side) => side && (mover === null || movableSides.has(side)),
    );
    return isOwn || isOccupied || isMovable ? { do: "ask", path } : NOTHING;
  }

  /** Return the moves of the kind `#kind` that begin with the chosen places; [] without a place. */
  #continuations(): Move[] {
    if (this.#path.length === 0) return [];
    return this.#view.moves.filter(
      ({ kind, path }) => kind === this.#kind && this.#path.every((place, i) => place === path[i]),
    );
  }

  /**
   * True if each place between the chosen place and the last place of the move's path is also the
   * end of a legal move along this path. If so, the user can press the last place without pressing
   * the places between.
   */
  #isStepwise({ path }: Move): boolean {
    const moves = this.#continuations();
    const stops = path.slice(this.#path.length, -1).map((_, i) => this.#path.length + i + 1);
    return stops.every((stop) =>
      moves.some(
        (other) => other.path.length === stop && other.path.every((p, i) => p === path[i]),
      ),
    );
  }

  /**
   * Return the move to `place` with the shortest path and, if several are equally short, a capture;
   * undefined if there is none. Only a move whose last place can be pressed directly (see
   * `#isStepwise`) is considered.
   */
  #moveTo(place: string): Move | undefined {
    const steps = this.#path.length;
    return this.#continuations()
      .filter(({ path }) => path.length > steps && path.at(-1) === place)
      .filter((move) => this.#isStepwise(move))
      .sort(
        (a, b) => a.path.length - b.path.length || Number(isCapture(b)) - Number(isCapture(a)),
      )[0];
  }

  /** Return the move that a second press on the chosen place `place` plays; otherwise null. */
  #confirmed(place: string): Move | null {
    if (place !== this.chosen) return null;
    const length = this.#path.length;
    return this.#continuations().find(({ path }) => path.length === length) ?? null;
  }
}

const isCapture = (move: Move) => move.takes.length > 0;
