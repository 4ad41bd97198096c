/** What is known of the tiles: for every number where its tiles are, and what one holds is called. */

import type { Engine } from "../engine/client";
import { EngineFailure } from "../engine/failure";
import type { Knowledge, KnownNumber } from "../engine/protocol";
import { fill, make } from "./dom";
import { type Moment, type Panel, sideName } from "./moment";
import { t, words } from "./words";

/** A line of marks for each number; hidden while the eyes of the view belong to nobody. */
export function known(element: HTMLElement, engine: Engine): Panel {
  let asked = -1;
  return {
    element,
    update(moment) {
      const { view } = moment;
      const told = view.eyes !== "" && view.actor.kind === "seat";
      element.hidden = !told;
      if (!told) return fill(element);
      if (asked === view.rev) return;
      asked = view.rev;
      void learn(moment, view.rev);
    },
  };

  async function learn(moment: Moment, rev: number): Promise<void> {
    try {
      const knowledge = await engine.request("knowledge", { rev });
      if (rev === asked) fill(element, ...lines(moment, knowledge));
    } catch (failure) {
      // Another view has come meanwhile, and is asked about in its turn.
      if (!(failure instanceof EngineFailure)) throw failure;
    }
  }
}

function lines(moment: Moment, { numbers }: Knowledge): HTMLElement[] {
  const key = (["laid", "hand", "left"] as const).map((kind) =>
    make("span", {}, mark(kind), t(`known-${kind}`)),
  );
  return [
    make("h2", {}, t("known-title")),
    make("ul", { class: "sorts" }, ...numbers.map((number) => line(moment, number))),
    make("p", { class: "key" }, ...key),
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
