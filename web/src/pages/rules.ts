/** The page of a game's rules: rules, history, options and sources. */

import { html, nothing, type TemplateResult } from "lit-html";
import { hasCourse, isOurs, manifestOf, painterOf } from "../contracts/games";
import { coursePage, moreInfoLink, PAPERS, playPage, sheetsPage } from "../contracts/links";
import type { PageSection, RulesPage } from "../contracts/manifest";
import { studyPage } from "../contracts/studies";
import type { GameInfo } from "../engine/protocol";
import { openPage } from "../kit/bar";
import { gameInfo, games, opening } from "../kit/catalogue";
import { fill, find, make } from "../kit/dom";
import { elementsOf } from "../kit/draw";
import { gameAreas, gameName, latin, writeName } from "../kit/game-words";
import { rich, ruleName, sourceLine } from "../kit/texts";
import { onTheme } from "../kit/theme";
import { whenVisible } from "../kit/when-visible";
import { onWords, t, words } from "../kit/words";
import { keepOffline } from "../storage/offline";
import { prepareFigure, WIDEST } from "../table/figures";

/**
 * Load the module for packs (additional games installed with the site). It obtains their
 * descriptions from Python, because the catalogue written by the build has only built-in games.
 */
const loadPacks = () => import("../features/packs/open");

const id = new URLSearchParams(location.search).get("game") ?? games[0]?.id ?? "";
/** Load the game's rules; undefined if it has none or is in a pack that is not loaded yet. */
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
  // The painter computes the space to reserve for the figures, to avoid layout shifts.
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
    // Read all widths before the first write: a read after a write makes the browser compute the
    // layout once more.
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
  const game = gameName(info);
  document.title = `${t("page-of", { game })} · alveus`;
  writeName(find(".game-name"), info);
  const { other } = page;
  const course = html`<p><a href=${coursePage(info.id)}>${t("link-learn")}</a></p>`;
  const content = html`${writeName(make("h1"), info)}
    <p class="lead">${t("page-lead")}</p>
    ${hasCourse(info.id) ? course : nothing}
    ${contents(page)}
    ${page.sections.map((one) => section(one, other))}
    ${glossary(page)}
    <section id="known"><h2>${t("page-known")}</h2>${numbered("page-known", 3, other)}
      <p>${rich(t("page-design"))}</p></section>
    ${options(info)}
    ${sources(page)}
    ${isOurs(info.id) ? printLinks(info) : nothing}
    <a class="button first play" href=${playPage(info.id)}>${t("home-play", { game })}</a>`;
  fill(find("#page"), ...elementsOf(content));
}

function contents({ sections }: RulesPage): TemplateResult {
  const ids = [...sections.map(({ id }) => id), "glossary", "known", "options", "sources"];
  if (isOurs(id)) ids.push("make");
  const links = ids.map((id) => html`<a href="#${id}">${rich(t(`page-${id}`))}</a>`);
  return html`<nav class="contents" aria-label=${t("page-contents")}>${links}</nav>`;
}

function section(part: PageSection, other?: string): TemplateResult {
  const { id, paragraphs, figure } = part;
  const picture = () => html`<figure><div class="frame"></div>
    <figcaption>${rich(t(`page-${id}-picture`))}${tryLink(part)}</figcaption></figure>`;
  return html`<section id=${id}><h2>${rich(t(`page-${id}`), other)}</h2>
    ${numbered(`page-${id}`, paragraphs, other)}${part.further ? furtherLink() : nothing}
    ${figure ? picture() : nothing}</section>`;
}

/** Return a link to the page with more information on the game, if there is one. */
function furtherLink(): TemplateResult | typeof nothing {
  const further = info && moreInfoLink(info.id);
  return further ? html`<p><a href=${further.href}>${further.words}</a></p>` : nothing;
}

/** Return a link to try a section's study (position with a question) or its figure's position. */
function tryLink({ study, position }: PageSection): TemplateResult | typeof nothing {
  if (!study && !position) return nothing;
  const positionLink = `play.html?game=${id}#${encodeURIComponent(JSON.stringify(position))}`;
  const href = study ? studyPage({ id: study, game: id }) : positionLink;
  return html` <a href=${href}>${t("page-try")}</a>`;
}

function glossary({ glossary, other }: RulesPage): TemplateResult {
  const terms = glossary.map((term) => {
    const id = `glossary-${term}`;
    return html`<dt>${rich(words().attribute(id, "term") ?? term, other)}</dt>
      <dd>${rich(t(id), other)}</dd>`;
  });
  return html`<section id="glossary" class="glossary"><h2>${t("page-glossary")}</h2>
    <dl>${terms}</dl></section>`;
}

/** Return the section with all options of the game's rules, their values and sources. */
function options(info: GameInfo): TemplateResult {
  const parts = info.options.map((option) => {
    const { note } = option.source;
    const readings = option.values.map((value) => {
      const usual = value === option.default;
      const source = option.sources[value] ?? option.source;
      return html`<dt class=${usual ? "usual" : nothing} data-usual=${usual ? t("options-default") : nothing}
        >${latin(ruleName("value", `${option.name}-${value}`, info))}${usual ? " " : nothing}</dt>
        <dd>${sourceLine(source, false)}</dd>`;
    });
    return html`<section><h3>${latin(ruleName("option", option.name, info))}</h3>
      ${note && words().has(note) ? html`<p class="note">${latin(t(note))}</p>` : nothing}
      <dl>${readings}</dl>${labResult(`found-${option.name}`)}</section>`;
  });
  return html`<section id="options" class="options"><h2>${t("page-options")}</h2>${parts}</section>`;
}

/**
 * Return the results of the experiment that compares the variants of a rule, with a link to it
 * (`lab.html`). `key` is the id of the message with the results. Without such a message, return
 * lit's `nothing`.
 */
function labResult(key: string): TemplateResult | typeof nothing {
  if (!words().has(key)) return nothing;
  return html`<p class="note">${rich(t(key))} <a href="lab.html?study=${id}">${t("page-found")}</a></p>`;
}

function sources({ sources }: RulesPage): TemplateResult {
  return html`<section id="sources"><h2>${t("page-sources")}</h2>
    <ul class="sources">${texts("page-sources", sources).map((text) => html`<li>${rich(text)}</li>`)}</ul>
    <p>${rich(t("page-sources-note"))}</p></section>`;
}

/** Return links to the printable sheets, one for each paper size. */
function printLinks({ id }: GameInfo): TemplateResult {
  const { lang } = document.documentElement;
  const links = PAPERS.map(
    (paper) => html`<li><a href=${sheetsPage(id, paper, lang)}>${t(`make-${paper}`)}</a></li>`,
  );
  return html`<section id="make" class="make"><h2>${t("page-make")}</h2>
    <p>${t("make-lead")}</p><ul>${links}</ul></section>`;
}

function numbered(id: string, count: number, other?: string): TemplateResult[] {
  return texts(id, count).map((text) => html`<p>${rich(text, other)}</p>`);
}

function texts(id: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => t(`${id}-${index + 1}`));
}

async function showUnknown(): Promise<void> {
  await openPage(["common"]);
  const content = html`<h1>${t("not-found-game", { game: id })}</h1>
    <p><a href="./">${t("shell-home")}</a></p>`;
  fill(find("#page"), ...elementsOf(content));
}
