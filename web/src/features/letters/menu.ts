/** The menu of a game by letter, and its actions, whose dialogs are loaded on demand. */

import { newLetterPage, rulesPage } from "../../contracts/links";
import type { GameInfo } from "../../engine/protocol";
import { languageItems, type MenuItem, soundItem } from "../../kit/bar";
import { footButton, openDialog } from "../../kit/dialog";
import { find, make } from "../../kit/dom";
import { toast } from "../../kit/toast";
import { t } from "../../kit/words";
import { storageFault } from "../../storage/storage";
import type { LetterContext, LetterGame } from "./game";
import { deleteLetter, SIDE_FORMAT } from "./storage";

export function letterMenu(parts: LetterContext): MenuItem[] {
  const { info, game } = parts;
  const letter = game.letter.value;
  const items: MenuItem[] = [
    { words: t("letter-new"), href: newLetterPage(info.id) },
    { words: t("letter-open"), press: () => void openLetterDialog() },
    { words: t("letter-restore-menu"), press: () => void restore() },
  ];
  const add = (id: string, press: () => unknown) =>
    items.push({ words: t(id), press: () => void press() });
  if (game.link.value) add("letter-again", () => sendAgain(info, game));
  add("menu-settings", () => showSettings(info));
  items.push("line");
  const isOver = parts.table.view?.actor.kind === "over";
  if (letter?.standing === "ours" && letter.number > 0 && letter.end === "" && !isOver) {
    add("letter-resign", () => game.end("resign"));
    if (!letter.offered) add("letter-offer", () => game.end("offer"));
  }
  if (letter?.number) add("letter-proof", () => showProof(parts));
  if (letter?.side) {
    add("letter-keep", () => saveSideFile(game));
    add("letter-delete", () => confirmDeletion(letter.id));
  }
  items.push({ words: t("letter-fair"), href: "fair.html" });
  items.push({ words: t("act-rules"), href: rulesPage(info.id) });
  if (find("#sound").offsetParent === null) items.push("line", soundItem(), ...languageItems());
  return items;
}

/** Open the dialog that reads a game letter (text, file or QR code). Parameters: open-dialog.ts. */
export async function openLetterDialog(onCancel?: () => void, reason = ""): Promise<void> {
  (await import("./open-dialog")).openLetterDialog(onCancel, reason);
}

/** Open the dialog for restoring a game from a file that this player has saved. */
async function restore(): Promise<void> {
  (await import("./restore-dialog")).openRestoreDialog();
}

/**
 * Write the next letter and open the dialog for sending it, even if this device cannot store the
 * letter. If the game has continued in another window, reload the page instead. If `atOnce` is
 * true, the device's share sheet opens with the dialog.
 */
export async function sendLetter(info: GameInfo, game: LetterGame, atOnce = false): Promise<void> {
  const written = await game.write();
  if (!written) return location.reload();
  await Promise.all([showSending(info, game, atOnce), written.stored]);
}

/** Open the dialog for sending this player's last letter, or show that there is no letter. */
export async function sendAgain(info: GameInfo, game: LetterGame): Promise<void> {
  if (game.link.value) await showSending(info, game, false);
  else toast(t("letter-nothing-sent"));
}

async function showSending(info: GameInfo, game: LetterGame, shareNow: boolean): Promise<void> {
  const letter = game.letter.value;
  if (!letter) return;
  const { openSending } = await import("./sending");
  const save = () => void saveSideFile(game);
  openSending(game.link.value, letter, info, { shareNow, hindrance: game.hindrance, save });
}

async function showSettings(info: GameInfo): Promise<void> {
  (await import("../../table/settings-dialog")).openSettings(info, null);
}

/**
 * Open the dialog that verifies the dice rolls and the moves of a game. `link` is a letter that the
 * engine has refused because of an illegal move; "" for the game on the board.
 */
export async function showProof(parts: LetterContext, link = ""): Promise<void> {
  (await import("./verification")).openProof(parts, link);
}

/** Save this player's record of the game, including the secret for the dice rolls, to a file. */
export async function saveSideFile({ letter, kept }: LetterGame): Promise<void> {
  const { saveFile } = await import("../../kit/files");
  if (!letter.value) return;
  const { game, side } = letter.value;
  saveFile({ format: SIDE_FORMAT, ...kept }, `${game}-${side}`);
}

/** Ask for confirmation, then delete this device's record of a game and open the home page. */
function confirmDeletion(id: string): void {
  const deleteGame = async () => {
    try {
      await deleteLetter(id);
      location.assign("./");
    } catch (error) {
      dialog.close();
      toast(t(`error-${storageFault(error)}`));
    }
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
