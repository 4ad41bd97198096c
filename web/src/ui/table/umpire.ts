/** Throws of real dice, typed by whoever keeps the board beside a replica. */
import type { TableControls } from "../../board/table";
import { footButton, openDialog } from "../shell/dialog";
import { make } from "../shell/dom";
import { t } from "../shell/words";
import type { Moment } from "./moment";

/** Asks for a throw and plays it; the engine says what is wrong with it. */
export function openUmpire(table: TableControls, { view }: Moment): void {
  const open = view.actions.some(({ id, enabled }) => id === "throw" && enabled);
  const field = make("input", {
    class: "field",
    id: "typed-throw",
    inputmode: "text",
    autocomplete: "off",
    size: 8,
  });
  const enter = () => {
    const dice = field.value.trim().replace(/[\s,]+/g, "-");
    if (!dice) return field.focus();
    dialog.close();
    void table.play(`throw ${dice}`);
  };
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    // Or the same key would press the button that has focus once the dialog is closed.
    event.preventDefault();
    enter();
  });
  const dialog = openDialog({
    title: t("umpire-title"),
    body: open
      ? [
          make("p", {}, t("umpire-lead")),
          make("label", { class: "stacked", for: "typed-throw" }, t("umpire-label"), field),
        ]
      : [make("p", {}, t("umpire-lead")), make("p", {}, t("umpire-not-now"))],
    foot: open ? [footButton(t("umpire-enter"), enter, true)] : [],
  });
  if (open) field.focus();
}
