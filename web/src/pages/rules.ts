/** The page of a game's rules: rules, history, options and sources. */

import { hasCourse, isOurs, manifestOf, painterOf } from "../contracts/games";
import { coursePage, moreInfoLink, PAPERS, playPage, sheetsPage } from "../contracts/links";
import type { PageSection, RulesPage } from "../contracts/manifest";
import { studyPage } from "../contracts/studies";
import type { GameInfo } from "../engine/protocol";
import { openPage } from "../kit/bar";
import { gameInfo, games, opening } from "../kit/catalogue";
import { fill, find, make } from "../kit/dom";
import { gameAreas, gameName, latin, writeName } from "../kit/game-words";
import { whenVisible } from "../kit/slices";
import { rich, ruleName, sourceLine } from "../kit/texts";
import { onTheme } from "../kit/theme";
import { onWords, t, words } from "../kit/words";
import { keepOffline } from "../storage/offline";
import { prepareFigure, WIDEST } from "../table/figures";

/** Module for games of packs, whose descriptions come from Python. */
const loadPacks = () => import("../features/packs/open");

const id = new URLSearchParams(location.search).get("game") ?? games[0]?.id ?? "";
/** Rules of the game. Those of a pack's game are available only after it has been opened. */
const loadRules = () => manifestOf(id).rules?.();
const ownRules = loadRules();
const info =
  (await gameInfo(id)) ??
  (await loadPacks()
    .then(({ unpack }) => unpack(id))
    .catch(() => undefined));
const page = (await (ownRules ?? loadRules()))?.page;

if (info && page) await open(info, page);
else await showUnknown();

async function open(info: GameInfo, page: RulesPage): Promise<void> {
  // The painter is needed to reserve space for the figures, to avoid layout shifts.
  const [painter, record] = await Promise.all([
    painterOf(info.id),
    opening(info.id).then(async (table) => table ?? (await loadPacks()).openingOf(info)),
    openPage([...gameAreas(info), ...(isOurs(info.id) ? [`pages/${info.id}`] : [])]),
  ]);
  let stopWaiting = () => {};
  const paint = () => {
    stopWaiting();
    const frames = page.sections.flatMap(({ id, figure }) => {
      const frame = figure && record && find(`#${id} .frame`);
      return frame ? [{ frame, figure, view: record.view, room: frame.clientWidth }] : [];
    });
    // All widths are read before the first write, because each write would force a new layout.
    const painted = new Map(
      frames.map(({ frame, figure, view, room }) => [
        frame,
        prepareFigure(frame, Math.min(room, WIDEST), painter, view, figure),
      ]),
    );
    stopWaiting = whenVisible(painted.keys(), (frame) => painted.get(frame)?.());
  };
  const show = () => {
    write(info, page);
    paint();
  };
  onWords(show);
  onTheme(paint);
  show();
  if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  void keepOffline();
}

function write(info: GameInfo, page: RulesPage): void {
  const name = gameName(info);
  document.title = `${t("page-of", { game: name })} · alveus`;
  writeName(find(".game-name"), info);
  const play = () =>
    make(
      "a",
      { class: "button first play", href: playPage(info.id) },
      t("home-play", { game: name }),
    );
  fill(
    find("#page"),
    writeName(make("h1"), info),
    make("p", { class: "lead" }, t("page-lead")),
    hasCourse(info.id)
      ? make("p", {}, make("a", { href: coursePage(info.id) }, t("link-learn")))
      : null,
    contents(page),
    ...page.sections.map((one) => section(one, page.other)),
    glossary(page),
    knowledge(page.other),
    options(info),
    sources(page),
    isOurs(info.id) ? printLinks(info) : null,
    play(),
  );
}

function contents({ sections }: RulesPage): HTMLElement {
  const ids = [...sections.map(({ id }) => id), "glossary", "known", "options", "sources"];
  if (isOurs(id)) ids.push("make");
  const links = ids.map((id) => make("a", { href: `#${id}` }, ...rich(t(`page-${id}`))));
  return make("nav", { class: "contents", "aria-label": t("page-contents") }, ...links);
}

