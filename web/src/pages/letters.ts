/** Page of the correspondence games on this device: your turn, waiting for a reply, finished. */
import { html, render, svg, type TemplateResult } from "lit-html";
import { newLetterPage } from "../contracts/links";
import {
  endingsWords,
  line,
  openOne,
  restoreOne,
  type Standing,
  standingSo,
} from "../features/letters/shelf";
import { allLetters } from "../features/letters/storage";
import { openPage } from "../kit/bar";
import { sign } from "../kit/button";
import { games } from "../kit/catalogue";
import { find } from "../kit/dom";
import { onWords, t } from "../kit/words";
import { keepOffline } from "../storage/offline";
import "../features/letters/letters.css";

const DOTS = [0, 1, 2, 3, 4, 5];
/** Picture of an open envelope. The letter in it shows a board and a line for its link. */
const PICTURE = html`<svg viewBox="0 0 240 200" aria-hidden="true">
  <path class="back" d="M20 88 120 24l100 64v96H20z"></path>
  <path class="sheet" d="M44 38h152v110H44z"></path>
  <path class="board" d="M60 52h120v48H60z"></path>
  ${DOTS.map((i) => svg`<circle class="far" cx=${70 + 20 * i} cy="64" r="6"></circle>`)}
  ${DOTS.map((i) => svg`<circle class="near" cx=${70 + 20 * i} cy="88" r="6"></circle>`)}
  <path class="link" d="M60 114h120"></path>
  <path class="front" d="M20 88l100 64 100-64v96H20z"></path>
  <path class="fold" d="M20 184l80-46M220 184l-80-46"></path>
</svg>`;

// Reload a page restored from the back/forward cache, because other pages have changed its data.
window.addEventListener("pageshow", (event) => event.persisted && location.reload());

const stored = await allLetters();
const first = games.find(({ letters }) => letters)?.id ?? "";

await openPage([...new Set(["common", "home", "letters", ...endingsWords(stored)])]);
onWords(showPage);
showPage();
void keepOffline();

function showPage(): void {
  document.title = `${t("home-letters")} · alveus`;
  const count = standingSo(stored, "ours").length;
  render(
    html`<header>
        <div><h1>${t("home-letters")}</h1>
        <p class="lead">${t("letters-lead", { count })}</p></div>
        <div class="ways">
          <button class="button" type="button" @click=${() => void openOne()}>${sign("open")}<span>${t("letter-open-one")}</span></button>
          <a class="button" href=${newLetterPage(first)}>${t("letters-new")}</a>
          <button class="quiet" type="button" @click=${() => void restoreOne()}>${t("letter-restore-menu")}</button>
        </div>
      </header>
      ${stored.length === 0 ? explanation() : shelves()}`,
    find("#letters"),
  );
}

/** Return an explanation of correspondence games, with a picture. */
function explanation(): TemplateResult {
  const steps = [1, 2, 3].map((step) => html`<li>${t(`letters-step-${step}`)}</li>`);
  return html`<section class="letters-how">
    ${PICTURE}
    <div>
      <h2>${t("letters-how")}</h2>
      <ol>${steps}</ol>
      <p class="none">${t("letters-none")} <a href="fair.html">${t("letter-fair")}</a></p>
    </div>
  </section>`;
}

function shelves(): TemplateResult {
  return html`<div class="shelves">
    <div>${shelf("ours")}${shelf("over")}</div>
    <div>${shelf("theirs")}<p class="safe">${t("letters-safe")} <a href="fair.html">${t("letter-fair")}</a></p></div>
  </div>`;
}

function shelf(how: Standing): TemplateResult | string {
  const lines = standingSo(stored, how).flatMap(
    (one, number) => line(one, { first: how === "ours" && number === 0 }) ?? [],
  );
  if (lines.length === 0) return "";
  return html`<section><h2>${t(`letters-${how}`)}</h2>${lines}</section>`;
}
