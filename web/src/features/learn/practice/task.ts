/**
 * The panel of a practice task (a position with a question). It replaces the status line, buttons
 * and move list of the game page. The engine decides whether a turn solves the task.
 */

import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { isCombined } from "../../../board/keyboard";
import { moveName, placeLabel, statusWords } from "../../../board/names";
import { stepAnnouncer } from "../../../board/narrator";
import { rulesPage } from "../../../contracts/links";
import { studyPage } from "../../../contracts/studies";
import type { TableContext } from "../../../contracts/table-context";
import { type Panel, sideName, type TableSnapshot } from "../../../contracts/table-snapshot";
import {
  EngineFailure,
  type GameInfo,
  isEngineGone,
  positionRef,
  type View,
} from "../../../engine/protocol";
import type { Speaker } from "../../../i18n/messages";
import { button } from "../../../kit/button";
import { gameName, speakerOf } from "../../../kit/game-words";
import { notice } from "../../../kit/toast";
import { loadArea, t, words } from "../../../kit/words";
import { dayWords, isDay } from "../../../storage/days";
import {
  readRecord,
  recordDay,
  recordFit,
  recordTask,
  tasksOf as taskRecordOf,
} from "../../../storage/practice";
import {
  BY_HAND,
  lessonPlace,
  lessonText,
  type OpenActivity,
  otherActions,
  seatsAgainst,
} from "../../../table/lesson";
import { ringsOver } from "../../../table/rings";
import { onStepKeys } from "../../../table/step-player";
import {
  type BoardTask,
  inOrder,
  moveOrPlaceName,
  nextMove,
  readTask,
  SHELF,
  taskOfDay,
  taskPage,
  tasksOf,
} from "./tasks";
import "../../../table/course.css";
import "./task.css";

interface TaskPlace {
  /** Text with the source of the task: the practice page, the task of the day, a teacher's link. */
  kind: () => string;
  /** Number among the tasks ("Task 8 of 30"), date of a daily task, "" for a task from a link. */
  where: () => string;
  /** Called when the user has solved the task, even after seeing the answer. */
  solved: () => void;
  /** URL of the next task; null after the last, and for a daily task or a task from a link. */
  next: string | null;
}

type State = "open" | "right" | "wrong" | "shown";

/**
 * Return the reason why the answer is best: the message about the study with the same position
 * (`origin`), or the reason stored with the task; "" if the task has neither.
 */
function reasonOf({ origin, reason }: BoardTask, speaker: Speaker): string {
  if (origin) return t(`task-origin-${origin}`);
  return reason ? words().say("hint", reason, speaker) : "";
}

