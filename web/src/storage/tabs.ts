/**
 * Data that several tabs change. Merges the values that different tabs store in the same setting,
 * and reports records that other tabs have written. The restore of a backup uses `mergeTexts`, too.
 */

import { onWrite } from "./records";
import { isObject, lastWritten, PREFIX, parseJson, readSetting, writeSetting } from "./storage";

/**
 * Merge two values: lists to their union; objects, and lists of pairs [name, value], member by
 * member. For all other values, return `ours`, or `theirs` if `ours` is undefined.
 */
export function mergeValues(ours: unknown, theirs: unknown): unknown {
  if (isPairs(ours) && isPairs(theirs)) {
    const merged = new Map(ours);
    for (const [name, value] of theirs) merged.set(name, mergeValues(merged.get(name), value));
    return [...merged];
  }
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    const texts = new Set(ours.map((item) => JSON.stringify(item)));
    return [...ours, ...theirs.filter((item) => !texts.has(JSON.stringify(item)))];
  }
  if (!isObject(ours) || !isObject(theirs)) return ours === undefined ? theirs : ours;
  const merged = Object.entries(theirs).map(([name, value]) => [
    name,
    mergeValues(ours[name], value),
  ]);
  return { ...ours, ...Object.fromEntries(merged) };
}

function isPairs(value: unknown): value is [name: string, value: unknown][] {
  const isPair = (item: unknown) =>
    Array.isArray(item) && item.length === 2 && typeof item[0] === "string";
  return Array.isArray(value) && value.length > 0 && value.every(isPair);
}

/** Merge two JSON texts (see `mergeValues`). If a text is not valid JSON, return the other. */
export function mergeTexts(ours: string, theirs: string): string {
  const [own, other] = [parseJson(ours), parseJson(theirs)];
  if (own === undefined) return theirs;
  return other === undefined ? ours : JSON.stringify(mergeValues(own, other));
}

/**
 * Let several tabs add to a setting. If two tabs write at the same moment, the second write
 * overwrites the first; the tab of the first write then merges its value into the stored one.
 * `changed` is called after each change by another tab.
 */
export function shareSetting(name: string, changed: () => void = () => {}): void {
  onSetting(name, (lost) => {
    const stored = readSetting(name);
    if (lost !== null && stored !== null) {
      const merged = mergeTexts(stored, lost);
      if (merged !== JSON.stringify(parseJson(stored))) writeSetting(name, merged);
    }
    changed();
  });
}

/**
 * Call `changed` after each change of a setting by another tab. `lost` is the last value that this
 * tab wrote, if the other tab replaced it without having read it; otherwise null.
 */
export function onSetting(name: string, changed: (lost: string | null) => void): void {
  globalThis.window?.addEventListener("storage", ({ key, oldValue, newValue }) => {
    // Without a key, the event means that everything was deleted.
    if (key !== null && key !== PREFIX + name) return;
    const own = lastWritten.get(name);
    if (newValue === null) lastWritten.delete(name);
    else if (own !== undefined) lastWritten.set(name, newValue);
    changed(own === undefined || own === oldValue || newValue === null ? null : own);
  });
}

const CHANNEL = "alveus.records";

/** Callbacks to call when another tab has written a record, by key of the record. */
const followers = new Map<string, () => void>();
let channel: BroadcastChannel | null = null;

/**
 * Call `onWritten` when another tab has written the record. Also call it when the page is shown,
 * focused or restored from the back/forward cache, because a frozen page receives no messages.
 */
export function followRecord(key: string, onWritten: () => void): void {
  if (followers.size === 0) {
    onWrite((written) => channel?.postMessage(written));
    listen();
  }
  followers.set(key, onWritten);
}

function listen(): void {
  const open = () => {
    if (channel || !self.BroadcastChannel) return;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => followers.get(data)?.();
  };
  const check = () => {
    if (!document.hidden) for (const onWritten of followers.values()) onWritten();
  };
  addEventListener("focus", check);
  document.addEventListener("visibilitychange", check);
  window.addEventListener("pageshow", ({ persisted }) => {
    open();
    if (persisted) check();
  });
  // An open channel keeps some browsers from storing the page in the back/forward cache.
  addEventListener("pagehide", () => {
    channel?.close();
    channel = null;
  });
  open();
}
