/**
 * The review on the game page. After a game, a summary replaces the move list and the analysis. The
 * replay, which can be opened at any time, replaces the status line and the game's buttons.
 */
import { undoButton } from "../../table/undo";
import "./review.css";
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { hasCourse } from "../../contracts/games";
import { coursePage } from "../../contracts/links";
import type { Finished, OpenReview } from "../../contracts/table-context";
import { type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import { isCurrent, positionRef, type View } from "../../engine/protocol";
import { openDialog } from "../../kit/dialog";
import { find, make } from "../../kit/dom";
import { levelName, speakerOf } from "../../kit/game-words";
import { toast } from "../../kit/toast";
import { loadArea, t } from "../../kit/words";
import { paintFigure } from "../../table/figures";
import { createPlayback, replayKeys } from "./playback";
import { replay } from "./replay";
import { createReviewRunner, gameRecorder } from "./run-review";
import { summary } from "./summary";
import { isOver, lastGameKey } from "./turns";

/** Width of the small boards in the summary, in CSS pixels. */
const SMALL = 180;

/**
 * Add the review to the page. `ended` returns true if the game in a view has ended by a move on
 * this page; a finished game that was only loaded is not recorded in the practice record.
 */
export async function openReview(
  options: Finished,
  ended: (view: View) => boolean,
): Promise<OpenReview> {
  await loadArea("learn/review");
  const { info, context, painter, back, address, result: showsSummary } = options;
  const { engine, table, panels } = context;
  const game = find(".game");
  const summaryPanel = make("section", { class: "review" });
  const replayPanel = make("section", { class: "replay-panel", hidden: true });
  find("#acts").after(summaryPanel);
  find("#say").before(replayPanel);
  const runner = createReviewRunner(engine);
  const replaying = signal(false);
  let focusOnOpen = false;
  /** Key of the game that is replayed (`lastGameKey`). Another game on the board ends the replay. */
  let replayed = "";
  const playback = createPlayback(table);
  const recordGame = gameRecorder();

  /** Request view and position after a ply (an entry of the history). */
  const requestView = (ply: number) =>
    engine.request("look", { ...positionRef(table.view as View), ply });

  async function paint(frame: HTMLElement, ply: number): Promise<void> {
    const { shown } = await requestView(ply);
    if (frame.isConnected)
      await paintFigure(frame, painter, shown, { men: {}, view: shown }, SMALL);
  }

  function openReplay(ply?: number): void {
    // When the replay opens, the focus moves to its play button.
    focusOnOpen = !replaying.value;
    const { view, log } = table.state;
    if (view.value) replayed = lastGameKey(view.value, log.value);
    replaying.value = true;
    if (ply === undefined) playback.player.first();
    else playback.at(ply);
  }
  const leave = () => {
    const inside = replayPanel.contains(document.activeElement);
    replaying.value = false;
    playback.player.last();
    if (inside) table.focus();
  };

  /** Start a new game from the position before a ply (history entry). The finished game is kept. */
  async function continueFrom(ply: number): Promise<void> {
    const { position } = await requestView(ply - 1);
    const { view, seats } = table;
    if (!view) return;
    playback.pause();
    replaying.value = false;
    // The way back leads to the end of the game, not to the position shown now.
    if (view.ahead > 0) await table.goto(view.ply + view.ahead);
    if (view.series.target > 0) {
      const { options: chosen } = view;
      await table.open({ new: { game: info.id, options: chosen, seats: { ...seats }, position } });
    } else await table.again({ position });
    toast(t("review-again-done"), { words: t("act-back"), press: back });
    table.focus();
  }

  async function share(): Promise<void> {
    const { openShare } = await import("./share");
    const { moment } = panels;
    await openShare({ info, painter, moment, results: runner.results.value, address });
  }

  /**
   * The suggestion after a game against the computer: the next stronger level after a win,
   * otherwise the game's lessons (course); `nothing` if there is none.
   */
  function next(moment: TableSnapshot): TemplateResult | typeof nothing {
    const you = yourSide(moment);
    const { view } = moment;
    const { actor, sides } = view;
    const other = sides.find((side) => side !== you) ?? "";
    const seat = moment.seats[other];
    if (!you || seat?.kind !== "computer" || actor.kind !== "over") return nothing;
    const stronger = info.levels[info.levels.indexOf(seat.level) + 1];
    if (actor.outcome.winner === you && stronger !== undefined) {
      const level = info.levels.indexOf(stronger) + 1;
      const name = levelName(stronger, moment.view);
      const seats = { ...moment.seats, [other]: { ...seat, level: stronger } };
      // The second tap of a double tap must not start another game.
      const press = () => {
        if (!table.busy && isCurrent(view, table.view)) void table.again({ seats });
      };
      return html`<p class="review-next">${t("review-next")}
        <button type="button" class="quiet" data-act="stronger" @click=${press}
        >${t("review-next-level", { level, name })}</button></p>`;
    }
    if (actor.outcome.winner === you || !hasCourse(info.id)) return nothing;
    return html`<p class="review-next">${t("review-next")}
      <a href=${coursePage(info.id)}>${t("review-next-course")}</a></p>`;
  }

  const explainMethod = () => {
    const whole = runner.results.value?.whole;
    const isLevel = whole && info.levels.includes(whole.level);
    const name = isLevel ? levelName(whole.level, speakerOf(info)) : "none";
    const params = { name, depth: whole?.depth ?? 0 };
    const sides = Object.values(runner.results.value?.sides ?? {});
    const chance = sides.some(({ luck }) => luck !== null) ? ["luck"] : [];
    const lines = ["judge", "depth", ...chance, "skill", "doubt"].map((id) =>
      make("p", {}, t(`review-measure-${id}`, params)),
    );
    openDialog({ title: t("review-measured"), body: lines });
  };

  panels.add(
    {
      element: summaryPanel,
      update(moment) {
        const { view, log, phase } = moment;
        const over = showsSummary && isOver(log);
        const shown = over && phase === "over" && !replaying.value;
        if (!over) runner.discard();
        else if (info.analysis && phase === "over") runner.run(view, log);
        if (over && phase === "over" && ended(view)) recordGame(moment, runner.results.value);
        summaryPanel.hidden = !shown;
        game.classList.toggle("reviewed", shown);
        if (!shown) return;
        const summaryData = {
          moment,
          results: runner.results.value,
          turns: playback.turns.value,
          openReplayAt: openReplay,
          restartFrom: (ply: number) => void continueFrom(ply),
          paint: (frame: HTMLElement, ply: number) => void paint(frame, ply),
        };
        const facts = html`${info.analysis ? summary(summaryData) : nothing}${next(moment)}
          <p class="review-foot">
            ${undoButton(view, table, { sign: undefined, words: t("review-undo"), look: "quiet", act: undefined })}
            ${info.analysis ? html`<button type="button" class="quiet" @click=${explainMethod}>${t("review-measured")}</button>` : nothing}
          </p>`;
        summaryPanel.setAttribute("aria-label", t("review-title"));
        render(facts, summaryPanel);
      },
    },
    {
      element: replayPanel,
      update(moment) {
        if (replaying.value && lastGameKey(moment.view, moment.log) !== replayed) {
          playback.pause();
          replaying.value = false;
        }
        const shown = replaying.value;
        game.classList.toggle("replays", shown);
        replayPanel.hidden = !shown;
        if (!shown) return;
        const results = runner.results.value;
        const { ply, ahead } = moment.view;
        // In a game with hidden hands, the engine returns earlier positions only after the end of
        // the game.
        const isOpen = !info.hidden || isOver(moment.log);
        const continues = showsSummary && ahead > 0 && isOpen;
        const onward = continues ? () => void continueFrom(ply + 1) : null;
        replayPanel.setAttribute("aria-label", t("replay-title"));
        const data = { moment, walk: playback, results, leave, continueHere: onward };
        render(replay(data), replayPanel);
        if (focusOnOpen) {
          find("[data-key=play], [data-key=pause]", replayPanel).focus({ preventScroll: true });
          // Scroll to the board, because the pressed button may have been far below it.
          scrollTo(0, 0);
        }
        focusOnOpen = false;
      },
    },
  );
  const [shown, results] = [() => replaying.value, () => runner.results.value];
  replayKeys({ shown, walk: playback, leave, results });
  return { replay: () => openReplay(), share };
}
