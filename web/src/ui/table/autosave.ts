/**
 * Keeping the game on the board: after every change on this device, on wish in a file or a link,
 * and for a worker that has to be replaced.
 */
import type { TableControls } from "../../board/table";
import type { Engine } from "../../engine/client";
import { type EngineFailure, isEngineGone } from "../../engine/failure";
import type { View } from "../../engine/protocol";
import {
  type Hindrance,
  hindrance,
  isAllowed,
  isUnfinished,
  type Kept,
  keepGame,
  keptNow,
  putAside,
} from "../../storage";
import { notice } from "../shell/notices";
import { t } from "../shell/words";

/** Lessons and studies begin anew whenever somebody likes. */
const TAUGHT = /^(?:study|learn)\./;

export class Autosave {
  /** The last save; what a fresh worker goes on with. */
  save: object | null = null;
  /** Whether what is on the table belongs to this page; what another page shows is not kept. */
  belongs: (view: View) => boolean = () => true;
  /** Whether the game is only watched, of which nothing is kept. */
  watched = false;
  /** Nothing is kept before this: whether what is kept already can be read. */
  ready: Promise<unknown> = Promise.resolve();
  readonly #game: string;
  readonly #engine: Pick<Engine, "request">;
  #busy = false;
  #again = false;
  /** What is kept belongs to a game that is not there; it stays. */
  #spared = false;
  #told = false;
  /** What is kept in our place, and the match on the table that it is. */
  #last: { match: string; kept: Kept } | null = null;
  /** The ids of the games whose matches have been on this table. */
  readonly #ids = new Map<string, string>();

  constructor(game: string, engine: Pick<Engine, "request">) {
    this.#game = game;
    this.#engine = engine;
  }

  /** Keeps what is on the table; changes that come meanwhile are kept in one go afterwards. */
  async keep(table: TableControls): Promise<void> {
    await this.ready;
    if (this.#spared || !table.view || !table.state.settled.value) return;
    if (this.watched || !this.belongs(table.view)) return;
    this.#again = true;
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#again) {
        this.#again = false;
        await this.#keepOnce(table);
      }
    } catch (error) {
      if (!isEngineGone(error)) reportError(error);
    } finally {
      this.#busy = false;
    }
  }

  async #keepOnce(table: TableControls): Promise<void> {
    const { save } = await this.#engine.request("save", {});
    this.save = save;
    const { view, seats } = table;
    if (!view) return;
    if (this.#last?.match !== view.match) await this.#makeRoom(view);
    const whole = { ...view, log: { from: 0, entries: [...table.log] } };
    const id = this.#idOf(view.match);
    const kept = keptNow({ id, save, view: whole, seats: { ...seats } });
    const hindered = await keepGame(this.#game, kept);
    if (hindered) this.tell(hindered);
    this.#last = { match: view.match, kept };
  }

  /** The table has this match now, which is what is kept: read from it, or a fresh worker's. */
  holds(match: string, kept = this.#last?.kept): void {
    if (!kept) return;
    if (kept.id) this.#ids.set(match, kept.id);
    this.#last = { match, kept: { ...kept, id: this.#idOf(match) } };
  }

  /** The table has this match now, which comes from the shelf. */
  brings(match: string, id: string): void {
    this.#ids.set(match, id);
  }

  #idOf(match: string): string {
    const id = this.#ids.get(match) ?? `${Date.now().toString(36)}-${match}`;
    this.#ids.set(match, id);
    return id;
  }

  /** Another game takes the place of the one that is kept; one that was begun goes on the shelf. */
  async #makeRoom({ match }: View): Promise<void> {
    const kept = this.#last?.kept;
    const begun = kept && isUnfinished(kept) ? kept : null;
    const returns = this.#ids.get(match);
    if (!isAllowed() || TAUGHT.test(this.#game) || !(begun || returns)) return;
    const { shelve, takeFromShelf } = await import("../../shelf");
    try {
      if (begun) await shelve(begun, this.#game);
      if (returns) await takeFromShelf(returns);
    } catch (error) {
      this.tell(hindrance(error));
    }
  }

  /** Lets what is kept stay where its game is not there, and puts aside what cannot be read. */
  async spare({ code }: EngineFailure): Promise<void> {
    this.save = null;
    this.#last = null;
    if (code === "unknown_game") this.#spared = true;
    else await putAside(this.#game).catch(() => this.tell("storage_forbidden"));
  }

  /** Says, once, that this device keeps nothing. */
  tell(hindrance: Hindrance): void {
    if (this.#told) return;
    this.#told = true;
    notice("storage", t(`error-${hindrance}`), {
      words: t("menu-save"),
      press: () => void this.#saveToFile(),
    });
  }

  /** Gives out the game as it stands; what was kept last if the engine is gone. */
  async #saveToFile(): Promise<void> {
    try {
      this.save = (await this.#engine.request("save", {})).save;
    } catch (error) {
      if (!isEngineGone(error)) reportError(error);
    }
    const { saveFile } = await import("../shell/files");
    saveFile(this.save, this.#game);
  }
}
