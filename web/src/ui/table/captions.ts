/** What is written on a table of tiles: beside hand and stock, and in chalk; a press counts pips. */
import { isOwnView } from "../../board/choices";
import type { Board, Box } from "../../board/painter";
import { scoreWords } from "../../board/score";
import type { TableControls } from "../../board/table";
import type { View } from "../../engine/protocol";
import { fill, make, write } from "../shell/dom";
import { t, words } from "../shell/words";
import type { Moment, Panel } from "./moment";
import "./captions.css";

export interface Captions extends Panel {
  /** Lays them where the board keeps room for them. */
  lay(board: Board): void;
}

/** Captions on a table of tiles; on any other board there is no room for them. */
export function captions(host: HTMLElement, table: TableControls): Captions {
  const hand = make("button", { class: "caption", type: "button", onclick: () => count() });
  const stock = make("p", { class: "caption" });
  const slate = make("p", { class: "caption chalk" });
  host.append(stock, hand, slate);
  let moment: Moment | null = null;
  let counted = false;
  let looked: string | null = null;
  const count = () => {
    counted = !counted;
    show();
  };
  table.on("looked", (place) => {
    looked = place;
    show();
  });

  function show(): void {
    if (!moment) return;
    const { view, chosen } = moment;
    const playing = isOwnView(view) && view.actor.kind === "seat";
    const own = playing && view.places.some(({ kind, side }) => kind === "slot" && side !== "");
    hand.hidden = !own;
    hand.setAttribute("aria-pressed", String(counted));
    hand.title = t("caption-count");
    if (own)
      fill(
        hand,
        make("em", {}, t("caption-hand")),
        make("span", {}, handWords(view, counted, looked ?? chosen?.place ?? null)),
      );
    const label = view.places.find(({ kind }) => kind === "stock")?.label.params;
    stock.hidden = !playing || !label;
    const { count = 0, buyable = 0 } = label ?? {};
    const params = { buyable, talon: Number(count) - Number(buyable) };
    fill(slate, ...slateWords(view));
    write(stock, label ? words().say("caption", { code: "stock", params }, view) : "");
  }

  return {
    element: host,
    update(news) {
      moment = news;
      show();
    },
    lay({ captions, width, height, strips }) {
      // On the phone it shares its line with the player's name.
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
      put(slate, captions?.slate);
    },
  };
}

/** How many rows win the race; and all that stands on the slate, for those who hear it. */
function slateWords(view: View): HTMLElement[] {
  const { race } = view.series;
  if (!race) return [];
  return [
    make("em", { "aria-hidden": "true" }, t("slate-race")),
    make("em", { "aria-hidden": "true" }, t("slate-rows", { of: race.of })),
    make("span", { class: "unseen" }, scoreWords(view, words())),
  ];
}

/** What the tiles looked at are called together, and the pips; or how many tiles fit. */
function handWords(view: View, counted: boolean, looked: string | null): string {
  const { eyes, actor } = view;
  const groups = view.marks
    .filter(({ kind, path }) => kind === "group" && path.includes(looked ?? ""))
    .map(({ label }) => words().say("mark", label, view));
  const pips = view.counters.find(({ code, side }) => code === "pips" && side === eyes);
  const sum = counted && pips ? [t("caption-pips", { value: pips.value })] : [];
  const told = [...sum, ...groups];
  if (told.length > 0) return told.join(" · ");
  const slots = view.places.filter(({ kind }) => kind === "slot").map(({ id }) => id);
  const begins = new Set(view.moves.map(({ path }) => path[0]));
  const fitting = slots.filter((id) => begins.has(id)).length;
  const mine = actor.kind === "seat" && actor.side === eyes;
  return mine ? t("caption-fit", { count: fitting }) : t("caption-tiles", { count: slots.length });
}
