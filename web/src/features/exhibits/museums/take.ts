/** Results of the exhibit form: web page HTML, zip archive, settings file, QR code for a phone. */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { tablePage } from "../../../contracts/links";
import { button, sign } from "../../../kit/button";
import { codeOf } from "../../../kit/code";
import { copyLink, saveBlob, saveText } from "../../../kit/files";
import { gameName } from "../../../kit/game-words";
import { t, words } from "../../../kit/words";
import { elementHtml, frameHtml } from "../embedding";
import { faultText } from "../frame/parameters";
import type { Builder } from "./builder";
import { exhibitFile, parametersOf, studyOf } from "./plan";

const WAYS = ["frame", "element"] as const;
const way = signal<(typeof WAYS)[number]>("frame");
/**
 * Approximate size of the zip archive in bytes, from `stick/files.json`; 0 until that file is
 * loaded, or if the site does not have it.
 */
const size = signal(0);
/** Completed share of the archive, from 0 to 1; null while no archive is being packed. */
const packing = signal<number | null>(null);
const failed = signal(false);
let code: { url: string; draw: ReturnType<typeof codeOf> } | null = null;

void fetch("stick/files.json")
  .then(async (answer) => {
    if (answer.ok) ({ size: size.value } = (await answer.json()) as { size: number });
  })
  .catch(() => {});

export function take(builder: Builder): TemplateResult {
  return html`${line(builder)}${downloads(builder)}${phone(builder)}`;
}

function line({ plan, shape }: Builder): TemplateResult {
  const parameters = parametersOf(plan.value, shape.value);
  const title = gameName({ id: plan.value.game });
  const address = new URL(`embed.html?${new URLSearchParams(parameters)}`, location.href).href;
  const script = new URL("alveus-board.js", location.href).href;
  const text =
    way.value === "frame" ? frameHtml(address, title) : elementHtml(script, parameters, title);
  const choice = (one: (typeof WAYS)[number]) => {
    const choose = () => {
      way.value = one;
    };
    return html`<button type="button" aria-pressed=${one === way.value}
      @click=${choose}>${t(`museums-way-${one}`)}</button>`;
  };
  const press = () => void copyLink(text, t("museums-copied"));
  const copy = { words: t("museums-copy"), look: "button first", act: "copy", press };
  return html`<section>
    <div class="take-head"><h3>${t("museums-for-page")}</h3><span class="ways">${WAYS.map(choice)}</span></div>
    <pre tabindex="0">${text}</pre>
    ${button({ sign: "check", ...copy })}
    <p ?hidden=${shape.value === "page"}><small>${t("museums-lines-note")}</small></p>
  </section>`;
}

function downloads({ plan, shape, faults, offline }: Builder): TemplateResult {
  const progress = packing.value;
  const save = () => {
    const text = JSON.stringify(exhibitFile(plan.value, shape.value), null, 2);
    saveText(text, "exhibit.json", "application/json");
  };
  const pack = async () => {
    if (packing.value !== null) return;
    packing.value = 0;
    failed.value = false;
    try {
      const { packArchive } = await import("./archive");
      const file = exhibitFile(plan.value, shape.value);
      const packed = await packArchive(file, plan.value.logo, (share) => {
        packing.value = share;
      });
      saveBlob(packed, "alveus-exhibit.zip");
    } catch {
      failed.value = true;
    }
    packing.value = null;
  };
  const state =
    progress === null
      ? t("museums-archive-note", { megabytes: Math.round(size.value / 1e6) })
      : t("museums-archive-making", { percent: Math.round(progress * 100) });
  const download = (press: () => unknown, words: string, note: TemplateResult) =>
    html`<button type="button" class="take-line" @click=${press}>${sign("forth")}<b>${words}</b>${note}</button>`;
  const archive = download(
    pack,
    t("museums-archive"),
    html`<small aria-live="polite">${state}</small>`,
  );
  const file = download(save, t("museums-settings"), html`<small>exhibit.json</small>`);
  const faulty = html`<div role="alert"><p>${t("museums-faulty")}</p>
    <ul>${faults.value.map((fault) => html`<li>${faultText(fault)}</li>`)}</ul></div>`;
  return html`<section ?hidden=${shape.value === "page"}>
    <h3>${t("museums-for-gallery")}</h3>
    ${faults.value.length > 0 ? faulty : [size.value > 0 ? archive : nothing, file]}
    ${failed.value ? html`<p role="alert">${t("museums-archive-failed")}</p>` : nothing}
    <small>${t(`offline-${offline.value}`)}</small>
  </section>`;
}

/**
 * Show a QR code that opens the game or study on a phone. Show nothing if this page is from a
 * server on this device, which a phone cannot reach.
 */
function phone({ plan }: Builder): unknown {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  const study = studyOf(plan.value);
  const page = `${tablePage(plan.value.game)}${study ? `&study=${study}` : ""}`;
  const url = new URL(`${page}&lang=${words().language}`, location.href).href;
  if (isLocal) return nothing;
  if (code?.url !== url) code = { url, draw: codeOf(url, url) };
  return html`<section class="phone">
    ${code.draw()}
    <p><b>${t("museums-phone")}</b>${t("museums-phone-note")}</p>
  </section>`;
}
