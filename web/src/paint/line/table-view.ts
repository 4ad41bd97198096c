/** Creates views (game states) of a domino table for pictures: a line, a hand, face-down tiles. */
import type { Piece, Place, View } from "../../engine/protocol";
import { stillView } from "../material/still-view";

export interface TableDescription {
  /** Tiles of the line as "first:second", from left to right; index of the one played first. */
  line?: readonly string[];
  first?: number;
  /**
   * Tiles of the user's hand (`hand`), and numbers of tiles: in the other player's hand (`other`),
   * in the stock (`stock`), and those in the stock that players can still buy (`buyable`).
   */
  hand?: readonly string[];
  other?: number;
  stock?: number;
  buyable?: number;
  /** True if the view contains a free place at each end of the line. */
  open?: boolean;
}

const NOTHING = { code: "", params: {} };

/** Return the view of a domino table, without legal moves. */
export function tableView(table: TableDescription): View {
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
