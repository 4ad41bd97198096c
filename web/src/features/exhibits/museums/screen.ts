/**
 * The preview in the form for an exhibit: the exhibit's page in a frame of the selected screen
 * size, scaled to the width of the preview.
 */
import { signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { make } from "../../../kit/dom";
import { drawIn, eachFrame } from "../../../kit/draw";
import { t } from "../../../kit/words";
import { applyColours, readColours } from "../kiosk/colours";
import type { Builder } from "./builder";
import { parametersOf, SHAPES, type Shape, SIZES, textsOf } from "./plan";

/** Milliseconds between the last change of the settings and a reload of the preview frame. */
const RELOAD_DELAY = 350;
/** Maximum scale of the preview of a portrait screen. */
const LARGEST_UPRIGHT = 0.4;

/** Scale of the preview: displayed width divided by screen width. */
const scale = signal(0.4);

/** Show buttons for the types of screen, the selected screen's size, and the preview's scale. */
export function shapes({ shape, look }: Builder): TemplateResult {
  const [width, height] = SIZES[shape.value];
  const tab = (one: Shape) =>
    html`<button type="button" aria-pressed=${one === shape.value} @click=${() => look(one)}>${t(`museums-shape-${one}`)}</button>`;
  const percent = Math.round(scale.value * 100);
  return html`<h2>${t("museums-look")}</h2>
    <div class="shapes" role="group" aria-label=${t("museums-look")}>${SHAPES.map(tab)}</div>
    <small>${t("museums-size", { width: String(width), height: String(height), percent })}</small>`;
}

/**
 * Add the preview frame to `place`, and update it after every change of the settings. Theme, texts,
 * logo and colours are updated in the loaded frame; any other change reloads it.
 */
export function watchScreen(place: HTMLElement, { plan, shape }: Builder): void {
  const holder = make("div", { class: "glass" });
  const caption = make("figcaption");
  place.append(make("div", { class: "screen" }, holder), caption);
  let frame: HTMLIFrameElement | null = null;
  /** URL parameters of the loaded frame, without the theme, which changes without a reload. */
  let address = "";
  let timer = 0;
  let url = "";
  let logo: Blob | null = null;

  const send = (message: object) =>
    frame?.contentWindow?.postMessage({ alveus: 1, ...message }, location.origin);

  const applyLook = () => {
    send({ type: "setTheme", theme: plan.value.theme });
    if (shape.value === "page") return;
    send({ type: "setTexts", texts: textsOf(plan.value), logo: url });
    const { colours, theme } = plan.value;
    const own = theme === "contrast" ? null : readColours(colours ?? undefined, theme, () => {});
    // The document of a frame that is being loaded has no element yet.
    const root = frame?.contentDocument?.documentElement;
    if (root) applyColours(own, root);
  };

  const load = (next: string, theme: string) => {
    address = next;
    frame?.remove();
    const src = `embed.html?${next}&theme=${theme}`;
    frame = holder.appendChild(make("iframe", { title: t("museums-look"), src }));
    resize();
  };

  const resize = () => {
    const [width, height] = SIZES[shape.value];
    const room = place.clientWidth - 18;
    const maximum = shape.value === "upright" ? LARGEST_UPRIGHT : 1;
    scale.value = Math.min(maximum, room / width);
    place.dataset.shape = shape.value;
    holder.style.width = `${width * scale.value}px`;
    holder.style.height = `${height * scale.value}px`;
    if (!frame) return;
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    frame.style.transform = `scale(${scale.value})`;
  };

  addEventListener("message", ({ source, data }) => {
    if (source === frame?.contentWindow && data?.alveus === 1 && data.type === "ready") applyLook();
  });
  new ResizeObserver(resize).observe(place);
  drawIn(caption, () => t("museums-live"));
  eachFrame(() => {
    const { file = null } = plan.value.logo ?? {};
    if (file !== logo) {
      URL.revokeObjectURL(url);
      logo = file;
      url = file ? URL.createObjectURL(file) : "";
    }
    const { theme = "", ...others } = parametersOf(plan.value, shape.value);
    const next = String(new URLSearchParams({ ...others, storage: "0" }));
    // Cancel the pending reload. No reload is necessary if the user has undone the change.
    clearTimeout(timer);
    resize();
    if (next === address) return applyLook();
    timer = window.setTimeout(() => load(next, theme), frame ? RELOAD_DELAY : 0);
  });
}
