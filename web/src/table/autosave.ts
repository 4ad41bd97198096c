/**
 * Automatic saving of the game on the board after every change. If another game replaces an
 * unfinished game, the unfinished game stays stored on the shelf (see `shelf.ts`). A tab does not
 * overwrite the moves of another tab with the same game, except in lessons, in studies (positions
 * with a question) and in museum exhibits.
 */
import type { TableControls } from "../board/table";
import type { Engine } from "../engine/client";
import { type EngineFailure, isEngineGone, type View } from "../engine/protocol";
import { revisionOf } from "../storage/records";
import type { ShelfChange } from "../storage/shelf";
import {
  isStorageAllowed,
  type StorageFault,
  type StoredGame,
  storeGame,
  timeAndBuild,
} from "../storage/storage";
import type { Saver } from "./conflict";

/**
 * Names of games in studies (`study.`: positions with a question), and in courses, tasks and the
 * editor (`learn.`). They are not put on the shelf, and a tab may overwrite another tab's game.
 */
const REPEATABLE = /^(?:study|learn)\./;

export class Autosave implements Saver {
  save: object | null = null;
  belongs: (view: View) => boolean = () => true;
  watched = false;
  shared: boolean;
  ready: Promise<unknown> = Promise.resolve();
  idle: Promise<unknown> = Promise.resolve();
  known: Saver["known"] = { rev: null, kept: null };
  readonly slot: string;
  readonly #engine: Pick<Engine, "request">;
  #busy = false;
  #isDirty = false;
  /** True if the stored game must not be overwritten: this version of the site lacks its game. */
  #isProtected = false;
  #hasWarned = false;
  /**
   * The latest record of the game, whether or not it could be stored, and the id of its match
   * (`View.match`); null before the first record.
   */
  #last: { match: string; kept: StoredGame } | null = null;
  /** Changes to the shelf that could not be stored; the next write contains them. */
  #unstored: ShelfChange["extra"] = [];
  /** Ids of the stored games (`StoredGame.id`) of this table's matches, keyed by `View.match`. */
  readonly #ids = new Map<string, string>();

  constructor(slot: string, engine: Pick<Engine, "request">) {
    this.slot = slot;
    this.#engine = engine;
    this.shared = !REPEATABLE.test(slot);
  }

  /**
   * Store the game on the table, unless it is a demonstration or a game by letter (`watched`),
   * belongs to another page (see `belongs`), is still being opened, or shows an earlier position.
   * During a write, resolve at once; one further write then stores all later changes.
   */
  async keep(table: TableControls): Promise<void> {
    await this.ready;
    if (this.#isProtected || !table.view || !table.state.settled.value) return;
    if (this.watched || table.state.replaying.value || !this.belongs(table.view)) return;
    this.#isDirty = true;
    if (this.#busy) return;
    this.idle = this.#keepAll(table);
    await this.idle;
  }

  async #keepAll(table: TableControls): Promise<void> {
    this.#busy = true;
    try {
      while (this.#isDirty) {
        this.#isDirty = false;
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
    const room = await this.#freeSlot(whole);
    const id = this.#idOf(view.match);
    const kept = { id, save, view: whole, seats: { ...seats }, ...timeAndBuild() };
    if (isStorageAllowed()) await this.#store(table, kept, room);
    this.#last = { match: view.match, kept: { ...kept, id: this.#idOf(view.match) } };
  }

  async #store(
    table: TableControls,
    own: StoredGame,
    { extra, shelvedId }: ShelfChange,
  ): Promise<void> {
    const changes = [...this.#unstored, ...extra];
    const written = await storeGame(this.slot, own, this.known.rev, changes);
    this.#unstored = typeof written === "string" ? changes : [];
    if (typeof written === "string") this.reportFault(written);
    else if ("rev" in written) this.known = { rev: written.rev, kept: own };
    else
      await (await import("./conflict")).resolveConflict(this, table, own, written.newer, changes);
    if (shelvedId) (await import("../storage/shelf")).trimShelf(shelvedId).catch(reportError);
    if (this.shared) (await import("./conflict")).follow(this, table);
  }

  get last(): StoredGame | null {
    return this.#last?.kept ?? null;
  }

  setGame(match: string, kept?: StoredGame): void {
    if (kept) this.known = { rev: revisionOf(kept), kept };
    const held = kept ?? this.#last?.kept;
    if (!held) return;
    if (held.id) this.#ids.set(match, held.id);
    this.#last = { match, kept: { ...held, id: this.#idOf(match) } };
  }

  setShelved(match: string, id: string): void {
    this.#ids.set(match, id);
  }

  #idOf(match: string): string {
    const id = this.#ids.get(match) ?? `${Date.now().toString(36)}-${match}`;
    this.#ids.set(match, id);
    return id;
  }

  /**
   * Return the changes to the shelf (stored, unfinished games) for the next write. If the match on
   * the table has changed, add the previous game if it is unfinished, and remove the new game if it
   * is on the shelf. Return no changes for lessons and other `REPEATABLE` games.
   */
  async #freeSlot(view: View): Promise<ShelfChange> {
    const { match } = view;
    const last = this.#last;
    if (last?.match === match || REPEATABLE.test(this.slot)) return { extra: [] };
    if (!last && !this.#ids.has(match)) return { extra: [] };
    const { freeSlot, returnedId } = await import("../storage/shelf");
    // The ids of earlier matches are unknown after a reload of the page.
    const returns = this.#ids.get(match) ?? (await returnedId(view));
    if (returns) this.#ids.set(match, returns);
    return freeSlot(last?.kept, returns, this.slot);
  }

  /**
   * Keep a stored game that cannot be loaded. If this version of the site does not have the game,
   * its record stays unchanged, and this page does not replace it with another game. After any
   * other error, the record is moved to a database key that begins with `aside.`.
   */
  async handleUnreadable({ code }: EngineFailure): Promise<void> {
    this.save = null;
    this.#last = null;
    this.known = { rev: null, kept: null };
    if (code === "unknown_game") this.#isProtected = true;
    else await (await import("./unsaved")).putAside(this);
  }

  /** Show the notice that games cannot be stored: once per page, never in a museum exhibit. */
  reportFault(fault: StorageFault): void {
    const isExhibit = document.documentElement.dataset.kiosk !== undefined;
    if (this.#hasWarned || isExhibit) return;
    this.#hasWarned = true;
    const save = () => this.#engine.request("save", {});
    void import("./unsaved").then(({ reportFault }) => reportFault(this, fault, save));
  }
}
