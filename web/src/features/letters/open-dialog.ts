/**
 * Dialog for opening a game letter: as pasted text, from a file, or as a QR code on another screen,
 * read with the camera. The picture never leaves this page.
 */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import { readsCanvas } from "../../kit/device";
import { footButton, openDialog } from "../../kit/dialog";
import { make } from "../../kit/dom";
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
import { findLetter } from "./unwrap";

/** Milliseconds between two attempts to read the QR code. */
const PAUSE = 150;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
declare const BarcodeDetector: { new (options: { formats: string[] }): Detector } | undefined;

type Reader = (video: HTMLVideoElement) => Promise<string | undefined>;

/**
 * Open the dialog, with an error message `reason` if it is not "". `onCancel` is called if the user
 * closes the dialog without opening a letter.
 */
export function openLetterDialog(onCancel?: () => void, reason = ""): void {
  const pasted = signal("");
  const problem = signal(reason);
  /** The pasted text or chosen file if it is a side file (a player's saved game); else null. */
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
    // Without `BarcodeDetector`, QR codes are read from the pixels of a canvas, which some browsers
    // alter for privacy.
    if (typeof BarcodeDetector === "undefined" && !readsCanvas()) {
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

/**
 * Show the camera picture until it contains a QR code with a game letter. Resolve with the text of
 * the code, or with "" if the dialog was closed. Reject if there is no camera, the user does not
 * allow its use, or the library that reads codes cannot be loaded.
 */
async function readCode(): Promise<string> {
  const read = await reader();
  const constraints = { video: { facingMode: "environment" } };
  const stream = await navigator.mediaDevices.getUserMedia(constraints);
  const video = make("video", { autoplay: true, playsinline: true, muted: true, class: "camera" });
  video.srcObject = stream;
  return new Promise((resolve) => {
    let open = true;
    const dialog = openDialog({
      title: t("letter-camera"),
      body: [make("p", {}, t("letter-camera-lead")), video],
      foot: [footButton(t("shell-cancel"), () => dialog.close())],
      onclose: () => {
        open = false;
        for (const track of stream.getTracks()) track.stop();
        resolve("");
      },
    });
    const look = async () => {
      if (!open) return;
      const text = await read(video).catch(() => undefined);
      if (text && findLetter(text)) {
        resolve(text);
        dialog.close();
      } else setTimeout(look, PAUSE);
    };
    void look();
  });
}

/**
 * Return a function that reads the QR code in the current picture of a video. The function uses
 * the browser's `BarcodeDetector`, or a small library if there is none.
 */
async function reader(): Promise<Reader> {
  if (typeof BarcodeDetector !== "undefined") {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { decodeQR } = await import("qr/decode.js");
  const canvas = make("canvas");
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    const ctx = canvas.getContext("2d", { willReadFrequently: true });
    if (!ctx || width === 0) return undefined;
    Object.assign(canvas, { width, height });
    ctx.drawImage(video, 0, 0);
    return decodeQR(ctx.getImageData(0, 0, width, height));
  };
}
