/**
 * What of a puzzle is passed on: the puzzle alone, the sheet as it stands, its id, and, when it is
 * solved, how long it took, which tells nothing of the solution.
 */
import { html } from "lit-html";
import type { Engine } from "../../engine/client";
import type { GameInfo, View } from "../../engine/protocol";
import { openDialog } from "../shell/dialog";
import { copyLink } from "../shell/files";
import { learnMore, t } from "../shell/words";
import { addressWith } from "../table/addressed";
import { timeWords } from "./clock";
import { gridOf, reachOf } from "./figure";
import { idOf } from "./id";
import "./sharing.css";

export interface SharingOptions {
  info: GameInfo;
  engine: Pick<Engine, "request">;
  view: View;
  /** Which puzzle it is, in few words. */
  about: string;
  /** What an address tells of it besides. */
  parameters: Record<string, string>;
  /** How it was solved; null where it is not. */
  solved: { time: number; helps: number } | null;
  /** The address of the sheet as it stands. */
  address(): Promise<string>;
}

export async function openSharing(options: SharingOptions): Promise<void> {
  const { view, solved, address } = options;
  await learnMore("puzzles");
  const dialog = openDialog({
    title: t("sharing-title"),
    body: () => html`<div class="sharing">
      ${solved ? way("result", () => resultWords(options, solved)) : null}
      ${way("puzzle", () => puzzleAddress(options))}
      ${view.ply > 0 || view.pieces.length > 0 ? way("sheet", address) : null}
      ${way("id", () => idOf(view))}
    </div>`,
  });

  function way(name: string, text: () => string | Promise<string>) {
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

/** The address of the puzzle with nothing on it. */
function puzzleAddress({ info, view, parameters }: SharingOptions): string {
  const search = new URLSearchParams({ game: info.id, ...parameters });
  const puzzle = { reach: reachOf(view), grid: gridOf(view) };
  const id = idOf(view);
  const position = { options: view.options, puzzle: id.includes("\n") ? puzzle : id, as_is: true };
  const written = encodeURIComponent(JSON.stringify(position));
  return `${addressWith(search)}#${written}`;
}

/** What was solved, how long it took and with how much help, and where the puzzle is. */
function resultWords(options: SharingOptions, { time, helps }: { time: number; helps: number }) {
  const game = t(`game-${options.info.id}`);
  const told = t("sharing-told", { time: timeWords(time), helps });
  return [`${game} · ${options.about}`, told, puzzleAddress(options)].join("\n");
}