function section(part: PageSection, other?: string): HTMLElement {
  const { id, paragraphs, figure } = part;
  return make(
    "section",
    { id },
    make("h2", {}, ...rich(t(`page-${id}`), other)),
    ...numbered(`page-${id}`, paragraphs, "p", other),
    part.further ? furtherLink() : null,
    figure
      ? make(
          "figure",
          {},
          make("div", { class: "frame" }),
          make("figcaption", {}, ...rich(t(`page-${id}-picture`)), ...tryLinks(part)),
        )
      : null,
  );
}

/** Returns a link to the page with more information on the game. */
function furtherLink(): HTMLElement | null {
  const further = info && moreInfoLink(info.id);
  return further ? make("p", {}, make("a", { href: further.href }, further.words)) : null;
}

/** Returns a link to the study or the position in a figure. */
function tryLinks({ study, position }: PageSection): (Node | string)[] {
  if (!study && !position) return [];
  const positionLink = `play.html?game=${id}#${encodeURIComponent(JSON.stringify(position))}`;
  const href = study ? studyPage({ id: study, game: id }) : positionLink;
  return [" ", make("a", { href }, t("page-try"))];
}

/** Returns the glossary of the game. */
function glossary({ glossary, other }: RulesPage): HTMLElement {
  const terms = glossary.flatMap((term) => {
    const id = `glossary-${term}`;
    return [
      make("dt", {}, ...rich(words().attribute(id, "term") ?? term, other)),
      make("dd", {}, ...rich(t(id), other)),
    ];
  });
  return make(
    "section",
    { id: "glossary", class: "glossary" },
    make("h2", {}, t("page-glossary")),
    make("dl", {}, ...terms),
  );
}

function knowledge(other?: string): HTMLElement {
  return make(
    "section",
    { id: "known" },
    make("h2", {}, t("page-known")),
    ...numbered("page-known", 3, "p", other),
    make("p", {}, ...rich(t("page-design"))),
  );
}

/** Returns all options with their values and sources. */
function options(info: GameInfo): HTMLElement {
  const parts = info.options.map((option) => {
    const { note } = option.source;
    const readings = option.values.flatMap((value) => {
      const usual = value === option.default;
      const source = option.sources[value] ?? option.source;
      return [
        make(
          "dt",
          { class: usual ? "usual" : null, "data-usual": usual ? t("options-default") : null },
          ...latin(ruleName("value", `${option.name}-${value}`, info)),
        ),
        make("dd", {}, ...sourceLine(source, false)),
      ];
    });
    return make(
      "section",
      {},
      make("h3", {}, ...latin(ruleName("option", option.name, info))),
      note && words().has(note) ? make("p", { class: "note" }, ...latin(t(note))) : null,
      make("dl", {}, ...readings),
      labResult(`found-${option.name}`),
    );
  });
  return make(
    "section",
    { id: "options", class: "options" },
    make("h2", {}, t("page-options")),
    ...parts,
  );
}

/** Returns the laboratory's results on the values of an option. */
function labResult(key: string): HTMLElement | null {
  if (!words().has(key)) return null;
  const study = make("a", { href: `lab.html?study=${id}` }, t("page-found"));
  return make("p", { class: "note" }, ...rich(t(key)), " ", study);
}

function sources({ sources }: RulesPage): HTMLElement {
  return make(
    "section",
    { id: "sources" },
    make("h2", {}, t("page-sources")),
    make("ul", { class: "sources" }, ...numbered("page-sources", sources, "li")),
    make("p", {}, ...rich(t("page-sources-note"))),
  );
}

/** Returns links to the printable sheets, one for each paper size. */
function printLinks({ id }: GameInfo): HTMLElement {
  const { lang } = document.documentElement;
  const links = PAPERS.map((paper) =>
    make("li", {}, make("a", { href: sheetsPage(id, paper, lang) }, t(`make-${paper}`))),
  );
  return make(
    "section",
    { id: "make", class: "make" },
    make("h2", {}, t("page-make")),
    make("p", {}, t("make-lead")),
    make("ul", {}, ...links),
  );
}

function numbered(id: string, count: number, tag: "p" | "li", other?: string): HTMLElement[] {
  return Array.from({ length: count }, (_, index) =>
    make(tag, {}, ...rich(t(`${id}-${index + 1}`), other)),
  );
}

async function showUnknown(): Promise<void> {
  await openPage(["common"]);
  fill(
    find("#page"),
    make("h1", {}, t("not-found-game", { game: id })),
    make("p", {}, make("a", { href: "./" }, t("shell-home"))),
  );
}
