/** The time that somebody claims for a puzzle, as an address carries it: "Anna~272000". */
const CLAIM = "claim";
/** A longer name is cut off. */
export const LONGEST_NAME = 40;

export interface Claim {
  name: string;
  /** Milliseconds. */
  time: number;
}

/** The claim in the page's address; null where there is none that can be read. */
export function readClaim(): Claim | null {
  const claim = new URLSearchParams(location.search).get(CLAIM) ?? "";
  const cut = claim.lastIndexOf("~");
  const time = Number(claim.slice(cut + 1));
  if (cut < 1 || !Number.isFinite(time) || time <= 0) return null;
  return { name: claim.slice(0, Math.min(cut, LONGEST_NAME)), time };
}

/** The address with a claim. */
export function addClaim(address: string, { name, time }: Claim): string {
  const url = new URL(address);
  url.searchParams.set(CLAIM, `${name}~${Math.round(time)}`);
  return url.href;
}
