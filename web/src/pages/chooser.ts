/** The list of games on the home page, with painted picture, facts and filters. */

import { html, nothing, type TemplateResult } from "lit-html";
import { listedGames, manifestOf } from "../contracts/games";
import { playPage } from "../contracts/links";
import type { Plate } from "../contracts/manifest";
import { inSlices, nextTask } from "../engine/startup";
import { sizeCanvas } from "../kit/canvas";
import type { ListedGame } from "../kit/catalogue";
import { fill, make, write } from "../kit/dom";
import { elementsOf } from "../kit/draw";
import { gameName, writeName } from "../kit/game-words";
import { plainLook } from "../kit/theme";
import { t } from "../kit/words";
import { luckOf, type Measured, measuredOf, minutesOf, skillOf } from "./measured";

const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** Filters: each returns true for the games to show; `home-filter-NAME` is its label's id. */
const FILTERS: Record<string, (measured: Measured) => boolean> = {
  all: () => true,
  short: (measured) => minutesOf(measured) <= 10,
  alone: ({ players: [fewest] }) => fewest === 1,
  luck: (measured) => ["some", "much"].includes(luckOf(measured)),
  thought: (measured) => ["none", "little"].includes(luckOf(measured)),
};

let filter = "all";

/** Return the filter buttons and the list of games. */
export function chooser(): HTMLElement[] {
  const listed = listedGames();
  const others = listed.filter(({ id }) => !manifestOf(id).place);
  const choices = Object.keys(FILTERS).map(
    (name) => html`<button type="button" data-filter=${name} @click=${() => selectFilter(name)}
      >${t(`home-filter-${name}`)}</button>`,
  );
  const parts = elementsOf(html`<div class="choices"><h2>${t("home-choose")}</h2>${choices}
      ${others.map(otherLink)}<span class="unseen" role="status"></span></div>
    <div class="games">${listed.map(entry)}</div>`);
  const all = (selector: string) =>
    parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);
  const showFilter = () => {
    for (const choice of all("[data-filter]"))
      choice.setAttribute("aria-pressed", String(choice.dataset.filter === filter));
    for (const link of all("a")) link.inert = !fits(link.dataset.game ?? "");
  };
  const selectFilter = (name: string) => {
    const changed = filter !== name;
    filter = name;
    showFilter();
    const count = listed.filter(({ id }) => fits(id)).length;
    for (const status of all("[role=status]"))
      if (changed) write(status, t("home-fitting", { count }));
  };
  showFilter();
  return parts;
}

function fits(id: string): boolean {
  const measured = measuredOf(id);
  return filter === "all" || (measured !== undefined && FILTERS[filter]?.(measured) === true);
}

function entry(game: ListedGame): TemplateResult {
  const place = manifestOf(game.id).place;
  const measured = measuredOf(game.id);
  const numeral =
    place === undefined ? nothing : html`<b aria-hidden="true">${NUMERALS[place]}</b>`;
  return html`<a class=${place ? "entry" : "entry last"} href=${playPage(game.id)} data-game=${game.id}
    ><span class="plate" data-plate=${game.id}></span>${measured ? facts(measured) : nothing}<h3
    >${numeral}${writeName(make("span"), game)}</h3><p>${t(`home-${game.id}-kin`)}</p></a>`;
}

/** Return a game's duration, its number of players, and a dot on a scale from luck to skill. */
function facts(measured: Measured): TemplateResult {
  const [from, to] = measured.players;
  const players =
    from === to ? t("home-players", { count: from }) : t("home-players-range", { from, to });
  const scale = make("i", { style: `--skill: ${skillOf(measured)}` });
  return html`<span class="facts"><span>${t("home-minutes", { minutes: minutesOf(measured) })}</span
    ><span>${players}</span><span class="unseen">${t(`home-luck-${luckOf(measured)}`)}</span
    ><span class="meter" aria-hidden="true">${t("home-luck")}${scale}${t("home-skill")}</span></span>`;
}

/** Link beside the filters to a well-known game without a list number (`GameManifest.place`). */
function otherLink(game: ListedGame): TemplateResult {
  return html`<a class="also" href=${playPage(game.id)} data-game=${game.id}
    >${t("home-also", { game: gameName(game) })}</a>`;
}

/** Margin for shadows around a picture, in CSS pixels. */
const BLEED = 26;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Paint the picture of a game's board into `place`. Pictures are painted one after the other, in
 * the order of the calls. No effect if the game has no picture.
 */
export function paintPlate(place: HTMLElement, game: string): void {
  const loading = manifestOf(game).plate?.();
  if (!loading) return;
  queue = queue
    .then(async () => paint(place, (await loading).plate))
    .catch(reportError)
    .then(nextTask);
}

/** Paint a picture in the size of its element. */
async function paint(place: HTMLElement, plate: Plate): Promise<void> {
  const { clientWidth: width, clientHeight: height } = place;
  // The element was removed in the meantime, because the language has changed.
  if (width === 0) return;
  const canvas = make("canvas", { "aria-hidden": "true" });
  const ctx = sizeCanvas(canvas, { width, height }, BLEED);
  if (!ctx) return;
  const size = await inSlices(plate(ctx, { width, height }, plainLook()));
  const picture = make("span", { class: "picture" }, canvas);
  picture.style.width = `${size.width}px`;
  picture.style.height = `${size.height}px`;
  place.style.setProperty("--bleed", `${BLEED}px`);
  fill(place, picture);
}