function openTask(
  task: BoardTask,
  info: GameInfo,
  context: TableContext,
  place: TaskPlace,
): OpenActivity {
  const { engine, table, overridePreferences } = context;
  const state = signal<State>("open");
  const tries = signal(0);
  const hinted = signal(false);
  /** The notation of the turn that the user has played last. */
  let played = "";
  /**
   * Notation of the opponent's reply that refutes the tempting turn (the most frequent wrong answer
   * of weak computer players); "" if the task has no such reply.
   */
  let refutation = "";
  let checked = "";
  /** The ply after the last wrong turn. If undo returns to an earlier ply, the task is open again. */
  let wrongPly = 0;

  const { head, body, buttons, links } = lessonPlace("acts course-acts task-acts");
  const rings = ringsOver(table);
  const announcer = stepAnnouncer();

  async function openPosition(): Promise<void> {
    state.value = "open";
    checked = "";
    const seats = seatsAgainst(info, task.side);
    await table.open({ new: { game: info.id, position: task.position, seats } });
  }

  const request = (view: View) =>
    engine.request("check", { ...positionRef(view), ply: 0, answers: [...task.answers] });

  /** Ask the engine whether the turn played solves the task. */
  async function check(view: View): Promise<void> {
    if (state.peek() === "wrong" && view.ply < wrongPly) state.value = "open";
    const key = `${view.match}/${view.rev}`;
    if (key === checked || view.ply === 0 || state.peek() !== "open") return;
    checked = key;
    try {
      const { result } = await request(view);
      if (key !== checked || result === "open") return;
      tries.value += 1;
      played = movesPlayed(view).join(" ");
      refutation = moveOrPlaceName(view, task.tempting?.line[0] ?? "");
      wrongPly = view.ply;
      state.value = result;
      if (result === "wrong") return;
      if (task.id) recordTask(info.id, task.id, "solved");
      place.solved();
    } catch (failure) {
      if (!(failure instanceof EngineFailure)) throw failure;
    }
  }

  /** Return the notation of the user's moves up to the position of this view. */
  function movesPlayed({ ply }: View): string[] {
    const moves = table.log.filter(
      (entry) => entry.kind === "move" && entry.side === task.side && entry.ply <= ply,
    );
    return moves.map(({ text }) => text);
  }

  async function show(): Promise<void> {
    if (task.id) recordTask(info.id, task.id, "seen");
    await openPosition();
    state.value = "shown";
    await table.play(task.answers[0] ?? "");
  }

  /**
   * Return the notation of the move to which a hint points: the next move of a turn that solves the
   * task; "" if there is no such move, for example while the position is being opened again.
   */
  const hintedMove = (view: View) => nextMove(task.answers, movesPlayed(view), view);

  /** Return the start place of the move to which a hint points. */
  function firstPlace(view: View): string | undefined {
    const hinted = hintedMove(view);
    return view.moves.find(({ text }) => text === hinted)?.path[0];
  }

  function hintWords(view: View): string {
    if (task.hint) return task.hint;
    const first = firstPlace(view);
    if (first) return t("task-hint", { place: placeLabel(view, first, words()) });
    const hinted = hintedMove(view);
    return hinted ? t("task-hint-move", { move: moveName(view, hinted, words()) }) : "";
  }

  function title(moment: TableSnapshot): string {
    if (task.question) return task.question;
    return t("task-title", { side: sideName(moment, task.side) });
  }

  /** Return the text under the title: the game's status or, after an answer, result and reason. */
  function text(moment: TableSnapshot): string {
    const { view } = moment;
    const speaker = speakerOf(info);
    const reason = reasonOf(task, speaker);
    if (state.value === "right") return `${t("task-right")} ${reason}`.trim();
    if (state.value === "shown") return `${t("task-shown")} ${reason}`.trim();
    if (state.value === "open") return statusWords(view, words());
    const { tempting } = task;
    if (tempting?.text !== played) return t("lesson-wrong");
    const temptation = words().say("hint", tempting.reason, speaker);
    return refutation
      ? t("task-tempting", { reason: temptation, reply: refutation })
      : `${temptation} ${t("task-tempting-dice")}`;
  }

  function content(moment: TableSnapshot): TemplateResult {
    const open = state.value === "open";
    return html`${lessonText({
      title: title(moment),
      said: text(moment),
      state: open ? "asks" : state.value,
      refusal: open ? (moment.refusal?.text ?? "") : "",
      hint: open && hinted.value ? hintWords(moment.view) : "",
    })}${open || !task.origin ? nothing : html`<p class="task-tries"><a href=${studyPage({ id: task.origin, game: info.id })}>${t("task-origin")}</a></p>`}${tries.value > 0 ? html`<p class="task-tries">${t("task-tries", { count: tries.value })}</p>` : nothing}`;
  }

  const hint = () => {
    hinted.value = true;
    if (table.view && state.value === "open") table.say(hintWords(table.view));
  };
  const again = () => void openPosition();

  function acts(moment: TableSnapshot): TemplateResult {
    const open = state.value === "open";
    const solved = state.value === "right" || state.value === "shown";
    const look = state.value === "wrong" ? "button first" : "button";
    const next = place.next ?? SHELF;
    const onward = t(place.next ? (solved ? "task-next" : "task-skip") : "task-all");
    return html`${open ? otherActions(moment, table) : nothing}
      ${button({ sign: "undo", words: t("lesson-again"), look, act: "again", closed: open && moment.view.ply === 0, press: again })}
      ${button({ sign: "hint", words: t("act-hint"), act: "hint", closed: !open, press: hint })}
      ${button({ sign: "eye", words: t("task-show"), act: "show", closed: solved, press: () => void show() })}
      <a class=${solved ? "button first" : "button"} data-act="on" href=${next}><span>${onward}</span></a>`;
  }

  onStepKeys((key, event) => {
    const { target } = event;
    const typing = target instanceof Element && target.closest("input, textarea, select, dialog");
    if (typing || isCombined(event)) return undefined;
    const { next } = place;
    // If the board has the focus, the key `n` moves the focus to the next place where the user can
    // act.
    const onBoard = target instanceof Element && target.closest(".stage") !== null;
    if (key === "h") return hint;
    if (key === "r" && state.value !== "open") return again;
    return key === "n" && next && !onBoard ? () => location.assign(next) : undefined;
  }, true);

  const panel: Panel = {
    element: buttons,
    update(moment) {
      const { view } = moment;
      void check(view);
      buttons.setAttribute("aria-label", t("acts-title"));
      render(
        html`<p class="course-where"><span>${place.kind()}</span><span>${place.where()}</span></p>`,
        head,
      );
      render(content(moment), body);
      render(acts(moment), buttons);
      render(
        html`<a href=${SHELF}>${t("task-all")}</a><a href=${rulesPage(info.id)}>${t("link-rules")}</a>`,
        links,
      );
      const first =
        hinted.value && state.value === "open" && !task.hint ? firstPlace(view) : undefined;
      rings.show({ goal: [], hint: first ? [first] : [] });
      const key = `${state.value} ${tries.value}`;
      announcer.announce(key, () => `${title(moment)}. ${text(moment)}`);
    },
  };

  return {
    panel,
    above: head,
    async begin() {
      // Marks and messages that could reveal the answer are hidden. Rolls, passes, forced moves and
      // the end of a turn are never automatic.
      overridePreferences({ ...BY_HAND, hides: REVEALING });
      const note = (fits: boolean) => task.id && recordFit(info.id, task.id, fits);
      try {
        await openPosition();
        // The engine refuses an invalid position (above), or answers of the task that are illegal
        // in it (below). If it is one of the game's tasks, not a teacher's, the task is then
        // recorded as unfit: the practice page omits it.
        if (table.view) await request(table.view);
        note(true);
      } catch (failure) {
        if (!(failure instanceof EngineFailure)) throw failure;
        // The engine has stopped, and the table shows a notice. The task is kept, because it can be
        // valid.
        if (isEngineGone(failure)) return;
        note(false);
        notice("task", () => t("task-unreadable", { game: gameName(info) }), toShelf());
      }
    },
  };
}

