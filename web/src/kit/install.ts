/** Installation of the site as an app, where the browser supports it. */
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

/** Returns the menu item; null if installation is impossible or done. */
export function installItem(): { words: string; press(): void } | null {
  const asked = offer;
  const words = t("menu-install");
  if (asked) return { words, press: () => void asked.prompt() };
  // Safari on iOS has no install event, so the menu item explains the steps.
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === false ? { words, press: () => toast(t("install-how")) } : null;
}
