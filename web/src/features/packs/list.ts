/**
 * The list of packs, `packs.json`: games that the host of a site adds in the folder `packs`, with a
 * hash for each file. Also the links to these games on the home page.
 */

import { html, nothing, type TemplateResult } from "lit-html";
import { errorWords } from "../../board/names";
import { EngineFailure } from "../../engine/protocol";
import { languages, Messages } from "../../i18n/messages";
import { games } from "../../kit/catalogue";
import { elementsOf } from "../../kit/draw";
import { speakerOf } from "../../kit/game-words";
import { t, words } from "../../kit/words";
import { fetchPackFile, type PackFile } from "../../pyodide/fetching";

export interface Pack {
  game: string;
  wheel: PackFile;
  /** Message files, keyed by language. */
  words: ReadonlyMap<string, PackFile>;
  painter: PackFile | undefined;
  course: PackFile | undefined;
  rules: PackFile | undefined;
}

/** An entry in the list: a pack, or the reason why it cannot be opened. */
interface Entry {
  game: string;
  pack: Pack | EngineFailure;
}

const LIST = "packs.json";
const GAME = /^[a-z][a-z0-9]*$/;
/** A relative path below `packs`: no segment begins with a dot. */
const PATH = /^packs(?:\/[A-Za-z0-9_][\w.+!-]*)+$/;
const SHA256 = /^[0-9a-f]{64}$/i;
const WORDS = /\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.ftl$/;

/**
 * Return the entries of `packs.json`. The list is empty if the file cannot be loaded. It contains
 * only a failure `pack_list` if the file is not a JSON array.
 */
export async function readPacks(): Promise<Entry[]> {
  const response = await fetch(addressOf(LIST), { cache: "no-cache" }).catch(() => null);
  if (!response?.ok) return [];
  const list: unknown = await response.json().catch(() => null);
  if (!Array.isArray(list)) {
    return [{ game: "", pack: new EngineFailure("pack_list", { file: LIST }) }];
  }
  const taken = new Set(games.map(({ id }) => id));
  return list.map((entry) => {
    const { game, pack } = readEntry(entry);
    const twice = taken.has(game) && !(pack instanceof EngineFailure);
    taken.add(game);
    if (!twice) return { game, pack };
    return { game, pack: new EngineFailure("game_twice", { game, module: pack.wheel.file }) };
  });
}

function readEntry(entry: unknown): Entry {
  const { game: id, files, archive } = (entry ?? {}) as Record<string, unknown>;
  const game = (typeof id === "string" ? id : (JSON.stringify(id) ?? "?")).slice(0, 80);
  const fault = (code: string, params = {}) => ({
    game,
    pack: new EngineFailure(code, { game, ...params }),
  });
  if (typeof id !== "string" || !GAME.test(id)) return fault("pack_listing", { part: "game" });
  if (!files && archive) return fault("pack_outdated");
  if (typeof files !== "object" || !files) return fault("pack_listing", { part: "files" });
  const listed: PackFile[] = [];
  for (const [file, sha256] of Object.entries(files)) {
    if (!PATH.test(file)) return fault("pack_elsewhere", { archive: file });
    if (!SHA256.test(String(sha256))) return fault("pack_listing", { part: file });
    listed.push({ file, address: addressOf(file), sha256 });
  }
  const find = (ending: string) => listed.find(({ file }) => file.endsWith(ending));
  const wheel = find(".whl");
  if (!wheel) return fault("pack_listing", { part: "files" });
  const words = new Map(
    listed.flatMap((one) => {
      const language = WORDS.exec(one.file)?.[1];
      return language ? [[language, one] as const] : [];
    }),
  );
  const [painter, course, rules] = ["painter.js", "course.json", "rules.json"].map(find);
  return { game, pack: { game, wheel, words, painter, course, rules } };
}

/**
 * Return a pack's messages, keyed by language. Throw an EngineFailure if a file cannot be loaded
 * or is damaged.
 */
