/**
 * A course on the game page: a series of positions, each with a question. It replaces the prompt,
 * the buttons and the move list. Each step has its own URL.
 */
import { signal } from "@preact/signals-core";
import { html, render } from "lit-html";
import { isCombined, keyOf } from "../../board/keyname";
import { moveName, placeLabel } from "../../board/names";
import { liveRegion } from "../../board/narrator";
import type { GameInfo, Seat } from "../../engine/protocol";
import { bodyOf, openDialog } from "../shell/dialog";
import { find, make } from "../shell/dom";
import { drawIn } from "../shell/draw";
import { speakerOf } from "../shell/gamewords";
import { rulesPage } from "../shell/links";
import { toast } from "../shell/toast";
import { loadArea, t, words } from "../shell/words";
import { opponentAt, seatsAt } from "../table/seats";
import type { TableContext } from "../table/tablecontext";
import type { Panel, TableSnapshot } from "../table/tablesnapshot";
import { answerOf, dueMove } from "./answer";
import type { Course } from "./course";
import { acts, type Does, type Drawn, place, stepList, text, told } from "./drawn";
import { keepProgress, readProgress } from "./progress";
import { ringsOver } from "./rings";
import "./course.css";

/** Codes of marks and sentences that would give the answer away. */
const HIDDEN = ["would"];
/** Change of step for each arrow key, pressed with Alt. */
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export interface OpenCourse {
  panel: Panel;
  /** The element above the board, for screens without room beside the board. */
  above: HTMLElement;
  begin(): Promise<void>;
}

