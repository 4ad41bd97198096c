/** The files of a pack, fetched with their hashes. */

export interface PackFile {
  /** The path in `packs.json`. */
  file: string;
  address: string;
  /** SHA-256 in hexadecimal digits. */
  sha256: string;
}

/** The hash in the form of the Fetch standard. */
export function integrityOf({ sha256 }: PackFile): string {
  const bytes = (sha256.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * Fetches a file. The browser itself compares the content with the hash, also on sites without
 * HTTPS, so that the response contains only verified bytes. Throws an Error with
 * `pack_altered FILE` if the content differs, with `pack_missing FILE` if it does not arrive.
 */
export async function fetchPackFile(file: PackFile): Promise<Response> {
  const { address } = file;
  const integrity = integrityOf(file);
  const verified = await fetch(address, { cache: "no-cache", integrity }).catch(() => null);
  if (verified?.ok) return verified;
  // A wrong hash is reported like a failed connection: a request without the hash shows the difference.
  const unverified = verified ?? (await fetch(address, { cache: "no-cache" }).catch(() => null));
  throw new Error(`${unverified?.ok ? "pack_altered" : "pack_missing"} ${file.file}`);
}
