/** How long people play: a single game, a series to so many points, or what a rule makes of it. */
import type { GameInfo, OptionInfo } from "../../engine/protocol";
import { choiceLines, steps } from "./fields";
import { omitDefaults } from "./options";
import { ruleName } from "./rulewords";
import { t } from "./words";

type Options = Record<string, string>;

/** Lengths of a series that are offered with any rules; 0 is a single game. */
const TARGETS = [0, 3, 5, 7];

/** The lengths to choose from; `take` gets the one chosen and the options that go with it. */
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

/** The target that goes with options; what was wished stays where they say nothing of it. */
export function targetOf(game: GameInfo, options: Options, wished: number): number {
  const found = seriesOf(game).find(({ option, value }) => options[option.name] === value);
  return found?.target ?? (TARGETS.includes(wished) ? wished : 0);
}

/** Where a game's own rules know races, how long one is; shortest first. */
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

/** How many play, where their number can be chosen. */
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

/** The readings of a game's own options that make a series of it. */
function seriesOf(game: GameInfo): SeriesRule[] {
  return game.options.flatMap((option) =>
    Object.entries(option.targets).map(([value, target]) => ({ option, value, target })),
  );
}

/** The options that go with a target: those of its own series, or of none. */
function optionsFor(game: GameInfo, options: Options, target: number): Options {
  let changed = options;
  for (const { option, value, target: own } of seriesOf(game)) {
    const reading = own === target ? value : option.default;
    changed = omitDefaults(game, { ...changed, [option.name]: reading });
  }
  return changed;
}
