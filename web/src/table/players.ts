/** The players' lines: each side's piece, name and player, and counts such as score and pips. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { isOwnView, isTurned, nearSide } from "../board/choices";
import { scoreOf } from "../board/names";
import type { Board, Box, Painter } from "../board/painter";
import type { TableControls } from "../board/table";
import { type Panel, playerName, type TableSnapshot, yourSide } from "../contracts/table-snapshot";
import type { View } from "../engine/protocol";
import { levelName } from "../kit/game-words";
import { settings } from "../kit/settings";
import { t, words } from "../kit/words";
import { canvas } from "./canvas";

/** Size of the picture before a name, in CSS pixels. */
const MAN = 28;

/**
 * Return a text for the player of a side. A computer has the name of its level ("Lusor"), but
 * "computer" if the level is a person ("Aunt Julie"): a single computer's side has that name. A
 * person elsewhere has their name, if known. People at this device have "You", or "" if they play
 * all sides.
 */
export function who(moment: TableSnapshot, side: string): string {
  const seat = moment.seats[side];
  if (seat?.kind === "computer") {
    const named = words().id("name", seat.level, moment.view) !== null;
    // The name of a level without its description: "Lusor" for "Lusor – average player".
    return named
      ? t("player-computer")
      : (levelName(seat.level, moment.view).split(" – ")[0] ?? "");
  }
  if (seat?.kind === "away") return seat.name || t("player-away");
  return moment.view.sides.some((other) => (moment.seats[other]?.kind ?? "human") !== "human")
    ? t("player-you")
    : "";
}

/** Maximum length, in characters, of a line in which `dotted` joins texts beside a name. */
const LINE = 38;

/**
 * Return the score of a side in a series and its counters above 0, in words: "3 of 5 points", "69
 * pips to go", "2 off". In domino games, a caption on the board shows the pips, so they are omitted
 * here until the game is over.
 */
export function counts(moment: TableSnapshot, side: string): string[] {
  const { view } = moment;
  const counters = view.counters
    .filter((counter) => counter.side === side && counter.value > 0)
    .filter(({ code }) => !isCaptioned(view, code))
    .map(({ code, value }) => ({ code, params: { value } }));
  return [...scoreOf(view, side), ...counters]
    .map((counted) => words().say("counter", counted, view))
    .map(unbroken);
}

const isCaptioned = (view: View, code: string) =>
  code === "pips" && isOwnView(view) && view.actor.kind !== "over";

/** Join texts with dots. A line break replaces a dot if a line would exceed `LINE` characters. */
export function dotted(parts: readonly string[]): TemplateResult[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = [...lines.slice(-1), part].join(" · ");
    if (longer.length <= LINE) lines.pop();
    lines.push(longer.length <= LINE ? longer : part);
  }
  return lines.map((line, i) => html`${i > 0 ? html`<br>` : nothing}${line}`);
}

const unbroken = (words: string) => words.replaceAll(" ", "\u00a0");

/**
 * Return the score and the counters of a side in short form, including counters with the value 0.
 * Omit counters without a short message (`short-…`). Like `counts`, omit the pips in domino games
 * until the game is over.
 */
export function fewCounts({ view }: TableSnapshot, side: string): string[] {
  const counters = view.counters
    .filter(({ code, side: of }) => of === side && !isCaptioned(view, code))
    .filter(({ code }) => words().id("short", code, view))
    .map(({ code, value }) => ({ code, params: { value } }));
  return [...scoreOf(view, side), ...counters].map((counted) =>
    words().say("short", counted, view),
  );
}

export interface Players extends Panel {
  /**
   * Move each player's line to its strip, the area that the board reserves for it. Call this after
   * the position of the board on the page has changed.
   */
  updatePosition(): void;
}

/**
 * Panel with one line per player, the player at the near edge last. The board reserves a strip (an
 * area) for each line. `host` contains the board.
 */
export function players(
  element: HTMLElement,
  table: TableControls,
  host: HTMLElement,
  painter: Painter,
): Players {
  let board: Board | null = null;
  const updatePosition = () => {
    const lines = element.querySelectorAll<HTMLElement>(".player");
    const corner = board?.strips && cornerOf(board, host, element);
    lines.forEach((line, index) => {
      const strip = board?.strips && stripOf(board.strips, index, lines.length);
      line.style.cssText =
        corner && strip
          ? `left:${corner.x + strip.x}px;top:${corner.y + strip.y}px;width:${strip.width}px;height:${strip.height}px`
          : "";
    });
  };
  table.on("fitted", (fitted) => {
    board = fitted;
    updatePosition();
  });
  return {
    element,
    updatePosition,
    update(moment) {
      const { view, seats } = moment;
      const near = sideAtHand(view, seats);
      const order = [...view.sides].sort((a, b) => Number(a === near) - Number(b === near));
      const lines = repeat(
        order,
        (side) => side,
        (side) => line(moment, side, painter),
      );
      render(lines, element);
      updatePosition();
    },
  };
}

/** Top left corner of the board in CSS pixels, relative to the parent of `element`. */
function cornerOf({ width, height }: Board, host: HTMLElement, element: HTMLElement) {
  const frame = element.parentElement?.getBoundingClientRect();
  const box = host.getBoundingClientRect();
  return {
    x: box.left - (frame?.left ?? 0) + (box.width - width) / 2,
    y: box.top - (frame?.top ?? 0) + (box.height - height) / 2,
  };
}

/** Return the side at the near edge of the board; undefined if the game has no such side. */
function sideAtHand(view: View, seats: TableSnapshot["seats"]): string | undefined {
  if (isOwnView(view)) return nearSide(view);
  return view.sides[isTurned(view, seats, settings().seating) ? 1 : 0];
}

/**
 * Return the area for the player's line with this index. The last line is in the free strip at the
 * lower edge of the board (`near`); the other lines share the one at the upper edge equally.
 */
function stripOf({ far, near }: { far: Box; near: Box }, index: number, lines: number): Box {
  if (index === lines - 1) return near;
  const width = far.width / (lines - 1);
  return { ...far, x: far.x + index * width, width };
}

function line(moment: TableSnapshot, side: string, painter: Painter): TemplateResult {
  const far = Object.values(moment.seats).some(({ kind }) => kind === "away");
  const first = playerName(moment, side);
  const second = first === t("player-you") ? "" : who(moment, side);
  // In a game by letter (played with links), a known person's name precedes the side's name.
  const isPerson = far && second !== "" && second !== t("player-away");
  const [name, person] = isPerson ? [second, first] : [first, second];
  const few = fewCounts(moment, side);
  const short = few.length > 0 || side !== yourSide(moment) ? few : [person].filter(Boolean);
  return html`<div class="player" data-side=${side}>
    ${canvas(MAN, (ctx, look) => painter.icon(ctx, MAN, side, look), side)}
    <b translate=${name === words().seat(side, moment.view) ? nothing : "no"}><bdi>${name}</bdi></b>
    <small class="long">${dotted([person, ...counts(moment, side)].filter(Boolean))}</small>
    <small class="short" aria-hidden="true">${short.map((one) => html`<span>${one}</span>`)}</small>
  </div>`;
}
