/** A study on the board: a position with a question, and once it is played what there is to see. */
import type { Painter } from "../../board/painter";
import type { GameInfo, Seat, View } from "../../engine/protocol";
import { readGame } from "../../storage";
import { fill, find, make } from "../shell/dom";
import { gameName } from "../shell/gamewords";
import { icon } from "../shell/icons";
import { middle } from "../shell/newgame";
import { rich } from "../shell/rich";
import { tabs } from "../shell/tabs";
import { t, words } from "../shell/words";
import type { Laid } from "../table/laid";
import type { Moment, Panel } from "../table/moment";
import { resume } from "../table/resume";
import type { Study, StudyName, Telling } from "./studies";

export interface Studying {
  panel: Panel;
  /** The question, which stands above the board where there is no room beside it. */
  head: HTMLElement;
  /** Sets the position up, or goes on with the game that was played on from it. */
  begin(): Promise<void>;
}

/** What has become of a study: not yet played, answered, otherwise played, played on from. */
type Stage = "open" | "solved" | "missed" | "past";

/** The study's part of the column, and its way of sitting at the table. */
export function studying(
  study: StudyName & Study,
  info: GameInfo,
  painter: Painter,
  laid: Laid,
): Studying {
  const { table, watching, insist } = laid;
  const mover = study.mover ?? info.seats[0] ?? "";
  const other = info.seats.find((side) => side !== mover) ?? "";
  const computer: Seat = { kind: "computer", level: middle(info.levels) };
  const seats: Record<string, Seat> = { [mover]: { kind: "human" }, [other]: computer };
  const word = (part: string) => `study-${study.id}${part}`;
  const game = find(".game");
  const head = make("div", { "aria-live": "polite" });
  const body = make("div", { class: "study-body" });
  const element = make("section", { class: "study" }, head, body);
  const foot = make("section", { class: "acts study-acts", hidden: true });
  find("#say").before(element);
  find("#acts").after(foot);
  let opened = false;
  let tab = "";
  let shown = "";

  function stageOf(view: View): Stage {
    if (view.eyes !== mover || view.series.game > 1 || view.ply > study.steps) return "past";
    if (view.ply < study.steps) return "open";
    const first = table.log.find(({ kind }) => kind === "move");
    return study.answer === null || first?.text === study.answer ? "solved" : "missed";
  }
  table.decorateView((view) => {
    const { marks = view.marks } = study;
    return stageOf(view) === "solved" ? { ...view, marks } : view;
  });

  async function playOn(): Promise<void> {
    insist({});
    if (study.turns) await table.seat({ [mover]: computer, [other]: { kind: "human" } });
    else table.commit();
    table.focus();
  }

  function show(stage: Stage, over: boolean): void {
    game.dataset.study = stage;
    element.hidden = stage === "past";
    foot.hidden = stage === "open" || stage === "past";
    if (stage === "past") return;
    const own = word("-eyebrow");
    const eyebrow = words().has(own) ? own : "study-eyebrow";
    const solved = stage === "solved";
    const lead = { open: word("-lead"), solved: word("-solved-lead"), missed: "lesson-wrong" };
    fill(
      head,
      make("p", { class: "eyebrow" }, ...rich(t(eyebrow, { game: gameName(info) }))),
      make("h2", { class: "turn" }, t(solved ? word("-solved") : word(""))),
      make("p", { class: "lead" }, t(lead[stage])),
    );
    if (!study.tells) fill(body);
    else if (solved || opened) fill(body, ...told(study.tells(painter), solved));
    else fill(body, invitation());
    fill(foot, stepBack(), over ? newGame() : goOn(solved));
  }

  function invitation(): HTMLElement {
    const press = () => {
      opened = true;
      shown = "";
      watching.show();
    };
    return make(
      "div",
      { class: "invitation" },
      make("button", { class: "quiet", type: "button", onclick: press }, t("study-ask")),
      make("p", {}, t("study-ask-note")),
    );
  }

  function told({ parts, first, end }: Telling, ended: boolean): HTMLElement[] {
    const row = make("div", {});
    const entries = Object.entries(parts).map(([id, part]) => ({
      id,
      words: t(`study-tab-${id}`),
      body: part,
    }));
    tabs(row, t(word("")), entries, tab || first, (id) => {
      tab = id;
    });
    return ended ? [row, end] : [row];
  }

  function stepBack(): HTMLElement {
    const press = () => void table.undo();
    const button = make("button", { class: "button", type: "button", onclick: press });
    fill(button, icon("undo"), make("span", {}, t("study-back")));
    return button;
  }

  function goOn(solved: boolean): HTMLElement {
    const press = () => void playOn();
    const own = word("-on");
    return make(
      "button",
      { class: solved ? "button first" : "button", type: "button", onclick: press },
      t(words().has(own) ? own : "study-on"),
    );
  }

  function newGame(): HTMLElement {
    return make("a", { class: "button first", href: `play.html?game=${info.id}` }, t("act-new"));
  }

  return {
    head,
    panel: {
      element,
      update({ view }: Moment) {
        const stage = stageOf(view);
        const key = `${stage} ${opened} ${words().language} ${document.documentElement.dataset.theme}`;
        if (key === shown) return;
        shown = key;
        show(stage, view.actor.kind === "over");
      },
    },
    async begin() {
      const kept = await readGame(`study.${study.id}`);
      if (kept && kept.view.ply > study.steps && !(await resume(laid, kept))) return;
      // The answer is looked at when it is played: the other side waits.
      insist({ commit: true, autoForced: false });
      const { position, table: before } = study;
      const start = { game: study.game, position, seats };
      await table.open({ new: start }, before && { view: before.view, seats });
    },
  };
}
