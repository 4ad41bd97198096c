/** Dialog with the options of a game, and fields for the match length and number of players. */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import type { GameInfo, OptionInfo } from "../engine/protocol";
import { footButton, openDialog } from "./dialog";
import { choiceLines, fieldset, steps } from "./fields";
import { latin } from "./game-words";
import { ruleName, sourceLine } from "./texts";
import { t, words } from "./words";

type Choice = Record<string, string>;

/** Open the dialog. If the user confirms, `use` receives the options that are not the defaults. */
export function openOptions(game: GameInfo, chosen: Choice, use: (chosen: Choice) => void): void {
  const choice = signal<Choice>({ ...chosen });
  const show = (next: Choice) => {
    choice.value = omitDefaults(game, next);
  };
  const done = () => {
    dialog.close();
    use(choice.value);
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
      footButton(t("options-done"), done, true),
    ],
  });
}

/** Return the default of every option; the chosen values of other options can change it. */
export function defaultsOf({ options }: Pick<GameInfo, "options">, choice: Choice): Choice {
  const usual = Object.fromEntries(options.map(({ name, default: value }) => [name, value]));
  const implied = options.map(
    ({ name, default: value, implied }) => implied?.[choice[name] ?? value],
  );
  return Object.assign(usual, ...implied);
}

/** Return the options that differ from the defaults. */
export function omitDefaults(game: Pick<GameInfo, "options">, choice: Choice): Choice {
  const usual = defaultsOf(game, choice);
  const pairs = game.options
    .filter(({ name }) => choice[name] !== undefined && choice[name] !== usual[name])
    .map(({ name }) => [name, choice[name] ?? ""]);
  return Object.fromEntries(pairs);
}

/** Return the name of the preset with exactly these options; null if there is none. */
export function presetOf(game: GameInfo, choice: Choice): string | null {
  const key = (options: Choice) => JSON.stringify(Object.entries(options).sort());
  const wanted = key(omitDefaults(game, choice));
  const found = Object.entries(game.presets).find(
    ([, options]) => key(omitDefaults(game, options)) === wanted,
  );
  return found?.[0] ?? null;
}

function presetFields(game: GameInfo, choice: Choice, show: (next: Choice) => void) {
  const present = presetOf(game, choice) ?? "";
  const all = Object.keys(game.presets).map((value) => ({
    value,
    words: ruleName("preset", value, game),
  }));
  if (present === "") all.push({ value: "", words: t("options-own") });
  const lines = choiceLines("preset", all, present, (value) => show({ ...game.presets[value] }));
  return fieldset(t("options-preset"), lines);
}

function optionFields(
  game: GameInfo,
  { name, values, source, sources }: OptionInfo,
  choice: Choice,
  show: (next: Choice) => void,
) {
  const { [name]: usual = "" } = defaultsOf(game, choice);
  const readings = values.map((value) => ({
    value,
    words: ruleName("value", `${name}-${value}`, game),
    note: sourceLine(sources[value] ?? source, value === usual),
  }));
  const { note } = source;
  const about = `${name}-about`;
  const isExplained = note && words().has(note);
  const text = isExplained ? html`<p class="source" id=${about}>${latin(t(note))}</p>` : nothing;
  const lines = choiceLines(`option-${name}`, readings, choice[name] ?? usual, (value) =>
    show({ ...choice, [name]: value }),
  );
  return html`<fieldset class="group" aria-describedby=${isExplained ? about : nothing}>
    <legend>${latin(ruleName("option", name, game))}</legend>${text}${lines}</fieldset>`;
}

/**
 * Lengths of a series of games, offered for every game: the points needed to win the series; 0 for
 * a single game.
 */
const TARGETS = [0, 3, 5, 7];

/**
 * Return radio buttons for the length of a series of games. `take` receives the chosen length
 * (points needed to win; 0 for a single game) and the options. Among these, the options that can
 * set a length are changed to agree with it.
 */
export function lengthSteps(
  game: GameInfo,
  { target, options }: { target: number; options: Choice },
  take: (chosen: { target: number; options: Choice }) => void,
) {
  const series = seriesOf(game);
  const lengths = [...TARGETS, ...series.map(({ target }) => target)].map(
    (target) => [String(target), target ? String(target) : t("new-single")] as const,
  );
  return steps("new-length", t("new-length"), lengths, String(target), (value) => {
    const target = Number(value);
    // Each option that can set the length gets its value for this length, or else its default.
    const changed = series.map(({ option, value, target: own }) => [
      option.name,
      own === target ? value : option.default,
    ]);
    take({ target, options: omitDefaults(game, { ...options, ...Object.fromEntries(changed) }) });
  });
}

/**
 * Return the points needed to win the series: the number set by an option, otherwise `wished` if
 * `TARGETS` contains it, otherwise 0 (a single game).
 */
export function targetOf(game: GameInfo, options: Choice, wished: number): number {
  const found = seriesOf(game).find(({ option, value }) => options[option.name] === value);
  return found?.target ?? (TARGETS.includes(wished) ? wished : 0);
}

/** Return each option value that makes the game a series, and the points that win it (`target`). */
function seriesOf(game: GameInfo) {
  return game.options.flatMap((option) =>
    Object.entries(option.targets).map(([value, target]) => ({ option, value, target })),
  );
}

type Take = (chosen: { options: Choice }) => void;

/**
 * Return radio buttons for the option `race`, or null if the game has no such option. Its values
 * are the numbers of games (to 100 points) in a match, in ascending order; 0 means a single deal
 * without a match. The player who wins more than half of the games wins the match.
 */
export function raceLines(game: GameInfo, options: Choice, take: Take) {
  const race = game.options.find(({ name }) => name === "race");
  if (!race) return null;
  const values = [...race.values].sort((a, b) => Number(a) - Number(b));
  const lines = values.map((value) => ({
    value,
    words: ruleName("value", `${race.name}-${value}`, game),
  }));
  return choiceLines("new-length", lines, options.race ?? race.default, (value) =>
    take({ options: omitDefaults(game, { ...options, race: value }) }),
  );
}

/** Return radio buttons for the number of players; null if the number is fixed. */
export function playersSteps(game: GameInfo, options: Choice, take: Take) {
  const players = game.options.find(({ name }) => name === "players");
  if (!players) return null;
  const numbers = players.values.map((value) => [value, value] as const);
  const chosen = options.players ?? players.default;
  return steps("new-players", t("new-players"), numbers, chosen, (value) =>
    take({ options: omitDefaults(game, { ...options, players: value }) }),
  );
}
