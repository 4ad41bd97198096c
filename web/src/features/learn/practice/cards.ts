/** Pictures of the positions of practice tasks, painted when they are scrolled into view. */

import { painterOf } from "../../../contracts/games";
import { readData } from "../../../engine/data";
import type { View } from "../../../engine/protocol";
import { opening } from "../../../kit/catalogue";
import { make } from "../../../kit/dom";
import { onTheme } from "../../../kit/theme";
import { paintFigure } from "../../../table/figures";

/** The fields of a task's `View` that differ from the view of the game's start position. */
type Picture = Partial<View>;

const pictureFiles = import.meta.glob<string>("../../../generated/openings/tasks-*.json", {
  query: "?url",
  import: "default",
  eager: true,
});
/** Maximum width of a painted board, in CSS pixels. The style sheet scales the picture down. */
const PAINTED = 320;

const pictures = new Map<string, Promise<Record<string, Picture>>>();
/**
 * Elements with the pictures, keyed by the ids of game and task with a space between them, or by
 * URL for tasks on a teacher's sheet. After a change of the theme, a picture is painted again when
 * it is scrolled into view.
 */
const frames = new Map<string, { frame: HTMLElement; paint: () => void }>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const { frame, paint } of frames.values()) if (frame === target) paint();
    }
  },
  { rootMargin: "200px" },
);
onTheme(() => {
  for (const { frame } of frames.values()) observer.observe(frame);
});

/** Return the element with the picture of a task. */
export function taskPicture(game: string, id: string): HTMLElement {
  return frameOf(`${game} ${id}`, game, async () => (await picturesOf(game))[id]);
}

/**
 * Return the element with the picture of a task on the teacher's sheet. The picture is painted at
 * once, so that it can be printed.
 */
export function setPicture(game: string, url: string, picture: Picture): HTMLElement {
  const fresh = !frames.has(url);
  const frame = frameOf(url, game, async () => picture);
  if (fresh) frames.get(url)?.paint();
  return frame;
}

function frameOf(
  name: string,
  game: string,
  find: () => Promise<Picture | undefined>,
): HTMLElement {
  const existing = frames.get(name);
  if (existing) return existing.frame;
  const frame = make("span", { class: "frame", "aria-hidden": "true" });
  frames.set(name, { frame, paint: () => void paintTask(frame, game, find) });
  observer.observe(frame);
  return frame;
}

async function paintTask(
  frame: HTMLElement,
  game: string,
  find: () => Promise<Picture | undefined>,
): Promise<void> {
  const [painter, start, picture] = await Promise.all([painterOf(game), opening(game), find()]);
  if (!start || !picture) return;
  // A hidden element is painted when it becomes visible, for example for printing.
  if (frame.clientWidth === 0) return observer.observe(frame);
  const view: View = { ...start.view, moves: [], ...picture };
  await paintFigure(frame, painter, start.view, { men: {}, view }, PAINTED);
}

function picturesOf(game: string): Promise<Record<string, Picture>> {
  const url = pictureFiles[`../../../generated/openings/tasks-${game}.json`];
  const existing = pictures.get(game) ?? (url ? readData(url) : Promise.resolve({}));
  pictures.set(game, existing);
  return existing;
}
