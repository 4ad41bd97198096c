/** URLs of game letters: who can open them, and their recognition in changed text. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openingPage } from "../src/features/letters/labels";
import { recogniseContent } from "../src/features/letters/restore-dialog";
import { addressOf, reachOf, siteForSending } from "../src/features/letters/sending";
import { findLetter } from "../src/features/letters/unwrap";
import { FORMAT } from "../src/storage/backup";

vi.mock("../src/kit/toast", () => ({ toast: () => {} }));

test.each([
  ["http://localhost:8000/", "device"],
  ["http://alveus.localhost/", "device"],
  ["http://127.0.0.1:8000/", "device"],
  ["http://127.4.5.6/", "device"],
  ["http://0.0.0.0/", "device"],
  ["http://[::1]/", "device"],
  ["http://[::ffff:127.0.0.1]/", "device"],
  ["http://localhost.:8000/", "device"],
  ["file:///media/stick/index.html", "device"],
  ["http://10.0.0.7/", "network"],
  ["http://192.168.178.20/play/", "network"],
  ["http://172.16.0.1/", "network"],
  ["http://172.31.255.1/", "network"],
  ["http://169.254.3.4/", "network"],
  ["http://100.64.0.1/", "network"],
  ["http://[fd00::1]/", "network"],
  ["http://[fe80::1]/", "network"],
  ["http://[::ffff:192.168.0.1]/", "network"],
  ["http://[::ffff:10.0.0.7]/", "network"],
  ["http://raspberrypi/", "network"],
  ["http://museum.local/", "network"],
  ["https://games.home.arpa/", "network"],
  ["https://example.org/play/", "everyone"],
  ["http://172.32.0.1/", "everyone"],
  ["http://100.128.0.1/", "everyone"],
  ["http://8.8.8.8/", "everyone"],
  ["http://[2001:db8::1]/", "everyone"],
  ["http://[::ffff:8.8.8.8]/", "everyone"],
  ["https://local.example.org/", "everyone"],
  ["https://10.example.org/", "everyone"],
])("%s can be opened by %s", (site, reach) => {
  expect(reachOf(site)).toBe(reach);
});

test("the page that opens a letter names its game if it is known", () => {
  expect(openingPage({ link: "letter=1.a", game: "" })).toBe("letter.html#letter=1.a");
  expect(openingPage({ link: "letter=1.a", game: "abc" })).toBe("letter.html?game=abc#letter=1.a");
});

test("the address of a letter is within the folder of the site", () => {
  const address = addressOf({ link: "letter=1.a", game: "abc" }, "https://example.org/play/");
  expect(address).toBe("https://example.org/play/letter.html?game=abc#letter=1.a");
});

test("letters lead to the published site only if the page cannot be opened by others", () => {
  const [stick, lan, mirror] = ["http://localhost/", "http://10.0.0.7/", "https://mirror.example/"];
  const published = "https://example.org/play/";
  for (const page of [stick, lan]) expect(siteForSending(page, published)).toBe(published);
  expect(siteForSending(mirror, published)).toBe(mirror);
  expect(siteForSending(lan, "")).toBe(lan);
});

test("a backup of everything is neither a letter nor a backup of one game", () => {
  expect(recogniseContent(JSON.stringify({ format: FORMAT, version: 1 })).kind).toBe("backup");
});

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
