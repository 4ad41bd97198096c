/** URL parameter for the time that a player claims for a puzzle: "Anna~272000". */
const CLAIM = "claim";
/** Maximum length of a name. Longer names are cut off. */
export const LONGEST_NAME = 40;

export interface Claim {
  name: string;
  /** Milliseconds. */
  time: number;
}

/** Returns the claim in the page's URL, or null if it is missing or invalid. */
export function readClaim(): Claim | null {
  const claim = new URLSearchParams(location.search).get(CLAIM) ?? "";
  const cut = claim.lastIndexOf("~");
  const time = Number(claim.slice(cut + 1));
  if (cut < 1 || !Number.isFinite(time) || time <= 0) return null;
  return { name: claim.slice(0, Math.min(cut, LONGEST_NAME)), time };
}

/** Returns the URL with a claim added. */
export function addClaim(address: string, { name, time }: Claim): string {
  const url = new URL(address);
  url.searchParams.set(CLAIM, `${name}~${Math.round(time)}`);
  return url.href;
}
