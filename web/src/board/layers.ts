/**
 * The two canvases of a board: the still layer (background), which gets its texture (such as wood
 * grain) in short slices after the board is visible, and the live layer (pieces, marks, dice). Both
 * have the resolution of the screen, or a lower one for a very large board (see `limitRatio`).
 */
import type { View } from "../engine/protocol";
import { inSlices, pause, textureTurn } from "../engine/startup";
import type { Board, Scene } from "./painter";

/** Milliseconds of a slice of work on the texture (`SLICE`) and of the pause after it (`REST`). */
const SLICE = 6;
const REST = 8;
/** Maximum number of device pixels per layer. Larger boards are painted at a lower resolution. */
const MAX_PIXELS = 6_000_000;
/** Milliseconds before the first slice of texture, so that the board is visible first. */
const FIRST_DELAY = 50;

export class Layers {
  readonly #still = createCanvas();
  readonly #live = createCanvas();
  #board: Board | null = null;
  #ratio = 1;
  #texture = new AbortController();
  readonly #finished: () => void;

  /** `finished` is called whenever texture and images for faster painting are complete. */
  constructor(element: HTMLElement, finished: () => void) {
    this.#finished = finished;
    element.append(this.#still, this.#live);
  }

  /** Resize both canvases. Canvases that already have this size keep their content. */
  fit(board: Board, ratio: number): void {
    this.#board = board;
    this.#ratio = ratio;
    const width = Math.ceil((board.width + 2 * board.bleed) * ratio);
    const height = Math.ceil((board.height + 2 * board.bleed) * ratio);
    for (const canvas of [this.#still, this.#live]) {
      // Assign only a changed size, because every assignment clears the canvas.
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      Object.assign(canvas.style, {
        left: `${-board.bleed}px`,
        top: `${-board.bleed}px`,
        width: `${width / ratio}px`,
        height: `${height / ratio}px`,
      });
    }
  }

  paintStill(view: View): void {
    this.#texture.abort();
    this.#texture = new AbortController();
    const ctx = this.#clear(this.#still);
    if (!this.#board || !ctx) return;
    this.#board.paintStill(ctx, view);
    void this.#finish(finishSteps(this.#board, ctx, view), this.#texture.signal);
  }

  /** Run `steps`, which add texture and images to a painted board, in slices of `SLICE` ms. */
  async #finish(steps: Iterator<void>, signal: AbortSignal): Promise<void> {
    try {
      await pause(FIRST_DELAY);
      await textureTurn();
      await inSlices(steps, { slice: SLICE, rest: REST, signal });
      this.#finished();
    } catch (error) {
      if (!signal.aborted) reportError(error);
    }
  }

  paintLive(scene: Scene): void {
    const ctx = this.#clear(this.#live);
    if (ctx) this.#board?.paintLive(ctx, scene);
  }

  close(): void {
    this.#texture.abort();
  }

  /** Clear a canvas. Return its context, scaled to CSS pixels from the board's top left corner. */
  #clear(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
    const ctx = canvas.getContext("2d");
    const shift = (this.#board?.bleed ?? 0) * this.#ratio;
    ctx?.setTransform(1, 0, 0, 1, 0, 0);
    ctx?.clearRect(0, 0, canvas.width, canvas.height);
    ctx?.setTransform(this.#ratio, 0, 0, this.#ratio, shift, shift);
    return ctx;
  }
}

/** Add texture to a painted board, then prepare images to paint its pieces faster; in steps. */
function* finishSteps(board: Board, ctx: CanvasRenderingContext2D, view: View) {
  yield* board.paintGrain(ctx, view);
  if (board.prepare) yield* board.prepare();
}

/** Return `ratio` (device pixels per CSS pixel), reduced if a layer would be too large. */
export function limitRatio({ width, height, bleed }: Board, ratio: number): number {
  const [columns, rows] = [width + 2 * bleed + 1, height + 2 * bleed + 1];
  return Math.min(ratio, Math.sqrt(MAX_PIXELS / (columns * rows)));
}

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  // A size of 0 hides the canvas until the board sets its size, so that the layout does not shift.
  canvas.width = 0;
  canvas.height = 0;
  Object.assign(canvas.style, { position: "absolute", pointerEvents: "none" });
  return canvas;
}
