/** The short rules of a game: figures of its board, each with a sentence or two. */
import "./short.css";
import { html, type TemplateResult } from "lit-html";
import { manifestOf, painterOf } from "../contracts/games";
import type { Figure } from "../contracts/manifest";
import type { GameInfo } from "../engine/protocol";
import { opening } from "../kit/catalogue";
import { make } from "../kit/dom";
import { rich } from "../kit/texts";
import { onTheme } from "../kit/theme";
import { loadArea, t } from "../kit/words";
import { paintFigure } from "./figures";

/** Maximum width of a figure, in CSS pixels. */
const WIDEST = 760;

/**
 * Load the short rules, and return a function that renders them. A figure is painted whenever the
 * size of its element or the theme changes, until `until` is aborted.
 */
export async function shortRules(
  info: GameInfo,
  until?: AbortSignal,
): Promise<() => TemplateResult> {
  const page = (await manifestOf(info.id).rules?.())?.page;
  const [painter, record] = await Promise.all([
    painterOf(info.id),
    opening(info.id),
    loadArea(`pages/${info.id}`),
  ]);
  const figureOf = (shortFigure: string | Figure) =>
    typeof shortFigure === "string"
      ? page?.sections.find(({ id }) => id === shortFigure)?.figure
      : shortFigure;
  const figures = (page?.short ?? []).flatMap((shortFigure) => figureOf(shortFigure) ?? []);
  const places = figures.map((figure) => ({ figure, frame: make("div", { class: "frame" }) }));
  const paint = (changed: Element | null) => {
    for (const { figure, frame } of places) {
      if (!record || frame.clientWidth === 0 || (changed && changed !== frame)) continue;
      void paintFigure(frame, painter, record.view, figure, WIDEST);
    }
  };
  const observer = new ResizeObserver((changed) => {
    for (const { target } of changed) paint(target);
  });
  for (const { frame } of places) observer.observe(frame);
  onTheme(() => paint(null), until);
  until?.addEventListener("abort", () => observer.disconnect());
  const entry = ({ frame }: (typeof places)[number], index: number) => html`<li>
    <figure>${frame}<figcaption>${rich(t(`page-short-${index + 1}`), page?.other)}</figcaption></figure>
  </li>`;
  return () => html`<ol class="short-rules">${places.map(entry)}</ol>`;
}
