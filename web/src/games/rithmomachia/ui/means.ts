/** The means of two numbers and the third terms with them: on a line, in words, on the board. */
import type { TableControls } from "../../../board/table";
import type { Engine } from "../../../engine/client";
import { EngineFailure } from "../../../engine/failure";
import type { View } from "../../../engine/protocol";
import { fill, make } from "../../../ui/shell/dom";
import { t, words } from "../../../ui/shell/words";
import type { Panel } from "../../../ui/table/moment";
import { drawLine } from "./line";
import { askMeans, type Means, type Proportion, type Term } from "./proportions";

const PLACES = ["before", "mean", "after"] as const;
/** Greater numbers than this are not asked about. */
const GREATEST = 9999;

/** A drawer, in games that mark rows; while it is open a chosen stone's number comes into it. */
export function means(engine: Engine, table: TableControls): Panel {
  const element = make("section", { class: "drawer", id: "means", hidden: true });
  const title = make("summary", {});
  const lead = make("p", { class: "soft" });
  const fields = [field(), field()] as const;
  const answer = make("ul", {});
  const drawer = make("details", {}, title, lead, make("div", { class: "two" }, ...fields), answer);
  let view: View | null = null;
  let chosen: string | null = null;
  let shown = "";
  fill(element, drawer);

  function field(): HTMLInputElement {
    const oninput = () => void show();
    return make("input", { type: "number", min: 1, max: GREATEST, inputmode: "numeric", oninput });
  }

  /** The last number makes room for the new one. */
  function take(number: string): void {
    const [first, second] = fields;
    if ([first.value, second.value].includes(number)) return;
    if (first.value !== "") [first.value, second.value] = [second.value || first.value, number];
    else first.value = number;
  }

  async function show(): Promise<void> {
    const written = fields.map(({ value }) => value);
    const [a, b] = written.map(Number) as [number, number];
    const edition = view?.options.edition ?? "beginner";
    const lying = JSON.stringify(view?.pieces);
    const asked = [words().language, ...written, edition, lying].join();
    if (!view || !drawer.open || asked === shown) return;
    shown = asked;
    const good = [a, b].every((one) => Number.isInteger(one) && one > 0 && one <= GREATEST);
    if (written.includes("")) return fill(answer);
    if (!good || a === b)
      return fill(answer, make("li", {}, t("means-unfit", { greatest: GREATEST })));
    try {
      const told = await askMeans(engine, [a, b], edition);
      if (asked === shown && view) fill(answer, ...lines(told, view, table));
    } catch (failure) {
      // Without an engine there is nothing to tell; the page says so elsewhere.
      if (!(failure instanceof EngineFailure)) throw failure;
    }
  }

  drawer.addEventListener("toggle", () => void show());
  return {
    element,
    update(moment) {
      view = moment.view;
      element.hidden = !words().id("mark", "progression", view);
      if (element.hidden) return;
      fill(title, t("means-title"));
      fill(lead, t("means-lead"));
      fields.forEach((one, index) => {
        one.setAttribute("aria-label", t("means-number", { number: index + 1 }));
      });
      const place = moment.chosen?.place ?? null;
      const stone = view.pieces.find((piece) => piece.place === place);
      if (drawer.open && stone && place !== chosen) take(stone.value);
      chosen = place;
      void show();
    },
  };
}

function lines({ numbers, proportions }: Means, view: View, table: TableControls): HTMLElement[] {
  return proportions.map((proportion) => {
    const terms = PLACES.flatMap((place) => {
      const term = proportion[place];
      return term ? [told(place, term, view, table)] : [];
    });
    return make(
      "li",
      {},
      heading(proportion),
      drawLine(numbers, proportion),
      make("p", {}, ...terms.flatMap((term, index) => (index > 0 ? [" · ", term] : [term]))),
    );
  });
}

function heading({ kind }: Proportion): HTMLElement {
  const about = make("span", {}, t(`means-${kind}-about`));
  return make("h3", { class: "label-line" }, make("span", {}, t(`means-${kind}`)), " ", about);
}

/** A term in words; where stones bear it, a button that shows them on the board. */
function told(
  place: (typeof PLACES)[number],
  { text, stones }: Term,
  view: View,
  table: TableControls,
): HTMLElement {
  const squares = new Map(view.places.map(({ id, name }) => [id, name]));
  const lying = view.pieces.filter(({ value, place }) => value === text && squares.get(place));
  const at = lying.map((piece) => squares.get(piece.place) ?? "");
  const where = stones.length === 0 ? t("means-no_stone") : t("means-where", { at });
  const said = `${t(`means-${place}`, { number: text })} (${where})`;
  if (lying.length === 0) return make("span", { class: "soft" }, said);
  const path = lying.map((piece) => piece.place);
  const mark = { kind: "progression", side: "", path, label: { code: "", params: {} } };
  const show = () => table.point([mark]);
  const hide = () => table.point([]);
  const listeners = { onpointerenter: show, onpointerleave: hide, onfocus: show, onblur: hide };
  return make("button", { type: "button", ...listeners, onclick: show }, said);
}
