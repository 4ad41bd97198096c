/** Panel for hidden tiles: where tiles of each number are, and where unseen tiles probably are. */
import "../kit/fold.css";
import "./known.css";
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import {
  type Panel,
  playerName,
  sideParams,
  type TableSnapshot,
} from "../contracts/table-snapshot";
import type { Engine } from "../engine/client";
import {
  EngineFailure,
  isCurrent,
  type Knowledge,
  type KnownNumber,
  type PositionRef,
  positionRef,
} from "../engine/protocol";
import { t, words } from "../kit/words";

/** Minimum height of a window, in CSS pixels, in which the panel is open initially. */
const TALL = 900;

/** Return the panel. It is hidden if no player's hand is shown, and while no side has to move. */
export function tileTracker(element: HTMLElement, engine: Engine): Panel {
  const knowledge = signal<Knowledge | null>(null);
  const open = signal(false);
  let asked: PositionRef | null = null;

  async function request(at: PositionRef): Promise<void> {
    try {
      const told = await engine.request("knowledge", at);
      if (at === asked) knowledge.value = told;
    } catch (failure) {
      // Ignore refusals: the engine refuses a request for an old position, and the update for the
      // new position sends another request.
      if (!(failure instanceof EngineFailure)) throw failure;
    }
  }

  return {
    element,
    update(moment) {
      const { viewer, actor } = moment.view;
      element.hidden = viewer === "" || actor.kind !== "seat";
      if (element.hidden) return;
      if (!asked || !isCurrent(asked, moment.view)) {
        asked = positionRef(moment.view);
        void request(asked);
      }
      const known = knowledge.value;
      if (!known) return;
      if (known.side !== viewer) {
        // Do not show the knowledge of the previous viewer until the engine has replied.
        element.hidden = true;
        return;
      }
      const toggle = ({ target }: Event) => {
        open.value = (target as HTMLDetailsElement).open;
      };
      render(template(moment, known, open.value, toggle), element);
    },
  };
}

/** Render the panel. The probabilities are rendered only while their section is open. */
function template(
  moment: TableSnapshot,
  { numbers, tiles }: Knowledge,
  open: boolean,
  toggle: (event: Event) => void,
): TemplateResult {
  const lines = repeat(
    numbers,
    ({ number }) => number,
    (number) => line(moment, number),
  );
  const kinds = (["laid", "hand", "left"] as const).map(
    (kind) => html`<span>${mark(kind)}${t(`known-${kind}`)}</span>`,
  );
  return html`<details class="fold" ?open=${innerHeight >= TALL}>
    <summary><h2>${t("known-title")}</h2></summary>
    <ul class="sorts">${lines}</ul>
    <p class="key">${kinds}</p>
    <details class="fold" @toggle=${toggle}>
      <summary>${t("known-odds")}</summary>
      <table class="odds">${open ? whereabouts(moment, tiles) : nothing}</table>
    </details>
  </details>`;
}

/** Render where unseen tiles probably are. Tiles with equal probabilities share a row. */
function whereabouts(moment: TableSnapshot, tiles: Knowledge["tiles"]): TemplateResult {
  const alike = new Map<string, Knowledge["tiles"]>();
  for (const one of tiles) {
    const told = JSON.stringify(one.odds);
    alike.set(told, [...(alike.get(told) ?? []), one]);
  }
  const places = Object.keys(tiles[0]?.odds ?? {});
  const head = (place: string) =>
    moment.view.sides.includes(place) ? playerName(moment, place) : t(`known-at-${place}`);
  const heads = [t("known-tile"), ...places.map(head)];
  const percent = new Intl.NumberFormat(words().language, { style: "percent" });
  const rows = [...alike.values()].map(
    (same) => html`<tr>
      <th scope="row">${same.map(({ tile }) => tile).join(" ")}</th>
      ${places.map((place) => html`<td>${percent.format(same[0]?.odds[place] ?? 0)}</td>`)}
    </tr>`,
  );
  return html`<caption>${t("known-odds-lead")}</caption>
    <thead><tr>${heads.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${rows}</tbody>`;
}

function line(moment: TableSnapshot, told: KnownNumber): TemplateResult {
  const { number, line, hand, unseen, group, lacks } = told;
  const several = (kind: Kind, length: number) => Array.from({ length }, () => mark(kind));
  const marks = [several("laid", line), several("hand", hand), several("left", unseen)];
  const named = group && words().id("grouping", group, moment.view);
  const notes = [
    ...(named ? [t(named).split(":")[0] ?? ""] : []),
    ...lacks.map((side) => t("known-lacks", sideParams(moment, side))),
  ];
  return html`<li title=${named ? t(named) : nothing}>
    <b aria-hidden="true">${number}</b>
    <span class="marks" aria-hidden="true">${marks}</span>
    <span class="unseen">${t("known-number", { number, line, hand, unseen })}</span>
    <em>${notes.join(" · ")}</em>
  </li>`;
}

type Kind = "laid" | "hand" | "left";

const mark = (kind: Kind) => html`<i class="mark ${kind}"></i>`;
