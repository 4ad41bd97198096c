/** Which of attacks, dangers and rows are shown; none of them is needed to play. */
import { fill, find, make } from "../../../ui/shell/dom";
import { switchLine } from "../../../ui/shell/fields";
import { change, settings } from "../../../ui/shell/settings";
import { SHOWN } from "../../../ui/shell/threats";
import { t, words } from "../../../ui/shell/words";
import type { Panel } from "../../../ui/table/moment";

const NAMES = ["threats", ...SHOWN] as const;

/** A drawer of switches, in games that mark attacks. */
export function switches(): Panel {
  const element = make("section", { class: "drawer", id: "switches", hidden: true });
  const title = make("summary", {});
  const lines = make("div", {});
  let language = "";
  fill(element, make("details", {}, title, lines));
  return {
    element,
    update({ view }) {
      element.hidden = !words().id("mark", "attack", view);
      if (element.hidden) return;
      if (language !== words().language) {
        language = words().language;
        fill(title, t("threats-title"));
        const flip = (name: (typeof NAMES)[number]) =>
          switchLine(t(`threats-${name}`), null, settings()[name], (on) => change(name, on));
        fill(lines, ...NAMES.map(flip));
      }
      const all = settings();
      NAMES.forEach((name, index) => {
        const line = lines.children[index] as HTMLElement;
        line.hidden = name !== "threats" && !all.threats;
        find<HTMLInputElement>("input", line).checked = all[name];
      });
    },
  };
}
