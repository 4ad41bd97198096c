/** The plates of the home page: a small picture of each game's board. */
import { manifestOf } from "../../games";
import type { Plate } from "../../games/manifest";
import { fill, make } from "../shell/dom";
import { breath, inSlices } from "../shell/slices";
import { plainLook } from "../shell/theme";

/** How far shadows may reach beyond a plate, in CSS pixels. */
const BLEED = 26;

let turn: Promise<unknown> = Promise.resolve();

/** Paints a game's plate into its place when those before have been painted and were seen. */
export function paintPlate(place: HTMLElement, game: string): void {
  const coming = manifestOf(game).plate?.();
  if (!coming) return;
  turn = turn
    .then(async () => paint(place, (await coming).plate))
    .catch(reportError)
    .then(breath);
}

/** Paints a plate as large as its place has room. */
async function paint(place: HTMLElement, plate: Plate): Promise<void> {
  const { clientWidth: width, clientHeight: height } = place;
  // It was there when its turn was waited for, and has gone with another language.
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
