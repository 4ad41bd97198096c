/** The tutor: one lesson after the other on the board, each with its sentence and its answer. */
import type { TableControls } from "../../board/table";
import type { GameInfo } from "../../engine/protocol";
import { fill, make, write } from "../shell/dom";
import { rich } from "../shell/rich";
import { t } from "../shell/words";
import type { Moment, Panel } from "../table/moment";
import type { Lesson } from "./lesson";
import "./lesson.css";

/** What has become of a lesson. */
type Answer = "open" | "right" | "replied" | "wrong";

/** Shows the lessons above the sentence and lays their positions on the table. */
export function tutor(info: GameInfo, table: TableControls, lessons: readonly Lesson[]) {
  const title = make("h2", {});
  const text = make("p", { role: "status" });
  const buttons = make("div", { class: "lesson-acts" });
  const element = make("section", { class: "lesson" }, title, text, buttons);
  let number = 0;
  let shown = "";

  const begin = async (next: number) => {
    number = next;
    const seats = Object.fromEntries(info.seats.map((side) => [side, { kind: "human" } as const]));
    const position = lessons[number]?.position ?? {};
    await table.open({ new: { game: info.id, position, seats } });
  };

  const button = (words: string, press: () => void, first = false) =>
    make(
      "button",
      { class: first ? "button first" : "button", type: "button", onclick: press },
      words,
    );

  const ways = (answer: Answer): HTMLElement[] => {
    if (answer === "wrong") return [button(t("lesson-again"), () => void begin(number), true)];
    if (answer === "open") return [];
    const { reply } = lessons[number] ?? {};
    if (answer === "right" && reply)
      return [button(t("lesson-reply"), () => void table.play(reply), true)];
    if (number + 1 < lessons.length)
      return [button(t("lesson-next"), () => void begin(number + 1), true)];
    return [
      make("a", { class: "button first", href: `play.html?game=${info.id}` }, t("new-start")),
    ];
  };

  const panel: Panel = {
    element,
    update(moment) {
      const answer = answerOf(moment, lessons[number]);
      const id = `learn-${info.id}-${number + 1}`;
      write(title, t("lesson-title", { number: number + 1, of: lessons.length }));
      const said = {
        open: id,
        right: `${id}-right`,
        replied: `${id}-replied`,
        wrong: "lesson-wrong",
      };
      const words = t(said[answer]);
      if (words !== shown) fill(text, ...rich(words));
      shown = words;
      // Whoever goes on by keyboard has the next button under the finger, or the board.
      const focused = buttons.contains(document.activeElement);
      fill(buttons, ...ways(answer));
      if (focused) (buttons.querySelector<HTMLElement>(".first") ?? table).focus();
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
