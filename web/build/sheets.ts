/** The printable sheets, which `scripts/site_build/sheets.py` draws: HTML, pictures and a list. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SHEETS = join(import.meta.dirname, "..", "src", "generated", "sheets");

/** Without this element, browsers request `/favicon.ico`. */
const ICON = '<link rel="icon" href="../icon.svg" type="image/svg+xml" />';

/** Return the files of the folder `print` in the site. */
export function readSheets(): { fileName: string; source: string }[] {
  const names = existsSync(SHEETS) ? readdirSync(SHEETS) : [];
  return names.map((name) => {
    const text = readFileSync(join(SHEETS, name), "utf8");
    const source = name.endsWith(".html") ? text.replace("</title>", `$&${ICON}`) : text;
    return { fileName: `print/${name}`, source };
  });
}
