/**
 * Shows the window size that a kiosk needs if the targets on its board are too small for fingers.
 */
import { find, make } from "../../../kit/dom";
import { eachFrame } from "../../../kit/draw";
import { t, words } from "../../../kit/words";

/** Minimum distance between the centres of two places, in CSS pixels. */
const TARGET = 44;

interface Size {
  width: number;
  height: number;
}

/** Shows the message during demonstrations, and updates it after each change of size. */
export function warnIfSmall(): void {
  const note = make("p", { class: "kiosk-small", hidden: true });
  const board = find("#board");
  let needed: Size | null = null;
  const write = () => {
    note.hidden = needed === null;
    if (needed) note.textContent = t("kiosk-small", { ...needed });
  };
  const measure = () => {
    const boxes = [...board.querySelectorAll("[data-place]")].map((place) =>
      place.getBoundingClientRect(),
    );
    needed = neededSize(boxes, { width: innerWidth, height: innerHeight });
    write();
  };
  find("#say").append(note);
  new ResizeObserver(() => requestAnimationFrame(measure)).observe(board);
  setTimeout(measure, 500);
  eachFrame(() => {
    void words();
    write();
  });
}

/** Window size at which all places are large enough; null if they are in the current window. */
export function neededSize(
  boxes: readonly Pick<DOMRect, "left" | "top" | "width" | "height">[],
  { width, height }: Size,
): Size | null {
  const visible = boxes.filter((box) => box.width > 0 && box.height > 0);
  const centres = visible.map(({ left, top, width, height }) => ({
    x: left + width / 2,
    y: top + height / 2,
  }));
  let least = TARGET;
  for (const [index, { x, y }] of centres.entries())
    for (const other of centres.slice(index + 1)) {
      const distance = Math.hypot(other.x - x, other.y - y);
      // Places at the same spot count as one target.
      if (distance > 4) least = Math.min(least, distance);
    }
  const growth = TARGET / least - 1;
  if (growth < 0.02) return null;
  const span = (from: number[], to: number[]) => Math.max(...to) - Math.min(...from);
  const wide = span(
    visible.map(({ left }) => left),
    visible.map((box) => box.left + box.width),
  );
  const high = span(
    visible.map(({ top }) => top),
    visible.map((box) => box.top + box.height),
  );
  const tens = (length: number) => 10 * Math.ceil(length / 10);
  return { width: tens(width + growth * wide), height: tens(height + growth * high) };
}
