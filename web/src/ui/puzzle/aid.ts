/** The hint as a panel: the aid by its name in the book, the reason, the step; and a lesson. */
import type { TableControls } from "../../board/table";
import { fill, make } from "../shell/dom";
import { icon } from "../shell/icons";
import { t, words } from "../shell/words";
import type { Moment, Panel } from "../table/moment";
import { advised } from "./actions";
import { typeset } from "./figure";
import type { Lesson } from "./lesson";
import "./aid.css";

export function aid(table: TableControls, lesson: Lesson | null): Panel {
  const said = make("div", { class: "aid-said" });
  const tools = make("div", { class: "aid-tools" });
  const element = make("section", { class: "aid" }, said, tools);
  let moment: Moment | null = null;
  const show = () => {
    if (!moment) return;
    fill(said, ...hint(moment, table, lesson?.running ?? false));
    fill(tools, ...(lesson ? controls(moment, lesson) : []));
    element.hidden = said.childElementCount + tools.childElementCount === 0;
  };
  lesson?.changed(show);
  return {
    element,
    update(now) {
      moment = now;
      show();
    },
  };
}

function hint(moment: Moment, table: TableControls, running: boolean): HTMLElement[] {
  const { advice, view } = moment;
  if (!advice) return [];
  const { code } = advice.reason;
  const title = words().has(`aid-${code}`) ? t(`aid-${code}`) : "";
  const german = words().language !== "de" && words().has(`aid-${code}-book`);
  const step = advised(moment);
  return [
    make(
      "div",
      { class: "aid-box" },
      title
        ? make(
            "h2",
            {},
            title,
            german ? make("em", { lang: "de" }, ` ${t(`aid-${code}-book`)}`) : null,
          )
        : null,
      make("p", {}, typeset(words().say("hint", advice.reason, view))),
    ),
    ...(step && !running
      ? [
          make(
            "button",
            {
              class: "aid-step button first",
              type: "button",
              "data-act": "step",
              onclick: step.press(table),
            },
            step.words,
          ),
        ]
      : []),
  ];
}

/** Play the whole solution: begin; then pause, go on, one step, stop. */
function controls({ view }: Moment, lesson: Lesson): HTMLElement[] {
  if (view.actor.kind === "over") return [];
  if (!lesson.begun) {
    return [
      make(
        "button",
        { class: "quiet", type: "button", "data-act": "lesson", onclick: () => lesson.begin() },
        icon("play", true),
        t("puzzle-lesson"),
      ),
    ];
  }
  const round = (sign: "play" | "pause" | "forth" | "close", label: string, press: () => void) =>
    make(
      "button",
      { class: "round", type: "button", "aria-label": label, title: label, onclick: press },
      icon(sign),
    );
  return [
    make("span", { class: "aid-title" }, t("puzzle-lesson-running")),
    lesson.running
      ? round("pause", t("puzzle-lesson-pause"), () => lesson.pause())
      : round("play", t("puzzle-lesson-go"), () => lesson.go()),
    round("forth", t("puzzle-lesson-step"), () => lesson.step()),
    round("close", t("puzzle-lesson-stop"), () => lesson.stop()),
  ];
}
