/** Calendar of daily puzzles: shows the results of a month; the user chooses a day up to today. */
import "./calendar.css";
import { signal } from "@preact/signals-core";
import { html } from "lit-html";
import { keyOf } from "../board/keyboard";
import { dayWords, monthAfter, streakOf, today, weeksOf } from "../storage/days";
import { openDialog } from "./dialog";
import { t, words } from "./words";

export interface CalendarOptions {
  title: string;
  /** The earliest day that can be chosen, in the format 2026-11-23. */
  first: string;
  /** Days with a solved puzzle, each with the text in the calendar, such as the time "4:32". */
  done: ReadonlyMap<string, string>;
  onChoose(day: string): void;
}

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Open the calendar at the current month. */
export function openCalendar({ title, first, done, onChoose }: CalendarOptions): void {
  const now = today();
  const month = signal(now.slice(0, 7));
  const dialog = openDialog({
    title,
    body: () => html`${heading(month.value)}${table(month.value)}
      <p class="streak">${t("days-streak", { count: streakOf(new Set(done.keys())) })}</p>`,
    onopen: () => dialog.querySelector<HTMLElement>("[aria-current=date]")?.focus(),
  });

  function heading(shown: string) {
    const name = new Intl.DateTimeFormat(words().language, { month: "long", year: "numeric" });
    const step = (months: number, label: string, open: boolean) => {
      const press = () => {
        month.value = monthAfter(shown, months);
      };
      return html`<button class="quiet" type="button" ?disabled=${!open} @click=${press}>${label}</button>`;
    };
    return html`<div class="month">
      ${step(-1, t("days-earlier"), shown > first.slice(0, 7))}
      <h3 aria-live="polite">${name.format(new Date(`${shown}-15T12:00`))}</h3>
      ${step(1, t("days-later"), shown < now.slice(0, 7))}
    </div>`;
  }

  function table(shown: string) {
    const weeks = weeksOf(shown);
    const name = new Intl.DateTimeFormat(words().language, { weekday: "short" });
    // This month begins on a Monday, so its first week gives the names of all weekdays.
    const heads = weeksOf("2026-06")[0]?.map((day) => name.format(new Date(`${day}T12:00`)));
    return html`<table class="days" @keydown=${walk}>
      <thead><tr>${heads?.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${weeks.map((week) => html`<tr>${week.map((day) => html`<td>${day && button(day)}</td>`)}</tr>`)}</tbody>
    </table>`;
  }

  function button(day: string) {
    const result = done.get(day);
    const label = t("days-day", {
      day: dayWords(day, words().language),
      done: String(result !== undefined),
      told: result ?? "",
    });
    const press = () => {
      dialog.close();
      onChoose(day);
    };
    return html`<button
      type="button"
      data-day=${day}
      class=${result === undefined ? "" : "done"}
      aria-label=${label}
      aria-current=${day === now ? "date" : "false"}
      ?disabled=${day > now || day < first}
      @click=${press}
    ><span>${Number(day.slice(-2))}</span><small>${result ?? ""}</small></button>`;
  }

  function walk(event: KeyboardEvent): void {
    const step = ARROWS[keyOf(event)];
    if (!step) return;
    const days = [...dialog.querySelectorAll<HTMLButtonElement>("[data-day]")];
    const next = days[days.indexOf(event.target as HTMLButtonElement) + step];
    if (!next || next.disabled) return;
    event.preventDefault();
    next.focus();
  }
}
