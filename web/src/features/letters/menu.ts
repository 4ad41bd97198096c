/** The menu of a game by letter, and its actions. */

import { newLetterPage, rulesPage } from "../../contracts/links";
import type { GameInfo } from "../../engine/protocol";
import { languageItems, type MenuItem, soundItem } from "../../kit/bar";
import { find } from "../../kit/dom";
import { toast } from "../../kit/toast";
import { t } from "../../kit/words";
import type { LetterContext, LetterGame } from "./game";

export function letterMenu(parts: LetterContext): MenuItem[] {
  const { info, game } = parts;
  const letter = game.letter.value;
  const items: MenuItem[] = [
    { words: t("letter-new"), href: newLetterPage(info.id) },
    { words: t("letter-open"), press: () => void openLetterDialog() },
    { words: t("letter-restore-menu"), press: () => void restore() },
  ];
  if (game.link.value)
    items.push({ words: t("letter-again"), press: () => void sendAgain(info, game) });
  items.push({ words: t("menu-settings"), press: () => void showSettings(info) }, "line");
  if (letter?.standing === "ours" && letter.number > 0 && letter.end === "") {
    items.push({ words: t("letter-resign"), press: () => void game.end("resign") });
    if (!letter.offered)
      items.push({ words: t("letter-offer"), press: () => void game.end("offer") });
  }
  if (letter?.number) items.push({ words: t("letter-proof"), press: () => void showProof(parts) });
  if (letter?.side) items.push({ words: t("letter-keep"), press: () => void saveSideFile(game) });
  if (letter?.side)
    items.push({ words: t("letter-delete"), press: () => void confirmDelete(letter.id) });
  items.push({ words: t("letter-fair"), href: "fair.html" });
  items.push({ words: t("act-rules"), href: rulesPage(info.id) });
  if (find("#sound").offsetParent === null) items.push("line", soundItem(), ...languageItems());
  return items;
}

/** Opens the dialog for opening a game letter as text, file or QR code. */
export async function openLetterDialog(onCancel?: () => void): Promise<void> {
  const { openLetterDialog: open } = await import("./open-dialog");
  open(onCancel);
}

/** Opens the dialog for restoring this player's side from a file. */
async function restore(): Promise<void> {
  const { openRestoreDialog } = await import("./restore-dialog");
  openRestoreDialog();
}

/** Writes the game letter and shows the ways to send it, even if it cannot be stored. */
export async function sendLetter(info: GameInfo, game: LetterGame, atOnce = false): Promise<void> {
  const written = await game.write();
  if (!written) return location.reload();
  await Promise.all([showSending(info, game, atOnce), written.stored]);
}

/** Shows the ways to send the last letter that was written here again. */
export async function sendAgain(info: GameInfo, game: LetterGame): Promise<void> {
  if (game.link.value) await showSending(info, game, false);
  else toast(t("letter-nothing-sent"));
}

async function showSending(info: GameInfo, game: LetterGame, atOnce: boolean): Promise<void> {
  const letter = game.letter.value;
  if (!letter) return;
  const { openSending } = await import("./sending");
  const save = () => void saveSideFile(game);
  openSending(game.link.value, letter, info, { shareNow: atOnce, hindrance: game.hindrance, save });
}

async function showSettings(info: GameInfo): Promise<void> {
  const { openSettings } = await import("../../table/settings-dialog");
  openSettings(info, null);
}

/** Recomputes the game and shows the result. */
export async function showProof(parts: LetterContext, link = ""): Promise<void> {
  const { openProof } = await import("./proof");
  openProof(parts, link);
}

export async function saveSideFile(game: LetterGame): Promise<void> {
  const { saveSide } = await import("./save-side");
  if (game.letter.value) saveSide(game.letter.value, game.kept);
}

/** Asks for confirmation, then deletes this player's side of the game. */
async function confirmDelete(id: string): Promise<void> {
  const { confirmDeletion } = await import("./delete-dialog");
  confirmDeletion(id);
}
