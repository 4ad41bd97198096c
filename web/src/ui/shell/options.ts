/**
 * The rules to choose: every option of the catalogue with its readings, where each comes from
 * and how sure it is.
 */
import type { GameInfo, OptionInfo, SourceInfo } from "../../engine/protocol";
import { bodyOf, footButton, openDialog } from "./dialog";
import { fill, make } from "./dom";
import { choices, group } from "./fields";
import { latin } from "./latin";
import { t, words } from "./words";

type Choice = Record<string, string>;

/** Shows the options; `use` is given those that differ from the defaults. */
export function openOptions(game: GameInfo, chosen: Choice, use: (chosen: Choice) => void): void {
  let choice: Choice = { ...chosen };
  const dialog = openDialog({
    title: t("options-title"),
    body: [],
    wide: true,
    foot: [
      footButton(t("options-reset"), () => show({})),
      footButton(
        t("options-done"),
        () => {
          dialog.close();
          use(choice);
        },
        true,
      ),
    ],
  });
  function show(next: Choice): void {
    choice = differing(game, next);
    const body = bodyOf(dialog);
    const top = body.scrollTop;
    const lead = make("p", {}, t("options-lead"));
    const options = game.options.map((option) =>
      optionGroup(game, option, choice[option.name] ?? option.default, (value) => {
        choice = differing(game, { ...choice, [option.name]: value });
        fill(presets, ...presetChoices());
      }),
    );
    const presets = group(t("options-preset"));
    const presetChoices = () => presetFields(game, choice, show);
    fill(presets, ...presetChoices());
    fill(body, lead, presets, ...options);
    body.scrollTop = top;
  }
  show(choice);
}

/** Only what differs from the rules as they usually are. */
export function differing(game: GameInfo, choice: Choice): Choice {
  const pairs = game.options
    .filter(({ name, default: usual }) => choice[name] !== undefined && choice[name] !== usual)
    .map(({ name }) => [name, choice[name] ?? ""]);
  return Object.fromEntries(pairs);
}

/** The name of the setting that a choice amounts to, or null. */
export function presetOf(game: GameInfo, choice: Choice): string | null {
  const key = (options: Choice) => JSON.stringify(Object.entries(options).sort());
  const wanted = key(differing(game, choice));
  const found = Object.entries(game.presets).find(
    ([, options]) => key(differing(game, options)) === wanted,
  );
  return found?.[0] ?? null;
}

/** A preset's, an option's or a reading's name. */
export function ruleName(
  kind: "preset" | "option" | "value",
  code: string,
  game: GameInfo,
): string {
  return words().say(kind, { code, params: {} }, { game: game.id, family: game.family });
}

function presetFields(game: GameInfo, choice: Choice, show: (next: Choice) => void) {
  const own = "";
  const present = presetOf(game, choice) ?? own;
  const named = Object.keys(game.presets).map((value) => ({
    value,
    words: ruleName("preset", value, game),
  }));
  const all = present === own ? [...named, { value: own, words: t("options-own") }] : named;
  return [
    make("legend", {}, t("options-preset")),
    ...choices(all, present, (value) => show({ ...game.presets[value] })),
  ];
}

function optionGroup(
  game: GameInfo,
  option: OptionInfo,
  chosen: string,
  take: (value: string) => void,
): HTMLElement {
  const readings = option.values.map((value) => ({
    value,
    words: ruleName("value", `${option.name}-${value}`, game),
    note: sourceLine(option.sources[value] ?? option.source, value === option.default),
  }));
  const note = option.source.note;
  return group(
    ruleName("option", option.name, game),
    note && words().has(note) ? make("p", { class: "source" }, ...latin(t(note))) : null,
    ...choices(readings, chosen, take),
  );
}

/** "Murray 1951, p. 124". */
export function workLine({ work, place }: SourceInfo): string {
  return [work, place].filter(Boolean).join(", ") || t("options-no-source");
}

/** "Murray 1951, p. 124 · disputed". */
export function sourceLine(source: SourceInfo, usual: boolean): (Node | string)[] {
  return [
    workLine(source),
    " · ",
    make(
      "span",
      { class: "certainty", "data-certainty": source.certainty },
      t(`certainty-${source.certainty}`),
    ),
    ...(usual ? [` · ${t("options-default")}`] : []),
  ];
}
