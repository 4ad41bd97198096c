/** The rows that a side can still set: their numbers, and on the board the stones for them. */
import type { TableControls } from "../../../board/table";
import type { Mark } from "../../../engine/protocol";
import { fill, make } from "../../../ui/shell/dom";
import { t, words } from "../../../ui/shell/words";
import { type Moment, type Panel, toPlay, yourSide } from "../../../ui/table/moment";

/** Shown in games that mark such rows, for the side that you play, or whoever is to move. */
export function prospects(table: TableControls): Panel {
  const element = make("section", { class: "prospects", id: "prospects", hidden: true });
  let shown = "";
  return {
    element,
    update(moment) {
      const side = yourSide(moment) ?? toPlay(moment);
      const of = (kind: string) =>
        moment.view.marks.filter((mark) => mark.kind === kind && mark.side === side);
      const [open, hoped] = [of("progression"), of("hope")];
      // Written anew only where something is new, so that focus stays where it is.
      const news = JSON.stringify([words().language, open, hoped]);
      if (news === shown) return;
      shown = news;
      element.hidden = open.length + hoped.length === 0;
      if (element.contains(document.activeElement) || element.matches(":hover")) table.point([]);
      const parts = element.hidden ? [] : [heading(), rows(moment, open, table), hopes(hoped)];
      fill(element, ...parts);
    },
  };
}

function heading(): HTMLElement {
  return make("h2", { class: "label-line" }, t("prospects-title"));
}

/** Every row as a button: pointed at or in focus, it shows where its stones lie. */
function rows(moment: Moment, marks: readonly Mark[], table: TableControls): HTMLElement {
  const row = (mark: Mark) => {
    const show = () => table.point([mark]);
    const hide = () => table.point([]);
    return make(
      "li",
      {},
      make(
        "button",
        {
          type: "button",
          title: words().say("label", mark.label, moment.view),
          onpointerenter: show,
          onpointerleave: hide,
          onfocus: show,
          onblur: hide,
          onclick: show,
        },
        ...numbers(mark),
      ),
    );
  };
  return make("ul", {}, ...marks.map(row));
}

/** "2 · 15 · 28", a captured number underlined. */
function numbers({ label: { params } }: Mark): (HTMLElement | string)[] {
  const list = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);
  const captured = list(params.captured);
  return list(params.values).flatMap((value, index) => [
    index > 0 ? " · " : "",
    captured.includes(value) ? make("u", {}, String(value)) : String(value),
  ]);
}

/** How many rows more there are for whoever takes the numbers that they lack. */
function hopes(marks: readonly Mark[]): HTMLElement | null {
  const lacking = marks.flatMap(({ label }) =>
    Array.isArray(label.params.missing) ? label.params.missing.map(Number) : [],
  );
  const missing = [...new Set(lacking)].sort((a, b) => a - b);
  if (missing.length === 0) return null;
  return make("p", {}, t("prospects-more", { count: marks.length, missing }));
}
