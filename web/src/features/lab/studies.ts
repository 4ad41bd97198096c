/** The studies (experiments with questions, charts and conclusions) published with the page. */
import { signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { readData } from "../../engine/data";
import type { Experiment, LabReport } from "../../engine/lab-client";
import type { GameInfo } from "../../engine/protocol";
import { gameName } from "../../kit/game-words";
import { t } from "../../kit/words";
import { histograms, measureFigure } from "./figures";
import { asText, inCommand, inPython, playerName, readingName, shelf } from "./plan";
import { describeConditions, measureName } from "./values";

interface ListedStudy {
  game: string;
  games: number;
}

/** Study that the URL names: id of its game, "" for the list of studies, null for none. */
export const studyName = new URLSearchParams(location.search).get("study");

const studies = signal<ListedStudy[]>([]);
/** The study in the URL, or null if there is none or it could not be loaded. */
export const study = signal<LabReport | null>(null);

/** Load the list `studies` and the `study` in the URL, if any. If this fails, the list is empty. */
export async function fetchStudies(): Promise<void> {
  try {
    studies.value = await readData<ListedStudy[]>("studies/index.json");
    if (studies.value.some(({ game }) => game === studyName))
      study.value = await readData<LabReport>(`studies/${studyName}.json`);
  } catch {
    studies.value = [];
  }
}

/** Render the list of studies: game, number of games, title as a link, and a short result. */
export function studyList(): TemplateResult {
  return html`<h2>${t("lab-studies")}</h2>
    <p class="lead">${t("lab-studies-lead")}</p>
    <ul class="findings">
      ${studies.value.map(({ game, games }) => {
        const info = shelf.find(({ id }) => id === game);
        return html`<li>
          <p class="of">${info ? gameName(info) : game} · ${t("lab-games-played", { games })}</p>
          <h3><a href="lab.html?study=${game}">${t(`finding-${game}`)}</a></h3>
          <p>${t(`finding-${game}-found`)}</p>
        </li>`;
      })}
    </ul>`;
}

/**
 * Render a study: question, charts, conclusions, open questions, links to its data files, and the
 * code that reproduces it.
 */
export function studyPage(now: LabReport, info: GameInfo): TemplateResult {
  const { game, games } = now.experiment;
  const names = now.experiment.readings.map((reading) => readingName(info, reading));
  const [first = "", second = ""] = now.experiment.players.map((one) =>
    playerName(info, asText(one)),
  );
  const conditions = (one: LabReport) => describeConditions(one.conditions, info);
  const charts = (one: LabReport) =>
    one.measures.map((measure) =>
      measureFigure(measure, names, measureName(measure.name, info.family), conditions(one)),
    );
  const [main, ...others] = charts(now);
  return html`<p class="of"><a href="lab.html?study">${t("lab-studies")}</a></p>
    <h2>${t(`finding-${game}`)}</h2>
    <p class="lead">${t(`finding-${game}-question`)}</p>
    <p class="of">${t("lab-played", { games, first, second })} ${conditions(now)} ${t("lab-dots")} ${t("lab-numbers")}</p>
    <div class="measures alone">${main}${histograms(now, names)}${others}</div>
    ${now.compared?.map((one) => html`<h3>${conditions(one)}</h3><div class="measures alone">${charts(one)}</div>${download(one)}`)}
    <section class="further">
      <h3>${t("lab-what-follows")}</h3>
      <p>${t(`finding-${game}-follows`)}</p>
      <p>${t(`finding-${game}-open`)}</p>
      <p>${t("lab-chosen-later")} ${t("lab-caution", { games })}</p>
      ${download(now)}
      ${recipes(now.experiment)}
    </section>`;
}

/** Render the link that downloads the results file of a study. */
function download({ file }: LabReport): TemplateResult {
  return html`<p><a class="button" href="studies/${file}" download>${t("lab-data")}</a></p>`;
}

/** Python code and a shell command that reproduce an experiment. */
export function recipes(experiment: Experiment): TemplateResult {
  return html`<h3>${t("lab-python")}</h3>
    <pre id="python" tabindex="0"><code>${inPython(experiment)}</code></pre>
    <h3>${t("lab-command")}</h3>
    <pre id="command" tabindex="0"><code>${inCommand(experiment)}</code></pre>`;
}
