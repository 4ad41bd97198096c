/** Answers what is asked for by key and comes with words of its own: a survey, a field to type in. */
import type { Asking } from "../../board/asking";
import { type Part, surveyWords } from "../../board/survey";
import type { TableControls } from "../../board/table";
import { learnMore, t, words } from "../shell/words";

/** What was asked for last, to be told in full or gone on with when it is asked for again. */
let last = { key: "", row: 0, times: 0 };

export async function answer(table: TableControls, { what, typed }: Asking): Promise<void> {
  await learnMore("learn/access");
  const { view, rows } = table;
  if (!view) return;
  if (what === "type") {
    const { openTyping } = await import("./typing");
    openTyping(table, typed);
    return;
  }
  const key = `${view.match} ${view.rev} ${what}`;
  const times = key === last.key ? last.times + 1 : 0;
  const here = rows.findIndex((row) => row.includes(table.current));
  const row = times > 0 ? (last.row + 1) % rows.length : Math.max(0, here);
  last = { key, row, times };
  const part: Part = what === "row" ? { row } : what;
  const brief = surveyWords(view, rows, part, false, words());
  const full = surveyWords(view, rows, part, true, words());
  if (times % 2 === 1 && what !== "row") table.say(full);
  else table.say(full === brief || what === "row" ? brief : `${brief} ${t("survey-again")}`);
}
