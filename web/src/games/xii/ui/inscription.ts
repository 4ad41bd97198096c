/** What is cut into a slab of thirty-six squares: the letters of the way, or six words of six. */
import type { TableControls } from "../../../board/table";
import type { View } from "../../../engine/protocol";
import { fill, make } from "../../../ui/shell/dom";
import { CHOICES, change, type Settings, settings } from "../../../ui/shell/settings";
import { t, words } from "../../../ui/shell/words";
import type { Panel } from "../../../ui/table/moment";
import "./inscription.css";

type Inscription = Settings["inscription"];

/** The words row by row from the top; the way itself is what the engine names the squares. */
const WORDS: Record<Exclude<Inscription, "way">, string> = {
  levate: "LEVATE DALOCV LVDERE NESCIS IDIOTA RECEDE",
  parthi: "PARTHI OCCISI BRITTO VICTVS LVDITE ROMANI",
  venari: "VENARI LAVARI LVDERE RIDERE OCCEST VIVERE",
  virtus: "VIRTVS IMPERI HOSTES VINCTI LVDANT ROMANI",
};

const lettered = ({ places }: View) => places.some(({ kind, value }) => kind === "square" && value);

/** The view with other letters on its squares, in the reading order of the slab. */
export function inscribed(view: View, chosen: Inscription): View {
  if (chosen === "way" || !lettered(view)) return view;
  const letters = WORDS[chosen].replaceAll(" ", "");
  const squares = view.places
    .filter(({ kind }) => kind === "square")
    .sort((a, b) => a.row - b.row || a.column - b.column);
  const values = new Map(squares.map(({ id }, index) => [id, letters[index] ?? ""]));
  const places = view.places.map((place) => ({ ...place, value: values.get(place.id) ?? "" }));
  return { ...view, places };
}

/** The choice of another slab, where the board is one. */
export function inscription(table: TableControls): Panel {
  const element = make("section", { class: "inscription", id: "inscription", hidden: true });
  let shown = "";
  const cut = () => table.decorateView((view) => inscribed(view, settings().inscription));
  cut();
  return {
    element,
    update({ view }) {
      element.hidden = !lettered(view);
      const { inscription: chosen } = settings();
      const key = `${chosen} ${words().language}`;
      if (element.hidden || key === shown) return;
      shown = key;
      const select = make(
        "select",
        {
          "aria-label": t("inscription-title"),
          onchange: () => {
            change("inscription", select.value as Inscription);
            cut();
          },
        },
        ...CHOICES.inscription.map((one) =>
          make("option", { value: one, selected: one === chosen }, nameOf(one)),
        ),
      );
      fill(
        element,
        make("p", { class: "label-line" }, make("span", {}, t("inscription-title"))),
        select,
        make("p", { class: "translation" }, t(`inscription-${chosen}-note`)),
      );
    },
  };
}

/** The way in words, or the first two words. */
function nameOf(one: Inscription): string {
  return one === "way" ? t("inscription-way") : `${WORDS[one].slice(0, 13)} …`;
}
