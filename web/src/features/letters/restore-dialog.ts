/**
 * Recognition of files of games by letter, and the dialog that restores a game from a side file. A
 * side file is a player's own copy of a game, with the secret on which the rolls depend. A restored
 * game never replaces a stored game that contradicts it.
 */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import { errorWords } from "../../board/names";
import { Engine } from "../../engine/client";
import { EngineFailure, type LetterReply, type LetterView, type View } from "../../engine/protocol";
import { readObject } from "../../kit/address";
import { gameInfo } from "../../kit/catalogue";
import { footButton, openDialog } from "../../kit/dialog";
import { pickBlob, textOf } from "../../kit/files";
import { gameName } from "../../kit/game-words";
import { t, words } from "../../kit/words";
import { letterPage, openingPage, opponentName } from "./labels";
import {
  readLetter,
  readPreviousGame,
  SIDE_FORMAT,
  type StoredLetter,
  storeRestored,
} from "./storage";
import { findLetter, type LetterLink } from "./unwrap";
import "./dialogs.css";

const PRELOAD = ["letters", "letters.asking"];
/** Error codes that mean that the file is damaged or has been changed. */
const DAMAGED = ["save_damaged", "letter_links", "letter_move", "letter_damaged", "bad_value"];

/**
 * Maximum size of a file in bytes, and length of a text (from a file, pasted or shared) in
 * characters. Letters and side files are much smaller.
 */
const LARGEST_FILE = 1_000_000;

/** Value of `format` in files written by the command `alveus letter` with the option `--keep`. */
const RECORD_FORMAT = "alveus letter";

/** Value of `format` in backups of everything. It equals `FORMAT` in `storage/backup.ts`. */
const BACKUP_FORMAT = "alveus backup";

export interface NamedText {
  /** The file's name, "" if the text was pasted or shared. */
  name: string;
  /** The text; null if the file is too large, "" if it cannot be read. */
  text: string | null;
}

type Content =
  | { kind: "letter"; letter: LetterLink }
  | { kind: "side"; side: object }
  | { kind: "backup" | "damaged" | "large" | "other" | "save" };

interface Problem {
  words: string;
  /** URL of the page that opens the letter, if the file contains a letter. */
  remedy?: string;
}

type Restored = LetterReply & { view: View; letter: LetterView };

/** Read a text file. `text` is "" if the file cannot be read, and null if it is too large. */
export async function readFile(file: File): Promise<NamedText> {
  const { name, size } = file;
  if (size > LARGEST_FILE) return { name, text: null };
  return { name, text: await textOf(file) };
}

/**
 * Return the kind of a text: a letter; one player's record of a game by letter ("side"), or such a
 * record if damaged ("damaged"); a saved game ("save"); a backup of everything ("backup"); another
 * text ("other"). A text that is too long, or null for a file that is too large to read, is
 * "large".
 */
