/** The form for the settings of an exhibit. This file defines its fields from top to bottom. */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { languageName, languages } from "../../../i18n/messages";
import { games } from "../../../kit/catalogue";
import { gameName, latin, levelName } from "../../../kit/game-words";
import { t } from "../../../kit/words";
import { faultText, NUMBERS, PICTURE, VISITOR_CHOICES } from "../frame/parameters";
import { type Colours, DEFAULT_COLOURS, readColours } from "../kiosk/colours";
import { LENGTHS, type Texts } from "../kiosk/exhibit";
import { type Builder, hasOpponent } from "./builder";
import { MODES, type Opening, THEMES } from "./plan";

/** Maximum number of the computer's levels shown as radio buttons. More are shown as a list. */
const FEW = 4;
const NAMES = ["paper", "ink", "accent"] as const;
/** The volumes of sound that the form offers, from 0 to 1. */
const LOUDNESS = {
  off: 0,
  low: 0.3,
  full: 0.8,
} as const;
type Loud = keyof typeof LOUDNESS;
const LOUD = Object.keys(LOUDNESS) as Loud[];
/** Default hours with sound (`HH:MM`), set when the user switches sound on. */
const OPEN = { from: "10:00", to: "17:00" };
/** Names of the museum's texts, in the order of their fields. */
const TEXTS = Object.keys(LENGTHS) as (keyof Texts)[];
/** Texts with a field of several lines. */
const LONG: readonly (keyof Texts)[] = ["sentence", "object"];

/** True if the last file chosen as a logo has a wrong format or cannot be drawn. */
const unusable = signal(false);

export function form(builder: Builder): TemplateResult {
  const { plan, shape, change } = builder;
  const { languages: spoken, theme, mode } = plan.value;
  const screen = shape.value !== "page";
  const hasMode = hasOpponent(plan.value, shape.value);
  const languageChips = chips(languages, spoken, languageName, (next) =>
    change({ languages: next.length > 0 ? next : languages.slice(0, 1) }),
  );
  const modeName = (one: string) => t(`museums-mode-${one}`);
  const modes = segments("mode", MODES, mode, modeName, (next) => change({ mode: next }));
  const themeName = (one: string) => t(`settings-theme-${one}`);
  const themes = segments("light", THEMES, theme, themeName, (next) => change({ theme: next }));
  return html`<h2>${t("museums-make")}</h2>
    ${screen ? fileField(builder) : nothing}
    ${gameField(builder)} ${openingField(builder)} ${screen ? othersField(builder) : nothing}
    ${field(t("museums-languages"), t("museums-languages-note"), languageChips)}
    ${hasMode ? field(t("museums-mode"), "", modes) : nothing}
    ${levelField(builder)}
    ${field(t("museums-light"), "", themes)}
    ${screen ? screenFields(builder) : nothing}`;
}

/**
 * Show a field that opens an existing `exhibit.json`, the faults of the opened file, and a button
 * that restores the initial settings.
 */
function fileField({ open, clear, opened }: Builder): TemplateResult {
  const reset = () => {
    unusable.value = false;
    clear();
  };
  const take = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const [chosen] = input.files ?? [];
    if (chosen) void open(chosen);
    input.value = "";
  };
  const { name, faults } = opened.value ?? { name: "", faults: [] };
  const list = html`<ul role="alert">${faults.map((fault) => html`<li>${faultText(fault)}</li>`)}</ul>`;
  return html`<label class="field-of"
    ><span>${noted(t("museums-open"), name || t("museums-open-note"))}</span>
    <input type="file" accept=".json,application/json" class="choose-exhibit" @change=${take} /></label>
    ${faults.length > 0 ? list : nothing}
    <button type="button" class="quiet" @click=${reset}>${t("museums-clear")}</button>`;
}

/** Render the fields that apply to a screen in a museum, but not to a frame in a web page. */
function screenFields(builder: Builder): TemplateResult {
  return html`${times(builder)} ${visitorChoices(builder)} ${sound(builder)} ${colours(builder)}
    ${texts(builder)} ${logo(builder)} ${evaluations(builder)}`;
}

function gameField({ plan, choose }: Builder): TemplateResult {
  const options = games.map(({ id }) => [id, t(`game-${id}`)] as const);
  return select(t("museums-game"), "", options, plan.value.game, (id) => void choose(id));
}

function openingField({ plan, shape, chosen, change }: Builder): TemplateResult {
  const page = shape.value === "page";
  const study = (id: string) => t("museums-opening-study", { name: t(`study-${id}`) });
  const all: [Opening, string][] = [
    ["play", t("museums-opening-play")],
    ...chosen.studies.map((id): [Opening, string] => [`study:${id}`, study(id)]),
  ];
  if (page && chosen.lessons) all.push(["learn", t("museums-opening-learn")]);
  if (page) all.push(["rules", t("museums-opening-rules")]);
  const take = (opening: Opening) => change({ opening });
  return select(t("museums-opening"), "", all, plan.value.opening, take);
}

