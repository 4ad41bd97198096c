/** Asks for confirmation, then deletes this player's side of a game. */
import { footButton, openDialog } from "../shell/dialog";
import { make } from "../shell/dom";
import { t } from "../shell/words";
import { forgetLetter } from "./kept";

export function openForgetting(id: string): void {
  const forget = async () => {
    await forgetLetter(id);
    location.assign("./");
  };
  const dialog = openDialog({
    title: t("letter-delete-title"),
    body: [make("p", {}, t("letter-delete-lead"))],
    foot: [
      footButton(t("shell-cancel"), () => dialog.close()),
      footButton(t("letter-delete-now"), () => void forget(), true),
    ],
  });
}
