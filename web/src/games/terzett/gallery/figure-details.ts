/** Facts and actions of the selected figure. */
import { html, nothing, type TemplateResult } from "lit-html";
import { t } from "../../../kit/words";
import { numeral, type PrintedFigure, pairsOf, solvingPage } from "./facts";
import type { State } from "./state";

/** Maximum number of pairs of adjacent cells, as in a rectangle of eight by nine. */
const MAX_PAIRS = 127;
const TILES = 36;
/** Minimum width of a window in which the facts are initially expanded, in CSS pixels. */
const WIDE = 860;

export interface FigureDetailsOptions {
  figure: PrintedFigure;
  state: State;
  key: boolean;
  showKey(on: boolean): void;
}

export function figureDetails(options: FigureDetailsOptions): TemplateResult {
  const { figure, state, key, showKey } = options;
  const { id, shape, position } = figure;
  const { stage, tiles } = state;
  const restartLink = html`<a class="button" href=${solvingPage(id, position)}
    >${t("gallery-afresh")}</a>`;
  return html`
    <h2>${t("gallery-figure", { id: numeral(id) })}</h2>
    <p>${t("gallery-state", { id, shape, stage, count: tiles.length, of: TILES })}</p>
    <details ?open=${innerWidth >= WIDE}>
      <summary>${t("gallery-facts")}</summary>
      <p class="tale">${t("figure-tale", { id })} ${t("figure-part", { part: partOf(figure) })}</p>
      <dl>${facts(figure)}</dl>
    </details>
    <a class="button first" href=${solvingPage(id)} data-act="solve"
      >${t("gallery-solve", { stage })}</a>
    <div class="pair">
      ${stage === "open" ? nothing : restartLink}
      <button
        class="button"
        type="button"
        aria-pressed=${String(key)}
        data-act="key"
        @click=${() => showKey(!key)}
      >${t("gallery-key", { shown: String(key) })}</button>
    </div>
  `;
}

/** Figures that the text describes together, as an attempt to join equal groups. */
const JOINED = ["i", "ii", "iii"];

const partOf = ({ id, shape }: PrintedFigure) => (JOINED.includes(id) ? "joined" : shape);

function facts(figure: PrintedFigure): TemplateResult[] {
  const { rows, columns, keys, seals, connections, repair } = figure;
  const fact = (name: string, text: string) =>
    html`<dt>${t(`gallery-${name}`)}</dt><dd>${text}</dd>`;
  return [
    fact("size", t("gallery-size-is", { rows, columns })),
    fact("pairs", t("gallery-pairs-are", { count: pairsOf(figure), most: MAX_PAIRS })),
    fact("seals", t("gallery-seals-are", { count: seals })),
    fact("keys", t("gallery-keys-are", { count: keys })),
    fact("art", t("gallery-art-is", { count: connections })),
    ...(repair === "none" ? [] : [fact("print", t(`gallery-repair-${repair}`))]),
  ];
}
