/**
 * An exhibit that nobody looks after: the board plays by itself until somebody touches it, is
 * played on, notices when it is left, and begins anew. Nothing leads out of it.
 */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { GameInfo } from "../../../engine/protocol";
import { languageName } from "../../../i18n/language";
import type { Guidance } from "../../learn/guidance";
import { button } from "../../shell/button";
import { find, make } from "../../shell/dom";
import { drawIn } from "../../shell/draw";
import { latin } from "../../shell/latin";
import { speak, t, words } from "../../shell/words";
import { Demo } from "../../table/demo";
import type { Laid } from "../../table/laid";
import { atLevel, computer } from "../../table/level";
import type { Embedded } from "../embedded";
import type { Parameters } from "../parameters";
import { isNight, type Night, type Texts } from "./exhibit";
import { Idle } from "./idle";
import "./kiosk.css";

export interface KioskOptions {
  info: GameInfo;
  parameters: Parameters;
  laid: Laid;
  embedded: Embedded;
  /** What the museum says, by language. */
  texts: Readonly<Record<string, Texts>>;
  /** The file of a picture beside the page, or "". */
  logo: string;
  night: Night | null;
}

/** Milliseconds after which a page whose engine has died is loaded anew. */
const REVIVE = 5000;
/** Milliseconds within which a board must have come. */
const PATIENCE = 90_000;
/** Milliseconds between two small steps of the picture, so that no screen burns in. */
const SHIFT = 60_000;
/** The steps, in pixels. */
const STEPS = [0, 1, 2, 3, 2, 1, 0, -1, -2, -3, -2, -1];

export class Kiosk {
  readonly #options: KioskOptions;
  readonly #plays = signal(false);
  readonly demo: Demo;
  #guide: Promise<Guidance | null> | null = null;

  constructor(options: KioskOptions) {
    this.#options = options;
    const { info, parameters, laid } = options;
    const { level, pace, idle, warn } = parameters;
    const taken = () => void this.#begin();
    this.demo = new Demo(info, laid, level, { pace, take: "kiosk-touch", taken });
    document.documentElement.dataset.kiosk = "attract";
    const head = make("header", { class: "kiosk-head" });
    const dock = make("nav", { class: "kiosk-dock" });
    find(".game").prepend(head);
    find("#acts").after(dock);
    drawIn(head, () => this.#head());
    drawIn(dock, () => this.#dock());
    new Idle({ idle, warn, awaits: () => this.#plays.peek(), left: () => void this.#attract() });
    addEventListener("contextmenu", (event) => event.preventDefault());
    addEventListener("dragstart", (event) => event.preventDefault());
    keepAlive();
    dim(options.night);
    shift(find(".game"));
  }

  /** A new game for whoever has touched the board. */
  async #begin(): Promise<void> {
    this.#plays.value = true;
    document.documentElement.dataset.kiosk = "play";
    await this.again();
  }

  /** The game from its beginning; a puzzle is gone on with. */
  async again(): Promise<void> {
    const { embedded, info, parameters } = this.#options;
    const { mode } = parameters;
    this.demo.end();
    if (info.levels.length > 0) await embedded.start({ mode: mode === "demo" ? "ai" : mode });
    this.#options.laid.table.focus();
  }

  /** Everything as it was before anybody came. */
  async #attract(): Promise<void> {
    this.#plays.value = false;
    document.documentElement.dataset.kiosk = "attract";
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    const { lang, langs } = this.#options.parameters;
    const first = lang || langs[0];
    if (first && first !== words().language) await speak(first);
    await this.demo.restart();
  }

  #head(): TemplateResult {
    const { info, texts, logo } = this.#options;
    const { title, sentence, object, eyebrow, museum = "" } = texts[words().language] ?? {};
    const plain = words().attribute(`game-${info.id}`, "lang") ?? "la";
    const name = title
      ? html`<p class="kiosk-title">${title}</p>`
      : html`<p class="kiosk-title" lang=${plain}>${t(`game-${info.id}`)}</p>`;
    const mark = html`<p class="kiosk-museum">
      ${logo ? html`<img src=${logo} alt="" />` : nothing}<span>${museum}</span></p>`;
    return html`${logo || museum ? mark : nothing}
      ${eyebrow ? html`<p class="kiosk-eyebrow">${eyebrow}</p>` : nothing} ${name}
      ${sentence ? html`<p class="kiosk-sentence">${sentence}</p>` : nothing}
      ${object ? html`<p class="kiosk-object">${object}</p>` : nothing}`;
  }

  #dock(): TemplateResult {
    return html`${this.#plays.value ? this.#levels() : nothing}
      <div class="kiosk-row">${this.#plays.value ? this.#aids() : nothing} ${this.#languages()}</div>`;
  }

