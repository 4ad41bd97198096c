/** A list of the tiles of a set, one button each: a ring of arrows, and a press for one of them. */
import { fill, make } from "../shell/dom";
import type { Moment, Panel } from "../table/moment";
import { type Entry, pointing, tileAdvised } from "./figure";
import type { Point } from "./pointer";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export interface TileListOptions {
  /** The class of the list. */
  look: string;
  label(): string;
  entries(moment: Moment): Entry[];
  /** The line of a tile; its button has the tile in `data-tile`. */
  line(entry: Entry, how: { advised: boolean; current: boolean }): HTMLElement;
  press(entry: Entry, moment: Moment): void;
  /** Shows on the board where the tile could lie. */
  point: Point;
}

export function tileList({ look, label, entries, line, press, point }: TileListOptions): Panel {
  const element = make("ul", { class: look });
  let moment: Moment | null = null;
  let current = "";

  const entryOf = (target: EventTarget | null) => {
    const tile = target instanceof Element && target.closest<HTMLElement>("[data-tile]");
    return tile && moment
      ? entries(moment).find((one) => one.tile === tile.dataset.tile)
      : undefined;
  };
  const pointAt = (event: Event) => {
    const entry = entryOf(event.target);
    point(moment && entry ? pointing(moment.view, entry) : null);
  };
  const rest = () => point(null);
  element.addEventListener("pointerover", pointAt);
  element.addEventListener("pointerleave", rest);
  element.addEventListener("focusin", pointAt);
  element.addEventListener("focusout", rest);
  element.addEventListener("click", (event) => {
    const entry = entryOf(event.target);
    if (entry && moment) press(entry, moment);
  });
  element.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const buttons = [...element.querySelectorAll<HTMLButtonElement>("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = step && at >= 0 ? buttons[at + step] : undefined;
    if (!step) return;
    event.preventDefault();
    if (!next) return;
    current = next.dataset.tile ?? "";
    for (const one of buttons) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  });

  return {
    element,
    update(now) {
      moment = now;
      const { view, advice } = now;
      element.setAttribute("aria-label", label());
      const list = entries(now);
      if (!list.some(({ tile }) => tile === current)) current = list[0]?.tile ?? "";
      const advised = advice ? tileAdvised(view, advice) : "";
      const focused = element.contains(document.activeElement);
      fill(
        element,
        ...list.map((one) =>
          line(one, { advised: one.tile === advised, current: one.tile === current }),
        ),
      );
      if (focused) element.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    },
  };
}
