/** The plates of the home page: a small picture of each game's board. */
import type { Look } from "../../board/painter";
import { fill, make } from "../shell/dom";
import { plainLook } from "../shell/theme";

type Plate = (ctx: CanvasRenderingContext2D, width: number, height: number, look: Look) => void;

const plates: Record<string, () => Promise<{ plate: Plate }>> = {
  duodecim: () => import("../../games/duodecim/painter"),
  xii: () => import("../../games/xii/painter"),
  lombardorum: () => import("../../games/lombardorum/painter"),
  bohnenspiel: () => import("../../games/bohnenspiel/painter"),
  dominosa: () => import("../../games/dominosa/painter"),
  terzett: () => import("../../games/terzett/painter"),
  sperrdomino: () => import("../../games/sperrdomino/painter"),
  familydomino: () => import("../../games/familydomino/painter"),
  rithmomachia: () => import("../../games/rithmomachia/painter"),
};

/** How far shadows may reach beyond a plate, in CSS pixels. */
const BLEED = 26;
/** Paints a game's plate into its place, as large as the place is. */
export async function paintPlate(place: HTMLElement, game: string): Promise<void> {
  const module = await plates[game]?.();
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
