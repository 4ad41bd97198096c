/** The experiment that the user edits; names of its players and readings (rule variants). */
import { signal } from "@preact/signals-core";
import type { Experiment, Policy } from "../../engine/lab-client";
import type { GameInfo } from "../../engine/protocol";
import { gameInfo, games } from "../../kit/catalogue";
import { gameAreas, levelName, speakerOf } from "../../kit/game-words";
import { ruleName } from "../../kit/texts";
import { loadPageMessages, t } from "../../kit/words";

export const MOST_READINGS = 6;
/**
 * Numbers of games per reading (rule variant) that the page suggests; any integer from
 * `FEWEST_GAMES` to `MOST_GAMES` can be entered.
 */
export const SIZES = [20, 60, 200, 600, 2000] as const;
export const FEWEST_GAMES = 2;
export const MOST_GAMES = 100_000;
const USUAL_SIZE = 60;
const LIMIT = 1500;
const OPENING = 4;
export const PLAIN = ["random", "greedy"] as const;

/** Games that the laboratory offers: all games for two players that have computer players. */
export const shelf = games.filter(({ seats, levels }) => seats.length === 2 && levels.length > 0);

export interface Plan {
  info: GameInfo;
  readings: Record<string, string>[];
  first: string;
  /** Computer player of the second side; "" if both sides have the same one. */
  second: string;
  games: number;
  limit: number;
  opening: number;
  seed: string;
  /** Names of the headline measures (declared in advance); null for the default (`headlineOf`). */
  headline: string[] | null;
}

export const plan = signal<Plan | null>(null);
/** True while the texts of a newly selected game are loading. */
export const choosing = signal(false);

export function change(changed: Partial<Plan>): void {
  if (plan.value) plan.value = { ...plan.value, ...changed };
}

let lastChoice: Promise<void> = Promise.resolve();

/**
 * Select a game and load its texts. Calls run one after another. The new plan has the standard
 * rules, players that move at random, and a random seed; only the number of games is kept. If the
 * game is unknown, nothing changes.
 */
export function choose(game: string): Promise<void> {
  const chosen = lastChoice.then(() => open(game));
  lastChoice = chosen.catch(() => {});
  return chosen;
}

async function open(game: string): Promise<void> {
  const info = await gameInfo(game);
  if (!info) return;
  choosing.value = true;
  await loadPageMessages([...gameAreas(info), "lab", "laboratory"]).finally(() => {
    choosing.value = false;
  });
  plan.value = {
    info,
    readings: [{}],
    first: "random",
    second: "",
    games: plan.value?.games ?? USUAL_SIZE,
    limit: LIMIT,
    opening: OPENING,
    seed: String(Math.floor(Math.random() * 1e9)),
    headline: null,
  };
}

/**
 * Set `plan` to the settings of an experiment. Resolve with false if the laboratory does not offer
 * its game; reject if the experiment is malformed.
 */
export async function adopt(experiment: Experiment): Promise<boolean> {
  if (!shelf.some(({ id }) => id === experiment.game)) return false;
  await choose(experiment.game);
  const [first, second] = experiment.players.map(asText);
  change({
    ...experiment,
    headline: experiment.headline ?? [],
    first: first ?? "random",
    second: second === first ? "" : (second ?? ""),
  } as Partial<Plan>);
  return true;
}

/** Return the plan in the JSON format of results files, of links and of the Python package. */
export function experimentOf(plan: Plan): Experiment {
  const { info, first, second, ...settings } = plan;
  const headline = headlineOf(plan);
  const players = [asPolicy(first), asPolicy(second || first)];
  return { ...settings, game: info.id, players, headline };
}

/**
 * True if plan and experiment have equal settings. Games are played in pairs, so that an odd number
 * of games is rounded up before the comparison.
 */
export function isPlanOf(plan: Plan, experiment: Experiment): boolean {
  return settingsKey(experimentOf(plan)) === settingsKey(experiment);
}

function settingsKey({ game, limit, opening, seed, ...more }: Experiment): string {
  const readings = more.readings.map((reading) => Object.entries(reading).sort());
  const games = more.games + (more.games % 2);
  const headline = [...(more.headline ?? [])].sort();
  const players = more.players.map(asText);
  return JSON.stringify([game, readings, players, games, limit, opening, `${seed}`, headline]);
}

