/** Output of the builder: HTML for a page, the archive, the settings, a QR code for a phone. */
import { signal } from "@preact/signals-core";
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { faultWords } from "../embed/faultwords";
import { elementLine, frameLine } from "../embed/snippet";
import { button } from "../shell/button";
import { copyLink } from "../shell/files";
import { gameName } from "../shell/gamewords";
import { sign } from "../shell/icons";
import { tablePage } from "../shell/links";
import { t, words } from "../shell/words";
import type { Builder } from "./builder";
import { saveAs } from "./handing";
import { exhibitFile, pageParameters, screenParameters } from "./plan";

const WAYS = ["frame", "element"] as const;
const way = signal<(typeof WAYS)[number]>("frame");
/** Size of the archive in bytes, from the build; 0 if the site has no archive. */
const size = signal(0);
/** Progress of the archive, from 0 to 1; null while none is being made. */
const done = signal<number | null>(null);
const failed = signal(false);
const code = signal<{ url: string; squares: boolean[][] } | null>(null);

void fetch("stick/files.json")
  .then((answer) => (answer.ok ? answer.json() : { size: 0 }))
  .then((list: { size: number }) => {
    size.value = list.size;
  })
  .catch(() => {});

export function take(builder: Builder): TemplateResult {
  return html`${line(builder)}${downloads(builder)}${phone(builder)}`;
}

function line({ plan, shape }: Builder): TemplateResult {
  const page = shape.value === "page";
  const parameters = page ? pageParameters(plan.value) : screenParameters(plan.value, shape.value);
  const title = gameName({ id: plan.value.game });
  const address = new URL(`embed.html?${new URLSearchParams(parameters)}`, location.href).href;
  const script = new URL("alveus-board.js", location.href).href;
  const text =
    way.value === "frame" ? frameLine(address, title) : elementLine(script, parameters, title);
  const choose = (one: (typeof WAYS)[number]) =>
    html`<button type="button" aria-pressed=${one === way.value}
      @click=${() => {
        way.value = one;
      }}>${t(`museums-way-${one}`)}</button>`;
  return html`<section>
    <h3>${t("museums-for-page")}<span class="ways" role="group" aria-label=${t("museums-for-page")}>${WAYS.map(choose)}</span></h3>
    <pre tabindex="0">${text}</pre>
    ${button({
      sign: "check",
      words: t("museums-copy"),
      look: "button first",
      act: "copy",
      press: () => void copyLink(text, t("museums-copied")),
    })}
  </section>`;
}

function downloads(builder: Builder): TemplateResult {
  const { plan, shape, faults, offline } = builder;
  const megabytes = Math.round(size.value / 1e6);
  const progress = done.value;
  const settings = () =>
    saveAs(
      new Blob([JSON.stringify(exhibitFile(plan.value, shape.value), null, 2)], {
        type: "application/json",
      }),
      "exhibit.json",
    );
  const archive = async () => {
    if (done.value !== null) return;
    done.value = 0;
    failed.value = false;
    try {
      const { packArchive } = await import("./archive");
      const file = exhibitFile(plan.value, shape.value);
      const { logo } = plan.value;
      const packed = await packArchive(file, logo, (share) => {
        done.value = share;
      });
      saveAs(packed, "alveus-exhibit.zip");
    } catch {
      failed.value = true;
    }
    done.value = null;
  };
  const state =
    progress === null
      ? t("museums-archive-note", { megabytes })
      : t("museums-archive-making", { percent: Math.round(progress * 100) });
  const large = html`<button type="button" class="take-line" @click=${() => void archive()}>
    ${sign("forth")}<b>${t("museums-archive")}</b><small aria-live="polite">${state}</small></button>`;
  const screen = shape.value !== "page";
  const file = html`<button type="button" class="take-line" @click=${settings}>
      ${sign("forth")}<b>${t("museums-settings")}</b><small>exhibit.json</small></button>`;
  const faulty = html`<div role="alert"><p>${t("museums-faulty")}</p>
    <ul>${faults.value.map((fault) => html`<li>${faultWords(fault)}</li>`)}</ul></div>`;
  return html`<section ?hidden=${!screen}>
    <h3>${t("museums-for-gallery")}</h3>
    ${faults.value.length > 0 ? faulty : html`${size.value > 0 ? large : nothing}${file}`}
    ${failed.value ? html`<p role="alert">${t("museums-archive-failed")}</p>` : nothing}
    <small>${t(`offline-${offline.value}`)}</small>
  </section>`;
}

/** QR code of the game's URL for a phone. Omitted on a local server, which a phone cannot reach. */
function phone({ plan }: Builder): unknown {
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  const { game, opening } = plan.value;
  const study = opening.startsWith("study:") ? `&study=${opening.slice("study:".length)}` : "";
  const url = new URL(`${tablePage(game)}${study}&lang=${words().language}`, location.href).href;
  if (here) return nothing;
  if (code.value?.url !== url)
    void import("qr").then(({ encodeQR }) => {
      code.value = { url, squares: encodeQR(url, "raw", { ecc: "low", border: 2 }) };
    });
  const squares = code.value?.url === url ? code.value.squares : [];
  const path = squares
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const box = `0 0 ${squares.length || 1} ${squares.length || 1}`;
  return html`<section class="phone">
    <svg viewBox=${box} role="img" aria-label=${url} shape-rendering="crispEdges">${svg`<path d=${path}></path>`}</svg>
    <p><b>${t("museums-phone")}</b>${t("museums-phone-note")}</p>
  </section>`;
}
