/**
 * The guide through a first game. It replaces the prompt and the move list. Any move may be played;
 * the guide then continues with the step that fits the position.
 */
import "./guide.css";
import { signal } from "@preact/signals-core";
import { nothing, render } from "lit-html";
import type { Guide } from "../../board/guide";
import { keyOf } from "../../board/keyboard";
import { liveRegion } from "../../board/narrator";
import type { TableContext } from "../../contracts/table-context";
import { type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import type { GameInfo } from "../../engine/protocol";
import { find, make } from "../../kit/dom";
import { toast } from "../../kit/toast";
import { loadArea, t } from "../../kit/words";
import { guideBoard } from "./guide-board";
import { stepDue } from "./guide-progress";
import { type Course, storeCourse } from "./guide-storage";
import { aimButtons, announcement, heading, stepList } from "./guide-templates";
import { briefWords, stepWords } from "./guide-texts";

export interface OpenGuide {
  begin(course: Course): void;
}

/** Adds the guide to the page. It is hidden until it begins. */
export async function openGuide(
  info: GameInfo,
  context: TableContext,
  guide: Guide,
): Promise<OpenGuide> {
  await loadArea("guide");
  const { table, panels } = context;
  const game = find(".game");
  const acts = find("#acts");
  const head = make("div", { class: "guide-head" });
  const next = make("section", { class: "acts guide-acts" });
  const list = make("section", { class: "moves guide-list" });
  find("#say").prepend(head);
  acts.after(next);
  (document.querySelector("#moves") ?? next).after(list);
  const board = guideBoard(table, guide);
  const region = liveRegion();
  document.body.append(region.element);
  const course = signal<Course | null>(null);
  let announced = "";
  let closeNotice = () => {};

  const begin = (started: Course) => {
    closeNotice();
    announced = "";
    course.value = started;
    storeCourse(info.id, started);
  };
  const end = () => {
    course.value = null;
    storeCourse(info.id, null);
  };
  const leave = () => {
    const present = course.peek();
    const hadFocus = [head, next, list].some((part) => part.contains(document.activeElement));
    end();
    if (hadFocus) table.focus();
    const back = { words: t("guide-back"), press: () => present && begin(present) };
    if (present) closeNotice = toast(t("guide-left"), back);
  };
  const read = (present: Course) => {
    if (present.brief) end();
    else begin({ ...present, read: true });
    table.focus();
  };
  const show = (shown: boolean) => {
    game.classList.toggle("guided", shown);
    next.hidden = list.hidden = head.hidden = !shown;
  };

  /** Draws a step, and announces it once. */
  function draw(moment: TableSnapshot, present: Course, due: number): void {
    const steps = present.brief ? guide.steps.slice(0, 1) : guide.steps;
    const step = steps[due];
    if (!step) return;
    const texts = present.brief ? briefWords(moment) : stepWords(step.name, present.from, moment);
    const isAim = step.name === "aim";
    // The guide's buttons get the height of the usual buttons, so that the layout does not shift.
    if (!acts.hidden) next.style.minHeight = `${acts.getBoundingClientRect().height}px`;
    acts.hidden = isAim;
    next.hidden = !isAim;
    list.hidden = present.brief;
    game.classList.toggle("guided-list", !present.brief);
    const drawing = { moment, course: present, steps, due };
    render(heading(drawing, texts, leave), head);
    const more = () => begin({ ...present, brief: false });
    render(isAim ? aimButtons(drawing, { read: () => read(present), leave, more }) : nothing, next);
    render(stepList(drawing), list);
    const key = `${step.name} ${texts.title}`;
    if (key !== announced) region.announce(announcement(drawing, texts));
    announced = key;
  }

  panels.add({
    element: game,
    update(moment) {
      const present = course.value;
      const { view, phase } = moment;
      const isPlaying = present !== null && yourSide(moment) !== null && phase !== "replaying";
      if (isPlaying && view.actor.kind === "over") end();
      const shown = isPlaying && view.actor.kind !== "over";
      show(shown);
      if (!shown) {
        acts.hidden = false;
        game.classList.remove("guided-list");
        board.draw(null, view);
        return;
      }
      const from = Math.min(present.from, view.ply);
      const due = stepDue(guide.steps, { ...present, from }, moment);
      const last = present.brief ? 1 : guide.steps.length;
      if (due >= last) return end();
      if (from !== present.from) begin({ ...present, from });
      draw(moment, present, due);
      board.draw(guide.steps[due]?.name ?? null, view);
    },
  });
  addEventListener(
    "keydown",
    (event: KeyboardEvent) => {
      const { target } = event;
      const nothingSelected =
        table.state.chosen.value === null && !document.querySelector("dialog[open]");
      const inGame = target instanceof Node && game.contains(target);
      if (
        keyOf(event) === "Escape" &&
        inGame &&
        nothingSelected &&
        game.classList.contains("guided")
      )
        leave();
    },
    { capture: true },
  );
  return { begin };
}
