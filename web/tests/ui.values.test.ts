/** The values of moves in the analysis panel. */
import type { TemplateResult } from "lit-html";
import { expect, test, vi } from "vitest";
import type { TableSnapshot } from "../src/contracts/table-snapshot";
import type { Analysis } from "../src/engine/protocol";
import { moveValues } from "../src/table/move-values";
import { view } from "./board.views";

vi.mock("../src/kit/words", () => ({ t: (id: string) => id, words: () => {} }));

test("a decision without values, such as a double, has a notice instead of an empty table", () => {
  const moment = { view: view("lombardorum") } as unknown as TableSnapshot;
  const now = { side: "white", unit: "percent", depth: 0, mean: 0, prospects: [], rolls: [] };
  const { strings, values } = moveValues(moment, now as unknown as Analysis, false);
  expect([strings.join(), ...values].join()).toContain("analysis-none");
  expect((moveValues(moment, null, false) as TemplateResult).values).toEqual(["analysis-looking"]);
});
