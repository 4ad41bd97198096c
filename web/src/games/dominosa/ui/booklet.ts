/** What booklet is wanted: how many puzzles, how many to a page, which set and which grade. */
import { signal } from "@preact/signals-core";
import { html } from "lit-html";
import type { Engine } from "../../../engine/client";
import { EngineFailure } from "../../../engine/failure";
import type { GameInfo } from "../../../engine/protocol";
import { type Leaf, printBooklet } from "../../../ui/puzzle/booklet";
import { randomNumber } from "../../../ui/puzzle/figure";
import { footButton, openDialog } from "../../../ui/shell/dialog";
import { make, write } from "../../../ui/shell/dom";
import { choiceLines, fieldset, steps } from "../../../ui/shell/fields";
import { ruleName } from "../../../ui/shell/rulewords";
import { learnMore, t, words } from "../../../ui/shell/words";

const COUNTS = ["4", "6", "12", "24"] as const;
const EACH = ["1", "2", "4", "6"] as const;
const RISING = "rising";

/** What a key is told with. */
interface Told {
  key: string[];
  grid: (number | null)[][];
}

export async function openBooklet(
  info: GameInfo,
  engine: Pick<Engine, "request" | "task">,
  start: Record<string, string>,
): Promise<void> {
  await learnMore("puzzles");
  const values = (name: string) => info.options.find((one) => one.name === name)?.values ?? [];
  const usual = info.options.find(({ name }) => name === "reach")?.default ?? "";
  const count = signal<(typeof COUNTS)[number]>("12");
  const each = signal<(typeof EACH)[number]>("2");
  const reach = signal(start.reach ?? usual);
  const grade = signal(RISING);
  const working = new AbortController();
  const said = make("p", { class: "refusal", role: "alert" });
  const begin = footButton(t("booklet-print"), () => void go(), true);
  const pairs = <V extends string>(all: readonly V[]) => all.map((one) => [one, one] as const);
  // Of the last grade a puzzle takes seconds; a booklet rises to the one before.
  const grades = values("grade").slice(0, -1);
  const dialog = openDialog({
    title: t("booklet-title"),
    wide: true,
    body: () => html`<p>${t("booklet-lead")}</p>
      <div class="choose">
        ${steps("booklet-count", t("booklet-count"), pairs(COUNTS), count.value, (value) => {
          count.value = value;
        })}
        ${steps("booklet-sheet", t("booklet-sheet"), pairs(EACH), each.value, (value) => {
          each.value = value;
        })}
        ${steps(
          "booklet-reach",
          t("booklet-reach"),
          pairs(values("reach")),
          reach.value,
          (value) => {
            reach.value = value;
          },
        )}
        ${fieldset(
          t("booklet-grade"),
          choiceLines("booklet-grade", lines(), grade.value, (value) => {
            grade.value = value;
          }),
        )}
      </div>`,
    foot: [said, footButton(t("shell-cancel"), () => dialog.close()), begin],
    onclose: () => working.abort(),
  });

  function lines() {
    const named = grades.map((value) => ({ value, words: nameOf(value) }));
    return [{ value: RISING, words: t("booklet-rising") }, ...named];
  }

  function nameOf(value: string): string {
    return ruleName("value", `grade-${value}`, info);
  }

  async function go(): Promise<void> {
    begin.setAttribute("aria-disabled", "true");
    try {
      const leaves = await made(Number(count.value));
      dialog.close();
      const game = t(`game-${info.id}`);
      const title = t("booklet-name", { game, count: leaves.length });
      printBooklet(title, t("booklet-how", { reach: reach.value }), leaves, Number(each.value));
    } catch (failure) {
      if (working.signal.aborted) return;
      if (!(failure instanceof EngineFailure)) throw failure;
      const { code, params } = failure;
      write(said, words().say("error", { code, params }, { game: info.id, family: info.family }));
    } finally {
      begin.removeAttribute("aria-disabled");
      write(begin, t("booklet-print"));
    }
  }

  async function made(wanted: number): Promise<Leaf[]> {
    const first = Number(randomNumber());
    const leaves: Leaf[] = [];
    for (let at = 0; at < wanted; at++) {
      write(begin, t("booklet-making", { number: at + 1, count: wanted }));
      const rising = grades[Math.floor((at * grades.length) / wanted)] ?? "";
      const own = grade.value === RISING ? rising : grade.value;
      const order = {
        game: info.id,
        options: { reach: reach.value, grade: own },
        seed: String(first + at),
      };
      const { position } = await engine.task("generate", order, { signal: working.signal });
      const { puzzle } = position as { puzzle: unknown };
      const given = { puzzle };
      const told = await engine.request("consult", { game: info.id, about: "key", given });
      const { grid, key } = told as Told;
      leaves.push({ grid, key, about: nameOf(own) });
    }
    return leaves;
  }
}
