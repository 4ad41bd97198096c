/** Keeps the screen on, in browsers that support the Screen Wake Lock API. */

/** The reasons for which the screen stays on; it may turn off when there are none. */
const reasons = new Set<string>();
/** The lock, or the request for it; null if there is none. */
let lock: Promise<WakeLockSentinel | null> | null = null;

interface Policy {
  featurePolicy?: { allowsFeature(name: string): boolean };
}

/** True if the browser has the API and no host page forbids it; Chromium logs forbidden requests. */
function isAvailable(): boolean {
  const { featurePolicy } = document as Policy;
  return "wakeLock" in navigator && featurePolicy?.allowsFeature("screen-wake-lock") !== false;
}

/** Adds or removes a reason to keep the screen on. Has no effect where that is unavailable. */
export function keepAwake(reason: string, on: boolean): void {
  if (!isAvailable()) return;
  if (reasons.size === 0 && on) document.addEventListener("visibilitychange", update);
  if (on) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size === 0) document.removeEventListener("visibilitychange", update);
  update();
}

/** Requests or releases the lock. The browser itself releases it while the page is hidden. */
function update(): void {
  if (reasons.size === 0) {
    void lock?.then((sentinel) => sentinel?.release()).catch(() => {});
    lock = null;
  } else if (!lock && document.visibilityState === "visible") lock = request();
}

/** The lock; null if the browser refuses it, for example at low battery. */
function request(): Promise<WakeLockSentinel | null> {
  const released = () => {
    if (lock === requested) lock = null;
    return null;
  };
  const requested = navigator.wakeLock.request("screen").then((sentinel) => {
    sentinel.addEventListener("release", released);
    return sentinel;
  }, released);
  return requested;
}
