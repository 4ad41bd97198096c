/** A row of tabs, each with its panel: arrows go along the row, as on any desk. */
import { fill, make } from "./dom";

export interface Tab {
  id: string;
  words: string;
  body: (Node | string)[];
}

/** Fills an element with tabs; `chosen` is open, and `choose` hears which one is opened. */
export function tabs(
  element: HTMLElement,
  label: string,
  entries: readonly Tab[],
  chosen: string,
  choose: (id: string) => void,
): void {
  const open = (id: string) => {
    for (const { button, panel, entry } of made) {
      const is = entry.id === id;
      button.setAttribute("aria-selected", String(is));
      button.tabIndex = is ? 0 : -1;
      panel.hidden = !is;
    }
  };
  const take = (index: number) => {
    const next = made[(index + made.length) % made.length];
    if (!next) return;
    open(next.entry.id);
    next.button.focus();
    choose(next.entry.id);
  };
  const made = entries.map((entry, index) => ({
    entry,
    button: make(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${entry.id}`,
        "aria-controls": `panel-${entry.id}`,
        onclick: () => take(index),
        onkeydown: (event) => {
          const { key } = event as KeyboardEvent;
          if (key === "ArrowRight") take(index + 1);
          else if (key === "ArrowLeft") take(index - 1);
        },
      },
      entry.words,
    ),
    panel: make(
      "div",
      { role: "tabpanel", id: `panel-${entry.id}`, "aria-labelledby": `tab-${entry.id}` },
      ...entry.body,
    ),
  }));
  fill(
    element,
    make(
      "div",
      { class: "tabs", role: "tablist", "aria-label": label },
      ...made.map(({ button }) => button),
    ),
    ...made.map(({ panel }) => panel),
  );
  open(chosen);
}
