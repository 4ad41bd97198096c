/** The fields that dialogs are made of. */
import { make } from "./dom";
import { latin } from "./latin";

let groups = 0;

/** A heading with fields under it. */
export function group(title: string, ...fields: (HTMLElement | null)[]): HTMLFieldSetElement {
  return make("fieldset", { class: "group" }, make("legend", {}, ...latin(title)), ...fields);
}

/** A switch with its words and, smaller, what it means. */
export function switchLine(
  words: string,
  note: string | null,
  on: boolean,
  flip: (on: boolean) => void,
): HTMLElement {
  const box = make("input", {
    type: "checkbox",
    role: "switch",
    class: "switch",
    checked: on,
    onchange: () => flip(box.checked),
  });
  const text = make("span", {}, words, note ? make("small", {}, note) : null);
  return make("label", { class: "line" }, text, box);
}

/** One of a few short words, side by side. */
export function stepsLine<V extends string>(
  words: string,
  options: readonly (readonly [value: V, words: string])[],
  chosen: V,
  take: (value: V) => void,
): HTMLElement {
  groups += 1;
  const steps = options.map(([value, label]) => {
    const input = make("input", {
      type: "radio",
      name: `steps-${groups}`,
      value,
      checked: value === chosen,
      onchange: () => take(value),
    });
    return make("label", {}, input, label);
  });
  return make(
    "div",
    { class: "line" },
    make("span", { id: `steps-${groups}` }, words),
    make(
      "div",
      { class: "steps", role: "radiogroup", "aria-labelledby": `steps-${groups}` },
      ...steps,
    ),
  );
}

/** One of several, each on a line of its own with a note under it. */
export function choices<V extends string>(
  options: readonly { value: V; words: string; note?: (Node | string | null)[] }[],
  chosen: V,
  take: (value: V) => void,
): HTMLElement[] {
  groups += 1;
  const name = `choice-${groups}`;
  return options.map(({ value, words, note }) =>
    make(
      "label",
      { class: "choice" },
      make("input", {
        type: "radio",
        name,
        value,
        checked: value === chosen,
        onchange: () => take(value),
      }),
      make("span", {}, ...latin(words)),
      note?.length ? make("small", {}, ...note) : null,
    ),
  );
}
