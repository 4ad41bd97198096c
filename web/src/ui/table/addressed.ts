/** This page with other parameters, as an address for others. */
export function addressWith(parameters: URLSearchParams): string {
  const search = new URLSearchParams(parameters);
  // A game's own page names its game itself.
  if (document.documentElement.dataset.game) search.delete("game");
  const asked = String(search) && `?${search}`;
  return location.origin + location.pathname + asked;
}
