/** The archive for a USB stick: the site, its start scripts, the exhibit's file and the logo. */
import { type Picture, safePicture } from "./picture";
import { Zip } from "./zip";

/** The list of files, written by the build (`scripts/site_build/stick.py`). */
interface FileList {
  files: { from: string; to: string; runs: boolean }[];
}

const FOLDER = "alveus-exhibit";
const EXHIBIT = "site/exhibit.json";

/**
 * Fetches and packs all files; `report` receives the completed share, from 0 to 1. The exhibit
 * replaces the one in the list. Throws if a file cannot be loaded or the logo cannot be converted.
 */
export async function packArchive(
  exhibit: object,
  logo: Picture | null,
  report: (share: number) => void,
): Promise<Blob> {
  const { files } = (await fetched("stick/files.json").then((answer) => answer.json())) as FileList;
  const listed = files.filter(({ to }) => to !== EXHIBIT);
  const picture = logo && (await safePicture(logo));
  const taken = new Set(listed.map(({ to }) => to.toLowerCase()));
  const own = picture && freeName(picture.name, taken);
  const zip = new Zip();
  for (const [index, { from, to, runs }] of listed.entries()) {
    const bytes = new Uint8Array(await (await fetched(from)).arrayBuffer());
    await zip.add({ name: `${FOLDER}/${to}`, bytes, runs });
    report((index + 1) / listed.length);
  }
  const settings = JSON.stringify({ ...exhibit, ...(own && { logo: own }) }, null, 2);
  await zip.add({ name: `${FOLDER}/${EXHIBIT}`, bytes: new TextEncoder().encode(settings) });
  if (picture) {
    const bytes = new Uint8Array(await picture.file.arrayBuffer());
    await zip.add({ name: `${FOLDER}/site/${own}`, bytes });
  }
  return zip.finish();
}

/** Returns a name that is not used by a file of the site. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(`site/${name}`.toLowerCase()) ? freeName(`museum-${name}`, taken) : name;
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