export function recogniseContent(text: string | null): Content {
  if (text === null || text.length > LARGEST_FILE) return { kind: "large" };
  const object = readObject(text);
  const format = object && "format" in object ? object.format : "";
  if (object && (format === SIDE_FORMAT || format === RECORD_FORMAT))
    return { kind: "side", side: object };
  if (format === "alveus") return { kind: "save" };
  if (format === BACKUP_FORMAT) return { kind: "backup" };
  if (/^\s*\{\s*"format":\s*"alveus letter/.test(text)) return { kind: "damaged" };
  const letter = findLetter(text);
  return letter ? { kind: "letter", letter } : { kind: "other" };
}

/** Open the restore dialog. Restore from `chosen` if the user has already chosen a file. */
export function openRestoreDialog(chosen?: NamedText): void {
  const problem = signal<Problem | null>(null);
  const reading = signal("");
  const closed = new AbortController();
  const take = async (file: NamedText) => {
    if (reading.value) return;
    problem.value = null;
    reading.value = fileLabel(file);
    try {
      problem.value = await restore(file, closed.signal);
    } finally {
      reading.value = "";
    }
  };
  const choose = async () => take(await readFile(await pickBlob(".json,application/json")));
  openDialog({
    title: t("letter-restore"),
    body: () => html`<p>${t("restore-lead")}</p>
      ${reading.value ? html`<p role="status">${t("restore-reading", { file: reading.value })}</p>` : nothing}
      ${problem.value ? problemText(problem.value) : nothing}`,
    foot: [footButton(t("restore-choose"), () => void choose(), true)],
    onclose: () => closed.abort(),
  });
  if (chosen) void take(chosen);
}

function problemText({ words, remedy }: Problem): unknown {
  return html`<p class="file-problem" role="alert">${words}</p>
    ${remedy ? html`<p><a class="button" href=${remedy}>${t("letter-open-one")}</a></p>` : nothing}`;
}

/** Return the name of a file in quotation marks, or "This text" if there is no name. */
export function fileLabel({ name }: NamedText): string {
  return name ? t("file-named", { name }) : t("file-unnamed");
}

/**
 * Restore a game from a file and open its page. If the dialog is closed (`closed`) before the
 * engine has read the file, nothing is stored. Resolve with a problem to show in the restore
 * dialog, or with null.
 */
async function restore(file: NamedText, closed: AbortSignal): Promise<Problem | null> {
  const content = recogniseContent(file.text);
  if (content.kind !== "side") return wrongKind(content, file);
  const engine = new Engine({ preload: PRELOAD });
  let stored: StoredLetter | null = null;
  try {
    const { found } = await engine.request("letter", { what: "find", side: content.side });
    const id = found?.id ?? "";
    stored = await readLetter(id);
    const known = stored ?? (await readPreviousGame(id));
    const kept = known ? { kept: known.side } : {};
    const asked = { what: "restore", side: content.side, ...kept } as const;
    const reply = (await engine.request("letter", asked)) as Restored;
    engine.end();
    return closed.aborted ? null : await finish(reply, stored, file, content.side);
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    return closed.aborted ? null : refuse(error, file, stored);
  } finally {
    engine.end();
  }
}

/**
 * Store a restored game and open its page. `stored` is this device's record of the same game; if
 * there is none (null), the user has to confirm. `side` is the parsed file. If the stored game has
 * a newer letter, nothing is stored, and a dialog explains this. Resolve with a problem to show in
 * the restore dialog, or with null if there is none to show.
 */
async function finish(
  { letter, view, link = "", kept = {} }: Restored,
  stored: StoredLetter | null,
  file: NamedText,
  side: object,
): Promise<Problem | null> {
  if (stored && letter.older > 0) {
    const reason = t("restore-older", { file: fileLabel(file), number: letter.older });
    return openRefusal(reason, stored, t("restore-older-title"));
  }
  if (!stored && !(await asksOwner(file, letter))) return null;
  const given = "sent" in side ? Number(side.sent) : 0;
  const sent = link === stored?.link ? (stored.sent ?? 0) : given;
  const restored = { side: kept, letter, view, link, sent };
  const done = await storeRestored(restored, stored);
  if (done === true) {
    location.assign(letterPage(letter.game, letter.id));
    return null;
  }
  return { words: done === false ? t("restore-changed") : t(`letter-hindrance-${done}`) };
}

/**
 * Ask the user to confirm that they saved this file themselves: an opponent who wrote the file
 * would know its secret and could predict the rolls. Resolve with true if the user confirms.
 */
async function asksOwner(file: NamedText, letter: LetterView): Promise<boolean> {
  const info = await gameInfo(letter.game);
  const about = {
    file: fileLabel(file),
    game: info ? gameName(info) : letter.game,
    name: opponentName(letter, "none"),
    number: letter.number,
  };
  return new Promise((resolve) => {
    const open = () => {
      resolve(true);
      dialog.close();
    };
    const dialog = openDialog({
      title: t("restore-question-title"),
      body: () => html`<p class="file-problem">${t("restore-about", about)}</p>
        <p><strong>${t("restore-question")}</strong></p>
        ${info?.chance ? html`<p>${t("restore-question-why")}</p>` : nothing}`,
      foot: [
        footButton(t("shell-cancel"), () => dialog.close()),
        footButton(t("letter-open-now"), open, true),
      ],
      onclose: () => resolve(false),
    });
  });
}

function wrongKind(content: Exclude<Content, { kind: "side" }>, file: NamedText): Problem {
  const problem = { words: t(`restore-${content.kind}`, { file: fileLabel(file) }) };
  if (content.kind !== "letter") return problem;
  return { ...problem, remedy: openingPage(content.letter) };
}

/**
 * Return the explanation of an engine error. If the file contradicts the stored game, open a dialog
 * with the explanation instead, and return null.
 */
function refuse(
  error: EngineFailure,
  file: NamedText,
  stored: StoredLetter | null,
): Problem | null {
  const { code, params } = error;
  const label = fileLabel(file);
  if (stored && (code === "letter_side_differs" || code === "letter_contradicts")) {
    const { number = 0, known, given } = params as Record<string, string | number>;
    const kind = code === "letter_side_differs" ? "secret" : known || given ? "moves" : "rules";
    const moves = { known: known || "–", given: given || "–" };
    const reason = t(`restore-differs-${kind}`, { file: label, number, ...moves });
    const next = html`<p>${t("restore-differs-next", { file: label })}</p>`;
    return openRefusal(reason, stored, t("restore-differs-title"), next);
  }
  if (DAMAGED.includes(code)) return { words: t("restore-damaged", { file: label }) };
  const reason = errorWords(error, { game: "", family: "" }, words());
  return { words: t("restore-refused", { file: label, reason }) };
}

/** Open a dialog that explains why the stored game has been kept. */
function openRefusal(
  reason: string,
  { letter }: StoredLetter,
  title: string,
  next: unknown = nothing,
): null {
  const open = () => location.assign(letterPage(letter.game, letter.id));
  const dialog = openDialog({
    title,
    body: () => html`<p class="file-problem" role="alert">${reason}</p>
      <p><strong>${t("restore-kept")}</strong></p>${next}`,
    foot: [
      footButton(t("shell-close"), () => dialog.close()),
      footButton(t("restore-open-stored"), open, true),
    ],
  });
  return null;
}
