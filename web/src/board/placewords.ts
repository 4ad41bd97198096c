/** What is said of one place: where it is, what stands there, what is known and can be done. */
import type { Mark, Move, Piece, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { type Interaction, PLAIN } from "./interaction";
import { contents, labelOf, moveWords } from "./names";

/**
 * A place as the grid names it: what stands there, where it is, what can be done, then what else
 * is known. `brief` leaves that out, and of a label all but the name; the label of a sheet's cell
 * is its number and stays.
 */
export function placeWords(
  view: View,
  id: string,
  interaction: Interaction,
  messages: Messages,
  brief = false,
): string {
  const place = view.places.find((other) => other.id === id);
  if (!place) return "";
  // The label of a captured stone names it.
  const named = (piece: Piece) =>
    piece.place === id && piece.value === String(place.label.params.value);
  const isNamed = view.pieces.some(named);
  const there = isNamed ? [] : contents(view, id, messages);
  // A letter that begins the square's own name, or a number in its label, has been said with it.
  const { value } = place;
  const told = value !== "" && Object.values(place.label.params).map(String).includes(value);
  const printed = told || place.name.startsWith(value) ? "" : value;
  // The label of a sheet's cell tells what is on it.
  const isTold = isNamed || there.length > 0 || ["cell", "end"].includes(place.kind);
  const nothing = isTold ? [] : [messages.text("place-empty")];
  const marks = place.marks
    .filter((code) => code !== place.label.params.name && !brief)
    .map((code) => markWords(view, code, ![null, id].includes(interaction.chosen), messages));
  const drawn = view.marks
    .filter(({ path }) => path.includes(id))
    .map((mark) => drawnWords(view, id, mark, interaction.chosen, messages));
  return [
    ...there,
    ...nothing,
    brief && place.name && place.kind !== "cell" ? place.name : labelOf(view, place, messages),
    brief ? "" : printed,
    possible(view, id, interaction, messages),
    ...marks,
    ...drawn,
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a place is marked with; a rule of it is told where something might go there. */
function markWords(view: View, code: string, goes: boolean, messages: Messages): string {
  const isRule = messages.attribute(messages.id("mark", code, view) ?? "", "when") === "chosen";
  return isRule && !goes ? "" : messages.say("mark", { code, params: {} }, view);
}

/**
 * What a mark says of a place on its path: by its kind, told from the end at which the place lies,
 * or by its code. What a move would bring is said of its end while its beginning is chosen.
 */
function drawnWords(
  view: View,
  id: string,
  { kind, path, label }: Mark,
  chosen: string | null,
  messages: Messages,
): string {
  if (messages.id("drawn", kind, view)) {
    if (kind === "would" && (path[0] !== chosen || path[1] !== id)) return "";
    const here = id === path[1] ? "target" : "from";
    return messages.say("drawn", { code: kind, params: { ...label.params, here } }, view);
  }
  return messages.id("mark", label.code, view) ? messages.say("mark", label, view) : "";
}

/** What a place of its kind is for, what is known of its name, and what its tile makes with others. */
export function placeNote(view: View, id: string, messages: Messages): string {
  const place = view.places.find((other) => other.id === id);
  const codes = place ? [place.kind, ...place.marks] : [];
  const groups = view.marks.filter(({ kind, path }) => kind === "group" && path.includes(id));
  const notes = [
    ...codes.map((code) => messages.id("about", code, view)),
    ...groups.map(({ label }) => messages.id("grouping", label.code, view)),
  ];
  const told = notes.flatMap((note) => (note ? [messages.text(note)] : []));
  return told.map((text) => text.replace(/[^.]$/, "$&.")).join(" ");
}

/** What pressing a place would do now, or what could be begun there. */
function possible(view: View, place: string, interaction: Interaction, messages: Messages): string {
  const move = interaction.move(place);
  if (place === interaction.chosen) {
    const chosen = messages.text("place-chosen");
    if (!move) return chosen;
    return `${chosen}, ${messages.text("press-again", { move: moveWords(view, move, messages) })}`;
  }
  const target = interaction.targets.find((other) => other.place === place);
  if (target) {
    const code = target.takes ? "takes" : move?.takes.length ? "passes" : "goes";
    return messages.say(
      "target",
      { code, params: { dice: diceOf(view, move ? [move] : []) } },
      view,
    );
  }
  if (interaction.chosen || !interaction.movable.includes(place)) return "";
  const from = view.moves.filter(({ path }) => path[0] === place);
  const shortest = Math.min(...from.map(({ path }) => path.length));
  const first = from.filter(({ path }) => path.length === shortest);
  const dice = [...new Set(diceOf(view, first))];
  const preview = shortest === 1 && first[0] ? moveWords(view, first[0], messages) : "";
  const kind = first[0]?.kind ?? PLAIN;
  return messages.say("place", { code: "movable", params: { dice, kind, move: preview } }, view);
}

/** The values of the tokens that moves use up, in the order of their use. */
function diceOf(view: View, moves: readonly Move[]): number[] {
  const values = new Map(view.tokens.map(({ id, value }) => [id, value]));
  return moves.flatMap(({ uses }) => uses.map((id) => values.get(id) ?? 0));
}
