/** Codes of the marks in the legend: hatched for mistakes, dashed for tried tiles and strokes. */
import type { Look } from "../../board/painter";
import type { View } from "../../engine/protocol";
import type { Ctx } from "../material/canvas";
import { colours } from "./colours";

export function legend({ places, marks }: View): string[] {
  const has = (code: string) => places.some((place) => place.marks.includes(code));
  const isDrawn = (code: string) => marks.some(({ label }) => label.code === code);
  return [
    ...(has("wrong") || isDrawn("line_wrong") ? ["wrong"] : []),
    ...(has("tried") || isDrawn("line_tried") ? ["tried"] : []),
  ];
}

export function markIcon(ctx: Ctx, size: number, code: string, look: Look): void {
  const palette = colours[look.theme];
  ctx.save();
  ctx.strokeStyle = code === "tried" ? palette.pencil : palette.accent;
  ctx.lineWidth = 1.4;
  ctx.beginPath();
  ctx.roundRect(1, 0.24 * size, size - 2, 0.52 * size, 3);
  if (code === "tried") ctx.setLineDash([3.5, 2]);
  ctx.stroke();
  ctx.clip();
  ctx.beginPath();
  if (code === "wrong") {
    for (let x = 2; x < 2 * size; x += 4) {
      ctx.moveTo(x, 0);
      ctx.lineTo(x - size, size);
    }
  }
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.restore();
}
