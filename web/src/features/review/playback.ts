/** Playback of a game turn by turn: by buttons, a slider and keys, or automatically. */
import { computed, effect, signal } from "@preact/signals-core";
import { isCombined, keyOf } from "../../board/key-name";
import type { TableControls } from "../../board/table";
import { readSetting, writeSetting } from "../../storage/storage";
import type { ReviewResults } from "./run-review";
import { marksOf, type Turn, turnsDone, turnsOf } from "./turns";

/** Milliseconds per turn. */
export const SPEEDS = { slow: 2400, calm: 1400, quick: 700 } as const;
export type Speed = keyof typeof SPEEDS;

const isSpeed = (name: string | null): name is Speed => name !== null && name in SPEEDS;

export type Playback = ReturnType<typeof createPlayback>;

export function createPlayback(table: TableControls) {
  const stored = readSetting("replay");
  const speed = signal<Speed>(isSpeed(stored) ? stored : "calm");
  const playing = signal(false);
  let timer = 0;
  /** Number of the current playback. A playback that was ended and started again has another. */
  let run = 0;

  const turns = computed<Turn[]>(() => {
    const { view, log } = table.state;
    return view.value ? turnsOf(log.value, view.value.sides) : [];
  });
  /** Number of completed turns at the current ply. */
  const current = computed(() => turnsDone(turns.value, table.state.view.value?.ply ?? 0));

  const plyAfter = (count: number) => {
    const [first] = turns.value;
    return count === 0 ? (first?.from ?? 1) - 1 : (turns.value[count - 1]?.ply ?? 0);
  };
  const pause = () => {
    clearTimeout(timer);
    run++;
    playing.value = false;
  };
  const move = (count: number) => {
    const end = turns.value.length;
    return table.goto(plyAfter(Math.max(0, Math.min(end, count))));
  };
  const go = (count: number) => {
    pause();
    void move(count);
  };
  const advance = async (mine: number): Promise<void> => {
    if (mine !== run) return;
    if (current.value >= turns.value.length) return pause();
    await move(current.value + 1);
    if (mine === run) timer = window.setTimeout(() => void advance(mine), SPEEDS[speed.peek()]);
  };
  const play = () => {
    if (playing.value) return pause();
    playing.value = true;
    const mine = run;
    if (current.value >= turns.value.length) void move(0).then(() => advance(mine));
    else void advance(mine);
  };
  // Closing the table stops the playback.
  effect(() => {
    if (table.state.closed.value) pause();
  });

  return {
    turns,
    here: current,
    speed,
    playing,
    rest: pause,
    go,
    play,
    back: () => go(current.value - 1),
    forth: () => go(current.value + 1),
    first: () => go(0),
    last: () => go(turns.value.length),
    /** Goes to the last turn completed at a ply. */
    at: (ply: number) => go(turnsDone(turns.value, ply)),
    setSpeed(next: Speed) {
      speed.value = next;
      writeSetting("replay", next);
    },
  };
}

interface ReplayKeys {
  shown: () => boolean;
  walk: Playback;
  leave: () => void;
  results: () => ReviewResults | null;
}

/** Elements that handle keys themselves. */
const OWN_KEYS = "input, select, textarea, dialog, [role=menu], .stage";
/** Elements that Space activates. */
const PRESSED = "button, a, summary, label";

export function replayKeys({ shown, walk, leave, results }: ReplayKeys): void {
  /** Goes to the next key moment; after the last one, to the first. */
  const nextMoment = () => {
    const whole = results()?.whole;
    const at = (whole ? marksOf(whole) : [])
      .map(({ ply }) => turnsDone(walk.turns.value, ply))
      .sort((a, b) => a - b);
    const next = at.find((turn) => turn > walk.here.value) ?? at[0];
    if (next !== undefined) walk.go(next);
  };
  const actions: Partial<Record<string, () => void>> = {
    ArrowLeft: walk.back,
    ArrowRight: walk.forth,
    Home: walk.first,
    End: walk.last,
    " ": walk.play,
    m: nextMoment,
    Escape: leave,
  };
  addEventListener("keydown", (event: KeyboardEvent) => {
    const { target } = event;
    const key = keyOf(event);
    const act = actions[key];
    if (!act || !shown() || isCombined(event) || event.defaultPrevented) return;
    const within = (selector: string) => target instanceof Element && target.closest(selector);
    if (document.querySelector("dialog[open]") || (key !== "Escape" && within(OWN_KEYS))) return;
    if (key === " " && within(PRESSED)) return;
    event.preventDefault();
    act();
  });
}
