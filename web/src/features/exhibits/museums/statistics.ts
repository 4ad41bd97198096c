/**
 * Visitor statistics recorded by an exhibit on this device, with buttons to save and delete them.
 */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { saveText } from "../../../kit/files";
import { t } from "../../../kit/words";
import { countsCsv, deleteCounts, readCounts } from "../kiosk/evaluations";

const counts = signal(readCounts());

export function statistics(): TemplateResult | typeof nothing {
  const days = Object.values(counts.value);
  if (days.length === 0) return nothing;
  const sum = (name: "visits" | "ended" | "seconds") =>
    days.reduce((all, day) => all + day[name], 0);
  const visits = sum("visits");
  const minutes = Math.round(sum("seconds") / 60 / Math.max(1, visits));
  const save = () => saveText(countsCsv(counts.value), "visits.csv", "text/csv");
  const forget = () => {
    deleteCounts();
    counts.value = {};
  };
  return html`<h2>${t("museums-counted")}</h2>
    <p>${t("museums-counted-1", { visits, days: days.length, ended: sum("ended"), minutes })}</p>
    <p class="counted-acts">
      <button type="button" class="button" @click=${save}>${t("museums-counted-save")}</button>
      <button type="button" class="button" @click=${forget}>${t("museums-counted-forget")}</button>
    </p>`;
}
