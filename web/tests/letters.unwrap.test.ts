/** Game letters that mail programs, chats or scanners have changed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLetter } from "../src/features/letters/unwrap";

interface Form {
  name: string;
  text: string;
  link: string | null;
  game: string;
}

const FILE = join(import.meta.dirname, "..", "..", "tests", "fixtures", "letter-forms.json");
const forms: Form[] = JSON.parse(readFileSync(FILE, "utf8"));

test.each(forms)("finds $name", ({ text, link, game }) => {
  expect(findLetter(text)).toEqual(link === null ? null : { link, game });
});

test.each(["letter", "letter=1.a\n", "%25", "https://urldefense.com/v3/__*"])(
  "searches a long text of %j in linear time",
  (unit) => {
    findLetter(unit.repeat(256_000 / unit.length));
  },
);
