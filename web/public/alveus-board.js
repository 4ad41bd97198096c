/**
 * <alveus-board game="lombardorum" lang="de" level="1"></alveus-board>
 *
 * A board of alveus in a page: the element makes the frame, gives it the height it needs, and turns
 * attributes, methods and events into the messages of `embed.html`. Load it as a script from
 * the folder of an alveus site; nothing else is loaded before the frame is.
 *
 * Attributes are the parameters of the frame; `position` is a game as *Share* copies it, or a
 * position as JSON. `lang` and `theme` change while it runs; any other change loads it anew.
 *
 * Methods answer a promise: newGame({level, mode, options}), setPosition(position),
 * setTexts(texts, logo), getState(),
 * reset(), setLog(on), mute(on). What cannot be done rejects it with `code`, `params` and a
 * readable message.
 *
 * Events: `ready`, `state`, `result`, `log`, and `fault` for what is wrong; `detail` is the message.
 *
 * MIT licence, as alveus itself.
 */
(() => {
  const HERE = new URL(".", document.currentScript.src);
  const VERSION = 1;
  /** The parameters of the frame's address. */
  const PARAMETERS = [
    ...["game", "view", "study", "lang", "level", "mode", "rotate", "theme", "hints", "links"],
    ...["storage", "chrome", "pace", "kiosk", "games", "idle", "warn", "langs", "choices"],
  ];
  /** What can be changed without loading the frame anew, and the message that does it. */
  const LIVE = { lang: "setLang", theme: "setTheme" };
  const EVENTS = { ready: "ready", state: "state", result: "result", log: "log", error: "fault" };
  const STYLE = `
    :host { display: block; min-height: 300px; aspect-ratio: 4 / 3; }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; height: 100%; border: 0; }
  `;

  class AlveusBoard extends HTMLElement {
    static observedAttributes = [...PARAMETERS, "position"];
    #frame = null;
    #ready = false;
    #waiting = [];
    #asked = new Map();
    #count = 0;
    #due = false;

    constructor() {
      super();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      this.attachShadow({ mode: "open" }).adoptedStyleSheets = [sheet];
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      this.#load();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#forget("removed", "The board has been taken out of the page.");
      this.#frame?.remove();
      this.#frame = null;
    }

    attributeChangedCallback(name, before, value) {
      if (!this.#frame || before === value) return;
      if (this.#ready && value && name in LIVE)
        this.#ask(LIVE[name], { [name]: value }).catch(() => {});
      else this.#loadSoon();
    }

    newGame(wish = {}) {
      return this.#ask("newGame", wish);
    }
    setPosition(position) {
      return this.#ask("setPosition", { position });
    }
    setTexts(texts, logo = "") {
      return this.#ask("setTexts", { texts, logo });
    }
    setLog(on) {
      return this.#ask("setLog", { on });
    }
    mute(on) {
      return this.#ask("mute", { on });
    }
    getState() {
      return this.#ask("getState", {});
    }
    reset() {
      return this.#ask("reset", {});
    }

    /** Several attributes that change together load the frame once. */
    #loadSoon() {
      if (this.#due) return;
      this.#due = true;
      queueMicrotask(() => {
        this.#due = false;
        if (this.isConnected) this.#load();
      });
    }

    #load() {
      this.#forget("reloaded", "The board is loaded anew.");
      const url = new URL("embed.html", HERE);
      for (const name of PARAMETERS) {
        const value = this.getAttribute(name);
        if (value !== null) url.searchParams.set(name, value);
      }
      url.hash = this.getAttribute("position") ?? "";
      const frame = document.createElement("iframe");
      frame.src = url.href;
      frame.title = this.title || "alveus";
      frame.loading = "lazy";
      frame.allow = "fullscreen; clipboard-write";
      frame.setAttribute(
        "sandbox",
        "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
      );
      this.#ready = false;
      this.#frame?.remove();
      this.#frame = this.shadowRoot.appendChild(frame);
    }

    /** Sends a message, once the board is ready; answers its answer. */
    #ask(type, given) {
      return new Promise((resolve, reject) => {
        const id = `${++this.#count}`;
        this.#asked.set(id, { resolve, reject });
        const message = { ...given, alveus: VERSION, type, id };
        if (this.#ready) this.#post(message);
        else this.#waiting.push(message);
      });
    }

    #post(message) {
      this.#frame?.contentWindow?.postMessage(message, HERE.origin);
    }

    #hear = ({ source, origin, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== HERE.origin) return;
      if (data?.alveus !== VERSION) return;
      if (data.type === "ready") {
        this.#ready = true;
        for (const message of this.#waiting.splice(0)) this.#post(message);
      }
      if (data.type === "resize") this.#fit(data.height);
      const asked = data.id === undefined ? undefined : this.#asked.get(data.id);
      if (asked) {
        this.#asked.delete(data.id);
        if (data.type === "ok") asked.resolve();
        else asked.reject(failure(data));
      } else if (data.type in EVENTS) {
        this.dispatchEvent(new CustomEvent(EVENTS[data.type], { detail: data }));
      }
    };

    /** A board that needs more room than it has is given it. */
    #fit(height) {
      if (height > this.#frame.clientHeight + 1) this.style.minHeight = `${Math.ceil(height)}px`;
    }

    #forget(code, text) {
      for (const { reject } of this.#asked.values()) reject(failure({ code, params: {}, text }));
      this.#asked.clear();
      this.#waiting = [];
    }
  }

  function failure({ code, params, text }) {
    return Object.assign(new Error(text), { code, params });
  }

  if (!customElements.get("alveus-board")) customElements.define("alveus-board", AlveusBoard);
})();
