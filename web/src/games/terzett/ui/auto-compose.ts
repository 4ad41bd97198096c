/** Automatic composing, with progress and cancellation. */
import type { Engine } from "../../../engine/client";
import { EngineFailure, type GameInfo, type PuzzleMade } from "../../../engine/protocol";
import { footButton, openDialog } from "../../../kit/dialog";
import { make, write } from "../../../kit/dom";
import { t, words } from "../../../kit/words";
import { randomNumber } from "../../../puzzle/figure";
import { composeAnimation } from "./compose-animation";

export interface Order {
  engine: Pick<Engine, "request" | "task">;
  info: GameInfo;
  kind: string;
  /** Given numbers and tiles on the board, which are kept. */
  position: object;
}

/** Composes a board. The callback receives the number of attempts and the current partition. */
export function compose(
  { engine, info, kind, position }: Order,
  signal: AbortSignal,
  tell: (count: number, parts: readonly string[]) => void,
): Promise<PuzzleMade> {
  const options = { task: "compose", kind };
  const progress = ({ params }: { params: Record<string, unknown> }) =>
    tell(Number(params.count ?? 0), Array.isArray(params.parts) ? params.parts.map(String) : []);
  const seed = randomNumber();
  return engine.task("generate", { game: info.id, options, seed, position }, { progress, signal });
}

/** Completes the board automatically, shows the progress, and opens the result. */
export async function completeBoard(
  order: Order,
  open: (position: object) => Promise<void>,
): Promise<void> {
  const working = new AbortController();
  const status = make("p", { role: "status" }, t("net-composing", { count: 0 }));
  const show = composeAnimation(order.engine);
  const skip = footButton(t("composed-skip"), () => show.skip(), true);
  skip.hidden = true;
  const dialog = openDialog({
    title: t("compose-finish"),
    body: [make("p", {}, t("compose-finish-lead")), status, show.element],
    foot: [footButton(t("shell-cancel"), () => dialog.close()), skip],
    onclose: () => {
      working.abort();
      show.skip();
    },
  });
  try {
    const result = await compose(order, working.signal, (count, parts) => {
      write(status, t("net-composing", { count }));
      show.showPartition(parts);
    });
    status.remove();
    skip.hidden = false;
    await show.showResult(result.position, order.kind);
    if (working.signal.aborted) return;
    dialog.close();
    await open(result.position);
  } catch (failure) {
    if (!working.signal.aborted) write(status, errorText(failure, order.info));
  }
}

/** Returns the text of an engine error. Rethrows other errors. */
export function errorText(failure: unknown, { id, family }: GameInfo): string {
  if (!(failure instanceof EngineFailure)) throw failure;
  const { code, params } = failure;
  return words().say("error", { code, params }, { game: id, family });
}
