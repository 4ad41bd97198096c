/** The laboratory: compares rule variants ("readings") by games played in this browser. */

import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { type Experiment, LabError, type Measure, type Progress } from "../../engine/lab-client";
import { setStage } from "../../engine/startup";
import { openPage } from "../../kit/bar";
import { sign } from "../../kit/button";
import { find } from "../../kit/dom";
import { drawIn, eachFrame, keepFocus } from "../../kit/draw";
import { copyLink, saveText, textOf } from "../../kit/files";
import { gameName } from "../../kit/game-words";
import { openOptions } from "../../kit/options";
import { workLine } from "../../kit/texts";
import { t } from "../../kit/words";
import { keepOffline } from "../../storage/offline";
import { histograms, measureFigure } from "./figures";
import {
  adopt,
  asText,
  change,
  choose,
  choosing,
  experimentOf,
  FEWEST_GAMES,
  headlineOf,
  isPlanOf,
  MOST_GAMES,
  MOST_READINGS,
  offeredMeasures,
  PLAIN,
  type Plan,
  plan,
  playerName,
  readingName,
  SIZES,
  shelf,
} from "./plan";
import {
  asCsv,
  asLines,
  begin,
  fault,
  isStored,
  openLines,
  pause,
  progress,
  readStored,
  report,
  requested,
  resume,
  speed,
  status,
} from "./runner";
import { experimentIn, forgetSource, linkedExperiment } from "./source";
import { fetchStudies, recipes, study, studyList, studyName, studyPage } from "./studies";
import { describeConditions, measureName } from "./values";

/** Number of charts to show. More are added one by one, so that the page stays responsive. */
const drawn = signal(1);

/**
 * Names of the measures shown after the headline measures (those that the user has declared), in
 * this order. The other measures follow, unless they are zero under all readings (rule variants).
 */
const FIRST = ["length", "score", "skill", "forced", "choice"];
const LAST = FIRST.length;

/**
 * True if this device has stored the games of an experiment that is not shown, because the page was
 * opened with a study or another experiment.
 */
const holdsOther = signal(false);

const fetching = fetchStudies();
await openPage(["common", "lab", "laboratory"]);
await fetching;
await restore();
const planElement = find("#plan");
eachFrame(() => keepFocus(planElement, () => render(planPart(), planElement)));
drawIn(find("#found"), () => resultPart());
if (study.value && matchMedia("(width < 53.75em)").matches) find("#found").scrollIntoView();
eachFrame(() => {
  document.title = `${t("lab-title")} · alveus`;
});
setStage("ready");
void keepOffline();
// A link to an experiment that is opened on this page changes only the fragment of the URL.
addEventListener("hashchange", () => {
  if (linkedExperiment()) location.reload();
});

/**
 * Set `plan` (the settings) from the first valid source: the study in the URL, the experiment in
 * the URL fragment, or the results stored on this device. Show these results if they are the source
 * or match the experiment in the fragment. If none is valid, or the parameter `study` is empty
 * (list of studies), select the first game.
 */
async function restore(): Promise<void> {
  const isStudy = study.value && (await adopt(study.value.experiment).catch(() => false));
  const linked = linkedExperiment();
  if (isStudy || (studyName === "" && !linked)) {
    void readStored().then((text) => {
      holdsOther.value = experimentIn(text) !== null;
    });
    if (!isStudy) await choose(shelf[0]?.id ?? "");
    return;
  }
  const isLinked = linked !== null && (await adopt(linked).catch(() => false));
  const text = await readStored();
  const stored = experimentIn(text);
  // After a reload, the URL still contains the experiment whose results are stored.
  if (isLinked && !(stored && plan.value && isPlanOf(plan.value, stored))) {
    holdsOther.value = stored !== null;
    return;
  }
  if (isLinked || (await adoptFile(text)))
    return void openLines(text, plan.value?.info.family ?? "", false);
  await choose(shelf[0]?.id ?? "");
}

/**
 * Set `plan` from the first line of `text`, a results file. Resolve with false if the line has no
 * valid experiment or the game is not available.
 */
async function adoptFile(text: string): Promise<boolean> {
  const experiment = experimentIn(text);
  return experiment ? adopt(experiment).catch(() => false) : false;
}

function working(): boolean {
  return status.value === "playing" || status.value === "opening";
}

