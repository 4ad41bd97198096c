/** Describes hints. This module is loaded with the first hint. */
import type { Hint, Move, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { fromPlace } from "./announcements";
import { actionWords, moveWords, placeLabel, withNames } from "./names";

/** Returns a hint in words: the move and its reasons. */
export function hintWords(view: View, hint: Hint, messages: Messages): string {
  const moves = view.moves.filter(({ text }) => `${hint.text} `.startsWith(`${text} `));
  const move = moves.sort((a, b) => b.text.length - a.text.length)[0];
  const action = view.actions.find(({ text }) => text === hint.text);
  const moveText = move
    ? adviceWords(view, move, messages)
    : actionWords(view, action?.id ?? hint.text, messages);
  const reasons = [hint.reason, ...hint.more].map((why) => messages.say("hint", why, view));
  return messages.text("hint-says", { move: moveText, reason: reasons.join(" ") });
}

/** Returns a move as advice that names the piece first: "Move the man on 12 to 7 with the 5". */
function adviceWords(view: View, move: Move, messages: Messages): string {
  const [from] = move.path;
  const code = `do_${move.label.code}`;
  if (!messages.id("hint", code, view))
    return fromPlace(placeLabel(view, from, messages), [moveWords(view, move, messages)], messages);
  const value = view.pieces.find(({ place }) => place === from)?.value ?? "";
  const params = { value, ...withNames(view, move.path, move.label.params, messages) };
  return messages.say("hint", { code, params }, view);
}