  #levels(): unknown {
    const { info, laid } = this.#options;
    const { table } = laid;
    const seats = table.state.seats.value;
    const view = table.state.view.value;
    const [, chosen] = computer({ seats }) ?? [];
    if (!view || !chosen) return nothing;
    const middle = Math.floor((info.levels.length - 1) / 2);
    const three = [...new Set([0, middle, info.levels.length - 1])].flatMap(
      (index) => info.levels[index] ?? [],
    );
    const segment = (level: string) => {
      const name = words().say("level", { code: level, params: {} }, view);
      const [who = "", what = ""] = name.split(" – ");
      const take = () => void table.seat(atLevel(seats, level));
      return html`<button type="button" aria-pressed=${level === chosen} @click=${take}>
        <span>${latin(who)}</span><small>${what}</small></button>`;
    };
    return html`<div class="kiosk-segments" role="group" aria-label=${t("level-title")}>
      ${three.map(segment)}</div>`;
  }

  #aids(): unknown {
    const again = button({
      act: "restart",
      sign: "undo",
      words: t("kiosk-again"),
      press: () => void this.again(),
    });
    const guide = button({
      act: "guide",
      sign: "hint",
      words: t("kiosk-how"),
      press: () => void this.#show(),
    });
    return html`${this.#options.info.levels.length > 0 ? guide : nothing} ${again}`;
  }

  /** The guide stands in the place of the sentence, and leads through the first moves. */
  async #show(): Promise<void> {
    const { info, laid } = this.#options;
    this.#guide ??= import("../../learn/guidance").then(({ guidance }) => guidance(info, laid));
    (await this.#guide)?.();
  }

  #languages(): unknown {
    const { langs } = this.#options.parameters;
    if (langs.length < 2) return nothing;
    const segment = (language: string) =>
      html`<button type="button" lang=${language} aria-pressed=${language === words().language}
        @click=${() => void speak(language)}>${languageName(language)}</button>`;
    return html`<div class="kiosk-segments languages" role="group"
      aria-label=${t("shell-language")}>${langs.map(segment)}</div>`;
  }
}

/** Loads the page anew where its engine has died for good, or has never come. */
function keepAlive(): void {
  const page = document.documentElement.dataset;
  const revive = () => setTimeout(() => location.reload(), REVIVE);
  const watch = new MutationObserver(() => page.engine === "gone" && revive());
  watch.observe(document.documentElement, { attributeFilter: ["data-engine"] });
  if (page.engine === "gone") revive();
  setTimeout(() => {
    if (page.alveus !== "ready") location.reload();
  }, PATIENCE);
}

/** Dims the screen as long as nobody should be there. */
function dim(night: Night | null): void {
  if (!night) return;
  const look = () =>
    document.documentElement.toggleAttribute("data-night", isNight(night, new Date()));
  setInterval(look, SHIFT);
  look();
}

/** Moves the picture by a hair now and then. */
function shift(element: HTMLElement): void {
  let step = 0;
  setInterval(() => {
    step += 1;
    const x = STEPS[step % STEPS.length] ?? 0;
    const y = STEPS[(step + 3) % STEPS.length] ?? 0;
    element.style.translate = `${x}px ${y}px`;
  }, SHIFT);
}
