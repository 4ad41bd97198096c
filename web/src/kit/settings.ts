/** The user's settings for all games, stored on this device if storage is allowed. */
import { signal } from "@preact/signals-core";
import { isObject, PREFIX, stored } from "../storage/storage";
import { watch } from "./draw";

/** Allowed values of the settings that are not switches. */
export const CHOICES = {
  theme: ["auto", "light", "dark", "contrast", "night"],
  animation: ["normal", "fast", "off"],
  /**
   * Orientation of the board for two players at one device: `fixed` (always the same), `turned`
   * towards the player on turn, or `table` for players who face each other across the device.
   */
  seating: ["fixed", "turned", "table"],
  /**
   * Letters in the squares of the Roman board game XII. `way` shows the letters A to E, which mark
   * the route of the men; each other value is the first word of the Latin text to show.
   */
  inscription: ["way", "levate", "parthi", "venari", "virtus"],
  /** Length of the descriptions of points, squares and other places for screen readers. */
  names: ["full", "short"],
  /** Size of the board. A large board is as wide as the page and may be higher than the window. */
  size: ["usual", "large"],
  /** Speed of speech. */
  rate: ["slow", "normal", "fast"],
  /** Volume of sounds and of speech. */
  loudness: ["low", "middle", "high"],
} as const;

/** The switches and their default values. */
const SWITCHES = {
  /** Rolls the dice automatically if this is the only legal action. */
  autoThrow: false,
  /** Plays the only legal action automatically, unless it is a roll or a pass. */
  autoForced: false,
  /** Passes automatically if there is no legal move. */
  autoPass: false,
  /** Ends the turn only when the user presses the button for it. */
  commit: false,
  /** Marks the movable men, and the legal destinations of the selected man. */
  targets: true,
  /** Shows the direction in which men move round the board. */
  way: false,
  /**
   * Shows and announces tactical information in games with attacks. The next four settings select
   * its kinds: attacks by the side to move (`attacks`), attacks on this side (`dangers`), attacks
   * that a move would make possible (`vantage`), and progressions (rows of numbers) with which a
   * side can still win (`rows`).
   */
  threats: true,
  attacks: true,
  dangers: true,
  vantage: true,
  rows: true,
  /** Plays sounds for moves and other events. */
  sound: false,
  /**
   * Plays a tone when a place on the board gets the focus or the pointer. Pitch and stereo position
   * give its location; a second tone signals a legal move or a capture.
   */
  walking: false,
  /** Shows a button for every legal move. */
  list: false,
  /** Speaks the game's messages and the focused element's name with the device's voice. */
  voice: false,
  /** Shows the time spent on a puzzle. */
  timer: false,
};

export type Settings = { [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] } & Record<
  keyof typeof SWITCHES,
  boolean
>;

const DEFAULTS: Settings = {
  ...SWITCHES,
  theme: "auto",
  animation: "normal",
  seating: "fixed",
  inscription: "way",
  names: "full",
  size: "usual",
  rate: "normal",
  loudness: "high",
};

const storedSettings = stored<Partial<Settings>>("settings", (value) =>
  isObject(value) ? known(value) : {},
);
const present = signal<Settings | null>(null);
/** Settings that apply only to this page and are not stored. They override stored settings. */
let overrides: Partial<Settings> = {};

// Update the settings when another tab changes them, also while this page was frozen.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (key === `${PREFIX}settings`) update();
});
globalThis.window?.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) update();
});

export function settings(): Settings {
  if (!present.peek()) update();
  return present.value as Settings;
}

/**
 * Change one setting, store it, and delete its value from `overrideSettings`, if there is one. The
 * other settings keep their stored values, which other tabs may have changed.
 */
export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  storedSettings.write({ ...DEFAULTS, ...storedSettings.read(), [name]: value });
  delete overrides[name];
  update();
}

/** Override settings without storing them, until the page is closed or `change` sets them. */
export function overrideSettings(some: Partial<Settings>): void {
  overrides = { ...overrides, ...some };
  update();
}

/** Return a function that undoes later calls of `change`, but not those of `overrideSettings`. */
export function rememberSettings(): () => void {
  const [storedBefore, overridesBefore] = [storedSettings.read(), { ...overrides }];
  return () => {
    storedSettings.write(storedBefore);
    overrides = { ...overridesBefore, ...overrides };
    update();
  };
}

function update(): void {
  present.value = { ...DEFAULTS, ...storedSettings.read(), ...overrides };
}

/** Call `listener` after every change, until `until` is aborted. */
export function onChange(listener: () => void, until?: AbortSignal): void {
  watch(() => present.value, listener, until);
}

/** Return `values` without the entries that are not settings or have forbidden values. */
function known(values: object): Partial<Settings> {
  const choices: Record<string, readonly unknown[]> = CHOICES;
  const entries = Object.entries(values).filter(
    ([name, value]) =>
      Object.hasOwn(DEFAULTS, name) && (choices[name] ?? [true, false]).includes(value),
  );
  return Object.fromEntries(entries);
}

/** For each setting for tactical information, the codes of its marks and messages. */
const CODES = {
  attacks: ["attack", "attacked"],
  dangers: ["danger", "threatened"],
  vantage: ["would"],
  rows: ["progression", "hope"],
} as const;
export type Shown = keyof typeof CODES;
export const SHOWN = Object.keys(CODES) as Shown[];

/** Return the codes of tactical marks and messages that the user has switched off. */
export function listHidden(wishes: Pick<Settings, Shown | "threats">): string[] {
  return SHOWN.filter((name) => !wishes.threats || !wishes[name]).flatMap((name) => CODES[name]);
}
