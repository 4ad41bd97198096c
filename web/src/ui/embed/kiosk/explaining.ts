/** How the game of an exhibit is played: the rules in pictures, and the way to be shown. */
import type { GameInfo } from "../../../engine/protocol";
import { shortRules } from "../../learn/short";
import { footButton, openDialog } from "../../shell/dialog";
import { t } from "../../shell/words";
import type { Place } from "../../table/bands";

/**
 * Opens the pictures, turned to whoever sits at `place`; `show` leads through the first moves on the
 * board, where that is possible.
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
