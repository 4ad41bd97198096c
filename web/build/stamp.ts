/** Return the id of a build: a hash of all files in `src`. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(import.meta.dirname, "..", "src");

export function buildHash(): string {
  const hash = createHash("sha256");
  const entries = readdirSync(SOURCES, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort())
    hash.update(file.slice(SOURCES.length)).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
