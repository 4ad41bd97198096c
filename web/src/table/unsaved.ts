/**
 * Messages about games and links that cannot be stored or read. A stored game that cannot be read
 * is moved to a separate record.
 */
import { errorWords } from "../board/names";
import type { GameStore } from "../contracts/table-context";
import { type EngineFailure, type GameInfo, isEngineGone } from "../engine/protocol";
import { saveFile } from "../kit/files";
import { speakerOf } from "../kit/game-words";
import { notice } from "../kit/toast";
import type { Remedy } from "../kit/toasting";
import { t, words } from "../kit/words";
import { moveRecord } from "../storage/records";
import { gameKey, type StorageFault, type StoredGame, storageFault } from "../storage/storage";

/** Show that games cannot be stored, with a button that saves the game to a file. */
export function reportFault(
  saver: GameStore,
  fault: StorageFault,
  save: () => Promise<{ save: object }>,
): void {
  const saveToFile = async () => {
    try {
      saver.save = (await save()).save;
    } catch (error) {
      // If the engine has failed, the last save (`saver.save`) is written to the file.
      if (!isEngineGone(error)) reportError(error);
    }
    if (saver.save) saveFile(saver.save, saver.slot);
  };
  notice("storage", () => t(`error-${fault}`), {
    words: () => t("menu-save"),
    press: saveToFile,
  });
}

/** Show that a stored game cannot be read, with a button that saves it to a file. */
export function reportUnreadable(info: GameInfo, kept: StoredGame, failure: EngineFailure): void {
  const press = () => saveFile(kept, info.id);
  notice("stored", () => reasonOf(failure, info), {
    words: () => t("notice-stored-export"),
    press,
  });
}

function reasonOf(failure: EngineFailure, info: GameInfo): string {
  if (failure.code === "load_cancelled") return t("notice-stored-cancelled");
  if (failure.code !== "unknown_game") return t("notice-stored");
  const reason = errorWords(failure, speakerOf(info), words());
  return t("notice-stored-unknown", { reason });
}

/** Move an unreadable game to a separate key, and keep it there for later versions of alveus. */
export async function putAside(saver: GameStore): Promise<void> {
  try {
    await moveRecord(gameKey(saver.slot), `aside.${saver.slot}.${Date.now()}`);
  } catch (error) {
    saver.reportFault(storageFault(error));
  }
}

/** Errors that have a special message, with the id of this message. */
const NAMED: Record<string, string> = {
  save_illegal_move: "notice-file-move",
  save_too_new: "error-save_too_new",
  unknown_game: "error-unknown_game",
  link_illegal_move: "error-link_illegal_move",
  link_too_new: "error-link_too_new",
  link_too_long: "error-link_too_long",
  too_deep: "error-too_deep",
  too_many_moves: "error-too_many_moves",
};

/** Errors that mean that data is incomplete or missing. */
const DAMAGED = ["link_damaged", "save_damaged"];

/**
 * Show why a file or link was not loaded. `reason` returns the engine's error as a sentence, for
 * errors without a more suitable message. `remedy` is an action that the notice offers as a button.
 * Show nothing if loading was cancelled.
 */
export function tellUnreadable(
  what: "file" | "link",
  { code, params }: Pick<EngineFailure, "code" | "params">,
  reason: () => string,
  remedy?: Remedy,
): void {
  if (code === "load_cancelled") return;
  const named = NAMED[code];
  if (named) notice(what, () => t(named, params), remedy);
  else if (DAMAGED.includes(code)) notice(what, () => t(`notice-${what}`), remedy);
  else notice(what, () => t("notice-position", { reason: reason() }), remedy);
}
