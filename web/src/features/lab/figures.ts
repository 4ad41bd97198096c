/** Charts of an experiment: dots with intervals, and histograms, each with a text and a table. */
import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { Interval, LabReport, Measure } from "../../engine/lab-client";
import { saveBlob } from "../../kit/files";
import { t } from "../../kit/words";
import {
  chartIntervals,
  describeFamily,
  difference,
  differenceOrValue,
  extent,
  figure,
  pValue,
  withEnds,
} from "./values";

const BINS = 24;
const EDGE = 4;

/**
 * Show the figure of a measure (a statistic of the games): heading, chart, description, table, and
 * buttons that save the chart. `conditions` describes the start of the games, for the saved chart.
 */
export function measureFigure(
  measure: Measure,
  names: readonly string[],
  title: string,
  conditions: string,
): TemplateResult {
  return html`<figure class="measure" data-measure=${measure.name}>
    <h3>${title}</h3>
    ${dots(measure, names)}
    <figcaption>${describeMeasure(measure, names)}</figcaption>
    <p class="of">${describeFamily(measure)}</p>
    <details>
      <summary>${t("lab-table")}</summary>
      ${table(measure, names, title)}
      <p class="files">
        ${t("lab-chart-file")}
        ${["svg", "png"].map((form) => html`<button type="button" class="quiet" aria-label=${t("lab-save-chart", { measure: title, form: form.toUpperCase() })} @click=${() => void saveChart(measure, names, title, conditions, form)}>${form.toUpperCase()}</button>`)}
      </p>
    </details>
  </figure>`;
}

/** Save a measure's chart as a file in the format `form`, "svg" or "png". */
async function saveChart(
  measure: Measure,
  names: readonly string[],
  title: string,
  conditions: string,
  form: string,
): Promise<void> {
  const { asPicture, drawMeasure } = await import("./drawing");
  const drawing = drawMeasure(measure, names, title, [
    describeFamily(measure),
    t("lab-dots"),
    conditions,
  ]);
  const svg = () => new Blob([drawing], { type: "image/svg+xml" });
  const picture = form === "svg" ? svg() : await asPicture(drawing);
  if (picture) saveBlob(picture, `${measure.name}.${form}`);
}

/**
 * Describe a measure in sentences: its value under the baseline (the first reading) and, for a
 * headline measure (chosen before the games are played), the other readings (rule variants) with
 * and without a significant difference from it.
 */
export function describeMeasure(
  { values, share, family }: Measure,
  names: readonly string[],
): string {
  const [yardstick] = values;
  if (!yardstick?.own) return t("lab-says-nothing");
  const sentences = [
    t("lab-says-own", { reading: names[0] ?? "", value: withEnds(yardstick.own, share) }),
  ];
  if (family === "exploratory") return sentences.join(" ");
  const open: string[] = [];
  let detectable: number | null = 0;
  for (const [index, value] of values.entries()) {
    if (index === 0 || !value.apart) continue;
    const reading = quoted(names[index] ?? "");
    const [apart, low, high] = value.apart;
    if (!value.clear || low === null || high === null) {
      open.push(reading);
      detectable =
        detectable === null || value.detectable === null
          ? null
          : Math.max(detectable, value.detectable);
      continue;
    }
    const [least, most] = [Math.abs(low), Math.abs(high)].sort((one, other) => one - other);
    sentences.push(
      t(apart > 0 ? "lab-says-more" : "lab-says-less", {
        reading,
        value: difference(Math.abs(apart), share),
        unit: share ? "points" : "none",
        low: difference(least ?? 0, share),
        high: difference(most ?? 0, share),
      }),
    );
  }
  if (open.length)
    sentences.push(
      t("lab-says-open", {
        readings: open.join(", "),
        value: difference(detectable ?? 0, share),
        unit: detectable === null ? "nothing" : share ? "points" : "none",
      }),
    );
  return sentences.join(" ");
}

const quoted = (name: string) => t("lab-quoted", { name });

/**
 * Show one row per reading (rule variant): its name, a dot with its interval, and a number. The
 * number is the value of the baseline (the first reading) or another reading's difference from it.
 * All dots have the same scale (see `chartIntervals`).
 */
function dots({ values, share }: Measure, names: readonly string[]): TemplateResult {
  const middle = values[0]?.own?.[0];
  const intervals = chartIntervals(values);
  const { least, spread } = extent(intervals) ?? { least: 0, spread: 1 };
  const across = (value: number) =>
    `${(EDGE + ((value - least) / spread) * (100 - 2 * EDGE)).toFixed(2)}%`;
  return html`<div class="dots" aria-hidden="true">
    ${intervals.map((interval, index) => {
      const value = values[index];
      const look = index === 0 ? "yardstick" : value?.clear ? "clear" : "open";
      return html`<span>${names[index]}</span>
        <svg class=${look}>
          ${middle === undefined ? nothing : svg`<line class="middle" x1=${across(middle)} x2=${across(middle)} y1="0" y2="100%"></line>`}
          ${interval && interval[1] !== null && interval[2] !== null ? svg`<line x1=${across(interval[1])} x2=${across(interval[2])} y1="50%" y2="50%"></line>` : nothing}
          ${interval ? svg`<circle cx=${across(interval[0])} cy="50%" r="5"></circle>` : nothing}
        </svg>
        <span class="figure">${value ? differenceOrValue(value, share) : t("lab-none")}</span>`;
    })}
  </div>`;
}

