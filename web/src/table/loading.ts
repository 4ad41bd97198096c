/** Dialogs for work that takes long, with the progress and *Cancel*. */
import { signal } from "@preact/signals-core";
import type { Loading } from "../engine/client";
import { footButton, openDialog } from "../kit/dialog";
import { t } from "../kit/words";

/** Milliseconds of work before the dialog opens. */
const DELAY = 300;

/**
 * Open a dialog unless the work ends within `DELAY`. Closing the dialog cancels the work; the end
 * of the work (`finished`) closes the dialog. `title` is a message id. `text` formats the progress,
 * a percentage or a count, as the content. Return a function that sets the progress.
 */
export function showProgress(
  title: string,
  text: (progress: number) => string,
  { cancel, finished }: Loading,
): (progress: number) => void {
  const done = signal(0);
  let dialog: HTMLDialogElement | null = null;
  const open = () => {
    dialog = openDialog({
      title: t(title),
      body: () => text(done.value),
      foot: [footButton(t("shell-cancel"), () => dialog?.close())],
      onclose: () => finished.aborted || cancel(),
    });
  };
  const waiting = finished.aborted ? 0 : setTimeout(open, DELAY);
  finished.addEventListener("abort", () => {
    clearTimeout(waiting);
    dialog?.close();
  });
  return (progress) => {
    done.value = progress;
  };
}
