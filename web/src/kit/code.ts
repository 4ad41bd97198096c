/** QR codes of URLs. */
import { signal } from "@preact/signals-core";
import { html, nothing, svg, type TemplateResult } from "lit-html";
import "./code.css";

/**
 * Maximum number of characters in a URL with a QR code. The code of a longer URL is too fine to be
 * read from a screen.
 */
export const LONGEST_CODE = 1200;

type Code = boolean[][];

/**
 * Return a function that renders the QR code of a URL. It renders nothing until the library is
 * loaded, or if the URL is longer than `LONGEST_CODE`.
 */
export function codeOf(url: string, label: string): () => TemplateResult | typeof nothing {
  const code = signal<Code | null>(null);
  if (url.length <= LONGEST_CODE)
    void import("qr").then(({ encodeQR }) => {
      code.value = encodeQR(url, "raw", { ecc: "low", border: 2 });
    });
  return () => (code.value ? drawn(code.value, label) : nothing);
}

function drawn(code: Code, label: string): TemplateResult {
  const path = code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const box = `0 0 ${code.length} ${code.length}`;
  return html`<svg class="qr" viewBox=${box} role="img" aria-label=${label} shape-rendering="crispEdges"
    >${svg`<path d=${path}></path>`}</svg>`;
}
