/** Engine requests about figures and solutions, without effect on the game, and puzzle links. */
import type { Engine } from "../../../engine/client";
import type { Message } from "../../../engine/protocol";
import { footButton, openDialog } from "../../../kit/dialog";
import { make } from "../../../kit/dom";
import { t } from "../../../kit/words";
import type { Numbers } from "./board";

interface FigureCheck {
  valid: boolean;
  keys: number;
  /** True if all solutions were counted, false if the count stopped at its limit. */
  complete: boolean;
  connections: number;
  /** Names of the cells of each group, such as "d2"; missing if `valid` is false. */
  groups?: string[][];
  wrong: Message[];
}

/**
 * A figure after the user has exchanged the two numbers of each tile in `turned`. So that equal
 * numbers form groups again, the engine has moved the other tiles with these numbers (`moved`) to
 * other places in the same layout of tiles (`key`).
 */
interface TurnedFigure {
  grid: Numbers;
  key: string[];
  moved: string[];
  turned: string[];
}

/**
 * The engine's answer about a tile layout, which the book calls a key: an id that is the same for
 * all rotations and reflections of the layout, and the cells of the doubles.
 */
interface KeyName {
  id: string;
  /**
   * Cells of each double (tile with equal numbers), such as "d2-e2"; empty if the request contains
   * no full board, but only the outline of a figure and a layout of tiles.
   */
  doubles: string[];
}

/** A puzzle for sharing, made from a full board, and its number of solutions. */
interface Problem {
  game: string;
  position: object;
  solutions: number;
  complete: boolean;
}

interface Answers {
  check: FigureCheck;
  series: TurnedFigure;
  relabel: { grid: Numbers };
  key: KeyName;
  problem: Problem;
}

export async function consult<A extends keyof Answers>(
  engine: Pick<Engine, "request">,
  about: A,
  given: object,
): Promise<Answers[A]> {
  const answer = await engine.request("consult", { game: "terzett", about, given });
  return answer as Answers[A];
}

/** Return the URL that opens a position of a game. */
export function addressOf(game: string, position: object): string {
  const hash = encodeURIComponent(JSON.stringify(position));
  return new URL(`play.html?game=${game}#${hash}`, document.baseURI).href;
}

/**
 * Return the position (JSON for the engine) in which the figure is to be solved. The highest number
 * in the figure determines the set of tiles. `kind` is the kind of figure, such as "duett".
 */
export function figureOf(grid: Numbers, kind = "terzett"): object {
  const reach = Math.max(...grid.flat().map((number) => number ?? 0));
  const options = kind === "terzett" ? {} : { options: { kind } };
  return { game: "terzett", ...options, puzzle: { reach, grid } };
}

/** Open a dialog for sharing a full board as a puzzle, with the number of solutions and a link. */
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
