/**
 * `keyOf` returns the name of a pressed key, which does not depend on Caps Lock, the keyboard
 * layout or the input method. `focusElement` focuses an element and scrolls the page to it only if
 * the last input was a key.
 */

type Press = Pick<KeyboardEvent, "key"> & Partial<KeyboardEvent>;

const LETTER = /^[a-z]$/i;
/** Matches printable ASCII text, including names of keys such as "Enter". */
const ASCII = /^[ -~]+$/;
/** Code points of zero in Arabic, Persian, Devanagari and Bengali. The digits 1 to 9 follow. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];

/** True if the last letter was typed with a keyboard layout without Latin letters. */
let isForeign = false;

/**
 * Return the key of an event: a name such as "Enter", a Latin letter, a digit from 0 to 9 or
 * another character. A letter is a capital only with Shift.
 *
 * With layouts without Latin letters and with active input methods, the position of the key on a US
 * keyboard determines the result. Digits of other scripts count as digits. Unshifted keys of the
 * digit row count as digits too, although they type other characters on a French keyboard. The
 * result is "" while an input method composes a text, and for characters typed with AltGr.
 */
export function keyOf(event: Press): string {
  const { key, code = "", isComposing = false, shiftKey = false } = event;
  const has = (modifier: string) => event.getModifierState?.(modifier) === true;
  // In Safari, the Enter key that ends a composition arrives after `compositionend`, with key code
  // 229.
  if (isComposing || (key === "Enter" && event.keyCode === 229)) return "";
  const typed = plainCharacter(key);
  const isNamed = typed.length > 1 && ASCII.test(typed);
  const isUnknown = typed === "Process" || typed === "Unidentified";
  if (isNamed && !isUnknown) return typed;
  if (has("AltGraph")) return "";
  if (/^\d$/.test(typed) || typed === "?") return typed;
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (digit && (isUnknown || !shiftKey)) return digit;
  if (LETTER.test(typed)) {
    isForeign = false;
    return has("CapsLock") ? withCase(typed, shiftKey) : typed;
  }
  const isOfOtherScript = typed !== "" && !/[\p{ASCII}\p{Script=Latin}]/u.test(typed);
  if (letter && isOfOtherScript) isForeign = true;
  // Hebrew, Greek and Dvorak layouts type punctuation with some letter keys of a US keyboard. Read
  // such a key as a letter only if the last letter typed was not Latin (so never with Dvorak).
  return letter && (isUnknown || isForeign) ? withCase(letter, shiftKey) : typed;
}

/** True if a modifier makes the key a shortcut of the browser or the system. */
export function isCombined({ altKey, ctrlKey, metaKey }: Partial<KeyboardEvent>): boolean {
  return altKey === true || ctrlKey === true || metaKey === true;
}

const withCase = (letter: string, isCapital: boolean) =>
  isCapital ? letter.toUpperCase() : letter.toLowerCase();

/** Replace foreign digits, the Arabic question mark and full-width characters with ASCII. */
function plainCharacter(key: string): string {
  if (key.length !== 1) return key;
  const point = key.charCodeAt(0);
  if (point === 0x3000) return " ";
  if (point === 0x61f) return "?";
  if (point >= 0xff01 && point <= 0xff5e) return String.fromCharCode(point - 0xfee0);
  const zero = ZEROS.find((start) => point >= start && point <= start + 9);
  return zero === undefined ? key : String(point - zero);
}

let lastInputWasKey = false;
const page = globalThis.document;
page?.addEventListener("keydown", () => (lastInputWasKey = true), { capture: true });
page?.addEventListener("pointerdown", () => (lastInputWasKey = false), { capture: true });

/** Focus an element. The page scrolls to it only if the last input was a key. */
export function focusElement(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: !lastInputWasKey });
}
