/** Page that documents the messages between host page and embedded board: examples and a log. */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { FromFrame } from "../../../../public/alveus-board";
import { manifests } from "../../../contracts/games";
import { languages } from "../../../i18n/messages";
import { readObject } from "../../../kit/address";
import { openPage } from "../../../kit/bar";
import { find, make } from "../../../kit/dom";
import { drawIn, eachFrame } from "../../../kit/draw";
import { rich } from "../../../kit/texts";
import { t, words } from "../../../kit/words";
import { keepOffline } from "../../../storage/offline";
import "./messages.css";

/** Maximum number of messages in the log, newest first. */
const SHOWN = 40;
/** Maximum length of a message in the log, in characters. Longer ones are truncated. */
const LONGEST = 600;

type Example = { type: string } & Record<string, unknown>;

interface LoggedMessage {
  number: number;
  by: "page" | "frame";
  message: object;
}

const log = signal<readonly LoggedMessage[]>([]);
/** The last position that the frame has reported, used in the example of `setPosition`. */
const position = signal<object | null>(null);
/** The text in the field for a custom message. */
const written = signal('{"type": "newGame", "level": 99}');
const damaged = signal(false);
let count = 0;

await openPage(["common", "messages"]);
const game = manifests.find(({ first }) => first)?.id ?? manifests[0]?.id ?? "";
const frame = make("iframe", {
  title: t("messages-board"),
  src: `embed.html?game=${game}&storage=0&links=0&lang=${words().language}`,
});
addEventListener("message", listen);
const intro = make("div", { class: "told" });
const told = make("div", { class: "told" });
const answers = make("div", { class: "answers", "aria-live": "polite", tabindex: 0 });
find("#page").replaceChildren(intro, make("aside", {}, frame, answers), told);
drawIn(
  intro,
  () => html`<h1>${t("messages-title")}</h1>
    <p class="lead">${t("messages-lead")}</p>
    <p>${rich(t("messages-how"))}</p>`,
);
drawIn(told, page);
drawIn(answers, conversation);
eachFrame(() => {
  document.title = `${t("messages-name")} · alveus`;
});
void keepOffline();

function listen({ source, data }: MessageEvent): void {
  if (source !== frame.contentWindow || data?.alveus !== 1) return;
  const message = data as FromFrame;
  if (message.type === "state" && message.position) position.value = message.position;
  if (message.type !== "resize") note("frame", message);
}

/**
 * Send a message to the frame and log it. A message without an id gets its number in the log as its
 * id, which the reply repeats.
 */
function send(example: Example): void {
  const message = { alveus: 1, id: count + 1, ...example };
  note("page", message);
  frame.contentWindow?.postMessage(message, location.origin);
}

function note(by: LoggedMessage["by"], message: object): void {
  count += 1;
  log.value = [{ number: count, by, message }, ...log.value].slice(0, SHOWN);
}

/**
 * Return an example of each message that the host page can send to the frame; `setPosition` is
 * missing until the frame has reported a position.
 */
function examples(): Example[] {
  const other = languages.find((one) => one !== words().language) ?? "en";
  return [
    { type: "newGame", level: 1, mode: "ai" },
    ...(position.value ? [{ type: "setPosition", position: position.value }] : []),
    { type: "setLang", lang: other },
    { type: "setTheme", theme: "dark" },
    { type: "setLog", on: true },
    { type: "mute", on: false },
    { type: "getState" },
    { type: "reset" },
    { type: "setTexts", texts: { en: { title: "…" } } },
  ];
}

function page(): TemplateResult {
  return html`<h2>${t("messages-hears")}</h2>
    <ul>${examples().map(example)}</ul>
    <h2>${t("messages-own")}</h2>
    <p>${t("messages-own-lead")}</p>
    ${own()}
    <h2>${t("messages-more")}</h2>
    <p><a href="docs/embed.html">${t("messages-docs")}</a> ·
      <a href="alveus-board.d.ts">${t("messages-types")}</a> ·
      <a href="schemas/embed.json">${t("messages-schema")}</a> ·
      <a href="museums.html">${t("messages-museums")}</a></p>`;
}

function example(message: Example): TemplateResult {
  return html`<li>
    <h3><code>${message.type}</code></h3>
    <p>${rich(t(`messages-${message.type}`))}</p>
    <pre tabindex="0">${shown(message)}</pre>
    <button class="button" type="button" @click=${() => send(message)}
      aria-label=${`${t("messages-send")}: ${message.type}`}>${t("messages-send")}</button>
  </li>`;
}

function own(): TemplateResult {
  const typed = ({ target }: Event) => {
    written.value = (target as HTMLTextAreaElement).value;
  };
  const sendIt = () => {
    const message = readObject(written.value);
    damaged.value = message === null;
    if (message) send(message as Example);
  };
  return html`<textarea rows="3" spellcheck="false" aria-label=${t("messages-own")}
      .value=${live(written.value)} @input=${typed}></textarea>
    ${damaged.value ? html`<p role="alert">${t("messages-damaged")}</p>` : nothing}
    <button class="button" type="button" @click=${sendIt}>${t("messages-send")}</button>`;
}

function conversation(): TemplateResult {
  const line = ({ number, by, message }: LoggedMessage) => html`<li data-by=${by}>
    <small>${t(`messages-by-${by}`, { number })}</small><code>${shown(message)}</code></li>`;
  return html`<h2>${t("messages-heard")}</h2><ol>${log.value.map(line)}</ol>`;
}

function shown(message: object): string {
  const text = JSON.stringify(message);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
