/** Identicons of hashes (seals and links), which are easier to compare than digits. */
import { html, svg, type TemplateResult } from "lit-html";
import "./pattern.css";

/**
 * Renders an identicon: 7 × 7 squares, symmetric, from the digits of a hash. `side` sets the
 * colour; `label` is the text for screen readers.
 */
export function pattern(
  number: string,
  side: number,
  size: number,
  label?: string,
): TemplateResult {
  const squares: string[] = [];
  for (let y = 0; y < 7; y += 1)
    for (let x = 0; x < 4; x += 1) {
      const digit = Number.parseInt(number[y * 4 + x] ?? "0", 16);
      if (digit < 8) continue;
      squares.push(`M${x + 1} ${y + 1}h1v1h-1z`);
      if (x < 3) squares.push(`M${7 - x} ${y + 1}h1v1h-1z`);
    }
  return html`<svg class="pattern" data-side=${side} viewBox="0 0 9 9" width=${size} height=${size} role="img" aria-hidden=${label ? "false" : "true"} aria-label=${label ?? ""}>${svg`<path d=${squares.join("")}></path>`}</svg>`;
}
