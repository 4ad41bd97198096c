/** Letters as a list: with whom, whose turn it is, and since when; some of them on the home page. */
import type { LetterView } from "../../engine/protocol";
import { painterOf } from "../../games";
import { isPaintable } from "../../storage";
import { paintFigure } from "../pages/figures";
import { gameInfo, games } from "../shell/catalogue";
import { make } from "../shell/dom";
import { gameName, gameWords } from "../shell/gamewords";
import { learnMore, t } from "../shell/words";
import { endingWords } from "../table/sentence";
import { letterPage } from "./addresses";
import { type KeptLetter, PROOF, seenLast } from "./kept";
import { other } from "./named";
import { since } from "./times";
import "./shelf.css";

export type Standing = LetterView["standing"];
const ORDER: readonly Standing[] = ["ours", "theirs", "over"];
/** How wide a board is painted, in CSS pixels, before it is made small. */
const PAINTED = 320;

/** How many games are seen at once. */
const SEEN = 4;

/**
 * A section like those of what else is waiting; ours come first. Of a series its last game stands
 * for all.
 */
export function letterShelf(kept: readonly KeptLetter[]): HTMLElement {
  const lines = ORDER.flatMap((one) => standingSo(kept, one)).flatMap((one) => line(one) ?? []);
  const further = lines.slice(SEEN);
  const head = make("summary", {}, t("home-shelf-more", { count: further.length }));
  return make(
    "section",
    { class: "letters" },
    make("h2", {}, make("a", { href: "letters.html" }, t("home-letters"))),
    ...lines.slice(0, SEEN),
    further.length > 0 ? make("details", {}, head, ...further) : null,
    make("button", { class: "quiet", type: "button", onclick: openOne }, t("home-letter-open")),
    make(
      "button",
      { class: "quiet", type: "button", onclick: restoreOne },
      t("home-letter-restore"),
    ),
  );
}

/** Those of which one can say so; a series by the last of its games. */
export function standingSo(kept: readonly KeptLetter[], how: Standing): KeptLetter[] {
  const ids = new Set(kept.map(({ letter }) => letter.id));
  return kept.filter(({ letter }) => !ids.has(letter.next) && standing(letter) === how);
}

/** The words that tell how games ended, in a list for the page. */
export function endingsWords(kept: readonly KeptLetter[]): string[] {
  const over = new Set(standingSo(kept, "over").map(({ letter }) => letter.game));
  return games.filter(({ id }) => over.has(id)).flatMap(gameWords);
}

/** Asks for a letter that did not come as a press on a link. */
export async function openOne(): Promise<void> {
  const [{ openPasting }] = await Promise.all([import("./pasting"), learnMore("letters")]);
  openPasting();
}

/** Asks for a file with the reader's side of a game. */
export async function restoreOne(): Promise<void> {
  const [{ openRestoring }] = await Promise.all([import("./restoring"), learnMore("letters")]);
  openRestoring();
}

/** Offers the last letter of a game once more. */
async function sendAgain({ link, letter }: KeptLetter): Promise<void> {
  const [{ openSending }, info] = await Promise.all([
    import("./sending"),
    gameInfo(letter.game),
    learnMore("letters"),
  ]);
  if (info) openSending(link, letter, info);
}

/** Whose turn it is; where the series goes on, whose it is to begin the next game. */
function standing({ standing, next, writer, side }: LetterView): Standing {
  if (standing !== "over" || !next) return standing;
  return writer === side ? "theirs" : "ours";
}

/** How a game stands, in words; of one that is over with what was counted, where that is known. */
function stateWords({ letter, view, ...kept }: KeptLetter): string {
  const { number, outcome } = letter;
  if (number === 0) return t("home-letter-draft");
  if (letter.standing !== "over")
    return t("home-letter-state", { standing: letter.standing, number });
  if (letter.next) return t("home-letter-next", { standing: standing(letter) });
  if (outcome && isPaintable(kept)) return endingWords({ view }, outcome, letter.side);
  const winner = outcome?.winner ?? null;
  const who = winner === null ? "none" : winner === letter.side ? "you" : "other";
  return t("home-letter-over", { who });
}

/**
 * A game by letter as one line that leads to it; on a page of nothing but letters the friend's name
 * says enough, and what is to be opened first has a button.
 */
export function line(kept: KeptLetter, own?: { first: boolean }): HTMLElement | null {
  const { letter, at } = kept;
  const game = games.find(({ id }) => id === letter.game);
  if (!game) return null;
  const name = other(letter);
  const frame = make("span", { class: "frame", "aria-hidden": "true" });
  void Promise.all([painterOf(letter.game), seenLast(kept)]).then(([painter, view]) => {
    if (view) void paintFigure(frame, painter, view, { men: {}, view }, PAINTED);
  });
  const friend = own ? name : name && t("home-letter-with", { name });
  const page = letterPage(letter.game, letter.id);
  const whole = make(
    "a",
    { href: page, class: "letter-line" },
    frame,
    make(
      "span",
      { class: "told" },
      make("b", {}, friend || gameName(game)),
      name ? make("i", {}, gameName(game)) : null,
      make("span", { class: "sentence" }, stateWords(kept)),
      make("time", {}, since(at)),
      own?.first
        ? make("span", { class: "button first", "aria-hidden": "true" }, t("letters-open"))
        : null,
    ),
  );
  const isOver = letter.standing === "over";
  const isUnanswered = letter.writer === letter.side && kept.link !== "";
  if (!isOver && !isUnanswered) return whole;
  const again = () => void sendAgain(kept);
  return make(
    "div",
    { class: "with-acts" },
    whole,
    make(
      "div",
      { class: "line-acts" },
      isUnanswered
        ? make("button", { class: "quiet", type: "button", onclick: again }, t("home-letter-again"))
        : null,
      isOver
        ? make("a", { href: `${page}&${PROOF}`, class: "proof" }, t("home-letter-proof"))
        : null,
    ),
  );
}
