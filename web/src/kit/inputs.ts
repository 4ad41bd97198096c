/** Preserves inputs and the scroll position across a reload. */

const STORED = "alveus.inputs";
const FIELDS = "input:not([type=file]):not([type=password]), textarea, select";
/** Milliseconds after loading in which the page can still add fields to be filled in. */
const PATIENCE = 5000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Kept {
  page: string;
  scroll: number;
  /** Pairs of field key and value; the value of a checkbox is "on" or "". */
  values: [string, string][];
}

const pageName = () => location.pathname + location.search;

/** Stores the inputs before a reload. */
export function storeInputs(): void {
  const values = [...keyed()].map(([key, field]): [string, string] => [key, contentOf(field)]);
  const kept: Kept = { page: pageName(), scroll: scrollY, values };
  try {
    sessionStorage.setItem(STORED, JSON.stringify(kept));
  } catch {
    // Without session storage, inputs are lost at the reload.
  }
}

/** Fills in the stored inputs when their fields appear, and restores the scroll position. */
export function restoreInputs(): void {
  const kept = takeKept();
  if (!kept || kept.page !== pageName()) return;
  const left = new Map(kept.values);
  const fill = () => {
    for (const [key, field] of keyed()) {
      const value = left.get(key);
      if (value === undefined) continue;
      left.delete(key);
      if (value !== contentOf(field)) setValue(field, value);
    }
    if (left.size === 0) watching.disconnect();
    if (scrollY !== kept.scroll) scrollTo(0, kept.scroll);
  };
  const watching = new MutationObserver(fill);
  watching.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watching.disconnect(), PATIENCE);
  // Stop when the user scrolls or types.
  for (const event of ["wheel", "touchstart", "keydown"])
    addEventListener(event, () => watching.disconnect(), { once: true, passive: true });
  fill();
}

function takeKept(): Kept | null {
  try {
    const text = sessionStorage.getItem(STORED);
    sessionStorage.removeItem(STORED);
    return text && JSON.parse(text);
  } catch {
    return null;
  }
}

/** Yields each field with its key: the id or name, and an index among fields of the same name. */
function* keyed(): Generator<[string, Field]> {
  const numbers = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const name = field.id || `${field.name || field.className}`;
    const number = numbers.get(name) ?? 0;
    numbers.set(name, number + 1);
    yield [`${name} ${number}`, field];
  }
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

function contentOf(field: Field): string {
  return isTicked(field) ? (field.checked ? "on" : "") : field.value;
}

function setValue(field: Field, value: string): void {
  if (isTicked(field)) field.checked = value === "on";
  else field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