/** True while the settings cannot be edited: an experiment is running, or a game is loading. */
function closed(): boolean {
  return working() || choosing.value;
}

function planPart(): TemplateResult {
  const now = plan.value;
  if (!now) return html`<p>${t("lab-no-games")}</p>`;
  const { info, readings } = now;
  return html`<h1>${t("lab-title")}</h1>
    <p class="lead">${t("lab-lead")}</p>
    ${selectField("game", t("lab-game"), new Map(shelf.map(({ id }) => [id, t(`game-${id}`)])), info.id, (game) => void choose(game), working())}
    <section aria-labelledby="readings">
      <h2 id="readings">${t("lab-readings")} <span>${t("lab-of-most", { count: readings.length, most: MOST_READINGS })}</span></h2>
      <ul class="readings" aria-live="polite" aria-relevant="additions">${readings.map((one, index) => readingLine(now, one, index))}</ul>
      ${readings.length < MOST_READINGS ? html`<button id="add" type="button" class="quiet" ?disabled=${closed()} @click=${() => add(now)}>${t("lab-add")}</button>` : nothing}
    </section>
    ${playerField("first", now)} ${playerField("second", now)}
    <div class="pair">${gamesField(now)} ${seedField(now)}</div>
    ${headlinePart(now)}
    <div class="pair">${buttons(now)}</div>
    ${state()}`;
}

/** A field for the number of games per reading (rule variant). Invalid numbers are refused. */
function gamesField({ games }: Plan): TemplateResult {
  const enter = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    if (field.reportValidity()) change({ games: field.valueAsNumber });
    else field.value = `${games}`;
  };
  return html`<label class="stacked">${t("lab-games")}
    <input id="games" class="field" type="number" inputmode="numeric" required min=${FEWEST_GAMES} max=${MOST_GAMES} list="sizes" .value=${`${games}`} ?disabled=${closed()} @change=${enter}>
    <datalist id="sizes">${SIZES.map((size) => html`<option value=${size}></option>`)}</datalist>
  </label>`;
}

/** A field for the seed of all random numbers: the same seed gives the same games. */
function seedField({ seed }: Plan): TemplateResult {
  const enter = ({ target }: Event) => change({ seed: (target as HTMLInputElement).value });
  return html`<label class="stacked">${t("lab-seed-field")}
    <input id="seed" class="field" maxlength="80" spellcheck="false" autocomplete="off" .value=${seed} ?disabled=${closed()} @change=${enter}>
  </label>`;
}

/**
 * Show the headline measures (the measures that the user declares before the games are played),
 * with checkboxes that select them. The checkboxes are disabled while games are played.
 */
function headlinePart(now: Plan): TemplateResult {
  const chosen = headlineOf(now);
  const choose = (name: string, { target }: Event) => {
    const others = chosen.filter((one) => one !== name);
    change({ headline: (target as HTMLInputElement).checked ? [...others, name] : others });
  };
  const boxes = offeredMeasures(now).map(
    (name) =>
      html`<label><input type="checkbox" name="headline" value=${name} .checked=${chosen.includes(name)} ?disabled=${closed()} @change=${(event: Event) => choose(name, event)}> ${measureName(name, now.info.family)}</label>`,
  );
  return html`<details class="headline"><summary>${headlineLine(now)}</summary>
    <fieldset><legend>${t("lab-choose-headline")}</legend>${boxes}</fieldset></details>`;
}

/** Return a line with the plan's headline measures (declared in advance), or a note if none. */
function headlineLine(now: Plan): string {
  const names = headlineOf(now).map((name) => measureName(name, now.info.family));
  return names.length
    ? t("lab-plan-headline", { measures: names.join("; ") })
    : t("lab-no-headline");
}

/**
 * Show a drop-down list; `names` maps each value to its displayed name. The list of games stays
 * enabled while a game's texts are loading, because a disabled list would lose the focus.
 */
function selectField(
  id: string,
  label: string,
  names: ReadonlyMap<string, string>,
  chosen: string,
  choose: (value: string) => void,
  disabled = closed(),
): TemplateResult {
  const options = [...names].map(
    ([value, name]) =>
      html`<option value=${value} .selected=${live(value === chosen)}>${name}</option>`,
  );
  return html`<label class="stacked">${label}
    <select id=${id} class="field" ?disabled=${disabled} @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${options}
    </select>
  </label>`;
}

