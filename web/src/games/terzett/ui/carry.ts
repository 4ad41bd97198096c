/**
 * A tile carried from the stock to the board by mouse or finger: its ghost lies on the two cells
 * that it would cover. It turns as the cells below it lie, until the wheel, a key or a second
 * finger turns it by a quarter. A finger that goes sideways draws the tray along, until it leaves it.
 */
import { keyOf } from "../../../board/keyname";
import type { Board, Spot } from "../../../board/painter";
import type { TableControls } from "../../../board/table";
import type { Mark } from "../../../engine/protocol";
import { paintTile, tiles } from "../../../material/tiles";
import type { Point } from "../../../ui/puzzle/pointer";
import { make } from "../../../ui/shell/dom";
import { theme } from "../../../ui/shell/theme";
import { closing } from "../../../ui/table/closing";

/** How far a press may stray before it carries the tile, in CSS pixels. */
const STRAYED = 6;
/** Milliseconds from one turn by the wheel to the next: one notch sends several events. */
const NOTCH = 120;
/** From the lower number to the higher after every quarter turn. */
const WAYS = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
] as const;
/** A tile over the middle of a cell means the neighbour that it is nearest to. */
const NEAR = [0, 6, 12, 18, 24, 30];
/** The quarter turns of a tile that is read from the left, and from above. */
const ACROSS = 3;
const UPRIGHT = 0;
/** A finger covers what lies below it, so the tile is carried above it. */
const ABOVE = 46;
/** Milliseconds for which a tray goes on as fast as it was drawn. */
const COASTING = 160;

export interface CarryOptions {
  list: HTMLElement;
  host: HTMLElement;
  board(): Board | null;
  /** Shows the ghost on the board. */
  point: Point;
}

