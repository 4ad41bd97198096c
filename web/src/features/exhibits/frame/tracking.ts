/** Tracking parameters in the URL of a frame. */
import type { Fault } from "./parameters";

/** Parameters that advertising and newsletter tools add to URLs. */
const TRACKING =
  /^(?:(?:utm|mtm|pk)_\w+|(?:d|fb|g|ir|tt|tw|wickeds|y)clid|msclkid|gclsrc|gad_source|[gw]braid|mc_[ce]id|li_fat_id|igshid|srsltid|_g[al]|_hs(?:enc|mi)|mkt_tok)$/i;

/** True for a fault that need not be reported: a tracking parameter. */
export function isTracking({ code, name }: Fault): boolean {
  return code === "unknown_parameter" && TRACKING.test(name);
}
