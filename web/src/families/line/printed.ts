/** A table made up for a picture: a line, the own hand, what lies face down. */
import type { Piece, Place, View } from "../../engine/protocol";
import { stillView } from "../../material/printed";

export interface Printed {
  /** The line from left to right, and which of its tiles was laid first. */
  line?: readonly string[];
  first?: number;
  /** Tiles of the own hand, of the other's, and how many of the stock can be bought. */
  hand?: readonly string[];
  other?: number;
  stock?: number;
  buyable?: number;
  /** Whether the ends are open. */
  open?: boolean;
}

const NOTHING = { code: "", params: {} };

/** The view of such a table; nothing can be done on it. */
export function printed(table: Printed): View {
  const { line = [], first = 0, hand = [], other = 0, stock = 0, buyable = 0, open } = table;
  const places: Place[] = [];
  const pieces: Piece[] = [];
  const place = (id: string, kind: Place["kind"], side = "", label: Place["label"] = NOTHING) =>
    places.push({ id, kind, row: 0, column: 0, name: "", label, side, marks: [], value: "" });
  const tile = (id: string, at: string, side: string, order: number, value: string) =>
    pieces.push({ id, kind: "tile", side, place: at, order, value, covers: [], layers: [] });
  const backs = (at: string, side: string, count: number) => {
    for (let i = 0; i < count; i++) tile(`${at}.${i}`, at, side, i, "");
  };
  place("hand.b", "hand", "b");
  backs("hand.b", "b", other);
  if (open) place(`line.${-1 - first}`, "end");
  line.forEach((value, i) => {
    place(`line.${i - first}`, "line");
    tile(value, `line.${i - first}`, "", 0, value);
  });
  if (open) place(`line.${line.length - first}`, "end");
  if (stock > 0) place("stock", "stock", "", { code: "stock", params: { count: stock, buyable } });
  backs("stock", "", stock);
  hand.forEach((value, i) => {
    place(`a.${i}`, "slot", "a");
    tile(value, `a.${i}`, "a", 0, value);
  });
  return stillView({
    game: "",
    family: "dominoes",
    sides: ["a", "b"],
    viewer: "a",
    actor: { kind: "seat", side: "a" },
    places,
    pieces,
  });
}
