/** Reads a QR code on another screen with the camera. The picture never leaves this page. */
import { readsCanvas } from "../../kit/device";
import { footButton, openDialog } from "../../kit/dialog";
import { make } from "../../kit/dom";
import { t } from "../../kit/words";
import { findLetter } from "./unwrap";

/** Milliseconds between two attempts to read a code. */
const PAUSE = 150;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
declare const BarcodeDetector: { new (options: { formats: string[] }): Detector } | undefined;

type Reader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** True if the browser has its own code reader or lets the page read pixels of a canvas. */
export function canReadCodes(): boolean {
  return typeof BarcodeDetector !== "undefined" || readsCanvas();
}

/**
 * Returns the text of a QR code with a game letter, or "" if the dialog was closed. Rejects if
 * there is no camera.
 */
export async function readCode(): Promise<string> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  const video = make("video", { autoplay: true, playsinline: true, muted: true, class: "camera" });
  video.srcObject = stream;
  const read = await reader();
  return new Promise((resolve) => {
    let found = "";
    let open = true;
    const dialog = openDialog({
      title: t("letter-camera"),
      body: [make("p", {}, t("letter-camera-lead")), video],
      foot: [footButton(t("shell-cancel"), () => dialog.close())],
      onclose: () => {
        open = false;
        for (const track of stream.getTracks()) track.stop();
        resolve(found);
      },
    });
    const look = async () => {
      if (!open) return;
      const text = await read(video).catch(() => undefined);
      if (text && findLetter(text)) {
        found = text;
        dialog.close();
      } else setTimeout(look, PAUSE);
    };
    void look();
  });
}

/** The browser's own code reader, or a small library if it has none. */
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
