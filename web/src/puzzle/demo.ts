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
import { openAnother } from "./figure";
import { Lesson } from "./lesson";
import "./demo.css";

/** Options of a demonstration. */
interface DemoOptions {
  /**
   * Time in milliseconds for which a position is shown before the next step, or before the next
   * turn for twice this time.
   */
  pace?: number;
  /** Message id for the label of the button with which a visitor takes over. */
  take?: string;
  /** Called when the visitor takes over; without it, the visitor continues the current game. */
  taken?: () => void;
  /** Sets up each new game, if it does not start with the game's own opening. */
  opening?: (() => Promise<void>) | undefined;
  /** A story that replaces the games. */
  story?: DemoStory | null;
  /** Heading of the sentence beside the board. */
  heading?: () => string;
}

/** A story presented on the board, sentence by sentence. */
interface DemoStory {
  begin(): Promise<void>;
  stop(): void;
  caption(moment: TableSnapshot): void;
}

const PACE = 900;
/** Milliseconds between the end of a game, or an error, and the next game. */
const AFTER = 8000;
/**
 * If nothing changes on the board, a new game starts after this many milliseconds, plus this many
 * steps of the pace.
 */
const STILL = { time: 120_000, steps: 4 };

export class Demo {
  readonly #info: GameInfo;
  readonly #context: TableContext;
  readonly #level: string;
  readonly #running = signal(true);
  /** Solves a puzzle step by step and gives reasons; null for other games. */
  readonly #lesson: Lesson | null;

  readonly #options: DemoOptions;
  #timer = 0;

  /** `level` is a level's id, its number from 1, or "" for the middle one. */
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

  /** Sets a steady pace and disables saving. Discards the save of a game abandoned by a visitor. */
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

  /** Schedules a new game after `time` milliseconds and cancels the one scheduled before. */
  #schedule(time: number): void {
    clearTimeout(this.#timer);
    if (this.#running.peek()) this.#timer = window.setTimeout(() => void this.#again(), time);
  }

  /** Restarts the demonstration with a new game. */
  async restart(): Promise<void> {
    this.#calm();
    this.#running.value = true;
    await this.#next(this.seats());
    this.#lesson?.start();
  }

  /** Starts the demonstration from the position on the board. */
  async go(): Promise<void> {
    if (this.#options.story) return;
    if (this.#lesson) this.#lesson.start();
    else await this.#context.table.seat(this.seats());
  }

  /** Returns a table's panels. The demonstration replaces sentence, last turn and buttons. */
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

  /** Returns the players: the computer for all sides, except for the side of `person`. */
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

  /** Ends the demonstration. The game on the board is then the visitor's, and is saved again. */
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
   * Gives the visitor the side at the near edge of the board, and shows a message that names this
   * side and the opponents' level.
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
    this.#schedule(this.#patience);
    try {
      await this.#next(this.seats());
      this.#lesson?.start();
    } catch (failure) {
      if (!isEngineGone(failure)) reportError(failure);
    }
  }

  /** Starts the next game, or another puzzle of the same kind. */
  async #next(seats: Record<string, Seat>): Promise<void> {
    const { table } = this.#context;
    const { opening, story } = this.#options;
    if (story) return story.begin();
    if (opening) return opening();
    const { options, series } = table.view as View;
    if (!this.#lesson) {
      if (series.target > 0 && series.winner === null) return table.again({ seats });
      // Start a new match, because a history of many days would grow without limit.
      const fresh = { game: this.#info.id, options, seats };
      return table.open({ new: fresh });
    }
    await openAnother(this.#info.id, this.#context);
  }
}

/** Describes the events of the turn on the board, in the language of `messages`. */
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
