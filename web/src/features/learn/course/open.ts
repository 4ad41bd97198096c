/**
 * A course on the game page: a series of positions, each with a question. It replaces the status
 * line, the buttons and the move list. Each step has its own URL.
 */

import { signal } from "@preact/signals-core";
import { html, nothing, render } from "lit-html";
import { isCombined } from "../../../board/keyboard";
import { moveName, placeLabel } from "../../../board/names";
import { stepAnnouncer } from "../../../board/narrator";
import { rulesPage } from "../../../contracts/links";
import type { Course } from "../../../contracts/studies";
import type { TableContext } from "../../../contracts/table-context";
import type { Panel, TableSnapshot } from "../../../contracts/table-snapshot";
import { type GameInfo, isCurrent } from "../../../engine/protocol";
import { bodyOf, openDialog } from "../../../kit/dialog";
import { find, make } from "../../../kit/dom";
import { drawIn } from "../../../kit/draw";
import { speakerOf } from "../../../kit/game-words";
import { toast } from "../../../kit/toast";
import { loadArea, t, words } from "../../../kit/words";
import { readProgress, storeProgress } from "../../../storage/practice";
import {
  BY_HAND,
  lessonPlace,
  type OpenActivity,
  otherActions,
  seatsAgainst,
} from "../../../table/lesson";
import { ringsOver } from "../../../table/rings";
import { seatsAt } from "../../../table/seats";
import { onStepKeys, stepPlayer } from "../../../table/step-player";
import {
  acts,
  answerOf,
  type CourseActions,
  type CourseState,
  dueMove,
  progressBar,
  stepList,
  stepText,
  text,
} from "./step";
import "../../../table/course.css";

/**
 * Codes of marks on the board, and of status messages, that are hidden because they could reveal
 * the answer of a step. The mark "would" shows the effects of a possible move.
 */
