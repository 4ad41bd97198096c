/** The frame of a figure: the outer edges of its cells, joined to closed lines. */
import type { Spot } from "../../board/painter";

interface Edge {
  from: Spot;
  to: Spot;
  /** Unit vector that points away from the cell. */
  out: Spot;
}

/** Returns the closed outlines of the cells, in units of a cell, moved outwards by `by`. */
export function outlines(cells: Iterable<{ row: number; column: number }>, by: number): Spot[][] {
  const list = [...cells];
  const cellKeys = new Set(list.map(({ row, column }) => `${row} ${column}`));
  const edges = list.flatMap((cell) => openEdges(cell, cellKeys));
  const begin = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = keyOf(edge.from);
    begin.set(key, [...(begin.get(key) ?? []), edge]);
  }
  const lines: Spot[][] = [];
  const left = new Set(edges);
  for (const start of edges) {
    if (!left.has(start)) continue;
    const line: Edge[] = [];
    for (let edge: Edge | undefined = start; edge && left.has(edge); ) {
      left.delete(edge);
      line.push(edge);
      edge = next(edge, begin.get(keyOf(edge.to)) ?? [], left);
    }
    lines.push(moved(line, by));
  }
  return lines;
}

const keyOf = ({ x, y }: Spot) => `${x} ${y}`;

/** The edges of a cell without a neighbouring cell, clockwise. */
function openEdges({ row, column }: { row: number; column: number }, cells: Set<string>): Edge[] {
  const spot = (x: number, y: number) => ({ x: column + x, y: row + y });
  const sides = [
    { from: spot(0, 0), to: spot(1, 0), out: { x: 0, y: -1 } },
    { from: spot(1, 0), to: spot(1, 1), out: { x: 1, y: 0 } },
    { from: spot(1, 1), to: spot(0, 1), out: { x: 0, y: 1 } },
    { from: spot(0, 1), to: spot(0, 0), out: { x: -1, y: 0 } },
  ];
  return sides.filter(({ out }) => !cells.has(`${row + out.y} ${column + out.x}`));
}

/** If two cells touch only at a corner, the line stays at its cell by turning right. */
function next({ out }: Edge, following: Edge[], left: Set<Edge>): Edge | undefined {
  const free = following.filter((edge) => left.has(edge));
  const right = { x: -out.y, y: out.x };
  return free.find((edge) => edge.out.x === right.x && edge.out.y === right.y) ?? free[0];
}

function moved(line: readonly Edge[], by: number): Spot[] {
  return line.flatMap(({ from, out }, i) => {
    const previous = line.at(i - 1)?.out ?? out;
    if (previous.x === out.x && previous.y === out.y) return [];
    return [{ x: from.x + by * (previous.x + out.x), y: from.y + by * (previous.y + out.y) }];
  });
}
