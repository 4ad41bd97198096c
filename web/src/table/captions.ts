/**
 * Captions on a domino board: the user's hand, the opponent's hand, the stock, and the slate (a
 * blackboard with the score). A click on the caption of the user's hand shows or hides its pip sum.
 */
import "./captions.css";
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { isOwnView, onlyHuman } from "../board/choices";
import { scoreWords } from "../board/names";
import type { Box } from "../board/painter";
import type { TableControls } from "../board/table";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import type { View } from "../engine/protocol";
import { make, write } from "../kit/dom";
import { t, words } from "../kit/words";

/**
 * Add the captions to `host` and return their panel. `Board.captions` reserves the area of each
 * caption; a caption without an area is hidden.
 */
export function captions(host: HTMLElement, table: TableControls): Panel {
  const counted = signal(false);
  const looked = signal<string | null>(null);
  const count = () => {
    counted.value = !counted.value;
  };
  const hand = make("button", { class: "caption", type: "button", onclick: count });
  const stock = make("p", { class: "caption" });
  const slate = make("p", { class: "caption chalk" });
  const others = make("p", { class: "caption" });
  host.append(others, stock, hand, slate);
  table.on("looked", (place) => {
    looked.value = place;
  });
  table.on("fitted", ({ captions, width, height, strips }) => {
    // On phones, the caption of the hand shares a line with the player's name.
    hand.classList.toggle("inline", strips !== null);
    const left = (host.clientWidth - width) / 2;
    const top = (host.clientHeight - height) / 2;
    const put = (element: HTMLElement, box: Box | null | undefined) => {
      element.style.cssText = box
        ? `left:${left + box.x}px;top:${top + box.y}px;width:${box.width}px;height:${box.height}px`
        : "display:none";
    };
    put(hand, captions?.hand);
    put(stock, captions?.stock);
    put(others, captions?.others);
    put(slate, captions?.slate);
  });

  return {
    element: host,
    update({ view, chosen, seats }) {
      const playing = isOwnView(view) && view.actor.kind === "seat";
      hand.hidden = !playing || !view.places.some(({ kind, side }) => kind === "slot" && side);
      hand.setAttribute("aria-pressed", String(counted.value));
      hand.title = t("caption-count");
      const told = handWords(view, counted.value, looked.value ?? chosen?.place ?? null);
      // If a computer plays the viewer's side, the caption names the side instead of "Your tiles".
      const { viewer } = view;
      const watched = viewer !== null && seats[viewer]?.kind === "computer";
      const whose = watched ? words().side(viewer, view) : t("caption-hand");
      render(hand.hidden ? nothing : html`<em>${whose}</em><span>${told}</span>`, hand);
      const label = view.places.find(({ kind }) => kind === "stock")?.label.params;
      stock.hidden = !playing || !label;
      const { count = 0, buyable = 0 } = label ?? {};
      const params = { buyable, talon: Number(count) - Number(buyable) };
      write(stock, label ? words().say("caption", { code: "stock", params }, view) : "");
      write(others, playing && !watched ? othersWords(view, seats) : "");
      render(slateWords(view, seats), slate);
    },
  };
}

/**
 * Return the caption "… sees only this hand" beside the tiles of the computer, which does not see
 * the user's tiles; "" unless the computer is the user's only opponent.
 */
function othersWords(view: View, seats: TableSnapshot["seats"]): string {
  const [side = "", more] = view.sides.filter((one) => one !== view.viewer);
  if (more !== undefined || seats[side]?.kind !== "computer") return "";
  return t("caption-others", words().sideParams(side, view));
}

/**
 * Render the text on the slate (the blackboard with the score): the length of the match, such as
 * "Match, two of three", and the whole score for screen readers only. Render nothing in games
 * without such matches.
 */
function slateWords(view: View, seats: TableSnapshot["seats"]): TemplateResult | typeof nothing {
  const { race } = view.series;
  if (!race) return nothing;
  return html`<em aria-hidden="true">${t("slate-race")}</em
    ><em aria-hidden="true">${t("slate-rows", { of: race.of })}</em
    ><span class="unseen">${scoreWords(view, words(), onlyHuman(view, seats))}</span>`;
}

/**
 * Return the text in the caption of the user's hand: the pips if `counted`, and the names of the
 * groups (tiles with the same number) that contain the tile at the place `looked`. If there are
 * neither, return the number of playable tiles or, if another side has to move, of all tiles.
 */
function handWords(view: View, counted: boolean, looked: string | null): string {
  const { viewer, actor } = view;
  const groups = view.marks
    .filter(({ kind, path }) => kind === "group" && path.includes(looked ?? ""))
    .map(({ label }) => words().say("mark", label, view));
  const pips = view.counters.find(({ code, side }) => code === "pips" && side === viewer);
  const sum = counted && pips ? [t("caption-pips", { value: pips.value })] : [];
  const told = [...sum, ...groups];
  if (told.length > 0) return told.join(" · ");
  const slots = view.places.filter(({ kind }) => kind === "slot").map(({ id }) => id);
  const begins = new Set(view.moves.map(({ path }) => path[0]));
  const fitting = slots.filter((id) => begins.has(id)).length;
  const mine = actor.kind === "seat" && actor.side === viewer;
  return mine ? t("caption-fit", { count: fitting }) : t("caption-tiles", { count: slots.length });
}
