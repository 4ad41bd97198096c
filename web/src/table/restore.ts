/** Restores the game on the board in a new engine worker after a failure of the old worker. */
import { requestOpening } from "../board/requests";
import type { TableControls } from "../board/table";
import type { Ask } from "../engine/client";
import {
  EngineFailure,
  isEngineGone,
  type LogEntry,
  positionRef,
  type Table as Start,
  type View,
} from "../engine/protocol";

type Shown = Pick<TableControls, "view" | "log" | "opening">;

/**
 * Open the displayed game in the new worker: load the last save or, if it does not lead to the
 * displayed position, repeat the request that opened the game; then play the missing moves. If this
 * fails, open the last save (or repeat the request) without the missing moves. Resolve with null if
 * there is neither a save nor a request.
 */
export async function restore(ask: Ask, table: Shown, save: object | null): Promise<Start | null> {
  const ways = [save && { load: { save } }, table.opening].filter((way) => way !== null);
  const attempt = (way: (typeof ways)[number]) =>
    requestOpening(way, ask).catch((failure) => {
      if (failure instanceof EngineFailure && !isEngineGone(failure)) return null;
      throw failure;
    });
  for (const way of ways) {
    const start = await attempt(way);
    if (!start) continue;
    const { view: board, log } = table;
    if (!board || (await catchUp(ask, start.view, board, log)))
      return { ...start, ...(await ask("view", {})) };
  }
  for (const way of ways) {
    const start = await attempt(way);
    if (start) return start;
  }
  return ways[0] ? requestOpening(ways[0], ask) : null;
}

/**
 * Bring the worker to the displayed position: go to this position in the restored history or, if
 * the history ends earlier or differs, play the missing moves. Resolve with false if the position
 * cannot be reached.
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

/**
 * True if `view` has the game and the options of the displayed `board`, and its history is the
 * displayed history `told` or the beginning of it.
 */
function isPartOf({ game, options, log }: View, board: View, told: readonly LogEntry[]): boolean {
  if (JSON.stringify([game, options]) !== JSON.stringify([board.game, board.options])) return false;
  return log.entries.every(
    ({ kind, text }, ply) => told[ply]?.kind === kind && told[ply].text === text,
  );
}
