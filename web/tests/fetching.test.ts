import { afterEach, expect, test, vi } from "vitest";
import { compile } from "../src/pyodide/fetching";

const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const LOGIN_PAGE = "<!doctype html><title>Login</title>";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Answers requests with these contents; the last one is repeated. Returns the requests' caches. */
function serve(...contents: (string | Uint8Array<ArrayBuffer>)[]): (string | undefined)[] {
  const caches: (string | undefined)[] = [];
  vi.stubGlobal("fetch", async (_url: string, { cache }: RequestInit) => {
    caches.push(cache);
    return new Response(contents[Math.min(caches.length, contents.length) - 1]);
  });
  return caches;
}

test("a damaged WebAssembly file is fetched again past the cache", async () => {
  const caches = serve(LOGIN_PAGE, EMPTY_MODULE);
  expect(await compile("python.wasm")).toBeInstanceOf(WebAssembly.Module);
  expect(caches.at(-1)).toBe("reload");
});

test("a file that stays damaged is not reported as missing WebAssembly", async () => {
  serve(LOGIN_PAGE);
  await expect(compile("python.wasm")).rejects.toMatchObject({ name: "Error" });
});

test("a browser that compiles no WebAssembly is reported by a CompileError", async () => {
  serve(EMPTY_MODULE);
  vi.spyOn(WebAssembly, "compile").mockRejectedValue(new WebAssembly.CompileError("blocked"));
  await expect(compile("python.wasm")).rejects.toMatchObject({ name: "CompileError" });
});
