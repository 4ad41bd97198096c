/** Buttons over tokens: dice to roll, numbers to mark. */
import type { Token, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import type { Extra } from "./grid";
import { actionWords, moveWords } from "./names";
import type { Board, Box } from "./painter";

/** Placeholders for the dice before the first roll, with the ids that the dice will have. */
const PLACEHOLDERS: Token[] = ["d0", "d1", "d2"].map((id) => ({
  id,
  kind: "die",
  side: "",
  value: 0,
  used: false,
}));

/** Returns buttons over the dice before a roll, and over the tokens of moves without a path. */
export function extras(view: View, board: Board, messages: Messages): Extra[] {
  const dice = view.tokens.filter(({ kind }) => kind === "die");
  const rolls = view.actions
    .filter(({ id, enabled }) => id === "throw" && enabled)
    .map(({ id, text }) => ({
      text,
      name: actionWords(view, id, messages),
      tokens: dice.length > 0 ? dice : PLACEHOLDERS,
    }));
  const tokenMoves = view.moves
    .filter(({ path }) => path.length === 0)
    .map((move) => ({
      text: move.text,
      name: moveWords(view, move, messages),
      tokens: view.tokens.filter(({ id }) => move.uses.includes(id)),
    }));
  const boxOf = (tokens: View["tokens"]) =>
    boundingBox(tokens.map((token) => board.token(view, token)).filter((box) => box !== null));
  const rollButtons = rolls.flatMap(({ text, name, tokens }) => {
    const box = boxOf(tokens);
    return box ? [{ text, name, box: enlarge(box, board) }] : [];
  });
  const tokenButtons = tokenMoves.flatMap(({ text, name, tokens }) => {
    const box = boxOf(tokens);
    return box ? [{ text, name, box }] : [];
  });
  return [...rollButtons, ...tokenButtons];
}

/** Minimum width and height of the dice button, in CSS pixels. A roll is the only action then. */
const TOUCH_SIZE = 44;

/** Enlarges a box to the minimum size for fingers, within the board. */
function enlarge({ x, y, width, height }: Box, board: Pick<Board, "width" | "height">): Box {
  const across = span(x, width, board.width);
  const down = span(y, height, board.height);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

function span(start: number, length: number, limit: number): { start: number; length: number } {
  const size = Math.min(limit, Math.max(TOUCH_SIZE, length));
  const centred = start - (size - length) / 2;
  return { start: Math.max(0, Math.min(limit - size, centred)), length: size };
}

/** Bounding box of all boxes; null if there are none. */
function boundingBox(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
