/** The shelf of letters on the home page: with whom, whose turn it is, and since when. */
import { painterOf } from "../../games";
import { paintFigure } from "../pages/figures";
import { games } from "../shell/catalogue";
import { make } from "../shell/dom";
import { gameName } from "../shell/gamewords";
import { t, words } from "../shell/words";
import type { KeptLetter } from "./kept";
import { other } from "./named";
import "./shelf.css";

const ORDER = ["ours", "theirs", "over"];
/** How wide a small board is, in CSS pixels. */
const SMALL = 96;
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;
const WEEK = 7 * 86_400_000;

/** A section like those of what else is waiting; ours come first. */
export function letterShelf(kept: readonly KeptLetter[]): HTMLElement {
  const begun = kept.filter(({ letter }) => letter.number > 0);
  const sorted = [...begun].sort((a, b) => rank(a) - rank(b));
  return make(
    "section",
    { class: "letters" },
    make("h2", {}, t("home-letters")),
    ...sorted.map(line),
  );
}

const rank = ({ letter }: KeptLetter) => ORDER.indexOf(letter.standing);

function line({ letter, view, at }: KeptLetter): HTMLElement | null {
  const game = games.find(({ id }) => id === letter.game);
  if (!game) return null;
  const name = other(letter);
  const frame = make("span", { class: "frame", "aria-hidden": "true" });
  void painterOf(letter.game).then((painter) =>
    paintFigure(frame, painter, view, { men: {}, view }, SMALL),
  );
  const who = make("b", {}, name ? t("home-letter-with", { name }) : gameName(game));
  return make(
    "a",
    {
      href: `letter.html?${new URLSearchParams({ game: letter.game, id: letter.id })}`,
      class: "letter-line",
    },
    frame,
    make(
      "span",
      { class: "told" },
      who,
      name ? make("i", {}, gameName(game)) : null,
      make(
        "span",
        { class: "sentence" },
        t("home-letter-state", { standing: letter.standing, number: letter.number }),
      ),
      make("time", {}, since(at)),
    ),
  );
}

/** "3 minutes ago" up to a week, then the date. */
function since(at: number): string {
  const { language } = words();
  const ago = Date.now() - at;
  if (ago > WEEK)
    return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(at);
  const told = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, long]) => ago >= long) ?? (["minute", 60_000] as const);
  return told.format(-Math.floor(ago / length), unit);
}
