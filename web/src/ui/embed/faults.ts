/** What is wrong with the way a board was embedded, readable in the board's place. */
import { html } from "lit-html";
import { fill, find } from "../shell/dom";
import { drawIn } from "../shell/draw";
import { t } from "../shell/words";
import type { Fault } from "./parameters";
import "./faults.css";

/** Lists the parameters that cannot be used. */
export function sayFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const items = () => faults.map((fault) => html`<li>${faultWords(fault)}</li>`);
  const place = find("#notices");
  const close = () => {
    stop();
    fill(place);
  };
  const stop = drawIn(
    place,
    () => html`<div class="faults" role="alert">
      <p>${t("embed-parameters")}</p>
      <ul>${items()}</ul>
      <button class="button" type="button" @click=${close}>${t("notice-dismiss")}</button>
    </div>`,
  );
}

/** One fault in words. */
export function faultWords({ code, name, value, allowed }: Fault): string {
  return t(`embed-${code}`, { name, value, allowed: allowed.join(" · ") });
}

/** Explains a sandbox in which no engine can run. */
export function saySandbox(): void {
  document.documentElement.dataset.alveus = "failed";
  const said = () => html`<div class="faults" role="alert"><p>${t("embed-sandbox")}</p></div>`;
  drawIn(find("#notices"), said);
  find(".game").hidden = true;
}
