/** Return the id of a build: a hash of the files in `web` from which Vite makes the site. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const WEB = join(import.meta.dirname, "..");
/** Pattern of the names of these files and folders. A change of libraries changes the lock file. */
const SOURCES =
  /^(?:src|build|parts|public|.*\.html|package-lock\.json|serviceworker\.js|vite\.config\.ts)$/;

export function buildHash(web = WEB): string {
  const hash = createHash("sha256");
  const files = readdirSync(web)
    .filter((name) => SOURCES.test(name))
    .flatMap((name) => filesIn(join(web, name)));
  for (const file of files.sort()) hash.update(file.slice(web.length)).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** Return all files in a folder, or the path itself if it is a file. */
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
