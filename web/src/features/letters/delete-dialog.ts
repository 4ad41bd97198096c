/** Asks for confirmation, then deletes this player's side of a game. */
import { footButton, openDialog } from "../../kit/dialog";
import { make } from "../../kit/dom";
import { t } from "../../kit/words";
import { deleteLetter } from "./storage";

export function confirmDeletion(id: string): void {
  const deleteGame = async () => {
    await deleteLetter(id);
    location.assign("./");
  };
  const dialog = openDialog({
    title: t("letter-delete-title"),
    body: [make("p", {}, t("letter-delete-lead"))],
    foot: [
      footButton(t("shell-cancel"), () => dialog.close()),
      footButton(t("letter-delete-now"), () => void deleteGame(), true),
    ],
  });
}
