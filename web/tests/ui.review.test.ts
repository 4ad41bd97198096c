/** Which finished games the review records. */
import { afterEach, expect, test, vi } from "vitest";
import { Emitter } from "../src/board/emitter";
import type { TableEvents } from "../src/board/table";
import type { Finished, TableFeatures } from "../src/contracts/table-context";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { View } from "../src/engine/protocol";
import { reviewLauncher } from "../src/table/page-panels";
import { view } from "./board.views";

vi.mock("../src/kit/toast", () => ({ toast: () => {} }));
vi.mock("../src/table/canvas", () => ({}));

afterEach(() => vi.unstubAllGlobals());

test("a finished game that is only loaded has not ended on this page", () => {
  vi.stubGlobal("document", {});
  const events = new Emitter<TableEvents>();
  const table = { on: events.on.bind(events), view: view("bohnenspiel") };
  let hasEnded = (_: View) => false;
  const openReview: TableFeatures["openReview"] = async (_, ended) => {
    hasEnded = ended;
    return { replay() {}, share: async () => {} };
  };
  const context = { table, features: { openReview } };
  const { panel } = reviewLauncher({ context } as unknown as Finished);
  events.emit("over", { outcome: { winner: null, ending: "resign", points: 0 } });
  panel.update({ phase: "over" } as TableSnapshot);
  expect(hasEnded(table.view)).toBe(true);
  expect(hasEnded({ ...table.view, match: "loaded" })).toBe(false);
});
