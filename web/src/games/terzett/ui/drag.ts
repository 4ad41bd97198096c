/**
 * Dragging a tile from the stock to the board with a mouse or finger. The two cells that the tile
 * would cover are marked. The tile takes their orientation until the wheel, a key or a second
 * finger rotates it by 90°. If the stock is too narrow for its tiles, a finger that moves sideways
 * scrolls it; when the finger leaves the stock, it drags the tile.
 */
import { keyOf } from "../../../board/keyboard";
import type { Board, Spot } from "../../../board/painter";
import type { TableControls } from "../../../board/table";
import type { Point } from "../../../contracts/puzzle-ui";
import type { Mark } from "../../../engine/protocol";
import { closing } from "../../../kit/draw";
import { tileCanvas } from "./sheet";

/** Distance in CSS pixels that the pointer must move before a press becomes a drag. */
const DRAG_DISTANCE = 6;
/** Minimum time between two rotations by the wheel, in ms: one notch fires several events. */
const WHEEL_DELAY = 120;
/**
 * Direction from the lower number of a tile to the higher one. The index is the number of clockwise
 * quarter turns.
 */
const DIRECTIONS = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
] as const;
/**
 * Distances in CSS pixels, nearest first, at which the spots below, left of, above and right of the
 * pointer are tested. The first spot at a border between two cells selects the cells of the tile.
 */
const SEARCH_DISTANCES = [0, 6, 12, 18, 24, 30];
/** Quarter turns (see `DIRECTIONS`) of a tile with its smaller number on the left or at the top. */
const ACROSS = 3;
const UPRIGHT = 0;
/** CSS pixels by which a dragged tile is shown above the finger, which would cover it. */
const FINGER_OFFSET = 46;
/** A lifted finger scrolls the stock further, by its last speed (pixels per ms) times this. */
const COAST_TIME = 160;

interface DragOptions {
  list: HTMLElement;
  host: HTMLElement;
  board(): Board | null;
  /** Show marks on the board, here the mark of the two cells to cover. With null, show none. */
  point: Point;
}

export function dragTiles(table: TableControls, { list, host, board, point }: DragOptions): void {
  const closed = closing(table);
  list.addEventListener("dragstart", (event) => event.preventDefault());
  list.addEventListener("pointerdown", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("li:not(.found) [data-tile]");
    if (!button || !event.isPrimary || event.button !== 0) return;
    const tile = button.dataset.tile ?? "";
    const start = { x: event.clientX, y: event.clientY };
    const above = event.pointerType === "touch" ? FINGER_OFFSET : 0;
    let spot = start;
    let quarter = UPRIGHT;
    let turned = false;
    let turnedAt = 0;
    let picture: HTMLElement | null = null;
    const trayScroll = event.pointerType === "touch" ? tray(list, event) : null;
    const done = new AbortController();
    const options = { signal: done.signal };

    const below = () =>
      turned ? cellsBelow(spot, quarter, host, board()) : nearestPair(spot, host, board());
    const show = () => {
      if (!picture) return;
      if (!turned) quarter = orientationAt(spot, host, board()) ?? quarter;
      picture.style.transform = `translate(${spot.x}px,${spot.y}px) rotate(${90 * quarter}deg)`;
      const cells = below();
      point(cells && [ghost(table, cells)]);
    };
    const turn = (by: number) => {
      turned = true;
      quarter = (quarter + by + DIRECTIONS.length) % DIRECTIONS.length;
      show();
    };
    const end = () => {
      done.abort();
      picture?.remove();
      if (picture) point(null);
    };
    const move = ({ clientX, clientY, pointerId, timeStamp }: PointerEvent) => {
      if (pointerId !== event.pointerId) return;
      if (!picture && Math.hypot(clientX - start.x, clientY - start.y) < DRAG_DISTANCE) return;
      if (!picture && trayScroll?.draw(clientX, clientY, timeStamp)) return;
      picture ??= dragPicture(tile, unitOf(board()));
      spot = { x: clientX, y: clientY - above };
      show();
    };
    const drop = ({ pointerId }: PointerEvent) => {
      if (pointerId !== event.pointerId) return;
      const carried = picture !== null;
      end();
      if (!carried && !trayScroll?.coast()) return;
      suppressClick();
      if (!carried) return;
      const cells = below();
      if (cells) void table.play(`place ${tile} ${cells.join("-")}`);
    };
    window.addEventListener("pointermove", move, options);
    window.addEventListener("pointerup", drop, options);
    window.addEventListener(
      "pointercancel",
      ({ pointerId }) => pointerId === event.pointerId && end(),
      options,
    );
    window.addEventListener(
      "pointerdown",
      (second) => {
        if (picture && second.pointerId !== event.pointerId) turn(1);
      },
      options,
    );
    window.addEventListener(
      "wheel",
      (wheel) => {
        if (!picture) return;
        wheel.preventDefault();
        if (wheel.timeStamp - turnedAt < WHEEL_DELAY) return;
        turnedAt = wheel.timeStamp;
        turn(Math.sign(wheel.deltaY) || 1);
      },
      { ...options, passive: false },
    );
    window.addEventListener(
      "keydown",
      (key) => {
        if (!picture) return;
        if (keyOf(key) === "Escape") end();
        else if (keyOf(key) === "t" || keyOf(key) === " ") turn(1);
        else return;
        key.preventDefault();
        key.stopPropagation();
      },
      { ...options, capture: true },
    );
    closed.addEventListener("abort", end, options);
  });
}

