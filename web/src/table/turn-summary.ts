/** The last turn in the history: its entries, its description, the board before it. */
import { eventMessage, eventsWords } from "../board/names";
import type { GameEvent, LogEntry, View } from "../engine/protocol";
import { t, words } from "../kit/words";
import { inRuns } from "./notation";

export interface Turn {
  /** The side that plays the turn; "" for a deal and for the roll that decides who begins. */
  side: string;
  entries: LogEntry[];
  /** True if the turn is complete. */
  over: boolean;
}

/** Return the last or current turn of the current game; null if the game has no entries. */
export function lastPlayed(log: readonly LogEntry[], { ply, actor }: View): Turn | null {
  const begun = log.findLastIndex((one) => one.kind === "new" && one.ply <= ply);
  const past = log.slice(begun + 1).filter((one) => one.ply <= ply);
  const last = past.at(-1);
  if (!last) return null;
  const ofTurn = ({ turn, side }: LogEntry) => turn === last.turn && side === last.side;
  const entries = past.slice(past.findLastIndex((one) => !ofTurn(one)) + 1);
  // Side "": a deal or a roll for the first turn, complete even if a tie requires another roll.
  const over = actor.kind === "over" || last.side === "" || actor.side !== last.side;
  return { side: last.side, entries, over };
}

/**
 * Return the entries before a turn that belong to its description: the roll that decided which side
 * begins, or the previous turn if its last move was played automatically; otherwise [].
 */
export function automaticEntries(log: readonly LogEntry[], { entries }: Turn): LogEntry[] {
  const before = log.slice(0, log.indexOf(entries[0] as LogEntry));
  const last = before.at(-1);
  const begins = last?.kind === "throw" && last.side === "";
  if (begins && last.events.some(({ side }) => side !== "")) return [last];
  if (!last?.auto || last.kind !== "move") return [];
  return before.filter(
    ({ game, turn, side }) => game === last.game && turn === last.turn && side === last.side,
  );
}

/**
 * Describe a turn in one sentence: "Walnut rolled 5 and 2: 12→7, hit on 7; 7→5." Events without a
 * short message follow in separate sentences, as for screen readers. Omit the end of the game: the
 * heading and the status line report it.
 */
export function turnWords(view: View, entries: readonly LogEntry[], you: boolean): string {
  const { actor } = view;
  const ends = (code: string) =>
    actor.kind === "over" &&
    (["over", actor.outcome.ending].includes(code) || words().id("result", code, view) !== null);
  const events = entries
    .flatMap((entry) => entry.events)
    .filter(({ code }) => code !== "" && !ends(code));
  const briefEvents = events.filter(({ code }) => words().id("brief", code, view));
  const others = events.filter((one) => !briefEvents.includes(one));
  const rest = sentences(view, others, you);
  const [head, ...steps] = briefTexts(view, briefEvents, you);
  if (!head) return rest;
  const sentence = t("last-turn-told", {
    head,
    steps: inRuns(steps).join("; "),
    count: steps.length,
  });
  return `${sentence} ${rest}`.trim();
}

/**
 * Return one sentence per event. Repeated events with a message `several-…`, such as buying tiles,
 * share a sentence.
 */
function sentences(view: View, events: readonly GameEvent[], you: boolean): string {
  const same = (a: GameEvent, b?: GameEvent) =>
    a.code === b?.code && a.side === b.side && words().id("several", a.code, view) !== null;
  const starts = events.flatMap((event, i) => (same(event, events[i - 1]) ? [] : [i]));
  const told = starts.map((start, i) => {
    const run = events.slice(start, starts[i + 1]);
    const { code, params } = eventMessage(view, run.at(-1) as GameEvent, words());
    const kinds = [you && "own", run.length > 1 && "several"] as const;
    const kind = kinds.find((one) => one && words().id(one, code, view));
    if (!kind) return eventsWords(view, [{ events: run }], words());
    return words().say(kind, { code, params: { ...params, times: run.length } }, view);
  });
  return told.join(" ");
}

/**
 * Return short texts for events. The first text is the roll or, without one, the player's name. If
 * `you` is true, the user is the player, and the texts say "you" instead of the name.
 */
function briefTexts(view: View, events: readonly GameEvent[], you: boolean): string[] {
  const [first] = events;
  if (!first) return [];
  const name = you ? t("player-you") : words().side(first.side, view);
  const told = first.code === "throw" ? [] : [name];
  for (const event of events) {
    const { code, params } = eventMessage(view, event, words());
    const said = words().say("brief", { code, params: { ...params, you } }, view);
    // Append the text of an event of the other side, such as a hit, to the text of the preceding
    // event, unless this is the first text (the roll or the name).
    if (event.side !== first.side && told.length > 1) told.push(`${told.pop()}, ${said}`);
    else told.push(said);
  }
  return told;
}

/** Return the board before these entries, by moving all pieces back along their paths. */
export function viewBefore(view: View, entries: readonly LogEntry[]): View {
  const ways = entries.flatMap(({ events }) => events).filter(({ path }) => path.length > 1);
  let { pieces } = view;
  for (const { side, path } of ways.reverse()) {
    const candidates = pieces
      .filter(({ place }) => place === path.at(-1))
      .sort((a, b) => b.order - a.order);
    const piece = candidates.find((one) => one.side === side) ?? candidates[0];
    const place = path[0] as string;
    const order = pieces.filter((one) => one.place === place).length;
    pieces = pieces.map((one) => (one === piece ? { ...one, place, order } : one));
  }
  const last = { side: "", paths: [], dice: [], taken: [] };
  return { ...view, pieces, last, marks: [] };
}
