import { describe, expect, test } from "vitest";
import { isRemoteTurn, isTurned, layoutKey, nearSide } from "../src/board/choices";
import type { Seat, View } from "../src/engine/protocol";
import { view } from "./board.views";

const human: Seat = { kind: "human" };
const computer: Seat = { kind: "computer", level: "kind" };
const example = view("bohnenspiel");
const seenBy = (viewer: string): View => ({ ...example, viewer });

describe("rotation of the board", () => {
  test.each(["fixed", "turned", "table"] as const)(
    "for a lone player in the north, sitting %s",
    (seating) => {
      expect(isTurned(seenBy("north"), { south: computer, north: human }, seating)).toBe(true);
    },
  );

  test("applies to the second of two players only if the device is passed between them", () => {
    const both = { south: human, north: human };
    expect(isTurned(seenBy("north"), both, "turned")).toBe(true);
    expect(isTurned(seenBy("north"), both, "fixed")).toBe(false);
    expect(isTurned(seenBy("north"), both, "table")).toBe(false);
  });

  test("never applies to South", () => {
    expect(isTurned(seenBy("south"), { south: human, north: human }, "turned")).toBe(false);
  });
});

test("the near side is the viewer's, or that of the player who takes this seat", () => {
  const covered: View = { ...seenBy(""), actor: { kind: "seat", side: "north" } };
  expect([nearSide(seenBy("south")), nearSide(covered)]).toEqual(["south", "north"]);
});

describe("the layout of a table with covered hands", () => {
  const table = view("sperrdomino");
  const place = (id: string, kind: View["places"][number]["kind"]) => ({
    ...(table.places[0] as View["places"][number]),
    id,
    kind,
    value: "",
  });
  const covered = (side: string, ...held: string[]): View => ({
    ...table,
    viewer: "",
    actor: { kind: "seat", side },
    places: [
      place("hand.a", "hand"),
      place("hand.b", "hand"),
      place("line.0", "end"),
      place("stock", "stock"),
    ],
    pieces: held.map((at, order) => ({
      ...(table.pieces[0] as View["pieces"][number]),
      id: `${at}.${order}`,
      place: at,
    })),
  });

  test("changes with the deal and with the side at the near edge", () => {
    const undealt = layoutKey(covered("a", "stock", "stock", "stock"));
    const dealt = layoutKey(covered("a", "hand.a", "hand.b", "stock"));
    expect(dealt).not.toBe(undealt);
    expect(layoutKey(covered("b", "hand.a", "hand.b", "stock"))).not.toBe(dealt);
  });

  test("does not depend on the pieces in other games", () => {
    const pieces = example.pieces.slice(1);
    expect(layoutKey({ ...example, pieces })).toBe(layoutKey(example));
  });
});

describe("no automatic action", () => {
  const away: Seat = { kind: "away", name: "" };
  const lot: View = { ...example, actor: { kind: "chance", side: null } };

  test("before a remote player's turn", () => {
    expect(isRemoteTurn(example, { south: away, north: human })).toBe(true);
    expect(isRemoteTurn(example, { south: human, north: away })).toBe(false);
  });

  test("before the roll for the start without a local player", () => {
    expect(isRemoteTurn(lot, { south: away, north: away })).toBe(true);
    expect(isRemoteTurn(lot, { south: human, north: away })).toBe(false);
    expect(isRemoteTurn(lot, { south: computer, north: computer })).toBe(false);
  });
});
