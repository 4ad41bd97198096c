/** The dialog for a game that takes long to load, with progress and *Cancel*. */
import { signal } from "@preact/signals-core";
import type { Loading } from "../engine/client";
import { footButton, openDialog } from "../kit/dialog";
import { t } from "../kit/words";

/** Milliseconds of loading before the dialog opens. */
const DELAY = 300;

/**
 * Open the dialog unless loading ends within `DELAY`. Closing the dialog cancels the loading.
 * Return a function that updates the progress in per cent.
 */
export function showLoading({ cancel, finished }: Loading): (percent: number) => void {
  const done = signal(0);
  let dialog: HTMLDialogElement | null = null;
  const open = () => {
    dialog = openDialog({
      title: t("loading-title"),
      body: () => t("task-loading", { percent: done.value }),
      foot: [footButton(t("shell-cancel"), () => dialog?.close())],
      onclose: () => finished.aborted || cancel(),
    });
  };
  const waiting = finished.aborted ? 0 : setTimeout(open, DELAY);
  finished.addEventListener("abort", () => {
    clearTimeout(waiting);
    dialog?.close();
  });
  return (percent) => {
    done.value = percent;
  };
}
