/** The element `alveus-board`: its title, and calls before it is in the document. Stubs of the DOM. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, test } from "vitest";

const script = readFileSync(new URL("../public/alveus-board.js", import.meta.url), "utf8");
const SITE = "https://alveus.example/";

interface Frame {
  title: string;
  loading?: string;
  sent: { type: string; id: string }[];
  contentWindow: { postMessage(message: Frame["sent"][number]): void };
  remove(): void;
}
interface Board {
  attributes: { name: string }[];
  setAttribute(name: string, value: string): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  newGame(wish: object): Promise<void>;
}

let frames: Frame[];
let board: Board;
let hear: (event: object) => void;

class Element {
  values = new Map<string, string>();
  style = {};
  isConnected = true;
  get attributes() {
    return [...this.values.keys()].map((name) => ({ name }));
  }
  get title() {
    return this.values.get("title") ?? "";
  }
  shadowRoot = { append() {}, appendChild: (frame: Frame) => frame };
  attachShadow = () => this.shadowRoot;
  getAttribute = (name: string) => this.values.get(name) ?? null;
  hasAttribute = (name: string) => this.values.has(name);
  dispatchEvent() {}
  setAttribute(name: string, value: string) {
    const before = this.getAttribute(name);
    this.values.set(name, value);
    const { observedAttributes } = this.constructor as unknown as { observedAttributes: string[] };
    const { attributeChangedCallback: changed } = this as unknown as {
      attributeChangedCallback(name: string, before: string | null, value: string): void;
    };
    if (observedAttributes.includes(name)) changed.call(this, name, before, value);
  }
}

beforeEach(() => {
  frames = [];
  const makeFrame = () => {
    const sent: Frame["sent"] = [];
    const frame = { title: "", sent, contentWindow: { postMessage: (m: never) => sent.push(m) } };
    frames.push({ ...frame, remove() {} });
    return frames.at(-1);
  };
  const makeElement = (name: string) => (name === "iframe" ? makeFrame() : {});
  let Defined = Element;
  runInNewContext(script, {
    ...{ URL, console, queueMicrotask, HTMLElement: Element, CustomEvent: Event },
    document: { currentScript: { src: `${SITE}alveus-board.js` }, createElement: makeElement },
    customElements: {
      get: () => undefined,
      define: (_: string, made: typeof Element) => {
        Defined = made;
      },
    },
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    ...{ removeEventListener() {}, crossOriginIsolated: false, origin: "https://host.example" },
  });
  board = new Defined() as unknown as Board;
  board.setAttribute("game", "bohnenspiel");
});

test("a new title is the name of the frame, which is not reloaded", () => {
  board.setAttribute("title", "The bean game");
  board.connectedCallback();
  expect(frames[0]?.title).toBe("The bean game");
  board.setAttribute("title", "Das Bohnenspiel");
  expect(frames.map(({ title }) => title)).toEqual(["Das Bohnenspiel"]);
});

test("without a title, the name of the frame is the game", () => {
  board.setAttribute("title", "The bean game");
  board.connectedCallback();
  board.setAttribute("title", "");
  expect(frames.map(({ title }) => title)).toEqual(["bohnenspiel"]);
});

test("a frame is lazy, unless a method waits for it", async () => {
  board.connectedCallback();
  expect(frames[0]?.loading).toBe("lazy");
  const other = new (board.constructor as new () => Board)();
  const begun = other.newGame({ level: 1 });
  other.connectedCallback();
  expect(frames[1]?.loading).toBe("eager");
  other.disconnectedCallback();
  await expect(begun).rejects.toThrow("removed");
});

test("a method called before the element is in the document waits for its frame", async () => {
  const begun = board.newGame({ level: 1 });
  board.connectedCallback();
  const [frame] = frames;
  const tell = (data: object) =>
    hear({ source: frame?.contentWindow, origin: SITE.slice(0, -1), data: { alveus: 1, ...data } });
  tell({ type: "ready", name: "Bohnenspiel" });
  expect(frame?.sent).toMatchObject([{ type: "newGame", level: 1 }]);
  tell({ type: "ok", id: frame?.sent[0]?.id });
  await expect(begun).resolves.toBeUndefined();
});
