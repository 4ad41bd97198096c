/** The dialog before a new game: against whom, how the two sit, how long, by which rules. */
import type { GameInfo, OptionInfo, Seat } from "../../engine/protocol";
import { levelSteps } from "../table/level";
import { bodyOf, footButton, openDialog } from "./dialog";
import { fill, make } from "./dom";
import { choices, group, stepsLine } from "./fields";
import { differing, openOptions, presetOf, ruleName } from "./options";
import type { Settings } from "./settings";
import { t, words } from "./words";

/** What a new game is begun with. */
export interface Start {
  seats: Record<string, Seat>;
  seating: Settings["seating"];
  options: Record<string, string>;
  target: number;
  /** Whether points make rows and rows a race, so that no other length can be chosen. */
  race: boolean;
}

/** Lengths of a series that are offered with any rules; 0 is a single game. */
const TARGETS = [0, 3, 5, 7];

/** Asks for everything and calls `begin` with it. */
export function openNewGame(game: GameInfo, now: Start, begin: (start: Start) => void): void {
  const start = structuredClone(now);
  let level = levelOf(start) ?? middle(game.levels);
  const sides = () => seatsAt(game, start.options);
  let yours = game.seats.find((side) => start.seats[side]?.kind === "human") ?? game.seats[0] ?? "";
  let alone = levelOf(start) !== null;

  const dialog = openDialog({
    title: t("new-title"),
    body: [],
    foot: [
      footButton(t("shell-cancel"), () => dialog.close()),
      footButton(
        t("new-start"),
        () => {
          dialog.close();
          const seat = (side: string): Seat =>
            alone && side !== yours ? { kind: "computer", level } : { kind: "human" };
          start.seats = Object.fromEntries(sides().map((side) => [side, seat(side)]));
          begin(start);
        },
        true,
      ),
    ],
  });

  function opponent(): HTMLElement {
    const options = [
      { value: "computer", words: t("new-computer") },
      { value: "friend", words: t(game.seats.length > 2 ? "new-friends" : "new-friend") },
    ] as const;
    return group(
      t("new-opponent"),
      ...choices(options, alone ? "computer" : "friend", (value) => {
        alone = value === "computer";
        show();
      }),
    );
  }

  function computerFields(): HTMLElement {
    const named = sides().map(
      (side) => [side, words().side(side, { game: game.id, family: game.family })] as const,
    );
    if (!sides().includes(yours)) yours = sides()[0] ?? "";
    const steps = levelSteps(game.levels, level, (next) => {
      level = next;
    });
    return group(
      t("new-level"),
      steps,
      stepsLine(t("new-side"), named, yours, (side) => {
        yours = side;
      }),
    );
  }

  function seatingFields(): HTMLElement {
    const ways = (["fixed", "turned", "table"] as const).map((value) => ({
      value,
      words: t(`new-seating-${value}`),
      note: [t(`new-seating-${value}-note`)],
    }));
    return group(
      t("new-seating"),
      ...choices(ways, start.seating, (value) => {
        start.seating = value;
      }),
    );
  }

  function lengthAndRules(): HTMLElement[] {
    const lengths = [...TARGETS, ...seriesOf(game).map(({ target }) => target)].map(
      (target) => [String(target), target ? String(target) : t("new-single")] as const,
    );
    const rules = make("small", {}, rulesWords(game, start.options));
    const button = make(
      "button",
      {
        class: "button",
        type: "button",
        onclick: () =>
          openOptions(game, start.options, (chosen) => {
            start.options = chosen;
            start.target = targetOf(game, chosen, start.target);
            show();
          }),
      },
      t("new-options"),
    );
    const length = stepsLine(t("new-length"), lengths, String(start.target), (value) => {
      start.target = Number(value);
      start.options = optionsFor(game, start.options, start.target);
      fill(rules, rulesWords(game, start.options));
    });
    return [
      ...(start.race ? [] : [length]),
      make("div", { class: "line" }, make("span", {}, t("new-rules"), rules), button),
    ];
  }

  function show(): void {
    fill(
      bodyOf(dialog),
      opponent(),
      alone ? computerFields() : null,
      // Hidden hands are seen from one side only, by one after the other.
      alone || game.hidden ? null : seatingFields(),
      group(t("new-match"), ...lengthAndRules()),
    );
  }
  show();
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
function optionsFor(game: GameInfo, options: Start["options"], target: number) {
  let changed = options;
  for (const { option, value, target: own } of seriesOf(game)) {
    const reading = own === target ? value : option.default;
    changed = differing(game, { ...changed, [option.name]: reading });
  }
  return changed;
}

/** The target that goes with options; what was wished stays where they say nothing of it. */
function targetOf(game: GameInfo, options: Start["options"], wished: number): number {
  const found = seriesOf(game).find(({ option, value }) => options[option.name] === value);
  return found?.target ?? (TARGETS.includes(wished) ? wished : 0);
}

/** The rules in a few words: a setting's name, or how much is changed. */
export function rulesWords(game: GameInfo, options: Record<string, string>): string {
  const preset = presetOf(game, options);
  if (preset) return ruleName("preset", preset, game);
  return t("new-rules-changed", { count: Object.keys(options).length });
}

/** The seats of a game; where their number can be chosen, the option `players` tells it. */
export function seatsAt({ seats, options }: GameInfo, chosen: Record<string, string>): string[] {
  const players = options.find(({ name }) => name === "players");
  return seats.slice(0, players ? Number(chosen.players ?? players.default) : seats.length);
}

/** The level in the middle, for those who have not chosen yet. */
export function middle(levels: readonly string[]): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? "";
}

function levelOf({ seats }: Start): string | null {
  for (const seat of Object.values(seats)) if (seat.kind === "computer") return seat.level;
  return null;
}
