/** First, back, play, forth, last: a walk through the history. */
import { signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import type { TableControls } from "../../board/table";
import { make } from "../shell/dom";
import { drawIn } from "../shell/draw";
import { type IconName, sign } from "../shell/icons";
import { t } from "../shell/words";

/** Milliseconds between two moves of a replay. */
const PACE = 1100;

/** The keys at a dialog's foot; `stop` ends all that they do. */
export function walk(table: TableControls): { element: HTMLElement; stop: () => void } {
  const timer = signal(0);
  const ply = () => table.view?.ply ?? 0;
  const last = () => ply() + (table.view?.ahead ?? 0);
  const rest = () => {
    clearInterval(timer.peek());
    timer.value = 0;
  };
  const step = (to: number) => {
    rest();
    void table.goto(Math.max(0, Math.min(last(), to)));
  };
  const advance = () => {
    if (ply() >= last()) rest();
    else void table.goto(ply() + 1);
  };
  const toggle = () => {
    if (timer.value) return rest();
    if (ply() >= last()) void table.goto(0);
    timer.value = window.setInterval(advance, PACE);
  };
  const element = make("div", { class: "dialog-foot replay" });
  const end = drawIn(element, () => [
    key("first", t("moves-first"), () => step(0)),
    key("back", t("moves-back"), () => step(ply() - 1)),
    timer.value ? key("pause", t("moves-pause"), toggle) : key("play", t("moves-replay"), toggle),
    key("forth", t("moves-forth"), () => step(ply() + 1)),
    key("last", t("moves-last"), () => step(last())),
  ]);
  const stop = () => {
    rest();
    end();
  };
  return { element, stop };
}

function key(name: IconName, label: string, press: () => void): TemplateResult {
  return html`<button class="round" type="button" aria-label=${label} @click=${press}>
    ${sign(name)}
  </button>`;
}