function table(
  { values, share }: Measure,
  names: readonly string[],
  title: string,
): TemplateResult {
  const ends = (interval: Interval | null, format: (number: number, share: boolean) => string) =>
    interval && interval[1] !== null && interval[2] !== null
      ? t("lab-ends", { low: format(interval[1], share), high: format(interval[2], share) })
      : t("lab-none");
  const unit = share ? "points" : "none";
  const cell = (number: number | null, format: (number: number) => string) =>
    number === null ? t("lab-none") : format(number);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${title}><table>
    <caption>${title}</caption>
    <thead><tr>
      <th scope="col">${t("lab-reading")}</th><th scope="col">${t("lab-value")}</th>
      <th scope="col">${t("lab-interval")}</th><th scope="col">${t("lab-difference", { unit })}</th>
      <th scope="col">${t("lab-interval")}</th><th scope="col">${t("lab-column-p")}</th>
      <th scope="col">${t("lab-column-adjusted")}</th><th scope="col">${t("lab-detectable", { unit })}</th>
    </tr></thead>
    <tbody>${values.map(
      (value, index) => html`<tr>
        <th scope="row">${names[index]}</th>
        <td>${value.own ? figure(value.own[0], share) : t("lab-none")}</td>
        <td>${ends(value.own, figure)}</td>
        <td>${value.apart ? difference(value.apart[0], share) : t("lab-none")}</td>
        <td>${ends(value.apart, difference)}</td>
        <td>${cell(value.p, pValue)}</td>
        <td>${cell(value.adjusted, pValue)}</td>
        <td>${cell(value.detectable, (number) => difference(number, share))}</td>
      </tr>`,
    )}</tbody>
  </table></div>`;
}

/**
 * Show a histogram of the game length in turns for each reading (rule variant), with a common
 * scale, and a table of quantiles. Show nothing if there are no game lengths.
 */
export function histograms(
  { readings }: LabReport,
  names: readonly string[],
): TemplateResult | typeof nothing {
  const counts = readings.map(({ counts }) => counts.length ?? []);
  const turns = counts.flatMap((one) => one.map(([value]) => value));
  if (!turns.length) return nothing;
  const least = Math.min(...turns);
  const width = Math.max(1, Math.ceil((Math.max(...turns) - least + 1) / BINS));
  const binned = counts.map((one) => {
    const bins = new Array<number>(BINS).fill(0);
    for (const [value, times] of one) {
      const bin = Math.floor((value - least) / width);
      bins[bin] = (bins[bin] ?? 0) + times;
    }
    return bins;
  });
  const most = Math.max(...binned.flat());
  const quantiles = readings.map(({ quantiles }) => quantiles.length ?? {});
  const last = least + width * BINS - 1;
  return html`<figure class="measure" data-measure="histogram">
    <h3>${t("lab-lengths")}</h3>
    <div class="dots bars" aria-hidden="true">
      ${binned.map((bins, index) => {
        const median = quantiles[index]?.median ?? least;
        return html`<span>${names[index]}</span>
          <svg class=${index === 0 ? "yardstick" : "clear"}>
            ${bins.map((times, bin) => svg`<rect x="${(bin * 100) / BINS + 0.3}%" width="${100 / BINS - 0.6}%" y="${100 - (90 * times) / most}%" height="${(90 * times) / most}%"></rect>`)}
          </svg>
          <span class="figure">${t("lab-median", { turns: median })}</span>`;
      })}
      <span></span><span class="scale"><span>${least}</span><span>${t("lab-turns", { turns: last })}</span></span><span></span>
    </div>
    <figcaption>${names.map((name, index) => t("lab-says-length", { reading: index ? quoted(name) : name, low: quantiles[index]?.q1 ?? 0, high: quantiles[index]?.q3 ?? 0 })).join(" ")}</figcaption>
    <details>
      <summary>${t("lab-table")}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${t("lab-lengths")}><table>
        <caption>${t("lab-lengths")}</caption>
        <thead><tr><th scope="col">${t("lab-reading")}</th>${["q1", "median", "q3", "p95"].map((name) => html`<th scope="col">${t(`lab-quantile-${name}`)}</th>`)}</tr></thead>
        <tbody>${names.map((name, index) => html`<tr><th scope="row">${name}</th>${["q1", "median", "q3", "p95"].map((one) => html`<td>${quantiles[index]?.[one] ?? t("lab-none")}</td>`)}</tr>`)}</tbody>
      </table></div>
    </details>
  </figure>`;
}
