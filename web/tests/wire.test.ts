import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Packed, Receiver, unpack } from "../src/engine/wire";

interface Example {
  game: string;
  sent: Packed[];
  views: object[];
}
const file = new URL("../../tests/fixtures/wire.json", import.meta.url);
const examples: Example[] = JSON.parse(readFileSync(file, "utf-8"));
const [example] = examples as [Example];
const whole = { ...(example.sent[0] as Packed), tag: "a.1", base: "" };
const step = { ...(example.sent[1] as Packed), tag: "a.2", base: "a.1" };

test.each(examples)("the views of $game come out as Python made them", ({ sent, views }) => {
  const receiver = new Receiver();
  sent.forEach((packed, index) => {
    const base = receiver.tag;
    expect(receiver.receive({ ...packed, tag: `a.${index}`, base })).toEqual(views[index]);
  });
});

test("what has not changed stays the same object", () => {
  const receiver = new Receiver();
  const before = receiver.receive(whole);
  const after = receiver.receive(step);
  expect(after?.places).toBe(before?.places);
  expect(after).not.toBe(before);
});

test("the change of a view that is not here is not read", () => {
  const receiver = new Receiver();
  expect(receiver.receive(step)).toBeUndefined();
  receiver.receive(whole);
  expect(receiver.receive({ ...step, base: "b.1" })).toBeUndefined();
  expect(receiver.tag).toBe("a.1");
});

test("characters stand for the entries in their order", () => {
  const numbers = Array.from({ length: 99 }, (_, index) => index + 1);
  const text = "#[]~\xa0";
  expect(unpack({ table: [[4], ...numbers], text })).toEqual([56, 57, 90, 91]);
});
