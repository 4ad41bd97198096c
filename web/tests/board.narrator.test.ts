import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Narrator } from "../src/board/narrator";

let said: string[];
let narrator: Narrator;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  narrator = new Narrator((text) => said.push(text));
});
afterEach(() => {
  vi.useRealTimers();
});

test("sentences that come together are said in one breath", () => {
  narrator.say("Walnut throws 5 and 2.");
  narrator.say("Walnut plays 5 from 4 to 9.");
  expect(said).toEqual([]);
  vi.runAllTimers();
  expect(said).toEqual(["Walnut throws 5 and 2. Walnut plays 5 from 4 to 9."]);
});

test("what comes later is said later", () => {
  narrator.say("Ivory is to throw.");
  vi.runAllTimers();
  narrator.say("Ivory throws 3 and 3.");
  vi.runAllTimers();
  expect(said).toEqual(["Ivory is to throw.", "Ivory throws 3 and 3."]);
});

test("the same is not said twice in one breath, but again when asked for again", () => {
  narrator.say("Taken back.");
  narrator.say("Taken back.");
  vi.runAllTimers();
  narrator.say("Taken back.");
  vi.runAllTimers();
  expect(said).toEqual(["Taken back.", "Taken back."]);
});

test("nothing is said of nothing, and nothing after the end", () => {
  narrator.say("");
  vi.runAllTimers();
  narrator.say("Ivory wins.");
  narrator.close();
  vi.runAllTimers();
  expect(said).toEqual([]);
});
