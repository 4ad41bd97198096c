/** The tutor: one lesson after the other on the board, each with its sentence and its answer. */
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { TableControls } from "../../board/table";
import type { GameInfo } from "../../engine/protocol";
import { make } from "../shell/dom";
import { rich } from "../shell/rich";
import { t } from "../shell/words";
import type { Moment, Panel } from "../table/moment";
import type { Lesson } from "./lesson";
import "./lesson.css";

/** What has become of a lesson. */
type Answer = "open" | "right" | "replied" | "wrong";

/** Shows the lessons above the sentence and lays their positions on the table. */
export function tutor(info: GameInfo, table: TableControls, lessons: readonly Lesson[]) {
  const element = make("section", { class: "lesson" });
  const number = signal(0);

  const begin = async (next: number) => {
    number.value = next;
    const seats = Object.fromEntries(info.seats.map((side) => [side, { kind: "human" } as const]));
    const position = lessons[next]?.position ?? {};
    await table.open({ new: { game: info.id, position, seats } });
  };

  const button = (words: string, press: () => void) =>
    html`<button class="button first" type="button" @click=${press}>${words}</button>`;

  const way = (answer: Answer): TemplateResult | typeof nothing => {
    const present = number.value;
    const { reply } = lessons[present] ?? {};
    if (answer === "open") return nothing;
    if (answer === "wrong") return button(t("lesson-again"), () => void begin(present));
    if (answer === "right" && reply) return button(t("lesson-reply"), () => void table.play(reply));
    if (present + 1 < lessons.length)
      return button(t("lesson-next"), () => void begin(present + 1));
    return html`<a class="button first" href="play.html?game=${info.id}">${t("new-start")}</a>`;
  };

  const panel: Panel = {
    element,
    update(moment) {
      const answer = answerOf(moment, lessons[number.value]);
      const id = `learn-${info.id}-${number.value + 1}`;
      const said = {
        open: id,
        right: `${id}-right`,
        replied: `${id}-replied`,
        wrong: "lesson-wrong",
      };
      const words = t(said[answer]);
      const title = t("lesson-title", { number: number.value + 1, of: lessons.length });
      const focused = element.contains(document.activeElement);
      const lesson = html`<h2>${title}</h2>
        <p role="status">${guard([words], () => rich(words))}</p>
        <div class="lesson-acts">${way(answer)}</div>`;
      render(lesson, element);
      // Whoever goes on by keyboard has the next button under the finger, or the board.
      if (focused && !element.contains(document.activeElement))
        (element.querySelector<HTMLElement>(".first") ?? table).focus();
    },
  };
  return { panel, begin: () => begin(0) };
}

function answerOf({ log, view }: Moment, lesson: Lesson | undefined): Answer {
  const first = log.find(({ kind, ply }) => kind === "move" && ply <= view.ply);
  if (!first) return "open";
  if (lesson?.answers?.includes(first.text) === false) return "wrong";
  return lesson?.reply && view.ply > first.ply ? "replied" : "right";
}
