import { describe, expect, test } from "vitest";
import { isRemoteTurn, isTurned, nearSide } from "../src/board/choices";
import type { Seat, View } from "../src/engine/protocol";
import { view } from "./board.views";

const human: Seat = { kind: "human" };
const computer: Seat = { kind: "computer", level: "kind" };
const example = view("bohnenspiel");
const seenBy = (viewer: string): View => ({ ...example, viewer });

describe("the board is turned", () => {
  test.each(["fixed", "turned", "table"] as const)(
    "for a lone player in the north, sitting %s",
    (seating) => {
      expect(isTurned(seenBy("north"), { south: computer, north: human }, seating)).toBe(true);
    },
  );

  test("for the far one of two people only if it goes to and fro between them", () => {
    const both = { south: human, north: human };
    expect(isTurned(seenBy("north"), both, "turned")).toBe(true);
    expect(isTurned(seenBy("north"), both, "fixed")).toBe(false);
    expect(isTurned(seenBy("north"), both, "table")).toBe(false);
  });

  test("never for South", () => {
    expect(isTurned(seenBy("south"), { south: human, north: human }, "turned")).toBe(false);
  });
});

test("at the near side sits the viewer, or whoever is to take that seat", () => {
  const covered: View = { ...seenBy(""), actor: { kind: "seat", side: "north" } };
  expect([nearSide(seenBy("south")), nearSide(covered)]).toEqual(["south", "north"]);
});

describe("nothing happens by itself", () => {
  const away: Seat = { kind: "away", name: "" };
  const lot: View = { ...example, actor: { kind: "chance", side: null } };

  test("before the turn of somebody far away", () => {
    expect(isRemoteTurn(example, { south: away, north: human })).toBe(true);
    expect(isRemoteTurn(example, { south: human, north: away })).toBe(false);
  });

  test("before a lot while nobody sits here", () => {
    expect(isRemoteTurn(lot, { south: away, north: away })).toBe(true);
    expect(isRemoteTurn(lot, { south: human, north: away })).toBe(false);
    expect(isRemoteTurn(lot, { south: computer, north: computer })).toBe(false);
  });
});
