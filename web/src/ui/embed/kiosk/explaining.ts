/** Dialog with the illustrated rules of an exhibit's game. */
import type { GameInfo } from "../../../engine/protocol";
import { shortRules } from "../../learn/short";
import { footButton, openDialog } from "../../shell/dialog";
import { t } from "../../shell/words";
import type { Place } from "../../table/bands";

/**
 * Opens the dialog, turned towards the player at `place`. `show` starts a guide through the first
 * moves; null if there is none.
 */
export async function explain(
  info: GameInfo,
  show: (() => void) | null,
  place: Place = "near",
): Promise<void> {
  const body = await shortRules(info);
  const close = () => dialog.close();
  const shown = () => {
    close();
    show?.();
  };
  const dialog = openDialog({
    title: t("kiosk-how"),
    body,
    wide: true,
    foot: [
      ...(show ? [footButton(t("kiosk-show"), shown)] : []),
      footButton(t("kiosk-understood"), close, true),
    ],
  });
  dialog.dataset.place = place;
}
