import { expect, test, vi } from "vitest";
import type { LogEntry } from "../src/engine/protocol";
import { written } from "../src/ui/table/notation";
import { view, words } from "./board.views";

vi.mock("../src/ui/shell/words", () => ({ words: () => words("en") }));

test("two captured stones put down at once are both written", () => {
  const shown = view("rithmomachia");
  const placed = (value: number, on: string) => ({
    code: "place",
    side: "white",
    path: ["taken.white.0", on],
    params: { shape: "R", value, on },
  });
  const events = [placed(9, "e8"), placed(12, "h8")];
  const entry = { ...(shown.log.entries.at(-1) as LogEntry), text: "9@e8+12@h8", events };
  expect(written(entry, shown)).toBe("9* e8 + 12* h8");
});
