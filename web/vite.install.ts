/** Adds the web app manifest and the icons to every page, so that the site can be installed. */
import type { HtmlTagDescriptor, Plugin } from "vite";

const links = [
  { rel: "manifest", href: "./manifest.webmanifest" },
  { rel: "icon", href: "./icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "./apple-touch-icon.png" },
];

export function installable(): Plugin {
  const tags = links.map((attrs): HtmlTagDescriptor => ({ tag: "link", attrs, injectTo: "head" }));
  return { name: "alveus-installable", transformIndexHtml: { order: "post", handler: () => tags } };
}
