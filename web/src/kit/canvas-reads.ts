/** Detects browsers that falsify the pixels that a page reads from a canvas. */

/** Width and height of the test picture in pixels. */
const SIDE = 16;

/** True if this browser returns the pixels of a canvas unchanged. */
export function readsCanvas(): boolean {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: SIDE, height: SIDE });
  const ctx = canvas.getContext("2d", { willReadFrequently: true });
  if (!ctx) return false;
  const colour = (x: number, y: number) => [16 * x, 16 * y, 8 * (x + y)] as const;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      ctx.fillStyle = `rgb(${colour(x, y).join(" ")})`;
      ctx.fillRect(x, y, 1, 1);
    }
  }
  try {
    const { data } = ctx.getImageData(0, 0, SIDE, SIDE);
    return data.every((value, i) => {
      const place = i >> 2;
      const expected = colour(place % SIDE, Math.floor(place / SIDE))[i % 4] ?? 255;
      return value === expected;
    });
  } catch {
    return false;
  }
}
