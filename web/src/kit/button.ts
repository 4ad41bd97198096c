/** Template of a button with an icon and a text. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Step, View } from "../engine/protocol";
import { type IconName, sign } from "./icons";
import { words } from "./words";

export interface ButtonParts {
  sign: IconName;
  /** Visible text; null for an icon alone, which then needs a `label`. */
  words: string | null;
  label?: string;
  press: () => void;
  /** CSS classes: "button", with "first" for a filled button. */
  look?: string;
  /** Value of `data-act`, for style sheets and tests. */
  act?: string;
  /** True if disabled. The button keeps its place and focus; `why` is its tooltip. */
  closed?: boolean;
  why?: string;
  hidden?: boolean;
  /** `aria-pressed` of a toggle button. */
  pressed?: boolean | undefined;
}

/** Returns the state of an undo or redo button: disabled, with a reason, without such a step. */
export function stepState(
  view: View,
  { enabled, reason }: Step,
  yours = true,
): Pick<ButtonParts, "closed" | "why"> {
  const why = reason ? words().say("reason", reason, view) : "";
  return { closed: !enabled || !yours, why };
}

export function button(parts: ButtonParts): TemplateResult {
  const { look = "button", closed = false, hidden = false, why, label, pressed } = parts;
  return html`<button
    class=${look}
    type="button"
    data-act=${parts.act ?? nothing}
    aria-disabled=${closed}
    aria-pressed=${pressed ?? nothing}
    aria-label=${label ?? nothing}
    title=${(closed && why) || label || nothing}
    ?hidden=${hidden}
    @click=${closed ? null : () => parts.press()}
  >${sign(parts.sign)}<span>${parts.words ?? nothing}</span></button>`;
}