const REVEALING = ["would"];
/** Change of the step's index for each arrow key, pressed with Alt. */
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Add a course to the page. */
export async function openCourse(
  info: GameInfo,
  context: TableContext,
  course: Course,
): Promise<OpenActivity> {
  await loadArea("learn/course");
  const { table, overridePreferences } = context;
  const { steps } = course;
  const [side = ""] = seatsAt(info, {});
  const level = info.levels[0] ?? "";
  const { progress: stored, damaged } = readProgress(info.id);
  const done = signal(stored.done);
  const index = signal(0);
  /** Detail of the hint: 0 for none, 1 for the move's start, 2 or more for its start and end. */
  const hintLevel = signal(0);
  /** The ply of the view at the last update. A change of ply removes the hint. */
  let hintPly = 0;

  const { head, body, buttons, links } = lessonPlace();
  const list = make("nav", { class: "course-list" });
  links.before(list);
  const rings = ringsOver(table);
  const announcer = stepAnnouncer();
  if (damaged) toast(t("course-damaged"));

  /** True until the position of the current step has been opened on the board. */
  const isOpening = signal(true);

  /** Open the position of the current step on the board. */
  async function openPosition(): Promise<void> {
    isOpening.value = true;
    hintLevel.value = 0;
    announcer.reset();
    const { position = {} } = steps[index.value] ?? {};
    await table.open({ new: { game: info.id, position, seats: seatsAgainst(info, side) } });
    isOpening.value = false;
  }

  async function open(step: number): Promise<void> {
    index.value = step;
    storeProgress(info.id, { done: done.value, last: steps[index.value]?.name ?? "" });
    const address = `#step=${index.value + 1}`;
    if (location.hash !== address) history.pushState(null, "", address);
    await openPosition();
  }
  const player = stepPlayer({ end: () => steps.length - 1, position: () => index.value, open });

  /**
   * Return the index of the step in the URL. If the URL has no step, return the index of the step
   * opened last on an earlier visit, or 0.
   */
  function stepInAddress(): number {
    const number = Number(/^#step=(\d+)$/.exec(location.hash)?.[1] ?? 0);
    const last = steps.findIndex(({ name }) => name === stored.last);
    return number > 0 ? Math.min(number, steps.length) - 1 : Math.max(0, last);
  }
  addEventListener("hashchange", () => {
    if (!location.hash.startsWith("#step=")) return;
    const step = stepInAddress();
    // Correct the number of a missing step. Otherwise, the browser's Back button would lead to it,
    // and from there to the step after it again.
    history.replaceState(null, "", `#step=${step + 1}`);
    player.go(step);
  });

  const actions: CourseActions = {
    player,
    hint: () => {
      hintLevel.value += 1;
      const position = table.state.shownView.value;
      if (position && currentState().answer === "open") table.say(hintOf(position).words);
    },
    again: () => void openPosition(),
    reply: () => {
      // Ignore the second tap of a double tap: the reply is already being played.
      const shown = table.state.shownView.value?.view ?? null;
      if (!table.busy && table.view && isCurrent(table.view, shown))
        void table.play(steps[index.value]?.reply ?? "");
    },
    play: `play.html?game=${info.id}${level ? `&level=${level}` : ""}`,
  };

  onStepKeys((key, event) => {
    const { altKey, target } = event;
    const pressed = altKey ? STEPS[key] : undefined;
    const onBoard = target instanceof Node && find("#board").contains(target);
    // Alt and an arrow key open another step, but on the board of a puzzle (a game with one side)
    // they place a tile.
    if (pressed && !(onBoard && info.seats.length === 1))
      return () => player.go(index.value + pressed);
    return onBoard && key === "h" && !isCombined(event) ? actions.hint : undefined;
  }, true);

  /** Return the places to mark for a hint, and its sentence; both are empty without a hint. */
  function hintOf({ view, log }: Pick<TableSnapshot, "view" | "log">): {
    places: string[];
    words: string;
  } {
    const text = hintLevel.value > 0 ? dueMove(steps[index.value] ?? {}, log, view) : null;
    if (text === null) return { places: [], words: "" };
    const path = view.moves.find((move) => move.text === text)?.path ?? [];
    const [from, to = from] = [path[0], path.at(-1)];
    if (!from || !to) return { places: [], words: moveName(view, text, words()) };
    const label = (id: string) => placeLabel(view, id, words());
    if (hintLevel.value > 1 && from !== to) {
      const params = { from: label(from), to: label(to) };
      return { places: [from, to], words: t("course-hint-then", params) };
    }
    return { places: [from], words: t("course-hint-begin", { place: label(from) }) };
  }

  function showAll(): void {
    const dialog = openDialog({
      title: t("course-steps"),
      body: () => stepList(currentState()),
      onclose: () => removeEventListener("hashchange", close),
    });
    const close = () => dialog.close();
    addEventListener("hashchange", close);
    bodyOf(dialog).className += " course-list";
  }

  const game = speakerOf(info);
  const currentState = (): CourseState => {
    const step = steps[index.value];
    const { view, log } = table.state;
    const current = view.value;
    const isShown = !isOpening.value && current?.match === table.view?.match;
    const answer = step && current && isShown ? answerOf(step, side, log.value, current) : "open";
    return { game, steps, index: index.value, answer, isShown, done: done.value };
  };

  drawIn(links, () => [
    html`<a href=${rulesPage(info.id)}>${t("link-rules")}</a>`,
    html`<a href=${actions.play}>${t("course-play")}</a>`,
    html`<button type="button" @click=${() => void copy()}>${t("course-link")}</button>`,
  ]);
  async function copy(): Promise<void> {
    const { copyLink } = await import("../../../kit/files");
    const { origin, pathname, search } = location;
    await copyLink(`${origin}${pathname}${search}#step=${index.value + 1}`, t("link-copied"));
  }

  /** Return the text for screen readers about a new step, or about the result of an answer. */
  function announcement(state: CourseState): string {
    const { answer } = state;
    if (answer === "wrong") return t("lesson-wrong");
    if (answer !== "open") return stepText(state, answer === "right" ? "-right" : "-replied");
    const params = { number: state.index + 1, of: steps.length, title: stepText(state) };
    return `${t("course-heard", params)} ${stepText(state, "-tells")} ${stepText(state, "-task")}`;
  }

  const panel: Panel = {
    element: buttons,
    update(moment) {
      const state = currentState();
      const { answer } = state;
      if (moment.view.ply !== hintPly) hintLevel.value = 0;
      hintPly = moment.view.ply;
      const name = steps[state.index]?.name ?? "";
      if ((answer === "right" || answer === "replied") && !state.done.includes(name)) {
        done.value = [...state.done, name];
        storeProgress(info.id, { done: done.value, last: name });
      }
      const hint = answer === "open" ? hintOf(moment) : { places: [], words: "" };
      buttons.setAttribute("aria-label", t("acts-title"));
      list.setAttribute("aria-label", t("course-steps"));
      render(progressBar(state, showAll), head);
      render(text(state, moment, hint.words), body);
      const others = answer === "open" && moment.view.sides.length > 1;
      render(
        html`${others ? otherActions(moment, table) : nothing}${acts(state, actions)}`,
        buttons,
      );
      render(stepList(state), list);
      const goal = answer === "open" ? (steps[state.index]?.goal ?? []) : [];
      rings.show({ goal, hint: hint.places });
      announcer.announce(`${state.index} ${answer}`, () => announcement(state));
    },
  };

  return {
    panel,
    above: head,
    async begin() {
      // Do not submit turns automatically: the opponent must not reply to an answer before the page
      // has checked it.
      overridePreferences({ ...BY_HAND, hides: REVEALING });
      index.value = stepInAddress();
      history.replaceState(null, "", `#step=${index.value + 1}`);
      await openPosition();
    },
  };
}
