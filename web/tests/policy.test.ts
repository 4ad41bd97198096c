import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyFor } from "../build/policy";

const hashed = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function part(name: string, ...pages: string[]): string | undefined {
  return policyFor(pages)
    .split("; ")
    .find((told) => told.startsWith(`${name} `));
}

test("inline scripts and styles are allowed by their hashes", () => {
  const page = '<script>one("ä")</script><style media="print">p{}</style>';
  expect(part("script-src", page)).toContain(hashed('one("ä")'));
  expect(part("style-src", page)).toBe(`style-src 'self' ${hashed("p{}")}`);
});

test("external scripts need no hash", () => {
  const page = '<script type="module" src="./assets/a.js"></script>';
  expect(part("script-src", page)).toBe("script-src 'self' 'wasm-unsafe-eval'");
});

test("inline code of several pages is listed once", () => {
  const page = "<script>one()</script>";
  expect(part("script-src", page, page)).toBe(part("script-src", page));
});
