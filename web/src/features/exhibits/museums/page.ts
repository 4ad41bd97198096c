/** The page for museums: form for an exhibit, preview, downloads and information. */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { docsPage } from "../../../contracts/links";
import { openPage } from "../../../kit/bar";
import { games } from "../../../kit/catalogue";
import { find } from "../../../kit/dom";
import { drawIn, eachFrame } from "../../../kit/draw";
import { saveText } from "../../../kit/files";
import { rich } from "../../../kit/texts";
import { t } from "../../../kit/words";
import { keepOffline } from "../../../storage/offline";
import { countsCsv, deleteCounts, readCounts } from "../kiosk/evaluations";
import { Builder, describe } from "./builder";
import { form } from "./form";
import { readDraft } from "./plan";
import { shapes, watchScreen } from "./screen";
import { take } from "./take";

/**
 * Ids of the sections with information for museums: requirements, accessibility, privacy,
 * unattended use, licence, citation.
 */
const TERMS = ["need", "everyone", "privacy", "unattended", "licence", "cite"] as const;

const query = new URLSearchParams(location.search);
const requested = games.find(({ id }) => id === query.get("game"));
const draft = requested ? null : readDraft();
const initial = requested ?? games.find(({ id }) => id === draft?.plan.game) ?? games[0];
const counts = signal(readCounts());

await openPage(["common", "museums"]);
if (initial) {
  const builder = new Builder(await describe(initial.id), draft);
  drawIn(find("#form"), () => form(builder));
  drawIn(find("#look"), () => shapes(builder));
  watchScreen(find("#screen"), builder);
  drawIn(find("#take"), () => take(builder));
  drawIn(find("#counted"), statistics);
  void keepOffline((state) => {
    builder.offline.value = state;
  });
}
drawIn(find("#terms"), () => TERMS.map(term));
eachFrame(() => {
  document.title = `${t("museums-name")} · alveus`;
  find<HTMLAnchorElement>("[data-t=museums-setting-up]").href = docsPage("embed");
});

function term(id: (typeof TERMS)[number]): TemplateResult {
  return html`<section><h2>${t(`museums-${id}`)}</h2><p>${rich(t(`museums-${id}-1`))}</p></section>`;
}

/**
 * Show the visitor statistics recorded by an exhibit on this device, with buttons to save and
 * delete them; show nothing if there are none.
 */
function statistics(): TemplateResult | typeof nothing {
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
