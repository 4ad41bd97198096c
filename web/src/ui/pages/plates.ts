/** The plates of the home page: a small picture of each game's board. */
import { manifestOf } from "../../games";
import { fill, make } from "../shell/dom";
import { plainLook } from "../shell/theme";

/** How far shadows may reach beyond a plate, in CSS pixels. */
const BLEED = 26;
/** Paints a game's plate into its place, as large as the place is. */
export async function paintPlate(place: HTMLElement, game: string): Promise<void> {
  const module = await manifestOf(game).plate?.();
  if (!module) return;
  const { clientWidth: width, clientHeight: height } = place;
  const ratio = Math.max(1, devicePixelRatio);
  const canvas = make("canvas", { "aria-hidden": "true" });
  canvas.width = Math.round((width + 2 * BLEED) * ratio);
  canvas.height = Math.round((height + 2 * BLEED) * ratio);
  canvas.style.width = `${width + 2 * BLEED}px`;
  canvas.style.height = `${height + 2 * BLEED}px`;
  place.style.setProperty("--bleed", `${BLEED}px`);
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  ctx.setTransform(ratio, 0, 0, ratio, BLEED * ratio, BLEED * ratio);
  module.plate(ctx, width, height, plainLook(ratio));
  fill(place, canvas);
}