/** Adds a course to the page. */
export async function openCourse(
  info: GameInfo,
  laid: TableContext,
  course: Course,
): Promise<OpenCourse> {
  await loadArea("learn/course");
  const { table, overridePreferences } = laid;
  const { steps } = course;
  const [side = "", ...others] = seatsAt(info, {});
  const level = info.levels[0] ?? "";
  const { progress: kept, damaged } = readProgress(info.id);
  const done = signal(kept.done);
  const present = signal(0);
  /** Detail of the hint: 0 for none, 1 for the starting place, 2 for both ends of the move. */
  const shown = signal(0);
  /** The ply to which the hint belongs. The hint disappears when the ply changes. */
  let hinted = 0;
  let heard = "";

  const where = make("div", { class: "course-head" });
  const body = make("div", { class: "course" });
  const buttons = make("section", { class: "acts course-acts" });
  const list = make("nav", { class: "course-list" });
  const links = make("p", { class: "links course-links" });
  find(".game").classList.add("coursing");
  find(".board").before(where);
  find("#say").prepend(body);
  find("#acts").after(buttons);
  find(".more").append(list, links);
  const rings = ringsOver(table);
  const region = liveRegion();
  document.body.append(region.element);
  if (damaged) toast(t("course-damaged"));

  /** True while the board still shows the position of another step. */
  const laying = signal(true);

  /** Opens the position of the current step on the board. */
  async function lay(): Promise<void> {
    laying.value = true;
    shown.value = 0;
    heard = "";
    const { position = {} } = steps[present.value] ?? {};
    const seats: Record<string, Seat> = { [side]: { kind: "human" } };
    for (const other of others) seats[other] = opponentAt(level);
    await table.open({ new: { game: info.id, position, seats } });
    laying.value = false;
  }

  async function go(step: number): Promise<void> {
    present.value = Math.max(0, Math.min(steps.length - 1, step));
    keepProgress(info.id, { done: done.value, last: steps[present.value]?.name ?? "" });
    const address = `#step=${present.value + 1}`;
    if (location.hash !== address) history.pushState(null, "", address);
    await lay();
  }

  /** Index of the step in the URL, or of the step opened last if the URL has none. */
  function asked(): number {
    const number = Number(/^#step=(\d+)$/.exec(location.hash)?.[1] ?? 0);
    return number > 0
      ? number - 1
      : Math.max(
          0,
          steps.findIndex(({ name }) => name === kept.last),
        );
  }
  const follow = () => {
    if (location.hash.startsWith("#step=")) void go(asked());
  };
  addEventListener("hashchange", follow);

  const does: Does = {
    go: (step) => void go(step),
    hint: () => {
      shown.value += 1;
    },
    again: () => void lay(),
    reply: () => void table.play(steps[present.value]?.reply ?? ""),
    act: (id) => void table.act(id),
    play: `play.html?game=${info.id}${level ? `&level=${level}` : ""}`,
  };

  addEventListener(
    "keydown",
    (event: KeyboardEvent) => {
      const { altKey, target } = event;
      const key = keyOf(event);
      const pressed = altKey ? STEPS[key] : undefined;
      const onBoard = target instanceof Node && find("#board").contains(target);
      // On a puzzle sheet, the same keys lay a tile.
      if (pressed && !(onBoard && info.seats.length === 1)) void go(present.value + pressed);
      else if (onBoard && key === "h" && !isCombined(event)) does.hint();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );

  /** The places and the sentence of the current hint. */
  function hintOf({ view, log }: TableSnapshot): { places: string[]; words: string } {
    const text = shown.value > 0 ? dueMove(steps[present.value] ?? {}, log, view) : null;
    if (text === null) return { places: [], words: "" };
    const path = view.moves.find((move) => move.text === text)?.path ?? [];
    const [from, to = from] = [path[0], path.at(-1)];
    if (!from || !to) return { places: [], words: moveName(view, text, words()) };
    const label = (id: string) => placeLabel(view, id, words());
    if (shown.value > 1 && from !== to)
      return {
        places: [from, to],
        words: t("course-hint-then", { from: label(from), to: label(to) }),
      };
    return { places: [from], words: t("course-hint-begin", { place: label(from) }) };
  }

  function showAll(): void {
    const dialog = openDialog({
      title: t("course-steps"),
      body: () => stepList(drawnNow()),
      onclose: () => removeEventListener("hashchange", close),
    });
    const close = () => dialog.close();
    addEventListener("hashchange", close);
    bodyOf(dialog).className += " course-list";
  }

  const game = speakerOf(info);
  const drawnNow = (): Drawn => {
    const step = steps[present.value];
    const { view, log } = table.state;
    const seen = view.value;
    const here = !laying.value && seen?.match === table.view?.match;
    const answer = step && seen && here ? answerOf(step, side, log.value, seen) : "open";
    return { game, steps, present: present.value, answer, laid: here, done: done.value };
  };

  drawIn(links, () => [
    html`<a href=${rulesPage(info.id)}>${t("link-rules")}</a>`,
    html`<a href=${does.play}>${t("course-play")}</a>`,
    html`<button type="button" @click=${() => void copy()}>${t("course-link")}</button>`,
  ]);
  async function copy(): Promise<void> {
    const { copyLink } = await import("../shell/files");
    const { origin, pathname, search } = location;
    await copyLink(`${origin}${pathname}${search}#step=${present.value + 1}`, t("link-copied"));
  }

  /** Announces each new step and the result of an answer to screen readers. */
  function hear(drawn: Drawn): void {
    const { answer } = drawn;
    const key = `${drawn.present} ${answer}`;
    if (key === heard) return;
    heard = key;
    if (answer === "open") {
      const params = { number: drawn.present + 1, of: steps.length, title: told(drawn) };
      region.announce(
        `${t("course-heard", params)} ${told(drawn, "-tells")} ${told(drawn, "-task")}`,
      );
    } else if (answer === "wrong") region.announce(t("lesson-wrong"));
    else region.announce(told(drawn, answer === "right" ? "-right" : "-replied"));
  }

  const panel: Panel = {
    element: buttons,
    update(moment) {
      const drawn = drawnNow();
      const { answer } = drawn;
      if (moment.view.ply !== hinted) shown.value = 0;
      hinted = moment.view.ply;
      const name = steps[drawn.present]?.name ?? "";
      if ((answer === "right" || answer === "replied") && !drawn.done.includes(name)) {
        done.value = [...drawn.done, name];
        keepProgress(info.id, { done: done.value, last: name });
      }
      const hint = answer === "open" ? hintOf(moment) : { places: [], words: "" };
      buttons.setAttribute("aria-label", t("acts-title"));
      list.setAttribute("aria-label", t("course-steps"));
      render(place(drawn, showAll), where);
      render(text(drawn, moment, hint.words), body);
      render(acts(drawn, moment, does), buttons);
      render(stepList(drawn), list);
      const goal = answer === "open" ? (steps[drawn.present]?.goal ?? []) : [];
      rings.show({ goal, hint: hint.places });
      hear(drawn);
    },
  };

  return {
    panel,
    above: where,
    async begin() {
      // The answer is checked when it is played, so the opponent does not reply automatically.
      overridePreferences({
        commit: true,
        autoForced: false,
        autoPass: false,
        autoThrow: false,
        hides: HIDDEN,
      });
      present.value = asked();
      history.replaceState(null, "", `#step=${present.value + 1}`);
      await lay();
    },
  };
}
