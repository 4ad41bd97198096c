/** A closed table receives no notifications. */
import { expect, test, vi } from "vitest";
import { TableState } from "../src/board/state";
import type { TableControls } from "../src/board/table";
import { closing } from "../src/kit/draw";
import { onLayout } from "../src/kit/layout";

test("a closed table does not receive changes of the page's layout", () => {
  const page = new EventTarget();
  const observers = new Set<object>();
  let layout = "desk";
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => layout }));
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe = () => observers.add(this);
      disconnect = () => observers.delete(this);
    },
  );
  const state = new TableState();
  const told = vi.fn();
  onLayout({} as HTMLElement, told, closing({ state } as unknown as TableControls));
  layout = "phone";
  page.dispatchEvent(new Event("resize"));
  expect(told).toHaveBeenCalledWith("phone");
  expect(observers.size).toBe(1);

  state.closed.value = true;
  layout = "desk";
  page.dispatchEvent(new Event("resize"));
  expect(told).toHaveBeenCalledTimes(1);
  expect(observers.size).toBe(0);
});
