/** A tile carried by the mouse from the stock to the board, and laid on the two cells below it. */
import type { Board, Spot } from "../../../board/painter";
import type { TableControls } from "../../../board/table";
import { closing } from "../../../ui/table/closing";

/** How far a press may stray before it carries the tile, in CSS pixels. */
const STRAYED = 6;
/** A tile dropped within a cell means the neighbour that its middle is nearest to. */
const NEAR = [0, 6, 12, 18, 24, 30];

export interface CarryOptions {
  list: HTMLElement;
  host: HTMLElement;
  board(): Board | null;
}

/** A finger scrolls the stock; it takes a tile by a tap. */
export function carry(table: TableControls, { list, host, board }: CarryOptions): void {
  const closed = closing(table);
  list.addEventListener("dragstart", (event) => event.preventDefault());
  list.addEventListener("pointerdown", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("li:not(.found) [data-tile]");
    const picture = button?.querySelector("canvas");
    if (!button || !picture || event.pointerType === "touch" || event.button !== 0) return;
    const tile = button.dataset.tile ?? "";
    const start = { x: event.clientX, y: event.clientY };
    const from = picture.getBoundingClientRect();
    let carried: HTMLCanvasElement | null = null;
    const done = new AbortController();
    const { signal } = done;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (!carried && Math.hypot(dx, dy) < STRAYED) return;
      carried ??= lifted(picture, from);
      carried.style.translate = `${dx}px ${dy}px`;
    };
    const drop = ({ clientX, clientY }: PointerEvent) => {
      done.abort();
      if (!carried) return;
      carried.remove();
      swallowClick();
      const cells = under({ x: clientX, y: clientY }, host, board());
      if (cells) void table.play(`place ${tile} ${cells.join("-")}`);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", drop, { signal });
    const cancel = () => {
      done.abort();
      carried?.remove();
    };
    addEventListener("pointercancel", cancel, { signal });
    closed.addEventListener("abort", cancel, { signal });
  });
}

/** The click that follows at once would take the tile into the hand. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** The picture of a tile that follows the pointer. */
function lifted(picture: HTMLCanvasElement, { left, top }: DOMRect): HTMLCanvasElement {
  const copy = picture.cloneNode() as HTMLCanvasElement;
  copy.getContext("2d")?.drawImage(picture, 0, 0);
  copy.style.cssText += `;position:fixed;left:${left}px;top:${top}px;margin:0;pointer-events:none;z-index:9`;
  document.body.append(copy);
  return copy;
}

/** The two cells below a spot of the window, in the order of reading. */
function under(spot: Spot, host: HTMLElement, board: Board | null): [string, string] | null {
  if (!board?.between) return null;
  const box = host.getBoundingClientRect();
  const x = spot.x - box.left - (host.clientWidth - board.width) / 2;
  const y = spot.y - box.top - (host.clientHeight - board.height) / 2;
  const ways = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  for (const by of NEAR) {
    for (const [dx, dy] of ways) {
      const pair = board.between({ x: x + by * dx, y: y + by * dy });
      if (pair) return inOrder(pair, board);
    }
  }
  return null;
}

function inOrder([one, other]: [string, string], { places }: Board): [string, string] {
  const [a, b] = [places.get(one)?.box, places.get(other)?.box];
  return a && b && (b.x < a.x || b.y < a.y) ? [other, one] : [one, other];
}
