/** Shares a full board as a problem, in which the outlines of the tiles are hidden. */
import type { Engine } from "../../../engine/client";
import { footButton, openDialog } from "../../../kit/dialog";
import { make } from "../../../kit/dom";
import { t } from "../../../kit/words";
import type { Numbers } from "./board";
import { consult } from "./consult";

/** Returns the URL that opens a position of a game. */
export function addressOf(game: string, position: object): string {
  const hash = encodeURIComponent(JSON.stringify(position));
  return new URL(`play.html?game=${game}#${hash}`, document.baseURI).href;
}

/** Returns the position for solving a figure. */
export function figureOf(grid: Numbers): object {
  const reach = Math.max(...grid.flat().map((number) => number ?? 0));
  return { game: "terzett", puzzle: { reach, grid } };
}

/** Opens a dialog with the problem's number of solutions and its link. */
export async function openProblem(engine: Pick<Engine, "request">, position: object) {
  const problem = await consult(engine, "problem", { position });
  const { game, solutions, complete } = problem;
  const address = addressOf(game, problem.position);
  openDialog({
    title: t("problem-title"),
    body: [
      make("p", {}, t("problem-solutions", { count: solutions, complete: String(complete), game })),
      make("p", {}, t("problem-company")),
    ],
    foot: [
      footButton(t("problem-copy"), async () => {
        const { copyLink } = await import("../../../kit/files");
        await copyLink(address, t("problem-copied"));
      }),
      footButton(t("problem-solve"), () => location.assign(address), true),
    ],
  });
}
