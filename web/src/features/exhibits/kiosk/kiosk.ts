/**
 * An unattended exhibit. The board runs a demonstration until a visitor touches it. When the
 * visitor has left, the demonstration starts again. No links lead out of the exhibit.
 */
import { type Signal, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { Wish } from "../../../../public/alveus-board";
import type { Guidance, TableContext } from "../../../contracts/table-context";
import { gameKeyOf } from "../../../contracts/table-snapshot";
import type { GameInfo } from "../../../engine/protocol";
import { languages } from "../../../i18n/messages";
import { find, make } from "../../../kit/dom";
import { drawIn } from "../../../kit/draw";
import { rich } from "../../../kit/texts";
import { toast } from "../../../kit/toast";
import { nextLanguage, setLanguage, t, words } from "../../../kit/words";
import { openAnother } from "../../../puzzle/another";
import { Demo } from "../../../puzzle/demo";
import type { Place } from "../../../table/bands";
import type { EmbeddedBoard } from "../frame/embedded-board";
import { faultError } from "../frame/host";
import { type Fault, faultReporter, type Parameters } from "../frame/parameters";
import { applyColours } from "./colours";
import { dock, openRules, secondCaption } from "./dock";
import { storeVisit, type Visit } from "./evaluations";
import { type Exhibit, readTexts, type Texts } from "./exhibit";
import { detectLeaving } from "./idle";
import { Story, type StoryStudy } from "./story";
import {
  acceptAllTouches,
  dimAtNight,
  isZoomed,
  preventZoom,
  shiftPicture,
  soundInHours,
  warnIfSmall,
} from "./unattended";
import "./kiosk.css";

export interface KioskOptions {
  info: GameInfo;
  parameters: Parameters;
  context: TableContext;
  embedded: EmbeddedBoard;
  exhibit: Omit<Exhibit, "parameters" | "faults">;
  /** The study whose position and texts the exhibit shows first; null for none. */
  study: StoryStudy | null;
  /** The studies shown in turn while no visitor plays. */
  stories: readonly StoryStudy[];
}

/** Milliseconds between two changes of the language while a puzzle is demonstrated. */
const LANGUAGE_TIME = 20_000;
/** Time in milliseconds after which the demonstration changes to the exhibit's next game. */
const GAME_TIME = 180_000;

export class Kiosk {
  readonly #options: KioskOptions;
  readonly #isPlaying = signal(false);
  /** The museum's texts above or beside the board, keyed by language, and the URL of the logo. */
  readonly #look: Signal<{ texts: Readonly<Record<string, Texts>>; logo: string }>;
  readonly demo: Demo;
  readonly #story: Story | null;
  #unreadable = false;
  readonly #restartIdleTime: () => void;
  #guide: Promise<Guidance | null> | null = null;
  #visit: (Visit & { since: number }) | null = null;
  /** Start time of the demonstration, as given by `performance.now()`. */
  #demoStart = performance.now();

  constructor(options: KioskOptions) {
    this.#options = options;
    const { info, parameters, context, exhibit, stories } = options;
    const { level, pace, idle, warn, langs, choices } = parameters;
    const { texts, logo, night, colours, volume } = exhibit;
    const games = this.#games;
    this.#look = signal({ texts, logo });
    const onEnd = () => {
      if (games.length > 1) void this.#switchGame(this.#nextGame);
    };
    const storyOptions = {
      ...{ info, context, studies: stories, languages: langs, pace, onEnd },
      sentence: () => this.#sentence,
    };
    const story = stories[0] ? new Story(stories[0], storyOptions) : null;
    this.#story = story;
    const ask = `kiosk-ask-${info.id}`;
    this.demo = new Demo(info, context, level, {
      ...{ pace, story, take: "kiosk-touch" },
      taken: () => void this.#begin(),
      opening: this.position ? () => this.#open(this.demo.seats()) : undefined,
      heading: () => t(words().has(ask) ? ask : "demo-title"),
    });
    document.documentElement.dataset.kiosk = "attract";
    const head = make("header", { class: "kiosk-head" });
    const below = make("nav", { class: "kiosk-dock" });
    find(".game").prepend(head);
    find("#acts").after(below);
    const dockOptions = {
      ...{ info, context, level, choices, languages: langs, games },
      restart: () => void this.restart(),
      explain: () => void this.explain(),
      switchGame: (game: string) =>
        void (game === info.id ? this.#begin() : this.#switchGame(game, words().language)),
    };
    drawIn(head, () => this.#head());
    drawIn(below, () => dock(dockOptions, this.#isPlaying.value));
    const isActive = () => this.#isPlaying.peek();
    const onLeave = (lastTouch: number) => void this.#attract(lastTouch);
    // During a demonstration, return to the exhibit's first language at intervals, except in
    // studies and puzzles, whose demonstrations themselves change the language regularly.
    const onIdle = () => story || info.levels.length === 0 || void this.#resetLanguage();
    this.#restartIdleTime = detectLeaving({ idle, warn, isActive, onLeave, onIdle });
    // Disable the context menu and drag and drop: a dropped file or link would replace the page.
    for (const type of ["contextmenu", "dragstart", "dragover", "drop"])
      addEventListener(type, (event) => event.preventDefault());
    let ended = "";
    context.table.on("over", () => {
      // After an undo, the same game can end again. It is counted only once.
      const key = context.table.view ? gameKeyOf(context.table.view) : "";
      if (this.#visit && key !== ended) this.#visit.ended += 1;
      ended = key;
    });
    preventZoom();
    acceptAllTouches();
    warnIfSmall();
    dimAtNight(night);
    soundInHours(volume, context.table);
    shiftPicture(find(".game"));
    if (colours) applyColours(colours);
    if (story) return;
    if (games.length > 1) setInterval(() => this.#rotateGames(), 1000);
    if (langs.length < 2) return;
    if (info.levels.length > 0) secondCaption(context.table.state, langs);
    else setInterval(() => void this.#changeLanguage(), LANGUAGE_TIME);
  }

  /** Start the demonstration, or the game that a visitor has chosen. */
  async go(): Promise<void> {
    if (this.#options.parameters.begun) await this.#begin();
    else await this.demo.go();
  }

  /**
   * Start position of the exhibit or, if it has none, of its first study. "" (the game's normal
   * start position) if both are missing, or if the position cannot be opened.
   */
  get position(): string | object {
    const { exhibit, study } = this.#options;
    const studyPosition = study && "position" in study ? study.position : "";
    return this.#unreadable ? "" : exhibit.position || studyPosition;
  }

  /**
   * Present the studies and resolve with true; if the start position in `exhibit.json` is invalid,
   * report it before. Resolve with false if there are no studies, or if a visitor has just selected
   * this game on another page.
   */
  async tellStory(): Promise<boolean> {
    const { embedded, exhibit, parameters } = this.#options;
    if (!this.#story || parameters.begun) return false;
    if (exhibit.position) this.#unreadable = !(await embedded.tryPosition(exhibit.position));
    await this.#story.begin();
    return true;
  }

  /**
   * Set the texts and the logo that the host page has sent. `logo` is the URL of an image, or ""
   * for none. Throw a `CommandError` if a text is invalid.
   */
  setTexts(fields: unknown, logo: string): void {
    const faults: Fault[] = [];
    const texts = readTexts(fields, languages, faultReporter(faults));
    if (faults[0]) throw faultError(faults[0]);
    this.#look.value = { texts, logo };
  }

  /**
   * End the demonstration and start a game for the visitor: from `position` if it is set, otherwise
   * a new puzzle in a puzzle game, otherwise from the normal start position.
   */
  async restart(): Promise<void> {
    await this.#startGame();
    this.#options.context.table.focus();
  }

  async #startGame(): Promise<void> {
    const { embedded, info, context } = this.#options;
    this.demo.end();
    if (this.position) await this.#open();
    else if (info.levels.length === 0) await openAnother(info.id, context);
    else await embedded.start({ mode: embedded.visitorMode });
  }

  /**
   * Execute the command `newGame` of the host page. If `wish` is empty, start a visit, as if a
   * visitor touched the board. Otherwise start a game with the level, mode and options in `wish`
   * and, unless `wish.mode` is `demo`, a visit.
   */
  async newGame(wish: Wish): Promise<void> {
    if (Object.keys(wish).length === 0) {
      this.startVisit();
      return this.#startGame();
    }
    const { embedded } = this.#options;
    await embedded.start({ mode: embedded.visitorMode, ...wish });
    if (wish.mode !== "demo") this.startVisit();
  }

  /** Execute the host's command `reset`: end the visit, if any, and start the demonstration. */
  async reset(): Promise<void> {
    await this.#attract(performance.now());
  }

  startVisit(): void {
    this.demo.end();
    if (this.#isPlaying.peek()) return;
    this.#restartIdleTime();
    const game = this.#options.info.id;
    const { language } = words();
    this.#isPlaying.value = true;
    this.#visit = { game, language, ended: 0, seconds: 0, since: performance.now() };
    document.documentElement.dataset.kiosk = "play";
  }

  get #games(): readonly string[] {
    const { info, parameters } = this.#options;
    return [...new Set([...parameters.games, info.id])];
  }

  /**
   * Open the exhibit's position for the players `seats` (default: those of a visitor's game). If
   * this fails, use the game's normal start position, now and in later calls. The error is not
   * reported here, because `EmbeddedBoard.tryPosition` has reported it at the start.
   */
  async #open(seats?: ReturnType<Demo["seats"]>): Promise<void> {
    const { embedded, study, parameters } = this.#options;
    const mover = study && "mover" in study ? study.mover : undefined;
    const visitor = { ...parameters, mode: embedded.visitorMode };
    try {
      await embedded.openPosition(this.position, seats ?? embedded.seatsFor(visitor, mover));
    } catch {
      this.#unreadable = true;
      await embedded.start({ mode: seats ? "demo" : embedded.visitorMode });
    }
  }

  /** Start a visit, and a new game for the visitor. */
  async #begin(): Promise<void> {
    this.startVisit();
    await this.restart();
  }

  /**
   * End the visit, add it to the statistics, and restart the demonstration with the exhibit's
   * settings. `lastTouch` is the time of the visitor's last input, as given by `performance.now()`.
   */
  async #attract(lastTouch: number): Promise<void> {
    this.#countVisit(lastTouch);
    const { info, parameters, embedded } = this.#options;
    if (parameters.begun) {
      // The parameter `begun` (the language of a visitor) starts a game when the page is loaded.
      // The visitor has left: remove it from the URL, so that a reload starts no game.
      history.replaceState(history.state, "", addressOf(info.id, this.#games));
      void this.#switchGame(this.#nextGame);
    } else if (isZoomed()) void this.#switchGame(info.id);
    this.#isPlaying.value = false;
    this.#demoStart = performance.now();
    document.documentElement.dataset.kiosk = "attract";
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    embedded.restoreSettings();
    await this.#resetLanguage().catch(reportError);
    await this.demo.restart();
  }

  /** Switch to the first language of the exhibit. */
  async #resetLanguage(): Promise<void> {
    const [first] = this.#options.parameters.langs;
    if (first && first !== nextLanguage()) await setLanguage(first);
  }

  #countVisit(lastTouch: number): void {
    const { exhibit } = this.#options;
    if (!this.#visit) return;
    const { since, ...visit } = this.#visit;
    this.#visit = null;
    const { language } = words();
    const seconds = Math.max(0, (lastTouch - since) / 1000);
    if (exhibit.evaluations) storeVisit({ ...visit, language, seconds });
  }

  get #nextGame(): string {
    const { info } = this.#options;
    const index = this.#games.indexOf(info.id);
    return this.#games[(index + 1) % this.#games.length] ?? info.id;
  }

  /** Switch to the next of the exhibit's languages, unless a visitor is playing. */
  async #changeLanguage(): Promise<void> {
    if (this.#isPlaying.peek()) return;
    const { langs } = this.#options.parameters;
    const next = langs[(langs.indexOf(words().language) + 1) % langs.length];
    if (next) await setLanguage(next);
  }

  #rotateGames(): void {
    if (this.#isPlaying.peek() || performance.now() - this.#demoStart < GAME_TIME) return;
    this.#demoStart = performance.now();
    void this.#switchGame(this.#nextGame);
  }

  /**
   * Load the page of another game. `begun` is the language of the visitor who selected the game, or
   * "" to start its demonstration. If the page can be loaded neither from the network nor from the
   * offline copy, the current game continues.
   */
  async #switchGame(game: string, begun = ""): Promise<void> {
    const address = addressOf(game, this.#games, begun);
    const isReady = await isReachable(address);
    if (!begun && this.#isPlaying.peek()) return;
    if (isReady) location.replace(address);
    else if (begun) toast(t("kiosk-offline"));
  }

  #head(): TemplateResult {
    const { info } = this.#options;
    const { texts, logo } = this.#look.value;
    const own = texts[words().language] ?? {};
    const { title, object, museum = "", eyebrow = this.#studyText("-eyebrow") } = own;
    const sentence = this.#sentence;
    const nameLanguage = words().attribute(`game-${info.id}`, "lang") ?? "la";
    const name = title
      ? html`<p class="kiosk-title">${title}</p>`
      : html`<p class="kiosk-title" lang=${nameLanguage}>${t(`game-${info.id}`)}</p>`;
    const museumLine = html`<p class="kiosk-museum">
      ${logo ? html`<img src=${logo} alt="" />` : nothing}<span>${museum}</span></p>`;
    return html`${logo || museum ? museumLine : nothing}
      ${eyebrow ? html`<p class="kiosk-eyebrow">${rich(eyebrow)}</p>` : nothing} ${name}
      ${sentence ? html`<p class="kiosk-sentence">${rich(sentence)}</p>` : nothing}
      ${object ? html`<p class="kiosk-object">${object}</p>` : nothing}`;
  }

  /** The sentence above the board, from the museum or the study; "" for none. */
  get #sentence(): string {
    return this.#look.value.texts[words().language]?.sentence ?? this.#studyText("-lead");
  }

  /** Return the text of the message `study-ID` + `part` for the first study; "" if missing. */
  #studyText(part: string): string {
    const { study } = this.#options;
    const id = study && `study-${study.id}${part}`;
    return id && words().has(id) ? t(id) : "";
  }

  /**
   * Show the illustrated rules, turned towards the player at the long side `place` of the board.
   * Without `place`, they are turned to the near side; a button then starts a guide through the
   * first moves, if the game has computer opponents and starts from its normal position.
   */
  async explain(place?: Place): Promise<void> {
    const { info } = this.#options;
    const isGuided = info.levels.length > 0 && !this.position && !place;
    await openRules(info, isGuided ? () => void this.#startGuide() : null, place);
  }

  async #startGuide(): Promise<void> {
    const { info, context } = this.#options;
    this.#guide ??= context.features.loadGuide(info, context);
    (await this.#guide)?.();
  }
}

/**
 * Return the URL of this exhibit with the game `game`, one of `games`. If a visitor starts the
 * game, `begun` is the visitor's language; "" starts the demonstration. The URL has no fragment,
 * because a position in a fragment is valid for one game only, and because a browser does not
 * reload a page if the new URL has a fragment and equals the present URL.
 */
function addressOf(game: string, games: readonly string[], begun = ""): URL {
  const address = new URL(location.href);
  address.searchParams.set("game", game);
  if (address.searchParams.has("games")) address.searchParams.set("games", games.join(","));
  if (begun) address.searchParams.set("begun", begun);
  else address.searchParams.delete("begun");
  address.hash = "";
  return address;
}

/** True if the URL can be loaded now, from the network or from the site's offline copy. */
async function isReachable(address: URL): Promise<boolean> {
  if (address.protocol === "file:") return true;
  const response = await fetch(address, { cache: "no-cache" }).catch(() => null);
  return response?.ok ?? false;
}
