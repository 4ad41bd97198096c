/** Panel for choosing the inscription: the words whose letters are on the squares of the board. */

import { html, render } from "lit-html";
import type { TableControls } from "../../board/table";
import type { Panel, PanelMaker } from "../../contracts/table-snapshot";
import type { View } from "../../engine/protocol";
import { make } from "../../kit/dom";
import { CHOICES, change, type Settings, settings } from "../../kit/settings";
import { t } from "../../kit/words";
import "../../kit/fold.css";
import "./ui/inscription.css";

export const panels: PanelMaker = ({ table }) => ({ aids: [], looks: [inscription(table)] });

type Inscription = Settings["inscription"];

/**
 * Words of each inscription, row by row from the top. The choice "way" is not here: its letters,
 * which show the route of the men, come from the engine.
 */
const WORDS: Record<Exclude<Inscription, "way">, string> = {
  levate: "LEVATE DALOCV LVDERE NESCIS IDIOTA RECEDE",
  parthi: "PARTHI OCCISI BRITTO VICTVS LVDITE ROMANI",
  venari: "VENARI LAVARI LVDERE RIDERE OCCEST VIVERE",
  virtus: "VIRTVS IMPERI HOSTES VINCTI LVDANT ROMANI",
};

const lettered = ({ places }: View) => places.some(({ kind, value }) => kind === "square" && value);

/**
 * Return the view with the letters of the chosen inscription on its squares. Return the view
 * unchanged for "way" (the engine's letters, see `WORDS`), or if the squares have no letters.
 */
function inscribed(view: View, chosen: Inscription): View {
  if (chosen === "way" || !lettered(view)) return view;
  const letters = WORDS[chosen].replaceAll(" ", "");
  const squares = view.places
    .filter(({ kind }) => kind === "square")
    .sort((a, b) => a.row - b.row || a.column - b.column);
  const values = new Map(squares.map(({ id }, index) => [id, letters[index] ?? ""]));
  const places = view.places.map((place) => ({ ...place, value: values.get(place.id) ?? "" }));
  return { ...view, places };
}

/** Return the panel for choosing the inscription. It is shown if the squares have letters. */
function inscription(table: TableControls): Panel {
  const element = make("section", { class: "inscription", id: "inscription", hidden: true });
  const cut = () => table.decorateView((view) => inscribed(view, settings().inscription));
  cut();
  const take = ({ target }: Event) => {
    change("inscription", (target as HTMLSelectElement).value as Inscription);
    cut();
  };
  return {
    element,
    update({ view }) {
      element.hidden = !lettered(view);
      if (element.hidden) return;
      const { inscription: chosen } = settings();
      const option = (value: Inscription) =>
        html`<option value=${value} .selected=${value === chosen}>${nameOf(value)}</option>`;
      render(
        html`
          <details class="fold">
          <summary>${t("inscription-title")}</summary>
          <select aria-label=${t("inscription-title")} @change=${take}>${CHOICES.inscription.map(
            option,
          )}</select>
          <p class="translation">${t(`inscription-${chosen}-note`)}</p>
          </details>
        `,
        element,
      );
    },
  };
}

/**
 * Return the name of an inscription in the menu: its first two words, or a message for "way", the
 * letters from the engine, which show the route.
 */
function nameOf(inscription: Inscription): string {
  return inscription === "way" ? t("inscription-way") : `${WORDS[inscription].slice(0, 13)} …`;
}
