/** HTML that embeds a board. */

/** HTML with an inline frame. */
export function frameHtml(address: string, title: string): string {
  return [
    `<iframe src="${attribute(address)}" title="${attribute(title)}"`,
    '  width="100%" height="640" loading="lazy" allow="fullscreen; clipboard-write; screen-wake-lock"',
    '  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads"></iframe>',
  ].join("\n");
}

/** HTML with the element `alveus-board`. */
export function elementHtml(
  script: string,
  parameters: Readonly<Record<string, string>>,
  title: string,
): string {
  const allAttributes = Object.entries({ ...parameters, title });
  const attributes = allAttributes
    .map(([name, value]) => `${name}="${attribute(value)}"`)
    .join(" ");
  return [
    `<script src="${attribute(script)}"></script>`,
    `<alveus-board ${attributes}></alveus-board>`,
  ].join("\n");
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
