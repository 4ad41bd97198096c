/** The archive for a stick: the whole site with its start scripts, the exhibit's file, the logo. */
import { Zip } from "./zip";

/** What the build wrote down of the archive (`scripts/site_build/stick.py`). */
interface FileList {
  files: { from: string; to: string; runs: boolean }[];
}

/** The folder in the archive. */
const FOLDER = "alveus-exhibit";

/** Fetches every file and packs it; `told` hears how much is done. Fails where one does not come. */
export async function packArchive(
  exhibit: object,
  logo: { name: string; file: Blob } | null,
  told: (share: number) => void,
): Promise<Blob> {
  const { files } = (await fetched("stick/files.json").then((answer) => answer.json())) as FileList;
  const zip = new Zip();
  for (const [index, { from, to, runs }] of files.entries()) {
    const bytes = new Uint8Array(await (await fetched(from)).arrayBuffer());
    await zip.add({ name: `${FOLDER}/${to}`, bytes, runs });
    told((index + 1) / files.length);
  }
  const own = new TextEncoder().encode(JSON.stringify(exhibit, null, 2));
  await zip.add({ name: `${FOLDER}/site/exhibit.json`, bytes: own });
  if (logo) {
    const bytes = new Uint8Array(await logo.file.arrayBuffer());
    await zip.add({ name: `${FOLDER}/site/${logo.name}`, bytes });
  }
  return zip.finish();
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
