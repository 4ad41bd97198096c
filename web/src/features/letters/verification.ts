/**
 * Two dialogs about the validity of a game by letter. The proof derives each roll from the players'
 * seals (published hashes) and hash-chain values. The comparison shows the stored game beside a
 * letter that contradicts it.
 */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { errorWords } from "../../board/names";
import type { Painter } from "../../board/painter";
import { type Cell, rows } from "../../board/rounds";
import type { Engine } from "../../engine/client";
import {
  EngineFailure,
  type LetterView,
  type Proof,
  type ProofThrow,
  type View,
} from "../../engine/protocol";
import { pause } from "../../engine/startup";
import type { Params } from "../../i18n/messages";
import { sign } from "../../kit/button";
import { footButton, openDialog } from "../../kit/dialog";
import { find } from "../../kit/dom";
import { copyLink } from "../../kit/files";
import { speakerOf } from "../../kit/game-words";
import { t, words } from "../../kit/words";
import { paintFigure } from "../../table/figures";
import { writeMove } from "../../table/notation";
import { dice, pattern } from "./figures";
import type { LetterContext } from "./game";
import { dayAndTime, opponentName } from "./labels";
import { allLetters } from "./storage";
import "./dialogs.css";

/** Number of hexadecimal digits of a seal (a hash) shown beside its identicon. */
const DIGITS = 12;
/** Number of rolls listed until the user asks for all. */
const FIRST = 12;
/** Milliseconds after which the next roll appears. */
const STEP = 30;

/**
 * Open the dialog that verifies the rolls and moves of a game. `link` is a letter that the engine
 * has refused because of an illegal move; "" for the game on the board.
 */
