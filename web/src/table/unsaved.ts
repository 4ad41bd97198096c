/** Messages about games that cannot be stored or read, with a button that saves them to a file. */
import { errorWords } from "../board/names";
import { type EngineFailure, type GameInfo, isEngineGone } from "../engine/protocol";
import { saveFile } from "../kit/files";
import { speakerOf } from "../kit/game-words";
import { notice } from "../kit/notices";
import { t, words } from "../kit/words";
import { moveRecord } from "../storage/records";
import { gameKey, type StorageFault, type StoredGame, storageFault } from "../storage/storage";

interface Saver {
  save: object | null;
  readonly slot: string;
  reportFault(fault: StorageFault): void;
}

/** Shows that games cannot be stored, with a button that saves the game to a file. */
export function reportFault(
  saver: Saver,
  fault: StorageFault,
  save: () => Promise<{ save: object }>,
): void {
  const saveToFile = async () => {
    try {
      saver.save = (await save()).save;
    } catch (error) {
      // The last save is used if the engine has stopped.
      if (!isEngineGone(error)) reportError(error);
    }
    saveFile(saver.save, saver.slot);
  };
  notice("storage", t(`error-${fault}`), {
    words: t("menu-save"),
    press: () => void saveToFile(),
  });
}

/** Shows that a stored game cannot be read, with a button that saves it to a file. */
export function reportUnreadable(info: GameInfo, kept: StoredGame, failure: EngineFailure): void {
  notice("stored", reasonOf(failure, info), {
    words: t("notice-stored-export"),
    press: () => saveFile(kept, info.id),
  });
}

function reasonOf(failure: EngineFailure, info: GameInfo): string {
  if (failure.code === "load_cancelled") return t("notice-stored-cancelled");
  if (failure.code !== "unknown_game") return t("notice-stored");
  const reason = errorWords(failure, speakerOf(info), words());
  return t("notice-stored-unknown", { reason });
}

/** Moves a stored game that cannot be read out of its slot, and keeps it for later versions. */
export async function putAside(saver: Saver): Promise<void> {
  try {
    await moveRecord(gameKey(saver.slot), `aside.${saver.slot}.${Date.now()}`);
  } catch (error) {
    saver.reportFault(storageFault(error));
  }
}
