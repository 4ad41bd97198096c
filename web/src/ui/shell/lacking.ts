/** What to do about words that are missing: hardly ever needed. */
import { languages } from "../../i18n/language";
import { type Messages, readWords } from "../../i18n/messages";

/** Words what has no words in the other languages. */
export async function learnElsewhere(known: Messages, areas: readonly string[]): Promise<void> {
  for (const other of languages.filter((language) => language !== known.language)) {
    known.learn(await readWords(other, areas));
  }
}
