/** A recorded domino deal to replay: list of its moves, and the board after the selected move. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import type { Replay, StudyName } from "../../contracts/studies";
import type { TableContext } from "../../contracts/table-context";
import type { Panel, TableSnapshot } from "../../contracts/table-snapshot";
import type { GameEvent, GameInfo, LogEntry, View } from "../../engine/protocol";
import { button } from "../../kit/button";
import { find } from "../../kit/dom";
import { gameName } from "../../kit/game-words";
import { t, words } from "../../kit/words";
import { readGame } from "../../storage/storage";
import { type OpenActivity, studyHead, studyPlace } from "../../table/lesson";
import { resume } from "../../table/resume";
import { stepPlayer, stepsDone } from "../../table/step-player";
import "./study.css";
import "./replay.css";

/**
 * A turn of one side, with the state of the domino line after the turn: the numbers at its open
 * ends (`ends`), and the sum of the pips of all tiles in it (`pips`).
 */
interface Line {
  side: string;
  /** The last ply of the turn. */
  ply: number;
  events: GameEvent[];
  ends: number[];
  pips: number;
}

/** Add the list of moves to the page, and buttons that step through the deal or restart it. */
export function openReplay(
  deal: StudyName & Replay,
  info: GameInfo,
  context: TableContext,
  slot: string,
): OpenActivity {
  const { table } = context;
  const game = find(".game");
  const recorded = deal.table.view.log.entries;
  const lines = linesOf(recorded, deal.steps);
  const messageId = (part = "") => `study-${deal.id}${part}`;
  const { head, body, element, foot } = studyPlace();
  let ready: Promise<void> | undefined;

  /** True if `log` has the moves of the recorded deal, and no others. */
  const unchanged = (log: readonly LogEntry[]) =>
    log.length === recorded.length && log.every(({ text }, i) => text === recorded[i]?.text);

  const plyShown = () => table.view?.ply ?? 0;
  const plyAfter = (count: number) => lines[count - 1]?.ply ?? 0;
  const position = () => stepsDone(lines, plyShown());
  const player = stepPlayer({
    end: () => lines.length,
    position,
    midway: () => plyShown() > plyAfter(position()),
    async open(count) {
      await ready;
      await table.goto(plyAfter(count));
    },
  });

  async function begin(): Promise<void> {
    const { view, seats } = deal.table;
    const stored = await readGame(slot);
    const openRecorded = () => table.open({ load: { save: deal.save } }, { view, seats });
    ready =
      !ready && stored && !(stored.view?.log && unchanged(stored.view.log.entries))
        ? resume(info, context, stored).then((failure) => (failure ? openRecorded() : undefined))
        : openRecorded();
    return ready;
  }

  function show({ view }: TableSnapshot): void {
    const over = view.actor.kind === "over";
    const eyebrow = t("study-eyebrow", { game: gameName(info) });
    const sum = over ? [pointsText(view)] : [];
    studyHead(head, eyebrow, t(messageId()), t(messageId(over ? "-solved-lead" : "-lead")), ...sum);
    const list = lines.map((line, i) => row(i + 1, line));
    const recorded = html`${columns()}
      <ol class="deal-list">${row(0)}${list}</ol>
      <p class="deal-on">${leaveHint(view)}</p>`;
    render(recorded, body);
  }

  function buttons({ view }: TableSnapshot, left: boolean): TemplateResult {
    const back = player.backButton({ sign: "undo", words: t("deal-back"), hidden: left });
    const next = player.forthButton({
      sign: "forth",
      words: t("deal-next"),
      look: view.ahead > 0 ? "button first" : "button",
      hidden: left,
    });
    const again = button({
      sign: "first",
      words: t("deal-again"),
      hidden: !left,
      press: () => void begin(),
    });
    return html`${back}${next}${again}`;
  }

  /**
   * Render the way to deviate from the recorded deal: for a human side on turn, a note that another
   * tile can be played; for a computer, a button that lets it choose its move. Render nothing if no
   * side is on turn.
   */
  function leaveHint({ actor }: View): TemplateResult | string | typeof nothing {
    if (actor.kind !== "seat") return nothing;
    const { side } = actor;
    const params = { side: words().side(side, deal.table.view) };
    if (deal.table.seats[side]?.kind !== "computer") return t("deal-otherwise", params);
    const press = () => table.resume();
    return html`<button class="quiet" type="button" @click=${press}>${t("deal-on", params)}</button>`;
  }

  function row(number: number, line?: Line): TemplateResult {
    const ends = html`<span>${forScreenReaders(t("deal-open"))} ${line?.ends.join(" · ")}</span>`;
    const pips = html`<span>${line?.pips} ${forScreenReaders(t("deal-pips"))}</span>`;
    return html`<li>
      <button
        type="button"
        aria-current=${number === player.position ? "step" : nothing}
        @click=${() => player.go(number)}
      >
        <span>${line ? number : nothing}</span>
        <span>${line ? words().side(line.side, deal.table.view) : nothing}</span>
        <span>${line ? turnText(line, info) : t("deal-dealt")}</span>
        ${line ? html`${ends} ${pips}` : nothing}
      </button>
    </li>`;
  }

  /**
   * Return a sentence with the result of the deal: the pips left in both hands and in the talon
   * (the tiles not drawn), and their sum, which is the score.
   */
  function pointsText(view: View): string {
    const {
      hands,
      talon = 0,
      points = 0,
    } = recorded.at(-1)?.events.find(({ code }) => code === "over")?.params ?? {};
    const [a = 0, b = 0] = Array.isArray(hands) ? hands : [];
    const side = (i: number) => words().side(view.sides[i] ?? "", view);
    return t("deal-sum", { first: side(0), a, second: side(1), b, talon, points });
  }

  const panel: Panel = {
    element,
    update(moment) {
      const { view, log } = moment;
      const left = view.series.game > 1 || !unchanged(log);
      game.dataset.study = left ? "past" : "replay";
      element.hidden = left;
      render(buttons(moment, left), foot);
      if (left) return;
      show(moment);
      scrollToCurrent(find(".deal-list", body));
    },
  };
  return { above: head, panel, begin };
}

