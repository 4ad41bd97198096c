/**
 * The two canvases of a board: one for what stands still, painted once and given its grain in
 * the pauses that follow, and one for what lives. Both are sharp to the device pixel.
 */
import type { View } from "../engine/protocol";
import type { Board, Scene } from "./painter";

/** Milliseconds of grain laid on at a time, and of pause between. */
const SLICE = 6;
const PAUSE = 8;
/** The device pixels that a layer may have; a greater board is a little less sharp. */
const MOST = 6_000_000;
/** Milliseconds before the first grain, so that the board is seen at once. */
const PATIENCE = 50;
/** Milliseconds for which grain leaves two cores to Python while it starts. */
const HEAD_START = 1000;

export class Layers {
  readonly #still = layer();
  readonly #live = layer();
  #board: Board | null = null;
  #ratio = 1;
  #grain = 0;
  readonly #finished: () => void;

  /** Calls back whenever a board has its grain and is prepared for coming paintings. */
  constructor(element: HTMLElement, finished: () => void) {
    this.#finished = finished;
    element.append(this.#still, this.#live);
  }

  /** Sizes both canvases to a board; one of the same size is painted on the same canvases. */
  fit(board: Board, ratio: number): void {
    this.#board = board;
    this.#ratio = ratio;
    const width = Math.ceil((board.width + 2 * board.bleed) * ratio);
    const height = Math.ceil((board.height + 2 * board.bleed) * ratio);
    for (const canvas of [this.#still, this.#live]) {
      // A canvas that is given its size, even the same, is made anew.
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
    clearTimeout(this.#grain);
    const ctx = this.#clear(this.#still);
    if (!this.#board || !ctx) return;
    this.#board.paintStill(ctx, view);
    const steps = finish(this.#board, ctx, view);
    const begun = performance.now();
    const step = () => {
      if (isCrowded() && performance.now() < begun + HEAD_START) {
        this.#grain = window.setTimeout(step, PATIENCE);
        return;
      }
      const until = performance.now() + SLICE;
      while (performance.now() < until) if (steps.next().done) return this.#finished();
      this.#grain = window.setTimeout(step, PAUSE);
    };
    this.#grain = window.setTimeout(step, PATIENCE);
  }

  paintLive(scene: Scene): void {
    const ctx = this.#clear(this.#live);
    if (ctx) this.#board?.paintLive(ctx, scene);
  }

  close(): void {
    clearTimeout(this.#grain);
  }

  /** The context of an empty canvas in CSS pixels from the board's corner. */
  #clear(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
    const ctx = canvas.getContext("2d");
    const shift = (this.#board?.bleed ?? 0) * this.#ratio;
    ctx?.setTransform(1, 0, 0, 1, 0, 0);
    ctx?.clearRect(0, 0, canvas.width, canvas.height);
    ctx?.setTransform(this.#ratio, 0, 0, this.#ratio, shift, shift);
    return ctx;
  }
}

/** Whether Python starts where there are but two cores for both; under a finger it waits itself. */
function isCrowded(): boolean {
  const { alveus = "" } = document.documentElement.dataset;
  const crowded = navigator.hardwareConcurrency <= 2 && !matchMedia("(pointer: coarse)").matches;
  return crowded && ["painting", "choosable"].includes(alveus);
}

/** Whatever can wait until a board is seen. */
function* finish(board: Board, ctx: CanvasRenderingContext2D, view: View) {
  yield* board.paintGrain(ctx, view);
  if (board.prepare) yield* board.prepare();
}

/** The device pixels for a CSS pixel with which the layers of a board keep within their bounds. */
export function sharpness({ width, height, bleed }: Board, wished: number): number {
  const [across, down] = [width + 2 * bleed + 1, height + 2 * bleed + 1];
  return Math.min(wished, Math.sqrt(MOST / (across * down)));
}

function layer(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  // Nothing is to be seen of it before a board gives it its size, so that nothing moves then.
  canvas.width = 0;
  canvas.height = 0;
  Object.assign(canvas.style, { position: "absolute", pointerEvents: "none" });
  return canvas;
}
