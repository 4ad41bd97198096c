/** Giving up a puzzle: asks for confirmation and shows the solution on the board. */
import type { Signal } from "@preact/signals-core";
import type { Engine } from "../engine/client";
import { isEngineGone, type Mark, positionRef, type View } from "../engine/protocol";
import { footButton, openDialog } from "../kit/dialog";
import { make } from "../kit/dom";
import { t } from "../kit/words";

/** Ask in a dialog whether to give up. Resolve with true if the user confirms. */
export function askToGiveUp(): Promise<boolean> {
  return new Promise((resolve) => {
    let sure = false;
    const dialog = openDialog({
      title: t("give-up-title"),
      body: [make("p", {}, t("give-up-lead"))],
      foot: [
        footButton(t("give-up-no"), () => dialog.close()),
        footButton(
          t("give-up-yes"),
          () => {
            sure = true;
            dialog.close();
          },
          true,
        ),
      ],
      onclose: () => resolve(sure),
    });
  });
}

/**
 * Request the solution of a puzzle, and set the signal `solution` to one mark per tile. Do nothing
 * if the engine has stopped, or if `isCurrent` returns false when the solution arrives.
 */
export async function showKey(
  engine: Pick<Engine, "request">,
  view: View,
  solution: Signal<Mark[]>,
  isCurrent: () => boolean,
): Promise<void> {
  try {
    const { key } = await engine.request("key", positionRef(view));
    if (isCurrent()) solution.value = keyMarks(view, key);
  } catch (error) {
    if (isCurrent() && !isEngineGone(error)) throw error;
  }
}

/**
 * Convert a solution to marks of its tiles on the view's cells. Each character of a row denotes one
 * half of a tile: `<` left, `>` right, `^` upper, `v` lower.
 */
export function keyMarks({ places }: View, key: readonly string[]): Mark[] {
  const at = new Map(places.map(({ id, row, column }) => [`${row} ${column}`, id]));
  const label = { code: "", params: {} };
  return places.flatMap(({ id, row, column }) => {
    const sign = key[row]?.[column];
    const other =
      sign === "<" ? `${row} ${column + 1}` : sign === "^" ? `${row + 1} ${column}` : "";
    const end = at.get(other);
    return end ? [{ kind: "key", side: "", path: [id, end], label }] : [];
  });
}