/**
 * Return the functions that scroll the stock for a finger placed on one of its tiles. The stock
 * scrolls only if it is too narrow for all tiles.
 */
function tray(list: HTMLElement, { clientX: startX, clientY: startY }: PointerEvent) {
  const from = list.scrollLeft;
  let drawing = false;
  let last = { x: startX, at: 0 };
  let speed = 0;
  return {
    /**
     * Move the stock with a finger at (`x`, `y`) in the window (CSS pixels) at the time `at` (ms).
     * Return false, without scrolling, if the finger drags the tile instead.
     */
    draw(x: number, y: number, at: number): boolean {
      const sideways = Math.abs(x - startX) > Math.abs(y - startY);
      const { top, bottom } = list.getBoundingClientRect();
      drawing =
        (drawing || sideways) && list.scrollWidth > list.clientWidth && y > top && y < bottom;
      if (!drawing) return false;
      list.scrollLeft = from + startX - x;
      speed = (last.x - x) / Math.max(1, at - last.at);
      last = { x, at };
      return true;
    },
    /** Continue the scroll after the finger is lifted. Return false if there was no scroll. */
    coast(): boolean {
      if (drawing) list.scrollBy({ left: speed * COAST_TIME, behavior: "smooth" });
      return drawing;
    },
  };
}

/** Suppress the click event after a drag or a scroll, because it would select the tile. */
function suppressClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** Return half the length of a tile on the board in CSS pixels; 24 without a board. */
function unitOf(board: Board | null): number {
  const [first] = board?.places.values() ?? [];
  return first?.box.width ?? 24;
}

/** The tile that follows the pointer: same size as on the board, centred on the pointer. */
function dragPicture(tile: string, unit: number): HTMLElement {
  const canvas = tileCanvas(tile.split(":").map(Number), unit, 0.2 * unit);
  canvas.className = "carried";
  canvas.style.margin = `${-1.2 * unit}px 0 0 ${-0.7 * unit}px`;
  document.body.append(canvas);
  return canvas;
}

/**
 * Return the mark for the cells that the tile would cover: of the kind `lay` (dashed outline with
 * shading), or `rival` (dashed outline in another colour) if a tile already covers a cell.
 */
function ghost({ view }: TableControls, cells: readonly string[]): Mark {
  const occupied = view?.pieces.some(({ covers }) => covers.some((cell) => cells.includes(cell)));
  return {
    kind: occupied ? "rival" : "lay",
    side: "",
    path: [...cells],
    label: { code: "", params: {} },
  };
}

/** Convert window coordinates to board coordinates. */
function onBoard({ x, y }: Spot, host: HTMLElement, board: Board): Spot {
  const box = host.getBoundingClientRect();
  return {
    x: x - box.left - (host.clientWidth - board.width) / 2,
    y: y - box.top - (host.clientHeight - board.height) / 2,
  };
}

/**
 * Return the two neighbouring cells whose common edge is nearest to a spot in the window (CSS
 * pixels), in reading order; null if none of the `SEARCH_DISTANCES` reaches such an edge.
 */
function nearestPair(spot: Spot, host: HTMLElement, board: Board | null): [string, string] | null {
  if (!board?.between) return null;
  const { x, y } = onBoard(spot, host, board);
  for (const by of SEARCH_DISTANCES) {
    for (const direction of DIRECTIONS) {
      const pair = board.between({ x: x + by * direction.x, y: y + by * direction.y });
      if (!pair) continue;
      const [a, b] = pair.map((id) => board.places.get(id)?.box);
      return a && b && (b.x < a.x || b.y < a.y) ? [pair[1], pair[0]] : pair;
    }
  }
  return null;
}

/**
 * Return the orientation, `ACROSS` or `UPRIGHT`, of the two cells nearest to a spot in the window;
 * null if no cells are near.
 */
function orientationAt(spot: Spot, host: HTMLElement, board: Board | null): number | null {
  const [a, b] = nearestPair(spot, host, board)?.map((id) => board?.places.get(id)?.box) ?? [];
  return a && b ? (a.y === b.y ? ACROSS : UPRIGHT) : null;
}

/**
 * Return the cells below the two halves of a tile centred on a spot in the window; the cell of the
 * lower number comes first. Return null if the halves are not on two different cells.
 */
function cellsBelow(
  spot: Spot,
  quarter: number,
  host: HTMLElement,
  board: Board | null,
): [string, string] | null {
  if (!board) return null;
  const { x, y } = onBoard(spot, host, board);
  const half = unitOf(board) / 2;
  const direction = DIRECTIONS[quarter] ?? DIRECTIONS[0];
  const at = (side: number) => {
    const [atX, atY] = [x + side * direction.x * half, y + side * direction.y * half];
    for (const [id, { box }] of board.places)
      if (atX >= box.x && atX < box.x + box.width && atY >= box.y && atY < box.y + box.height)
        return id;
    return null;
  };
  const [low, high] = [at(-1), at(1)];
  return low && high && low !== high ? [low, high] : null;
}
