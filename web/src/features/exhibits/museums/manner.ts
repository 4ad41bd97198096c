/**
 * Fields for the behaviour of an exhibit: colours, sound, and settings that visitors may change.
 */
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { t } from "../../../kit/words";
import { VISITOR_CHOICES } from "../frame/parameters";
import { type Colours, DEFAULT_COLOURS, readColours } from "../kiosk/colours";
import type { Builder } from "./builder";
import { chips, field, segments } from "./fields";

const NAMES = ["paper", "ink", "accent"] as const;
/** The volumes offered, from 0 to 1. */
const LOUDNESS = {
  off: 0,
  low: 0.3,
  full: 0.8,
} as const;
type Loud = keyof typeof LOUDNESS;
const LOUD = Object.keys(LOUDNESS) as Loud[];
/** The opening hours suggested. */
const OPEN = { from: "10:00", to: "17:00" };

/** The field for settings that visitors may change. */
export function visitorChoices({ plan, change }: Builder): TemplateResult {
  const { choices } = plan.value;
  const name = (one: (typeof VISITOR_CHOICES)[number]) => t(`museums-choices-${one}`);
  return field(
    t("museums-choices"),
    "",
    chips(VISITOR_CHOICES, choices, name, (next) => change({ choices: next })),
  );
}

/** The fields for the volume and the hours with sound. */
export function sound({ plan, change }: Builder): TemplateResult {
  const { volume } = plan.value;
  const loud = LOUD.find((one) => LOUDNESS[one] === volume?.loudness) ?? "off";
  const take = (next: Loud) =>
    change(
      next === "off"
        ? { volume: null, moreVolume: [] }
        : { volume: { ...OPEN, ...volume, loudness: LOUDNESS[next] } },
    );
  const hour = (name: "from" | "to") => {
    const typed = ({ target }: Event) => {
      const { value } = target as HTMLInputElement;
      if (volume && value) change({ volume: { ...volume, [name]: value } });
    };
    return html`<label class="text-field"><span>${t(`museums-volume-${name}`)}</span>
      <input type="time" .value=${live(volume?.[name] ?? "")} @change=${typed} /></label>`;
  };
  const row = segments("volume", LOUD, loud, (one) => t(`museums-volume-${one}`), take);
  const hours = volume ? html`<div class="two-fields">${hour("from")}${hour("to")}</div>` : nothing;
  return field(t("museums-volume"), t("museums-volume-note"), html`${row}${hours}`);
}

/** The field for the museum's colours, with a warning if the contrast is too low. */
export function colours({ plan, change }: Builder): unknown {
  const { colours: chosen, theme } = plan.value;
  if (theme === "contrast") return nothing;
  const now = chosen ?? DEFAULT_COLOURS[theme];
  const input = (name: keyof Colours) => {
    const take = ({ target }: Event) =>
      change({ colours: { ...now, [name]: (target as HTMLInputElement).value } });
    return html`<label><input type="color" .value=${live(now[name])} @input=${take} />
      <span>${t(`museums-colours-${name}`)}</span></label>`;
  };
  let readable = true;
  readColours(now, theme, () => {
    readable = false;
  });
  const pale = html`<strong role="alert">${t("museums-colours-pale")}</strong>`;
  const ours = html`<button type="button" class="quiet" @click=${() => change({ colours: null })}>
    ${t("museums-colours-ours")}</button>`;
  return field(
    t("museums-colours"),
    "",
    html`<div class="colours">${NAMES.map(input)}${chosen ? ours : nothing}</div>
      ${readable ? nothing : pale}`,
  );
}