function readingLine({ info, readings }: Plan, reading: Record<string, string>, index: number) {
  const sources = Object.entries(reading).flatMap(([name, value]) => {
    const source = info.options.find((option) => option.name === name)?.sources[value];
    return source ? [workLine(source)] : [];
  });
  const name = readingName(info, reading);
  return html`<li>
    <span class=${index ? "mark" : "mark yardstick"} aria-hidden="true"></span>
    <span><b>${name}</b><small>${index ? sources.join("; ") : t("lab-yardstick")}</small></span>
    ${index ? html`<button type="button" class="round" aria-label=${t("lab-remove", { reading: name })} ?disabled=${closed()} @click=${() => change({ readings: readings.filter((_, other) => other !== index) })}>${sign("close", true)}</button>` : nothing}
  </li>`;
}

function add({ info, readings }: Plan): void {
  openOptions(info, {}, (chosen) => {
    const key = (one: Record<string, string>) => JSON.stringify(Object.entries(one).sort());
    if (!readings.some((one) => key(one) === key(chosen)))
      change({ readings: [...readings, chosen] });
  });
}

function playerField(which: "first" | "second", { info, ...now }: Plan): TemplateResult {
  const known = [...(which === "second" ? [""] : []), ...info.levels, ...PLAIN, now[which]];
  const name = (player: string) => (player ? playerName(info, player) : t("lab-same"));
  const names = new Map(known.map((player) => [player, name(player)]));
  return selectField(which, t(`lab-${which}`), names, now[which], (player) =>
    change({ [which]: player, headline: null }),
  );
}

/**
 * Return the number of finished games that screen readers announce. While games are played, it
 * changes only after each quarter of all games, so that there are few announcements.
 */
function announcedGames({ games, total }: Progress): number {
  if (status.value !== "playing") return games;
  return Math.floor((Math.floor((4 * games) / total) * total) / 4);
}

function state(): TemplateResult {
  const error = fault.value;
  const now = progress.value;
  const { rate, workers } = speed.value;
  const left = now && rate > 0 ? Math.ceil((now.total - now.games) / rate) : 0;
  const shown = now && status.value !== "opening" && status.value !== "idle" ? now : null;
  return html`<div class="state">
    <div role="status">
      ${error ? html`<p class="fault">${t(`error-${error.code}`, error.params)}</p>` : nothing}
      ${status.value === "opening" ? html`<p>${t("lab-opening")}</p>` : nothing}
      ${hasOtherSettings() ? html`<p>${t("lab-changed")}</p>` : nothing}
      ${holdsOther.value && status.value === "idle" ? html`<p>${t("lab-holds-other")}</p>` : nothing}
      ${isStored.value ? nothing : html`<p>${t("lab-not-kept")}</p>`}
      ${shown ? html`<p class="unseen">${t("lab-games-done", { done: announcedGames(shown), total: shown.total })}</p>` : nothing}
    </div>
    ${shown ? html`<p aria-hidden="true"><b>${t("lab-games-done", { done: shown.games, total: shown.total })}</b></p>` : nothing}
  </div>
  ${
    now && status.value !== "idle"
      ? html`<progress max=${now.total} value=${now.games} aria-label=${t("lab-progress")}></progress>
        ${status.value === "playing" && rate ? html`<p class="pace">${t("lab-pace", { rate: Math.round(rate * 10) / 10, workers })} · ${left < 90 ? t("lab-seconds-left", { seconds: left }) : t("lab-minutes-left", { minutes: Math.ceil(left / 60) })}</p>` : nothing}`
      : nothing
  }`;
}

/** True if the page's settings differ from those of the paused or finished experiment. */
function hasOtherSettings(): boolean {
  const [now, before] = [plan.value, progress.value];
  const isOver = status.value === "paused" || status.value === "done";
  const settings = [before?.experiment, requested.value];
  return isOver && !!now && !!before && !settings.some((one) => one && isPlanOf(now, one));
}

