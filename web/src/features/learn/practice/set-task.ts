/** Dialog for teachers: makes a task of the position on the board (question, answers, hint). */
import { type Signal, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { errorWords } from "../../../board/names";
import type { Engine } from "../../../engine/client";
import {
  type Analysis,
  EngineFailure,
  type Prospect,
  positionRef,
  type View,
} from "../../../engine/protocol";
import { codeOf, LONGEST_CODE } from "../../../kit/code";
import { openDialog } from "../../../kit/dialog";
import { copyLink } from "../../../kit/files";
import { toast } from "../../../kit/toast";
import { loadArea, t, words } from "../../../kit/words";
import { writeMove } from "../../../table/notation";
import { addToSheet, moveOrPlaceName, writeTask } from "./tasks";
import "./set-task.css";

/** Time limit for the engine's analysis of the turns, in milliseconds. */
const PATIENCE = 1500;
/** Maximum number of turns offered as answers, best first. */
const OFFERED = 12;

export async function openSetTask(engine: Engine, view: View): Promise<void> {
  if (view.actor.kind !== "seat") return;
  await loadArea("learn/practice");
  const { side } = view.actor;
  const question = signal(t("task-title", { side: words().side(side, view) }));
  const hint = signal("");
  const result = signal<Analysis | null>(null);
  /** The error if the engine cannot analyse the position, or null. */
  const fault = signal<EngineFailure | null>(null);
  const accepted = signal<readonly string[]>([]);
  const shownCode = signal<{ url: string; code: ReturnType<typeof codeOf> } | null>(null);
  const { position } = await engine.request("look", { ...positionRef(view), ply: view.ply });
  const controller = new AbortController();
  engine
    .task("analyse", { ...positionRef(view), ms: PATIENCE }, { signal: controller.signal })
    .then((analysis) => {
      result.value = analysis;
      const best = sorted(analysis)[0];
      accepted.value = best ? [best.text] : [];
    })
    .catch((failure: unknown) => {
      if (controller.signal.aborted) return;
      if (!(failure instanceof EngineFailure)) throw failure;
      fault.value = failure;
    });

  function make(): string {
    const [text, answers] = [question.value, [...accepted.value]];
    const task = { position, side, question: text, answers, hint: hint.value };
    return `${new URL("play.html", document.baseURI).href}?game=${view.game}&task=#${writeTask(task)}`;
  }
  const field = (label: string, text: Signal<string>) => {
    const write = (event: Event) => {
      text.value = (event.target as HTMLInputElement).value;
      shownCode.value = null;
    };
    return html`<label class="set-text">${label}<input class="field" maxlength="200"
      .value=${text.value} @input=${write} /></label>`;
  };
  const accept = (text: string) => {
    const others = accepted.value.filter((one) => one !== text);
    accepted.value = accepted.value.includes(text) ? others : [...accepted.value, text];
    shownCode.value = null;
  };
  const copy = () => void copyLink(make(), t("link-copied"));
  const showCode = () => {
    const url = make();
    shownCode.value = { url, code: codeOf(url, t("set-code")) };
  };
  const addTask = () => {
    addToSheet({ game: view.game, question: question.value, url: make() }, view);
    toast(t("set-kept"));
  };

  function answers(): TemplateResult | TemplateResult[] {
    const analysis = result.value;
    if (fault.value) return html`<p class="refusal">${errorWords(fault.value, view, words())}</p>`;
    if (!analysis) return html`<p class="soft">${t("analysis-looking")}</p>`;
    if (analysis.prospects.length === 0) return html`<p class="soft">${t("analysis-none")}</p>`;
    const boxes = sorted(analysis)
      .slice(0, OFFERED)
      .map(
        (one) => html`<label><input type="checkbox" .checked=${accepted.value.includes(one.text)}
          @change=${() => accept(one.text)} /><span>${turnOf(one, view)}</span></label>`,
      );
    return boxes;
  }

  function buttons(): TemplateResult {
    const none = accepted.value.length === 0;
    const button = (act: string, press: () => void, first = false) =>
      html`<button class=${first ? "button first" : "button"} type="button" data-act=${act}
        aria-disabled=${none} @click=${none ? null : press}>${t(`set-${act}`)}</button>`;
    return html`<div class="set-ways">${button("copy", copy, true)}${button("show", showCode)}${button("keep", addTask)}</div>`;
  }

  function code(): TemplateResult | typeof nothing {
    if (!shownCode.value) return nothing;
    const { url, code: drawn } = shownCode.value;
    return html`${url.length > LONGEST_CODE ? html`<p>${t("set-long")}</p>` : drawn()}`;
  }

  openDialog({
    title: t("set-title"),
    onclose: () => controller.abort(),
    body: () => html`<div class="set-task">
      ${field(t("set-question"), question)}
      <fieldset><legend>${t("set-answers")}</legend>${answers()}</fieldset>
      ${field(t("set-hint"), hint)}
      ${buttons()}${code()}</div>`,
  });
}

function sorted({ prospects }: Analysis): Prospect[] {
  return [...prospects].sort((a, b) => b.value - a.value);
}

/**
 * Return the notation of a turn, as in the move list. For a move with a single place (such as a
 * placed stone), return the name of the place.
 */
function turnOf({ text, events }: Prospect, view: View): string {
  const place = { ply: 0, game: 1, turn: 0, side: "" };
  return moveOrPlaceName(
    view,
    text,
    writeMove({ ...place, kind: "move", text, auto: false, events }, view),
  );
}
