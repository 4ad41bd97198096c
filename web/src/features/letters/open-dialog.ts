/** Dialog for opening a game letter: as pasted text, from a file, or as a QR code. */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import { footButton, openDialog } from "../../kit/dialog";
import { pickBlob } from "../../kit/files";
import { t } from "../../kit/words";
import { openingPage } from "./labels";
import {
  fileLabel,
  type NamedText,
  openRestoreDialog,
  readFile,
  recogniseContent,
} from "./restore-dialog";

/** Opens the dialog. `left` is called if it is closed without a letter. */
export function openLetterDialog(onCancel?: () => void): void {
  const pasted = signal("");
  const problem = signal("");
  /** A side file that the user chose instead of a letter. */
  const sideFile = signal<NamedText | null>(null);
  const open = (source: NamedText) => {
    const content = recogniseContent(source.text);
    sideFile.value = content.kind === "side" ? source : null;
    if (content.kind === "letter") return location.assign(openingPage(content.letter));
    const kind = source.name || content.kind === "side" ? content.kind : "none";
    problem.value = t(`open-letter-${kind}`, { file: fileLabel(source) });
  };
  const openPasted = () => open({ name: "", text: pasted.value });
  const camera = footButton(t("letter-camera"), async () => {
    const { canReadCodes, readCode } = await import("./camera");
    if (!canReadCodes()) {
      problem.value = t("letter-camera-blocked");
      return;
    }
    const text = await readCode().catch(() => null);
    if (text === null) problem.value = t("letter-no-camera");
    else if (text) open({ name: "", text });
  });
  const take = async () =>
    open(await readFile(await pickBlob(".txt,.json,.eml,text/plain,application/json")));
  const restoreButton = (file: NamedText) => html`<p><button class="button" type="button"
      @click=${() => openRestoreDialog(file)}>${t("letter-restore")}</button></p>`;
  const typed = ({ target }: Event) => {
    pasted.value = (target as HTMLTextAreaElement).value;
  };
  const foot = [footButton(t("letter-open-now"), openPasted, true)];
  if (navigator.mediaDevices) foot.unshift(camera);
  openDialog({
    title: t("letter-open-one"),
    body: () => html`<label class="stacked" for="letter-paste">${t("letter-paste")}
        <textarea class="field" id="letter-paste" rows="4" spellcheck="false" @input=${typed}></textarea>
      </label>
      <p class="file-problem" role="alert">${problem.value}</p>
      ${sideFile.value ? restoreButton(sideFile.value) : nothing}
      <button class="quiet" type="button" @click=${() => void take()}>${t("letter-from-file")}</button>
      <p class="small">${t("letter-from-file-note")}</p>
      <button class="quiet" type="button" @click=${() => openRestoreDialog()}>${t("letter-restore")} …</button>
      <p class="small">${t("letter-restore-note")}</p>`,
    foot,
    ...(onCancel && { onclose: onCancel }),
  });
}