function othersField({ plan, change }: Builder): TemplateResult {
  const { game, others } = plan.value;
  const ids = games.map(({ id }) => id).filter((id) => id !== game);
  const name = (id: string) => gameName({ id });
  return html`<details class="field-of others">
    <summary>${noted(t("museums-others"), others.map(name).join(", ") || t("museums-others-note"))}</summary>
    ${chips(ids, others, name, (next) => change({ others: next }))}
  </details>`;
}

function levelField({ plan, shape, chosen, change }: Builder): unknown {
  const { mode, level } = plan.value;
  const { levels, id, family } = chosen.info;
  const isAlone = levels.length === 0 || mode === "two";
  if (isAlone || !hasOpponent(plan.value, shape.value)) return nothing;
  const name = (code: string) => levelName(code, { game: id, family });
  const short = (code: string) => latin(name(code).split(/ – |, /)[0] ?? "");
  const take = (next: string) => change({ level: next });
  const [label, remark] = [t("museums-level"), t("museums-level-note")];
  return levels.length <= FEW
    ? field(label, remark, segments("level", levels, level, short, take))
    : select(
        label,
        remark,
        levels.map((code) => [code, name(code)] as const),
        level,
        take,
      );
}

function times({ plan, change }: Builder): TemplateResult {
  const number = (name: "idle" | "warn") => {
    const [least, most] = NUMBERS[name];
    const take = ({ target }: Event) => {
      const input = target as HTMLInputElement;
      const wished = Math.round(input.valueAsNumber);
      change({ [name]: Math.min(most, Math.max(least, wished || least)) });
      input.value = String(plan.value[name]);
    };
    return html`<label class="field-of"><span>${t(`museums-${name}`)}</span>
      <span class="number"><input type="number" min=${least} max=${most} .value=${live(String(plan.value[name]))}
        @change=${take} /><small>${t(`museums-${name}-note`)}</small></span></label>`;
  };
  return html`<div class="two-fields">${number("idle")}${number("warn")}</div>`;
}

function visitorChoices({ plan, change }: Builder): TemplateResult {
  const name = (one: string) => t(`museums-choices-${one}`);
  const take = (choices: (typeof plan.value)["choices"]) => change({ choices });
  return field(t("museums-choices"), "", chips(VISITOR_CHOICES, plan.value.choices, name, take));
}

/** Return the volume in the form's list that is nearest to `loudness` (0 to 1). */
function nearest(loudness: number): Loud {
  const distance = (one: Loud) => Math.abs(LOUDNESS[one] - loudness);
  return LOUD.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** The fields for the volume and the hours with sound. */
function sound({ plan, change }: Builder): TemplateResult {
  const { volume } = plan.value;
  const loud = volume ? nearest(volume.loudness) : "off";
  const take = (next: Loud) =>
    change(
      next === "off"
        ? { volume: null, moreVolume: [] }
        : { volume: { ...OPEN, ...volume, loudness: LOUDNESS[next] } },
    );
  const hour = (name: "from" | "to") => {
    const typed = (value: string) => {
      if (volume && value) change({ volume: { ...volume, [name]: value } });
    };
    return html`<label class="text-field"><span>${t(`museums-volume-${name}`)}</span>
      <input type="time" .value=${live(volume?.[name] ?? "")} @change=${onValue(typed)} /></label>`;
  };
  const row = segments("volume", LOUD, loud, (one) => t(`museums-volume-${one}`), take);
  const hours = volume ? html`<div class="two-fields">${hour("from")}${hour("to")}</div>` : nothing;
  const note = volume ? t("museums-volume-note") : "";
  return field(t("museums-volume"), note, html`${row}${hours}`);
}

/**
 * Show the field for the museum's colours, with a warning if their contrast is too low. Show
 * nothing for the high-contrast theme, which has fixed colours.
 */
function colours({ plan, change }: Builder): unknown {
  const { colours: chosen, theme } = plan.value;
  if (theme === "contrast") return nothing;
  const now = chosen ?? DEFAULT_COLOURS[theme];
  const input = (name: keyof Colours) => {
    const take = (value: string) => change({ colours: { ...now, [name]: value } });
    return html`<label><input type="color" .value=${live(now[name])} @input=${onValue(take)} />
      <span>${t(`museums-colours-${name}`)}</span></label>`;
  };
  const pale = html`<strong role="alert">${t("museums-colours-pale")}</strong>`;
  const ours = html`<button type="button" class="quiet" @click=${() => change({ colours: null })}>
    ${t("museums-colours-ours")}</button>`;
  const body = html`<div class="colours">${NAMES.map(input)}${chosen ? ours : nothing}</div>
    ${readColours(now, theme, () => {}) ? nothing : pale}`;
  return field(t("museums-colours"), "", body);
}

function texts({ plan, tab, openTab, change }: Builder): TemplateResult {
  const language = tab.value;
  const present = plan.value.texts[language] ?? {};
  const tabOf = (one: string) =>
    html`<button type="button" lang=${one} aria-pressed=${one === language}
      @click=${() => openTab(one)}>${languageName(one)}</button>`;
  const input = (name: keyof Texts) => {
    const text = present[name] ?? "";
    const left = LENGTHS[name] - text.length;
    const typed = onValue((next) =>
      change({ texts: { ...plan.value.texts, [language]: { ...present, [name]: next } } }),
    );
    const box = LONG.includes(name)
      ? html`<textarea rows=${name === "object" ? 4 : 2} lang=${language} .value=${live(text)} @input=${typed}></textarea>`
      : html`<input type="text" lang=${language} .value=${live(text)} @input=${typed} />`;
    const over = html`<strong role="alert">${t("museums-too-long", { over: -left })}</strong>`;
    const near = left < 20 ? html`<small>${t("museums-left", { left })}</small>` : nothing;
    return html`<label class="text-field"><span>${t(`museums-text-${name}`)}${left < 0 ? over : near}</span>${box}</label>`;
  };
  return html`<fieldset class="field-of">
    <legend><span class="text-tabs">${plan.value.languages.map(tabOf)}</span
      ><small>${t("museums-texts-note")}</small></legend>
    ${TEXTS.map(input)}
  </fieldset>`;
}

function logo({ plan, change }: Builder): TemplateResult {
  const { logo: present } = plan.value;
  const take = async ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    // Otherwise the browser would send no event if the same file is chosen again.
    input.value = "";
    if (!file) return;
    const { isUsable } = await import("./archive");
    const picture = { name: file.name.replaceAll(/[^\w.-]+/g, "-"), file };
    const usable = PICTURE.test(picture.name) && (await isUsable(picture));
    unusable.value = !usable;
    change({ logo: usable ? picture : null });
  };
  return html`<label class="field-of"
    ><span>${noted(t("museums-logo"), t("museums-logo-note"))}</span>
    <input type="file" accept=".svg,.png,.webp,.jpg,.jpeg" class="choose-file" @change=${take} />
    ${present ? html`<small>${present.name}</small>` : nothing}</label>
    ${unusable.value ? html`<p role="alert">${t("museums-logo-failed")}</p>` : nothing}`;
}

