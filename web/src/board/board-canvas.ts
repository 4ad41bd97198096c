/**
 * The canvases of a board: fits the board into its space, and paints it when something has changed
 * or while an animation runs.
 */
import type { LogEntry, View } from "../engine/protocol";
import { layoutKey } from "./choices";
import { Layers, limitRatio } from "./layers";
import { type Flight, flights, Motion } from "./motion";
import {
  type Board,
  type Look,
  type Marks,
  type Painter,
  type Scene,
  type Spot,
  UNMARKED,
} from "./painter";

/** Maximum milliseconds per segment of a piece's path, by animation speed. */
const PACE = { normal: 250, fast: 100, off: 0 };
/** Duration of a dice roll in milliseconds, by animation speed. */
const ROLL = { normal: 540, fast: 200, off: 0 };
/** Maximum milliseconds per segment of a piece's path in `replay`, at every animation speed. */
const REPLAY_PACE = 500;
/** Milliseconds for which a replay without a dice animation shows the view before the change. */
const REPLAY_PAUSE = 900;
/** Duration of the board's rotation in milliseconds. */
const TURN = 600;
/** Minimum width and height of a board in CSS pixels. In a smaller space, the board is clipped. */
const SMALLEST = 100;

export interface BoardCanvasOptions {
  host: HTMLElement;
  painter: Painter;
  look: Omit<Look, "ratio">;
  pace: keyof typeof PACE;
  /** Called after the board was fitted again: its space, appearance or places have changed. */
  fitted(board: Board): void;
  /** Called once, after the first paint. */
  painted(): void;
}

export class BoardCanvas {
  /** Element with the size of the board, inside `host`. It contains the canvases. */
  readonly element = document.createElement("div");
  readonly #options: BoardCanvasOptions;
  readonly #layers = new Layers(this.element, () => this.#onTexture());
  readonly #motion = new Motion();
  readonly #observer = new ResizeObserver(() => this.#fit());
  readonly #closed = new AbortController();
  readonly #reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  #look: Omit<Look, "ratio">;
  #ratio = 1;
  #pace: keyof typeof PACE;
  #board: Board | null = null;
  /** The last view passed to `show`. An animation that leads to it may still be running. */
  #view: View | null = null;
  #marks = UNMARKED;
  #focus: string | null = null;
  #held: { piece: string; spot: Spot } | null = null;
  #frame = 0;
  #fitKey = "";
  #stillKey = "";
  #first = true;
  #afterAnimations: (() => void)[] = [];

