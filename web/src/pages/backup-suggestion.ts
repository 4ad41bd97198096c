/** A line on the home page that suggests a backup once there are twenty stored games. */

import { make } from "../kit/dom";
import { t } from "../kit/words";
import { readRecord } from "../storage/practice";
import { readKeys } from "../storage/records";
import { readResults } from "../storage/results";
import { LAST_BACKUP, readSetting, writeSetting } from "../storage/storage";

const ENOUGH = 20;

/** Returns the line, or null if it was shown before, a backup exists, or few games are stored. */
export async function backupSuggestion(): Promise<(() => HTMLElement) | null> {
  if (readSetting(LAST_BACKUP) !== null) return null;
  const keys = await readKeys().catch(() => []);
  const stored = keys.filter((key) => /^(?:game|shelf|letter)\./.test(key)).length;
  const finished = readRecord().record.played.length + readResults().length;
  if (stored + finished < ENOUGH) return null;
  writeSetting(LAST_BACKUP, "suggested");
  return () =>
    make(
      "p",
      { class: "suggestion" },
      `${t("home-backup")} `,
      make("button", { class: "quiet", type: "button", onclick: backUp }, t("home-backup-now")),
    );
}

async function backUp(): Promise<void> {
  await (await import("../kit/backup")).backUp();
}
