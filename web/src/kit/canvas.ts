/** Sets the size and scale of canvases for pictures. */

/**
 * Give a canvas the size of a picture with a margin on all sides, in CSS pixels. Return its
 * context, whose unit is a CSS pixel and whose origin is the corner inside the margin; null if the
 * browser has no memory for it. `ratio` is the number of device pixels per CSS pixel.
 */
export function sizeCanvas(
  canvas: HTMLCanvasElement,
  size: { width: number; height: number },
  margin = 0,
  ratio = Math.max(1, devicePixelRatio),
): CanvasRenderingContext2D | null {
  const [width, height] = [size.width + 2 * margin, size.height + 2 * margin];
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const ctx = canvas.getContext("2d");
  ctx?.setTransform(ratio, 0, 0, ratio, margin * ratio, margin * ratio);
  return ctx;
}
