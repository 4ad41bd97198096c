/** The page of a game: the board, the column around it, and the menu. */
import type { Board } from "../../board/painter";
import type { GameInfo } from "../../engine/protocol";
import { hasLessons, lessonsOf, manifestOf, painterOf, studyOf } from "../../games";
import { keepOffline, setPlaying } from "../../offline";
import { readGame } from "../../storage";
import type { Replay, Study, StudyName } from "../learn/studies";
import { isPuzzle } from "../puzzle/ispuzzle";
import { openPage } from "../shell/bar";
import { gameInfo, games } from "../shell/catalogue";
import { fill, find, make } from "../shell/dom";
import { gameWords, nameThePage } from "../shell/gamewords";
import { openHelp } from "../shell/help";
import { icon } from "../shell/icons";
import { layoutOf } from "../shell/layout";
import { links, rulesPage } from "../shell/links";
import { mainMenu, newGame } from "../shell/mainmenu";
import { hangMenu } from "../shell/menu";
import { onWords, t } from "../shell/words";
import { actionButtons } from "../table/actions";
import { bands, seatingOfPage } from "../table/bands";
import { layTable } from "../table/laytable";
import { legend } from "../table/legend";
import { level } from "../table/level";
import type { Panel } from "../table/moment";
import { players } from "../table/players";
import { say } from "../table/say";
import { GameSession } from "../table/session";
import { sounds } from "../table/sound";
import { wayRound } from "../table/wayround";

const asked = new URLSearchParams(location.search);
const id = asked.get("game") ?? games[0]?.id ?? "";
const info = gameInfo(id);
const learning = asked.has("learn") && hasLessons(id);

if (info) await play(info, await studyOf(info.id, asked.get("study")));
else await sayUnknown(id);

async function play(info: GameInfo, study: (StudyName & (Study | Replay)) | null): Promise<void> {
  // Opening the device's storage takes a while that words and painter need as well.
  const manifest = manifestOf(info.id);
  const named = await (await manifest.beginnings?.())?.beginningOf(info, asked);
  const start = named ?? { slot: info.id };
  const stored = readGame(start.slot);
  const [painter, optional] = await Promise.all([
    painterOf(info.id),
    optionalPanels(info),
    openPage([
      ...gameWords(info),
      ...(manifest.words ?? []),
      ...(learning ? [`lessons/${info.id}`] : []),
      ...(study ? [`studies/${info.id}`] : []),
    ]),
  ]);
  const lessons = learning ? await lessonsOf(info.id) : [];
  const slot = study ? `study.${study.id}` : learning ? `learn.${info.id}` : start.slot;
  const laid = layTable(painter, info.family, slot);
  const { engine, table, watching } = laid;
  const session = new GameSession(info, laid, start);
  const game = find(".game");
  const rules = rulesPage(info.id);

  const list = optional.moves?.moveList(find("#moves"), table) ?? null;
  const lines = players(find("#players"), painter, info.levels);
  const own = (await manifest.panels?.())?.panels({ engine, table, painter, framed: false });
  find("#aids").append(...(own?.aids ?? []).map(({ element }) => element));
  find("#looks").append(...(own?.looks ?? []).map(({ element }) => element));
  const puzzle = (await (await manifest.puzzle?.())?.puzzlePage(info, laid, session)) ?? null;
  const options = () => ({
    info,
    table,
    session,
    rules,
    moment: watching.moment,
    moves: list?.all,
    puzzle,
    learning: learning || study !== null,
    narrow: ["phone", "kiosk"].includes(layoutOf(game)),
  });
  const menu = () => mainMenu(options());
  const again = () => {
    const series = watching.moment?.view.series;
    if (series?.target && series.winner === null) void table.again();
    else newGame(options());
  };
  const usual = () => [
    lines,
    say(find("#say")),
    actionButtons(find("#acts"), { table, painter, again, dice: true, hints: true }),
  ];
  watching.add(
    seatingOfPage(),
    ...(puzzle?.panels ?? usual()),
    legend(find("#legend"), painter),
    ...(own?.aids ?? []),
    ...(list ? [list] : []),
    wayRound(find("#way"), painter),
    ...(own?.looks ?? []),
    level(find("#level"), table, info.levels),
    bands({ game, table, painter, rules, again, menu, hints: true }),
    running(),
  );
  if (optional.hidden) {
    const [{ captions }, { known }] = optional.hidden;
    const written = captions(find("#board"), table);
    table.on("fitted", written.lay);
    watching.add(written, known(find("#known"), engine));
  }
  if (optional.analysis) {
    const { analysis } = optional.analysis;
    watching.add(analysis(find("#analysis"), engine, table, info.hidden));
  }
  let board: Board | null = null;
  const lay = () => board && lines.lay(board, find("#board"));
  table.on("fitted", (fitted) => {
    board = fitted;
    lay();
  });
  table.on("help", () => openHelp(info, table.view));
  sounds(table);

  const button = find<HTMLButtonElement>("#menu");
  fill(button, icon("menu"));
  hangMenu(button, menu);
  const name = () => {
    nameThePage(info);
    links(find("#links"), info.id, () => void session.share());
  };
  onWords(name);
  name();
  // What stands after # is a game, so this link leads to the board by itself.
  find(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    table.focus();
  });
  addEventListener("hashchange", () => {
    if (location.hash.length > 1) void session.readLink(location.hash.slice(1));
  });
  if (study) {
    const { panel, head, begin } =
      "steps" in study && "save" in study
        ? (await import("../learn/replay")).replaying(study, info, laid)
        : (await import("../learn/study")).studying(study, info, painter, laid);
    new ResizeObserver(lay).observe(head);
    watching.add(panel);
    await begin();
  } else if (lessons.length > 0) {
    const { tutor } = await import("../learn/tutor");
    const { panel, begin } = tutor(info, table, lessons);
    find(".board").before(panel.element);
    new ResizeObserver(lay).observe(panel.element);
    watching.add(panel);
    await begin();
  } else await session.begin(stored);
  void keepOffline();
}

/** What not every game has beside its board; each part comes with its style. */
async function optionalPanels(info: GameInfo) {
  const [moves, hidden, analysis] = await Promise.all([
    isPuzzle(info) ? null : import("../table/movelist"),
    info.hidden ? Promise.all([import("../table/captions"), import("../table/known")]) : null,
    info.analysis ? import("../table/analysis") : null,
  ]);
  return { moves, hidden, analysis };
}

/** A new version of the site waits while a game runs. */
function running(): Panel {
  return {
    element: document.body,
    update({ view }) {
      void setPlaying(view.actor.kind !== "over" && view.ply > 0);
    },
  };
}

async function sayUnknown(game: string): Promise<void> {
  await openPage(["common"]);
  document.documentElement.dataset.alveus = "failed";
  fill(
    find(".game"),
    make(
      "section",
      { class: "say" },
      make("h2", { class: "turn" }, t("not-found-game", { game })),
      make("p", { class: "status" }, make("a", { href: "./" }, t("shell-home"))),
    ),
  );
}
