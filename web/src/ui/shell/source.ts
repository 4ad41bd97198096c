/** Where the rule comes from that a refusal rests on. */
import { html, nothing } from "lit-html";
import type { Speaker } from "../../i18n/messages";
import type { Refusal } from "../table/moment";
import { openDialog } from "./dialog";
import { latin } from "./latin";
import { ruleName, sourceLine } from "./rulewords";
import { t, words } from "./words";

/** Shows the sentence, the rule that can be chosen, and the source with how certain it is. */
export function openSource({ text, option, source }: Refusal, { game: id, family }: Speaker): void {
  if (!source) return;
  const { note } = source;
  const rule = option && html`<p>${latin(ruleName("option", option, { id, family }))}</p>`;
  const about = note && words().has(note) ? html`<p>${latin(t(note))}</p>` : nothing;
  openDialog({
    title: t("refusal-source"),
    body: () => html`<p>${latin(text)}</p>
      ${rule}
      <p class="source">${sourceLine(source, false)}</p>
      ${about}`,
  });
}
