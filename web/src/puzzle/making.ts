/** Generates a puzzle. If this takes long, a dialog shows the progress and allows cancelling. */
import { signal } from "@preact/signals-core";
import type { Engine } from "../engine/client";
import { EngineFailure, type GameInfo, type PuzzleMade, type Requests } from "../engine/protocol";
import { footButton, openDialog } from "../kit/dialog";
import { toast } from "../kit/toast";
import { t, words } from "../kit/words";

/** Milliseconds before the dialog opens. */
const SOON = 300;

/** Returns the puzzle, or null if it was cancelled or failed; an error is shown. */
export async function makePuzzle(
  engine: Pick<Engine, "task">,
  order: Requests["generate"]["in"],
  info: GameInfo,
): Promise<PuzzleMade | null> {
  const working = new AbortController();
  const count = signal(0);
  let dialog: HTMLDialogElement | null = null;
  const show = () => {
    dialog = openDialog({
      title: t("making-title"),
      body: () => t("choose-making", { count: count.value }),
      foot: [footButton(t("shell-cancel"), () => dialog?.close())],
      onclose: () => working.abort(),
    });
  };
  const waiting = setTimeout(show, SOON);
  const progress = ({ params }: { params: Record<string, unknown> }) => {
    count.value = Number(params.count ?? 0);
  };
  try {
    return await engine.task("generate", order, { progress, signal: working.signal });
  } catch (failure) {
    if (working.signal.aborted) return null;
    if (!(failure instanceof EngineFailure)) throw failure;
    const { code, params } = failure;
    toast(words().say("error", { code, params }, { game: info.id, family: info.family }));
    return null;
  } finally {
    clearTimeout(waiting);
    (dialog as HTMLDialogElement | null)?.close();
  }
}
