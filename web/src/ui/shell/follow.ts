/** A page that is made for one language follows, once another is spoken. */
import { readSetting, writeSetting } from "../../storage";
import { gamePage, languageOfPage, USUAL } from "./address";
import { onWords, words } from "./words";

onWords(follow);
// Whoever comes by a page in another language reads on in that.
const own = languageOfPage();
if (own && !readSetting("language")) writeSetting("language", own);

/** Goes to the same page in another language, without loading it. */
function follow(): void {
  const { language } = words();
  const { dataset } = document.documentElement;
  if (!languageOfPage() || languageOfPage() === language) return;
  const usual = language === USUAL;
  const page = dataset.game ? gamePage(dataset.game, language) : usual ? "./" : `${language}/`;
  if (usual) delete dataset.language;
  else dataset.language = language;
  history.replaceState(history.state, "", page + location.search + location.hash);
}
