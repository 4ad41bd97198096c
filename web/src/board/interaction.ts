/**
 * Choosing a move by places: the one way in which every game is played.
 *
 * A move is a path of places. Pressing places walks along such paths; when the way walked is a
 * whole move, it is the answer. Nothing here knows a rule: what no listed move allows is not
 * done, and the engine is asked why.
 */
import type { Move, View } from "../engine/protocol";
import type { Target } from "./painter";

/** What a press came to. */
export type Answer =
  | { do: "play"; move: Move }
  | { do: "choose"; place: string }
  | { do: "drop" }
  /** Not possible: why this way cannot be gone is for the engine to say. */
  | { do: "ask"; path: string[]; kind?: string }
  | { do: "nothing" };

/** The kind that a plain press means; the others need a modifier, or a place with nothing else. */
export const PLAIN = "play";

const NOTHING: Answer = { do: "nothing" };

export class Interaction {
  #view: View;
  #open = true;
  /** The places chosen so far, and the kind of move they began. */
  #way: string[] = [];
  #kind = PLAIN;
  /** The move that a hint shows, until anything is pressed. */
  #advised: Move | null = null;

  constructor(view: View) {
    this.#view = view;
  }

  /** Takes another view; what was chosen is kept only where it can still be played. */
  show(view: View): void {
    this.#view = view;
    this.#advised = null;
    if (this.#continuations().length === 0) this.drop();
  }

  /** Opens or closes the board: closed, nothing can be chosen and presses only ask. */
  allow(open: boolean): void {
    this.#open = open;
    if (!open) this.drop();
  }

  /** Lets the end of a way that a hint shows play its move, as long as nothing else is pressed. */
  advise(path: readonly string[], text: string): void {
    this.drop();
    const leads = (move: Move) => `${text} `.startsWith(`${move.text} `);
    const shown = this.#view.moves.find((move) => move.path.join() === path.join() && leads(move));
    this.#advised = path.length > 1 ? (shown ?? null) : null;
  }

  get chosen(): string | null {
    return this.#way.at(-1) ?? null;
  }

  /** The places from which something can be moved. */
  get movable(): string[] {
    return this.#open ? [...new Set(this.#view.moves.flatMap(({ path }) => path.slice(0, 1)))] : [];
  }

  /** The places that a press near them may mean. */
  get likely(): Set<string> {
    const places = [...this.movable, ...this.targets.map(({ place }) => place)];
    return new Set(this.chosen ? [...places, this.chosen] : places);
  }

  /** Whether something at a place can be carried to another. */
  carries(place: string): boolean {
    const leads = this.#view.moves.some(({ path }) => path[0] === place && path.length > 1);
    return leads && this.likely.has(place);
  }

  /** The moves that could be played next from what is chosen, single steps first. */
  get ways(): Move[] {
    const places = [this.chosen ?? "", ...this.targets.map(({ place }) => place)];
    const moves = places.map((place) => this.move(place)).filter((move) => move !== null);
    return moves.sort((a, b) => a.path.length - b.path.length);
  }

  /** Where the chosen piece can go, by the nearest way to each place. */
  get targets(): Target[] {
    const steps = this.#way.length;
    if (steps === 0) return this.#advised ? [this.#target(this.#advised)] : [];
    const places = this.#continuations().flatMap((move) =>
      move.path.slice(steps, this.#stepwise(move) ? undefined : steps + 1),
    );
    return [...new Set(places)].map((place) => this.#target(this.#reaching(place), place));
  }

  /** A place as the target of the move that reaches it. */
  #target(move: Move | undefined, place = move?.path.at(-1) ?? ""): Target {
    const takes = this.#view.pieces.some(
      (piece) => piece.place === place && move?.takes.includes(piece.id),
    );
    return { place, uses: move?.uses.length ?? 0, takes };
  }

