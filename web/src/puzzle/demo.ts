/** Demonstration: a game that plays automatically until a visitor takes over. */
import { signal } from "@preact/signals-core";
import { html, render } from "lit-html";
import { keyOf } from "../board/keyboard";
import { eventsWords } from "../board/names";
import type { TableContext } from "../contracts/table-context";
import { type Panel, sideName, type TableSnapshot, yourSide } from "../contracts/table-snapshot";
import {
  type GameInfo,
  isEngineGone,
  type LogEntry,
  type Seat,
  type View,
} from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { button } from "../kit/button";
import { find, write } from "../kit/dom";
import { latin } from "../kit/game-words";
import { toast } from "../kit/toast";
import { t, words } from "../kit/words";
import { middle } from "../table/seats";
import { sentence } from "../table/status";
import { openAnother } from "./another";
import { Lesson } from "./lesson";
import "./demo.css";

interface DemoOptions {
  /**
   * Pause in milliseconds before each step of a computer player (default: `PACE`), doubled for the
   * first step of a turn after another side's turn.
   */
  pace?: number;
  /** Id of the message on the button with which a visitor takes over the game. */
  take?: string;
  /**
   * Called when the visitor takes over. Without it, the visitor continues the current game, or
   * starts the next one if the game is over.
   */
  taken?: () => void;
  /** Start a new game. Without it, each game starts from the normal start position. */
  opening?: (() => Promise<void>) | undefined;
  /** A presentation shown instead of games. */
  story?: DemoStory | null;
  /**
   * Return the heading of the panel that describes the last turn; by default, "Demonstration". Not
   * used in puzzles, during a story and at the end of a game: the panel then has its own heading.
   */
  heading?: () => string;
}

/**
 * A presentation of prepared positions with texts. `begin` starts or restarts it. `caption` shows
 * the text for the current position beside the board.
 */
interface DemoStory {
  begin(): Promise<void>;
  stop(): void;
  caption(moment: TableSnapshot): void;
}

const PACE = 900;
/** Milliseconds between the end of a game, or an error, and the next game. */
const AFTER = 8000;
/**
 * If the board has not changed for `time` milliseconds plus `steps` times the pause between steps,
 * the demonstration starts a new game.
 */
const STILL = { time: 120_000, steps: 4 };

export class Demo {
  readonly #info: GameInfo;
  readonly #context: TableContext;
  readonly #level: string;
  readonly #running = signal(true);
  /** Plays the solution of a puzzle step by step, with reasons; null for other games. */
  readonly #lesson: Lesson | null;

  readonly #options: DemoOptions;
  #timer = 0;
  /** True while the host page opens a game: meanwhile, the demonstration starts no new game. */
  isHeld = false;

  /**
   * `level` is the id or the number (from 1) of a level of computer players. Any other text selects
   * the default level (see `middle`).
   */
  constructor(info: GameInfo, context: TableContext, level: string, options: DemoOptions = {}) {
    const { table } = context;
    this.#options = options;
    this.#info = info;
    this.#context = context;
    const named = info.levels.find((id, index) => [id, String(index + 1)].includes(level));
    this.#level = named ?? middle(info.levels);
    this.#lesson = info.levels.length === 0 ? new Lesson(table) : null;
    this.#calm();
    const host = find("#board");
    const take = () => void this.#takeOver();
    host.addEventListener("pointerdown", take, { capture: true });
    host.addEventListener("keydown", (event) => ["Enter", " "].includes(keyOf(event)) && take());
    table.on("view", ({ view: { actor } }) =>
      this.#schedule(actor.kind === "over" && !options.story ? AFTER : this.#patience),
    );
    table.on("error", () => this.#schedule(AFTER));
  }

  /**
   * Prepare the table for a demonstration: set its pace and store no games. Delete the last save,
   * so that a new worker after a crash does not continue the game of a visitor who has left.
   */
  #calm(): void {
    const { autosave, overridePreferences } = this.#context;
    overridePreferences({ pace: this.#pace });
    document.documentElement.toggleAttribute("data-demo", true);
    autosave.watched = true;
    autosave.save = null;
  }

  get #pace(): number {
    return this.#options.pace ?? PACE;
  }

  get #patience(): number {
    return STILL.time + STILL.steps * this.#pace;
  }

