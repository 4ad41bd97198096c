/** What is known of the tiles: for every number where its tiles are, and what one holds is called. */

import type { Engine } from "../../engine/client";
import { EngineFailure } from "../../engine/failure";
import type { Knowledge, KnownNumber } from "../../engine/protocol";
import { fill, make, write } from "../shell/dom";
import { t, words } from "../shell/words";
import { type Moment, type Panel, sideName } from "./moment";
import "./known.css";

/** A line of marks for each number; hidden while the eyes of the view belong to nobody. */
export function known(element: HTMLElement, engine: Engine): Panel {
  const title = make("h2");
  const sorts = make("ul", { class: "sorts" });
  const key = make("p", { class: "key" });
  const summary = make("summary");
  const odds = make("table", { class: "odds" });
  const details = make("details", { ontoggle: () => list() }, summary, odds);
  fill(element, title, sorts, key, details);
  let asked = -1;
  let latest: { moment: Moment; tiles: Knowledge["tiles"] } | null = null;
  return {
    element,
    update(moment) {
      const { view } = moment;
      const told = view.eyes !== "" && view.actor.kind === "seat";
      element.hidden = !told;
      if (!told || asked === view.rev) return;
      asked = view.rev;
      void learn(moment, view.rev);
    },
  };

  async function learn(moment: Moment, rev: number): Promise<void> {
    try {
      const knowledge = await engine.request("knowledge", { rev });
      if (rev === asked) show(moment, knowledge);
    } catch (failure) {
      // Another view has come meanwhile, and is asked about in its turn.
      if (!(failure instanceof EngineFailure)) throw failure;
    }
  }

  function show(moment: Moment, { numbers, tiles }: Knowledge): void {
    write(title, t("known-title"));
    fill(sorts, ...numbers.map((number) => line(moment, number)));
    const kinds = (["laid", "hand", "left"] as const).map((kind) =>
      make("span", {}, mark(kind), t(`known-${kind}`)),
    );
    fill(key, ...kinds);
    write(summary, t("known-odds"));
    latest = { moment, tiles };
    list();
  }

  /** The odds are listed only where they are looked at. */
  function list(): void {
    fill(odds, ...(details.open && latest ? whereabouts(latest.moment, latest.tiles) : []));
  }
}

/** How likely the unseen tiles lie with whom; those that are told the same stand together. */
function whereabouts(moment: Moment, tiles: Knowledge["tiles"]): HTMLElement[] {
  const alike = new Map<string, Knowledge["tiles"]>();
  for (const one of tiles) {
    const told = JSON.stringify(one.odds);
    alike.set(told, [...(alike.get(told) ?? []), one]);
  }
  const places = Object.keys(tiles[0]?.odds ?? {});
  const head = (place: string) =>
    moment.view.sides.includes(place) ? sideName(moment, place) : t(`known-at-${place}`);
  const heads = [t("known-tile"), ...places.map(head)];
  const percent = new Intl.NumberFormat(words().language, { style: "percent" });
  const rows = [...alike.values()].map((same) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, same.map(({ tile }) => tile).join(" ")),
      ...places.map((place) => make("td", {}, percent.format(same[0]?.odds[place] ?? 0))),
    ),
  );
  return [
    make("caption", {}, t("known-odds-lead")),
    make("thead", {}, make("tr", {}, ...heads.map((name) => make("th", { scope: "col" }, name)))),
    make("tbody", {}, ...rows),
  ];
}

function line(moment: Moment, { number, line, hand, unseen, group, lacks }: KnownNumber) {
  const marks = [
    ...Array.from({ length: line }, () => mark("laid")),
    ...Array.from({ length: hand }, () => mark("hand")),
    ...Array.from({ length: unseen }, () => mark("left")),
  ];
  const named = group && words().id("grouping", group, moment.view);
  const notes = [
    ...(named ? [t(named).split(":")[0] ?? ""] : []),
    ...lacks.map((side) => t("known-lacks", { side: sideName(moment, side) })),
  ];
  return make(
    "li",
    { title: named ? t(named) : null },
    make("b", { "aria-hidden": "true" }, String(number)),
    make("span", { class: "marks", "aria-hidden": "true" }, ...marks),
    make("span", { class: "unseen" }, t("known-number", { number, line, hand, unseen })),
    make("em", {}, notes.join(" · ")),
  );
}

function mark(kind: "laid" | "hand" | "left"): HTMLElement {
  return make("i", { class: `mark ${kind}` });
}
