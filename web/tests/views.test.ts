import { expect, test } from "vitest";
import { ViewCache, type ViewUpdate } from "../src/engine/protocol";

const places: never[] = [];
const whole: ViewUpdate = { tag: "a.1", base: "", members: { rev: 1, places } };
const step: ViewUpdate = { tag: "a.2", base: "a.1", members: { rev: 2 } };

test("an update replaces the changed members and keeps the other objects", () => {
  const cache = new ViewCache();
  const before = cache.receive(whole);
  const after = cache.receive(step);
  expect(after).toEqual({ rev: 2, places: [] });
  expect(after?.places).toBe(places);
  expect(before).toEqual({ rev: 1, places: [] });
  expect(cache.tag).toBe("a.2");
});

test("an update of a different view is refused", () => {
  const cache = new ViewCache();
  expect(cache.receive(step)).toBeUndefined();
  cache.receive(whole);
  expect(cache.receive({ ...step, base: "b.1" })).toBeUndefined();
  expect(cache.tag).toBe("a.1");
});

test("after forgetting, the next update is complete", () => {
  const cache = new ViewCache();
  cache.receive(whole);
  cache.forget();
  expect(cache.tag).toBe("");
  expect(cache.receive(step)).toBeUndefined();
});
