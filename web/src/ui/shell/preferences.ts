/** The settings dialog. Every change holds at once. */
import { openDialog } from "./dialog";
import { make } from "./dom";
import { group, stepsLine, switchLine } from "./fields";
import { CHOICES, change, settings } from "./settings";
import { t } from "./words";

const SWITCHES = ["autoThrow", "autoForced", "autoPass", "commit"] as const;

/** Shows the settings; `opponent` is the row of levels where a computer plays. */
export function openSettings(opponent: HTMLElement | null): void {
  openDialog({
    title: t("settings-title"),
    body: [
      group(t("settings-look"), steps("theme"), steps("animation"), flip("targets"), flip("sound")),
      group(t("settings-play"), ...SWITCHES.map((name) => flip(name, t(`settings-${name}-note`)))),
      opponent && group(t("settings-opponent"), make("div", { class: "opponent" }, opponent)),
    ],
  });
}

function steps(name: "theme" | "animation"): HTMLElement {
  const options = CHOICES[name].map((value) => [value, t(`settings-${name}-${value}`)] as const);
  return stepsLine(t(`settings-${name}`), options, settings()[name], (value) =>
    change(name, value),
  );
}

function flip(name: (typeof SWITCHES)[number] | "targets" | "sound", note: string | null = null) {
  return switchLine(t(`settings-${name}`), note, settings()[name], (on) => change(name, on));
}
