/** The players' lines: a man of each side, its name, who plays it, and what is counted. */
import { isOwnView, isTurned, nearSide } from "../../board/choices";
import type { Board, Box, Painter } from "../../board/painter";
import { scoreOf } from "../../board/score";
import type { View } from "../../engine/protocol";
import { fill, make } from "../shell/dom";
import { picture } from "../shell/picture";
import { settings } from "../shell/settings";
import { t, words } from "../shell/words";
import { levelName, type Moment, type Panel, sideName } from "./moment";

/** Who sits at a side: "You", "Level 3"; nothing where two people play. */
export function who(moment: Moment, side: string, levels: readonly string[]): string {
  const seat = moment.seats[side];
  if (seat?.kind === "computer") return levelName(levels, seat.level);
  return moment.view.sides.some((other) => moment.seats[other]?.kind === "computer")
    ? t("player-you")
    : "";
}

/** What is counted for a side, in words: "3 of 5 points", "69 pips to go", "2 off". What is
 * written beside a hand on the table, its caption tells on wish. */
export function counts(moment: Moment, side: string): string {
  const { view } = moment;
  const counters = view.counters
    .filter((counter) => counter.side === side && counter.value > 0)
    .filter(({ code }) => !isCaptioned(view, code))
    .map(({ code, value }) => ({ code, params: { value } }));
  return [...scoreOf(view, side), ...counters]
    .map((counted) => words().say("counter", counted, view))
    .map(unbroken)
    .join(" · ");
}

const isCaptioned = (view: View, code: string) =>
  code === "pips" && isOwnView(view) && view.actor.kind !== "over";

/** What stays together where a line is broken. */
const unbroken = (words: string) => words.replaceAll(" ", "\u00a0");

/** The same in few letters, and only what the board does not show. */
export function fewCounts({ view }: Moment, side: string): string[] {
  const counters = view.counters
    .filter(({ code, side: of }) => of === side && !isCaptioned(view, code))
    .filter(({ code }) => words().id("short", code, view))
    .map(({ code, value }) => ({ code, params: { value } }));
  return [...scoreOf(view, side), ...counters].map((counted) =>
    words().say("short", counted, view),
  );
}

export interface Players extends Panel {
  /** Lays the lines on the strips that the board keeps free for them. */
  lay(board: Board, host: HTMLElement): void;
}

/** The lines of all players, the far one first. */
export function players(
  element: HTMLElement,
  painter: Painter,
  levels: readonly string[],
): Players {
  /** Where the lines lie on the board; they are written anew at every change. */
  let strips: { far: Box; near: Box } | null = null;
  const lay = () => {
    const lines = element.querySelectorAll<HTMLElement>(".player");
    lines.forEach((line, index) => {
      const strip = strips && stripOf(strips, index, lines.length);
      line.style.cssText = strip
        ? `left:${strip.x}px;top:${strip.y}px;width:${strip.width}px;height:${strip.height}px`
        : "";
    });
  };
  return {
    element,
    update(moment) {
      const { view, seats } = moment;
      const near = sideAtHand(view, seats);
      const order = [...view.sides].sort((a, b) => Number(a === near) - Number(b === near));
      fill(element, ...order.map((side) => line(moment, side, painter, levels)));
      lay();
    },
    lay(board, host) {
      const frame = element.parentElement?.getBoundingClientRect();
      const box = host.getBoundingClientRect();
      const x = box.left - (frame?.left ?? 0) + (box.width - board.width) / 2;
      const y = box.top - (frame?.top ?? 0) + (box.height - board.height) / 2;
      const moved = (strip: Box) => ({ ...strip, x: strip.x + x, y: strip.y + y });
      const { far, near } = board.strips ?? {};
      strips = far && near ? { far: moved(far), near: moved(near) } : null;
      lay();
    },
  };
}

/** The side that sits at the near edge of the board. */
function sideAtHand(view: View, seats: Moment["seats"]): string | undefined {
  if (isOwnView(view)) return nearSide(view);
  return view.sides[isTurned(view, seats, settings().seating) ? 1 : 0];
}

/** The last line is the near one; the others share the far strip. */
function stripOf({ far, near }: { far: Box; near: Box }, index: number, lines: number): Box {
  if (index === lines - 1) return near;
  const width = far.width / (lines - 1);
  return { ...far, x: far.x + index * width, width };
}

function line(
  moment: Moment,
  side: string,
  painter: Painter,
  levels: readonly string[],
): HTMLElement {
  const person = who(moment, side, levels);
  const counted = counts(moment, side);
  return make(
    "div",
    { class: "player", "data-side": side },
    picture(28, (ctx, look) => painter.icon(ctx, 28, side, look)),
    make("b", {}, sideName(moment, side)),
    make("small", { class: "long" }, [person, counted].filter(Boolean).join(" · ")),
    make(
      "small",
      { class: "short", "aria-hidden": "true" },
      ...fewCounts(moment, side).map((few) => make("span", {}, few)),
    ),
  );
}
