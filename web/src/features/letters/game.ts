/** A class that opens a game by letter (each turn is sent as a link), stores it, writes letters. */
import { signal } from "@preact/signals-core";
import type { TableControls } from "../../board/table";
import type { Ask, Engine } from "../../engine/client";
import type {
  GameInfo,
  LetterReply,
  LetterRequest,
  LetterView,
  Table,
  View,
} from "../../engine/protocol";
import type { StorageFault } from "../../storage/storage";
import { readLetter, type StoredLetter, storeLetter } from "./storage";

/** The objects that the panels and the menu of the page for games by letter use. */
export interface LetterContext {
  info: GameInfo;
  game: LetterGame;
  engine: Pick<Engine, "request">;
  table: Pick<TableControls, "view" | "log">;
}

export class LetterGame {
  readonly #engine: Pick<Engine, "request">;
  readonly #table: TableControls;
  /** State of the game; null before it has been opened. */
  readonly letter = signal<LetterView | null>(null);
  /** This player's last letter (a link): the part of its URL after `#`; "" before the first one. */
  readonly link = signal("");
  /** Time when this player's last letter was written, in milliseconds since 1970; 0 if unknown. */
  readonly sent = signal(0);
  /** A short message for the next letter. */
  readonly word = signal("");
  /**
   * True if this device had a record of neither the game nor the previous game in its series before
   * the letter was opened. The panel then also describes the game and links to its rules.
   */
  readonly isNew = signal(false);
  /** The reason why this device cannot store this player's data of the game, or null. */
  readonly hindrance = signal<StorageFault | null>(null);
  #side: object | null = null;
  /**
   * Match and revision of the view for which the engine last returned `letter` and `#side`; null
   * before the first reply. If the table still shows this view, `follow` sends no new request.
   */
  #described: Pick<View, "match" | "rev"> | null = null;
  #lastRequest: Promise<unknown> = Promise.resolve();

  constructor(engine: Pick<Engine, "request">, table: TableControls) {
    this.#engine = engine;
    this.#table = table;
    table.on("view", () => void this.follow());
  }

  /**
   * The stored data of this player: the engine's record of the game (`side`; null before a game is
   * opened), and this player's last letter (`link`) with the time when it was written (`sent`).
   */
  get kept(): { side: object | null; link: string; sent: number } {
    return { side: this.#side, link: this.link.value, sent: this.sent.value };
  }

  /** Begin a new game. Its first letter is not written yet. */
  async begin(ask: Ask, settings: Omit<LetterRequest, "what">): Promise<Table> {
    return this.#apply(await ask("letter", { what: "begin", ...settings }));
  }

  /** Begin the next game of the series (several games with one score). No letter is written yet. */
  async next(ask: Ask): Promise<Table> {
    const reply = await ask("letter", { what: "next" });
    this.#setLast(null);
    return this.#apply(reply);
  }

  /**
   * Open the letter `link` of the game `id`. `known` is this device's record of that game, or of
   * the previous game in the series; null if the device has neither.
   */
  async read(ask: Ask, link: string, id: string, known: StoredLetter | null): Promise<Table> {
    const kept = known ? { kept: known.side } : {};
    const reply = await ask("letter", { what: "read", link, ...kept });
    this.#setLast(known?.letter.id === id ? known : null);
    return this.#apply(reply);
  }

  /** Open a game from `known`, this device's stored record of it. */
  async resume(ask: Ask, known: Pick<StoredLetter, "side" | "link" | "sent">): Promise<Table> {
    this.#setLast(known);
    return this.#apply(await ask("letter", { what: "resume", kept: known.side }));
  }

  /**
   * Open the game again in a new worker after the previous worker has failed. Return null if no
   * game has been opened.
   */
  async reopen(ask: Ask): Promise<Table | null> {
    return this.#side && this.resume(ask, { ...this.kept, side: this.#side });
  }

  /** Update `letter` and the engine's record after a change on the board, and store the game. */
  follow(): Promise<unknown> {
    const request = this.#lastRequest.then(() => this.#request({ what: "tell" }));
    this.#lastRequest = request.catch(() => {});
    return this.#lastRequest;
  }

  /**
   * Set whether the next letter resigns ("resign"), offers a draw ("offer") or accepts the
   * opponent's offer ("draw"); "" cancels the choice.
   */
  async end(end: string): Promise<void> {
    await this.#lastRequest;
    await this.#request({ what: "end", end });
  }

  /** True if another window has stored a later letter of the game than the one on this page. */
  async isBehind(): Promise<boolean> {
    const { id = "", number = 0 } = this.letter.value ?? {};
    const kept = await readLetter(id);
    return kept !== null && kept.letter.number > number;
  }

  /**
   * Write the next letter. If the game has continued in another window, write nothing and resolve
   * with null. The letter can be sent before it is stored. The promise `stored` resolves after the
   * attempt to store it; if that fails, `hindrance` contains the reason.
   */
  async write(): Promise<{ stored: Promise<void> } | null> {
    await this.#lastRequest;
    if (await this.isBehind()) return null;
    const reply = await this.#engine.request("letter", { what: "write", word: this.word.value });
    this.word.value = "";
    this.sent.value = Date.now();
    this.#table.show(this.#apply(reply));
    return { stored: this.#store(reply.view as View) };
  }

  async #request(request: LetterRequest): Promise<void> {
    const { view } = this.#table;
    if (!view || !this.#table.state.settled.value || !this.#side) return;
    const { match, rev } = this.#described ?? {};
    if (request.what !== "tell" || match !== view.match || rev !== view.rev) {
      const reply = await this.#engine.request("letter", request);
      this.letter.value = reply.letter ?? null;
      this.#side = reply.kept ?? null;
      this.#described = view;
    }
    await this.#store(view);
  }

  /** Set link and time of this player's last letter. `known` is null if there is none. */
  #setLast(known: Pick<StoredLetter, "link" | "sent"> | null): void {
    this.link.value = known?.link ?? "";
    this.sent.value = known?.sent ?? 0;
  }

  #apply(reply: LetterReply): Table {
    const { view, seats, letter, kept, link } = reply as LetterReply & Table;
    if (link) this.link.value = link;
    this.letter.value = letter ?? null;
    this.#side = kept ?? null;
    this.#described = view;
    return { view, seats };
  }

  /** Store the game, unless the user is a spectator or a later letter is stored. */
  async #store(view: View): Promise<void> {
    const letter = this.letter.value;
    if (!letter || !this.#side || letter.side === "" || (await this.isBehind())) return;
    const whole = { ...view, log: { from: 0, entries: [...this.#table.log] } };
    const { link, sent } = this.kept;
    this.hindrance.value = await storeLetter({ side: this.#side, letter, view: whole, link, sent });
  }
}