  /** The move that would be played by pressing `place` now. */
  move(place: string): Move | null {
    if (!this.#open) return null;
    if (this.#way.length > 0) return this.#reaching(place) ?? this.#confirmed(place);
    return place === this.#advised?.path.at(-1) ? this.#advised : null;
  }

  /** The move that a place makes by itself, as long as nothing is chosen. */
  alone(place: string | null): Move | null {
    if (!this.#open || this.chosen !== null) return null;
    return this.#view.moves.find(({ path }) => path.length === 1 && path[0] === place) ?? null;
  }

  /** The places that the previewed move touches on its way. */
  get trail(): string[] {
    const place = this.chosen;
    return (place && this.#confirmed(place)?.trail) || [];
  }

  /** A press on a place; `kind` where a modifier asks for another kind of move. */
  press(place: string, kind: string = PLAIN): Answer {
    const advised = this.move(place);
    if (this.chosen === null && advised && (kind === PLAIN || kind === advised.kind)) {
      this.drop();
      return { do: "play", move: advised };
    }
    this.#advised = null;
    const goesOn = kind === PLAIN || kind === this.#kind ? this.#goOn(place) : null;
    if (goesOn) return goesOn;
    if (place === this.chosen) return this.drop();
    return this.#begin(place, kind) ?? this.#ask(place);
  }

  /** A piece dragged from one place to another. */
  drag(from: string, to: string, kind: string = PLAIN): Answer {
    if (from !== this.chosen || (kind !== PLAIN && kind !== this.#kind)) {
      this.drop();
      if (!this.#begin(from, kind)) return this.#ask(to, from === to ? null : from);
    }
    if (from === to) return { do: "choose", place: from };
    return this.#goOn(to) ?? this.#ask(to);
  }

  /** Two places at once, by a press between them or by key: the move that joins them, or the one
   * that both offer. */
  pair(one: string, other: string, kind: string = PLAIN): Answer {
    const refused = { ...this.#ask(other, one), ...(kind === PLAIN ? {} : { kind }) };
    if (!this.#open) return refused;
    const { moves } = this.#view;
    const joins = (move: Move) => move.kind === kind && move.path.join() === [one, other].join();
    const alone = (place: string) => moves.filter(({ path }) => path.join() === place);
    const common = () =>
      alone(one).find(({ text }) => alone(other).some((move) => move.text === text));
    const move = moves.find(joins) ?? (kind === PLAIN ? common() : undefined);
    this.drop();
    return move ? { do: "play", move } : refused;
  }

  /** Lets go of what was chosen. */
  drop(): Answer {
    this.#advised = null;
    if (this.#way.length === 0) return NOTHING;
    this.#way = [];
    this.#kind = PLAIN;
    return { do: "drop" };
  }

  /** Plays or walks on where the chosen way leads to a place. */
  #goOn(place: string): Answer | null {
    const move = this.move(place);
    if (move) {
      this.drop();
      return { do: "play", move };
    }
    if (!this.#continuations().some(({ path }) => path[this.#way.length] === place)) return null;
    this.#way.push(place);
    return { do: "choose", place };
  }

  #begin(place: string, kind: string): Answer | null {
    if (!this.#open) return null;
    const here = this.#view.moves.filter(({ path }) => path[0] === place);
    const begun = here.find((move) => move.kind === kind) ?? (kind === PLAIN ? here[0] : undefined);
    if (!begun) return null;
    this.#way = [place];
    this.#kind = begun.kind;
    return { do: "choose", place };
  }

  /**
   * The reason is asked for where a person may have meant a move: on a piece that may be theirs,
   * on a place of their own that keeps pieces or is like those that moves begin from, and on a
   * taken place where pieces are put on empty ones.
   */
  #ask(place: string, from = this.chosen): Answer {
    if (from) return { do: "ask", path: [from, place] };
    const { actor, moves, pieces, places } = this.#view;
    const kindOf = (id?: string) => places.find((other) => other.id === id)?.kind;
    const owner = places.find(({ id }) => id === place)?.side;
    const mover = actor.kind === "over" ? null : actor.side;
    const sidesOn = (at?: string) =>
      pieces.filter((piece) => piece.place === at).map(({ side }) => side || owner);
    const begun = moves.map(({ path }) => path[0]).filter((at) => kindOf(at) === kindOf(place));
    const begins = begun.length > 0 || kindOf(place) === "slot";
    const own = owner !== "" && owner === mover && begins;
    const taken = sidesOn(place).length > 0 && begun.some((at) => sidesOn(at).length === 0);
    // Whose pieces are moved now: the mover's, or those of whom one is sent back.
    const moved = new Set([mover, ...moves.flatMap(({ path }) => sidesOn(path[0]))]);
    const theirs = sidesOn(place).some((side) => side && (mover === null || moved.has(side)));
    return own || taken || theirs ? { do: "ask", path: [place] } : NOTHING;
  }

  /** Moves of the chosen kind that go on from the way walked so far. */
  #continuations(): Move[] {
    if (this.#way.length === 0) return [];
    return this.#view.moves.filter(
      ({ kind, path }) => kind === this.#kind && this.#way.every((place, i) => place === path[i]),
    );
  }

  /** Whether every stop on the rest of a way is a move in itself, so that it can be passed over. */
  #stepwise({ path }: Move): boolean {
    const moves = this.#continuations();
    const stops = path.slice(this.#way.length, -1).map((_, i) => this.#way.length + i + 1);
    return stops.every((stop) =>
      moves.some(
        (other) => other.path.length === stop && other.path.every((p, i) => p === path[i]),
      ),
    );
  }

  /** The move that ends at a place: by the fewest steps, then one that takes, then the first. */
  #reaching(place: string): Move | undefined {
    const steps = this.#way.length;
    return this.#continuations()
      .filter(({ path }) => path.length > steps && path.at(-1) === place)
      .filter((move) => this.#stepwise(move))
      .sort((a, b) => a.path.length - b.path.length || Number(taking(b)) - Number(taking(a)))[0];
  }

  /** A path of one place, played by pressing it once more. */
  #confirmed(place: string): Move | null {
    if (place !== this.chosen) return null;
    const length = this.#way.length;
    return this.#continuations().find(({ path }) => path.length === length) ?? null;
  }
}

const taking = (move: Move) => move.takes.length > 0;
