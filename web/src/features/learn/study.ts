/** A study on the game page: a position with a question, and explanations after an attempt. */

import { computed, signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import type { Painter } from "../../board/painter";
import type { Explanations, Study, StudyName } from "../../contracts/studies";
import type { TableContext } from "../../contracts/table-context";
import type { TableSnapshot } from "../../contracts/table-snapshot";
import type { GameInfo, LogEntry, Seat, View } from "../../engine/protocol";
import { find } from "../../kit/dom";
import { tabs } from "../../kit/fields";
import { gameName } from "../../kit/game-words";
import { rich } from "../../kit/texts";
import { t, words } from "../../kit/words";
import { readGame } from "../../storage/storage";
import { type OpenActivity, studyHead, studyPlace } from "../../table/lesson";
import { resume } from "../../table/resume";
import { ringsOver } from "../../table/rings";
import { middle } from "../../table/seats";
import { undoButton } from "../../table/undo";
import "./study.css";

/**
 * Stage of a study: "before" (its introduction is shown), "open" (its question is shown), "solved"
 * (right answer), "missed" (wrong answer) or "past" (game continued after the answer).
 */
type Stage = "before" | "open" | "solved" | "missed" | "past";

/** Add a study to the page. `slot` is the name of the stored game that continues the study. */
export function openStudy(
  study: StudyName & Study,
  info: GameInfo,
  painter: Painter,
  context: TableContext,
  slot: string,
): OpenActivity {
  const { table, overridePreferences } = context;
  const mover = study.mover ?? info.seats[0] ?? "";
  const other = info.seats.find((side) => side !== mover) ?? "";
  const computer: Seat = { kind: "computer", level: middle(info.levels) };
  const seats: Record<string, Seat> = { [mover]: { kind: "human" }, [other]: computer };
  const textId = (part: string) => `study-${study.id}${part}`;
  /** Return this study's message id for `part`, such as "-eyebrow", or `general` if it has none. */
  const ownOr = (part: string, general: string) =>
    words().has(textId(part)) ? textId(part) : general;
  const game = find(".game");
  const { head, body, element, foot } = studyPlace();
  foot.hidden = true;
  const invited = signal(false);
  /** True if the introduction (story) was read or the study has none. */
  const storyRead = signal(study.before === undefined);
  const tab = signal("");
  /** The explanations, built again only if the language or the theme changes. */
  const explanations = computed(() => study.explanations?.(painter, point));

  /** The engine's view of the question, with the dice; null until the question is shown. */
  let rolledView: View | null = null;
  /** True after the first attempt. Until then, the button for the explanations is hidden. */
  let attempted = false;
  let ringsPly = 0;
  const rings = ringsOver(table);
  const point = (places: readonly string[]) => rings.show({ goal: places, hint: [] });

  function stageOf(view: View, log: readonly LogEntry[]): Stage {
    if (view.viewer !== mover || view.series.game > 1 || view.ply > study.steps) return "past";
    if (log.some(({ text, ply }) => text === "resign" && ply <= view.ply)) return "missed";
    if (view.ply < study.steps) return storyRead.value || view.ply > 0 ? "open" : "before";
    const first = log.find(({ kind }) => kind === "move");
    return study.answer === null || first?.text === study.answer ? "solved" : "missed";
  }
  const decorate = (view: View) => {
    const stage = stageOf(view, table.log);
    if (stage === "before") return { ...view, tokens: [], moves: [], marks: [] };
    if (stage !== "solved") return view;
    // The engine's view after the answer has no dice: keep showing the dice of the question.
    const { marks = view.marks } = study;
    const { tokens = [] } = rolledView ?? {};
    return { ...view, marks, tokens: view.tokens.length > 0 ? view.tokens : tokens };
  };
  table.decorateView(decorate);

  async function continueGame(): Promise<void> {
    overridePreferences({});
    if (study.turns) await table.seat({ [mover]: computer, [other]: { kind: "human" } });
    else table.commit();
    table.focus();
  }

  function show(stage: Exclude<Stage, "past">, view: View): void {
    const eyebrow = t(ownOr("-eyebrow", "study-eyebrow"), { game: gameName(info) });
    const solved = stage === "solved";
    const lead = {
      before: textId("-before-lead"),
      open: textId("-lead"),
      solved: textId("-solved-lead"),
      missed: "lesson-wrong",
    };
    const title = textId(solved ? "-solved" : stage === "before" ? "-before" : "");
    studyHead(head, eyebrow, t(title), t(lead[stage]));
    if (stage === "before") return void render(story(), body);
    const content = explanations.value;
    const isOpen = solved || invited.value;
    render(!content ? nothing : isOpen ? explanationTabs(content, solved) : invitation(), body);
    render(buttons(view, solved), foot);
  }

  /** Render the introduction (story) before the question, and the button for the question. */
  function story(): TemplateResult {
    const ask = () => {
      storyRead.value = true;
      point([]);
      table.decorateView(decorate);
      table.focus();
    };
    return html`<blockquote><p>${t(textId("-quote"))}</p>
        <footer>${rich(t(textId("-quoted")))}</footer></blockquote>
      <button class="button first" type="button" data-act="ask" @click=${ask}>${t(textId("-asks"))}</button>`;
  }

  function invitation(): TemplateResult {
    const press = () => {
      invited.value = true;
    };
    return html`<div class="invitation" ?data-waits=${!attempted}>
      <button class="quiet" type="button" @click=${press}>${t("study-ask")}</button>
      <p>${t("study-ask-note")}</p>
    </div>`;
  }

  function explanationTabs({ parts, first, end }: Explanations, ended: boolean): TemplateResult {
    const entries = Object.entries(parts).map(([id, body]) => {
      return { id, words: t(`study-tab-${id}`), body };
    });
    const choose = (id: string) => {
      tab.value = id;
    };
    const row = tabs(t(textId("")), entries, tab.value || first, choose);
    return html`<div>${row}</div>${ended ? end : nothing}`;
  }

  function buttons(view: View, solved: boolean): TemplateResult {
    const look = solved ? "button first" : "button";
    const onward =
      view.actor.kind === "over"
        ? html`<a class="button first" href="play.html?game=${info.id}">${t("act-new")}</a>`
        : html`<button class=${look} type="button" @click=${() => void continueGame()}>${t(ownOr("-on", "study-on"))}</button>`;
    return html`${undoButton(view, table, { words: t("study-back"), act: undefined })}${onward}`;
  }

  return {
    above: head,
    panel: {
      element,
      update({ view, log, refusal }: TableSnapshot) {
        const stage = stageOf(view, log);
        attempted ||= refusal !== null || view.ply > 0;
        game.dataset.study = stage;
        element.hidden = stage === "past";
        foot.hidden = stage === "before" || stage === "open" || stage === "past";
        if (stage === "before") point(study.before ?? []);
        else if (view.ply === 0) rolledView = view;
        else if (view.ply !== ringsPly) point([]);
        ringsPly = view.ply;
        if (stage !== "past") show(stage, view);
      },
    },
    async begin() {
      const stored = await readGame(slot);
      // Resume a stored game that was continued after the answer. If the engine cannot load that
      // game, `resume` shows a notice, and the study begins at the question.
      const continues = stored && !(stored.view?.ply <= study.steps);
      if (continues && !(await resume(info, context, stored))) return;
      // Keep the turn open after the answer, so that the opponent does not move before the user
      // continues the game. Do not play forced moves. Hide the marks of kind "would" (effects of a
      // possible move), because they could reveal the answer.
      overridePreferences({ commit: true, autoForced: false, hides: ["would"] });
      const { position, table: before } = study;
      const start = { game: study.game, position, seats };
      await table.open({ new: start }, before && { view: before.view, seats });
    },
  };
}
