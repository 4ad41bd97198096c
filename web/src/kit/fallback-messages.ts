/** Fallback for missing messages. */
import { languages, type Messages, readMessages } from "../i18n/messages";

/** Adds the messages of all other languages, for use where the current language has none. */
export async function addFallbackMessages(
  known: Messages,
  areas: readonly string[],
): Promise<void> {
  for (const other of languages.filter((language) => language !== known.language)) {
    known.addTexts(await readMessages(other, areas));
  }
}
