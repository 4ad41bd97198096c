/** What can be done with the laid tile that is chosen: turned round, or taken up. */
import type { TableControls } from "../../../board/table";
import { fill, make } from "../../../ui/shell/dom";
import { t } from "../../../ui/shell/words";
import type { Panel } from "../../../ui/table/moment";

const DEEDS = ["turn", "take"];

export function chosenTile(table: TableControls): Panel {
  const element = make("div", { class: "trial" });
  return {
    element,
    update({ view, chosen }) {
      const here = view.moves.filter(
        ({ kind, path }) => DEEDS.includes(kind) && path.join() === chosen?.place,
      );
      element.hidden = here.length === 0;
      fill(
        element,
        ...here.map(({ kind, text }) =>
          make(
            "button",
            {
              class: "button",
              type: "button",
              "data-act": kind,
              onclick: () => void table.play(text),
            },
            t(`compose-${kind}`),
          ),
        ),
      );
    },
  };
}
