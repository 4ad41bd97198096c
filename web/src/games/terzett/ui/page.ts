/** The two pages of Terzett: for solving a figure, and for composing on an outline. */
import { isComposing } from "../../../ui/puzzle/figure";
import { puzzlePage as solvingPage } from "../../../ui/puzzle/puzzle";
import type { PuzzlePageMaker } from "../../../ui/puzzle/puzzleui";
import { puzzleUi } from "./puzzleui";

/** Returns the page for the start position. A link to the other kind of board loads its page. */
export const puzzlePage: PuzzlePageMaker = async (info, laid, session) => {
  const composing = session.start.options?.task === "compose";
  const page = composing
    ? (await import("./compose")).composePage(info, laid, session)
    : await solvingPage(info, laid, session, puzzleUi);
  const parameters = session.parameters;
  session.parameters = () => {
    const view = laid.table.view;
    return view && isComposing(view) ? { task: "compose" } : composing ? {} : parameters();
  };
  laid.autosave.belongs = (view) => isComposing(view) === composing;
  laid.table.on("view", async ({ view }) => {
    if (!laid.autosave.belongs(view)) location.replace(await session.address());
  });
  return page;
};
