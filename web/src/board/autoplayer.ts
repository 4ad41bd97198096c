/** Performs automatic steps: the computer's moves, rolls, passes and forced moves. */
import { presentOf } from "../engine/present";
import type { View } from "../engine/protocol";
import { isFarAway, isPersons, onlyChoice, type Seats } from "./choices";
import type { TablePreferences } from "./controls";
import type { Presenter } from "./presenter";
import type { TableReading } from "./state";
import type { Given, Steps } from "./steps";
import type { Thinker } from "./thinker";

/** Milliseconds for which a roll without legal moves is shown before the pass. */
const PASS_PAUSE = 700;

export interface AutoPlayerOptions {
  thinker: Thinker;
  steps: Steps;
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
  goOn(): void {
    const { presenter, steps, thinker, failed } = this.#options;
    const { settled, waiting, replaying } = this.#options.state;
    const { view } = presenter;
    if (!view || !settled.value || steps.busy) return;
    if (waiting.value || replaying.value || thinker.busy) return;
    this.#go(view, presenter).catch(failed);
  }

  /** Performs the next step if it does not require a person. */
  async #go(view: View, { seats, preferences }: Presenter): Promise<void> {
    const { actor } = view;
    if (actor.kind === "over" || isFarAway(view, seats)) return;
    const persons = isPersons(view, seats);
    if (!persons && actor.kind === "seat") return this.#think(view, actor.side, seats);
    const only = onlyChoice(view);
    if (only === null) return;
    const { autoForced, autoPass, commit, typing } = preferences;
    const autoThrow = preferences.autoThrow || (typing && !commit);
    const wished = only === "pass" ? autoPass : only === "throw" ? autoThrow : autoForced;
    if (!persons || (wished && view.ahead === 0)) await this.#playAlone(view, only, preferences);
  }

  async #think(view: View, side: string, seats: Seats): Promise<void> {
    const { thinker } = this.#options;
    const seat = seats[side];
    const level = seat?.kind === "computer" ? { level: seat.level } : {};
    const given = { ...presentOf(view), ...level };
    const choice = await thinker.choice(given, side, () => this.#looked(view));
    if (choice) await this.#play(view, { text: choice.text });
  }

  async #playAlone(view: View, text: string, { animation }: TablePreferences): Promise<void> {
    await this.#looked(view);
    if (text === "pass" && animation !== "off")
      await new Promise((resolve) => setTimeout(resolve, PASS_PAUSE));
    await this.#play(view, { text, auto: true });
  }

  /**
   * Waits until the animations have ended, then for the pause `pace`, or twice as long if the turn
   * has changed.
   */
  async #looked({ actor }: View): Promise<void> {
    const { surface, preferences } = this.#options.presenter;
    const side = actor.kind === "over" ? null : actor.side;
    const beats = side === this.#side ? 1 : 2;
    this.#side = side;
    await surface.rest();
    if (preferences.pace > 0)
      await new Promise((resolve) => setTimeout(resolve, beats * preferences.pace));
  }

  /** Plays from a view, unless another view is shown or a step is pending. */
  async #play(view: View, given: Given<"play">): Promise<void> {
    const { presenter, steps } = this.#options;
    if (presenter.view === view && !steps.busy) await steps.send("play", given, view);
  }
}
