/** Backups in the dialog: the results of the laboratory, and the date. */
import { beforeEach, expect, test, vi } from "vitest";

const HEADER = -1;

const { stored, file, dialogs, toasts } = vi.hoisted(() => ({
  /** The lines in the database of the laboratory. */
  stored: new Map<number, string>(),
  /** The backup file that the user has saved, and chooses for the restore. */
  file: { text: "" },
  dialogs: [] as { body: string[]; foot: { press: () => void }[] }[],
  toasts: [] as string[],
}));

vi.mock("idb-keyval", () => {
  const records = {
    get: (key: number) => ({ result: stored.get(key) }),
    put: (line: string, key: number) => stored.set(key, line),
    transaction: {},
  };
  return {
    createStore: () => (_: string, use: (store: typeof records) => unknown) => use(records),
    promisifyRequest: async (request: { result?: unknown }) => request.result,
    entries: async () => [...stored],
  };
});
vi.mock("../src/storage/database", () => ({
  transact: (_: string, work: (records: object, steps: object) => void) =>
    new Promise((done) => {
      const after = (answer: unknown, next: (answer: unknown) => void) => next(answer);
      work({ getAllKeys: () => [], getAll: () => [] }, { after, done });
    }),
}));
vi.mock("../src/kit/files", () => ({
  pickBlob: async () => new Blob([file.text]),
  textOf: (blob: Blob) => blob.text(),
  saveText: (text: string) => {
    file.text = text;
  },
}));
vi.mock("../src/kit/dialog", () => ({
  footButton: (_: string, press: () => void) => ({ press }),
  openDialog: (dialog: (typeof dialogs)[number]) => {
    dialogs.push(dialog);
    return { close() {} };
  },
}));
vi.mock("../src/kit/dom", () => ({ make: (_: string, _more: object, text: string) => text }));
vi.mock("../src/kit/toast", () => ({ toast: (text: string) => toasts.push(text) }));
vi.mock("../src/kit/catalogue", () => ({ games: [] }));
vi.mock("../src/kit/game-words", () => ({}));
vi.mock("../src/kit/words", async () => {
  const { localeOf } = await import("../src/i18n/messages");
  return {
    loadArea: async () => {},
    locale: () => localeOf("en"),
    t: (id: string, { date = "" } = {}) => `${id} ${date}`.trim(),
  };
});

const { backUp, openRestoring } = await import("../src/kit/backup");

const header = (game: string) => `${JSON.stringify({ experiment: { game, readings: [] } })}\n`;
const line = (first: number, end: number) => `${JSON.stringify({ part: [first, end] })}\n`;

/** Set the lines in the laboratory. */
function play(game: string, ...parts: [first: number, end: number][]): void {
  stored.clear();
  stored.set(HEADER, header(game));
  for (const [first, end] of parts) stored.set(first, line(first, end));
}

/** Restore the backup. Resolve with the lines of the last dialog. */
async function restore(): Promise<string[]> {
  await openRestoring();
  dialogs.at(-1)?.foot.at(-1)?.press();
  await vi.waitFor(() => expect(dialogs.at(-1)?.body[0]).toBe("backup-done"));
  return dialogs.at(-1)?.body ?? [];
}

beforeEach(() => {
  stored.clear();
  dialogs.length = 0;
  toasts.length = 0;
});

test("a backup restores the games of the laboratory after they were deleted", async () => {
  play("toy", [0, 2], [2, 5]);
  const before = [...stored];
  await backUp();
  stored.clear();
  expect(await restore()).not.toContain("backup-lab-refused");
  expect([...stored]).toEqual(before);
});

test("games of one experiment in the laboratory and in a backup are united", async () => {
  play("toy", [0, 1], [1, 2], [4, 5]);
  await backUp();
  play("toy", [0, 2], [2, 3]);
  expect(await restore()).not.toContain("backup-lab-refused");
  const played = [line(0, 2), line(1, 2), line(2, 3), line(4, 5)];
  expect([...stored.values()].sort()).toEqual([...played, header("toy")].sort());
});

test("another experiment on the device is kept, and the refusal is reported", async () => {
  play("toy", [0, 1]);
  await backUp();
  play("other", [0, 2]);
  const before = [...stored];
  expect(await restore()).toContain("backup-lab-refused");
  expect([...stored]).toEqual(before);
});

test("a backup without games of the laboratory changes none", async () => {
  await backUp();
  play("toy", [0, 1]);
  expect(await restore()).not.toContain("backup-lab-refused");
  expect([...stored.keys()]).toEqual([HEADER, 0]);
});

test("too many games of the laboratory are left out, and the message names them", async () => {
  play("toy", [0, 1]);
  stored.set(0, `${" ".repeat(9 * 1024 * 1024)}${line(0, 1)}`);
  await backUp();
  expect(toasts).toEqual(["backup-saved backup-lab-left_out"]);
  expect(file.text.length).toBeLessThan(1000);
  stored.clear();
  await restore();
  expect(stored.size).toBe(0);
});

test("games of the laboratory are left out if a backup with them is too long to be restored", async () => {
  play("toy", [0, 1]);
  // Each of these characters has three bytes in the backup file.
  stored.set(0, `${"€".repeat(6 * 1024 * 1024)}${line(0, 1)}`);
  await backUp();
  expect(toasts).toEqual(["backup-saved backup-lab-left_out"]);
  expect(file.text.length).toBeLessThan(1000);
});

test("the date of a backup has the form of all other dates", async () => {
  await backUp();
  const noon = new Date(2026, 10, 27, 12).getTime();
  file.text = JSON.stringify({ ...JSON.parse(file.text), at: noon });
  await openRestoring();
  expect(dialogs[0]?.body[0]).toBe("backup-asked 27 November 2026");
});
