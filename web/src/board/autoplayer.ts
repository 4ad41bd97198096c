/** What comes next without anybody's doing: the computer's move, or a step that is all there is. */
import { presentOf } from "../engine/present";
import type { View } from "../engine/protocol";
import { isPersons, onlyChoice, type Seats } from "./choices";
import type { TablePreferences } from "./controls";
import type { Thinker } from "./thinker";

/** Milliseconds for which a throw that cannot be played is looked at before it is passed. */
const PASS_PAUSE = 700;

export interface AutoPlayerOptions {
  thinker: Thinker;
  /** Resolves when everything before has been seen. */
  rest(): Promise<void>;
  /** Plays from a view, if it is still the present one. */
  play(view: View, text: string, auto: boolean): Promise<void>;
}

export class AutoPlayer {
  readonly #options: AutoPlayerOptions;

  constructor(options: AutoPlayerOptions) {
    this.#options = options;
  }

  /** Does what is next, where it is not for a person to do. */
  async go(view: View, seats: Seats, preferences: TablePreferences): Promise<void> {
    const { actor } = view;
    if (actor.kind === "over") return;
    const persons = isPersons(view, seats);
    if (!persons && actor.kind === "seat") return this.#think(view, actor.side, seats);
    const only = onlyChoice(view);
    if (only === null) return;
    const { autoForced, autoPass, autoThrow } = preferences;
    const wished = only === "pass" ? autoPass : only === "throw" ? autoThrow : autoForced;
    if (!persons || (wished && view.ahead === 0)) await this.#playAlone(view, only, preferences);
  }

  async #think(view: View, side: string, seats: Seats): Promise<void> {
    const { thinker, rest, play } = this.#options;
    const seat = seats[side];
    const level = seat?.kind === "computer" ? { level: seat.level } : {};
    const given = { ...presentOf(view), ...level };
    const choice = await thinker.choice(given, side, rest);
    if (choice) await play(view, choice.text, false);
  }

  async #playAlone(view: View, text: string, { animation }: TablePreferences): Promise<void> {
    await this.#options.rest();
    if (text === "pass" && animation !== "off")
      await new Promise((resolve) => setTimeout(resolve, PASS_PAUSE));
    await this.#options.play(view, text, true);
  }
}
