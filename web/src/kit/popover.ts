/** The part of the Popover API that menus use, for browsers without it. */
import { focusElement } from "../board/keyboard";

/** CSS z-index above the bar and the panels of a page. */
const LAYER = "30";

/**
 * Add `showPopover` and `hidePopover` to a hidden menu, and let a click on `button` toggle it. As
 * in the Popover API, Esc, a press outside, or focus outside closes the menu. The menu dispatches
 * `toggle` events, and `beforetoggle` when it opens.
 */
export function addPopover(list: HTMLElement, button: HTMLElement): void {
  const isOpen = () => !list.hidden;
  list.style.zIndex = LAYER;
  const report = (type: string, newState: string) =>
    list.dispatchEvent(Object.assign(new Event(type), { newState }));
  const show = () => {
    if (isOpen()) return;
    report("beforetoggle", "open");
    list.hidden = false;
    report("toggle", "open");
  };
  const hide = () => {
    if (!isOpen()) return;
    const isFocused = list.contains(document.activeElement);
    list.hidden = true;
    if (isFocused) focusElement(button);
    report("toggle", "closed");
  };
  Object.assign(list, { showPopover: show, hidePopover: hide });
  button.addEventListener("click", () => (isOpen() ? hide() : show()));
  const isOutside = ({ target }: Event) =>
    target instanceof Node && !list.contains(target) && !button.contains(target);
  document.addEventListener("pointerdown", (event) => isOutside(event) && hide(), true);
  document.addEventListener("focusin", (event) => isOutside(event) && hide());
  list.parentElement?.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    event.stopPropagation();
    hide();
  });
}
