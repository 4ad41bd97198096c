/** Names of keys on other layouts, with Caps Lock and with input methods. */
import { expect, test } from "vitest";
import { keyOf } from "../src/board/keyboard";

type Init = Partial<KeyboardEvent> & { on?: string };

const press = (key: string, code = "", { on, ...init }: Init = {}) =>
  keyOf({ key, code, getModifierState: (name: string) => name === on, ...init });

/** Press a key that types a Latin letter, so that the keyboard layout counts as Latin. */
const latin = () => press("a", "KeyA");

test("Caps Lock does not change the case of a letter", () => {
  expect(press("U", "KeyU", { on: "CapsLock" })).toBe("u");
  expect(press("u", "KeyU", { on: "CapsLock", shiftKey: true })).toBe("U");
  expect(press("U", "KeyU", { shiftKey: true })).toBe("U");
});

test.each([
  ["Russian", "г", "KeyU", "u"],
  ["Greek", "θ", "KeyU", "u"],
  ["Arabic", "ع", "KeyU", "u"],
  ["Arabic with two letters on a key", "لا", "KeyB", "b"],
  ["Hebrew", "ו", "KeyU", "u"],
  ["Hindi", "ह", "KeyU", "u"],
])("a letter of another script is read by its position: %s", (_, key, code, letter) => {
  expect(press(key, code)).toBe(letter);
  expect(press(key, code, { shiftKey: true })).toBe(letter.toUpperCase());
});

test("punctuation on a letter key is read by its position only on layouts without Latin letters", () => {
  latin();
  expect(press("'", "KeyW")).toBe("'"); // Dvorak has a comma here, and w elsewhere
  press("ו", "KeyU");
  expect(press("'", "KeyW")).toBe("w"); // Hebrew
  latin();
  expect(press(",", "KeyW")).toBe(",");
});

test("Latin layouts are read by their characters", () => {
  latin();
  expect(press("u", "KeyF")).toBe("u"); // Dvorak
  expect(press("m", "Semicolon")).toBe("m"); // AZERTY
  expect(press("a", "KeyQ")).toBe("a");
  expect(press("ö", "Semicolon")).toBe("ö"); // German
  expect(press("ª", "Quote", { shiftKey: true })).toBe("ª"); // Spanish
});

test.each(["Process", "Unidentified"])(
  "letters and digits work when the browser reports %s",
  (key) => {
    expect(press(key, "KeyH")).toBe("h");
    expect(press(key, "Digit4")).toBe("4");
    expect(press(key, "Comma")).toBe(key);
  },
);

test("keys of a composition have no name", () => {
  expect(press("Enter", "Enter", { isComposing: true })).toBe("");
  expect(press("Enter", "Enter", { keyCode: 229 })).toBe("");
  expect(press("Process", "KeyN", { isComposing: true })).toBe("");
  expect(press("Enter", "Enter")).toBe("Enter");
});

test.each([
  ["AZERTY", "é", "Digit2"],
  ["AZERTY with Shift", "2", "Digit2"],
  ["Czech", "ě", "Digit2"],
  ["Arabic", "٢", "Digit2"],
  ["Persian", "۲", "Digit2"],
  ["Devanagari", "२", "Digit2"],
  ["full-width", "２", "Digit2"],
  ["number pad", "2", "Numpad2"],
])("digits are recognised: %s", (_, key, code) => {
  expect(press(key, code)).toBe("2");
});

test("a shifted sign of the digit row is not a digit", () => {
  expect(press("!", "Digit1", { shiftKey: true })).toBe("!");
  expect(press("?", "Digit7", { shiftKey: true })).toBe("?");
});

test("question marks of other scripts open the help", () => {
  expect(press("؟", "Slash", { shiftKey: true })).toBe("?");
  expect(press("？", "Slash", { shiftKey: true })).toBe("?");
});

test("characters typed with AltGr are not changed", () => {
  expect(press("u", "KeyU", { on: "AltGraph" })).toBe("");
  expect(press("ł", "KeyL", { on: "AltGraph" })).toBe("");
  expect(press("ArrowLeft", "ArrowLeft", { on: "AltGraph" })).toBe("ArrowLeft");
});