  /**
   * Schedule a new game after `time` milliseconds if the demonstration is running. This replaces an
   * earlier schedule.
   */
  #schedule(time: number): void {
    clearTimeout(this.#timer);
    if (this.#running.peek()) this.#timer = window.setTimeout(() => void this.#again(), time);
  }

  /** Restart the demonstration with a new game. */
  async restart(): Promise<void> {
    this.#calm();
    this.#running.value = true;
    await this.#next(this.seats());
    this.#startLesson();
  }

  /** Start the lesson, unless a visitor has taken over while a puzzle was generated. */
  #startLesson(): void {
    if (this.#running.peek()) this.#lesson?.start();
  }

  /**
   * Start the demonstration, or continue it after a visitor's game, from the position on the board.
   * Do nothing for a story (a presentation of positions with texts), which the page starts itself.
   */
  async go(): Promise<void> {
    if (this.#options.story) return;
    this.#calm();
    this.#running.value = true;
    if (this.#lesson) this.#lesson.start();
    else await this.#context.table.seat(this.seats());
  }

  /**
   * Return the panels. While the demonstration is running, those with these element ids change:
   * `acts` shows the button for taking over; in games other than puzzles, `say` describes the last
   * turn or shows a text of the story (a presentation of positions), and `last-turn` is hidden.
   * Without a story, all panels have their normal content while the user replays earlier positions.
   */
  replacePanels(panels: readonly Panel[]): Panel[] {
    const own: Record<string, Panel["update"]> = { acts: (moment) => this.#offer(moment) };
    const { story } = this.#options;
    if (!this.#lesson) {
      const heading = this.#options.heading ?? (() => t("demo-title"));
      own.say = story ? (moment) => story.caption(moment) : (moment) => caption(moment, heading());
      own["last-turn"] = () => find("#last-turn").toggleAttribute("hidden", true);
    }
    return panels.map((panel) => {
      const update = own[panel.element.id];
      if (!update) return panel;
      const watched = (moment: TableSnapshot) =>
        this.#running.value && (story || moment.phase !== "replaying");
      return {
        ...panel,
        update: (moment) => (watched(moment) ? update(moment) : panel.update(moment)),
      };
    });
  }

  /** Return each side's player: a human for the side `person` (null for none), else a computer. */
  seats(person: string | null = null): Record<string, Seat> {
    const sides = this.#context.table.view?.sides ?? [];
    const computer: Seat = { kind: "computer", level: this.#level };
    const sits = (side: string): Seat => (side === person ? { kind: "human" } : computer);
    return Object.fromEntries(sides.map((side) => [side, sits(side)]));
  }

  #offer({ view }: TableSnapshot): void {
    const take = button({
      act: "take",
      sign: "play",
      words: t(this.#options.take ?? (view.actor.kind === "over" ? "act-new" : "demo-take")),
      look: "button first",
      press: () => void this.#takeOver(),
    });
    render(html`<div class="taking">${take}</div>`, find("#acts"));
  }

  /** End the demonstration. From then on, the page stores the game, which is now the visitor's. */
  end(): void {
    const { autosave, overridePreferences } = this.#context;
    this.#running.value = false;
    clearTimeout(this.#timer);
    this.#lesson?.stop();
    this.#options.story?.stop();
    overridePreferences({});
    autosave.watched = false;
    document.documentElement.toggleAttribute("data-demo", false);
  }

  /**
   * End the demonstration and call `taken`, if it is set. Otherwise, the visitor continues the
   * puzzle, or plays the side at the near edge of the board; a message names this side and the
   * opponents' level. If the game is over, start the next one.
   */
  async #takeOver(): Promise<void> {
    const { table } = this.#context;
    const { view } = table;
    if (!this.#running.peek() || !view) return;
    this.end();
    if (this.#options.taken) return this.#options.taken();
    const seats = this.seats(view.viewer || view.sides[0]);
    if (view.actor.kind === "over") await this.#next(seats);
    else if (!this.#lesson) await table.seat(seats);
    table.focus();
    this.#tellSeat();
  }

  #tellSeat(): void {
    const { moment } = this.#context.panels;
    const you = moment && yourSide(moment);
    if (!moment || this.#lesson || !you) return;
    const level = this.#info.levels.indexOf(this.#level) + 1;
    const others = moment.view.sides.length - 1;
    toast(t("demo-taken", { side: sideName(moment, you), level, others }));
  }

  async #again(): Promise<void> {
    if (!this.#running.peek()) return;
    if (this.isHeld) return this.#schedule(AFTER);
    this.#schedule(this.#patience);
    try {
      await this.#next(this.seats());
      this.#startLesson();
    } catch (failure) {
      if (!isEngineGone(failure)) reportError(failure);
    }
  }

  /**
   * Start the story (a presentation of positions) or, without a story, call `opening`. Without
   * both, open another puzzle with the same options or, in other games, the next game of an
   * undecided series or a new match.
   */
  async #next(seats: Record<string, Seat>): Promise<void> {
    const { table } = this.#context;
    const { opening, story } = this.#options;
    if (story) return story.begin();
    if (opening) return opening();
    const { options, series } = table.view as View;
    if (!this.#lesson) {
      if (series.target > 0 && series.winner === null) return table.again({ seats });
      // Open a new match instead of continuing this one, whose history would grow without limit
      // during a demonstration that runs for days.
      const fresh = { game: this.#info.id, options, seats };
      return table.open({ new: fresh });
    }
    await openAnother(this.#info.id, this.#context);
  }
}

/**
 * Describe the events of the last turn up to the position that is shown, in the language of
 * `messages`. Without events, return a general sentence about the demonstration.
 */
export function turnWords(view: View, log: readonly LogEntry[], messages: Messages): string {
  const past = log.filter(({ ply }) => ply <= view.ply);
  const last = past.at(-1);
  const turn = past.filter(
    ({ game, turn, side }) => game === last?.game && turn === last.turn && side === last.side,
  );
  return eventsWords(view, turn, messages) || messages.text("demo-lead");
}

function caption(moment: TableSnapshot, demo: string): void {
  const { view, log } = moment;
  const element = find("#say");
  const heading = find(".turn", element);
  const title = view.actor.kind === "over" ? sentence(moment).turn : demo;
  write(heading, title);
  heading.dataset.stop = /[?!.]$/.test(title) ? "" : ".";
  render(html`${latin(turnWords(view, log, words()))}`, find(".status", element));
}
