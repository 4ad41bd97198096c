/**
 * Properties of a view: the side that has to act, the orientation of the board, the available
 * actions, and whether the game is a puzzle.
 */
import type { GameInfo, Seat, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import type { TablePreferences } from "./controls";
import type { Look } from "./painter";

export type Seats = Readonly<Record<string, Seat>>;

const isHuman = (seats: Seats) => (side: string) => (seats[side]?.kind ?? "human") === "human";

/** Return the sides of human players on this device. */
export function humanSides({ sides }: View, seats: Seats): string[] {
  return sides.filter(isHuman(seats));
}

/** Return the side of the only human player; null if there are several or none. */
export function onlyHuman(view: View, seats: Seats): string | null {
  const [first, ...others] = humanSides(view, seats);
  return first && others.length === 0 ? first : null;
}

/** True if a human player has to act: to move, to roll the dice, or to roll for the first turn. */
export function isHumanTurn({ actor, sides }: View, seats: Seats): boolean {
  if (actor.kind === "over") return false;
  return actor.side === null ? sides.some(isHuman(seats)) : isHuman(seats)(actor.side);
}

/** True if only a player on another device can act now, in a game by letter (correspondence). */
export function isRemoteTurn({ actor, sides }: View, seats: Seats): boolean {
  if (actor.kind === "over") return false;
  const acting = actor.side === null ? sides : [actor.side];
  return acting.every((side) => seats[side]?.kind === "away");
}

/**
 * True if a view shows an earlier ply at which a computer has to move. The computer waits, because
 * its move would delete the later plies.
 */
export function isPastOfComputer(view: View, seats: Seats): boolean {
  const isOpen = view.actor.kind !== "over" && !isRemoteTurn(view, seats);
  return isOpen && view.ahead > 0 && !isHumanTurn(view, seats);
}

/** True for domino games with a line of tiles, where `nearSide` is always at the near edge. */
export function isOwnView({ places }: View): boolean {
  return places.some(({ kind }) => kind === "line" || kind === "end");
}

/**
 * Return the side to which the texts refer as the user's own. In domino games with a line of tiles
 * (see `isOwnView`), this side is at the near edge. It is the viewer or, in a view without viewer,
 * the side to move; if there is neither, it is the first side.
 */
export function nearSide({ viewer, actor, sides }: View): string {
  const turn = actor.kind === "over" ? null : actor.side;
  return viewer || (turn ?? sides[0] ?? "");
}

/**
 * Return a text that identifies the layout of the board: the places with their kinds and values
 * and, in domino games with a line of tiles (see `isOwnView`), the near side and the number of
 * tiles in each hand and in the stock.
 */
export function layoutKey(view: View): string {
  const { places, pieces } = view;
  const shown = places.map(({ id, kind, value }) => [id, kind, value].join());
  if (!isOwnView(view)) return shown.join();
  const held = places
    .filter(({ kind }) => kind === "hand" || kind === "stock")
    .map(({ id }) => pieces.filter(({ place }) => place === id).length);
  return [...shown, nearSide(view), ...held].join();
}

/**
 * True if the board is rotated by 180 degrees: if the viewer is not the first side, and either is
 * the only human player or has chosen to rotate the board every turn (`seating`). Always false for
 * a board that is drawn as the viewer sees it (see `isOwnView`).
 */
export function isTurned(view: View, seats: Seats, seating: TablePreferences["seating"]): boolean {
  if (isOwnView(view)) return false;
  const far = view.viewer !== view.sides[0];
  return far && (humanSides(view, seats).length === 1 || seating === "turned");
}

/** Return the board's appearance for these players and preferences; `view` is null at the start. */
export function lookOf(
  view: View | null,
  seats: Seats,
  preferences: TablePreferences,
  messages: Messages,
): Omit<Look, "ratio"> {
  const { theme, shape, seating, way } = preferences;
  const count = view ? humanSides(view, seats).length : 0;
  const turned = view !== null && isTurned(view, seats, seating);
  const across = count > 1 && seating === "table" && view !== null && !isOwnView(view);
  const names = view ? namesOf(view, seats, messages) : {};
  const areas = view ? areaNames(view, messages) : {};
  return { theme, shape, turned, across, way, names, areas };
}

/** Return the names of areas beside the board, such as "in hand", keyed by the kind of place. */
function areaNames(view: View, messages: Messages): Record<string, string> {
  const kinds = ["cell", "hand", "tray"].map((kind) => [kind, messages.id("area", kind, view)]);
  return Object.fromEntries(kinds.flatMap(([kind, id]) => (id ? [[kind, messages.text(id)]] : [])));
}

/** Return the names of the players by side: "You" for the only human player, except in puzzles. */
function namesOf(view: View, seats: Seats, messages: Messages): Record<string, string> {
  const you = onlyHuman(view, seats);
  const name = (side: string) =>
    side === you && view.sides.length > 1 ? messages.text("player-you") : messages.side(side, view);
  return Object.fromEntries(view.sides.map((side) => [side, name(side)]));
}

export const ENDING_ACTIONS: readonly string[] = ["resign", "end"];

/** Return the enabled actions, except those that end the game (`ENDING_ACTIONS`). */
export function availableActions({ actions }: View): View["actions"] {
  return actions.filter(({ id, enabled }) => enabled && !ENDING_ACTIONS.includes(id));
}

/**
 * Return the text of the only possible move or action; null if there are several or none. Ignore
 * actions that end the game, the action `sit` (it shows a covered hand and has no text), and moves
 * that continue a shorter legal move: they can be completed after the shorter move.
 */
export function onlyChoice(view: View): string | null {
  const texts = new Set([...view.moves, ...availableActions(view)].map(({ text }) => text));
  texts.delete("");
  const steps = [...texts].filter(
    (text) => ![...texts].some((other) => text.startsWith(`${other} `)),
  );
  return steps.length === 1 ? (steps[0] ?? null) : null;
}

/** True if a move or an enabled action has this text. */
export function isOffered({ moves, actions }: View, text: string): boolean {
  return [...moves, ...actions.filter(({ enabled }) => enabled)].some((item) => item.text === text);
}

/** True if the turn of a human player ended between the two views, and the game is not over. */
export function endsTurn(before: View, { actor }: View, seats: Seats): boolean {
  if (before.actor.kind !== "seat" || actor.kind === "over") return false;
  return isHumanTurn(before, seats) && actor.side !== before.actor.side;
}

/** True if the game is a puzzle: it has a single player. */
export function isPuzzle({ seats }: Pick<GameInfo, "seats">): boolean {
  return seats.length === 1;
}

/**
 * True for a puzzle in which the player arranges tiles on empty cells (Terzett); false if the cells
 * have numbers and the player finds the tiles (Dominosa).
 */
export function isComposing({ tokens }: View): boolean {
  return tokens.some(({ kind }) => kind === "stock");
}
