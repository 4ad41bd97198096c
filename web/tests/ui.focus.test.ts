/** The focus after a toast or a notice is closed by its own button. Stubs replace the page. */
import { beforeEach, expect, test, vi } from "vitest";

vi.mock("../src/kit/dialog", () => ({
  sayInDialog() {},
  focusBoard: () => page.cell.focus(),
  footButton: (words: string, press: () => void) => page.button(words, press),
}));
vi.mock("../src/kit/words", async () => {
  const { signal } = await import("@preact/signals-core");
  page.language = signal("en");
  return { t: (id: string) => `${id} ${page.language.value}` };
});
vi.mock("../src/kit/toast.css", () => ({}));
vi.mock("../src/kit/notices.css", () => ({}));

type Listener = (event: { target: Stub }) => void;

/** Stub of an element, with the members that toasts and notices use. */
class Stub {
  parent: Stub | null = null;
  children: Stub[] = [];
  style = {};
  textContent = "";
  readonly #listeners: [name: string, act: Listener][] = [];
  readonly #attributes = new Map<string, string>();

  addEventListener(name: string, act: Listener): void {
    this.#listeners.push([name, act]);
  }
  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value);
  }
  append(...children: (Stub | string)[]): void {
    for (const child of children) {
      if (typeof child === "string") this.textContent += child;
      else this.children.push(Object.assign(child, { parent: this }));
    }
  }
  get parentElement(): Stub | null {
    return this.parent;
  }
  replaceChildren(...children: (Stub | string)[]): void {
    for (const child of [...this.children]) child.remove();
    this.append(...children);
  }
  appendChild(child: Stub): Stub {
    this.append(child);
    return child;
  }
  remove(): void {
    if (this.contains(page.focused)) page.focused = page.body;
    if (this.parent) this.parent.children = this.parent.children.filter((one) => one !== this);
    this.parent = null;
  }
  contains(other: Stub | null): boolean {
    return other === this || this.children.some((child) => child.contains(other));
  }
  get isConnected(): boolean {
    return page.body.contains(this);
  }
  getClientRects(): object[] {
    return [{}];
  }
  closest(): null {
    return null;
  }
  matches(): boolean {
    return false;
  }
  compareDocumentPosition(): number {
    return 4;
  }
  querySelectorAll(): Stub[] {
    const inside = this.children.flatMap((child) => child.querySelectorAll());
    return this.#listeners.some(([name]) => name === "click") ? [this, ...inside] : inside;
  }
  focus(): void {
    page.focused = this;
  }
  /** Press the element by key: it has the focus, and its own listeners act before its parents'. */
  press(): void {
    this.focus();
    for (let at: Stub | null = this; at; at = at.parent)
      for (const [name, act] of [...at.#listeners]) if (name === "click") act({ target: this });
  }
  get buttons(): Stub[] {
    return this.querySelectorAll().filter(({ children }) => children.length === 0);
  }
}

const page = vi.hoisted(
  () =>
    ({}) as { body: Stub; cell: Stub; shelf: Stub; focused: Stub } & {
      button(words: string, press: () => void): Stub;
      language: { value: string };
    },
);

beforeEach(() => {
  vi.resetModules();
  const [body, cell, shelf] = [new Stub(), new Stub(), new Stub()];
  cell.addEventListener("click", () => {});
  body.append(shelf, cell);
  const button = (words: string, press: () => void) => {
    const made = new Stub();
    made.addEventListener("click", press);
    made.append(words);
    return made;
  };
  Object.assign(page, { body, cell, shelf, focused: body, button });
  vi.stubGlobal("Node", { DOCUMENT_POSITION_FOLLOWING: 4 });
  vi.stubGlobal("Element", Stub);
  vi.stubGlobal("window", { setTimeout: () => 0 });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("document", {
    body,
    get activeElement() {
      return page.focused;
    },
    addEventListener() {},
    createElement: () => new Stub(),
    createTreeWalker: () => ({}),
    querySelector: (selector: string) => (selector === "#notices" ? shelf : null),
    querySelectorAll: () => [],
  });
});

test("a press of the button in a toast moves the focus to the board", async () => {
  const { showToast } = await import("../src/kit/toasting");
  const rack = page.body.appendChild(new Stub());
  const pressed: string[] = [];
  const remedy = { words: "Previous game", press: () => void pressed.push("back") };
  const away = new AbortController().signal;
  showToast(rack as unknown as HTMLElement, "A new game has begun.", remedy, away);
  rack.buttons[0]?.press();
  expect(pressed).toEqual(["back"]);
  expect(rack.children).toEqual([]);
  expect(page.focused).toBe(page.cell);
});

test("a toast that replaces another one with the focus does not lose it", async () => {
  const { showToast } = await import("../src/kit/toasting");
  const rack = page.body.appendChild(new Stub());
  const show = (remedy?: { words: string; press: () => void }) =>
    showToast(rack as unknown as HTMLElement, "text", remedy, new AbortController().signal);
  show({ words: "Previous game", press() {} });
  rack.buttons[0]?.focus();
  show();
  expect(page.focused).toBe(page.cell);
});

test("a toast beside a board disappears, also in Safari 16, which lacks checkVisibility", async () => {
  const box = { left: 0, top: 0, right: 100, bottom: 50, width: 100, height: 50 };
  const [rack, part] = [new Stub(), new Stub()].map((stub) =>
    Object.assign(stub, { classList: { toggle() {} }, getBoundingClientRect: () => box }),
  );
  const leaves: (() => void)[] = [];
  vi.stubGlobal("window", { setTimeout: (leave: () => void) => leaves.push(leave) });
  vi.stubGlobal("DOMRect", Object);
  vi.stubGlobal("innerWidth", 800);
  Object.assign(document, { querySelectorAll: () => [part] });
  const { showToast } = await import("../src/kit/toasting");
  showToast(rack as unknown as HTMLElement, "text", undefined, new AbortController().signal);
  expect(rack?.children).toHaveLength(1);
  leaves.at(-1)?.();
  expect(rack?.children).toEqual([]);
});

test("closing a notice moves the focus to the next control", async () => {
  const { notice } = await import("../src/kit/toast");
  notice("file", "The file cannot be read.");
  await vi.dynamicImportSettled();
  page.shelf.buttons.at(-1)?.press();
  expect(page.shelf.children).toEqual([]);
  expect(page.focused).toBe(page.cell);
});

test("an open notice follows a change of the language until it is closed", async () => {
  vi.stubGlobal("requestAnimationFrame", setTimeout);
  Object.assign(document, { documentElement: { dataset: { alveus: "ready" } } });
  const { notice } = await import("../src/kit/toast");
  const { t } = await import("../src/kit/words");
  const asked: string[] = [];
  const text = () => {
    asked.push(t("text"));
    return t("text");
  };
  notice("file", text, { words: () => t("save"), press() {} });
  await vi.dynamicImportSettled();
  page.language.value = "de";
  await new Promise((resolve) => setTimeout(resolve, 20));
  const texts = (stub: Stub): string[] => [stub.textContent, ...stub.children.flatMap(texts)];
  const shown = texts(page.shelf).filter((one) => one !== "");
  expect(shown).toEqual(["text de", "save de", "notice-dismiss de"]);
  page.shelf.buttons.at(-1)?.press();
  page.language.value = "en";
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked.at(-1)).toBe("text de");
});
