/** Backups of stored games and settings: saving to a file, and restoring after a confirmation. */
import type { LetterView } from "../engine/protocol";
import {
  type Backup,
  countRecords,
  type Fault,
  MAX_BYTES,
  makeBackup,
  type RestoreResult,
  readBackup,
  restoreBackup,
} from "../storage/backup";
import { today } from "../storage/days";
import { LAST_BACKUP, storageFault, writeSetting } from "../storage/storage";
import { games } from "./catalogue";
import { footButton, openDialog } from "./dialog";
import { make } from "./dom";
import { pickBlob, saveText, textOf } from "./files";
import { gameName } from "./game-words";
import { toast } from "./toast";
import { loadArea, locale, t } from "./words";

/** Save a backup to a file whose name contains the local date, and store the date as a setting. */
export async function backUp(): Promise<void> {
  await loadArea("backup");
  const backup = await makeBackup().catch(storageFault);
  if (typeof backup === "string") return void toast(t(`error-${backup}`));
  saveText(JSON.stringify(backup), `alveus-backup-${today()}.json`, "application/json");
  writeSetting(LAST_BACKUP, today());
  const saved = t("backup-saved", { ...countRecords(backup) });
  toast(backup.isLabLeftOut ? `${saved} ${t("backup-lab-left_out")}` : saved);
}

/** Ask for a backup file and, after a confirmation, restore it. */
export async function openRestoring(): Promise<void> {
  const [file] = await Promise.all([pickBlob(".json,application/json"), loadArea("backup")]);
  const backup = file.size > MAX_BYTES ? "too_large" : readBackup(await textOf(file));
  if (typeof backup === "string") sayFault(backup);
  else askToRestore(backup);
}

function askToRestore(backup: Backup): void {
  const written = new Intl.DateTimeFormat(locale(), { dateStyle: "long" });
  const counts = { ...countRecords(backup), date: written.format(backup.at) };
  const restore = async () => {
    dialog.close();
    try {
      sayRestored(await restoreBackup(backup));
    } catch (error) {
      sayFault(storageFault(error) === "storage_full" ? "full" : "failed");
    }
  };
  const dialog = openDialog({
    title: t("backup-title"),
    body: ["asked", "merged", "warning"].map((part) => make("p", {}, t(`backup-${part}`, counts))),
    foot: [
      footButton(t("shell-cancel"), () => dialog.close()),
      footButton(t("backup-restore-yes"), () => void restore(), true),
    ],
  });
}

/** Show how many games were restored, put aside or refused. Closing the dialog reloads the page. */
function sayRestored({ games, letters, shelved, refused, isLabRefused }: RestoreResult): void {
  const isKnown = letters + shelved + refused.length === 0;
  const lines = [
    t("backup-done"),
    games > 0 || isKnown ? t("backup-done-games", { count: games }) : "",
    letters > 0 ? t("backup-done-letters", { count: letters }) : "",
    shelved > 0 ? t("backup-done-shelved", { count: shelved }) : "",
    ...refused.map(refusal),
    isLabRefused ? t("backup-lab-refused") : "",
  ];
  const dialog = openDialog({
    title: t("backup-title"),
    body: lines.filter(Boolean).map((line) => make("p", {}, line)),
    foot: [footButton(t("backup-reload"), () => dialog.close(), true)],
    onclose: () => location.reload(),
  });
}

function refusal({ game, side, sides, names }: LetterView): string {
  const listed = games.find(({ id }) => id === game);
  const other = sides.find((one) => one !== side) ?? "";
  const name = String(names[other] ?? "");
  const named = String(name !== "");
  return t("backup-refused", { game: listed ? gameName(listed) : game, named, name });
}

function sayFault(fault: Fault | "full" | "failed"): void {
  const text = t(`backup-${fault}`, { limit: MAX_BYTES / 1024 / 1024 });
  const dialog = openDialog({
    title: t("backup-title"),
    body: [make("p", { role: "alert" }, text)],
    foot: [footButton(t("shell-close"), () => dialog.close(), true)],
  });
}