function buttons(now: Plan): TemplateResult {
  const family = now.info.family;
  const busy = working();
  const start = () => {
    forgetSource();
    void begin(experimentOf(now), family);
  };
  const press = busy ? pause : start;
  return html`<button id=${busy ? "pause" : "run"} type="button" class=${busy ? "button" : "button first"} @click=${press}>${sign(busy ? "pause" : "play")}${t(busy ? "lab-pause" : "lab-run")}</button>
    ${status.value === "paused" && !hasOtherSettings() ? html`<button id="go-on" type="button" class="button" @click=${() => void resume()}>${t("lab-go-on")}</button>` : nothing}`;
}

function resultPart(): TemplateResult {
  const now = report.value;
  const info = plan.value?.info;
  const published = study.value;
  if (published && info?.id === studyName && status.value === "idle")
    return studyPage(published, info);
  if (!now?.measures.length || !info || info.id !== now.experiment.game) {
    drawn.value = 1;
    return status.value === "playing"
      ? html`<h2>${t("lab-found")}</h2><p class="lead">${t("lab-first-games")}</p>`
      : html`${studyList()}<section class="further"><p>${t("lab-nothing-yet")}</p>${importButton()}</section>`;
  }
  const names = now.experiment.readings.map((reading) => readingName(info, reading));
  const shown = now.measures
    .filter(({ values }) => values.some(({ own }) => own))
    .filter((one) => order(one) < LAST || one.values.some(({ own }) => own?.[0]))
    .sort((one, other) => order(one) - order(other));
  const conditions = describeConditions(now.conditions, info);
  const figures: (() => unknown)[] = shown.map(
    (one) => () => measureFigure(one, names, measureName(one.name, info.family), conditions),
  );
  figures.splice(1, 0, () => histograms(now, names));
  if (drawn.value < figures.length) setTimeout(() => (drawn.value += 1));
  const { experiment } = now;
  const [player = "", opponent = ""] = experiment.players.map((one) =>
    playerName(info, asText(one)),
  );
  return html`<h2>${t("lab-heading", { game: gameName(info), count: names.length })}</h2>
    <p class="lead">${t("lab-summary", { games: now.games, first: player, second: opponent })} ${conditions} ${t("lab-dots")} ${t("lab-numbers")}${now.complete ? "" : ` ${t("lab-moving")}`}</p>
    <div class="measures">
      ${figures.slice(0, drawn.value).map((figure) => figure())}
    </div>
    <section class="further" ?hidden=${drawn.value < figures.length}>
      <h2>${t("lab-what-follows")}</h2>
      <p>${t("lab-caution", { games: experiment.games })}</p>
      <div class="pair">
        <button type="button" class="button" @click=${() => void share(experiment)}>${t("lab-share")}</button>
        <button id="jsonl" type="button" class="button" @click=${() => saveText(asLines(), `${experiment.game}.jsonl`, "application/x-ndjson")}>JSON Lines</button>
        <button id="csv" type="button" class="button" @click=${async () => saveText(await asCsv(), `${experiment.game}.csv`, "text/csv")}>CSV</button>
      </div>
      ${importButton()}
      <p><a href="lab.html?study">${t("lab-studies")}</a></p>
      ${recipes(experiment)}
    </section>`;
}

/** Sort key of a measure: -1 for a headline measure, its index in `FIRST`, or `LAST` otherwise. */
function order({ name, family }: Measure): number {
  if (family === "headline") return -1;
  return FIRST.includes(name) ? FIRST.indexOf(name) : LAST;
}

function importButton(): TemplateResult {
  return html`<p><label class="button import">${t("lab-import")}
    <input id="import" type="file" accept=".jsonl,.json,text/plain" ?disabled=${closed()} @change=${(event: Event) => void importFile(event)} />
  </label></p>`;
}

async function importFile(event: Event): Promise<void> {
  const input = event.target as HTMLInputElement;
  const [file] = input.files ?? [];
  const text = file ? await textOf(file) : "";
  input.value = "";
  const experiment = experimentIn(text);
  if (experiment && !shelf.some(({ id }) => id === experiment.game)) {
    fault.value = new LabError("lab_not_offered");
    return;
  }
  await adoptFile(text);
  await openLines(text, plan.value?.info.family ?? "", true);
  if (!fault.value) forgetSource();
}

function share(experiment: Experiment): Promise<void> {
  const url = new URL(location.href);
  url.hash = encodeURIComponent(JSON.stringify(experiment));
  return copyLink(url.href, t("lab-copied"));
}
