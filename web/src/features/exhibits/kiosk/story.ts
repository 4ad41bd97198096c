/**
 * The stories of an exhibit: studies presented automatically while the exhibit is idle, as a series
 * of captions and moves.
 */

import { signal } from "@preact/signals-core";
import { html, render } from "lit-html";
import type { Replay, Study, StudyName } from "../../../contracts/studies";
import type { TableContext } from "../../../contracts/table-context";
import type { TableSnapshot } from "../../../contracts/table-snapshot";
import type { GameInfo, LogEntry, Seat, View } from "../../../engine/protocol";
import { pause } from "../../../engine/startup";
import { find, make, write } from "../../../kit/dom";
import { latin } from "../../../kit/game-words";
import { rich } from "../../../kit/texts";
import { setLanguage, t, words } from "../../../kit/words";
import { turnWords } from "../../../puzzle/demo";
import { ringsOver } from "../../../table/rings";
import { middle } from "../../../table/seats";

export type StoryStudy = StudyName & (Study | Replay);

export interface StoryOptions {
  info: GameInfo;
  context: TableContext;
  studies: readonly StoryStudy[];
  /** Each story is shown once in each of these languages before the next story begins. */
  languages: readonly string[];
  /**
   * Minimum pause in milliseconds before an automatic step, a move or roll (URL parameter `pace`).
   * Each move in a story is shown for at least twice this time.
   */
  pace: number;
  /** Return the museum's or the study's sentence above the board. Captions do not repeat it. */
  sentence(): string;
  /**
   * Called after all stories have been shown in all languages. The stories then start again, unless
   * this function loads another page.
   */
  onEnd(): void;
}

type Act = "before" | "asks" | "plays" | "solved";

interface Caption {
  act: Act;
  /** Message id; null while moves are played: the caption then describes the last turn. */
  words: string | null;
}

/** Minimum display time of a caption, and display time per character, in milliseconds. */
const MIN_TIME = 6000;
const LETTER = 1000 / 15;
/** Additional display time at the end of a story, in milliseconds. */
const END = 6000;

export class Story {
  readonly #options: StoryOptions;
  readonly #current = signal({ index: 0, time: 0 });
  readonly #line = make("div", { class: "kiosk-captions", "aria-hidden": "true" });
  readonly #point: (places: readonly string[]) => void;
  /** Increases when a story starts or stops. Asynchronous code of an earlier run then ends. */
  #run = 0;
  #next = 0;
  #study: StoryStudy;
  #captions: Caption[] = [];
  /**
   * The engine's view before the first move of the study's answer; its dice are shown again after
   * the answer. Null before this move, and always null for a study that is a recorded deal.
   */
  #rolledView: View | null = null;

