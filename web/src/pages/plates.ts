/** Pictures of the games' boards on the home page. */
import { manifestOf } from "../contracts/games";
import type { Plate } from "../contracts/manifest";
import { fill, make } from "../kit/dom";
import { inSlices, nextTask } from "../kit/slices";
import { plainLook } from "../kit/theme";

/** Margin for shadows around a picture, in CSS pixels. */
const BLEED = 26;

let queue: Promise<unknown> = Promise.resolve();

/** Paints the picture of a game's board after all pictures requested before. */
export function paintPlate(place: HTMLElement, game: string): void {
  const loading = manifestOf(game).plate?.();
  if (!loading) return;
  queue = queue
    .then(async () => paint(place, (await loading).plate))
    .catch(reportError)
    .then(nextTask);
}

/** Paints a picture in the size of its element. */
async function paint(place: HTMLElement, plate: Plate): Promise<void> {
  const { clientWidth: width, clientHeight: height } = place;
  // The element was removed in the meantime, because the language has changed.
  if (width === 0) return;
  const ratio = Math.max(1, devicePixelRatio);
  const canvas = make("canvas", { "aria-hidden": "true" });
  canvas.width = Math.round((width + 2 * BLEED) * ratio);
  canvas.height = Math.round((height + 2 * BLEED) * ratio);
  canvas.style.width = `${width + 2 * BLEED}px`;
  canvas.style.height = `${height + 2 * BLEED}px`;
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  ctx.setTransform(ratio, 0, 0, ratio, BLEED * ratio, BLEED * ratio);
  const size = await inSlices(plate(ctx, { width, height }, plainLook(ratio)));
  const picture = make("span", { class: "picture" }, canvas);
  picture.style.width = `${size.width}px`;
  picture.style.height = `${size.height}px`;
  place.style.setProperty("--bleed", `${BLEED}px`);
  fill(place, picture);
}
