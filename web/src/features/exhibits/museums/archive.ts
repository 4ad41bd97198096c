/** The zip archive (APPNOTE 6.3) for a USB stick: site, start scripts, `exhibit.json` and logo. */

/**
 * Content of `stick/files.json`, written by the build (`scripts/site_build/stick.py`): for each
 * file of the archive its URL (`from`), its path in the archive (`to`), and whether it is a script
 * that starts the exhibit (`runs`).
 */
interface FileList {
  files: { from: string; to: string; runs: boolean }[];
}

const FOLDER = "alveus-exhibit";
const EXHIBIT = "site/exhibit.json";

/**
 * Fetch all files listed in `stick/files.json` and resolve with the zip archive. `exhibit` is the
 * content of `exhibit.json` and replaces the site's sample of this file. `report` receives the
 * completed share, from 0 to 1. Reject if a file cannot be loaded or the logo cannot be converted.
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

/** Return the logo's name, with prefixes `museum-` until no file of the site has this name. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(`site/${name}`.toLowerCase()) ? freeName(`museum-${name}`, taken) : name;
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

interface Picture {
  name: string;
  file: Blob;
}

/** Length of the longer side of a picture converted from SVG to PNG, in pixels. */
const SIDE = 2048;
const SVG = /\.svg$/i;

/**
 * Convert an SVG to PNG; return other pictures unchanged. A browser that opens an SVG file directly
 * runs the scripts in it, with the rights of the site. Throw if the picture cannot be drawn.
 */
async function safePicture({ name, file }: Picture): Promise<Picture> {
  if (!SVG.test(name)) return { name, file };
  const address = URL.createObjectURL(new Blob([file], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (!width || !height) throw new Error(`${name} has no size`);
    const scale = SIDE / Math.max(width, height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (!png) throw new Error(`${name} cannot be drawn`);
    return { name: name.replace(SVG, ".png"), file: png };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Resolve with false for an SVG that cannot become a PNG in the archive, otherwise with true. */
export function isUsable(picture: Picture): Promise<boolean> {
  return safePicture(picture).then(
    () => true,
    () => false,
  );
}

interface Entry {
  name: string;
  bytes: Bytes;
  /** True if the file is executable under Unix. */
  runs?: boolean;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;
/** General-purpose flags of an entry: the file name is UTF-8. */
const FLAGS = 0x0800;
/** Date of all entries in MS-DOS format: 1 January 1980, the earliest possible. */
const DATE = 0x21;
const NEEDED = 20;
/** Field "version made by": Unix (3), so attributes contain Unix permissions; zip 2.0 (0x14). */
const VERSION = 0x0314;
const PLAIN = 0o100644;
const RUNS = 0o100755;

/** A zip archive. Entries are compressed when added, to save memory. */
export class Zip {
  readonly #parts: Bytes[] = [];
  readonly #central: Bytes[] = [];
  readonly #names = new Set<string>();

  /** Add a file. Throw if an entry has the same name; case is ignored, as in Windows. */
  async add({ name, bytes, runs = false }: Entry): Promise<void> {
    const key = name.toLowerCase();
    if (this.#names.has(key)) throw new Error(`two entries named ${name}`);
    this.#names.add(key);
    const start = lengthOf(this.#parts);
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const packed = new Uint8Array(await new Response(stream).arrayBuffer());
    const title = new TextEncoder().encode(name);
    const common = [
      ...[u16(NEEDED, FLAGS, DEFLATED, 0, DATE)],
      ...[u32(crc32(bytes), packed.length, bytes.length), u16(title.length, 0)],
    ];
    this.#parts.push(u32(LOCAL), ...common, title, packed);
    const rights = (runs ? RUNS : PLAIN) * 0x10000;
    this.#central.push(u32(CENTRAL), u16(VERSION), ...common, u16(0, 0, 0));
    this.#central.push(u32(rights, start), title);
  }

  /** Return the archive of all entries added so far. */
  finish(): Blob {
    const { size } = this.#names;
    const lengths = u32(lengthOf(this.#central), lengthOf(this.#parts));
    const end = [u32(END), u16(0, 0, size, size), lengths, u16(0)];
    return new Blob([...this.#parts, ...this.#central, ...end], { type: "application/zip" });
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

function u16(...values: number[]): Bytes {
  return Uint8Array.from(values.flatMap((value) => [value, value >>> 8]));
}

function u32(...values: number[]): Bytes {
  return u16(...values.flatMap((value) => [value, value >>> 16]));
}

function lengthOf(parts: readonly Bytes[]): number {
  return parts.reduce((length, part) => length + part.length, 0);
}
