/** Form fields of the exhibit builder, in the order of a curator's decisions. */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { languageName, languages } from "../../../i18n/language";
import { games } from "../../../kit/catalogue";
import { gameName, levelName } from "../../../kit/game-words";
import { latin } from "../../../kit/latin";
import { t } from "../../../kit/words";
import { faultText, NUMBERS, PICTURE } from "../frame/parameters";
import { LENGTHS, type Texts } from "../kiosk/exhibit";
import type { Builder } from "./builder";
import { chips, field, segments } from "./fields";
import { colours, sound, visitorChoices } from "./manner";
import { isUsable } from "./picture";
import { MODES, type Opening, type Plan, THEMES } from "./plan";

/** Maximum number of levels shown as buttons. More are shown as a list. */
const FEW = 4;

export function form(builder: Builder): TemplateResult {
  const { plan, shape, change } = builder;
  const { languages: spoken, theme, mode } = plan.value;
  const screen = shape.value !== "page";
  return html`<h2>${t("museums-make")}</h2>
    ${screen ? file(builder) : nothing}
    ${gameField(builder)} ${openingField(builder)} ${screen ? othersField(builder) : nothing}
    ${field(
      t("museums-languages"),
      t("museums-languages-note"),
      chips(languages, spoken, languageName, (next) => change({ languages: orFirst(next) })),
    )}
    ${
      shape.value === "table" || isReading(plan.value)
        ? nothing
        : field(
            t("museums-mode"),
            "",
            segments(
              "mode",
              MODES,
              mode,
              (one) => t(`museums-mode-${one}`),
              (next) => change({ mode: next }),
            ),
          )
    }
    ${levelField(builder)}
    ${field(
      t("museums-light"),
      "",
      segments(
        "light",
        THEMES,
        theme,
        (one) => t(`settings-theme-${one}`),
        (next) => change({ theme: next }),
      ),
    )}
    ${screen ? exhibit(builder) : nothing}`;
}

/** Opens an existing file, or starts with an empty plan. */
function file({ open, clear, opened }: Builder): TemplateResult {
  const take = ({ target }: Event) => {
    const input = target as HTMLInputElement;
    const [chosen] = input.files ?? [];
    if (chosen) void open(chosen);
    input.value = "";
  };
  const { name, faults } = opened.value ?? { name: "", faults: [] };
  const list = html`<ul role="alert">${faults.map((fault) => html`<li>${faultText(fault)}</li>`)}</ul>`;
  return html`<label class="field-of"
    ><span>${t("museums-open")}<small>${name || t("museums-open-note")}</small></span>
    <input type="file" accept=".json,application/json" class="choose-exhibit" @change=${take} /></label>
    ${faults.length > 0 ? list : nothing}
    <button type="button" class="quiet" @click=${clear}>${t("museums-clear")}</button>`;
}

/** Fields that apply only to a screen in a gallery. */
function exhibit(builder: Builder): TemplateResult {
  return html`${times(builder)} ${visitorChoices(builder)} ${sound(builder)} ${colours(builder)}
    ${texts(builder)} ${logo(builder)} ${evaluations(builder)}`;
}

/**
 * The chosen languages in the order of choice, or the first available language if there are none.
 */
function orFirst(next: readonly string[]): readonly string[] {
  return next.length > 0 ? next : languages.slice(0, 1);
}

/** True if the opening is the course or the rules, so that there is no opponent to choose. */
function isReading({ opening }: Plan): boolean {
  return opening === "learn" || opening === "rules";
}

function gameField({ plan, choose }: Builder): TemplateResult {
  const option = (id: string) =>
    html`<option value=${id} ?selected=${id === plan.value.game}>${t(`game-${id}`)}</option>`;
  const take = ({ target }: Event) => void choose((target as HTMLSelectElement).value);
  return html`<label class="field-of"><span>${t("museums-game")}</span>
    <select class="choose-one" .value=${live(plan.value.game)} @change=${take}>
      ${games.map(({ id }) => option(id))}
    </select></label>`;
}

function openingField({ plan, shape, chosen, change }: Builder): TemplateResult {
  const page = shape.value === "page";
  const all: [Opening, string][] = [
    ["play", t("museums-opening-play")],
    ...chosen.studies.map((id): [Opening, string] => [
      `study:${id}`,
      t("museums-opening-study", { name: t(`study-${id}`) }),
    ]),
    ...(page && chosen.lessons ? [["learn", t("museums-opening-learn")] as [Opening, string]] : []),
    ...(page ? [["rules", t("museums-opening-rules")] as [Opening, string]] : []),
  ];
  const { opening } = plan.value;
  const take = ({ target }: Event) =>
    change({ opening: (target as HTMLSelectElement).value as Opening });
  return html`<label class="field-of"><span>${t("museums-opening")}</span>
    <select class="choose-one" .value=${live(opening)} @change=${take}>
      ${all.map(([id, name]) => html`<option value=${id} ?selected=${id === opening}>${name}</option>`)}
    </select></label>`;
}

function othersField({ plan, change }: Builder): TemplateResult {
  const { game, others } = plan.value;
  const ids = games.map(({ id }) => id).filter((id) => id !== game);
  const name = (id: string) => gameName({ id });
  return html`<details class="field-of others">
    <summary>${t("museums-others")}<small>${others.length > 0 ? others.map(name).join(", ") : t("museums-others-note")}</small></summary>
    ${chips(ids, others, name, (next) => change({ others: next }))}
  </details>`;
}

