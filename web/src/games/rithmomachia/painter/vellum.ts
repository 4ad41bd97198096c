/** Vellum: the cockling of a skin, its fine fibre, specks of hair follicles, and a darker edge. */
import type { Look } from "../../../board/painter";
import { type Ctx, sheet } from "../../../paint/material/canvas";
import { underlay } from "../../../paint/material/light";
import { speckle, valueNoise } from "../../../paint/material/noise";
import { channels } from "../../../paint/material/palette";
import { textureCache } from "../../../paint/material/planks";
import type { Colours } from "./colours";
import type { Geometry } from "./geometry";

/** Rows of pixels per slice. */
const SLICE = 12;
/** Width of the darker edge in pixels, and its maximum darkness. */
const RIM = 20;
const DARK = 0.26;
/** Deviation of the trimmed edge from a straight line, and step of its outline, in pixels. */
const WANDER = 1.1;
const STEP = 7;

const store = textureCache<OffscreenCanvas>();

export function keyOf({ leaf }: Geometry, look: Look): string {
  return [look.theme, leaf.width, leaf.height].join(" ");
}

export function keptVellum(key: string): OffscreenCanvas | null {
  return store.get(key);
}

/** Generates the skin of a leaf in slices of a few milliseconds and caches it. */
export function growVellum(
  key: string,
  g: Geometry,
  colours: Colours,
): Generator<void, OffscreenCanvas, void> {
  return store.keep(key, tan(g.leaf, colours));
}

/** Generates the skin without caching it, for small pictures. */
export function* tan(
  { width, height }: { width: number; height: number },
  { vellum, edge }: Colours,
): Generator<void, OffscreenCanvas, void> {
  const { canvas, ctx } = sheet(width, height, 1);
  const image = ctx.createImageData(canvas.width, canvas.height);
  const [light, dark, rim] = [channels(vellum[0]), channels(vellum[1]), channels(edge)];
  for (let y = 0, q = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++, q += 4) {
      const tone = Math.max(0, Math.min(1, skinAt(x, y)));
      const inside = Math.min(x, y, width - x, height - y);
      const near = Math.max(0, 1 - (inside + (cloud(x * 0.03, y * 0.03) - 0.5) * 16) / RIM);
      const shade = near * near * DARK;
      const lit = 1.03 - 0.042 * (x / width + y / height);
      for (let i = 0; i < 3; i++) {
        const from = light[i] as number;
        const skin = from + ((dark[i] as number) - from) * tone;
        image.data[q + i] = (skin + ((rim[i] as number) - skin) * shade) * lit;
      }
      image.data[q + 3] = 255;
    }
    if (y % SLICE === 0) yield;
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Three octaves of noise. */
function cloud(x: number, y: number): number {
  return (
    0.57 * valueNoise(x, y) +
    0.29 * valueNoise(2 * x + 17, 2 * y + 5) +
    0.14 * valueNoise(4 * x + 31, 4 * y + 11)
  );
}

/** Position of the skin's tone between the light tone (0) and the dark tone (1). */
function skinAt(x: number, y: number): number {
  const follicle = valueNoise(x * 0.33 + 40, y * 0.33);
  const specks = follicle > 0.93 ? (follicle - 0.93) * 2.6 * cloud(x * 0.01, y * 0.01) : 0;
  return (
    0.12 +
    (cloud(x * 0.006, y * 0.005) - 0.42) * 0.85 +
    (cloud(x * 0.05, y * 0.04) - 0.5) * 0.22 +
    (speckle(x, y) - 0.5) * 0.13 +
    specks
  );
}

/** Width of a leaf with a full-size shadow; smaller leaves have a smaller shadow. */
const WHOLE = 744;

/** Paints the leaf on the page: its shadows, its colour or skin, its trimmed edge. */
export function layLeaf(ctx: Ctx, g: Geometry, colours: Colours, skin: OffscreenCanvas | null) {
  const { x, y, width, height } = g.leaf;
  const outline = colours.grain ? trimmed(g) : new Path2D();
  if (!colours.grain) outline.rect(x, y, width, height);
  else {
    const far = Math.min(1, width / WHOLE);
    const cast = { blur: 26 * far, x: 4 * far, y: 12 * far };
    underlay(ctx, outline, g.leaf, { colour: colours.leafShadow, ...cast });
    underlay(ctx, outline, g.leaf, { colour: colours.contact, blur: 3, x: 1, y: 1.5 });
  }
  ctx.save();
  ctx.save();
  ctx.clip(outline);
  ctx.fillStyle = colours.vellum[0];
  ctx.fillRect(x - 2, y - 2, width + 4, height + 4);
  if (skin) ctx.drawImage(skin, x - 1, y - 1, width + 2, height + 2);
  ctx.restore();
  ctx.lineWidth = colours.grain ? 0.8 : 1.5;
  ctx.strokeStyle = colours.outline;
  ctx.stroke(outline);
  ctx.restore();
}

/** The slightly irregular edge, trimmed with a knife. */
function trimmed({ leaf: { x, y, width, height } }: Geometry): Path2D {
  const path = new Path2D();
  const off = (t: number, row: number) => (cloud(t * 0.012, row) - 0.5) * 2 * WANDER;
  for (let t = 0; t < width; t += STEP) path.lineTo(x + t, y + off(t, 1));
  for (let t = 0; t < height; t += STEP) path.lineTo(x + width + off(t, 7), y + t);
  for (let t = width; t > 0; t -= STEP) path.lineTo(x + t, y + height + off(t, 13));
  for (let t = height; t > 0; t -= STEP) path.lineTo(x + off(t, 19), y + t);
  path.closePath();
  return path;
}
