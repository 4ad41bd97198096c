/** Gathers what a table tells into one moment, and shows it to the panels. */
import type { TableControls } from "../../board/table";
import type { Moment, Panel } from "./moment";

export interface Watch {
  /** What holds now; null before the first view. */
  readonly moment: Moment | null;
  /** What is told of every change. */
  readonly panels: Panel[];
  /** Shows everything again, in other words or other colours. */
  show(): void;
}

/** Updates the panels, at most once for each turn of the event loop. */
export function watch(table: TableControls): Watch {
  const panels: Panel[] = [];
  let moment: Moment | null = null;
  let waits = false;

  const show = () => {
    if (waits || !moment) return;
    waits = true;
    queueMicrotask(() => {
      waits = false;
      if (moment) for (const panel of panels) panel.update(moment);
    });
  };
  const learn = (news: Partial<Moment>) => {
    if (!moment) return;
    moment = { ...moment, ...news };
    show();
  };

  table.on("view", ({ view, log, seats }) => {
    const fresh = { refusal: null, hint: null, advice: null, chosen: null };
    const start = { thinking: null, waiting: false, kept: false };
    moment = { ...start, ...moment, ...fresh, view, log, seats, resting: table.resting };
    show();
  });
  table.on("chosen", (chosen) =>
    learn({ chosen, hint: null, advice: null, ...(chosen && { refusal: null }) }),
  );
  table.on("refusal", (refused) =>
    learn({ refusal: refused && { text: refused.text, source: refused.why.source } }),
  );
  table.on("hint", (hint) => {
    learn({ hint: hint?.text ?? null, advice: hint?.hint ?? null, refusal: null });
  });
  table.on("thinking", (thinking) => learn({ thinking }));
  table.on("waiting", (waiting) => learn({ waiting }));
  table.on("kept", (kept) => learn({ kept }));
  return {
    panels,
    get moment() {
      return moment;
    },
    show,
  };
}
