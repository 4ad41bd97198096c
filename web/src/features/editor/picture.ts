/** Image of the board for print, on white and without a selection. */
import type { Painter } from "../../board/painter";
import type { View } from "../../engine/protocol";
import { make } from "../../kit/dom";
import { saveBlob } from "../../kit/files";
import { drawBoard } from "../../table/card";

const BOX = { x: 40, y: 40, width: 1520, height: 1520 };

export async function savePicture(painter: Painter, view: View, name: string): Promise<void> {
  const canvas = make("canvas");
  canvas.width = BOX.width + 2 * BOX.x;
  canvas.height = BOX.height + 2 * BOX.y;
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no canvas here");
  ctx.fillStyle = "#ffffff";
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  drawBoard(ctx, painter, view, BOX);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob) saveBlob(blob, name);
}
