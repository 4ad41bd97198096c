/**
 * Dialog for sharing a puzzle. Each button copies one text: its URL without the user's tiles and
 * lines; its URL with them; its id (see `idOf`); or, if it is solved, the result with the first of
 * these URLs, which does not reveal the solution.
 */
import { html } from "lit-html";
import type { GameInfo, View } from "../engine/protocol";
import { addressWith } from "../kit/address";
import { openDialog } from "../kit/dialog";
import { copyLink } from "../kit/files";
import { loadArea, t } from "../kit/words";
import { formatTime } from "./clock";
import { gridOf, idOf, reachOf } from "./figure";
import "./sharing.css";

interface SharingOptions {
  info: GameInfo;
  view: View;
  /** Short description of the puzzle. */
  about: string;
  /** URL parameters that identify the puzzle, such as its date. */
  parameters: Record<string, string>;
  /** Solving time in milliseconds and number of hints; null if the puzzle is not solved. */
  solved: { time: number; helps: number } | null;
  /** Return the URL of the puzzle with the user's tiles and lines. */
  address(): Promise<string>;
}

export async function openSharing(options: SharingOptions): Promise<void> {
  const { view, solved, address } = options;
  await loadArea("puzzles");
  const dialog = openDialog({
    title: t("sharing-title"),
    body: () => html`<div class="sharing">
      ${solved ? button("result", () => resultText(options, solved)) : null}
      ${button("puzzle", () => puzzleAddress(options))}
      ${view.ply > 0 || view.pieces.length > 0 ? button("sheet", address) : null}
      ${button("id", () => idOf(view))}
    </div>`,
  });

  function button(name: string, text: () => string | Promise<string>) {
    const press = async () => {
      const copied = await text();
      dialog.close();
      await copyLink(copied, t(`sharing-${name}-done`));
    };
    return html`<button class="button" type="button" data-share=${name} @click=${press}>
      <span>${t(`sharing-${name}`)}</span><small>${t(`sharing-${name}-note`)}</small>
    </button>`;
  }
}

/** Return the URL of the puzzle without the user's tiles and lines. */
export function puzzleAddress({
  info,
  view,
  parameters,
}: Pick<SharingOptions, "info" | "view" | "parameters">): string {
  const search = new URLSearchParams({ game: info.id, ...parameters });
  const puzzle = { reach: reachOf(view), grid: gridOf(view) };
  const id = idOf(view);
  const position = { options: view.options, puzzle: id.includes("\n") ? puzzle : id, as_is: true };
  const hash = encodeURIComponent(JSON.stringify(position));
  return `${addressWith(search)}#${hash}`;
}

/** Return the text of a result: puzzle, time, number of hints, URL. */
function resultText(options: SharingOptions, { time, helps }: { time: number; helps: number }) {
  const game = t(`game-${options.info.id}`);
  const summary = t("sharing-told", { time: formatTime(time), helps });
  return [`${game} · ${options.about}`, summary, puzzleAddress(options)].join("\n");
}
