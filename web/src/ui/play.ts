/** The page of a game: the board, the column around it, and the menu. */
import type { Board } from "../board/painter";
import type { GameInfo } from "../engine/protocol";
import { keepOffline, setPlaying } from "../offline";
import { painterOf } from "../painters";
import { readGame } from "../storage";
import { acts } from "./acts";
import { analysis } from "./analysis";
import { bands, seatingOfPage } from "./bands";
import { openPage } from "./bar";
import { attacks } from "./battle/attacks";
import { means } from "./battle/means";
import { switches } from "./battle/switches";
import { beginningOf } from "./beginnings";
import { captions } from "./captions";
import { gameInfo } from "./catalogue";
import { fill, find, make } from "./dom";
import { gameWords, nameThePage } from "./gamewords";
import { openHelp } from "./help";
import { icon } from "./icons";
import { inscription } from "./inscription";
import { known } from "./known";
import { layoutOf } from "./layout";
import { layTable } from "./laytable";
import { legend } from "./legend";
import { hasLessons, lessonsOf } from "./lessons";
import { level } from "./level";
import { links, rulesPage } from "./links";
import { mainMenu, newGame } from "./mainmenu";
import { hangMenu } from "./menu";
import type { Panel } from "./moment";
import { moveList } from "./movelist";
import { players } from "./players";
import { prospects } from "./prospects";
import { isPuzzle, puzzlePage } from "./puzzle/kind";
import { say } from "./say";
import { Sitting } from "./sitting";
import { sounds } from "./sound";
import { type Replay, type Study, type StudyName, studyOf } from "./studies";
import { takings } from "./takings";
import { wayRound } from "./wayround";
import { onWords, t } from "./words";

const asked = new URLSearchParams(location.search);
const id = asked.get("game") ?? "lombardorum";
const info = gameInfo(id);
const learning = asked.has("learn") && hasLessons(id);

if (info) await play(info, await studyOf(info.id, asked.get("study")));
else await sayUnknown(id);

async function play(info: GameInfo, study: (StudyName & (Study | Replay)) | null): Promise<void> {
  // Opening the device's storage takes a while that words and painter need as well.
  const start = await beginningOf(info, asked);
  const stored = readGame(start.slot);
  const [painter] = await Promise.all([
    painterOf(info.id),
    openPage([
      ...gameWords(info),
      ...(learning ? [`lessons/${info.id}`] : []),
      ...(study ? [`studies/${info.id}`] : []),
    ]),
  ]);
  const lessons = learning ? await lessonsOf(info.id) : [];
  const slot = study ? `study.${study.id}` : learning ? `learn.${info.id}` : start.slot;
  const laid = layTable(painter, info.family, slot);
  const { engine, table, watching } = laid;
  const sitting = new Sitting(info, laid, start);
  const game = find(".game");
  const rules = rulesPage(info.id);

  const list = isPuzzle(info) ? null : moveList(find("#moves"), table);
  const lines = players(find("#players"), painter, info.levels);
  const puzzle = await puzzlePage(info, laid, sitting);
  const options = () => ({
    info,
    table,
    sitting,
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
    acts(find("#acts"), { table, painter, again, dice: true, hints: true }),
  ];
  watching.panels.push(
    seatingOfPage(),
    ...(puzzle?.panels ?? usual()),
    legend(find("#legend"), painter),
    takings(find("#takings")),
    attacks(find("#attacks"), table, painter),
    prospects(find("#prospects"), table),
    means(find("#means"), engine, table),
    switches(find("#switches")),
    ...(list ? [list] : []),
    wayRound(find("#way"), painter),
    inscription(find("#inscription"), table),
    level(find("#level"), table, info.levels),
    bands({ game, table, painter, rules, again, menu, hints: true }),
    running(),
  );
  if (info.hidden) {
    const written = captions(find("#board"), table);
    table.on("fitted", written.lay);
    watching.panels.push(written, known(find("#known"), engine));
  }
  if (info.analysis) watching.panels.push(analysis(find("#analysis"), engine, table, info.hidden));
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
    links(find("#links"), info.id, () => void sitting.share());
  };
  onWords(name);
  name();
  // What stands after # is a game, so this link leads to the board by itself.
  find(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    table.focus();
  });
  addEventListener("hashchange", () => {
    if (location.hash.length > 1) void sitting.readLink(location.hash.slice(1));
  });
  if (study) {
    const { panel, head, begin } =
      "steps" in study && "save" in study
        ? (await import("./replay")).replaying(study, info, laid)
        : (await import("./study")).studying(study, info, painter, laid);
    new ResizeObserver(lay).observe(head);
    watching.panels.push(panel);
    await begin();
  } else if (lessons.length > 0) {
    const { tutor } = await import("./tutor");
    const { panel, begin } = tutor(info, table, lessons);
    find(".board").before(panel.element);
    new ResizeObserver(lay).observe(panel.element);
    watching.panels.push(panel);
    await begin();
  } else await sitting.begin(stored);
  void keepOffline();
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
