/** Who is to act in a view, how the board lies for them, and whether there is any choice. */
import type { Seat, View } from "../engine/protocol";
import type { TablePreferences } from "./controls";
import type { Look } from "./painter";

export type Seats = Readonly<Record<string, Seat>>;

const isHuman = (seats: Seats) => (side: string) => (seats[side]?.kind ?? "human") === "human";

/** The sides that people play. */
export function people({ sides }: View, seats: Seats): string[] {
  return sides.filter(isHuman(seats));
}

/** The one person at the table; null with several or none. */
export function onlyPerson(view: View, seats: Seats): string | null {
  const [first, ...others] = people(view, seats);
  return first && others.length === 0 ? first : null;
}

/** Whether a person is to act: to choose, or to throw for a side or for the start. */
export function isPersons({ actor, sides }: View, seats: Seats): boolean {
  if (actor.kind === "over") return false;
  return actor.side === null ? sides.some(isHuman(seats)) : isHuman(seats)(actor.side);
}

/** Whether whoever is to act is far away and plays in a letter. */
export function isFarAway({ actor, sides }: View, seats: Seats): boolean {
  if (actor.kind === "over") return false;
  const acting = actor.side === null ? sides : [actor.side];
  return acting.every((side) => seats[side]?.kind === "away");
}

/** Whether a view is laid out for its viewer, and read from one side only: a line of tiles is. */
export function isOwnView({ places }: View): boolean {
  return places.some(({ kind }) => kind === "line" || kind === "end");
}

/** Who sits at the near side of such a view: the viewer, or whoever is to play. */
export function nearSide({ viewer, actor, sides }: View): string {
  const turn = actor.kind === "over" ? null : actor.side;
  return viewer || (turn ?? sides[0] ?? "");
}

/** Whether the far player sits at the near side: alone, or because the board is turned for him. */
export function isTurned(view: View, seats: Seats, seating: TablePreferences["seating"]): boolean {
  if (isOwnView(view)) return false;
  const far = view.viewer !== view.sides[0];
  return far && (people(view, seats).length === 1 || seating === "turned");
}

/** How the board is to be read. */
export function lookOf(
  view: View | null,
  seats: Seats,
  preferences: TablePreferences,
): Omit<Look, "ratio"> {
  const { theme, shape, seating, way } = preferences;
  const count = view ? people(view, seats).length : 0;
  const turned = view !== null && isTurned(view, seats, seating);
  const across = count > 1 && seating === "table" && view !== null && !isOwnView(view);
  return { theme, shape, turned, across, way };
}

/** Actions with which a game is ended and not played on. */
export const ENDING: readonly string[] = ["resign", "end"];

/** The text of the one thing that can be done, or null where there is a choice. */
export function onlyChoice({ moves, actions }: View): string | null {
  const open = actions.filter(({ id, enabled }) => enabled && !ENDING.includes(id));
  const texts = new Set([...moves, ...open].map(({ text }) => text));
  const steps = [...texts].filter(
    (text) => ![...texts].some((other) => text.startsWith(`${other} `)),
  );
  return steps.length === 1 ? (steps[0] ?? null) : null;
}

/** Whether a move or action of this text can be chosen. */
export function offers({ moves, actions }: View, text: string): boolean {
  return [...moves, ...actions.filter(({ enabled }) => enabled)].some((one) => one.text === text);
}

/** Whether a person's turn has ended, though not the game, between a view and the next. */
export function endsTurn(before: View, { actor }: View, seats: Seats): boolean {
  if (before.actor.kind !== "seat" || actor.kind === "over") return false;
  return isPersons(before, seats) && actor.side !== before.actor.side;
}
