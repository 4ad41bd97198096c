/** The attacks of both sides, each with its stones, its sum and its squares. */
import type { Painter } from "../../../board/painter";
import type { TableControls } from "../../../board/table";
import type { Mark, View } from "../../../engine/protocol";
import { fill, make } from "../../../ui/shell/dom";
import { picture } from "../../../ui/shell/picture";
import { rich } from "../../../ui/shell/rich";
import { settings } from "../../../ui/shell/settings";
import { t, words } from "../../../ui/shell/words";
import { type Moment, type Panel, sideName, toPlay, yourSide } from "../../../ui/table/moment";

/** A stone in the list, in CSS pixels. */
const STONE = 34;

/** Shown in games that mark attacks, from the side that you play, or whoever is to move. */
export function attacks(table: TableControls, painter: Painter): Panel {
  const element = make("section", { class: "attacks", id: "attacks", hidden: true });
  let shown = "";
  return {
    element,
    update(moment) {
      const { view } = moment;
      const side = toPlay(moment) && (yourSide(moment) ?? toPlay(moment));
      const all = view.marks.filter(({ kind }) => kind === "attack" || kind === "danger");
      const theme = document.documentElement.dataset.theme;
      // Written anew only where something is new, so that focus stays where it is.
      const news = JSON.stringify([words().language, theme, side, all, settings()]);
      if (news === shown) return;
      shown = news;
      const wished = settings();
      const told = wished.threats && (wished.attacks || wished.dangers);
      element.hidden = !side || !told || !words().id("mark", "attack", view);
      if (element.contains(document.activeElement) || element.matches(":hover")) table.point([]);
      if (element.hidden || !side) return fill(element);
      const own = all.filter((mark) => mark.side === side);
      const others = all.filter((mark) => mark.side !== side);
      const name = yourSide(moment) === null ? sideName(moment, side) : "none";
      const part = (marks: Mark[], title: string) =>
        list(moment, { marks, title: t(title, { side: name }), painter, table });
      fill(
        element,
        ...(wished.attacks ? part(own, "attacks-own") : []),
        ...(wished.dangers ? part(others, "attacks-others") : []),
      );
    },
  };
}

interface Part {
  marks: Mark[];
  title: string;
  painter: Painter;
  table: TableControls;
}

function list({ view }: Moment, { marks, title, painter, table }: Part): HTMLElement[] {
  const kind = marks[0]?.kind === "attack" ? "attacked" : "threatened";
  const some = marks.length > 0;
  const falls = some
    ? words().say("legend", { code: kind, params: view.options }, view)
    : t("attacks-none");
  const line = (mark: Mark) => make("li", {}, entry(view, mark, painter, table));
  const heading = make("h2", { class: "label-line" }, make("span", {}, title), " ", falls);
  return some ? [heading, make("ul", {}, ...marks.map(line))] : [heading];
}

/** One attack as a button: pointed at, in focus or pressed, it is shown on the board alone. */
function entry(view: View, mark: Mark, painter: Painter, table: TableControls): HTMLElement {
  const { params } = mark.label;
  const [from = "", target = "", ...more] = mark.path;
  const show = () => table.point([mark]);
  const hide = () => table.point([]);
  return make(
    "button",
    {
      type: "button",
      onpointerenter: show,
      onpointerleave: hide,
      onfocus: show,
      onblur: hide,
      onclick: show,
    },
    make(
      "span",
      { class: "stones", "aria-hidden": "true" },
      stone(view, from, painter),
      arrow(mark),
      stone(view, target, painter),
      ...more.map((place) => stone(view, place, painter)),
    ),
    make("b", {}, String(params.formula)),
    make("small", {}, ...rich(t(`attacks-${params.by}`, params))),
  );
}

function stone(view: View, place: string, painter: Painter): HTMLElement | null {
  const piece = view.pieces.find((other) => other.place === place);
  if (!piece || !painter.pieceIcon) return null;
  return picture(STONE, (ctx, look) => painter.pieceIcon?.(ctx, STONE, piece, look));
}

/** As on the board: whole for the side to move, dashed for the other. */
function arrow({ kind, label }: Mark): HTMLElement {
  const between = label.params.by === "insidiae" ? " between" : "";
  return make("i", { class: `arrow ${kind}${between}` });
}
