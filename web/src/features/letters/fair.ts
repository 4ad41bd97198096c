/** Page that explains why neither player can cheat in a game by letter (played with links). */
import { html, render, svg, type TemplateResult } from "lit-html";
import { openPage } from "../../kit/bar";
import { find } from "../../kit/dom";
import { onWords, t } from "../../kit/words";
import { keepOffline } from "../../storage/offline";
import { pattern } from "./figures";

/** The sections of the page: id and number of paragraphs. */
const PARTS = { seal: 1, roll: 2, moves: 1, not: 2 };

/** Example hashes in hexadecimal for the figure. They are not from a game. */
const EXAMPLE_HASHES = ["9e3f58c1a7d24b60f8e19c3ad57b", "4bd81f06c9a3e72f5d10b8c64e9a"];

await openPage(["common", "letters"]);
onWords(showPage);
showPage();
void keepOffline();

function showPage(): void {
  document.title = `${t("trust-title")} · alveus`;
  const parts = Object.entries(PARTS).map(
    ([id, count]) => html`<section id=${id}>
      <h2>${t(`trust-${id}`)}</h2>
      ${Array.from({ length: count }, (_, i) => html`<p>${t(`trust-${id}-${i + 1}`)}</p>`)}
      ${id === "roll" ? picture() : ""}
    </section>`,
  );
  render(
    html`<h1>${t("trust-title")}</h1><p class="lead">${t("trust-lead")}</p>${parts}
      <p><a href="letter.html">${t("letter-open-one")}</a></p>`,
    find("#page"),
  );
}

/** Render a figure: a hash value of each player, which together determine a roll. */
function picture(): TemplateResult {
  const half = (side: number, words: string) => html`<div class="half">
      ${pattern(EXAMPLE_HASHES[side] ?? "", side, 56)}
      <span>${words}<small>${t("trust-seals")}</small></span>
    </div>`;
  return html`<figure class="fair" aria-label=${t("trust-picture")}>
    ${half(0, t("trust-yours"))}
    <svg viewBox="0 0 120 56" aria-hidden="true">${svg`<path d="M2 28h26M92 28h26M22 22l7 6-7 6M98 22l-7 6 7 6" fill="none"></path><rect x="34" y="16" width="24" height="24" rx="4"></rect><rect x="62" y="16" width="24" height="24" rx="4"></rect><circle cx="41" cy="23" r="2"></circle><circle cx="46" cy="28" r="2"></circle><circle cx="51" cy="33" r="2"></circle><circle cx="69" cy="23" r="2"></circle><circle cx="79" cy="33" r="2"></circle>`}</svg>
    ${half(1, t("trust-theirs"))}
  </figure>`;
}
