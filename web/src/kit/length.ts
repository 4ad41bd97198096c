/** Choice of the length of a match: a single game, a series up to a number of points, or a race. */
import type { GameInfo, OptionInfo } from "../engine/protocol";
import { choiceLines, steps } from "./fields";
import { omitDefaults } from "./options";
import { ruleName } from "./rule-words";
import { t } from "./words";

type Options = Record<string, string>;

/** Lengths of a series available with all rules; 0 is a single game. */
const TARGETS = [0, 3, 5, 7];

/** Returns the choice of lengths; `take` receives the chosen length and the matching options. */
export function lengthSteps(
  game: GameInfo,
  { target, options }: { target: number; options: Options },
  take: (chosen: { target: number; options: Options }) => void,
) {
  const lengths = [...TARGETS, ...seriesOf(game).map(({ target }) => target)].map(
    (target) => [String(target), target ? String(target) : t("new-single")] as const,
  );
  return steps("new-length", t("new-length"), lengths, String(target), (value) => {
    const target = Number(value);
    take({ target, options: optionsFor(game, options, target) });
  });
}

/** Returns the target set by the options; if none is set, `wished`, or 0 if not offered. */
export function targetOf(game: GameInfo, options: Options, wished: number): number {
  const found = seriesOf(game).find(({ option, value }) => options[option.name] === value);
  return found?.target ?? (TARGETS.includes(wished) ? wished : 0);
}

/** Returns the choice of race lengths, shortest first; null if the game has no races. */
export function raceLines(
  game: GameInfo,
  options: Options,
  take: (chosen: { options: Options }) => void,
) {
  const race = game.options.find(({ name }) => name === "race");
  if (!race) return null;
  const values = [...race.values].sort((a, b) => Number(a) - Number(b));
  const lines = values.map((value) => ({
    value,
    words: ruleName("value", `${race.name}-${value}`, game),
  }));
  const chosen = options.race ?? race.default;
  return choiceLines("new-length", lines, chosen, (value) =>
    take({ options: omitDefaults(game, { ...options, race: value }) }),
  );
}

/** Returns the choice of the number of players; null if it is fixed. */
export function playersSteps(
  game: GameInfo,
  options: Options,
  take: (chosen: { options: Options }) => void,
) {
  const players = game.options.find(({ name }) => name === "players");
  if (!players) return null;
  const numbers = players.values.map((value) => [value, value] as const);
  const chosen = options.players ?? players.default;
  return steps("new-players", t("new-players"), numbers, chosen, (value) =>
    take({ options: omitDefaults(game, { ...options, players: value }) }),
  );
}

interface SeriesRule {
  option: OptionInfo;
  value: string;
  target: number;
}

/** Returns the values of the game's options that set the target of a series. */
function seriesOf(game: GameInfo): SeriesRule[] {
  return game.options.flatMap((option) =>
    Object.entries(option.targets).map(([value, target]) => ({ option, value, target })),
  );
}

/** Returns the options for a target. Options for a different target get their defaults. */
function optionsFor(game: GameInfo, options: Options, target: number): Options {
  let changed = options;
  for (const { option, value, target: own } of seriesOf(game)) {
    const reading = own === target ? value : option.default;
    changed = omitDefaults(game, { ...changed, [option.name]: reading });
  }
  return changed;
}
