/** Our side of a game taken elsewhere: a file for its owner alone, and the way back from one. */
import type { LetterView } from "../../engine/protocol";
import type { Hindrance } from "../../storage";
import { saveFile } from "../shell/files";
import { readObject } from "../shell/reading";
import { BROUGHT, type Brought, leaveBrought } from "./kept";

const FORMAT = "alveus letter side";

interface Side extends Brought {
  game: string;
}

/** Gives out our side, its secret included. */
export function keepSafe({ game, side }: LetterView, kept: object): void {
  saveFile({ format: FORMAT, ...kept }, `${game}-${side}`);
}

/** Our side as another device wrote it into a file; null where a text is something else. */
export function readSide(text: string): Side | null {
  const { format, side, link } = (readObject(text) ?? {}) as Record<string, unknown>;
  const { letter } = (side ?? {}) as { letter?: { game?: unknown } };
  if (format !== FORMAT || typeof letter?.game !== "string") return null;
  return { side: side as object, link: String(link ?? ""), game: letter.game };
}

/** Goes on with our side from a file on a page of its own; answers what hinders it, if anything. */
export async function bringBack({ game, ...brought }: Side): Promise<Hindrance | null> {
  const hindrance = await leaveBrought(brought);
  if (!hindrance) location.assign(`letter.html?${new URLSearchParams({ game, [BROUGHT]: "" })}`);
  return hindrance;
}
