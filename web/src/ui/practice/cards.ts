/** Tasks as cards: a small picture of each, painted when it comes into sight. */

import { readData } from "../../data";
import type { View } from "../../engine/protocol";
import { painterOf } from "../../games";
import { paintFigure } from "../pages/figures";
import { opening } from "../shell/catalogue";
import { make } from "../shell/dom";
import { onTheme } from "../shell/theme";

/** What is painted of a task that the game's opening does not show. */
type Picture = Partial<View>;

const written = import.meta.glob<string>("../../generated/openings/tasks-*.json", {
  query: "?url",
  import: "default",
  eager: true,
});
/** How wide a board is painted, in CSS pixels, before the page makes it small. */
const PAINTED = 320;

const pictures = new Map<string, Promise<Record<string, Picture>>>();
/** The frames by task; what is in one is painted once in each theme. */
const frames = new Map<string, { frame: HTMLElement; paint: () => void }>();

const sight = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      for (const { frame, paint } of frames.values()) if (frame === target) paint();
    }
  },
  { rootMargin: "200px" },
);
onTheme(() => {
  for (const { frame } of frames.values()) sight.observe(frame);
});

/** The frame with the picture of a task. */
export function taskPicture(game: string, id: string): HTMLElement {
  return framed(`${game} ${id}`, game, async () => (await picturesOf(game))[id]);
}

/** The frame with the picture of a task that was set here; painted at once, for it is printed. */
export function setPicture(game: string, url: string, picture: Picture): HTMLElement {
  const fresh = !frames.has(url);
  const frame = framed(url, game, async () => picture);
  if (fresh) frames.get(url)?.paint();
  return frame;
}

function framed(name: string, game: string, find: () => Promise<Picture | undefined>): HTMLElement {
  const known = frames.get(name);
  if (known) return known.frame;
  const frame = make("span", { class: "frame", "aria-hidden": "true" });
  frames.set(name, { frame, paint: () => void paintTask(frame, game, find) });
  sight.observe(frame);
  return frame;
}

async function paintTask(
  frame: HTMLElement,
  game: string,
  find: () => Promise<Picture | undefined>,
): Promise<void> {
  const [painter, start, picture] = await Promise.all([painterOf(game), opening(game), find()]);
  if (!start || !picture) return;
  // Gone out of sight meanwhile, as on paper: it is painted when it comes again.
  if (frame.clientWidth === 0) return sight.observe(frame);
  const view: View = { ...start.view, moves: [], ...picture };
  await paintFigure(frame, painter, start.view, { men: {}, view }, PAINTED);
}

function picturesOf(game: string): Promise<Record<string, Picture>> {
  const url = written[`../../generated/openings/tasks-${game}.json`];
  const known = pictures.get(game) ?? (url ? readData(url) : Promise.resolve({}));
  pictures.set(game, known);
  return known;
}
