/**
 * The painter of a pack: the module that draws its board. Every board is checked before it is
 * shown. If the painter fails, a notice shows the reason, and the default painter is used instead.
 */
import type { Board, Look, Painter } from "../../board/painter";
import { painter as plain, STRIP, STRIP_GAP } from "../../board/plain";
import type { View } from "../../engine/protocol";
import { notice } from "../../kit/toast";
import { t } from "../../kit/words";
import { integrityOf, type PackFile } from "../../pyodide/fetching";

/** Tolerance in CSS pixels for rounding errors at the edges of the board. */
const LITTLE = 1;

type Fail = (error: unknown) => void;
type Space = Parameters<Painter["fit"]>[0];

/**
 * Return the painter that the module exports. Return the default painter if the module cannot be
 * loaded, exports no painter, or exports one whose error has just caused the page to reload.
 */
export async function openPainter(file: PackFile, game: string): Promise<{ painter: Painter }> {
  const report: Fail = (error) =>
    notice("painter", () => t("error-pack_painter", { archive: file.file, error: String(error) }));
  const failure = takeFailure(game);
  if (failure) return { painter: plainly(() => report(failure)) };
  try {
    const { painter } = await importVerified(file);
    if (typeof painter?.fit !== "function") throw new Error("no painter is exported");
    return { painter: watched(painter, report, (error) => restart(game, error, report)) };
  } catch (error) {
    return { painter: plainly(() => report(error)) };
  }
}

/**
 * Import a module whose content matches its hash. `import()` cannot check a hash, but a script
 * element can; `import()` then returns the module that the element has loaded.
 */
async function importVerified(file: PackFile): Promise<{ painter?: Painter }> {
  const script = document.createElement("script");
  script.type = "module";
  script.integrity = integrityOf(file);
  script.src = file.address;
  // Suppress the error event of an exception in the module: `import()` throws the same exception.
  const ignore = (event: ErrorEvent) => {
    if (event.filename === file.address) event.preventDefault();
  };
  addEventListener("error", ignore);
  try {
    await new Promise((loaded, failed) => {
      script.onload = loaded;
      script.onerror = () => failed(new Error("its content does not match its hash"));
      document.head.append(script);
    });
  } finally {
    removeEventListener("error", ignore);
  }
  return import(/* @vite-ignore */ file.address);
}

/** Return the default painter. Before its first board, it calls `report` to show the error. */
function plainly(report: () => void): Painter {
  let isReported = false;
  return {
    ...plain,
    fit(...given) {
      if (!isReported) report();
      isReported = true;
      return plain.fit(...given);
    },
  };
}

/**
 * Wrap the painter of a pack. If one of its functions throws an error, or returns a board without
 * necessary parts, `report` is called, and the default painter replaces the painter. If a board
 * that is already shown throws an error, for example while it is painted, `onBoardError` is called.
 */
function watched(brought: Partial<Painter>, report: Fail, onBoardError: Fail): Painter {
  // The default painter supplies missing parts, such as icons or a legend.
  const own: Painter = { ...plain, ...brought };
  let given = own;
  const attempt = <Answer>(does: (painter: Painter) => Answer): Answer => {
    try {
      return does(given);
    } catch (error) {
      if (given === own) report(error);
      given = plain;
      return does(plain);
    }
  };
  return {
    least: (view) => attempt((painter) => painter.least(view)),
    fit: (space, view, look) =>
      attempt((painter) => {
        const board = withLines(painter, space, view, look);
        if (painter === plain) return board;
        check(board, space, view);
        return guarded(board, onBoardError);
      }),
    icon: (...rest) => attempt((painter) => painter.icon(...rest)),
    ...(own.pieceIcon && {
      pieceIcon: (...rest) => attempt((painter) => painter.pieceIcon?.(...rest)),
    }),
    ...(own.ways && { ways: own.ways }),
    tokenIcon: (...rest) => attempt((painter) => painter.tokenIcon(...rest)),
    legend: (...rest) => attempt((painter) => painter.legend(...rest)),
    markIcon: (...rest) => attempt((painter) => painter.markIcon(...rest)),
  };
}

/**
 * Lay out a board. If a board on a phone has no strips (areas for the players' names and numbers,
 * such as the score), repeat this in a lower space, and add strips above and below it.
 */
function withLines(painter: Painter, space: Space, view: View, look: Look): Board {
  const board = painter.fit(space, view, look);
  if (board.strips || look.shape !== "phone") return board;
  const beside = STRIP + STRIP_GAP;
  const { width } = space;
  const lower = painter.fit({ width, height: space.height - 2 * beside }, view, look);
  const strip = (y: number) => ({ x: (lower.width - width) / 2, y, width, height: STRIP });
  return { ...lower, strips: { far: strip(-beside), near: strip(lower.height + STRIP_GAP) } };
}

/**
 * Throw an error if a board exceeds the given space, or if a place in `view.places` is missing from
 * the board or extends beyond its edge.
 */
function check(board: Board, space: Space, view: View): void {
  const { width, height, places } = board;
  const fits = width > 0 && width <= space.width + LITTLE;
  if (!fits || !(height > 0 && height <= space.height + LITTLE))
    throw new Error(`a board of ${width} × ${height} in ${space.width} × ${space.height}`);
  for (const { id } of view.places) {
    const box = places.get(id)?.box;
    const inside =
      box &&
      Math.min(box.x, box.y) >= -LITTLE &&
      box.x + box.width <= width + LITTLE &&
      box.y + box.height <= height + LITTLE;
    if (!inside) throw new Error(`${id} lies outside the board`);
  }
}

/**
 * Wrap a board so that errors while it locates pieces or tokens (the result is then null), prepares
 * or paints go to `fail`.
 */
function guarded(board: Board, fail: Fail): Board {
  const attempt = <Answer>(does: () => Answer, other: Answer): Answer => {
    try {
      return does();
    } catch (error) {
      fail(error);
      return other;
    }
  };
  function* steps(begin: () => Generator<void, void, void> | undefined) {
    try {
      yield* begin() ?? [];
    } catch (error) {
      fail(error);
    }
  }
  return {
    ...board,
    spot: (...given) => attempt(() => board.spot(...given), null),
    token: (...given) => attempt(() => board.token(...given), null),
    paintStill: (...given) => attempt(() => board.paintStill(...given), undefined),
    paintLive: (...given) => attempt(() => board.paintLive(...given), undefined),
    paintGrain: (...given) => steps(() => board.paintGrain(...given)),
    prepare: () => steps(() => board.prepare?.()),
  };
}

const failureOf = (game: string) => `alveus.painter.${game}`;

/**
 * Store the error and reload the page, which then uses the default painter: a board that is shown
 * cannot be replaced. If session storage is blocked, only pass the error to `report`.
 */
function restart(game: string, error: unknown, report: Fail): void {
  try {
    sessionStorage.setItem(failureOf(game), String(error));
    location.reload();
  } catch {
    report(error);
  }
}

/** Return and erase the stored error that caused the page to reload; null if there is none. */
function takeFailure(game: string): string | null {
  try {
    const failure = sessionStorage.getItem(failureOf(game));
    sessionStorage.removeItem(failureOf(game));
    return failure;
  } catch {
    return null;
  }
}
