/**
 * Keeping the game on the board: after every change on this device, on wish in a file or a link,
 * and for a worker that has to be replaced.
 */
import type { TableControls } from "../../board/table";
import type { Engine } from "../../engine/client";
import { type EngineFailure, isEngineGone } from "../../engine/failure";
import type { View } from "../../engine/protocol";
import { type Hindrance, keepGame, putAside } from "../../storage";
import { saveFile } from "../shell/files";
import { notice } from "../shell/notices";
import { t } from "../shell/words";

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
    const whole = { ...view, log: { from: 0, entries: [...table.log] } };
    const hindrance = await keepGame(this.#game, { save, view: whole, seats: { ...seats } });
    if (hindrance) this.tell(hindrance);
  }

  /** Lets what is kept stay where its game is not there, and puts aside what cannot be read. */
  async spare({ code }: EngineFailure): Promise<void> {
    this.save = null;
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
    saveFile(this.save, this.#game);
  }
}
