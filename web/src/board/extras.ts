/** Buttons for what is done with tokens: dice to be thrown, numbers to be marked. */
import type { Token, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import type { Extra } from "./grid";
import { actionWords, moveWords } from "./names";
import type { Board, Box } from "./painter";

/** The dice before the first throw, by the ids they will have. */
const TO_COME: Token[] = ["d0", "d1", "d2"].map((id) => ({
  id,
  kind: "die",
  side: "",
  value: 0,
  used: false,
}));

/** A button over the dice that can be thrown, and one over the tokens of every move without a path. */
export function extras(view: View, board: Board, messages: Messages): Extra[] {
  const lying = view.tokens.filter(({ kind }) => kind === "die");
  const throwing = view.actions
    .filter(({ id, enabled }) => id === "throw" && enabled)
    .map(({ id, text }) => ({
      text,
      name: actionWords(view, id, messages),
      tokens: lying.length > 0 ? lying : TO_COME,
    }));
  const using = view.moves
    .filter(({ path }) => path.length === 0)
    .map((move) => ({
      text: move.text,
      name: moveWords(view, move, messages),
      tokens: view.tokens.filter(({ id }) => move.uses.includes(id)),
    }));
  return [...throwing, ...using].flatMap(({ text, name, tokens }) => {
    const boxes = tokens.map((token) => board.token(view, token));
    const box = around(boxes.filter((one) => one !== null));
    return box ? [{ text, name, box }] : [];
  });
}

/** The smallest box around all of them. */
function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