export function openProof({ info, game, engine, table }: LetterContext, link: string): void {
  const proof = signal<Proof | null>(null);
  const failed = signal("");
  const shown = signal(0);
  const all = signal(false);
  const since = performance.now();
  const took = signal(0);
  const speaker = speakerOf(info);
  void engine.request("letter", { what: "verify", ...(link && { link }) }).then(
    (told) => {
      took.value = Math.max(1, Math.round(performance.now() - since));
      proof.value = told.proof ?? null;
      void unroll(told.proof?.throws.length ?? 0);
    },
    (error) => {
      if (!(error instanceof EngineFailure)) throw error;
      failed.value = errorWords(error, speaker, words());
    },
  );
  openDialog({
    title: t("letter-proof"),
    wide: true,
    body: () => html`
      ${failed.value ? html`<p role="alert">${failed.value}</p>` : ""}
      ${proof.value ? told(proof.value) : ""}
      <p><a href="fair.html">${t("letter-fair")}</a></p>`,
  });

  /**
   * Show the first `FIRST` rolls one after the other, or all at once if the user prefers reduced
   * motion. `count` is the number of all rolls.
   */
  async function unroll(count: number): Promise<void> {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    while (!calm && shown.value < Math.min(count, FIRST)) {
      shown.value += 1;
      await pause(STEP);
    }
    shown.value = count;
  }

  function told(one: Proof): TemplateResult {
    const { moves, throws, sides, failure } = one;
    const thrown = throws.length > 0;
    const done = { throws: throws.length, moves, ms: took.value };
    const sum = failure
      ? html`<p class="sum failed" role="alert">${sign("close")}${words().say("error", failure, speaker)}</p>`
      : html`<p class="sum">${sign("check")}${t("proof-done", done)}</p>`;
    const lead = html`<p class="lead">${t("proof-lead")}</p>`;
    const fits = sides.map((side) => check("proof-fits", true, { side: called(side) }));
    return html`<div class="proof-body" data-whole=${shown.value >= throws.length}>
      ${sum}
      ${thrown ? html`${lead}<ul class="seals">${sides.map((side, i) => seal(one, side, i))}</ul>${rolls(one)}` : nothing}
      <ul class="checks">${thrown ? fits : nothing}${check("proof-legal", !failure)}${link ? nothing : check("proof-agrees")}</ul>
      ${python(one.link)}
    </div>`;
  }

  function seal({ seals }: Proof, side: string, i: number): TemplateResult {
    const number = seals[side]?.[0] ?? "";
    const digits = number.slice(0, DIGITS).replace(/.{4}(?=.)/g, "$& ");
    return html`<li>${pattern(number, i, 72)}
      <span><b>${t("proof-seal", { side: called(side) })}</b>
      <code title=${number}>${digits} …</code>
      <small>${t("proof-came", { number: i + 1 })}</small></span></li>`;
  }

  function rolls(one: Proof): TemplateResult {
    const { throws, sides } = one;
    const until = all.value ? throws.length : Math.min(shown.value, FIRST);
    const count = throws.length - until;
    const names = sides.map((side) => html`<th scope="col">${called(side)}</th>`);
    const showAll = () => {
      all.value = true;
    };
    const more = html`<p class="more"><button class="quiet" type="button" @click=${showAll}>${t("proof-all", { count })}</button></p>`;
    return html`<div class="throws-room" tabindex="0"><table class="throws">
      <thead><tr><th scope="col">${t("proof-roll")}</th><th scope="col">${t("proof-who")}</th>${names}
        <th scope="col">${t("proof-dice")}</th><th scope="col">${t("proof-played")}</th><td></td></tr></thead>
      <tbody>${throws.slice(0, until).map((roll) => line(one, roll))}</tbody></table></div>
      ${count > 0 && shown.value === throws.length ? more : nothing}`;
  }

  function line(one: Proof, roll: ProofThrow): TemplateResult {
    const { number, links, side } = roll;
    const wrong = one.failure && roll === one.throws.at(-1);
    const who = side ? words().side(side, speaker) : t("proof-lot");
    const label = (i: number) => t("proof-link", { side: called(one.sides[i] ?? ""), number });
    return html`<tr class=${wrong ? "failed" : ""}><td class="number">${number}</td><td class="who">${who}</td>
      ${links.map((link, i) => html`<td title=${link}>${pattern(link, i, 40, label(i))}</td>`)}
      <td>${dice(roll.dice, 26)}</td>
      <td class="played">${playedWords(one, roll)}</td>
      <td>${sign(wrong ? "close" : "check")}</td></tr>`;
  }

  /**
   * Return the moves after a roll and before the next one, in the notation of the move list. For a
   * refused letter (`link`) or a game with an illegal move, return the engine's text of the moves.
   */
  function playedWords({ throws, failure }: Proof, roll: ProofThrow): string {
    const { view, log } = table;
    if (!view || link || failure) return roll.played.join(", ");
    const before = throws.filter(({ number }) => number < roll.number);
    const past = before.reduce((count, { played }) => count + played.length, 0);
    const moves = log.filter(({ kind }) => kind === "move");
    const played = moves.slice(past, past + roll.played.length);
    return played.map((entry) => writeMove(entry, view)).join(", ");
  }

  /** Return the player's name; the side's if there is none or for a refused letter (`link`). */
  function called(side: string): string {
    return (!link && game.letter.value?.names[side]) || words().side(side, speaker);
  }
}

function check(id: string, holds = true, params?: Params): TemplateResult {
  return html`<li class=${holds ? "" : "failed"}><span>${t(id, params)}</span> <b>${t(holds ? "proof-yes" : "proof-no")}</b></li>`;
}

/** Render Python code that verifies the letter `link`. */
function python(link: string): TemplateResult {
  const lines = `from alveus import letters\nproof = letters.verify("${link}")\nprint(proof.throws)`;
  return html`<p class="python">${t("proof-python")}
      <button class="quiet" type="button" @click=${() => void copyLink(lines, t("proof-copied"))}>${t("proof-copy")}</button></p>
    <pre tabindex="0"><code>${lines}</code></pre>`;
}

/**
 * Open the dialog about the letter `link`, which contradicts the stored game. The dialog shows both
 * positions and the first turn that differs. The stored game is kept. `reason` explains the error
 * to the user.
 */
