/** Playback of a game turn by turn: by buttons, a slider and keys, or automatically. */
import { computed, effect, signal } from "@preact/signals-core";
import { isCombined } from "../../board/keyboard";
import type { TableControls } from "../../board/table";
import { readSetting, writeSetting } from "../../storage/storage";
import { onStepKeys, stepPlayer, stepsDone } from "../../table/step-player";
import type { ReviewResults } from "./run-review";
import { marksOf, type Turn, turnsOf } from "./turns";

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
  /** Number of the current automatic playback. Increasing it ends the playback. */
  let run = 0;

  const turns = computed<Turn[]>(() => {
    const { view, log } = table.state;
    return view.value ? turnsOf(log.value, view.value.sides) : [];
  });
  /** Number of turns completed up to the position shown. */
  const current = computed(() => stepsDone(turns.value, table.state.view.value?.ply ?? 0));

  const plyAfter = (count: number) => {
    const [first] = turns.value;
    // Without a turn, the position is the start of the game, also of a later game of a series.
    const start = first
      ? first.from - 1
      : (table.state.log.value.findLast(({ kind }) => kind === "new")?.ply ?? 0);
    return turns.value[count - 1]?.ply ?? start;
  };
  const pause = () => {
    clearTimeout(timer);
    run++;
    playing.value = false;
  };
  const move = (count: number) => table.goto(plyAfter(count));
  const player = stepPlayer({
    end: () => turns.value.length,
    position: () => current.value,
    open(count) {
      pause();
      void move(count);
    },
  });
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
    speed,
    playing,
    player,
    pause,
    play,
    /** Go to the end of the last turn that is complete at `ply` (an index in the history). */
    at: (ply: number) => player.go(stepsDone(turns.value, ply)),
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

/** Selector of elements that handle keys themselves. */
const OWN_KEYS = "input, select, textarea, dialog, [role=menu], .stage";
/** Selector of elements that the Space key activates. */
const PRESSED = "button, a, summary, label";

export function replayKeys({ shown, walk, leave, results }: ReplayKeys): void {
  const { player } = walk;
  /** Go to the next marked decision (see `marksOf`); after the last one, to the first. */
  const nextMoment = () => {
    const at = marksOf(results()?.whole)
      .map(({ ply }) => stepsDone(walk.turns.value, ply))
      .sort((a, b) => a - b);
    const next = at.find((turn) => turn > player.position) ?? at[0];
    if (next !== undefined) player.go(next);
  };
  const actions: Partial<Record<string, () => void>> = {
    ArrowLeft: player.back,
    ArrowRight: player.forth,
    Home: player.first,
    End: player.last,
    " ": walk.play,
    m: nextMoment,
    Escape: leave,
  };
  onStepKeys((key, event) => {
    if (!shown() || isCombined(event) || event.defaultPrevented) return undefined;
    const { target } = event;
    const within = (selector: string) => target instanceof Element && target.closest(selector);
    if (document.querySelector("dialog[open]") || (key !== "Escape" && within(OWN_KEYS)))
      return undefined;
    return key === " " && within(PRESSED) ? undefined : actions[key];
  }, false);
}
