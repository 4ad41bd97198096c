/** The packs' games on the home page, with names and descriptions from each pack's messages. */
import { errorWords } from "../../board/names";
import { EngineFailure } from "../../engine/protocol";
import { Messages } from "../../i18n/messages";
import { make } from "../../kit/dom";
import { speakerOf } from "../../kit/game-words";
import { t, words } from "../../kit/words";
import { readPacks, readTexts, textsIn } from "./list";

/** A game with its messages, keyed by language, or the reason why it cannot be opened. */
interface Shown {
  game: string;
  texts: Map<string, string> | EngineFailure;
}

/**
 * Returns a function that builds the list in the page's language, or null if there are no packs.
 */
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
  return () => [
    make("div", { class: "choices" }, make("h2", {}, t("home-others"))),
    make("nav", { class: "doors others", "aria-label": t("home-others") }, ...shown.map(entry)),
  ];
}

function entry({ game, texts }: Shown): HTMLElement {
  if (texts instanceof EngineFailure) return fault(game, texts);
  try {
    return link(game, texts);
  } catch (error) {
    return fault(game, damaged(game, `${game}.ftl`, error));
  }
}

/** Builds a link to a game. Its text comes from the game's own pack only. */
function link(game: string, texts: Map<string, string>): HTMLElement {
  const own = new Messages(words().language, textsIn(texts, words().language));
  const [title, about] = [`game-${game}`, `home-${game}-kin`];
  const name = make("span", {}, own.has(title) ? own.text(title) : game);
  name.lang = own.attribute(title, "lang") ?? words().language;
  return make(
    "a",
    { href: `play.html?pack=${game}`, "data-game": game },
    make("span", { class: "name" }, name),
    own.has(about) && make("span", { class: "sentence" }, own.text(about)),
  );
}

function damaged(game: string, archive: string, error: unknown): EngineFailure {
  return new EngineFailure("pack_page", { game, archive, error: String(error) });
}

function fault(game: string, failure: EngineFailure): HTMLElement {
  const reason = errorWords(failure, speakerOf({ id: game, family: "" }), words());
  return make("p", { class: "sentence" }, reason);
}
