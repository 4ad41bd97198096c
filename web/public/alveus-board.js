/**
 * <alveus-board game="lombardorum" lang="de" level="1"></alveus-board>
 *
 * A board of alveus as an element; see docs/embed.html. A bundle needs the
 * attribute `site`: the address of alveus. MIT licence.
 */
(() => {
  if (typeof customElements === "undefined") return;
  const VERSION = 1;
  const NAME = "alveus-board";
  /** Parameters of the frame. */
  const PARAMETERS =
    "game games view study studies lang langs level mode rotate theme hints links storage chrome pace kiosk idle warn choices exhibit save".split(
      " ",
    );
  const ATTRIBUTES = [...PARAMETERS, "position", "site"];
  /** Attributes of every element. */
  const GENERAL = /[^a-z]|^class$|index$|key$/;
  /** Attributes without a reload. */
  const LIVE = { lang: "setLang", theme: "setTheme" };
  const STYLE = `
    :host { display: block; max-width: 100%; min-height: 300px; aspect-ratio: 4 / 3; }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; height: 100%; border: 0; }
  `;
  /** The address of this file; in modules from the stack trace. */
  const FILE = /(?:https?|file):\S*?\/alveus-board\.js/.exec(
    document.currentScript?.src || new Error().stack,
  )?.[0];
  /** Keys of all boards on the page. */
  const taken = new Set();

  const warn = (text) => console.warn(`${NAME}: ${text}`);
  const failure = (code, params, text) => Object.assign(new Error(text), { code, params });

  class AlveusBoard extends HTMLElement {
    static observedAttributes = [...ATTRIBUTES, "title"];
    static file = FILE;
    #frame = null;
    #origin = "";
    #key = "";
    #ready = false;
    /** Messages before `ready`. */
    #waiting = [];
    #asked = new Map();
    #count = 0;
    #due = false;

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      if (root.adoptedStyleSheets) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(STYLE);
        root.adoptedStyleSheets = [sheet];
      } else root.append(Object.assign(document.createElement("style"), { textContent: STYLE }));
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      this.#load();
    }

    /** `moveBefore()` keeps the frame. */
    connectedMoveCallback() {}

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#drop("removed");
    }

    attributeChangedCallback(name, before, value) {
      if (!this.#key || before === value) return;
      if (name === "title") return this.#name();
      if (this.#ready && value && name in LIVE)
        this.#ask(LIVE[name], { [name]: value }).catch(() => {});
      else this.#loadSoon();
    }

    newGame(wish) {
      return this.#ask("newGame", wish);
    }
    setPosition(position) {
      return this.#ask("setPosition", { position });
    }
    setTexts(texts, logo) {
      return this.#ask("setTexts", { texts, logo });
    }
    setLog(on) {
      return this.#ask("setLog", { on });
    }
    mute(on) {
      return this.#ask("mute", { on });
    }
    getState() {
      return this.#ask("getState");
    }
    reset() {
      return this.#ask("reset");
    }

    /** Reloads once. */
    #loadSoon() {
      if (this.#due) return;
      this.#due = true;
      queueMicrotask(() => {
        this.#due = false;
        if (this.isConnected) this.#load();
      });
    }

    #load() {
      if (this.#frame) this.#drop("reloaded");
      const url = this.#address();
      if (!url) return;
      this.#origin = url.origin;
      const frame = document.createElement("iframe");
      frame.src = url;
      frame.loading = this.#waiting[0] ? "eager" : "lazy";
      frame.allow = "fullscreen; clipboard-write; screen-wake-lock";
      if (this.#origin !== origin) {
        frame.sandbox =
          "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads";
        // COEP allows frames of other origins only without credentials.
        frame.credentialless = crossOriginIsolated;
      }
      this.#frame = this.shadowRoot.appendChild(frame);
      this.#name();
    }

    #name(title) {
      if (this.#frame) this.#frame.title = this.title || title || this.getAttribute("game") || NAME;
    }

    /** The address of the frame; undefined if the site is unknown. */
    #address() {
      this.#key = "none";
      let url;
      try {
        const folder = this.getAttribute("site")?.replace(/\/?([^/]*\.html)?$/, "/");
        url = new URL("embed.html", folder ? new URL(folder, document.baseURI) : FILE);
      } catch {
        warn('no site. Add the attribute site, for example site="https://example.org/alveus/".');
        return;
      }
      if (!["game", "games", "exhibit"].some((name) => this.hasAttribute(name)))
        warn('no game. Add the attribute game, for example game="lombardorum".');
      for (const { name } of this.attributes)
        if (!(ATTRIBUTES.includes(name) || GENERAL.test(name) || name in this))
          warn(`unknown attribute ${name}.`);
      for (const name of PARAMETERS) {
        const value = this.getAttribute(name);
        if (value !== null) url.searchParams.set(name, value);
      }
      url.hash = this.getAttribute("position") ?? "";
      let number = 0;
      do this.#key = `${++number} ${url}`;
      while (taken.has(this.#key));
      taken.add(this.#key);
      // Equal boards on one page store separate games.
      if (number > 1) url.searchParams.set("save", `${this.getAttribute("save") ?? ""}-${number}`);
      return url;
    }

    /** Sends when ready. */
    #ask(type, given) {
      return new Promise((resolve, reject) => {
        const id = `${++this.#count}`;
        const message = { ...given, alveus: VERSION, type, id };
        if (this.#ready) return this.#post(message, { resolve, reject });
        this.#waiting.push([message, { resolve, reject }]);
        if (this.#frame) this.#frame.loading = "eager";
      });
    }

    #post(message, promise) {
      this.#asked.set(message.id, promise);
      this.#frame.contentWindow.postMessage(message, this.#origin === "null" ? "*" : this.#origin);
    }

    #hear = ({ source, origin, data }) => {
      if (source !== this.#frame?.contentWindow || origin !== this.#origin) return;
      if (data?.alveus !== VERSION) return;
      if (data.type === "ready") this.#begin(data.name);
      if (data.type === "resize" && data.height > this.#frame.clientHeight + 1)
        this.style.minHeight = `${Math.ceil(data.height)}px`;
      const asked = this.#asked.get(data.id);
      if (asked) {
        this.#asked.delete(data.id);
        if (data.type === "ok") return asked.resolve();
        return asked.reject(failure(data.code, data.params, data.text));
      }
      const wrong = data.type === "error";
      if (wrong) warn(data.text);
      if (wrong || ["ready", "state", "result", "log"].includes(data.type))
        this.dispatchEvent(new CustomEvent(wrong ? "fault" : data.type, { detail: data }));
    };

    /** After every `ready`. */
    #begin(title) {
      this.#reject("reloaded");
      if (this.#ready)
        for (const name in LIVE) this.attributeChangedCallback(name, null, this.getAttribute(name));
      this.#ready = true;
      this.#name(title);
      for (const [message, promise] of this.#waiting.splice(0)) this.#post(message, promise);
    }

    #drop(code) {
      for (const [{ id }, promise] of this.#waiting.splice(0)) this.#asked.set(id, promise);
      this.#reject(code);
      taken.delete(this.#key);
      this.#ready = false;
      this.#frame?.remove();
      this.#frame = null;
      this.#key = "";
    }

    #reject(code) {
      for (const { reject } of this.#asked.values())
        reject(failure(code, {}, `The board was ${code}.`));
      this.#asked.clear();
    }
  }

  const present = customElements.get(NAME);
  if (!present) customElements.define(NAME, AlveusBoard);
  else if (present.file !== FILE) warn(`already defined by ${present.file}; ${FILE} is not used.`);
})();