/** Return the measures declared in advance; default: score (skill if players differ) and length. */
export function headlineOf({ headline, first, second }: Plan): string[] {
  return headline ?? [second && second !== first ? "skill" : "score", "length"];
}

/**
 * Return the names of the measures that the user can select as headline measures (declared before
 * the games are played): a fixed list, and those already selected in the plan. The Python package
 * also accepts counts of game events, such as `event-hit`.
 */
export function offeredMeasures(plan: Plan): string[] {
  const result = plan.second && plan.second !== plan.first ? "skill" : "score";
  const usual = [result, "length", "won", "drawn", "decisions", "choice", "forced"];
  return [...new Set([...usual, ...headlineOf(plan)])];
}

/** Return a reading's displayed name: its options that differ from the default, or "Standard". */
export function readingName(info: GameInfo, reading: Record<string, string>): string {
  const changes = Object.entries(reading).map(([name, value]) =>
    t("lab-reading-name", {
      option: ruleName("option", name, info),
      value: ruleName("value", `${name}-${value}`, info),
    }),
  );
  return changes.join("; ") || t("lab-standard");
}

/**
 * Return a computer player as text: the name and, if there is a limit, the maximum number of
 * positions searched per turn. Examples for the levels "tante" and "stammgast": "tante",
 * "stammgast:100".
 */
export function asText({ name, nodes }: Policy): string {
  return nodes ? `${name}:${nodes}` : name;
}

function asPolicy(text: string): Policy {
  const [name = "", nodes] = text.split(":");
  return nodes ? { name, nodes: Number(nodes) } : { name };
}

/** Return the displayed name of a computer player, given as text (see `asText`). */
export function playerName(info: GameInfo, text: string): string {
  const { name, nodes } = asPolicy(text);
  const displayName = policyName(info, name);
  return nodes ? t("lab-player-nodes", { player: displayName, nodes }) : displayName;
}

function policyName(info: GameInfo, name: string): string {
  return (PLAIN as readonly string[]).includes(name)
    ? t(`lab-player-${name}`)
    : levelName(name, speakerOf(info));
}

/** Return Python code that repeats the experiment, with the same results. */
export function inPython(experiment: Experiment): string {
  const { game, readings, games, limit, opening, seed, headline } = experiment;
  const [first, second] = experiment.players.map((one) => JSON.stringify(asText(one)));
  const listed = readings.map((one) => `    ${JSON.stringify(one)},`).join("\n");
  return `from alveus import lab
study = lab.Experiment(${JSON.stringify(game)}, [
${listed}
  ], players=(${first}, ${second}), games=${games},
  limit=${limit}, opening=${opening}, seed=${JSON.stringify(seed)},
  headline=${JSON.stringify(headline ?? [])})
print(study.run().table())`;
}

/** Return a shell command that repeats the experiment, on several lines joined by "\". */
export function inCommand(experiment: Experiment): string {
  const { game, readings, games, limit, opening, seed, headline } = experiment;
  const [first = "", second = ""] = experiment.players.map(asText);
  const lines = [
    `alveus lab run ${game}`,
    ...readings.map((one) => `--reading ${quoted(asReading(one))}`),
    `--players ${first === second ? first : `${first},${second}`} --games ${games}`,
    `--limit ${limit} --opening ${opening} ${seedOption(`${seed}`)}`,
    `--headline ${headline?.join(",") || "none"}`,
  ];
  return lines.join(" \\\n  ");
}

/** Return a reading for the command line: its options ("restricted=all") or "standard". */
function asReading(reading: Record<string, string>): string {
  const changes = Object.entries(reading).map(([name, value]) => `${name}=${value}`);
  return changes.join(",") || "standard";
}

/** Return the option for the seed; a seed that looks like an option follows an equals sign. */
function seedOption(seed: string): string {
  return `--seed${seed.startsWith("-") ? "=" : " "}${quoted(seed)}`;
}

/** Put a word into quotation marks for the shell, if necessary. */
function quoted(word: string): string {
  return /^[\w.,=:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
