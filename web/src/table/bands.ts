/**
 * Player bands, for two players who sit on opposite sides of the device. Each long side of the
 * board has a band with the status, buttons and languages for the player there.
 */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { Painter } from "../board/painter";
import { type Panel, sideToAct, type TableSnapshot } from "../contracts/table-snapshot";
import { attachMenu, languageItems, type MenuItem } from "../kit/bar";
import { button, icon } from "../kit/button";
import { make } from "../kit/dom";
import { t } from "../kit/words";
import { type ActionsOptions, actions } from "./actions";
import { canvas } from "./canvas";
import { counts, dotted, fewCounts } from "./players";
import { acrossTheTable } from "./seats";
import { sentence, statusLine } from "./status";
import "../styles/menu.css";

/** Size of the picture of a piece beside a name, in CSS pixels. */
const FACE = 44;

/** The long sides of the board: at the bottom ("near") and at the top ("far") of the screen. */
export type Place = "near" | "far";

export interface BandsOptions extends Omit<ActionsOptions, "reader"> {
  painter: Painter;
  game: HTMLElement;
  /** URL of the rules page; undefined if the game has none, or in a frame without links. */
  rules: string | undefined;
  /**
   * Show the illustrated rules, turned towards the player at this side of the board. Set only in
   * museum exhibits, which have no links to the rules.
   */
  explain?: ((place: Place) => void) | undefined;
  /** Languages that the players can choose; default: all. */
  spoken?: readonly string[] | undefined;
  /** Return the items of the page's menu. Missing if the page has no menu. */
  menu?: (() => MenuItem[]) | undefined;
}

/**
 * Return the panel with the two bands. They are shown only if two people at this device have chosen
 * to sit opposite each other (see `acrossTheTable`).
 */
export function drawBands(options: BandsOptions): Panel {
  const { game, menu } = options;
  const opener = menu && menuButton(menu);
  return {
    element: game,
    update(moment) {
      const sides = acrossTheTable(moment) ? moment.view.sides : [];
      const drawn = repeat(
        sides,
        (side) => side,
        (side, index) => band(moment, side, index === 0 ? "near" : "far", options, opener),
      );
      render(drawn, game);
      opener?.firstElementChild?.setAttribute("aria-label", t("shell-menu"));
    },
  };
}

/**
 * Render the band of a player: heading, counters (such as pips to go), status, buttons and
 * languages. `menu` is the menu button; only the near band contains it.
 */
function band(
  moment: TableSnapshot,
  side: string,
  place: Place,
  options: BandsOptions,
  menu: HTMLElement | undefined,
): TemplateResult {
  const { painter, rules, explain, spoken } = options;
  const said = sentence(moment, side);
  const doer = sideToAct(moment);
  const waits = doer !== null && doer !== side;
  return html`<section class=${`band ${place}${waits ? " waits" : ""}`}>
    <div class="head">
      <span>${canvas(FACE, (ctx, look) => painter.icon(ctx, FACE, side, look), side)}</span>
      <h2 class="turn">${said.turn}</h2>
      <small class="long">${dotted(counts(moment, side))}</small>
      <small class="short" aria-hidden="true">${fewCounts(moment, side).join(" · ")}</small>
    </div>
    <p class="status">${statusLine(said, moment.view)}</p>
    <section class="acts">
      ${actions(moment, { ...options, reader: side })}
      ${rules ? html`<a class="button" href=${rules}>${t("act-rules")}</a>` : nothing}
      ${explain ? button({ act: "guide", sign: "ask", words: t("kiosk-how"), press: () => explain(place) }) : nothing}
    </section>
    <div class="foot">${chips(spoken)}${place === "near" ? menu : nothing}</div>
  </section>`;
}

function chips(spoken?: readonly string[]): TemplateResult[] {
  const offered = languageItems().filter(({ lang }) => spoken?.includes(lang) ?? true);
  if (offered.length < 2) return [];
  return offered.map(
    ({ words, lang, checked, press }) =>
      html`<button class="chip" type="button" lang=${lang} aria-pressed=${checked} @click=${press}>${words}</button>`,
  );
}

function menuButton(menu: () => MenuItem[]): HTMLElement {
  const opener = make("button", { class: "round", type: "button" }, icon("menu"));
  const holder = make("div", {}, opener);
  attachMenu(opener, menu);
  return holder.firstElementChild as HTMLElement;
}
