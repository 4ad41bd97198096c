/** What the machine composes: how far it is, and how it is called off. */
import type { Engine } from "../../../engine/client";
import { EngineFailure } from "../../../engine/failure";
import type { GameInfo, PuzzleMade } from "../../../engine/protocol";
import { randomNumber } from "../../../ui/puzzle/figure";
import { footButton, openDialog } from "../../../ui/shell/dialog";
import { make, write } from "../../../ui/shell/dom";
import { t, words } from "../../../ui/shell/words";

export interface Order {
  engine: Pick<Engine, "task">;
  info: GameInfo;
  kind: string;
  /** What is given or laid, which it keeps. */
  position: object;
}

/** A board composed by the machine; `tell` hears how many arrangements it has tried. */
export function compose(
  { engine, info, kind, position }: Order,
  signal: AbortSignal,
  tell: (count: number) => void,
): Promise<PuzzleMade> {
  const options = { task: "compose", kind };
  const progress = ({ params }: { params: Record<string, unknown> }) =>
    tell(Number(params.count ?? 0));
  const seed = randomNumber();
  return engine.task("generate", { game: info.id, options, seed, position }, { progress, signal });
}

/** Lets the machine go on from what lies there, and lays what it has found. */
export async function finishIt(
  order: Order,
  lay: (position: object) => Promise<void>,
): Promise<void> {
  const working = new AbortController();
  const said = make("p", { role: "status" }, t("net-composing", { count: 0 }));
  const dialog = openDialog({
    title: t("compose-finish"),
    body: [make("p", {}, t("compose-finish-lead")), said],
    foot: [footButton(t("shell-cancel"), () => dialog.close())],
    onclose: () => working.abort(),
  });
  try {
    const tell = (count: number) => write(said, t("net-composing", { count }));
    const made = await compose(order, working.signal, tell);
    dialog.close();
    await lay(made.position);
  } catch (failure) {
    if (!working.signal.aborted) write(said, refusal(failure, order.info));
  }
}

/** Why something could not be composed, in words; what is no answer of the engine is thrown on. */
export function refusal(failure: unknown, { id, family }: GameInfo): string {
  if (!(failure instanceof EngineFailure)) throw failure;
  const { code, params } = failure;
  return words().say("error", { code, params }, { game: id, family });
}