export function carry(table: TableControls, { list, host, board, point }: CarryOptions): void {
  const closed = closing(table);
  list.addEventListener("dragstart", (event) => event.preventDefault());
  list.addEventListener("pointerdown", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("li:not(.found) [data-tile]");
    if (!button || !event.isPrimary || event.button !== 0) return;
    const tile = button.dataset.tile ?? "";
    const start = { x: event.clientX, y: event.clientY };
    const above = event.pointerType === "touch" ? ABOVE : 0;
    let spot = start;
    let quarter = UPRIGHT;
    let turned = false;
    let turnedAt = 0;
    let picture: HTMLElement | null = null;
    const drawn = event.pointerType === "touch" ? tray(list, event) : null;
    const done = new AbortController();
    const options = { signal: done.signal };

    const below = () =>
      turned ? under(spot, quarter, host, board()) : between(spot, host, board());
    const show = () => {
      if (!picture) return;
      if (!turned) quarter = lying(spot, host, board()) ?? quarter;
      picture.style.transform = `translate(${spot.x}px,${spot.y}px) rotate(${90 * quarter}deg)`;
      const cells = below();
      point(cells && [ghost(table, cells)]);
    };
    const turn = (by: number) => {
      turned = true;
      quarter = (quarter + by + WAYS.length) % WAYS.length;
      show();
    };
    const end = () => {
      done.abort();
      picture?.remove();
      if (picture) point(null);
    };
    const move = ({ clientX, clientY, pointerId, timeStamp }: PointerEvent) => {
      if (pointerId !== event.pointerId) return;
      if (!picture && Math.hypot(clientX - start.x, clientY - start.y) < STRAYED) return;
      if (!picture && drawn?.draw(clientX, clientY, timeStamp)) return;
      picture ??= lifted(tile, unitOf(board()));
      spot = { x: clientX, y: clientY - above };
      show();
    };
    const drop = ({ pointerId }: PointerEvent) => {
      if (pointerId !== event.pointerId) return;
      const carried = picture !== null;
      end();
      if (!carried && !drawn?.coast()) return;
      swallowClick();
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
        if (wheel.timeStamp - turnedAt < NOTCH) return;
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

/** A tray that is wider than its window, under a finger that has just come down on a tile. */
function tray(list: HTMLElement, { clientX: startX, clientY: startY }: PointerEvent) {
  const from = list.scrollLeft;
  let drawing = false;
  let last = { x: startX, at: 0 };
  let speed = 0;
  return {
    /** Draws the tray along; false where the finger carries the tile away. */
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
    /** The finger is lifted; whether it had drawn the tray. */
    coast(): boolean {
      if (drawing) list.scrollBy({ left: speed * COASTING, behavior: "smooth" });
      return drawing;
    },
  };
}

/** The click that follows at once would take the tile into the hand. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** Half a tile on the board, in CSS pixels. */
function unitOf(board: Board | null): number {
  const [first] = board?.places.values() ?? [];
  return first?.box.width ?? 24;
}

/** The tile that follows the pointer, as large as on the board; its middle is at the pointer. */
function lifted(tile: string, unit: number): HTMLElement {
  const canvas = make("canvas", { class: "carried", "aria-hidden": "true" });
  const ratio = Math.max(1, devicePixelRatio);
  const [width, height] = [1.4 * unit, 2.4 * unit];
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.cssText = `width:${width}px;height:${height}px;margin:${-height / 2}px 0 0 ${-width / 2}px`;
  const ctx = canvas.getContext("2d");
  const [first = 0, second = 0] = tile.split(":").map(Number);
  const middle = { x: width / 2, y: height / 2 };
  ctx?.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (ctx) paintTile(ctx, tiles[theme()], { ...middle, unit, first, second, across: false });
  document.body.append(canvas);
  return canvas;
}

/** Where the tile would lie, or would not, because something lies there. */
function ghost({ view }: TableControls, cells: readonly string[]): Mark {
  const taken = view?.pieces.some(({ covers }) => covers.some((cell) => cells.includes(cell)));
  return {
    kind: taken ? "rival" : "lay",
    side: "",
    path: [...cells],
    label: { code: "", params: {} },
  };
}

/** A spot of the window on the board. */
function onBoard({ x, y }: Spot, host: HTMLElement, board: Board): Spot {
  const box = host.getBoundingClientRect();
  return {
    x: x - box.left - (host.clientWidth - board.width) / 2,
    y: y - box.top - (host.clientHeight - board.height) / 2,
  };
}

/** The two cells that a spot is nearest to, in the order of reading. */
function between(spot: Spot, host: HTMLElement, board: Board | null): [string, string] | null {
  if (!board?.between) return null;
  const { x, y } = onBoard(spot, host, board);
  for (const by of NEAR) {
    for (const way of WAYS) {
      const pair = board.between({ x: x + by * way.x, y: y + by * way.y });
      if (!pair) continue;
      const [a, b] = pair.map((id) => board.places.get(id)?.box);
      return a && b && (b.x < a.x || b.y < a.y) ? [pair[1], pair[0]] : pair;
    }
  }
  return null;
}

/** How the two cells lie that a spot is nearest to. */
function lying(spot: Spot, host: HTMLElement, board: Board | null): number | null {
  const [a, b] = between(spot, host, board)?.map((id) => board?.places.get(id)?.box) ?? [];
  return a && b ? (a.y === b.y ? ACROSS : UPRIGHT) : null;
}

/** The cells below the two halves of a carried tile, that of its lower number first. */
function under(
  spot: Spot,
  quarter: number,
  host: HTMLElement,
  board: Board | null,
): [string, string] | null {
  if (!board) return null;
  const { x, y } = onBoard(spot, host, board);
  const half = unitOf(board) / 2;
  const way = WAYS[quarter] ?? WAYS[0];
  const at = (side: number) => {
    const [atX, atY] = [x + side * way.x * half, y + side * way.y * half];
    for (const [id, { box }] of board.places)
      if (atX >= box.x && atX < box.x + box.width && atY >= box.y && atY < box.y + box.height)
        return id;
    return null;
  };
  const [low, high] = [at(-1), at(1)];
  return low && high && low !== high ? [low, high] : null;
}
