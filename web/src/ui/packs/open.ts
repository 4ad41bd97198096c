/**
 * Opens a game of the list of packs: its wheel in Python, its words, painter, course and rules on
 * the page. What the list names is opened only as it was listed, by its hash, and kept for playing
 * offline.
 */
import { EngineFailure, type Reply, read } from "../../engine/failure";
import type { GameInfo, GamesReply, Table } from "../../engine/protocol";
import { bringPack, WorkerHandle } from "../../engine/workerhandle";
import { bringGame } from "../../games";
import type { GameManifest } from "../../games/manifest";
import type { Course } from "../course/course";
import type { RulesPage } from "../pages/rulespage";
import { games } from "../shell/catalogue";
import { borrowWords } from "../shell/words";
import { addressOf, type Pack, readPacks, textOf, wordsOf } from "./list";
import { openPainter } from "./painter";

/** Where packs are kept, in the service worker's cache of that name. */
const KEPT = "packs";

/**
 * A pack's game as its own Python describes it. Fails with `unknown_game` where no pack is listed
 * for it, with `game_twice` where the house has one of that name, with `pack_elsewhere`,
 * `pack_missing`, `pack_altered`, `pack_damaged`, `pack_page` or `pack_without_game` where a file
 * is not as it should be, and with what the engine says of a game that cannot be opened.
 */
export async function unpack(game: string): Promise<GameInfo> {
  const pack = (await readPacks()).find((one) => one.game === game);
  if (!pack) throw new EngineFailure("unknown_game", { game });
  const { archive, sha256, page = {} } = pack;
  if (games.some(({ id }) => id === game))
    throw new EngineFailure("game_twice", { game, module: archive });
  const hashes = { [archive]: sha256, ...page };
  bringPack(
    Object.entries(hashes).map(([file, hash]) => {
      const address = addressOf(file);
      if (!address) throw new EngineFailure("pack_elsewhere", { archive: file });
      return { file, address, sha256: hash };
    }),
  );
  const handle = new WorkerHandle([]);
  try {
    await handle.started.catch((error: Error) => {
      const [code = "", file = archive] = error.message.split(" ", 2);
      const known = code.startsWith("pack_");
      throw new EngineFailure(known ? code : "load_failed", { archive: file });
    });
    const info = await describe(game, archive, handle);
    borrowWords((language) => wordsOf(pack, language));
    bringGame(await manifest(pack));
    handle.release();
    void keep(pack).catch(() => {});
    return info;
  } catch (error) {
    handle.end();
    throw error;
  }
}

/** How a pack's game begins, asked of the Python that `unpack` has left. */
export async function openingOf({ id: game, seats }: GameInfo): Promise<Table> {
  const handle = new WorkerHandle([]);
  const people = Object.fromEntries(seats.map((seat) => [seat, { kind: "human" }]));
  const asked = JSON.stringify({ id: 0, do: "new", game, seats: people });
  const reply = JSON.parse(await handle.request(asked)) as Reply;
  handle.release();
  return read<Table>(reply);
}

/** The game's entry, or the failure with what is wrong with it. */
async function describe(game: string, archive: string, handle: WorkerHandle): Promise<GameInfo> {
  const asked = JSON.stringify({ id: 0, do: "games" });
  const reply = JSON.parse(await handle.request(asked)) as Reply;
  // A pack that asks for a module of the house or of Python which nobody has.
  if (reply.error?.code === "internal") {
    const error = reply.error.params.text ?? "";
    throw new EngineFailure("game_broken", { game, module: archive, error });
  }
  const { games, problems } = read<GamesReply>(reply);
  const info = games.find(({ id }) => id === game);
  if (info) return info;
  const problem = problems.find(({ params }) => params.game === game);
  if (problem) throw new EngineFailure(problem.code, problem.params);
  throw new EngineFailure("pack_without_game", { archive, game });
}

/** What the game is to the page; what it does not bring is the house's own or left out. */
async function manifest({ game, page = {} }: Pack): Promise<GameManifest> {
  const files = Object.keys(page);
  const fileOf = (part: string) => files.find((file) => file.endsWith(part));
  const [painter, course, rules] = ["painter.js", "course.json", "rules.json"].map(fileOf);
  const [taught, told] = await Promise.all([
    course ? readPart<Course>(course, "steps") : null,
    rules ? readPart<RulesPage>(rules, "sections") : null,
  ]);
  return {
    id: game,
    painter: () => (painter ? openPainter(painter, game) : import("../../board/plain")),
    ...(taught && { course: async () => taught }),
    ...(told && { rules: async () => ({ page: told }) }),
  };
}

/** A file with data; it has to hold a list of this name. */
async function readPart<Part>(file: string, list: string): Promise<Part> {
  try {
    const part = JSON.parse(await textOf(file)) as Part & Record<string, unknown>;
    if (!Array.isArray(part?.[list])) throw new Error(`no "${list}"`);
    return part;
  } catch (error) {
    throw new EngineFailure("pack_page", { archive: file, error: String(error) });
  }
}

/** Keeps a pack once the site itself is kept; what does not come is asked for again next time. */
async function keep({ archive, words = {}, page = {} }: Pack): Promise<void> {
  await navigator.serviceWorker?.ready;
  const files = ["packs.json", archive, ...Object.values(words), ...Object.keys(page)];
  await (await caches.open(KEPT)).addAll(files.flatMap((file) => addressOf(file) ?? []));
}
