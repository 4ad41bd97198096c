/** Fetches a pack's files and verifies their hashes. */

export interface PackFile {
  /** The file's path in `packs.json`. */
  file: string;
  address: string;
  /** SHA-256 hash in hexadecimal digits. */
  sha256: string;
}

/** Returns the hash as integrity metadata for `fetch` and script elements. */
export function integrityOf({ sha256 }: PackFile): string {
  const bytes = (sha256.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * Fetches a file. The browser compares the content with the hash, even without HTTPS, so the
 * response contains only verified bytes. Throws an Error with the message `pack_altered FILE` if
 * the content differs, or `pack_missing FILE` if loading fails.
 */
export async function fetchPackFile(file: PackFile): Promise<Response> {
  const { address } = file;
  const integrity = integrityOf(file);
  const verified = await fetch(address, { cache: "no-cache", integrity }).catch(() => null);
  if (verified?.ok) return verified;
  // A hash mismatch looks like a failed connection. A request without the hash distinguishes them.
  const unverified = verified ?? (await fetch(address, { cache: "no-cache" }).catch(() => null));
  throw new Error(`${unverified?.ok ? "pack_altered" : "pack_missing"} ${file.file}`);
}
