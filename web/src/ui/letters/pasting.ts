/** Opening a letter that did not come as a press on a link: pasted, from a file, by the camera. */
import { footButton, openDialog } from "../shell/dialog";
import { make } from "../shell/dom";
import { pickText } from "../shell/files";
import { t } from "../shell/words";
import { bringBack, readSide } from "./safe";

/** `left` is called where the dialog is closed without a letter. */
export function openPasting(left?: () => void): void {
  const field = make("textarea", {
    class: "field",
    id: "letter-paste",
    rows: 4,
    spellcheck: "false",
  });
  const wrong = make("p", { role: "alert" });
  const open = () => {
    const page = pageOf(field.value);
    if (page) location.assign(page);
    else wrong.textContent = t("letter-none-there");
  };
  const camera = footButton(t("letter-camera"), async () => {
    const { readCode } = await import("./camera");
    const found = await readCode().catch(() => null);
    if (found === null) wrong.textContent = t("letter-no-camera");
    else if (found) {
      field.value = found;
      open();
    }
  });
  const take = async () => {
    const written = await pickText(".txt,.json,text/plain,application/json");
    const side = readSide(written);
    const page = side ? null : pageOf(written);
    if (page) return location.assign(page);
    const hindrance = side && (await bringBack(side));
    if (hindrance) wrong.textContent = t(`letter-hindrance-${hindrance}`);
    else if (!side) wrong.textContent = t("letter-none-in-file");
  };
  const bring = make(
    "button",
    { class: "quiet", type: "button", onclick: () => void take() },
    t("letter-from-file"),
  );
  const foot = [footButton(t("letter-open-now"), open, true)];
  if (navigator.mediaDevices) foot.unshift(camera);
  openDialog({
    title: t("letter-open-one"),
    body: [
      make("label", { class: "stacked", for: "letter-paste" }, t("letter-paste"), field),
      wrong,
      bring,
      make("p", { class: "small" }, t("letter-from-file-note")),
    ],
    foot,
    ...(left && { onclose: left }),
  });
}

/** The page of this site that opens what was pasted; null where there is no letter in it. */
export function pageOf(text: string): string | null {
  const letter = text.match(/letter=[\w.-]+/)?.[0];
  if (!letter) return null;
  const game = text.match(/[?&]game=(\w+)/)?.[1];
  return `letter.html${game ? `?game=${game}` : ""}#${letter}`;
}
