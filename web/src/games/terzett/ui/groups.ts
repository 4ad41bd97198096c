/** How many groups of every number lie complete, and how many equal groups touch. */
import { fill, make, write } from "../../../ui/shell/dom";
import { t } from "../../../ui/shell/words";
import type { Panel } from "../../../ui/table/moment";

export function groups(): Panel {
  const title = make("h2", {});
  const note = make("small", {});
  const row = make("ul", { class: "groups-row" });
  const head = make("div", { class: "head" }, title, note);
  const element = make("section", { class: "groups numbers" }, head, row);
  return {
    element,
    update({ view }) {
      const counted = (code: string) =>
        view.counters.find((counter) => counter.code === code)?.value ?? 0;
      write(title, t("groups-title"));
      write(note, t("groups-note", { groups: counted("groups"), touch: counted("connections") }));
      const tokens = view.tokens.filter(({ kind }) => kind === "group");
      row.hidden = tokens.length === 0;
      fill(
        row,
        ...tokens.map(({ id, value, used }) => {
          const number = id.replace("group.", "");
          const said = t("groups-of", { number, count: value });
          return make(
            "li",
            { class: used ? "done" : null },
            make("span", { class: "unseen" }, said),
            make("b", { "aria-hidden": "true" }, number),
            make("i", { "aria-hidden": "true", style: `--done:${value}` }),
          );
        }),
      );
    },
  };
}
