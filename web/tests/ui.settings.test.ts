import { beforeEach, expect, test, vi } from "vitest";

/** Load the settings from a stub of local storage with this content; null blocks the storage. */
async function settingsOn(kept: string | null) {
  vi.resetModules();
  const store = { getItem: () => kept, setItem: vi.fn() };
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", kept === null ? { getItem: refuse, setItem: refuse } : store);
  return { ...(await import("../src/kit/settings")), store };
}

beforeEach(() => vi.unstubAllGlobals());

test("stored values are used, and missing ones have their defaults", async () => {
  const { settings } = await settingsOn('{"commit":true}');
  expect(settings()).toMatchObject({ commit: true, autoPass: false });
});

test.each(["", "{", "null", "[]", '{"commit":"yes","theme":"pink","nonsense":1}'])(
  "damaged settings %j are as if there were none",
  async (kept) => {
    const { settings } = await settingsOn(kept);
    expect(settings()).toMatchObject({ commit: false, theme: "auto" });
    expect(settings()).not.toHaveProperty("nonsense");
  },
);

test("without storage, a change applies to the page", async () => {
  const { change, settings } = await settingsOn(null);
  change("animation", "off");
  expect(settings().animation).toBe("off");
});

test("values imposed on a page are not stored", async () => {
  const { overrideSettings, settings, store } = await settingsOn("{}");
  overrideSettings({ theme: "dark" });
  expect(settings().theme).toBe("dark");
  expect(store.setItem).not.toHaveBeenCalled();
});

test("listeners receive every change until they are removed", async () => {
  const { change, onChange } = await settingsOn("{}");
  const ending = new AbortController();
  const told = vi.fn();
  onChange(told, ending.signal);
  change("commit", true);
  expect(told).toHaveBeenCalledTimes(1);
  ending.abort();
  change("commit", false);
  expect(told).toHaveBeenCalledTimes(1);
});

test("restored settings are those before the visitor's changes, with later values of the host", async () => {
  const { change, overrideSettings, rememberSettings, settings } = await settingsOn(null);
  overrideSettings({ threats: false });
  const restore = rememberSettings();
  change("threats", true);
  change("rows", false);
  overrideSettings({ theme: "dark" });
  restore();
  expect(settings()).toMatchObject({ threats: false, rows: true, theme: "dark" });
});
