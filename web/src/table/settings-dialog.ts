/** The settings dialog. Changes take effect immediately. */
import { html, nothing } from "lit-html";
import type { GameInfo } from "../engine/protocol";
import { button } from "../kit/button";
import { openDialog } from "../kit/dialog";
import { fieldset, steps, switchLine } from "../kit/fields";
import { CHOICES, change, type Settings, settings } from "../kit/settings";
import { t } from "../kit/words";
import { isStorageAllowed } from "../storage/storage";

type Switch = "autoThrow" | "autoForced" | "autoPass" | "commit" | "list" | "voice";
type Steps = "theme" | "size" | "animation" | "names" | "rate" | "loudness";

/**
 * Open the settings of a game. `opponent` contains the radio buttons for the computer's level; null
 * if no computer plays.
 */
export function openSettings(game: GameInfo, opponent: HTMLElement | null): void {
  const levels = opponent && html`<div class="opponent">${opponent}</div>`;
  openDialog({
    title: t("settings-title"),
    body: () => [
      fieldset(t("settings-look"), row("theme"), row("size"), row("animation"), flip("targets")),
      hearing(),
      playing(game),
      levels ? fieldset(t("settings-opponent"), levels) : nothing,
      isStorageAllowed() ? backups() : nothing,
    ],
  });
}

/** The section with the buttons for backups of stored games and settings. */
function backups() {
  const backUp = async () => (await import("../kit/backup")).backUp();
  const restore = async () => (await import("../kit/backup")).openRestoring();
  return fieldset(
    t("settings-data"),
    html`<div class="line"><span>${t("backup-save")}<small>${t("backup-save-note")}</small></span>
      ${button({ act: "backup", words: t("backup-save-now"), press: () => void backUp() })}</div>
    <div class="line"><span>${t("backup-restore")}<small>${t("backup-restore-note")}</small></span>
      ${button({ act: "restore", words: t("backup-restore-now"), press: () => void restore() })}</div>`,
  );
}

/** The section for text, speech, sound and non-visual play. */
function hearing() {
  const switches: Switch[] = ["list", "voice"];
  return fieldset(
    t("settings-words"),
    row("names"),
    ...switches.map((name) => flip(name, t(`settings-${name}-note`))),
    settings().voice ? row("rate") : nothing,
    flip("sound"),
    flip("walking", t("settings-walking-note")),
    row("loudness"),
  );
}

/**
 * Return the section for automatic moves, passes and rolls (rolls only in games with dice), and for
 * the confirmation of turns. It is omitted for puzzles.
 */
function playing({ chance, hidden, seats }: GameInfo) {
  if (seats.length < 2) return nothing;
  const dice: Switch[] = chance && !hidden ? ["autoThrow"] : [];
  const names: Switch[] = [...dice, "autoForced", "autoPass", "commit"];
  const switches = names.map((name) => flip(name, t(`settings-${name}-note`)));
  return fieldset(t("settings-play"), ...switches);
}

function row<K extends Steps>(name: K) {
  const options = CHOICES[name].map((value) => [value, t(`settings-${name}-${value}`)] as const);
  return steps(`settings-${name}`, t(`settings-${name}`), options, settings()[name], (value) =>
    change(name, value as Settings[K]),
  );
}

function flip(name: Switch | "targets" | "sound" | "walking", note: string | null = null) {
  return switchLine(t(`settings-${name}`), note, settings()[name], (on) => change(name, on));
}
