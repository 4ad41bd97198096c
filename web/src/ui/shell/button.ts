/** A button with an icon and words, as a template. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Step, View } from "../../engine/protocol";
import { type IconName, sign } from "./icons";
import { words } from "./words";

export interface ButtonParts {
  sign: IconName;
  /** What stands beside the icon; null where the icon stands alone, and `label` says it. */
  words: string | null;
  label?: string;
  press: () => void;
  /** "button", and "first" where it is filled. */
  look?: string;
  /** What it does, for the style sheet and for whoever looks from outside. */
  act?: string;
  /** Closed, it keeps its place and its focus, does nothing, and says why. */
  closed?: boolean;
  why?: string;
  hidden?: boolean;
  /** For one that stays down. */
  pressed?: boolean | undefined;
}

/** How undo or redo stands: closed where there is no such step, and why. */
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
