/** Page of all games by letter on this device: your turn, waiting, finished. */
import { html, render, type TemplateResult } from "lit-html";
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
      ${stored.length === 0 ? html`<p class="none">${t("letters-none")} <a href="fair.html">${t("letter-fair")}</a></p>` : shelves()}`,
    find("#letters"),
  );
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
