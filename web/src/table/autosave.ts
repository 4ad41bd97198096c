/**
 * Stores the game on the board after every change, and puts a game on the shelf when another takes
 * its place. Tabs with the same game never overwrite each other's moves.
 */
import type { TableControls } from "../board/table";
import type { GameStore } from "../contracts/table-context";
import type { Engine } from "../engine/client";
import { type EngineFailure, isEngineGone, type View } from "../engine/protocol";
import { revisionOf } from "../storage/records";
import type { ShelfChange } from "../storage/shelf";
import {
  gameRecord,
  isStorageAllowed,
  type StorageFault,
  type StoredGame,
  storeGame,
} from "../storage/storage";

/** Lessons and studies can be repeated at any time. */
const REPEATABLE = /^(?:study|learn)\./;

export class Autosave implements GameStore {
  save: object | null = null;
  belongs: (view: View) => boolean = () => true;
  watched = false;
  shared: boolean;
  ready: Promise<unknown> = Promise.resolve();
  /** Settles when the current write ends. */
  idle: Promise<unknown> = Promise.resolve();
  /** The record that this page read or wrote last, and its revision; null if there was none. */
  known: { rev: string | null; kept: StoredGame | null } = { rev: null, kept: null };
  readonly slot: string;
  readonly #engine: Pick<Engine, "request">;
  #busy = false;
  #isDirty = false;
  /** True if the stored game is of a kind that this version does not know. It is never replaced. */
  #isProtected = false;
  #hasWarned = false;
  /** The last state of the game, and the match on the table that it belongs to. */
  #last: { match: string; kept: StoredGame } | null = null;
  /** The ids of the games whose matches have been on this table. */
  readonly #ids = new Map<string, string>();

  constructor(slot: string, engine: Pick<Engine, "request">) {
    this.slot = slot;
    this.#engine = engine;
    this.shared = !REPEATABLE.test(slot);
  }

  /** Stores the game on the table; changes during a write are stored together after it. */
  async keep(table: TableControls): Promise<void> {
    await this.ready;
    if (this.#isProtected || !table.view || !table.state.settled.value) return;
    if (this.watched || !this.belongs(table.view)) return;
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
    const room = await this.#freeSlot(view);
    const whole = { ...view, log: { from: 0, entries: [...table.log] } };
    const id = this.#idOf(view.match);
    const kept = gameRecord({ id, save, view: whole, seats: { ...seats } });
    if (isStorageAllowed()) await this.#store(table, kept, room);
    this.#last = { match: view.match, kept: { ...kept, id: this.#idOf(view.match) } };
  }

  async #store(
    table: TableControls,
    own: StoredGame,
    { extra, shelvedId }: ShelfChange,
  ): Promise<void> {
    const written = await storeGame(this.slot, own, this.known.rev, extra);
    if (typeof written === "string") this.reportFault(written);
    else if ("rev" in written) this.known = { rev: written.rev, kept: own };
    else await (await import("./conflict")).resolveConflict(this, table, own, written.newer, extra);
    if (shelvedId) (await import("../storage/shelf")).trimShelf(shelvedId).catch(reportError);
    if (this.shared) (await import("./conflict")).follow(this, table);
  }

  /** The last state of the game; null before it is known. */
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
   * Returns the changes to the shelf. If another game takes the slot, the previous game is added to
   * the shelf if it is unfinished.
   */
  async #freeSlot({ match }: View): Promise<ShelfChange> {
    const last = this.#last;
    if (last?.match === match || REPEATABLE.test(this.slot)) return { extra: [] };
    const returns = this.#ids.get(match);
    if (!last && !returns) return { extra: [] };
    return (await import("../storage/shelf")).freeSlot(last?.kept, returns, this.slot);
  }

  /**
   * Handles a stored game that cannot be loaded. A game unknown to this version stays in its slot;
   * others are moved to a separate record.
   */
  async handleUnreadable({ code }: EngineFailure): Promise<void> {
    this.save = null;
    this.#last = null;
    this.known = { rev: null, kept: null };
    if (code === "unknown_game") this.#isProtected = true;
    else await (await import("./unsaved")).putAside(this);
  }

  /** Shows the notice that games cannot be stored. It is shown only once. */
  reportFault(fault: StorageFault): void {
    const isExhibit = document.documentElement.dataset.kiosk !== undefined;
    if (this.#hasWarned || isExhibit) return;
    this.#hasWarned = true;
    const save = () => this.#engine.request("save", {});
    void import("./unsaved").then(({ reportFault }) => reportFault(this, fault, save));
  }
}
