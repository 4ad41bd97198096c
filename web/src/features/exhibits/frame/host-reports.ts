/** Messages to the host page: state of the game, result, page size, events for statistics. */
import { eventsWords } from "../../../board/names";
import type { TableContext } from "../../../contracts/table-context";
import { EngineFailure, type LogEntry, type View } from "../../../engine/protocol";
import { words } from "../../../kit/words";
import type { Host, ToHost } from "./host";

type State = Extract<ToHost, { type: "state" }>;

export class HostReports {
  readonly #context: TableContext;
  readonly #host: Host;
  /** True after the `ready` message, which must be sent first. */
  #ready = false;
  #logs = false;
  #startTime = 0;
  #logged: string | null = null;

  constructor(context: TableContext, host: Host) {
    this.#context = context;
    this.#host = host;
    const { table } = context;
    table.on("view", ({ view, log }) => {
      if (!this.#ready) return;
      this.#log(view, log);
      void this.reportState();
    });
    table.on("over", ({ outcome }) => {
      const game = table.view?.game ?? "";
      host.send({ type: "result", game, outcome });
    });
  }

  /** Sends the `ready` message, then the state of the game. */
  async begin(ready: Extract<ToHost, { type: "ready" }>): Promise<void> {
    this.#host.send(ready);
    this.#startTime = performance.now();
    this.#ready = true;
    reportSize(this.#host);
    await this.reportState();
  }

  /** True to send anonymous `log` messages about visitors' actions, for a museum's statistics. */
  set logEnabled(wished: boolean) {
    this.#logs = wished;
  }

  /** Sends the state of the game. */
  async reportState(): Promise<void> {
    const { table } = this.#context;
    const { view, log } = table;
    if (!view) return;
    const link = await this.linkOf(view);
    const { game: number, target, score } = view.series;
    const last = log[view.ply];
    this.#host.send({
      type: "state",
      game: view.game,
      ply: view.ply,
      actor: view.actor,
      series: { game: number, target, score },
      last: last && view.ply > 0 ? lastMove(view, last) : null,
      ...link,
      result: view.actor.kind === "over" ? view.actor.outcome : null,
    });
  }

  /** Notifies the host that the game is available offline. */
  notifyOffline(): void {
    this.#host.send({ type: "offline", game: this.#context.table.view?.game ?? "" });
  }

  /** Logs that a language was chosen. */
  logLanguage(): void {
    this.#sendLog("language", null);
  }

  /**
   * Returns the link to the game and the position. Both are null if hands are hidden or the next
   * move has been played meanwhile.
   */
  async linkOf({ match, rev }: View): Promise<Pick<State, "link" | "position">> {
    try {
      const { link, position } = await this.#context.engine.request("link", {});
      const { view } = this.#context.table;
      if (view?.match === match && view.rev === rev) return { link, position };
    } catch (failure) {
      if (!(failure instanceof EngineFailure)) throw failure;
    }
    return { link: null, position: null };
  }

  #log({ actor, match, ply }: View, log: readonly LogEntry[]): void {
    const moment = `${match} ${ply}`;
    if (moment === this.#logged) return;
    this.#logged = moment;
    const entry = log[ply];
    if (actor.kind === "over") this.#sendLog("end", null);
    else if (ply === 0 || !entry) this.#sendLog("begin", null);
    else if (entry.kind === "move" && !entry.auto) {
      const { table, autosave } = this.#context;
      const computer = autosave.watched || table.seats[entry.side]?.kind === "computer";
      this.#sendLog("move", computer ? "computer" : "person");
    }
  }

  #sendLog(event: "begin" | "move" | "end" | "language", by: "person" | "computer" | null): void {
    if (!this.#logs) return;
    const at = Math.round((performance.now() - this.#startTime) / 100) / 10;
    const game = this.#context.table.view?.game ?? "";
    this.#host.send({ type: "log", game, event, by, lang: words().language, at });
  }
}

function lastMove(view: View, entry: LogEntry): State["last"] {
  return { side: entry.side, text: entry.text, words: eventsWords(view, [entry], words()) };
}

/** Sends the size of the page's content to the host, now and after every change. */
export function reportSize(host: Host): void {
  const size = new ResizeObserver(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement;
    host.send({ type: "resize", width, height });
  });
  size.observe(document.body);
}
