/** Dialog about a letter that contradicts the stored game: shows both, keeps the stored one. */
import "./contradiction.css";
import type { Painter } from "../../board/painter";
import type { Engine } from "../../engine/client";
import type { EngineFailure, View } from "../../engine/protocol";
import { footButton, openDialog } from "../../kit/dialog";
import { make } from "../../kit/dom";
import { copyLink } from "../../kit/files";
import { t, words } from "../../kit/words";
import { paintFigure } from "../../table/figures";
import { type Cell, type Row, rows, writeMove } from "../../table/notation";
import { drawDice } from "./dice";
import { opponentName } from "./opponent-name";
import { allLetters } from "./storage";
import { dayAndTime } from "./times";

/** The turn in which the two letters differ. */
interface Difference {
  /** Number of the round, from 1. */
  round: number;
  side: string;
  known: string;
  given: string;
  dice: number[];
}

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
  const cards: [HTMLElement, View | undefined][] = [];
  const card = (kind: "known" | "given", shown: View | undefined, note: string) => {
    const frame = make("div", { class: "frame", "aria-hidden": "true" });
    cards.push([frame, shown]);
    return make("section", { class: kind }, frame, make("h3", {}, t(`differs-${kind}`)), note);
  };
  const name = stored ? opponentName(stored.letter) : "";
  const difference = known && given ? findDifference(known, given, Number(params.number)) : null;
  const lead = difference ? [make("p", {}, differenceText(difference))] : [];
  const ask = footButton(
    name ? t("differs-ask-name", { name }) : t("differs-ask"),
    () => void copyLink(t("differs-text"), t("differs-copied")),
  );
  const number = (letter: typeof look.letter) => ({ number: letter?.number ?? 0 });
  const at = stored ? dayAndTime(stored.at) : "";
  const dialog = openDialog({
    title: t("differs-title"),
    wide: true,
    body: [
      make("p", { class: "reason" }, reason),
      ...lead,
      make(
        "div",
        { class: "differs" },
        card("known", known, t("differs-known-note", { ...number(stored?.letter), at })),
        card("given", given, t("differs-given-note", number(look.letter))),
      ),
      make("dl", { class: "parting" }, ...facts(difference, known, look.sealed ?? false)),
      make("p", { class: "small" }, t("differs-slip")),
    ],
    foot: [ask, footButton(t("differs-keep"), () => dialog.close(), true)],
    onopen: () => {
      for (const [frame, shown] of cards)
        if (shown) void paintFigure(frame, painter, shown, { men: {}, view: shown }, 320);
    },
  });
}

function facts(
  difference: Difference | null,
  known: View | undefined,
  sealed: boolean,
): HTMLElement[] {
  const items: HTMLElement[] = [];
  const fact = (id: string, ...value: (string | HTMLElement)[]) => {
    items.push(make("div", {}, make("dt", {}, t(id)), make("dd", {}, ...value)));
  };
  if (difference) {
    const { round, side, dice } = difference;
    fact("differs-first", t("differs-turn", { number: round, side: sideOf(known, side) }));
    if (dice.length > 0 && sealed) fact("differs-dice", drawDice(dice, 26));
  }
  if (known?.log.entries.some(({ kind }) => kind === "throw"))
    fact("differs-seals", t(sealed ? "differs-seals-fit" : "differs-seals-other"));
  return items;
}

function differenceText({ known, given }: Difference): string {
  if (given && known) return t("differs-told", { known, given });
  return t("differs-untold", { who: given ? "given" : "known", moves: given || known });
}

function sideOf(view: View | undefined, side: string): string {
  return view ? words().side(side, view) : side;
}

/** Returns the turn that contains a move; null if neither letter has it. */
function findDifference(known: View, given: View, number: number): Difference | null {
  const ownTurn = turnOf(known, number);
  const otherTurn = turnOf(given, number);
  const found = ownTurn ?? otherTurn;
  if (!found) return null;
  const told = (found: FoundTurn | null, view: View) =>
    found?.cell.steps.map((step) => writeMove(step, view)).join(", ") ?? "";
  const { round, cell } = found;
  const dice = (cell.throw.match(/\d/g) ?? []).map(Number);
  return {
    round,
    side: cell.side,
    known: told(ownTurn, known),
    given: told(otherTurn, given),
    dice,
  };
}

interface FoundTurn {
  cell: Cell;
  round: number;
}

/** Returns the turn that contains a move. Moves are counted from 1, without rolls. */
function turnOf(view: View, number: number): FoundTurn | null {
  const { entries } = view.log;
  const move = entries.filter(({ kind }) => kind === "move")[number - 1];
  if (!move) return null;
  const within = (cell: Cell | null) => cell?.steps.some(({ ply }) => ply === move.ply) ?? false;
  const row = rows(entries, view.sides).find((one: Row) => one.cells.some(within));
  const cell = row?.cells.find(within);
  return row && cell ? { cell, round: row.number } : null;
}
