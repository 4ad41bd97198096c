/** Rules pages, courses and studies use only messages that exist. */
import { existsSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { manifests, studyNames } from "../src/contracts/games";
import { courseOf } from "../src/contracts/lessons";
import type { PageSection } from "../src/contracts/manifest";
import { Messages } from "../src/i18n/messages";

const languages = ["en", "de"];
const folder = (language: string) => new URL(`../src/i18n/${language}/`, import.meta.url);

/** Return the ids of the messages in a file. */
function idsIn(language: string, area: string): string[] {
  const text = readFileSync(new URL(`${area}.ftl`, folder(language)), "utf8");
  return new FluentResource(text).body.map(({ id }) => id).filter((id) => !id.startsWith("-"));
}

/** Messages of a language in the areas that exist. */
function words(language: string, ...areas: string[]): Messages {
  const files = areas.map((area) => new URL(`${area}.ftl`, folder(language)));
  const there = files.filter((file) => existsSync(file));
  return new Messages(
    language,
    there.map((file) => readFileSync(file, "utf8")),
  );
}

const count = (id: string, paragraphs: number) =>
  Array.from({ length: paragraphs }, (_, index) => `${id}-${index + 1}`);

function sectionWords({ id, paragraphs, figure, study, position }: PageSection): string[] {
  const picture = figure ? [`page-${id}-picture`] : [];
  const tried = figure && (study || position) ? ["page-try"] : [];
  return [`page-${id}`, ...count(`page-${id}`, paragraphs), ...picture, ...tried];
}

describe.each(languages)("in %s", (language) => {
  test.each(manifests.filter(({ rules }) => rules))("the rules page of $id", async (game) => {
    const page = (await game.rules?.())?.page;
    if (!page) throw new Error("no page");
    const its = words(language, "core", "shell", `pages/${game.id}`);
    const asked = [
      ...["page-lead", "page-contents", "page-glossary", "page-known", "page-design"],
      ...["page-options", "page-sources", "page-sources-note", "page-make"],
      ...page.sections.flatMap(sectionWords),
      ...count("page-short", page.short.length),
      ...count("page-known", 3),
      ...count("page-sources", page.sources),
      ...page.glossary.map((term) => `glossary-${term}`),
    ];
    const found = idsIn(language, `pages/${game.id}`).filter((id) => id.startsWith("found-"));
    const options = idsIn(language, game.id).filter((id) => id.startsWith("option-"));
    const ofOptions = found.map((id) => id.replace("found-", `option-${game.id}-`));
    expect(ofOptions.filter((id) => !options.includes(id))).toEqual([]);
    asked.push(...found, ...(found.length ? ["page-found"] : []));
    expect(asked.filter((id) => !its.has(id))).toEqual([]);
    expect(idsIn(language, `pages/${game.id}`).filter((id) => !asked.includes(id))).toEqual([]);
    const terms = page.glossary.filter((term) => !its.attribute(`glossary-${term}`, "term"));
    expect(terms).toEqual([]);
  });

  test.each(manifests)("the course of $id", async ({ id: game }) => {
    const { steps = [] } = (await courseOf(game)) ?? {};
    const its = words(language, "learn/course", `lessons/${game}`);
    const asked = steps.flatMap(({ name, reply }) => {
      const id = `learn-${game}-${name}`;
      return [id, `${id}-tells`, `${id}-task`, `${id}-right`, ...(reply ? [`${id}-replied`] : [])];
    });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((id) => !its.has(id))).toEqual([]);
    expect(idsIn(language, `lessons/${game}`).filter((id) => !asked.includes(id))).toEqual([]);
    const groups = steps.map(({ group }) => `course-group-${group}`);
    expect(groups.filter((id) => !its.has(id))).toEqual([]);
  });

  test("every study", () => {
    const asked = studyNames().flatMap(({ id, game, page }) => {
      const its = words(language, "shell", `studies/${game}`);
      const told = page ? [] : [`study-${id}-lead`, `study-${id}-solved-lead`];
      return [`study-${id}`, ...told].filter((one) => !its.has(one));
    });
    expect(asked).toEqual([]);
  });

  test("every further page", () => {
    const asked = manifests.filter(({ further }) => further);
    const missing = asked.filter(({ id }) => !words(language, id).has(`further-${id}`));
    expect(missing).toEqual([]);
  });
});
