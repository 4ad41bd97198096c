/**
 * Runs the engine's searches for the computer's moves and for hints, and performs automatic steps:
 * the computer's moves, rolls, passes and forced moves.
 */

import { type Choice, type Hint, positionRef, type Requests, type View } from "../engine/protocol";
import { pause } from "../engine/startup";
import { isHumanTurn, isRemoteTurn, onlyChoice, type Seats } from "./choices";
import type { TableOptions } from "./controls";
import type { Presenter } from "./presenter";
import type { MatchRequests, StepParams } from "./requests";
import type { TableState } from "./state";

/** Runs one engine search at a time, for a move or a hint. A running search can be stopped. */
export class Thinker {
  readonly #client: Pick<TableOptions["client"], "task">;
  readonly #state: TableState;
  #search: AbortController | null = null;

  constructor(client: Pick<TableOptions["client"], "task">, state: TableState) {
    this.#client = client;
    this.#state = state;
  }

  get busy(): boolean {
    return this.#search !== null;
  }

  /**
   * Let the engine choose the rest of the turn of `side`. Resolve with the moves when `ready()` (a
   * pause before the move) has resolved; with null if the search was stopped.
   */
  choice(
    params: Requests["think"]["in"],
    side: string,
    ready: () => Promise<void>,
  ): Promise<Choice | null> {
    return this.#run(async (signal) => {
      this.#state.thinking.value = side;
      const choice = await this.#client.task("think", params, { signal });
      await ready();
      return choice;
    });
  }

  /** Return a hint; null if the search was stopped. */
  hint(params: Requests["hint"]["in"]): Promise<Hint | null> {
    return this.#run((signal) => this.#client.task("hint", params, { signal }));
  }

  stop(): void {
    if (!this.#search) return;
    this.#search.abort();
    this.#search = null;
    this.#state.thinking.value = null;
  }

  async #run<Answer>(start: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> {
    const search = new AbortController();
    this.#search = search;
    try {
      const answer = await start(search.signal);
      return search.signal.aborted ? null : answer;
    } catch (failure) {
      if (search.signal.aborted) return null;
      throw failure;
    } finally {
      if (this.#search === search) {
        this.#search = null;
        this.#state.thinking.value = null;
      }
    }
  }
}

/** Pause in milliseconds before an automatic pass, after `#pause`, unless animations are off. */
const PASS_PAUSE = 700;

/** Performs automatic steps: the computer's moves, rolls, passes and forced moves. */
export class AutoPlayer {
  readonly #thinker: Thinker;
  readonly #steps: MatchRequests;
  readonly #presenter: Presenter;
  readonly #state: TableState;
  /** Side on turn at the last automatic step (see `#pause`); null without such a step or side. */
  #side: string | null = null;

  constructor(thinker: Thinker, steps: MatchRequests, presenter: Presenter, state: TableState) {
    this.#thinker = thinker;
    this.#steps = steps;
    this.#presenter = presenter;
    this.#state = state;
  }

  /**
   * True if an automatic step is possible: the engine has opened the match, no request is pending,
   * the last turn is confirmed (if the user confirms turns), and the latest ply is shown.
   */
  get #canStep(): boolean {
    const { closed, settled, waiting, replaying } = this.#state;
    const isOpen = settled.value && !closed.value;
    return isOpen && !waiting.value && !replaying.value && !this.#steps.busy;
  }

  /** Perform the next automatic step, if any. Do nothing during a search for a move or a hint. */
  async continue(): Promise<void> {
    const position = this.#state.engineView.peek();
    if (!position || !this.#canStep || this.#thinker.busy) return;
    const { view, seats } = position;
    const { actor } = view;
    if (actor.kind === "over" || isRemoteTurn(view, seats)) return;
    const isHuman = isHumanTurn(view, seats);
    if (!isHuman && actor.kind === "seat") return this.#think(view, actor.side, seats);
    const onlyText = onlyChoice(view);
    if (onlyText === null) return;
    const { autoForced, autoPass, commit, typing, ...others } = this.#presenter.preferences;
    const autoThrow = others.autoThrow || (typing && !commit);
    const isWanted = onlyText === "pass" ? autoPass : onlyText === "throw" ? autoThrow : autoForced;
    if (!isHuman || (isWanted && view.ahead === 0)) await this.#playOnly(view, onlyText);
  }

  async #think(view: View, side: string, seats: Seats): Promise<void> {
    const seat = seats[side];
    const level = seat?.kind === "computer" ? { level: seat.level } : {};
    const params = { ...positionRef(view), ...level };
    const choice = await this.#thinker.choice(params, side, () => this.#pause(view));
    if (choice) await this.#play(view, { text: choice.text });
  }

  async #playOnly(view: View, text: string): Promise<void> {
    const { animation } = this.#presenter.preferences;
    await this.#pause(view);
    if (text === "pass" && animation !== "off") await pause(PASS_PAUSE);
    await this.#play(view, { text, auto: true });
  }

  /**
   * Wait until the animations have ended, then for the time in the preference `pace`: twice this
   * time if the side to move has changed since the last automatic step.
   */
  async #pause({ actor }: View): Promise<void> {
    const side = actor.kind === "over" ? null : actor.side;
    const beats = side === this.#side ? 1 : 2;
    this.#side = side;
    const { canvas } = this.#presenter.surface;
    await new Promise<void>((resolve) => canvas.afterAnimations(resolve));
    const { pace } = this.#presenter.preferences;
    if (pace > 0) await pause(beats * pace);
  }

  /** Play a move chosen for `view`, unless the view is outdated or `#canStep` is false. */
  async #play(view: View, params: StepParams<"play">): Promise<void> {
    if (this.#state.engineView.peek()?.view === view && this.#canStep)
      await this.#steps.send("play", params, view);
  }
}
