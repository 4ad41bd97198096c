/** Changes the URL of a page built for one language when the user chooses another language. */
import { readSetting, writeSetting } from "../storage/storage";
import { DEFAULT_LANGUAGE, gamePage, languageOfPage } from "./address";
import { nextLanguage, onWords, words } from "./words";

// If no language is stored yet, store the language for which this page was built.
const own = languageOfPage();
if (own && !readSetting("language")) writeSetting("language", own);
onWords(follow);
// A game's page loads this module after the board. The user may already have chosen a language.
if (nextLanguage() !== "") follow();

/** Change the URL to that of the same page in the current language, without a reload. */
function follow(): void {
  const { language } = words();
  const { dataset } = document.documentElement;
  if (!languageOfPage() || languageOfPage() === language) return;
  const usual = language === DEFAULT_LANGUAGE;
  const page = dataset.game ? gamePage(dataset.game, language) : usual ? "./" : `${language}/`;
  if (usual) delete dataset.language;
  else dataset.language = language;
  history.replaceState(history.state, "", page + location.search + location.hash);
}
