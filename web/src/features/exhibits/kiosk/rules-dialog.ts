/** Dialog with the illustrated rules of an exhibit's game. */
import type { GameInfo } from "../../../engine/protocol";
import { footButton, openDialog } from "../../../kit/dialog";
import { t } from "../../../kit/words";
import type { Place } from "../../../table/bands";
import { shortRules } from "../../../table/short-rules";

/**
 * Opens the dialog, turned towards the player at `place`. `show` starts a guide through the first
 * moves; null if there is none.
 */
export async function openRules(
  info: GameInfo,
  startGuide: (() => void) | null,
  place: Place = "near",
): Promise<void> {
  const body = await shortRules(info);
  const close = () => dialog.close();
  const guide = () => {
    close();
    startGuide?.();
  };
  const dialog = openDialog({
    title: t("kiosk-how"),
    body,
    wide: true,
    foot: [
      ...(startGuide ? [footButton(t("kiosk-show"), guide)] : []),
      footButton(t("kiosk-understood"), close, true),
    ],
  });
  dialog.dataset.place = place;
}
