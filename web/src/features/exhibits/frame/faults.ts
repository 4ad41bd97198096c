/** Messages about invalid settings, an unreachable exhibit file or an unsuitable iframe sandbox. */

import { html, nothing } from "lit-html";
import { setStage } from "../../../engine/startup";
import { fill, find, make } from "../../../kit/dom";
import { drawIn, keepFocus } from "../../../kit/draw";
import { t } from "../../../kit/words";
import { type Fault, faultText } from "./parameters";
import "./frame.css";

/** Maximum number of invalid settings in the list on the page. The host page receives all. */
const MAX_FAULTS = 6;

/**
 * Show the invalid settings, except tracking parameters, in a list that the user can close. The
 * list is initially collapsed if the page is in a frame, and open otherwise.
 */
export function showFaults(all: readonly Fault[]): void {
  const faults = all.filter((fault) => !isTracking(fault));
  if (faults.length === 0) return;
  const first = faults.slice(0, MAX_FAULTS);
  const others = faults.length - first.length;
  const items = () => [
    ...first.map((fault) => html`<li>${faultText(fault)}</li>`),
    others > 0 ? html`<li>${t("embed-more_faults", { others })}</li>` : nothing,
  ];
  const notices = find("#notices");
  // The list has its own element, because closing it must not remove other notices.
  const place = notices.appendChild(make("div"));
  const close = () => {
    stop();
    keepFocus(notices, () => place.remove());
  };
  const stop = drawIn(
    place,
    () => html`<div class="faults" role="alert">
      <details ?open=${parent === window}>
        <summary>${t("embed-parameters")}</summary>
        <ul>${items()}</ul>
      </details>
      <button class="button" type="button" @click=${close}>${t("notice-dismiss")}</button>
    </div>`,
  );
}

/** Show that the exhibit file `name` cannot be reached. Return a function that ends the message. */
export async function showUnreachable(name: string): Promise<() => void> {
  await (await import("../../../kit/start")).startPage(["common"]);
  const place = find("#notices");
  const text = () => t("embed-awaited_exhibit", { name });
  const stop = drawIn(place, () => html`<div class="faults" role="alert"><p>${text()}</p></div>`);
  return () => {
    stop();
    fill(place);
  };
}

/** Hide the board and explain that the frame's attribute `sandbox` forbids workers and storage. */
export function showSandboxError(): void {
  setStage("failed");
  const message = () => html`<div class="faults" role="alert"><p>${t("embed-sandbox")}</p></div>`;
  drawIn(find("#notices"), message);
  find(".game").hidden = true;
}

/** Parameters that advertising and newsletter tools add to URLs. */
const TRACKING =
  /^(?:(?:utm|mtm|pk)_\w+|(?:d|fb|g|ir|tt|tw|wickeds|y)clid|msclkid|gclsrc|gad_source|[gw]braid|mc_[ce]id|li_fat_id|igshid|srsltid|_g[al]|_hs(?:enc|mi)|mkt_tok)$/i;

/** True if the fault is a tracking parameter. The page does not show such faults. */
export function isTracking({ code, name }: Fault): boolean {
  return code === "unknown_parameter" && TRACKING.test(name);
}
