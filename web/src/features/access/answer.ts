/** Runs key commands whose messages are loaded on demand: board surveys and the input field. */
import "./slip.css";
import type { PanelRequest } from "../../board/controls";
import { keyOf } from "../../board/keyboard";
import { type SurveyPart, surveyWords } from "../../board/survey";
import type { TableControls } from "../../board/table";
import { make } from "../../kit/dom";
import { loadArea, t, words } from "../../kit/words";

/** The last command. Repeating it gives the full description or the next row. */
let last = { key: "", row: 0, times: 0 };

export async function answer(table: TableControls, { what, typed }: PanelRequest): Promise<void> {
  await loadArea("learn/access");
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
  const part: SurveyPart = what === "row" ? { row } : what;
  const brief = surveyWords(view, rows, part, false, words());
  const full = surveyWords(view, rows, part, true, words());
  const whole = what === "row" || full === brief;
  const told = times % 2 === 1 && !whole ? full : whole ? brief : `${brief} ${t("survey-again")}`;
  table.say(told);
  write(told);
}

const MODIFIERS = ["Control", "Meta", "Shift", "Alt", "AltGraph", "CapsLock"];

/**
 * Shows the text also on screen, for users with low vision and without a screen reader. The next
 * key or press removes it.
 */
function write(told: string): void {
  document.querySelector(".told")?.remove();
  const slip = make("p", { class: "slip told", "aria-hidden": "true" }, told);
  document.querySelector(".game")?.append(slip);
  const gone = new AbortController();
  const { signal } = gone;
  const leave = () => {
    slip.remove();
    gone.abort();
  };
  const press = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey } = event;
    // Keep the text while the reader enlarges the page.
    if (!(ctrlKey || metaKey || MODIFIERS.includes(keyOf(event)))) leave();
  };
  addEventListener("keydown", press, { signal });
  addEventListener("pointerdown", ({ target }) => target !== slip && leave(), { signal });
}
