/** The two pages of Terzett: for solving a figure, and for composing on an outline. */
import { isComposing } from "../../../board/choices";
import type { PuzzlePageMaker } from "../../../contracts/puzzle-ui";
import { puzzlePage as solvingPage } from "../../../puzzle/puzzle";
import { puzzleUi } from "./puzzle-ui";

/** Returns the page for the start position. A link to the other kind of board loads its page. */
export const puzzlePage: PuzzlePageMaker = async (info, context, session) => {
  const composing = session.start.options?.task === "compose";
  const page = composing
    ? (await import("./compose")).composePage(info, context, session)
    : await solvingPage(info, context, session, puzzleUi);
  const parameters = session.parameters;
  session.parameters = () => {
    const view = context.table.view;
    return view && isComposing(view) ? { task: "compose" } : composing ? {} : parameters();
  };
  context.autosave.belongs = (view) => isComposing(view) === composing;
  context.table.on("view", async ({ view }) => {
    if (!context.autosave.belongs(view)) location.replace(await session.address());
  });
  return page;
};