  constructor(first: StoryStudy, options: StoryOptions) {
    this.#options = options;
    this.#study = first;
    const { table } = options.context;
    const rings = ringsOver(table);
    this.#point = (goal) => rings.show({ goal, hint: [] });
    find("#say").prepend(this.#line);
    document.documentElement.dataset.story = "";
  }

  /** Start the current story in its next language or, if it was shown in all, the next story. */
  async begin(): Promise<void> {
    this.stop();
    const run = this.#run;
    const { context, studies, languages, pace } = this.#options;
    const rounds = Math.max(1, languages.length);
    this.#study = studies[Math.floor(this.#next / rounds) % studies.length] ?? this.#study;
    const language = languages[this.#next % rounds];
    this.#next += 1;
    const another = language !== undefined && language !== words().language;
    const say = find("#say");
    say.classList.add("turning");
    if (another) await setLanguage(language);
    this.#captions = captionsOf(this.#study);
    this.#current.value = { index: 0, time: 0 };
    say.classList.remove("turning");
    if (run !== this.#run) return;
    const automatic = { autoForced: false, autoPass: false, autoThrow: false };
    context.overridePreferences({ pace, commit: true, ...automatic });
    context.table.decorateView((view) => this.#decorate(view));
    await this.#open();
    if (run !== this.#run) return;
    this.#line.hidden = false;
    this.#present(run).catch((failure) => run === this.#run && reportError(failure));
  }

  /** Stop the story: restore the engine's view, and hide progress bar and rings around places. */
  stop(): void {
    this.#run += 1;
    this.#rolledView = null;
    this.#line.hidden = true;
    this.#point([]);
    this.#options.context.table.decorateView((view) => view);
  }

  /** Draw the caption beside the board, and the progress bar of the story. */
  caption({ view, log }: TableSnapshot): void {
    const { index, time } = this.#current.value;
    // Caption of the question: it remains until the first move of the answer is played.
    const question = view.ply === 0 ? this.#captions[index - 1]?.words : null;
    const message = this.#captions[index]?.words ?? question;
    const lead = message ? t(`${message}-lead`) : "";
    const text = lead === this.#options.sentence() ? "" : lead;
    const sentence = message ? rich(text) : latin(turnWords(view, log, words()));
    const heading = find("#say .turn");
    heading.dataset.stop = ".";
    write(heading, this.#titleOf(message));
    render(html`${sentence}`, find("#say .status"));
    const part = (_: Caption, at: number) => {
      const state = at < index ? "past" : at === index ? "now" : "";
      return html`<div class=${state}><i></i></div>`;
    };
    render(this.#captions.map(part), this.#line);
    const bar = this.#line.querySelector<HTMLElement>(".now i");
    if (bar) bar.style.animationDuration = `${time}ms`;
  }

  /** Return the title of a caption or, if it has none, of its study. */
  #titleOf(message: string | null | undefined): string {
    return t(message && words().has(message) ? message : `study-${this.#study.id}`);
  }

  async #present(run: number): Promise<void> {
    for (const [index, { act, words: message }] of this.#captions.entries()) {
      const text = message ? this.#titleOf(message) + t(`${message}-lead`) : "";
      const time = displayTime(text);
      this.#current.value = { index, time };
      this.#options.context.table.decorateView((view) => this.#decorate(view));
      const { before = [] } = "position" in this.#study ? this.#study : {};
      this.#point(act === "before" ? before : []);
      if (act === "plays") await this.#play(run);
      else await pause(time);
      if (run !== this.#run) return;
    }
    await pause(END);
    if (run !== this.#run) return;
    const { studies, languages, onEnd } = this.#options;
    const round = studies.length * Math.max(1, languages.length);
    if (this.#next % round === 0) onEnd();
    await this.begin();
  }

  async #open(): Promise<void> {
    const { info, context } = this.#options;
    const { table } = context;
    const study = this.#study;
    if (!("position" in study)) {
      const { view, seats } = study.table;
      return table.open({ load: { save: study.save } }, { view, seats });
    }
    const { game, position, table: written, mover = info.seats[0] } = study;
    const computer: Seat = { kind: "computer", level: middle(info.levels) };
    // Only the side to move is human. With `commit`, its turn remains open after the answer: no
    // computer replies. With a single human player, the board keeps its orientation.
    const seatOf = (side: string): Seat => (side === mover ? { kind: "human" } : computer);
    const seats = Object.fromEntries(info.seats.map((side) => [side, seatOf(side)]));
    await table.open({ new: { game, position, seats } }, written && { view: written.view, seats });
  }

  async #play(run: number): Promise<void> {
    const { context, pace } = this.#options;
    const { table } = context;
    const study = this.#study;
    const plies = "position" in study ? study.steps : turnEnds(study.table.view.log.entries);
    for (const ply of typeof plies === "number" ? Array(plies).keys() : plies) {
      if (run !== this.#run || !table.view) return;
      if (!("position" in study)) await table.goto(ply);
      else {
        this.#rolledView ??= table.view;
        const text = (ply === 0 && study.answer) || table.view.moves[0]?.text;
        if (text) await table.play(text);
      }
      await pause(Math.max(2 * pace, displayTime(turnWords(table.view, table.log, words())) / 2));
    }
  }

  #decorate(view: View): View {
    const act = this.#captions[this.#current.peek().index]?.act;
    const study = this.#study;
    if (!("position" in study)) return view;
    if (act === "before") return { ...view, tokens: [], moves: [], marks: [] };
    if (act !== "solved") return view;
    const { marks = view.marks } = study;
    const { tokens = [] } = this.#rolledView ?? {};
    return { ...view, marks, tokens: view.tokens.length > 0 ? view.tokens : tokens };
  }
}

/** Return the captions of a study, in order. */
function captionsOf(study: StoryStudy): Caption[] {
  const stem = `study-${study.id}`;
  const hasBefore = "position" in study && study.before;
  return [
    ...(hasBefore ? [{ act: "before", words: `${stem}-before` } as const] : []),
    { act: "asks", words: stem },
    { act: "plays", words: null },
    { act: "solved", words: `${stem}-solved` },
  ];
}

/** Return the display time of a text in milliseconds, long enough for slow readers. */
function displayTime(text: string): number {
  return Math.max(MIN_TIME, text.length * LETTER);
}

/** Return the last ply of each turn in a recorded deal. */
function turnEnds(entries: readonly LogEntry[]): number[] {
  const moves = entries.filter(({ kind }) => kind === "move");
  return moves.filter(({ turn }, index) => moves[index + 1]?.turn !== turn).map(({ ply }) => ply);
}
