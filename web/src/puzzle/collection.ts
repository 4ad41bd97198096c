/** List of a hundred puzzles of all puzzle games, from easy to hard, with the user's times. */
import "./collection.css";
import { html } from "lit-html";
import { manifests } from "../contracts/games";
import type { Collected } from "../contracts/puzzle-ui";
import { openDialog } from "../kit/dialog";
import { loadArea, t } from "../kit/words";
import { readResults } from "../storage/results";
import { hashText } from "../storage/storage";
import { formatTime } from "./clock";
import { collectedKey } from "./figure";

/** A puzzle with its game and its rank in the game's list from easy to hard. */
interface Numbered extends Collected {
  game: string;
  /** Difficulty relative to the other puzzles of its game, from 0 to 1. */
  rank: number;
}

/**
 * Merge the puzzles of all games, sorted by `rank`. The list of each game has to be sorted from
 * easy to hard.
 */
function merged(games: readonly (readonly [string, readonly Collected[]])[]): Numbered[] {
  return games
    .flatMap(([game, all]) =>
      all.map((puzzle, at) => ({ ...puzzle, game, rank: (at + 0.5) / all.length })),
    )
    .sort((a, b) => a.rank - b.rank);
}

/** Open the list. Each entry is a link to the puzzle. */
export async function openCollection(): Promise<void> {
  const bringing = manifests.map(async ({ id, collection }) => {
    return [id, collection ? (await collection()).default : []] as const;
  });
  const [games] = await Promise.all([Promise.all(bringing), loadArea("puzzles")]);
  const all = merged(games);
  const times = new Map(readResults().map(({ game, puzzle, time }) => [game + puzzle, time]));
  const timeOf = (entry: Numbered) => times.get(entry.game + hashText(collectedKey(entry)));
  const solved = all.filter((entry) => timeOf(entry) !== undefined).length;
  const next = all.find((entry) => timeOf(entry) === undefined);
  const dialog = openDialog({
    title: t("collection-title"),
    wide: true,
    body: () => html`<p>${t("collection-lead", { solved, count: all.length })}</p>
      <ol class="collection">${all.map((entry, at) => line(entry, at + 1))}</ol>`,
    onopen: () => dialog.querySelector<HTMLElement>("[aria-current]")?.focus(),
  });

  function line(entry: Numbered, number: number) {
    const { game, puzzle, grade, keys } = entry;
    const time = timeOf(entry);
    const timeText = time === undefined ? "" : formatTime(time);
    const position = encodeURIComponent(JSON.stringify({ game, puzzle }));
    const kind = grade ? "grade" : "keys";
    const about = t("collection-about", { kind, reach: puzzle.reach, keys });
    const hard = grade ? t(`grade-${grade}`) : "";
    const label = t("collection-line", {
      number,
      game: t(`game-${game}`),
      about: `${about} ${hard}`.trim(),
      done: String(timeText !== ""),
      told: timeText,
    });
    return html`<li><a
      class=${timeText ? "done" : ""}
      href=${`play.html?game=${game}#${position}`}
      aria-label=${label}
      title=${label}
      aria-current=${entry === next ? "true" : "false"}
    ><span>${number}</span><small>${timeText || t(`game-${game}`)}</small></a></li>`;
  }
}
