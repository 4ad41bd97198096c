/** Panel of the last turn: the dice and a sentence, with a button that replays the turn. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { Painter } from "../board/painter";
import type { TableControls } from "../board/table";
import { type Panel, sideParams, type TableSnapshot, yourSide } from "../contracts/table-snapshot";
import { sign } from "../kit/button";
import { find } from "../kit/dom";
import { latin } from "../kit/game-words";
import { t } from "../kit/words";
import { canvas } from "./canvas";
import { automaticEntries, lastPlayed, type Turn, turnWords, viewBefore } from "./turn-summary";
import "./last-turn.css";

/**
 * Size of a die in CSS pixels, including its shadow: in a column beside the board (`DIE`), and in a
 * single line on phones and embedded boards (`SMALL`).
 */
const DIE = 46;
const SMALL = 31;
/**
 * With at least `MANY` dice in the panel beside the board, a die has the size `HALF` (CSS pixels),
 * so that two rows of dice fit the panel.
 */
const MANY = 4;
const HALF = 26;

export function lastTurn(element: HTMLElement, table: TableControls, painter: Painter): Panel {
  const game = find(".game");
  return {
    element,
    update(moment) {
      const turn = lastPlayed(moment.log, moment.view);
      const inLine = getComputedStyle(game).getPropertyValue("--lead").trim() === "inline";
      const ends = moment.view.actor.kind === "over";
      // On phones and embedded boards, the result of the game needs the space of the panel.
      const brief = inLine && ends;
      const text = !turn || brief ? "" : told(moment, turn);
      const thrown = brief ? [] : dice(moment, painter, inLine ? SMALL : DIE);
      const something = text !== "" || thrown.length > 0;
      const line = inLine ? something && isNews(moment, turn) : something;
      element.hidden = !turn || !line;
      element.classList.toggle("inline", inLine);
      element.classList.toggle("ends", ends);
      if (!turn || element.hidden) return;
      const head = inLine ? nothing : heading(moment, turn, table);
      render(
        html`${head}<span class="dice" aria-hidden="true">${thrown}</span><p>${guard([text], () => latin(text))}</p>`,
        element,
      );
    },
  };
}

/**
 * True if this panel, where it has only one line (phones, embedded boards), shows the turn: after
 * the opponent's completed turn and after the end of the game, but not while there is a selection,
 * a hint or a reason why a move was refused, nor while an earlier position is shown.
 */
function isNews(moment: TableSnapshot, turn: Turn | null): boolean {
  const { chosen, hint, refusal, phase, view } = moment;
  if (!turn || chosen || hint || refusal || phase === "replaying") return false;
  return view.actor.kind === "over" || (turn.over && turn.side !== yourSide(moment));
}

function told(moment: TableSnapshot, turn: Turn): string {
  const { view, log } = moment;
  const you = (side: string) => side !== "" && side === yourSide(moment);
  const before = automaticEntries(log, turn);
  const passed = before.length > 0 ? turnWords(view, before, you(before[0]?.side ?? "")) : "";
  const rolled = !turn.over && turn.entries.every(({ kind }) => kind === "throw");
  return `${passed} ${rolled ? "" : turnWords(view, turn.entries, you(turn.side))}`.trim();
}

function dice({ view }: TableSnapshot, painter: Painter, usual: number): TemplateResult[] {
  const lying = view.tokens.filter(({ kind }) => kind === "die");
  const size = usual === DIE && lying.length >= MANY ? HALF : usual;
  const { actor } = view;
  return lying.map((token) => {
    const isOn = actor.kind === "seat" && actor.side === token.side;
    const fresh = { ...token, used: token.used && isOn };
    return canvas(size, (ctx, look) => painter.tokenIcon(ctx, size, fresh, look), fresh);
  });
}

/** Render the heading, such as "Your last turn", and the button that replays the turn. */
function heading(moment: TableSnapshot, turn: Turn, table: TableControls): TemplateResult {
  const { side, entries } = turn;
  const whose = side === yourSide(moment) ? "yours" : "others";
  const words = t(headingOf(turn), { whose, ...sideParams(moment, side) });
  const again = () => table.replay(viewBefore(moment.view, entries), entries);
  const press = html`<button class="quiet" type="button" @click=${again}>
    ${sign("redo", true)}${t("last-again")}
  </button>`;
  return html`<div class="label-line"><span>${words}</span>${press}</div>`;
}

function headingOf({ side, over, entries }: Turn): string {
  if (side === "") return entries[0]?.events[0]?.code === "deal" ? "last-deal" : "last-lot";
  if (over) return "last-turn";
  return entries.some(({ kind }) => kind === "move") ? "last-so-far" : "last-roll";
}
