/**
 * The guide through a first game. It replaces the prompt and the move list. Any move may be played;
 * the guide then continues with the step that fits the position.
 */
import { signal } from "@preact/signals-core";
import { nothing, render } from "lit-html";
import type { Guide } from "../../board/guide";
import { keyOf } from "../../board/keyname";
import { liveRegion } from "../../board/narrator";
import type { GameInfo } from "../../engine/protocol";
import { find, make } from "../shell/dom";
import { toast } from "../shell/toast";
import { loadArea, t } from "../shell/words";
import type { TableContext } from "../table/tablecontext";
import { type TableSnapshot, yourSide } from "../table/tablesnapshot";
import { guideBoard } from "./guideboard";
import { type Course, keepCourse } from "./guidecourse";
import { heading, readingActs, spokenStep, stepList } from "./guidedrawn";
import { stepDue } from "./guidefacts";
import { briefWords, stepWords } from "./guidewords";
import "./guide.css";

export interface OpenGuide {
  begin(course: Course): void;
}

/** Adds the guide to the page. It is hidden until it begins. */
export async function openGuide(
  info: GameInfo,
  laid: TableContext,
  guide: Guide,
): Promise<OpenGuide> {
  await loadArea("guide");
  const { table, panels } = laid;
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
  let heard = "";
  let takeFarewell = () => {};

  const begin = (begun: Course) => {
    takeFarewell();
    heard = "";
    course.value = begun;
    keepCourse(info.id, begun);
  };
  const end = () => {
    course.value = null;
    keepCourse(info.id, null);
  };
  const leave = () => {
    const left = course.peek();
    const inside = [head, next, list].some((part) => part.contains(document.activeElement));
    end();
    if (inside) table.focus();
    const back = { words: t("guide-back"), press: () => left && begin(left) };
    if (left) takeFarewell = toast(t("guide-left"), back);
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
    const said = present.brief ? briefWords(moment) : stepWords(step.name, present.from, moment);
    const reading = step.name === "aim";
    // The guide's buttons get the height of the usual buttons, so that the layout does not shift.
    if (!acts.hidden) next.style.minHeight = `${acts.getBoundingClientRect().height}px`;
    acts.hidden = reading;
    next.hidden = !reading;
    list.hidden = present.brief;
    game.classList.toggle("guided-list", !present.brief);
    const drawn = { moment, course: present, steps, due };
    render(heading(drawn, said, leave), head);
    const more = () => begin({ ...present, brief: false });
    render(
      reading ? readingActs(drawn, { read: () => read(present), leave, more }) : nothing,
      next,
    );
    render(stepList(drawn), list);
    const key = `${step.name} ${said.title}`;
    if (key !== heard) region.announce(spokenStep(drawn, said));
    heard = key;
  }

  panels.add({
    element: game,
    update(moment) {
      const present = course.value;
      const { view, phase } = moment;
      const plays = present !== null && yourSide(moment) !== null && phase !== "replaying";
      if (plays && view.actor.kind === "over") end();
      const shown = plays && view.actor.kind !== "over";
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
      const free = table.state.chosen.value === null && !document.querySelector("dialog[open]");
      const here = target instanceof Node && game.contains(target);
      if (keyOf(event) === "Escape" && here && free && game.classList.contains("guided")) leave();
    },
    { capture: true },
  );
  return { begin };
}
