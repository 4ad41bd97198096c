/** The museums page: the exhibit builder with its preview, the downloads and the terms. */
import { computed, effect, signal } from "@preact/signals-core";
import { hasCourse, studyNames } from "../../../contracts/games";
import { docsPage } from "../../../contracts/links";
import type { GameInfo } from "../../../engine/protocol";
import { openPage } from "../../../kit/bar";
import { gameInfo, games } from "../../../kit/catalogue";
import { find } from "../../../kit/dom";
import { drawIn, eachFrame } from "../../../kit/draw";
import { gameAreas } from "../../../kit/game-words";
import { loadArea, t, words } from "../../../kit/words";
import { keepOffline, type Offline } from "../../../storage/offline";
import { readCounts } from "../kiosk/evaluations";
import type { Builder } from "./builder";
import { form } from "./form";
import { firstPlan, type Plan, SHAPES, type Shape } from "./plan";
import { shapes, watchScreen } from "./screen";
import { faultsOf, openExhibit, readDraft, storeDraft } from "./storage";
import { take } from "./take";
import { terms } from "./terms";

const query = new URLSearchParams(location.search);
const requested = games.find(({ id }) => id === query.get("game"));
const draft = requested ? null : readDraft();
const initial = requested ?? games.find(({ id }) => id === draft?.plan.game) ?? games[0];
const loaded = new Set<string>();
const offline = signal<Offline>("preparing");

await openPage(["common", "museums"]);
if (initial) await build(await describe(initial.id));
drawIn(find("#terms"), terms);
eachFrame(() => {
  document.title = `${t("museums-name")} · alveus`;
  find<HTMLAnchorElement>("[data-t=museums-setting-up]").href = docsPage("embed");
});
void keepOffline((state) => {
  offline.value = state;
});

/** Loads a game's messages, then returns the options of the builder for this game. */
async function describe(id: string): Promise<Builder["chosen"]> {
  const info = (await gameInfo(id)) as GameInfo;
  for (const area of gameAreas(info)) {
    if (area === "common" || loaded.has(area)) continue;
    loaded.add(area);
    await loadArea(area);
  }
  return { info, ...taughtBy(id) };
}

function taughtBy(game: string) {
  const studies = studyNames(game).flatMap((study) => (study.page ? [] : [study.id]));
  return { studies, lessons: hasCourse(game) };
}

async function build(first: Builder["chosen"]): Promise<void> {
  const chosen = signal(first);
  const plan = signal<Plan>(draft?.plan ?? firstPlan(first.info, words().language));
  const shape = signal<Shape>(draft?.shape ?? "upright");
  const opened = signal<Builder["opened"]["value"]>(null);
  const tab = signal("");
  const change = (some: Partial<Plan>) => {
    plan.value = { ...plan.value, ...some };
  };
  const builder: Builder = {
    plan,
    shape,
    get chosen() {
      return chosen.value;
    },
    tab: computed(() => {
      const { languages } = plan.value;
      return languages.includes(tab.value) ? tab.value : (languages[0] ?? "");
    }),
    change,
    openTab: (language) => {
      tab.value = language;
    },
    async choose(game) {
      const next = await describe(game);
      const { level, opening } = firstPlan(next.info, "");
      chosen.value = next;
      const others = plan.value.others.filter((other) => other !== game);
      change({ game, level, opening, others });
    },
    look: (next) => {
      shape.value = next;
      const { opening } = plan.value;
      if (next !== "page" && (opening === "learn" || opening === "rules"))
        change({ opening: "play" });
    },
    async open(file) {
      const { faults, ...read } = openExhibit(await file.text(), taughtBy, shape.peek());
      chosen.value = await describe(read.plan.game);
      plan.value = read.plan;
      shape.value = read.shape;
      opened.value = { name: file.name, faults };
    },
    clear() {
      plan.value = firstPlan(chosen.value.info, words().language);
      opened.value = null;
    },
    opened,
    faults: computed(() =>
      shape.value === "page" ? [] : faultsOf(plan.value, shape.value, taughtBy),
    ),
    offline,
  };
  effect(() => storeDraft({ plan: plan.value, shape: shape.value }));
  drawIn(find("#form"), () => form(builder));
  drawIn(find("#look"), () => shapes(builder, SHAPES));
  watchScreen(find("#screen"), builder);
  drawIn(find("#take"), () => take(builder));
  if (Object.keys(readCounts()).length > 0) {
    const { statistics } = await import("./statistics");
    drawIn(find("#counted"), statistics);
  }
}
