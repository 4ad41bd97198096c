/** The list of games on the home page, with painted picture, facts and filters. */
import { manifestOf, manifests } from "../contracts/games";
import { playPage } from "../contracts/links";
import type { Plate } from "../contracts/manifest";
import { games, type ListedGame } from "../kit/catalogue";
import { fill, make, write } from "../kit/dom";
import { gameName, writeName } from "../kit/game-words";
import { inSlices, nextTask } from "../kit/slices";
import { plainLook } from "../kit/theme";
import { t } from "../kit/words";
import { luckOf, type Measured, measuredOf, minutesOf, skillOf } from "./measured";

const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** The filters; `home-filter-<name>` is the label. */
const FILTERS: Record<string, (measured: Measured) => boolean> = {
  all: () => true,
  short: (measured) => minutesOf(measured) <= 10,
  alone: ({ players: [fewest] }) => fewest === 1,
  luck: (measured) => ["some", "much"].includes(luckOf(measured)),
  thought: (measured) => ["none", "little"].includes(luckOf(measured)),
};

let filter = "all";

/** Returns the filter buttons and the list of games. */
export function chooser(): HTMLElement[] {
  const listed = manifests.flatMap(({ id }) => games.find((game) => game.id === id) ?? []);
  const entries = make("div", { class: "games" }, ...listed.map(entry));
  const countStatus = make("span", { class: "unseen", role: "status" });
  const choices = Object.keys(FILTERS).map((name) =>
    make("button", { type: "button", "data-filter": name, onclick: () => selectFilter(name) }),
  );
  const otherLinks = listed.filter(({ id }) => !manifestOf(id).place).map(otherLink);
  const row = make("div", { class: "choices" }, make("h2", {}, t("home-choose")), ...choices);
  row.append(...otherLinks, countStatus);
  const selectFilter = (name: string) => {
    const changed = filter !== name;
    filter = name;
    for (const choice of choices) {
      choice.textContent = t(`home-filter-${choice.dataset.filter}`);
      choice.setAttribute("aria-pressed", String(choice.dataset.filter === filter));
    }
    for (const link of [...entries.children, ...otherLinks] as HTMLElement[]) {
      link.inert = !fits(link.dataset.game ?? "");
    }
    const count = listed.filter(({ id }) => fits(id)).length;
    if (changed) write(countStatus, t("home-fitting", { count }));
  };
  selectFilter(filter);
  return [row, entries];
}

function fits(id: string): boolean {
  const measured = measuredOf(id);
  return filter === "all" || (measured !== undefined && FILTERS[filter]?.(measured) === true);
}

function entry(game: ListedGame): HTMLElement {
  const place = manifestOf(game.id).place;
  const measured = measuredOf(game.id);
  return make(
    "a",
    { class: place ? "entry" : "entry last", href: playPage(game.id), "data-game": game.id },
    make("span", { class: "plate", "data-plate": game.id }),
    measured && facts(measured),
    make(
      "h3",
      {},
      place !== undefined && make("b", { "aria-hidden": "true" }, NUMERALS[place]),
      writeName(make("span"), game),
    ),
    make("p", {}, t(`home-${game.id}-kin`)),
  );
}

function facts(measured: Measured): HTMLElement {
  const [from, to] = measured.players;
  const players =
    from === to ? t("home-players", { count: from }) : t("home-players-range", { from, to });
  return make(
    "span",
    { class: "facts" },
    make("span", {}, t("home-minutes", { minutes: minutesOf(measured) })),
    make("span", {}, players),
    make("span", { class: "unseen" }, t(`home-luck-${luckOf(measured)}`)),
    meter(skillOf(measured)),
  );
}

/** Renders a scale from luck to skill with a dot. */
function meter(skill: number): HTMLElement {
  const scale = make("i");
  scale.style.setProperty("--skill", String(skill));
  return make(
    "span",
    { class: "meter", "aria-hidden": "true" },
    t("home-luck"),
    scale,
    t("home-skill"),
  );
}

/** Renders the link to a game without a numeral: a game that is still well known. */
function otherLink(game: ListedGame): HTMLElement {
  const words = t("home-also", { game: gameName(game) });
  return make("a", { class: "also", href: playPage(game.id), "data-game": game.id }, words);
}

/** Margin for shadows around a picture, in CSS pixels. */
const BLEED = 26;

let queue: Promise<unknown> = Promise.resolve();

/** Paints the picture of a game's board after all pictures requested before. */
export function paintPlate(place: HTMLElement, game: string): void {
  const loading = manifestOf(game).plate?.();
  if (!loading) return;
  queue = queue
    .then(async () => paint(place, (await loading).plate))
    .catch(reportError)
    .then(nextTask);
}

/** Paints a picture in the size of its element. */
async function paint(place: HTMLElement, plate: Plate): Promise<void> {
  const { clientWidth: width, clientHeight: height } = place;
  // The element was removed in the meantime, because the language has changed.
  if (width === 0) return;
  const ratio = Math.max(1, devicePixelRatio);
  const canvas = make("canvas", { "aria-hidden": "true" });
  canvas.width = Math.round((width + 2 * BLEED) * ratio);
  canvas.height = Math.round((height + 2 * BLEED) * ratio);
  canvas.style.width = `${width + 2 * BLEED}px`;
  canvas.style.height = `${height + 2 * BLEED}px`;
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  ctx.setTransform(ratio, 0, 0, ratio, BLEED * ratio, BLEED * ratio);
  const size = await inSlices(plate(ctx, { width, height }, plainLook(ratio)));
  const picture = make("span", { class: "picture" }, canvas);
  picture.style.width = `${size.width}px`;
  picture.style.height = `${size.height}px`;
  place.style.setProperty("--bleed", `${BLEED}px`);
  fill(place, picture);
}
