/** Questions that museums ask before a decision, each with a short answer. */
import { html, type TemplateResult } from "lit-html";
import { rich } from "../../../kit/texts";
import { t } from "../../../kit/words";

const TERMS = ["need", "everyone", "privacy", "unattended", "licence", "cite"] as const;

export function terms(): TemplateResult {
  const term = (id: (typeof TERMS)[number]) =>
    html`<section><h2>${t(`museums-${id}`)}</h2><p>${rich(t(`museums-${id}-1`))}</p></section>`;
  return html`${TERMS.map(term)}`;
}
