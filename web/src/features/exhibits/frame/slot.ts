/** The slot in which a frame stores its game. */
import { hashText } from "../../../storage/storage";
import type { Parameters } from "./parameters";

type SlotParameters = Pick<
  Parameters,
  "game" | "mode" | "view" | "study" | "level" | "lang" | "save"
>;

/** The slot of a frame: frames share a game only if all these parameters and `position` agree. */
export function slotOf(parameters: SlotParameters, position: string): string {
  const { game, level, lang, save } = parameters;
  const parts = [game, contentOf(parameters), level, lang, save, position && hashText(position)];
  return `frame.${parts.join(".")}`;
}

/** The slot that older builds used: less specific. */
export function oldSlotOf(parameters: SlotParameters): string {
  return `embed.${parameters.game}.${contentOf(parameters)}`;
}

function contentOf({ mode, view, study }: SlotParameters): string {
  return view === "play" ? mode : `${view}.${study}`;
}
