/** The settings dialog. Changes take effect immediately. */
import { html, nothing } from "lit-html";
import type { GameInfo } from "../../engine/protocol";
import { isAllowed } from "../../storage";
import { openDialog } from "./dialog";
import { fieldset, steps, switchLine } from "./fields";
import { CHOICES, change, type Settings, settings } from "./settings";
import { t } from "./words";

type Switch = "autoThrow" | "autoForced" | "autoPass" | "commit" | "list" | "voice";
type Steps = "theme" | "size" | "animation" | "names" | "rate" | "loudness";

/** Shows what can be set for a game; `opponent` is the row of levels where a computer plays. */
export function openSettings(game: GameInfo, opponent: HTMLElement | null): void {
  const levels = opponent && html`<div class="opponent">${opponent}</div>`;
  openDialog({
    title: t("settings-title"),
    body: () => [
      fieldset(t("settings-look"), row("theme"), row("size"), row("animation"), flip("targets")),
      hearing(),
      playing(game),
      levels ? fieldset(t("settings-opponent"), levels) : nothing,
      isAllowed() ? backups() : nothing,
    ],
  });
}

/** The section with the buttons for backups of all stored data. */
function backups() {
  const backUp = async () => (await import("./backup")).backUp();
  const restore = async () => (await import("./backup")).openRestoring();
  return fieldset(
    t("settings-data"),
    html`<div class="line"><span>${t("backup-save")}<small>${t("backup-save-note")}</small></span>
      <button class="button" type="button" data-act="backup" @click=${() => void backUp()}>${t("backup-save-now")}</button></div>
    <div class="line"><span>${t("backup-restore")}<small>${t("backup-restore-note")}</small></span>
      <button class="button" type="button" data-act="restore" @click=${() => void restore()}>${t("backup-restore-now")}</button></div>`,
  );
}

/** What is said and heard, and how one plays without looking. */
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

/** How turns go: what a puzzle has none of, and dice only where they are rolled. */
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