export async function openContradiction(
  { params }: EngineFailure,
  reason: string,
  engine: Pick<Engine, "request">,
  link: string,
  painter: Painter,
): Promise<void> {
  const { found } = await engine.request("letter", { what: "find", link });
  const stored = (await allLetters()).find(({ letter }) => letter.id === found?.id);
  const asked = stored ? { kept: stored.side } : {};
  const look = await engine.request("letter", { what: "look", link, ...asked });
  const known = look.known ?? stored?.view;
  const given = look.view;
  const number = (letter?: LetterView) => ({ number: letter?.number ?? 0 });
  const card = (kind: "known" | "given", note: string) => html`<section class=${kind}>
    <div class="frame" aria-hidden="true"></div><h3>${t(`differs-${kind}`)}</h3>${note}</section>`;
  const name = stored ? opponentName(stored.letter) : "";
  const difference = known && given ? findDifference(known, given, Number(params.number)) : null;
  const ask = footButton(
    name ? t("differs-ask-name", { name }) : t("differs-ask"),
    () => void copyLink(t("differs-text"), t("differs-copied")),
  );
  const at = stored ? dayAndTime(stored.at) : "";
  const paint = (kind: "known" | "given", view?: View) => {
    const frame = find(`.differs .${kind} .frame`, dialog);
    if (view) void paintFigure(frame, painter, view, { men: {}, view }, 320);
  };
  const dialog = openDialog({
    title: t("differs-title"),
    wide: true,
    body: () => html`<p class="reason">${reason}</p>
      ${difference ? html`<p>${differenceText(difference)}</p>` : nothing}
      <div class="differs">
        ${card("known", t("differs-known-note", { ...number(stored?.letter), at }))}
        ${card("given", t("differs-given-note", number(look.letter)))}
      </div>
      <dl class="parting">${facts(difference, known, look.sealed ?? false)}</dl>
      <p class="small">${t("differs-slip")}</p>`,
    foot: [ask, footButton(t("differs-keep"), () => dialog.close(), true)],
    onopen: () => {
      paint("known", known);
      paint("given", given);
    },
  });
}

function facts(difference: Difference | null, known: View | undefined, sealed: boolean): unknown {
  const fact = (id: string, value: unknown) => html`<div><dt>${t(id)}</dt><dd>${value}</dd></div>`;
  const items: unknown[] = [];
  if (difference) {
    const { cell, round } = difference;
    const side = known ? words().side(cell.side, known) : cell.side;
    const rolled = (cell.throw.match(/\d/g) ?? []).map(Number);
    items.push(fact("differs-first", t("differs-turn", { number: round, side })));
    if (rolled.length > 0 && sealed) items.push(fact("differs-dice", dice(rolled, 26)));
  }
  if (known?.log.entries.some(({ kind }) => kind === "throw"))
    items.push(fact("differs-seals", t(sealed ? "differs-seals-fit" : "differs-seals-other")));
  return items;
}

function differenceText({ known, given }: Difference): string {
  if (given && known) return t("differs-told", { known, given });
  return t("differs-untold", { who: given ? "given" : "known", moves: given || known });
}

/** A turn, as a cell of the move list (`cell`), and the number of its row (round), from 1. */
interface Turn {
  cell: Cell;
  round: number;
}

/**
 * The first turn in which the stored game and the letter differ. `known` and `given` are its moves
 * in the stored game and in the letter; "" if the turn does not occur there.
 */
interface Difference extends Turn {
  known: string;
  given: string;
}

/**
 * Return the turn that contains the move with the given number, and its moves in the stored game
 * and in the letter; null if neither has this move.
 */
function findDifference(known: View, given: View, number: number): Difference | null {
  const ownTurn = turnOf(known, number);
  const otherTurn = turnOf(given, number);
  const found = ownTurn ?? otherTurn;
  const moves = (turn: Turn | null, view: View) =>
    turn?.cell.steps.map((step) => writeMove(step, view)).join(", ") ?? "";
  return found && { ...found, known: moves(ownTurn, known), given: moves(otherTurn, given) };
}

/** Return the turn that contains move `number` (from 1, without rolls); null if there is none. */
function turnOf({ log, sides }: View, number: number): Turn | null {
  const move = log.entries.filter(({ kind }) => kind === "move")[number - 1];
  for (const { cells, number: round } of move ? rows(log.entries, sides) : [])
    for (const cell of cells)
      if (cell?.steps.some(({ ply }) => ply === move?.ply)) return { cell, round };
  return null;
}
