/** Restores the game on the board in a replacement worker. */
import { requestOpening } from "../board/requests";
import type { TableControls } from "../board/table";
import type { Ask } from "../engine/client";
import {
  EngineFailure,
  type LogEntry,
  positionRef,
  type Table as Start,
  type View,
} from "../engine/protocol";

type Shown = Pick<TableControls, "view" | "log" | "opening">;

/**
 * Opens the displayed game in the worker: from the last save, or from the request that opened it,
 * followed by the missing moves. If neither leads to the displayed position, opens the last save.
 * Returns null if there was no game.
 */
export async function restore(ask: Ask, table: Shown, save: object | null): Promise<Start | null> {
  const ways = [save && { load: { save } }, table.opening].filter((way) => way !== null);
  for (const way of ways) {
    const start = await requestOpening(way, ask);
    const { view: board, log } = table;
    if (!board || (await catchUp(ask, start.view, board, log)))
      return { ...start, ...(await ask("view", {})) };
  }
  return ways[0] ? requestOpening(ways[0], ask) : null;
}

/**
 * Goes through the history, or repeats moves, up to the displayed position. Returns false if that
 * is not possible.
 */
async function catchUp(
  ask: Ask,
  restored: View,
  board: View,
  log: readonly LogEntry[],
): Promise<boolean> {
  if (!isPartOf(restored, board, log)) return false;
  if (restored.ply === board.ply) return true;
  let view = restored;
  const go = async (ply: number) => {
    ({ view } = await ask("goto", { ...positionRef(view), ply }));
  };
  const isThere = async () => {
    ({ view } = await ask("view", {}));
    return view.ply === board.ply && isPartOf(view, board, log);
  };
  try {
    if (board.ply <= restored.ply + restored.ahead) {
      await go(board.ply);
      if (await isThere()) return true;
      await go(restored.ply);
    }
    for (const entry of log.slice(restored.ply + 1, board.ply + 1)) {
      const from = positionRef(view);
      const text = entry.kind === "throw" ? "throw" : entry.text;
      ({ view } =
        entry.kind === "new"
          ? await ask("again", from)
          : await ask("play", { ...from, text, auto: entry.auto }));
    }
    return await isThere();
  } catch (failure) {
    if (failure instanceof EngineFailure) return false;
    throw failure;
  }
}

/** True if the history of a view is a part of the displayed history. */
function isPartOf({ game, options, log }: View, board: View, told: readonly LogEntry[]): boolean {
  if (JSON.stringify([game, options]) !== JSON.stringify([board.game, board.options])) return false;
  return log.entries.every(
    ({ kind, text }, ply) => told[ply]?.kind === kind && told[ply].text === text,
  );
}
