/** Describes a place to screen readers: position, pieces, marks and possible actions. */
import type { Mark, Move, Piece, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { type Interaction, PLAIN } from "./interaction";
import { contents, labelOf, moveWords } from "./names";

/**
 * Returns the accessible name of a place: pieces, label, possible action, then marks. `brief` omits
 * the inscription and the place's own marks, and uses the short name instead of the label, except
 * for cells of puzzles, whose label is their number.
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
  // The label of a place for a captured stone already names the stone.
  const isNamedBy = (piece: Piece) =>
    piece.place === id && piece.value === String(place.label.params.value);
  const isNamed = view.pieces.some(isNamedBy);
  const pieces = isNamed ? [] : contents(view, id, messages);
  // Skips an inscription that the label or the name already contains.
  const { value } = place;
  const isInLabel = value !== "" && Object.values(place.label.params).map(String).includes(value);
  const inscription = isInLabel || place.name.startsWith(value) ? "" : value;
  // The label of a puzzle's cell includes its content.
  const isDescribed = isNamed || pieces.length > 0 || ["cell", "end"].includes(place.kind);
  const empty = isDescribed ? [] : [messages.text("place-empty")];
  const marks = place.marks
    .filter((code) => code !== place.label.params.name && !brief)
    .map((code) => markWords(view, code, ![null, id].includes(interaction.chosen), messages));
  const viewMarks = view.marks
    .filter(({ path }) => path.includes(id))
    .map((mark) => viewMarkWords(view, id, mark, interaction.chosen, messages));
  return [
    ...pieces,
    ...empty,
    brief && place.name && place.kind !== "cell" ? place.name : labelOf(view, place, messages),
    brief ? "" : inscription,
    possibleActions(view, id, interaction, messages),
    ...marks,
    ...viewMarks,
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * Returns the text of a place's mark; "" for a rule about targets, unless another place is chosen.
 */
function markWords(view: View, code: string, isTarget: boolean, messages: Messages): string {
  const isRule = messages.attribute(messages.id("mark", code, view) ?? "", "when") === "chosen";
  return isRule && !isTarget ? "" : messages.say("mark", { code, params: {} }, view);
}

/**
 * Returns the text of a mark for a place on its path, worded for the start or the target. A mark of
 * kind "would" (an effect of a move) is used for the target of the chosen piece only.
 */
function viewMarkWords(
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

/** Explains a place in sentences: its kind, its marks, and the groups to which its tile belongs. */
export function placeNote(view: View, id: string, messages: Messages): string {
  const place = view.places.find((other) => other.id === id);
  const codes = place ? [place.kind, ...place.marks] : [];
  const groups = view.marks.filter(({ kind, path }) => kind === "group" && path.includes(id));
  const notes = [
    ...codes.map((code) => messages.id("about", code, view)),
    ...groups.map(({ label }) => messages.id("grouping", label.code, view)),
  ];
  const sentences = notes.flatMap((note) => (note ? [messages.text(note)] : []));
  return sentences.map((text) => text.replace(/[^.]$/, "$&.")).join(" ");
}

/**
 * Describes the effect of pressing a place, or the moves that begin there; "" if there are none.
 */
function possibleActions(
  view: View,
  place: string,
  interaction: Interaction,
  messages: Messages,
): string {
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

/** Returns the values of the tokens that moves use, in order. */
function diceOf(view: View, moves: readonly Move[]): number[] {
  const values = new Map(view.tokens.map(({ id, value }) => [id, value]));
  return moves.flatMap(({ uses }) => uses.map((id) => values.get(id) ?? 0));
}
