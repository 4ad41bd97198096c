/** The user's settings for all games, stored on this device if storage is allowed. */
import { signal } from "@preact/signals-core";
import { PREFIX, readSetting, writeSetting } from "../../storage";
import { Listeners } from "./listeners";

/** The settings that are one of several words. */
export const CHOICES = {
  theme: ["auto", "light", "dark", "contrast", "night"],
  animation: ["normal", "fast", "off"],
  seating: ["fixed", "turned", "table"],
  inscription: ["way", "levate", "parthi", "venari", "virtus"],
  names: ["full", "short"],
  size: ["usual", "large"],
  rate: ["slow", "normal", "fast"],
  loudness: ["low", "middle", "high"],
} as const;

export interface Settings {
  theme: (typeof CHOICES.theme)[number];
  /** How quickly men travel. */
  animation: (typeof CHOICES.animation)[number];
  /** The dice fall by themselves when a throw is the only thing to do. */
  autoThrow: boolean;
  /** A step plays itself where it is the only one. */
  autoForced: boolean;
  /** A pass plays itself. */
  autoPass: boolean;
  /** The turn ends only when its commit button is pressed. */
  commit: boolean;
  /** Where a man can go is shown. */
  targets: boolean;
  /** The way of the men round the board is shown. */
  way: boolean;
  /** Attacks and rows are shown and told at all, and which of them. */
  threats: boolean;
  attacks: boolean;
  dangers: boolean;
  vantage: boolean;
  rows: boolean;
  /** What happens on the board is heard. */
  sound: boolean;
  /** Places are heard when one goes over them: how high, on which side, whether free to move. */
  walking: boolean;
  /** How loud sounds and the device's voice are. */
  loudness: (typeof CHOICES.loudness)[number];
  /** How large the board is beside what stands round it. */
  size: (typeof CHOICES.size)[number];
  /** How much is said of a place. */
  names: (typeof CHOICES.names)[number];
  /** What can be played stands as buttons beside the board. */
  list: boolean;
  /** What is told is spoken by the device, and how fast. */
  voice: boolean;
  rate: (typeof CHOICES.rate)[number];
  /** How long a puzzle takes is measured and shown. */
  timer: boolean;
  /** How two people sit at one device: side by side, the board turning, or across the table. */
  seating: (typeof CHOICES.seating)[number];
  /** What is cut into a board whose squares bear letters. */
  inscription: (typeof CHOICES.inscription)[number];
}

const DEFAULTS: Settings = {
  theme: "auto",
  animation: "normal",
  autoThrow: false,
  autoForced: false,
  autoPass: false,
  commit: false,
  targets: true,
  way: false,
  threats: true,
  attacks: true,
  dangers: true,
  vantage: true,
  rows: true,
  sound: false,
  walking: false,
  loudness: "high",
  size: "usual",
  names: "full",
  list: false,
  voice: false,
  rate: "normal",
  timer: false,
  seating: "fixed",
  inscription: "way",
};

const listeners = new Listeners();
const present = signal<Settings | null>(null);
/** Settings of this page that are not stored. */
let imposed: Partial<Settings> = {};

// Another tab has changed a setting.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (key === `${PREFIX}settings`) hold();
});

/** Returns the current settings. */
export function settings(): Settings {
  if (!present.peek()) present.value = current();
  return present.value as Settings;
}

/**
 * Changes one setting, stores it and notifies the listeners. Other settings keep their stored
 * values, which other tabs may have changed.
 */
export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  writeSetting("settings", JSON.stringify({ ...DEFAULTS, ...read(), [name]: value }));
  delete imposed[name];
  hold();
}

/** Changes settings until the page is closed, without storing them. */
export function impose(some: Partial<Settings>): void {
  imposed = { ...imposed, ...some };
  hold();
}

function hold(): void {
  present.value = current();
  listeners.tell();
}

function current(): Settings {
  return { ...DEFAULTS, ...read(), ...imposed };
}

/** Calls back after every change, until the signal. */
export function onChange(listener: () => void, until?: AbortSignal): void {
  listeners.add(listener, until);
}

function read(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(readSetting("settings") ?? "{}");
    return typeof kept === "object" && kept !== null ? known(kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Only what is a setting of ours and one of its values. */
function known(kept: Record<string, unknown>): Partial<Settings> {
  const choices: Record<string, readonly unknown[]> = CHOICES;
  const names = Object.keys(DEFAULTS).filter((name) =>
    (choices[name] ?? [true, false]).includes(kept[name]),
  );
  return Object.fromEntries(names.map((name) => [name, kept[name]]));
}
