/** Dialog for a booklet: tile set, and grade (the same for all puzzles, or from easy to hard). */
import { signal } from "@preact/signals-core";
import { html } from "lit-html";
import type { Engine } from "../../../engine/client";
import type { GameInfo } from "../../../engine/protocol";
import { choiceLines, fieldset, steps } from "../../../kit/fields";
import { ruleName } from "../../../kit/texts";
import { t } from "../../../kit/words";
import { openBookletDialog } from "../../../puzzle/booklet";

const RISING = "rising";

export async function openBooklet(
  info: GameInfo,
  engine: Pick<Engine, "request" | "task">,
  start: Record<string, string>,
): Promise<void> {
  const values = (name: string) =>
    info.options.find((option) => option.name === name)?.values ?? [];
  const standard = info.options.find(({ name }) => name === "reach")?.default ?? "";
  const reach = signal(start.reach ?? standard);
  const grade = signal(RISING);
  const sets = values("reach").map((value) => [value, value] as const);
  // A puzzle of the last grade takes seconds to generate, so booklets do not contain it.
  const grades = values("grade").slice(0, -1);
  const nameOf = (value: string) => ruleName("value", `grade-${value}`, info);

  function lines() {
    const choices = grades.map((value) => ({ value, words: nameOf(value) }));
    return [{ value: RISING, words: t("booklet-rising") }, ...choices];
  }

  await openBookletDialog({
    info,
    engine,
    topic: "key",
    fields: () => html`${steps("booklet-reach", t("booklet-reach"), sets, reach.value, (value) => {
      reach.value = value;
    })}
    ${fieldset(
      t("booklet-grade"),
      choiceLines("booklet-grade", lines(), grade.value, (value) => {
        grade.value = value;
      }),
    )}`,
    order(at, wanted) {
      const rising = grades[Math.floor((at * grades.length) / wanted)] ?? "";
      const selected = grade.value === RISING ? rising : grade.value;
      return { options: { reach: reach.value, grade: selected }, about: () => nameOf(selected) };
    },
    description: () => t("booklet-how", { reach: reach.value }),
  });
}
