/** Dialog with the source of the rule behind a refusal. */
import { html, nothing } from "lit-html";
import type { Refusal } from "../contracts/table-snapshot";
import type { Speaker } from "../i18n/messages";
import { openDialog } from "../kit/dialog";
import { latin } from "../kit/latin";
import { ruleName, sourceLine } from "../kit/rule-words";
import { t, words } from "../kit/words";

/** Shows the refusal, the option that contains the rule, and the source with its certainty. */
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
