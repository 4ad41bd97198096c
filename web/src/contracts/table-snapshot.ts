/**
 * Panels around the board: their interface, the state of the table that they display, and the
 * panels of a single game.
 */
import { onlyHuman } from "../board/choices";
import type { Painter } from "../board/painter";
import type { Phase, TableReading } from "../board/state";
import type { TableControls } from "../board/table";
import type { Engine } from "../engine/client";
import type { Hint, LogEntry, Move, Seat, SourceInfo, View } from "../engine/protocol";
import { find } from "../kit/dom";
import { words } from "../kit/words";

/** Reason why an action was refused: the text, and the option and the source of the rule. */
export interface Refusal {
  text: string;
  option: string;
  source: SourceInfo | null;
}

export interface TableSnapshot {
  readonly view: View;
  readonly log: readonly LogEntry[];
  readonly seats: Readonly<Record<string, Seat>>;
  readonly phase: Phase;
  readonly chosen: { place: string; moves: Move[] } | null;
  readonly refusal: Refusal | null;
  /** Text of the hint. */
  readonly hint: string | null;
  /** The hint: the advised move and its reasons. */
  readonly advice: Hint | null;
  /** The side for which the computer is thinking. */
  readonly thinking: string | null;
  /** True if a move is queued until the engine has opened the match. */
  readonly kept: boolean;
}

/** Returns the state of a table. Its getters read signals, so effects depend on the values read. */
export function snapshotOf(state: TableReading): TableSnapshot {
  const getters: { [K in keyof TableSnapshot]: () => TableSnapshot[K] } = {
    view() {
      const view = state.view.value;
      if (!view) throw new Error("nothing is shown yet");
      return view;
    },
    log: () => state.log.value,
    seats: () => state.seats.value,
    phase: () => state.phase.value,
    chosen: () => state.chosen.value,
    refusal() {
      const refusal = state.refusal.value;
      return refusal && { text: refusal.text, ...refusal.why };
    },
    hint: () => state.hint.value?.text ?? null,
    advice: () => state.hint.value?.hint ?? null,
    thinking: () => state.thinking.value,
    kept: () => state.kept.value !== null,
  };
  const properties = Object.entries(getters).map(([name, get]) => [
    name,
    { get, enumerable: true },
  ]);
  return Object.defineProperties({} as TableSnapshot, Object.fromEntries(properties));
}

/** A part of the page with an update function for changes of the state. */
export interface Panel {
  element: HTMLElement;
  update(moment: TableSnapshot): void;
  /** Moves the focus elsewhere if the panel has no focusable element left. */
  elsewhere?(): void;
}

/** The side of the only human player; null with two or more human players or none. */
export function yourSide({ view, seats }: TableSnapshot): string | null {
  return onlyHuman(view, seats);
}

/** Name of a side for this view. */
export function sideName(moment: TableSnapshot, side: string): string {
  return words().side(side, moment.view);
}

/** Parameters of a message about a side: its name and the forms of the name. */
export function sideParams(moment: TableSnapshot, side: string): Record<string, string> {
  return words().sideParams(side, moment.view);
}

/** The side on turn; null if there is none: before the first turn, at a deal, and after the end. */
export function sideOnTurn({ view: { actor } }: TableSnapshot): string | null {
  return actor.kind === "over" ? null : actor.side;
}

/** The side that must act: the side on turn, or the side that must confirm the end of its turn. */
export function sideToAct(moment: TableSnapshot): string | null {
  if (moment.phase !== "waiting") return sideOnTurn(moment);
  const { log, view } = moment;
  return log.findLast(({ ply, side }) => ply <= view.ply && side !== "")?.side ?? null;
}

export interface PanelContext {
  engine: Engine;
  table: TableControls;
  painter: Painter;
  /** True in an iframe on another website, where space is limited. */
  framed: boolean;
}

export interface GamePanels {
  /** Panels that help the player, above the lower panels of the column beside the board. */
  aids: Panel[];
  /** Panels that change the look of the board, at the bottom of the column. */
  looks: Panel[];
}

export type PanelMaker = (kit: PanelContext) => GamePanels;

/** Adds a game's own panels to the page. Iframes have no place for `looks`. */
export function mountGamePanels(own: GamePanels): GamePanels {
  find("#aids").append(...own.aids.map(({ element }) => element));
  document.querySelector("#looks")?.append(...own.looks.map(({ element }) => element));
  return own;
}