/** Codes of marks and status messages that are hidden because they could reveal the answer. */
const REVEALING = ["attack", "attacked", "danger", "threatened", "would", "progression", "hope"];

/**
 * Open the task in the URL: a teacher's task in the fragment, or the task with the id `name`, or
 * the daily task of the date `name`. Show a notice and return null if there is no such task.
 */
export async function openTaskOfAddress(
  name: string,
  info: GameInfo,
  context: TableContext,
): Promise<OpenActivity | null> {
  await loadArea("learn/practice");
  const linkedTask = readTask(location.hash.slice(1));
  if (linkedTask) {
    // The link to another task of this game changes only the fragment, so no page is loaded.
    addEventListener("hashchange", () => location.reload());
    const place = { kind: () => t("task-sent"), where: () => "", solved: () => {}, next: null };
    return openTask(linkedTask, info, context, place);
  }
  const tasks = await tasksOf(info.id);
  // As on the practice page, omit other tasks recorded as illegal under the current rules (`left`),
  // so that the task numbers agree.
  const { left = [] } = taskRecordOf(readRecord().record, info.id);
  const isListed = ({ id }: { id: string }) => id === name || !left.includes(id);
  const ordered = tasks ? inOrder(tasks).filter(isListed) : [];
  if (tasks && isDay(name)) {
    const task = taskOfDay(tasks, name);
    const where = () => dayWords(name, words().language);
    const solved = () => recordDay(name, info.id);
    if (task)
      return openTask(task, info, context, {
        kind: () => t("task-day"),
        where,
        solved,
        next: null,
      });
  }
  const at = ordered.findIndex(({ id }) => id === name);
  const [task, following] = at < 0 ? [] : ordered.slice(at);
  if (!task) {
    notice("task", () => t("task-missing"), toShelf());
    return null;
  }
  return openTask(task, info, context, {
    kind: () => t("practice-title"),
    where: () => t("task-where", { number: at + 1, of: ordered.length }),
    solved: () => {},
    next: following ? taskPage(info.id, following.id) : null,
  });
}

/** Button of a notice that opens the list of tasks. */
const toShelf = () => ({ words: () => t("task-all"), press: () => location.assign(SHELF) });
