/** What every move of a position is worth, as a table with the best first. */
import { moveName } from "../../board/names";
import type { Analysis, Prospect } from "../../engine/protocol";
import { make } from "../shell/dom";
import { t, words } from "../shell/words";
import type { Moment } from "./moment";

/**
 * Where all lies open a worth is how the game ends with best play; where something is `hidden` it
 * is what a move may be expected to bring, and beside it stands how far it lies behind the best.
 */
export function moveValues({ view }: Moment, now: Analysis | null, hidden: boolean): HTMLElement {
  if (!now) return make("p", { class: "soft" }, t("analysis-looking"));
  const prospects = [...now.prospects].sort((a, b) => b.value - a.value);
  const [best] = prospects;
  const rows = prospects.map((prospect) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, moveName(view, prospect.text, words())),
      make("td", { class: "worth" }, worth(prospect, now.unit)),
      hidden && best ? distance(prospect, best) : certainty(prospect),
    ),
  );
  const columns = hidden ? ["move", "expected", "behind"] : ["move", "balance", "sure"];
  const lead = !hidden ? "lead" : best?.exact ? "lead-exact" : "lead-sampled";
  return make(
    "div",
    {},
    make(
      "table",
      { class: "worths" },
      make("caption", {}, t(`analysis-${lead}`, { unit: t(`units-${now.unit}`) })),
      make(
        "thead",
        {},
        make("tr", {}, ...columns.map((id) => make("th", { scope: "col" }, t(`analysis-${id}`)))),
      ),
      make("tbody", {}, ...rows),
    ),
    !hidden &&
      make("p", { class: "soft" }, t("analysis-line", { line: best?.line.join(" – ") ?? "" })),
  );
}

function worth({ value, margin }: Prospect, unit: string): string {
  const told = unit === "percent" ? plain(value) : signed(value);
  return margin > 0 ? `${told} ± ${plain(margin)}` : told;
}

function distance(prospect: Prospect, best: Prospect): HTMLElement {
  const { value, apart, exact } = prospect;
  const told = prospect === best ? t("analysis-best") : signed(value - best.value);
  if (exact) return make("td", { class: "certain" }, `${told} · ${t("analysis-exact")}`);
  return make("td", {}, apart > 0 ? `${told} ± ${plain(apart)}` : told);
}

function certainty({ exact }: Prospect): HTMLElement {
  const sure = exact ? "certain" : "estimated";
  return make("td", { class: exact ? "certain" : "" }, t(`analysis-${sure}`));
}

/** "+4", "−2", "0". */
export function signed(value: number): string {
  const format = new Intl.NumberFormat(words().language, { signDisplay: "exceptZero" });
  return format.format(Math.round(value)).replace("-", "−");
}

/** "4", and what is less than one with a place more. */
function plain(value: number): string {
  const places = value < 1 ? 1 : 0;
  return new Intl.NumberFormat(words().language, { maximumFractionDigits: places }).format(value);
}