/** Scroll the list, not the page, to the current line. */
function scrollToCurrent(list: HTMLElement): void {
  const line = list.querySelector("[aria-current]")?.parentElement;
  if (!line) return;
  const [top, room] = [line.offsetTop - list.offsetTop, list.clientHeight - line.offsetHeight];
  list.scrollTop = Math.min(top, Math.max(list.scrollTop, top - room));
}

/**
 * Return one `Line` per turn: the events of its moves, and the open ends and the total pips of the
 * domino line after the turn.
 */
function linesOf(log: readonly LogEntry[], steps: Replay["steps"]): Line[] {
  const lines: Line[] = [];
  let turn = 0;
  for (const entry of log) {
    if (entry.kind !== "move") continue;
    const { ends = [], pips = 0 } = steps[entry.ply - 1] ?? {};
    const before = entry.turn === turn ? (lines.pop()?.events ?? []) : [];
    const events = [...before, ...entry.events];
    lines.push({ side: entry.side, ply: entry.ply, events, ends, pips });
    turn = entry.turn;
  }
  return lines;
}

/** Return a turn as text, such as "buys 4 tiles, 1:2": tiles bought, then tile played or pass. */
function turnText({ events }: Line, info: GameInfo): string {
  const bought = events.filter(({ code }) => code === "buy").length;
  const told = events.filter(({ code }) => ["lead", "join", "pass"].includes(code));
  const speaker = { game: info.id, family: info.family };
  return [
    ...(bought > 0 ? [t("deal-buys", { count: bought })] : []),
    ...told.map(({ code, params }) =>
      code === "pass" ? words().say("move", { code, params }, speaker) : String(params.tile),
    ),
  ].join(", ");
}

/** A column heading for screen readers, repeated in each line. */
const forScreenReaders = (text: string) => html`<small class="unseen">${text}</small>`;

/** The visible column headings, hidden from screen readers, because each line repeats them. */
function columns(): TemplateResult {
  return html`<p class="deal-head" aria-hidden="true">
    <span>${t("deal-open")}</span><span>${t("deal-pips")}</span>
  </p>`;
}
