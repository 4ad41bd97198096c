/** Messages for files and links that cannot be read or that contain an impossible position. */
import type { EngineFailure } from "../engine/protocol";
import { notice } from "../kit/notices";
import { t } from "../kit/words";

/** Messages for errors that are more specific than damage. */
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

/** Errors that only mean truncated or missing data. */
const DAMAGED = ["link_damaged", "save_damaged"];

/** Shows why a file or link was not loaded. `reason` is the engine's error as a sentence. */
export function tellUnreadable(
  what: "file" | "link",
  { code, params }: Pick<EngineFailure, "code" | "params">,
  reason: string,
): void {
  if (code === "load_cancelled") return;
  if (NAMED[code]) notice(what, t(NAMED[code], params));
  else if (DAMAGED.includes(code)) notice(what, t(`notice-${what}`));
  else notice(what, t("notice-position", { reason }));
}
