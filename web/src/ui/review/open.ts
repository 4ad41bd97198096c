/**
 * The review on the game page: a summary after a game, replacing moves and analysis; and the
 * replay, which is always available and replaces prompt and buttons.
 */
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { positionRef } from "../../engine/position";
import type { View } from "../../engine/protocol";
import { hasCourse } from "../../games";
import { paintFigure } from "../pages/figures";
import { openDialog } from "../shell/dialog";
import { find, make } from "../shell/dom";
import { levelName, speakerOf } from "../shell/gamewords";
import { coursePage } from "../shell/links";
import { toast } from "../shell/toast";
import { loadArea, t } from "../shell/words";
import type { Finished } from "../table/finished";
import { type TableSnapshot, yourSide } from "../table/tablesnapshot";
import { judge } from "./judge";
import { marksOf } from "./moments";
import { remembering } from "./remember";
import { replay } from "./replay";
import { replayKeys } from "./replaykeys";
import { result } from "./result";
import { isOver } from "./turns";
import { walk } from "./walk";
import "./review.css";

export interface OpenReview {
  replay(): void;
  share(): Promise<void>;
}

/** Width of a small board, in CSS pixels. */
const SMALL = 180;

/** Adds the review to the page. `ended` returns true if the last move was made on this page. */
export async function openReview(options: Finished, ended: () => boolean): Promise<OpenReview> {
  await loadArea("learn/review");
  const { info, laid, painter, back, address, result: tells } = options;
  const { engine, table, panels } = laid;
  const game = find(".game");
  const told = make("section", { class: "review" });
  const beside = make("section", { class: "replay-panel", hidden: true });
  find("#acts").after(told);
  find("#say").before(beside);
  const judged = judge(engine);
  const replaying = signal(false);
  let comes = false;
  const way = walk(table);
  const remember = remembering();

  /** Requests the view and the position after a ply. */
  const lookAt = (ply: number) =>
    engine.request("look", { ...positionRef(table.view as View), ply });

  async function paint(frame: HTMLElement, ply: number): Promise<void> {
    const { shown } = await lookAt(ply);
    if (frame.isConnected)
      await paintFigure(frame, painter, shown, { men: {}, view: shown }, SMALL);
  }

  function openReplay(ply?: number): void {
    // When the replay opens, the focus moves to its play button.
    comes = !replaying.value;
    replaying.value = true;
    if (ply === undefined) way.first();
    else way.at(ply);
  }
  const leave = () => {
    const inside = beside.contains(document.activeElement);
    replaying.value = false;
    way.last();
    if (inside) table.focus();
  };

  /** Continues from the position before a ply. The finished game is kept. */
  async function again(ply: number): Promise<void> {
    const { position } = await lookAt(ply - 1);
    const { view, seats } = table;
    if (!view) return;
    way.rest();
    replaying.value = false;
    if (view.series.target > 0) {
      const { options: chosen } = view;
      await table.open({ new: { game: info.id, options: chosen, seats: { ...seats }, position } });
    } else await table.again({ position });
    toast(t("review-again-done"), { words: t("act-back"), press: back });
    table.focus();
  }

  async function share(): Promise<void> {
    const { openShare } = await import("./share");
    await openShare({
      info,
      painter,
      moment: panels.moment,
      judged: judged.found.value,
      address,
    });
  }

  /** The next suggestion: a stronger level after a win, otherwise the course. */
  function next(moment: TableSnapshot): TemplateResult | typeof nothing {
    const you = yourSide(moment);
    const { actor, sides } = moment.view;
    const other = sides.find((side) => side !== you) ?? "";
    const seat = moment.seats[other];
    if (!you || seat?.kind !== "computer" || actor.kind !== "over") return nothing;
    const stronger = info.levels[info.levels.indexOf(seat.level) + 1];
    if (actor.outcome.winner === you && stronger !== undefined) {
      const level = info.levels.indexOf(stronger) + 1;
      const name = levelName(stronger, moment.view);
      const seats = { ...moment.seats, [other]: { ...seat, level: stronger } };
      const press = () => void table.again({ seats });
      return html`<p class="review-next">${t("review-next")}
        <button type="button" class="quiet" data-act="stronger" @click=${press}
        >${t("review-next-level", { level, name })}</button></p>`;
    }
    if (actor.outcome.winner === you || !hasCourse(info.id)) return nothing;
    return html`<p class="review-next">${t("review-next")}
      <a href=${coursePage(info.id)}>${t("review-next-course")}</a></p>`;
  }

  const measure = () => {
    const whole = judged.found.value?.whole;
    const known = whole && info.levels.includes(whole.level);
    const name = known ? levelName(whole.level, speakerOf(info)) : "none";
    const params = { name, depth: whole?.depth ?? 0 };
    const lucky = Object.values(judged.found.value?.sides ?? {}).some(({ luck }) => luck !== null);
    const chance = lucky ? (["luck"] as const) : [];
    const lines = (["judge", "depth", ...chance, "skill", "doubt"] as const).map((id) =>
      make("p", {}, t(`review-measure-${id}`, params)),
    );
    openDialog({ title: t("review-measured"), body: lines });
  };

  panels.add(
    {
      element: told,
      update(moment) {
        const { view, log, phase } = moment;
        const over = tells && isOver(log);
        const shown = over && phase === "over" && !replaying.value;
        if (!over) judged.forget();
        else if (info.analysis && phase === "over") judged.look(view);
        if (over && phase === "over" && ended()) remember(moment, judged.found.value);
        told.hidden = !shown;
        game.classList.toggle("reviewed", shown);
        if (!shown) return;
        const given = {
          moment,
          judged: judged.found.value,
          turns: way.turns.value,
          look: openReplay,
          again: (ply: number) => void again(ply),
          paint: (frame: HTMLElement, ply: number) => void paint(frame, ply),
        };
        const facts = html`${info.analysis ? result(given) : nothing}${next(moment)}
          <p class="review-foot">
            <button type="button" class="quiet" @click=${() => void table.undo()}>${t("review-undo")}</button>
            ${info.analysis ? html`<button type="button" class="quiet" @click=${measure}>${t("review-measured")}</button>` : nothing}
          </p>`;
        told.setAttribute("aria-label", t("review-title"));
        render(facts, told);
      },
    },
    {
      element: beside,
      update(moment) {
        const shown = replaying.value;
        game.classList.toggle("replays", shown);
        beside.hidden = !shown;
        if (!shown) return;
        const found = judged.found.value;
        const { ply, ahead } = moment.view;
        const onward = tells && ahead > 0 ? () => void again(ply + 1) : null;
        const marks = found?.whole ? marksOf(found.whole) : [];
        beside.setAttribute("aria-label", t("replay-title"));
        render(replay({ moment, walk: way, judged: found, marks, leave, again: onward }), beside);
        if (comes) {
          find("[data-key=play], [data-key=pause]", beside).focus({ preventScroll: true });
          // Scroll to the board, because the pressed button may have been far below it.
          scrollTo(0, 0);
        }
        comes = false;
      },
    },
  );
  replayKeys({ shown: () => replaying.value, walk: way, leave, judged: () => judged.found.value });
  return { replay: () => openReplay(), share };
}
