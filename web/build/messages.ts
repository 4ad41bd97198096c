/** Plugin that removes comments and blank lines from the message files of the site. */
import type { Plugin } from "vite";

const COMMENT = /^(?:#.*)?\n/gm;

export function messages(): Plugin {
  return {
    name: "alveus-messages",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.originalFileNames.some(isMessageFile)) continue;
        const { source } = file;
        const text = typeof source === "string" ? source : new TextDecoder().decode(source);
        file.source = text.replace(COMMENT, "");
      }
    },
  };
}

function isMessageFile(path: string): boolean {
  return path.endsWith(".ftl");
}
