/** The games of packs on the home page, each with its name and what its own words say of it. */
import { errorWords } from "../../board/words";
import { EngineFailure } from "../../engine/failure";
import { games } from "../shell/catalogue";
import { make } from "../shell/dom";
import { speakerOf, writeName } from "../shell/gamewords";
import { borrowWords, t, words } from "../shell/words";
import { type Pack, readPacks, wordsOf } from "./list";

/** What shows them, in the language that is spoken; null where there are none. */
export async function otherGames(): Promise<(() => HTMLElement[]) | null> {
  const packs = await readPacks();
  if (packs.length === 0) return null;
  const texts = async (language: string) =>
    (await Promise.all(packs.map((pack) => wordsOf(pack, language)))).flat();
  borrowWords(texts);
  words().learn(await texts(words().language));
  return () => [
    make("div", { class: "choices" }, make("h2", {}, t("home-others"))),
    make("nav", { class: "doors others", "aria-label": t("home-others") }, ...packs.map(entry)),
  ];
}

function entry({ game, archive }: Pack): HTMLElement {
  if (games.some(({ id }) => id === game)) {
    const twice = new EngineFailure("game_twice", { game, module: archive });
    const reason = errorWords(twice, speakerOf({ id: game, family: "" }), words());
    return make("p", { class: "sentence" }, reason);
  }
  const kin = `home-${game}-kin`;
  const name = words().has(`game-${game}`) ? writeName(make("span"), { id: game }) : game;
  return make(
    "a",
    { href: `play.html?pack=${game}`, "data-game": game },
    make("span", { class: "name" }, make("span", {}, name)),
    words().has(kin) && make("span", { class: "sentence" }, t(kin)),
  );
}