function levelField({ plan, shape, chosen, change }: Builder): unknown {
  const { mode, level } = plan.value;
  const { levels, id, family } = chosen.info;
  const alone = levels.length === 0 || isReading(plan.value);
  if (alone || shape.value === "table" || mode === "two") return nothing;
  const speaker = { game: id, family };
  const named = (code: string) => levelName(code, speaker);
  if (levels.length <= FEW) {
    const short = (code: string) => latin(named(code).split(/ – |, /)[0] ?? "");
    const row = segments("level", levels, level, short, (next) => change({ level: next }));
    return field(t("museums-level"), t("museums-level-note"), row);
  }
  const take = ({ target }: Event) => change({ level: (target as HTMLSelectElement).value });
  return html`<label class="field-of"
    ><span>${t("museums-level")}<small>${t("museums-level-note")}</small></span>
    <select class="choose-one" .value=${live(level)} @change=${take}>
      ${levels.map((one) => html`<option value=${one} ?selected=${one === level}>${named(one)}</option>`)}
    </select></label>`;
}

function times({ plan, change }: Builder): TemplateResult {
  const number = (name: "idle" | "warn") => {
    const [least, most] = NUMBERS[name];
    const value = plan.value[name];
    const take = ({ target }: Event) => {
      const input = target as HTMLInputElement;
      const wished = Math.round(input.valueAsNumber);
      change({ [name]: Math.min(most, Math.max(least, wished || least)) });
      input.value = String(plan.value[name]);
    };
    return html`<label class="field-of"><span>${t(`museums-${name}`)}</span>
      <span class="number"><input type="number" min=${least} max=${most} .value=${live(String(value))}
        @change=${take} /><small>${t(`museums-${name}-note`)}</small></span></label>`;
  };
  return html`<div class="two-fields">${number("idle")}${number("warn")}</div>`;
}

/** Text fields, in the order of the screen. */
const TEXTS = Object.keys(LENGTHS) as (keyof Texts)[];
/** Text fields with more than one line. */
const LONG: readonly (keyof Texts)[] = ["sentence", "object"];

function texts({ plan, tab, openTab, change }: Builder): TemplateResult {
  const language = tab.value;
  const present = plan.value.texts[language] ?? {};
  const write = (name: keyof Texts, text: string) =>
    change({ texts: { ...plan.value.texts, [language]: { ...present, [name]: text } } });
  const tabOf = (one: string) =>
    html`<button type="button" lang=${one} aria-pressed=${one === language}
      @click=${() => openTab(one)}>${languageName(one)}</button>`;
  const input = (name: keyof Texts) => {
    const text = present[name] ?? "";
    const most = LENGTHS[name];
    const left = most - text.length;
    const typed = ({ target }: Event) => write(name, (target as HTMLInputElement).value);
    const label = t(`museums-text-${name}`);
    const box = LONG.includes(name)
      ? html`<textarea rows=${name === "object" ? 4 : 2} lang=${language} .value=${live(text)} @input=${typed}></textarea>`
      : html`<input type="text" lang=${language} .value=${live(text)} @input=${typed} />`;
    const over = html`<strong role="alert">${t("museums-too-long", { over: -left })}</strong>`;
    const near = left < 20 ? html`<small>${t("museums-left", { left })}</small>` : nothing;
    return html`<label class="text-field"><span>${label}${left < 0 ? over : near}</span>${box}</label>`;
  };
  return html`<fieldset class="field-of">
    <legend><span class="text-tabs">${plan.value.languages.map(tabOf)}</span
      ><small>${t("museums-texts-note")}</small></legend>
    ${TEXTS.map(input)}
  </fieldset>`;
}

/** True if the last picture could not be used. */
const unusable = signal(false);

function logo({ plan, change }: Builder): TemplateResult {
  const { logo: present } = plan.value;
  const take = async ({ target }: Event) => {
    const [file] = (target as HTMLInputElement).files ?? [];
    if (!file) return;
    const picture = { name: file.name.replaceAll(/[^\w.-]+/g, "-"), file };
    const usable = PICTURE.test(picture.name) && (await isUsable(picture));
    unusable.value = !usable;
    change({ logo: usable ? picture : null });
  };
  return html`<label class="field-of"
    ><span>${t("museums-logo")}<small>${t("museums-logo-note")}</small></span>
    <input type="file" accept=".svg,.png,.webp,.jpg,.jpeg" class="choose-file" @change=${take} />
    ${present ? html`<small>${present.name}</small>` : nothing}</label>
    ${unusable.value ? html`<p role="alert">${t("museums-logo-failed")}</p>` : nothing}`;
}

function evaluations({ plan, change }: Builder): TemplateResult {
  const flip = ({ target }: Event) => change({ evaluations: (target as HTMLInputElement).checked });
  return html`<label class="field-of tick"
    ><input type="checkbox" .checked=${live(plan.value.evaluations)} @change=${flip} />
    <span>${t("museums-evaluations")}<small>${t("museums-evaluations-note")}</small></span></label>`;
}