function evaluations({ plan, change }: Builder): TemplateResult {
  const flip = ({ target }: Event) => change({ evaluations: (target as HTMLInputElement).checked });
  return html`<label class="field-of tick"
    ><input type="checkbox" .checked=${live(plan.value.evaluations)} @change=${flip} />
    <span>${noted(t("museums-evaluations"), t("museums-evaluations-note"))}</span></label>`;
}

/** A label with an optional note. For screen readers, a colon separates them. */
function noted(label: string, remark: string): TemplateResult {
  const note = html`<span class="unseen">: </span><small>${remark}</small>`;
  return html`${label}${remark ? note : nothing}`;
}

/** A group of inputs with a label and an optional note. */
function field(label: string, remark: string, body: unknown): TemplateResult {
  return html`<fieldset class="field-of">
    <legend>${noted(label, remark)}</legend>${body}
  </fieldset>`;
}

/** A list of options with a label and an optional note. */
function select<V extends string>(
  label: string,
  remark: string,
  options: readonly (readonly [value: V, name: string])[],
  chosen: V,
  take: (next: V) => void,
): TemplateResult {
  const option = ([value, name]: readonly [V, string]) =>
    html`<option value=${value} ?selected=${value === chosen}>${name}</option>`;
  return html`<label class="field-of"
    ><span>${noted(label, remark)}</span>
    <select class="choose-one" .value=${live(chosen)} @change=${onValue((next) => take(next as V))}>
      ${options.map(option)}
    </select></label>`;
}

/** Toggle buttons in a row; any number can be selected. */
function chips<V extends string>(
  all: readonly V[],
  chosen: readonly V[],
  name: (one: V) => string,
  take: (next: readonly V[]) => void,
): TemplateResult {
  const chip = (one: V) => {
    const on = chosen.includes(one);
    const flip = () => take(on ? chosen.filter((other) => other !== one) : [...chosen, one]);
    return html`<button type="button" class="chip" aria-pressed=${on} @click=${flip}>${name(one)}</button>`;
  };
  return html`<div class="chips">${all.map(chip)}</div>`;
}

/** Radio buttons in a row. */
function segments<V extends string>(
  group: string,
  all: readonly V[],
  chosen: V,
  name: (one: V) => unknown,
  take: (next: V) => void,
): TemplateResult {
  const segment = (one: V) => html`<label
    ><input type="radio" name=${group} value=${one} .checked=${live(one === chosen)}
      @change=${() => take(one)} /><span>${name(one)}</span></label
  >`;
  return html`<div class="steps">${all.map(segment)}</div>`;
}

/** Return an event listener that calls `take` with the value of the field. */
function onValue(take: (value: string) => void): (event: Event) => void {
  return ({ target }) => take((target as HTMLInputElement).value);
}
