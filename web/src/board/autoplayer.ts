/** Performs automatic steps: the computer's moves, rolls, passes and forced moves. */
import { positionRef, type View } from "../engine/protocol";
import { isHumanTurn, isRemoteTurn, onlyChoice, type Seats } from "./choices";
import type { TablePreferences } from "./controls";
import type { MatchRequests, StepParams } from "./match-requests";
import type { Presenter } from "./presenter";
import type { TableReading } from "./state";
import type { Thinker } from "./thinker";

/** Milliseconds for which a roll without legal moves is shown before the pass. */
const PASS_PAUSE = 700;

export interface AutoPlayerOptions {
  thinker: Thinker;
  steps: MatchRequests;
  presenter: Presenter;
  state: TableReading;
  failed(failure: unknown): void;
}

export class AutoPlayer {
  readonly #options: AutoPlayerOptions;
  /** The side of the last view that was shown. */
  #side: string | null = null;

  constructor(options: AutoPlayerOptions) {
    this.#options = options;
  }

  /** Performs the next automatic step, unless the game is paused or busy. */
  continue(): void {
    const { presenter, steps, thinker, failed } = this.#options;
    const { settled, waiting, replaying } = this.#options.state;
    const { view } = presenter;
    if (!view || !settled.value || steps.busy) return;
    if (waiting.value || replaying.value || thinker.busy) return;
    this.#step(view, presenter).catch(failed);
  }

  /** Performs the next step if it does not require a person. */
  async #step(view: View, { seats, preferences }: Presenter): Promise<void> {
    const { actor } = view;
    if (actor.kind === "over" || isRemoteTurn(view, seats)) return;
    const isHuman = isHumanTurn(view, seats);
    if (!isHuman && actor.kind === "seat") return this.#think(view, actor.side, seats);
    const onlyText = onlyChoice(view);
    if (onlyText === null) return;
    const { autoForced, autoPass, commit, typing } = preferences;
    const autoThrow = preferences.autoThrow || (typing && !commit);
    const isWanted = onlyText === "pass" ? autoPass : onlyText === "throw" ? autoThrow : autoForced;
    if (!isHuman || (isWanted && view.ahead === 0))
      await this.#playOnly(view, onlyText, preferences);
  }

  async #think(view: View, side: string, seats: Seats): Promise<void> {
    const { thinker } = this.#options;
    const seat = seats[side];
    const level = seat?.kind === "computer" ? { level: seat.level } : {};
    const params = { ...positionRef(view), ...level };
    const choice = await thinker.choice(params, side, () => this.#pause(view));
    if (choice) await this.#play(view, { text: choice.text });
  }

  async #playOnly(view: View, text: string, { animation }: TablePreferences): Promise<void> {
    await this.#pause(view);
    if (text === "pass" && animation !== "off")
      await new Promise((resolve) => setTimeout(resolve, PASS_PAUSE));
    await this.#play(view, { text, auto: true });
  }

  /**
   * Waits until the animations have ended, then for the pause `pace`, or twice as long if the turn
   * has changed.
   */
  async #pause({ actor }: View): Promise<void> {
    const { surface, preferences } = this.#options.presenter;
    const side = actor.kind === "over" ? null : actor.side;
    const beats = side === this.#side ? 1 : 2;
    this.#side = side;
    await surface.animationsEnded();
    if (preferences.pace > 0)
      await new Promise((resolve) => setTimeout(resolve, beats * preferences.pace));
  }

  /** Plays from a view, unless another view is shown or a step is pending. */
  async #play(view: View, params: StepParams<"play">): Promise<void> {
    const { presenter, steps } = this.#options;
    if (presenter.view === view && !steps.busy) await steps.send("play", params, view);
  }
}
