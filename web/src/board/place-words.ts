/** Describes a place to screen readers: position, pieces, marks and possible actions. */
import type { Mark, Move, Piece, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { type Interaction, PLAIN } from "./interaction";
import { contents, labelOf, moveWords } from "./names";

/**
 * Return the accessible name of a place: its pieces (or "empty"), its label, its inscription (a
 * permanent digit or letter), the possible action and its marks, in this order. If `brief`, omit
 * the inscription and `Place.marks`, and use the short name ("d3") instead of the label, except for
 * cells of puzzles, whose label contains their number. Return "" for an unknown place.
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
  // Omit pieces that the label already describes: the label of a slot (for one captured stone)
  // names the stone, and the label of a stock (of tiles to draw) counts its hidden tiles.
  const isNamedBy = ({ place: at, value }: Piece) =>
    at === id && (place.kind === "stock" ? !value : value === String(place.label.params.value));
  const isNamed = view.pieces.some(isNamedBy);
  const pieces = isNamed ? [] : contents(view, id, messages);
  // Omit the inscription if the place's label contains it or its short name begins with it.
  const { value } = place;
  const isInLabel = value !== "" && Object.values(place.label.params).map(String).includes(value);
  const inscription = isInLabel || place.name.startsWith(value) ? "" : value;
  // The labels of puzzle cells, and of the ends of a line of dominoes, already name their content.
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
 * Return the text of a mark of a place. A mark can be a rule for men that arrive on the place, such
 * as "only one man": then return "" unless `isTarget` is true (another place is chosen).
 */
function markWords(view: View, code: string, isTarget: boolean, messages: Messages): string {
  const isHidden = isRule(view, code, messages) && !isTarget;
  return isHidden ? "" : messages.say("mark", { code, params: {} }, view);
}

/** True if a mark is a rule for arriving men (`markWords`): its message has `when = chosen`. */
function isRule(view: View, code: string, messages: Messages): boolean {
  return messages.attribute(messages.id("mark", code, view) ?? "", "when") === "chosen";
}

/**
 * Describe a mark of `View.marks` at the place `id`, which is in the path of the mark; "" if there
 * is no message. The message can have two forms, one for the second place of the path (the target)
 * and one for all others. A mark of the kind "would" shows the effect of a possible move from the
 * first to the second place: only the second has a text, and only while the first is chosen.
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

/**
 * Explain a place in sentences: its kind, its marks and, for a domino, the named groups of tiles
 * that contain it, such as "force". While another place is chosen, omit rules for arriving men
 * (`isRule`), because the name of the place's cell then contains them.
 */
export function placeNote(
  view: View,
  id: string,
  chosen: string | null,
  messages: Messages,
): string {
  const place = view.places.find((other) => other.id === id);
  const isTarget = chosen !== null && chosen !== id;
  const marks = place?.marks.filter((code) => !(isTarget && isRule(view, code, messages))) ?? [];
  const codes = place ? [place.kind, ...marks] : [];
  const groups = view.marks.filter(({ kind, path }) => kind === "group" && path.includes(id));
  const notes = [
    ...codes.map((code) => messages.id("about", code, view)),
    ...groups.map(({ label }) => messages.id("grouping", label.code, view)),
  ];
  const sentences = notes.flatMap((note) => (note ? [messages.text(note)] : []));
  return sentences.map((text) => text.replace(/[^.]$/, "$&.")).join(" ");
}

/** Describe the effect of pressing a place, or the moves that begin there; "" if there are none. */
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

/** Return the values of the tokens (dice) that moves use, in the order of the moves. */
function diceOf(view: View, moves: readonly Move[]): number[] {
  const values = new Map(view.tokens.map(({ id, value }) => [id, value]));
  return moves.flatMap(({ uses }) => uses.map((id) => values.get(id) ?? 0));
}
