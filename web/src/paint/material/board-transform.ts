/** Paints in CSS pixels from a board's top left corner, independent of the context's transform. */
import type { Board } from "../../board/painter";

export function boardTransform(
  { width, height, bleed }: Pick<Board, "width" | "height" | "bleed">,
  ratio: number,
) {
  return (ctx: CanvasRenderingContext2D, paint: () => void): void => {
    ctx.save();
    ctx.setTransform(ratio, 0, 0, ratio, bleed * ratio, bleed * ratio);
    ctx.clearRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
    paint();
    ctx.restore();
  };
}
