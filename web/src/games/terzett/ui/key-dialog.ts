/** Dialog for a solution in the notebook: a large drawing, and actions. */
import type { Engine } from "../../../engine/client";
import { bodyOf, footButton, openDialog } from "../../../kit/dialog";
import { make } from "../../../kit/dom";
import { t, words } from "../../../kit/words";
import { addressOf, figureOf } from "./consult";
import { drawFigure } from "./key-list";
import { deleteKey, type StoredKey } from "./notebook";
import { openSeries } from "./series";

/** Maximum length of the drawing's longer side, in CSS pixels. */
const SIZE = 360;

export function openKeyDialog(
  engine: Pick<Engine, "request">,
  { id, grid, key, kind, connections, at }: StoredKey,
): void {
  const day = new Intl.DateTimeFormat(words().language, { dateStyle: "long" }).format(at);
  const address = addressOf("terzett", figureOf(grid, kind));
  const dialog = openDialog({
    title: t("notebook-key"),
    body: [
      make("div", { class: "series-picture" }, drawFigure(grid, key, SIZE)),
      make("p", {}, t("notebook-line", { day, connections })),
    ],
    wide: true,
    foot: [
      footButton(t("notebook-forget"), () => {
        deleteKey({ id, kind });
        dialog.close();
      }),
      ...(kind === "terzett"
        ? [
            footButton(t("series-menu"), () => {
              dialog.close();
              openSeries({ engine, grid, key });
            }),
          ]
        : []),
      footButton(t("problem-copy"), async () => {
        const { copyLink } = await import("../../../kit/files");
        await copyLink(address, t("problem-copied"));
      }),
      footButton(t("series-solve"), () => location.assign(address), true),
    ],
  });
  bodyOf(dialog).classList.add("series-body");
}
