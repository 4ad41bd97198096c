/** The page of licences: all components of the site, found by the build, with licence texts. */

import { openPage } from "../kit/bar";
import { fill, find, make } from "../kit/dom";
import { onWords, t } from "../kit/words";
import { keepOffline } from "../storage/offline";

interface Part {
  name: string;
  licence: string;
  source: string;
  text: string;
}

await openPage(["common"]);
const setTitle = () => {
  document.title = `${t("licences-title")} · alveus`;
};
onWords(setTitle);
setTitle();
await show();
void keepOffline();

async function show(): Promise<void> {
  const place = find("#licences");
  try {
    const parts: Part[] = await (await fetch("licences.json")).json();
    fill(place, ...parts.map(section));
  } catch {
    place.lang = document.documentElement.lang;
    fill(place, make("p", {}, t("licences-none")));
  }
}

function section({ name, licence, source, text }: Part): HTMLElement {
  return make(
    "section",
    {},
    make("h2", {}, name),
    make(
      "p",
      {},
      licence,
      source ? " · " : null,
      source ? make("a", { href: source }, source) : null,
    ),
    make(
      "details",
      {},
      make("summary", {}, t("licences-text")),
      make("pre", { tabindex: 0 }, text),
    ),
  );
}