  constructor(options: BoardCanvasOptions) {
    this.#options = options;
    this.#look = options.look;
    this.#pace = options.pace;
    this.element.className = "stage";
    this.element.style.position = "absolute";
    const { host } = options;
    if (getComputedStyle(host).position === "static") host.style.position = "relative";
    host.append(this.element);
    this.#observer.observe(host);
    this.#watchRatio();
    const { signal } = this.#closed;
    // A press on the board or any key ends the animations.
    const skipAnimation = () => this.#motion.busy && this.finish();
    host.addEventListener("pointerdown", skipAnimation, { capture: true, signal });
    document.addEventListener("keydown", skipAnimation, { capture: true, signal });
    // A hidden page is not painted: an animation would not end before the page is visible again.
    const endIfHidden = () => document.hidden && skipAnimation();
    document.addEventListener("visibilitychange", endIfHidden, { signal });
    document.fonts.addEventListener("loadingdone", () => this.#paintStill(), { signal });
  }

  get board(): Board | null {
    return this.#board;
  }

  /**
   * Show a view. If `entries` of the history are given, animate their moves and rolls from the
   * previous view to this one, unless animations are off or the page is hidden.
   */
  show(view: View, entries: readonly LogEntry[] | null = null): void {
    const before = this.#view;
    this.#view = view;
    this.#fit();
    const pace = document.hidden || this.#reducedMotion.matches ? 0 : PACE[this.#pace];
    const board = this.#board;
    if (before && entries && board && pace > 0) {
      const locate = (shown: View, piece: string) => board.spot(shown, piece);
      this.#motion.fly(this.#fromPointer(flights(before, view, entries, locate)), pace);
      const isRoll = entries.some(({ kind }) => kind === "throw");
      if (isRoll && view.tokens.some(({ kind }) => kind === "die"))
        this.#motion.show(view, ROLL[this.#pace], true);
      const isEnd = view.actor.kind === "over" && before.actor.kind !== "over";
      if (isEnd && board.finale) this.#motion.show(view, board.finale, true);
    } else this.finish();
    this.#held = null;
    this.#paintSoon();
  }

  mark(marks: Marks): void {
    this.#marks = marks;
    this.#paintSoon();
  }

  focus(place: string | null): void {
    if (this.#focus === place) return;
    this.#focus = place;
    this.#paintSoon();
  }

  /** Show a dragged piece at `spot` (CSS pixels on the board). If `piece` is null, end the drag. */
  hold(piece: string | null, spot: Spot = { x: 0, y: 0 }): void {
    this.#held = piece === null ? null : { piece, spot };
    this.#paintSoon();
  }

  /** End all animations and show the last view. */
  finish(): void {
    this.#motion.end();
    this.#runCallbacks();
    this.#paintSoon();
  }

  /**
   * Call `then` when the animations have ended; at once if there are none or the page is hidden.
   */
  afterAnimations(then: () => void): void {
    if (this.#motion.busy && !document.hidden) this.#afterAnimations.push(then);
    else then();
  }

  /**
   * Replay the change from an earlier view to the current one: show the earlier view for a while,
   * with a dice roll if `entries` contain one, then move the pieces. With reduced motion or without
   * animations, show only the earlier view and then the current one.
   */
  replay(before: View, entries: readonly LogEntry[]): void {
    const [view, board] = [this.#view, this.#board];
    if (!view || !board) return;
    this.finish();
    const isAnimated = !this.#reducedMotion.matches && this.#pace !== "off";
    const rolls = isAnimated && entries.some(({ kind }) => kind === "throw");
    this.#motion.show(before, rolls ? ROLL.normal : REPLAY_PAUSE, rolls);
    const locate = (shown: View, piece: string) => board.spot(shown, piece);
    if (isAnimated) this.#motion.fly(flights(before, view, entries, locate), REPLAY_PACE);
    this.#paintSoon();
  }

  /** Set appearance and animation speed. Animate the board's half turn if `look.turned` changes. */
  applyLook(look: Omit<Look, "ratio">, pace: keyof typeof PACE): void {
    const isTurning = look.turned !== this.#look.turned && !this.#first;
    this.#look = look;
    this.#pace = pace;
    this.#fit();
    if (!isTurning) {
      this.#paintSoon();
      return;
    }
    // `#fit` has painted only the background (still layer) in the new orientation. Paint pieces and
    // marks (live layer), too, before the rotation begins.
    this.#paintLive(performance.now());
    this.#rotate();
  }

  /**
   * Animate the rotation of the board by 180 degrees; with reduced motion or without animations,
   * fade the board in. Pointer input is off meanwhile, because the places are not at their usual
   * positions.
   */
  #rotate(): void {
    const { width, height } = this.#board ?? { width: 1, height: 1 };
    const scale = Math.min(width, height) / Math.hypot(width, height);
    const rotation = [
      { rotate: "-180deg", scale: 1 },
      { rotate: "-90deg", scale },
      { rotate: "0deg", scale: 1 },
    ];
    const isReduced = this.#reducedMotion.matches || this.#pace === "off";
    const frames = isReduced ? [{ opacity: 0 }, { opacity: 1 }] : rotation;
    const keyframes = frames.map((frame) => ({ ...frame, pointerEvents: "none" }));
    this.element.animate(keyframes, {
      duration: isReduced ? TURN / 2 : TURN,
      easing: "ease-in-out",
    });
  }

  close(): void {
    this.#closed.abort();
    this.#observer.disconnect();
    this.#runCallbacks();
    this.#layers.close();
    cancelAnimationFrame(this.#frame);
    this.element.remove();
  }

  /**
   * Replace the path of a dragged piece with a straight line from the pointer to its final spot.
   */
  #fromPointer(flights: readonly Flight[]): Flight[] {
    const held = this.#held;
    if (!held) return [...flights];
    const end = flights
      .findLast(({ paths }) => paths.has(held.piece))
      ?.paths.get(held.piece)
      ?.at(-1);
    let isReplaced = false;
    return flights.flatMap((flight) => {
      if (!flight.paths.has(held.piece)) return [flight];
      const paths = new Map(flight.paths);
      if (isReplaced || !end) paths.delete(held.piece);
      else paths.set(held.piece, [held.spot, end]);
      isReplaced = true;
      return paths.size > 0 ? [{ ...flight, paths }] : [];
    });
  }

  /** Fit and paint the board again if its space, appearance or layout (`layoutKey`) has changed. */
  #fit(): void {
    const view = this.#view;
    const { host, painter } = this.#options;
    if (view) host.style.setProperty("--least", `${painter.least(view)}px`);
    if (!view || host.clientWidth === 0 || host.clientHeight === 0) return;
    const width = Math.max(host.clientWidth, SMALLEST);
    const height = Math.max(host.clientHeight, SMALLEST);
    const appearance = [this.#look, devicePixelRatio, view.game, view.options];
    const frame = JSON.stringify([width, height, ...appearance]);
    const fitKey = `${frame} ${layoutKey(view)}`;
    if (this.#fitKey !== fitKey) {
      this.#fitKey = fitKey;
      this.finish();
      this.#board = this.#fitBoard({ width, height }, view);
      this.#centre(this.#board, width, height);
      this.#options.fitted(this.#board);
    }
    const values = view.places.map(({ value }) => value).join();
    if (this.#stillKey !== `${frame} ${values}`) {
      this.#stillKey = `${frame} ${values}`;
      this.#paintStill();
    }
  }

  /** Fit a board at the screen's pixel ratio, or at a lower one if the canvases get too large. */
  #fitBoard(space: { width: number; height: number }, view: View): Board {
    const { painter } = this.#options;
    const fitAt = (ratio: number) => {
      this.#ratio = ratio;
      return painter.fit(space, view, { ...this.#look, ratio });
    };
    const board = fitAt(devicePixelRatio);
    const ratio = limitRatio(board, this.#ratio);
    return ratio < this.#ratio ? fitAt(ratio) : board;
  }

  #centre(board: Board, width: number, height: number): void {
    const ratio = this.#ratio;
    const whole = (length: number) => `${Math.round(length * ratio) / ratio}px`;
    Object.assign(this.element.style, {
      left: whole((width - board.width) / 2),
      top: whole((height - board.height) / 2),
      width: `${board.width}px`,
      height: `${board.height}px`,
    });
    this.#layers.fit(board, ratio);
    this.#stillKey = "";
  }

  #paintStill(): void {
    if (!this.#view) return;
    delete this.element.dataset.finished;
    this.#layers.paintStill(this.#view);
    this.#paintSoon();
  }

  /**
   * Called when the board's texture (such as wood grain) and images of pieces (`Board.prepare`) are
   * complete. Set the attribute `data-finished` (for tests), and paint the pieces with the images.
   */
  #onTexture(): void {
    this.element.dataset.finished = "";
    if (this.#board?.prepare) this.#paintSoon();
  }

  #paintSoon(): void {
    if (this.#frame !== 0 || !this.#board) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#paintLive(now);
    });
  }

  #paintLive(now: number): void {
    if (!this.#view) return;
    this.#layers.paintLive(this.#scene(this.#view, now));
    if (this.#motion.busy) this.#paintSoon();
    else this.#runCallbacks();
    if (!this.#first) return;
    this.#first = false;
    setTimeout(() => this.#options.painted());
  }

  /** Return the scene at `now` (milliseconds); during animations without marks, such as targets. */
  #scene(present: View, now: number): Scene {
    const frame = this.#motion.at(now);
    const { view, flying, rolling } = frame ?? { view: present, flying: new Map(), rolling: 1 };
    if (this.#held) flying.set(this.#held.piece, { ...this.#held.spot, part: 0, left: undefined });
    const marks = frame ? UNMARKED : this.#marks;
    return { view, ...marks, focus: this.#focus, flying, rolling };
  }

  #runCallbacks(): void {
    for (const then of this.#afterAnimations.splice(0)) then();
  }

  /** Fit the board again when the pixel ratio changes, by browser zoom or on another screen. */
  #watchRatio(): void {
    const change = () => {
      this.applyLook(this.#look, this.#pace);
      this.#watchRatio();
    };
    const { signal } = this.#closed;
    const ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratio.addEventListener("change", change, { once: true, signal });
  }
}
