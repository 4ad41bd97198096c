/**
 * The pen and the pencil: what a finger or mouse draws between two cells, tiles or separating
 * strokes; and a trial, in pencil, that is kept or thrown away.
 */
import type { TableControls } from "../../board/table";
import { fill, make } from "../shell/dom";
import { stepsLine } from "../shell/fields";
import { t, words } from "../shell/words";
import type { Moment, Panel } from "../table/moment";
import { isTrying } from "./figure";
import "./tools.css";

const KINDS = ["play", "line"] as const;
const TRIAL = ["keep", "drop"];

/** A trial that is begun, kept or thrown away. */
export function trial(table: TableControls): Panel {
  const element = make("div", { class: "trial" });
  return {
    element,
    update(moment) {
      element.hidden = moment.view.actor.kind === "over";
      keepFocus(element, () => fill(element, ...trialButtons(moment, table)));
    },
  };
}

export function tools(table: TableControls): Panel {
  const pen = make("div", { class: "pen" });
  const tried = trial(table);
  const element = make("div", { class: "tools" }, pen, tried.element);
  let kind: (typeof KINDS)[number] = "play";
  let language = "";
  return {
    element,
    update(moment) {
      element.hidden = moment.view.actor.kind === "over";
      tried.update(moment);
      if (words().language === language) return;
      language = words().language;
      const options = KINDS.map((one) => [one, t(`puzzle-tool-${one}`)] as const);
      const setTool = (next: (typeof KINDS)[number]) => {
        kind = next;
        table.setTool(kind);
      };
      fill(pen, stepsLine(t("puzzle-tool"), options, kind, setTool));
    },
  };
}

function trialButtons({ view }: Moment, table: TableControls): HTMLElement[] {
  const trying = isTrying(view);
  return view.actions
    .filter(({ id }) => (trying ? TRIAL.includes(id) : id === "try"))
    .map(({ id }) => {
      const label = words().say("action", { code: id, params: {} }, view);
      const onclick = () => void table.act(id);
      return make("button", { class: "button", type: "button", "data-act": id, onclick }, label);
    });
}

/** Where a button that had focus is made anew, the first of the new ones has it. */
function keepFocus(element: HTMLElement, change: () => void): void {
  const act = (document.activeElement as HTMLElement | null)?.dataset.act;
  const had = element.contains(document.activeElement);
  change();
  const same = element.querySelector<HTMLElement>(`[data-act="${act}"]`);
  if (had) (same ?? element.querySelector("button"))?.focus();
}
