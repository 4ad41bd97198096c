/** The user's settings for all games, stored on this device if storage is allowed. */
import { signal } from "@preact/signals-core";
import { PREFIX, readSetting, writeSetting } from "../storage/storage";
import { watch } from "./draw";

/** Allowed values of the settings that are not switches. */
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
  /** Speed of the animations. */
  animation: (typeof CHOICES.animation)[number];
  /** Rolls the dice automatically if this is the only legal action. */
  autoThrow: boolean;
  /** Plays a step automatically if it is the only legal one. */
  autoForced: boolean;
  /** Passes automatically if there is no legal move. */
  autoPass: boolean;
  /** Ends the turn only when the user presses the button for it. */
  commit: boolean;
  /** Shows the legal destinations of the selected man. */
  targets: boolean;
  /** Shows the direction in which men move round the board. */
  way: boolean;
  /**
   * Shows and announces tactical information. The next four settings select its kinds: attacks,
   * attacks by the opponent, possible attacks, rows still possible.
   */
  threats: boolean;
  attacks: boolean;
  dangers: boolean;
  vantage: boolean;
  rows: boolean;
  /** Plays sounds for moves and other events. */
  sound: boolean;
  /**
   * Plays a tone for each place that gets the focus. Pitch and stereo position give the location;
   * further tones signal legal actions and captures.
   */
  walking: boolean;
  /** Volume of sounds and of speech. */
  loudness: (typeof CHOICES.loudness)[number];
  /** Size of the board. A large board has the full width and may be higher than the window. */
  size: (typeof CHOICES.size)[number];
  /** Length of the names of places. */
  names: (typeof CHOICES.names)[number];
  /** Shows a button for every legal move. */
  list: boolean;
  /** Speaks all messages with the device's voice. `rate` is the speed of speech. */
  voice: boolean;
  rate: (typeof CHOICES.rate)[number];
  /** Shows the time spent on a puzzle. */
  timer: boolean;
  /**
   * Orientation for two players at one device: `fixed`, `turned` towards the player on turn, or
   * `table` for players who face each other.
   */
  seating: (typeof CHOICES.seating)[number];
  /** Inscription on a board whose squares have letters. */
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

const present = signal<Settings | null>(null);
/** Settings of this page that are not stored. */
let overrides: Partial<Settings> = {};

// Another tab has changed a setting.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (key === `${PREFIX}settings`) update();
});

/** Returns the current settings. */
export function settings(): Settings {
  if (!present.peek()) present.value = current();
  return present.value as Settings;
}

/**
 * Changes one setting and stores it. Other settings keep their stored values, which other tabs may
 * have changed.
 */
export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  writeSetting("settings", JSON.stringify({ ...DEFAULTS, ...read(), [name]: value }));
  delete overrides[name];
  update();
}

/** Changes settings until the page is closed, without storing them. */
export function overrideSettings(some: Partial<Settings>): void {
  overrides = { ...overrides, ...some };
  update();
}

function update(): void {
  present.value = current();
}

function current(): Settings {
  return { ...DEFAULTS, ...read(), ...overrides };
}

/** Calls `listener` after every change, until `until` is aborted. */
export function onChange(listener: () => void, until?: AbortSignal): void {
  watch(() => present.value, listener, until);
}

function read(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(readSetting("settings") ?? "{}");
    return typeof kept === "object" && kept !== null ? known(kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Returns the known settings that have an allowed value. */
function known(kept: Record<string, unknown>): Partial<Settings> {
  const choices: Record<string, readonly unknown[]> = CHOICES;
  const names = Object.keys(DEFAULTS).filter((name) =>
    (choices[name] ?? [true, false]).includes(kept[name]),
  );
  return Object.fromEntries(names.map((name) => [name, kept[name]]));
}

/** The settings, and the codes of the marks and messages that each one controls. */
const CODES = {
  attacks: ["attack", "attacked"],
  dangers: ["danger", "threatened"],
  vantage: ["would"],
  rows: ["progression", "hope"],
} as const;
export type Shown = keyof typeof CODES;
export const SHOWN = Object.keys(CODES) as Shown[];

type Wishes = Pick<Settings, Shown | "threats">;

/** Returns the codes to hide; all codes if `threats` is off. */
export function listHidden(wishes: Wishes): string[] {
  return SHOWN.filter((name) => !wishes.threats || !wishes[name]).flatMap((name) => CODES[name]);
}
