/** Names of places, pieces, moves and actions. */
import type { Move, Piece, Place, View } from "../engine/protocol";
import type { Messages, Params } from "../i18n/messages";

export function placeLabel(view: View, id: string | undefined, messages: Messages): string {
  const place = view.places.find((other) => other.id === id);
  return place ? labelOf(view, place, messages) : "";
}

/** Returns the label of a place. Its parameter `own` is true if the place is the viewer's. */
export function labelOf(view: View, { label, side }: Place, messages: Messages): string {
  const own = side !== "" && side === view.viewer;
  return messages.say("label", { ...label, params: { ...label.params, own } }, view);
}

/** Returns the viewer's name of a place, such as "7", or its label, such as "the bar". */
function nameOf(view: View, id: string | undefined, messages: Messages): string {
  return view.places.find((other) => other.id === id)?.name || placeLabel(view, id, messages);
}

/**
 * Returns parameters of a message in which the mover's numbers of places are replaced by the
 * viewer's names.
 */
export function withNames(view: View, path: string[], params: Params, messages: Messages): Params {
  if (path.length === 0) return params;
  const first = nameOf(view, path[0], messages);
  const names = { from: first, to: nameOf(view, path.at(-1), messages), at: first };
  return { ...params, ...names };
}

/** Returns a move in words: "2 to 7 with the 5". */
export function moveWords(view: View, move: Move, messages: Messages): string {
  const { code, params } = move.label;
  return messages.say(
    "label",
    { code, params: withNames(view, move.path, params, messages) },
    view,
  );
}

/** Returns a short name of a move or an action. A move with one place has the name of the place. */
export function moveName(view: View, text: string, messages: Messages): string {
  const action = view.actions.find((other) => other.text === text);
  if (action) return actionWords(view, action.id, messages);
  const move = view.moves.find((other) => other.text === text);
  if (move && move.path.length > 1) return moveWords(view, move, messages);
  return move ? placeLabel(view, move.path[0], messages) : actionWords(view, text, messages);
}

export function actionWords(view: View, id: string, messages: Messages): string {
  return messages.say("action", { code: id, params: {} }, view);
}

/** Returns the pieces on a place, grouped and counted: "two ivory men". */
export function contents(view: View, place: string, messages: Messages): string[] {
  const pieces = view.pieces.filter(
    (piece) => piece.place === place || piece.covers.includes(place),
  );
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = [piece.kind, piece.side, piece.value].join();
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups.values()].map((pieces) => {
    const piece = pieces[0] as Piece;
    const codes = [
      ...(piece.value ? [] : [`${piece.kind}_hidden`]),
      `${piece.kind}_${piece.side}`,
      piece.kind,
    ];
    const code = codes.find((id) => messages.id("contents", id, view)) ?? piece.kind;
    const { side, value, layers } = piece;
    const count = pieces.length;
    const words = messages.text("count", { count });
    return messages.say("contents", { code, params: { side, value, layers, count, words } }, view);
  });
}
