/**
 * The stories of an exhibit: studies presented automatically while the exhibit is idle, as a series
 * of captions and moves.
 */
import { signal } from "@preact/signals-core";
import { html, render } from "lit-html";
import type { GameInfo, LogEntry, Seat, View } from "../../../engine/protocol";
import { ringsOver } from "../../course/rings";
import type { Replay, Study, StudyName } from "../../learn/studies";
import { find, make, write } from "../../shell/dom";
import { latin } from "../../shell/latin";
import { rich } from "../../shell/rich";
import { setLanguage, t, words } from "../../shell/words";
import { turnWords } from "../../table/demo";
import { middle } from "../../table/seats";
import type { TableContext } from "../../table/tablecontext";
import type { TableSnapshot } from "../../table/tablesnapshot";
import "./story.css";

export type Tale = StudyName & (Study | Replay);

export interface StoryOptions {
  info: GameInfo;
  laid: TableContext;
  tales: readonly Tale[];
  /** Languages in which each story is shown in turn. */
  languages: readonly string[];
  /** Display time of a step, in milliseconds. */
  pace: number;
  /** Called after all stories in all languages; they restart unless the page is replaced. */
  told(): void;
}

type Act = "before" | "asks" | "plays" | "solved";

interface Caption {
  act: Act;
  /** Id of the caption's message; null while moves are played, which are described instead. */
  words: string | null;
}

/** Minimum display time of a caption, and display time per character, in milliseconds. */
const STANDS = 6000;
const LETTER = 1000 / 15;
/** Additional display time at the end of a story, in milliseconds. */
const END = 6000;

export class Story {
  readonly #options: StoryOptions;
  readonly #shown = signal({ index: 0, time: 0 });
  readonly #line = make("div", { class: "kiosk-captions", "aria-hidden": "true" });
  readonly #point: (places: readonly string[]) => void;
  /** Number of the current run of a story. A run ends when this number changes. */
  #telling = 0;
  #next = 0;
  #tale: Tale;
  #captions: Caption[] = [];
  /** The view before the first move, with its dice; null until the first move. */
  #thrown: View | null = null;

