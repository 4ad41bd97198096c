/** The shelf of letters on the home page: with whom, whose turn it is, and since when. */
import type { LetterView } from "../../engine/protocol";
import { painterOf } from "../../games";
import { paintFigure } from "../pages/figures";
import { games } from "../shell/catalogue";
import { make } from "../shell/dom";
import { gameName } from "../shell/gamewords";
import { learnMore, t, words } from "../shell/words";
import { type KeptLetter, PROOF, seenLast } from "./kept";
import { other } from "./named";
import "./shelf.css";

const ORDER = ["ours", "theirs", "over"];
/** How wide a board is painted, in CSS pixels, before it is made small. */
const PAINTED = 320;
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;
const WEEK = 7 * 86_400_000;

/** How many games are seen at once. */
const SEEN = 4;

/**
 * A section like those of what else is waiting; ours come first. Of a series its last game stands
 * for all.
 */
export function letterShelf(kept: readonly KeptLetter[]): HTMLElement {
  const ids = new Set(kept.map(({ letter }) => letter.id));
  const last = kept.filter(({ letter }) => !ids.has(letter.next));
  const lines = last.sort((a, b) => rank(a) - rank(b)).flatMap((one) => line(one) ?? []);
  const further = lines.slice(SEEN);
  const head = make("summary", {}, t("home-shelf-more", { count: further.length }));
  return make(
    "section",
    { class: "letters" },
    make("h2", {}, t("home-letters")),
    ...lines.slice(0, SEEN),
    further.length > 0 ? make("details", {}, head, ...further) : null,
    make("button", { class: "quiet", type: "button", onclick: openOne }, t("home-letter-open")),
  );
}

/** Asks for a letter that did not come as a press on a link. */
async function openOne(): Promise<void> {
  const [{ openPasting }] = await Promise.all([import("./pasting"), learnMore("letters")]);
  openPasting();
}

const rank = ({ letter }: KeptLetter) => ORDER.indexOf(standing(letter));

/** Whose turn it is; where the series goes on, whose it is to begin the next game. */
function standing({ standing, next, writer, side }: LetterView): LetterView["standing"] {
  if (standing !== "over" || !next) return standing;
  return writer === side ? "theirs" : "ours";
}

/** How a game stands, in words. */
function stateWords(letter: LetterView): string {
  const { number, outcome } = letter;
  if (number === 0) return t("home-letter-draft");
  if (letter.standing !== "over")
    return t("home-letter-state", { standing: letter.standing, number });
  if (letter.next) return t("home-letter-next", { standing: standing(letter) });
  const winner = outcome?.winner ?? null;
  const who = winner === null ? "none" : winner === letter.side ? "you" : "other";
  return t("home-letter-over", { who });
}

function line(kept: KeptLetter): HTMLElement | null {
  const { letter, at } = kept;
  const game = games.find(({ id }) => id === letter.game);
  if (!game) return null;
  const name = other(letter);
  const frame = make("span", { class: "frame", "aria-hidden": "true" });
  void Promise.all([painterOf(letter.game), seenLast(kept)]).then(([painter, view]) => {
    if (view) void paintFigure(frame, painter, view, { men: {}, view }, PAINTED);
  });
  const who = make("b", {}, name ? t("home-letter-with", { name }) : gameName(game));
  const page = `letter.html?${new URLSearchParams({ game: letter.game, id: letter.id })}`;
  const whole = make(
    "a",
    { href: page, class: "letter-line" },
    frame,
    make(
      "span",
      { class: "told" },
      who,
      name ? make("i", {}, gameName(game)) : null,
      make("span", { class: "sentence" }, stateWords(letter)),
      make("time", {}, since(at)),
    ),
  );
  if (letter.standing !== "over") return whole;
  const proof = make("a", { href: `${page}&${PROOF}`, class: "proof" }, t("home-letter-proof"));
  return make("div", { class: "finished" }, whole, proof);
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
