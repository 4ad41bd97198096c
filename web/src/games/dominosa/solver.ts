/** Solver page: whether a set of tiles fits a grid, the number of solutions, and the steps. */

import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import { Engine } from "../../engine/client";
import { EngineFailure, type Message } from "../../engine/protocol";
import { setStage } from "../../engine/startup";
import { openPage } from "../../kit/bar";
import { find, write } from "../../kit/dom";
import { drawIn } from "../../kit/draw";
import { t, words } from "../../kit/words";
import { formatCells } from "../../puzzle/figure";
import { figure, type Grid } from "../../puzzle/print";
import { keepOffline } from "../../storage/offline";

const GAME = { game: "dominosa", family: "dominoes" };
/** A puzzle of the tiles 0:0 to 3:3 (smallest set of generated puzzles) with a unique solution. */
const EXAMPLE = "10302\n30112\n23002\n13213";

interface Solved {
  puzzle: unknown;
  grid: Grid;
  solutions: number;
  complete: boolean;
  unique: boolean;
  key: string[] | null;
  grade: string | null;
  steps: { moves: string; reason: Message }[];
}

await openPage(["common", "core", "dominoes", "dominosa", "puzzles"]);
const engine = new Engine({ preload: [GAME.family] });
const answer = signal<Solved | null>(null);
const field = find<HTMLTextAreaElement>("#grid");
const button = find<HTMLButtonElement>("#solve");
const message = find("#said");

find("#form").addEventListener("submit", (event) => {
  event.preventDefault();
  void solve();
});
find("#example").addEventListener("click", () => {
  field.value = EXAMPLE;
  void solve();
});
drawIn(find("#answer"), () => {
  document.title = `${t("solver-title")} · alveus`;
  return answer.value ? resultText(answer.value) : nothing;
});
setStage("ready");
void keepOffline();

async function solve(): Promise<void> {
  if (button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  write(button, t("solver-working"));
  write(message, "");
  answer.value = null;
  try {
    const given = { puzzle: field.value };
    const reply = await engine.request("consult", { game: GAME.game, about: "solve", given });
    answer.value = reply as Solved;
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) throw failure;
    const { code, params } = failure;
    write(message, words().say("error", { code, params }, GAME));
    field.focus();
  } finally {
    button.removeAttribute("aria-disabled");
    write(button, t("solver-solve"));
  }
}

function resultText(solved: Solved) {
  const { grid, key, unique, solutions, complete, grade, steps, puzzle } = solved;
  const verdict = unique
    ? t("solver-unique")
    : solutions === 0
      ? t("solver-none")
      : t("solver-several", { count: solutions, complete: String(complete) });
  const position = JSON.stringify({ puzzle, as_is: true });
  const href = `play.html?game=${GAME.game}#${encodeURIComponent(position)}`;
  const gradeName = grade && words().say("value", { code: `grade-${grade}`, params: {} }, GAME);
  return html`<h2>${verdict}</h2>
    ${gradeName ? html`<p>${t("solver-grade", { grade: gradeName })}</p>` : nothing}
    <div class="drawn" role="img" aria-label=${key ? t("solver-figure") : t("solver-label")}>
      ${figure(grid, key)}
    </div>
    <p><a href=${href}>${t("solver-play")}</a></p>
    ${steps.length > 0 ? list(steps, unique) : nothing}`;
}

function list(steps: Solved["steps"], unique: boolean) {
  const line = ({ reason }: Solved["steps"][number]) =>
    html`<li class=${reason.code === "trennung" ? "soft" : nothing}>${formatCells(words().say("hint", reason, GAME))}</li>`;
  return html`<h3>${t("solver-steps")}</h3>
    ${unique ? nothing : html`<p>${t("solver-some")}</p>`}
    <ol>${steps.map(line)}</ol>`;
}
