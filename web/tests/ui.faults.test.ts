/** The list of invalid settings in a frame. A stub replaces the place for notices. */
import { expect, test, vi } from "vitest";
import { showFaults } from "../src/features/exhibits/frame/faults";

class Place {
  children: unknown[] = [];
  parent: Place | null = null;
  append(child: unknown) {
    this.children.push(child);
    if (child instanceof Place) child.parent = this;
  }
  appendChild(child: unknown) {
    this.append(child);
    return child;
  }
  replaceChildren() {
    this.children = [];
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((one) => one !== this);
  }
}
const page = vi.hoisted(() => ({ notices: {} as unknown, close: () => {} }));
vi.mock("../src/features/exhibits/frame/frame.css", () => ({}));
vi.mock("../src/engine/startup", () => ({}));
vi.mock("../src/kit/dom", () => ({
  find: () => page.notices,
  make: () => new Place(),
  fill: (place: Place) => place.replaceChildren(),
}));
vi.mock("../src/kit/draw", () => ({
  keepFocus: (_: unknown, draw: () => void) => draw(),
  drawIn: (place: Place, template: () => { values: unknown[] }) => {
    place.append("faults");
    page.close = template().values.find((value) => typeof value === "function") as () => void;
    return () => {};
  },
}));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id }));

test("closing the invalid settings keeps the other notices", () => {
  const notices = new Place();
  page.notices = notices;
  vi.stubGlobal("window", {});
  vi.stubGlobal("parent", {});
  showFaults([{ code: "bad_parameter", name: "theme", value: "pink", allowed: ["light"] }]);
  notices.append("engine");
  page.close();
  expect(notices.children).toEqual(["engine"]);
});