export async function readTexts({ words }: Pack): Promise<Map<string, string>> {
  const texts = [...words].map(async ([language, file]) => {
    const text = await readText(file);
    try {
      new Messages(language, [text]);
    } catch (error) {
      throw unusable(file, error);
    }
    return [language, text] as const;
  });
  return new Map(await Promise.all(texts));
}

/**
 * Return the texts of at most two message files of a pack. The second supplies messages that the
 * first lacks. Order of preference: `language`, the page's other languages, all others.
 */
export function textsIn(texts: ReadonlyMap<string, string>, language: string): string[] {
  const order = new Set([language, ...languages, ...texts.keys()]);
  return [...order].flatMap((one) => texts.get(one) ?? []).slice(0, 2);
}

/**
 * Read a UTF-8 file. Throw an EngineFailure if it cannot be loaded, does not match its hash, or
 * is not UTF-8.
 */
export async function readText(file: PackFile): Promise<string> {
  const response = await fetchPackFile(file).catch((error: Error) => {
    throw packFailure(error, file.file);
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await response.arrayBuffer());
  } catch (error) {
    throw unusable(file, error);
  }
}

export function unusable({ file }: PackFile, error: unknown): EngineFailure {
  return new EngineFailure("pack_page", { archive: file, error: String(error) });
}

/**
 * Convert an error with the message `CODE FILE DETAILS` to an EngineFailure with the same code. If
 * FILE is missing, the failure names the file `wheel` (the pack's Python package). If CODE does not
 * begin with `pack_`, the code is `load_failed`.
 */
export function packFailure({ message }: Error, wheel: string): EngineFailure {
  const [code = "", archive = wheel, detail = ""] = message.split(" ");
  if (!code.startsWith("pack_")) return new EngineFailure("load_failed", { archive: wheel });
  const names = detail.split(",").join(", ");
  return new EngineFailure(code, { archive, names, megabytes: detail });
}

function addressOf(file: string): string {
  return new URL(file, document.baseURI).href;
}

/** A game with its messages, keyed by language, or the reason why it cannot be opened. */
interface Shown {
  game: string;
  texts: Map<string, string> | EngineFailure;
}

/** Return a function that builds the links to the packs' games; null if there are no packs. */
export async function otherGames(): Promise<(() => HTMLElement[]) | null> {
  const entries = await readPacks();
  if (entries.length === 0) return null;
  const shown = await Promise.all(
    entries.map(async ({ game, pack }): Promise<Shown> => {
      if (pack instanceof EngineFailure) return { game, texts: pack };
      const fault = (error: unknown) =>
        error instanceof EngineFailure ? error : damaged(game, pack.wheel.file, error);
      return { game, texts: await readTexts(pack).catch(fault) };
    }),
  );
  return () =>
    elementsOf(html`<div class="choices"><h2>${t("home-others")}</h2></div>
      <nav class="doors others" aria-label=${t("home-others")}>${shown.map(entry)}</nav>`);
}

function entry({ game, texts }: Shown): TemplateResult {
  if (texts instanceof EngineFailure) return fault(game, texts);
  try {
    return link(game, texts);
  } catch (error) {
    return fault(game, damaged(game, `${game}.ftl`, error));
  }
}

/** Build a link to a game of a pack, with name and sentence from the messages of this pack only. */
function link(game: string, texts: Map<string, string>): TemplateResult {
  const own = new Messages(words().language, textsIn(texts, words().language));
  const [title, about] = [`game-${game}`, `home-${game}-kin`];
  const language = own.attribute(title, "lang") ?? words().language;
  const sentence = own.has(about)
    ? html`<span class="sentence">${own.text(about)}</span>`
    : nothing;
  return html`<a href="play.html?pack=${game}" data-game=${game}><span class="name"
    ><span lang=${language}>${own.has(title) ? own.text(title) : game}</span></span>${sentence}</a>`;
}

function damaged(game: string, archive: string, error: unknown): EngineFailure {
  return new EngineFailure("pack_page", { game, archive, error: String(error) });
}

function fault(game: string, failure: EngineFailure): TemplateResult {
  const reason = errorWords(failure, speakerOf({ id: game, family: "" }), words());
  return html`<p class="sentence">${reason}</p>`;
}
