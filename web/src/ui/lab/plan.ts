/** The experiment that is being put together, and what its parts are called. */
import { signal } from "@preact/signals-core";
import type { Experiment, Policy } from "../../engine/bench";
import type { GameInfo } from "../../engine/protocol";
import { gameInfo, games } from "../shell/catalogue";
import { gameWords, levelName, speakerOf } from "../shell/gamewords";
import { ruleName } from "../shell/rulewords";
import { learn, t } from "../shell/words";

export const MOST_READINGS = 6;
export const SIZES = [20, 60, 200, 600, 2000] as const;
const USUAL_SIZE = 60;
const LIMIT = 1500;
const OPENING = 4;
export const PLAIN = ["random", "greedy"] as const;

/** Games for two, of which readings can be compared. */
export const shelf = games.filter(({ seats, levels }) => seats.length === 2 && levels.length > 0);

export interface Plan {
  info: GameInfo;
  readings: Record<string, string>[];
  first: string;
  /** The second player; "" where the same plays both sides. */
  second: string;
  games: number;
  limit: number;
  opening: number;
  seed: string;
}

export const plan = signal<Plan | null>(null);
/** Whether another game is being laid on the bench, whose words are still on their way. */
export const choosing = signal(false);

/** Changes something of the plan. */
export function change(changed: Partial<Plan>): void {
  if (plan.value) plan.value = { ...plan.value, ...changed };
}

/** A game is laid on the bench with its usual rules, and the page learns its words. */
export async function choose(game: string): Promise<void> {
  const info = await gameInfo(game);
  if (!info) return;
  choosing.value = true;
  await learn([...gameWords(info), "lab", "laboratory"]).finally(() => {
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
  };
}

/** The plan that an experiment was made of.  False for a game that is not on the shelf. */
export async function adopt(experiment: Experiment): Promise<boolean> {
  if (!shelf.some(({ id }) => id === experiment.game)) return false;
  await choose(experiment.game);
  const [first, second] = experiment.players.map(asText);
  change({
    ...experiment,
    first: first ?? "random",
    second: second === first ? "" : (second ?? ""),
  } as Partial<Plan>);
  return true;
}

/** The experiment as Python and links have it. */
export function experimentOf(plan: Plan): Experiment {
  const { info, readings, first, second, games, limit, opening, seed } = plan;
  const players = [asPolicy(first), asPolicy(second || first)];
  return { game: info.id, readings, players, games, limit, opening, seed };
}

/** What a reading changes, in the words of the game's options. */
export function readingName(info: GameInfo, reading: Record<string, string>): string {
  const told = Object.entries(reading).map(([name, value]) =>
    t("lab-reading-name", {
      option: ruleName("option", name, info),
      value: ruleName("value", `${name}-${value}`, info),
    }),
  );
  return told.join("; ") || t("lab-standard");
}

/** A player as Python writes him: "tante", "stammgast:100". */
export function asText({ name, nodes }: Policy): string {
  return nodes ? `${name}:${nodes}` : name;
}

function asPolicy(text: string): Policy {
  const [name = "", nodes] = text.split(":");
  return nodes ? { name, nodes: Number(nodes) } : { name };
}

/** What a player is called. */
export function playerName(info: GameInfo, text: string): string {
  const { name, nodes } = asPolicy(text);
  const called = policyName(info, name);
  return nodes ? t("lab-player-nodes", { player: called, nodes }) : called;
}

function policyName(info: GameInfo, name: string): string {
  return (PLAIN as readonly string[]).includes(name)
    ? t(`lab-player-${name}`)
    : levelName(name, speakerOf(info));
}

/** The lines of Python that give the same numbers. */
export function inPython(experiment: Experiment): string {
  const { game, readings, games, limit, opening, seed } = experiment;
  const [first, second] = experiment.players.map((one) => JSON.stringify(asText(one)));
  const listed = readings.map((one) => `    ${JSON.stringify(one)},`).join("\n");
  return `from alveus import lab
study = lab.Experiment(${JSON.stringify(game)}, [
${listed}
  ], players=(${first}, ${second}), games=${games},
  limit=${limit}, opening=${opening}, seed=${JSON.stringify(seed)})
print(study.run().table())`;
}

/** The command that gives the same numbers, in lines that a shell takes for one. */
export function inCommand(experiment: Experiment): string {
  const { game, readings, games, limit, opening, seed } = experiment;
  const [first = "", second = ""] = experiment.players.map(asText);
  const lines = [
    `alveus lab run ${game}`,
    ...readings.map((one) => `--reading ${quoted(asReading(one))}`),
    `--players ${first === second ? first : `${first},${second}`} --games ${games}`,
    `--limit ${limit} --opening ${opening} --seed ${quoted(seed)}`,
  ];
  return lines.join(" \\\n  ");
}

/** A reading as Python writes it: "restricted=all", "standard". */
function asReading(reading: Record<string, string>): string {
  const changes = Object.entries(reading).map(([name, value]) => `${name}=${value}`);
  return changes.join(",") || "standard";
}

/** A word as a shell takes it, whatever stands in it. */
function quoted(word: string): string {
  return /^[\w.,=:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
