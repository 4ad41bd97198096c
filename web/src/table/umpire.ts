/** Dialog to enter rolls of real dice, for a person who operates the board beside a replica. */
import { html } from "lit-html";
import { keyOf } from "../board/keyboard";
import type { TableControls } from "../board/table";
import type { TableSnapshot } from "../contracts/table-snapshot";
import { bodyOf, footButton, openDialog } from "../kit/dialog";
import { find } from "../kit/dom";
import { drawIn } from "../kit/draw";
import { t } from "../kit/words";

/** Asks for a roll and plays it. The engine reports errors in the roll. */
export function openUmpire(table: TableControls, { view }: TableSnapshot): void {
  const open = view.actions.some(({ id, enabled }) => id === "throw" && enabled);
  const field = () => find<HTMLInputElement>("#typed-throw", dialog);
  const enter = () => {
    const dice = field()
      .value.trim()
      .replace(/[\s,]+/g, "-");
    if (!dice) return field().focus();
    dialog.close();
    void table.play(`throw ${dice}`);
  };
  const key = (event: KeyboardEvent) => {
    if (keyOf(event) !== "Enter") return;
    // Otherwise the same key would press the button with the focus after the dialog is closed.
    event.preventDefault();
    enter();
  };
  const asked = () => html`<label class="stacked" for="typed-throw">${t("umpire-label")}<input
      class="field"
      id="typed-throw"
      inputmode="text"
      autocomplete="off"
      size="8"
      @keydown=${key}
    /></label>`;
  const dialog = openDialog({
    title: t("umpire-title"),
    body: [],
    foot: open ? [footButton(t("umpire-enter"), enter, true)] : [],
    onclose: () => end(),
  });
  const end = drawIn(
    bodyOf(dialog),
    () => html`<p>${t("umpire-lead")}</p>
      ${open ? asked() : html`<p>${t("umpire-not-now")}</p>`}`,
  );
  if (open) field().focus();
}
