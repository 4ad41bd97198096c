/** The site as an app among the others of a device, where the browser offers that or allows it. */
import { toast } from "./toast";
import { t } from "./words";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer: Offer | null = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as Offer;
});
addEventListener("appinstalled", () => {
  offer = null;
});

/** The entry of the menu; null where there is nothing to install, or all is done. */
export function installItem(): { words: string; press(): void } | null {
  const asked = offer;
  const words = t("menu-install");
  if (asked) return { words, press: () => void asked.prompt() };
  // Safari on a phone offers nothing by itself.
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === false ? { words, press: () => toast(t("install-how")) } : null;
}
