/** Dialog for printing a booklet: number of puzzles, puzzles per page, fields of the game. */
import { signal } from "@preact/signals-core";
import { html } from "lit-html";
import type { Engine } from "../engine/client";
import { EngineFailure, type GameInfo } from "../engine/protocol";
import { footButton, openDialog } from "../kit/dialog";
import { make, write } from "../kit/dom";
import { steps } from "../kit/fields";
import { loadArea, t, words } from "../kit/words";
import { type BookletPuzzle, printBooklet } from "./booklet";
import { MAX_NUMBER, randomNumber } from "./figure";

const COUNTS = ["4", "6", "12", "24"] as const;
const PER_PAGE = ["1", "2", "4", "6"] as const;

/** The engine's answer about the solution of a puzzle. */
interface SolutionReply {
  key: string[];
  grid: (number | null)[][];
  tally: Record<string, number>;
  keys?: number;
}

/** Options for generating a puzzle, and the function that returns its description. */
export interface BookletOrder {
  options: Record<string, string>;
  about(told: { keys?: number }): string;
}

export interface BookletOptions {
  info: GameInfo;
  engine: Pick<Engine, "request" | "task">;
  /** Topic of the `consult` request for a solution. */
  topic: string;
  /** Returns further fields for the dialog. */
  fields(): unknown;
  /** Returns the order for the puzzle at index `at` of `wanted` puzzles. */
  order(at: number, wanted: number): BookletOrder;
  /** Returns a sentence about how the puzzles are solved. */
  description(): string;
}

export async function openBookletDialog(options: BookletOptions): Promise<void> {
  const { info, engine, topic, fields, order, description } = options;
  await loadArea("puzzles");
  const count = signal<(typeof COUNTS)[number]>("12");
  const each = signal<(typeof PER_PAGE)[number]>("2");
  const working = new AbortController();
  const error = make("p", { class: "refusal", role: "alert" });
  const begin = footButton(t("booklet-print"), () => void printPuzzles(), true);
  const pairs = <V extends string>(all: readonly V[]) =>
    all.map((value) => [value, value] as const);
  const dialog = openDialog({
    title: t("booklet-title"),
    wide: true,
    body: () => html`<p>${t("booklet-lead")}</p>
      <div class="choose">
        ${steps("booklet-count", t("booklet-count"), pairs(COUNTS), count.value, (value) => {
          count.value = value;
        })}
        ${steps("booklet-sheet", t("booklet-sheet"), pairs(PER_PAGE), each.value, (value) => {
          each.value = value;
        })}
        ${fields()}
      </div>`,
    foot: [error, footButton(t("shell-cancel"), () => dialog.close()), begin],
    onclose: () => working.abort(),
  });

  async function printPuzzles(): Promise<void> {
    begin.setAttribute("aria-disabled", "true");
    try {
      const leaves = await generate(Number(count.value));
      dialog.close();
      const game = t(`game-${info.id}`);
      const title = t("booklet-name", { game, count: leaves.length });
      printBooklet(title, description(), leaves, Number(each.value));
    } catch (failure) {
      if (working.signal.aborted) return;
      if (!(failure instanceof EngineFailure)) throw failure;
      const { code, params } = failure;
      write(error, words().say("error", { code, params }, { game: info.id, family: info.family }));
    } finally {
      begin.removeAttribute("aria-disabled");
      write(begin, t("booklet-print"));
    }
  }

  async function generate(total: number): Promise<BookletPuzzle[]> {
    const first = Number(randomNumber()) - 1;
    const leaves: BookletPuzzle[] = [];
    for (let at = 0; at < total; at++) {
      write(begin, t("booklet-making", { number: at + 1, count: total }));
      const { options: chosen, about } = order(at, total);
      const ordered = {
        game: info.id,
        options: chosen,
        seed: String(1 + ((first + at) % MAX_NUMBER)),
      };
      const { position } = await engine.task("generate", ordered, { signal: working.signal });
      const { puzzle } = position as { puzzle: unknown };
      const query = { game: info.id, about: topic, given: { puzzle } };
      const reply = (await engine.request("consult", query)) as SolutionReply;
      leaves.push({ ...reply, about: about(reply) });
    }
    return leaves;
  }
}
