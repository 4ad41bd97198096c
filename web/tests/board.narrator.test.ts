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

test("sentences that arrive together are merged", () => {
  narrator.say("Walnut throws 5 and 2.");
  narrator.say("Walnut plays 5 from 4 to 9.");
  expect(said).toEqual([]);
  vi.runAllTimers();
  expect(said).toEqual(["Walnut throws 5 and 2. Walnut plays 5 from 4 to 9."]);
});

test("later sentences are announced separately", () => {
  narrator.say("Ivory is to throw.");
  vi.runAllTimers();
  narrator.say("Ivory throws 3 and 3.");
  vi.runAllTimers();
  expect(said).toEqual(["Ivory is to throw.", "Ivory throws 3 and 3."]);
});

test("repeated sentences are merged, but announced again on a new request", () => {
  narrator.say("Taken back.");
  narrator.say("Taken back.");
  vi.runAllTimers();
  narrator.say("Taken back.");
  vi.runAllTimers();
  expect(said).toEqual(["Taken back.", "Taken back."]);
});

test("empty sentences, and sentences after the end, are not announced", () => {
  narrator.say("");
  vi.runAllTimers();
  narrator.say("Ivory wins.");
  narrator.close();
  vi.runAllTimers();
  expect(said).toEqual([]);
});

test("another player's steps are announced together after the previous announcement", () => {
  narrator.say("You play 6 from 12 to 6.");
  vi.advanceTimersByTime(120);
  narrator.say("Walnut rolls 5 and 2.", true);
  vi.advanceTimersByTime(500);
  narrator.say("Walnut plays 5 from 4 to 9.", true);
  vi.advanceTimersByTime(500);
  expect(said).toEqual(["You play 6 from 12 to 6."]);
  vi.runAllTimers();
  expect(said).toEqual([
    "You play 6 from 12 to 6.",
    "Walnut rolls 5 and 2. Walnut plays 5 from 4 to 9.",
  ]);
});

test("waiting sentences precede an immediate sentence, in the order of events", () => {
  narrator.say("You play 6 from 12 to 6.");
  vi.advanceTimersByTime(120);
  narrator.say("Walnut rolls 5 and 2.", true);
  narrator.say("Walnut plays 5 from 4 to 9.");
  narrator.say("Ivory to roll.");
  vi.advanceTimersByTime(120);
  expect(said.at(-1)).toBe("Walnut rolls 5 and 2. Walnut plays 5 from 4 to 9. Ivory to roll.");
  vi.runAllTimers();
  expect(said).toHaveLength(2);
});

test("sentences wait at most four seconds, and none is lost", () => {
  narrator.say("a long sentence ".repeat(40));
  vi.advanceTimersByTime(120);
  const steps = Array.from({ length: 8 }, (_, i) => `Step ${i}.`);
  for (const step of steps) {
    narrator.say(step, true);
    vi.advanceTimersByTime(450);
  }
  vi.advanceTimersByTime(400);
  expect(said.at(-1)).toBe(steps.join(" "));
});