  constructor(first: Tale, options: StoryOptions) {
    this.#options = options;
    this.#tale = first;
    const { table } = options.laid;
    const rings = ringsOver(table);
    this.#point = (goal) => rings.show({ goal, hint: [] });
    find("#say").prepend(this.#line);
    document.documentElement.dataset.story = "";
  }

  /** Sets up the next story on the table and starts it. */
  async begin(): Promise<void> {
    this.stop();
    const telling = this.#telling;
    const { laid, tales, languages, pace } = this.#options;
    const rounds = Math.max(1, languages.length);
    this.#tale = tales[Math.floor(this.#next / rounds) % tales.length] ?? this.#tale;
    const language = languages[this.#next % rounds];
    this.#next += 1;
    const another = language !== undefined && language !== words().language;
    const say = find("#say");
    say.classList.add("turning");
    if (another) await setLanguage(language);
    this.#captions = captionsOf(this.#tale);
    this.#shown.value = { index: 0, time: 0 };
    say.classList.remove("turning");
    if (!this.#isTold(telling)) return;
    laid.overridePreferences({
      pace,
      commit: true,
      autoForced: false,
      autoPass: false,
      autoThrow: false,
    });
    laid.table.decorateView((view) => this.#decorate(view));
    await this.#lay();
    if (!this.#isTold(telling)) return;
    this.#line.hidden = false;
    this.#tell(telling).catch((failure) => this.#isTold(telling) && reportError(failure));
  }

  /** Stops the story and restores the board. */
  stop(): void {
    this.#telling += 1;
    this.#thrown = null;
    this.#line.hidden = true;
    this.#point([]);
    this.#options.laid.table.decorateView((view) => view);
  }

  /** Draws the sentence beside the board and the progress bar of the story. */
  caption({ view, log }: TableSnapshot): void {
    const { index, time } = this.#shown.value;
    // The question stays visible until the first move.
    const asked = view.ply === 0 ? this.#captions[index - 1]?.words : null;
    const message = this.#captions[index]?.words ?? asked;
    const told = message ? rich(t(`${message}-lead`)) : latin(turnWords(view, log, words()));
    const heading = find("#say .turn");
    heading.dataset.stop = ".";
    write(heading, this.#named(message));
    render(html`${told}`, find("#say .status"));
    const part = (_: Caption, at: number) => {
      const state = at < index ? "past" : at === index ? "now" : "";
      return html`<div class=${state}><i></i></div>`;
    };
    render(this.#captions.map(part), this.#line);
    for (const bar of this.#line.querySelectorAll<HTMLElement>(".now i"))
      bar.style.animationDuration = `${time}ms`;
  }

  /** Title of a caption or, if it has none, of its study. */
  #named(message: string | null | undefined): string {
    return t(message && words().has(message) ? message : `study-${this.#tale.id}`);
  }

  #isTold(telling: number): boolean {
    return telling === this.#telling;
  }

  async #tell(telling: number): Promise<void> {
    for (const [index, { act, words: message }] of this.#captions.entries()) {
      const text = message ? this.#named(message) + t(`${message}-lead`) : "";
      const time = lasts(text);
      this.#shown.value = { index, time };
      this.#options.laid.table.decorateView((view) => this.#decorate(view));
      const { before = [] } = "position" in this.#tale ? this.#tale : {};
      this.#point(act === "before" ? before : []);
      if (act === "plays") await this.#play(telling);
      else await wait(time);
      if (!this.#isTold(telling)) return;
    }
    await wait(END);
    if (!this.#isTold(telling)) return;
    const { tales, languages, told } = this.#options;
    const round = tales.length * Math.max(1, languages.length);
    if (this.#next % round === 0) told();
    await this.begin();
  }

  async #lay(): Promise<void> {
    const { info, laid } = this.#options;
    const { table } = laid;
    const tale = this.#tale;
    if (!("position" in tale)) {
      const { view, seats } = tale.table;
      return table.open({ load: { save: tale.save } }, { view, seats });
    }
    const { game, position, table: written } = tale;
    const { seats: sides, levels } = info;
    const mover = tale.mover ?? sides[0];
    const waits: Seat = { kind: "computer", level: middle(levels) };
    // The turn is never committed, so the computer does not reply and the board is not turned.
    const sits = (side: string): [string, Seat] => [
      side,
      side === mover ? { kind: "human" } : waits,
    ];
    const seats = Object.fromEntries(sides.map(sits));
    await table.open({ new: { game, position, seats } }, written && { view: written.view, seats });
  }

  async #play(telling: number): Promise<void> {
    const { laid, pace } = this.#options;
    const { table } = laid;
    const tale = this.#tale;
    const plies = "position" in tale ? tale.steps : turnEnds(tale.table.view.log.entries);
    for (const ply of typeof plies === "number" ? Array(plies).keys() : plies) {
      if (!this.#isTold(telling) || !table.view) return;
      if (!("position" in tale)) await table.goto(ply);
      else {
        this.#thrown ??= table.view;
        const text = (ply === 0 && tale.answer) || table.view.moves[0]?.text;
        if (text) await table.play(text);
      }
      await wait(Math.max(2 * pace, lasts(turnWords(table.view, table.log, words())) / 2));
    }
  }

  #decorate(view: View): View {
    const act = this.#captions[this.#shown.peek().index]?.act;
    const tale = this.#tale;
    if (!("position" in tale)) return view;
    if (act === "before") return { ...view, tokens: [], moves: [], marks: [] };
    if (act !== "solved") return view;
    const { marks = view.marks } = tale;
    const { tokens = [] } = this.#thrown ?? {};
    return { ...view, marks, tokens: view.tokens.length > 0 ? view.tokens : tokens };
  }
}

/** The captions of a study, in order. */
function captionsOf(tale: Tale): Caption[] {
  const stem = `study-${tale.id}`;
  const told: Caption[] = [
    { act: "asks", words: stem },
    { act: "plays", words: null },
    { act: "solved", words: `${stem}-solved` },
  ];
  const before: Caption = { act: "before", words: `${stem}-before` };
  return "position" in tale && tale.before ? [before, ...told] : told;
}

/** Display time of a text in milliseconds, long enough for slow readers. */
function lasts(text: string): number {
  return Math.max(STANDS, text.length * LETTER);
}

/** The last ply of each turn in a deal. */
function turnEnds(entries: readonly LogEntry[]): number[] {
  const moves = entries.filter(({ kind }) => kind === "move");
  return moves.filter(({ turn }, index) => moves[index + 1]?.turn !== turn).map(({ ply }) => ply);
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
