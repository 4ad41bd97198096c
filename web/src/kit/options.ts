/** Dialog with the options of a game: their values, and the source and certainty of each. */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import type { GameInfo, OptionInfo } from "../engine/protocol";
import { footButton, openDialog } from "./dialog";
import { choiceLines, fieldset } from "./fields";
import { latin } from "./latin";
import { ruleName, sourceLine } from "./rule-words";
import { t, words } from "./words";

type Choice = Record<string, string>;

/** Opens the dialog; `use` receives the options that differ from the defaults. */
export function openOptions(game: GameInfo, chosen: Choice, use: (chosen: Choice) => void): void {
  const choice = signal<Choice>({ ...chosen });
  const show = (next: Choice) => {
    choice.value = omitDefaults(game, next);
  };
  const dialog = openDialog({
    title: t("options-title"),
    body: () => html`
      <p>${t("options-lead")}</p>
      ${presetFields(game, choice.value, show)}
      ${game.options.map((option) => optionFields(game, option, choice.value, show))}`,
    wide: true,
    foot: [
      footButton(t("options-reset"), () => show({})),
      footButton(
        t("options-done"),
        () => {
          dialog.close();
          use(choice.value);
        },
        true,
      ),
    ],
  });
}

/** Returns the options that differ from the defaults. */
export function omitDefaults(game: GameInfo, choice: Choice): Choice {
  const pairs = game.options
    .filter(({ name, default: usual }) => choice[name] !== undefined && choice[name] !== usual)
    .map(({ name }) => [name, choice[name] ?? ""]);
  return Object.fromEntries(pairs);
}

/** Returns the name of the preset with exactly these options; null if there is none. */
export function presetOf(game: GameInfo, choice: Choice): string | null {
  const key = (options: Choice) => JSON.stringify(Object.entries(options).sort());
  const wanted = key(omitDefaults(game, choice));
  const found = Object.entries(game.presets).find(
    ([, options]) => key(omitDefaults(game, options)) === wanted,
  );
  return found?.[0] ?? null;
}

function presetFields(game: GameInfo, choice: Choice, show: (next: Choice) => void) {
  const own = "";
  const present = presetOf(game, choice) ?? own;
  const named = Object.keys(game.presets).map((value) => ({
    value,
    words: ruleName("preset", value, game),
  }));
  const all = present === own ? [...named, { value: own, words: t("options-own") }] : named;
  const lines = choiceLines("preset", all, present, (value) => show({ ...game.presets[value] }));
  return fieldset(t("options-preset"), lines);
}

function optionFields(
  game: GameInfo,
  { name, values, default: usual, source, sources }: OptionInfo,
  choice: Choice,
  show: (next: Choice) => void,
) {
  const readings = values.map((value) => ({
    value,
    words: ruleName("value", `${name}-${value}`, game),
    note: sourceLine(sources[value] ?? source, value === usual),
  }));
  const { note } = source;
  const about = note && words().has(note) ? html`<p class="source">${latin(t(note))}</p>` : nothing;
  const lines = choiceLines(`option-${name}`, readings, choice[name] ?? usual, (value) =>
    show({ ...choice, [name]: value }),
  );
  return fieldset(ruleName("option", name, game), about, lines);
}
