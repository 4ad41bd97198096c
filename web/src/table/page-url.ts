/** Returns the URL of this page with other parameters. */
export function addressWith(parameters: URLSearchParams): string {
  const search = new URLSearchParams(parameters);
  // The page of a single game does not need the parameter.
  if (document.documentElement.dataset.game) search.delete("game");
  const asked = String(search) && `?${search}`;
  return location.origin + location.pathname + asked;
}
