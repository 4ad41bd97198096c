/** The controls for undo and redo, on every page with a board. */
import { html, type TemplateResult } from "lit-html";
import type { TableControls } from "../board/table";
import type { Step, View } from "../engine/protocol";
import { type ButtonParts, button } from "../kit/button";
import { t, words } from "../kit/words";

/** The methods of the table (the match on the page) that these controls use. */
type Steps = Pick<TableControls, "undo" | "redo">;

/**
 * Return the undo button. It is disabled if no step can be undone, or if another player must act
 * (`yours` is false). The tooltip shows why no step can be undone, if the engine gives a reason.
 * `parts` override the properties of the button, such as look and label.
 */
export function undoButton(
  view: View,
  table: Pick<Steps, "undo">,
  { yours = true, ...parts }: Partial<ButtonParts> & { yours?: boolean },
): TemplateResult {
  return button({
    sign: "undo",
    words: t("act-undo"),
    act: "undo",
    ...stepState(view, view.undo, yours),
    press: () => void table.undo(),
    ...parts,
  });
}

/**
 * Return the undo button, and the redo button while a step can be redone. If `yours` is false
 * (another player must act), both are disabled.
 */
export function undoPair(view: View, table: Steps, yours = true): TemplateResult {
  const redo = button({
    sign: "redo",
    words: null,
    label: t("act-redo"),
    act: "redo",
    hidden: view.ahead === 0,
    ...stepState(view, view.redo, yours),
    press: () => void table.redo(),
  });
  return html`<div class="pair">${undoButton(view, table, { yours })}${redo}</div>`;
}

function stepState(
  view: View,
  { enabled, reason }: Step,
  yours: boolean,
): Pick<ButtonParts, "closed" | "why"> {
  const why = reason ? words().say("reason", reason, view) : "";
  return { closed: !enabled || !yours, why };
}
