/** What the chosen move takes, added up as on paper: 2 + 4 + 6 = 12. */
import type { Move } from "../../engine/protocol";
import { fill, make } from "../../ui/shell/dom";
import { t, words } from "../../ui/shell/words";
import type { Panel } from "../../ui/table/moment";
import "./capturepreview.css";

/** Shown for moves that tell in numbers what they take, and have words for how that comes. */
export function capturePreview(): Panel {
  const element = make("section", { class: "takings", id: "takings", hidden: true });
  return {
    element,
    update({ view, chosen }) {
      const label = chosen?.ways.find(({ path }) => path.at(-1) === chosen.place)?.label;
      const told = !!label && words().id("takings", label.code, view) !== null;
      element.hidden = !told;
      fill(element, ...(told ? [heading(label), sum(label)] : []));
      if (told) element.append(make("p", {}, words().say("takings", label, view)));
    },
  };
}

function heading({ params }: Move["label"]): HTMLElement {
  const whole = t("takings-sum", { sum: params.sum ?? 0 });
  return make(
    "div",
    { class: "label-line" },
    make("span", {}, t("takings-title")),
    make("span", {}, whole),
  );
}

/** Every part in the ring that its pit has on the board. */
function sum({ params }: Move["label"]): HTMLElement {
  const taken = Array.isArray(params.taken) ? params.taken : [];
  const parts = taken.flatMap((count) => [" + ", make("span", { class: "part" }, String(count))]);
  const whole = taken.length > 1 ? [" = ", make("b", {}, String(params.sum))] : [];
  const after = make("span", { class: "after" }, t("takings-after", { after: params.after ?? 0 }));
  return make("div", { class: "sum" }, ...parts.slice(1), ...whole, " ", after);
}
