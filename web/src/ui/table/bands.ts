/** The two bands of a board that lies across the table: one for each player, facing them. */
import { isOwnView } from "../../board/choices";
import type { Painter } from "../../board/painter";
import type { TableControls } from "../../board/table";
import { languageItems } from "../shell/bar";
import { fill, make, write } from "../shell/dom";
import { icon } from "../shell/icons";
import { hangMenu, type MenuItem } from "../shell/menu";
import { picture } from "../shell/picture";
import { settings } from "../shell/settings";
import { t, words } from "../shell/words";
import { actionButtons } from "./actions";
import { type Moment, type Panel, people, toPlay } from "./moment";
import { counts, fewCounts } from "./players";
import { say } from "./say";

/** The man beside a player's name, in CSS pixels. */
const FACE = 44;

export interface BandOptions {
  side: string;
  place: "far" | "near";
  table: TableControls;
  painter: Painter;
  again: () => void;
  hints: boolean;
  /** Where the rules stand, if a link may lead there. */
  rules?: string;
  /** The page's menu, if it has one. */
  menu?: () => MenuItem[];
}

/** A player's own heading, sentence, buttons and languages; made anew in another language. */
export function band(options: BandOptions): Panel {
  const { side, table, painter } = options;
  const face = make("span", {});
  const turn = make("h2", { class: "turn" });
  const long = make("small", { class: "long" });
  const short = make("small", { class: "short", "aria-hidden": "true" });
  const doing = make("section", { class: "acts" });
  const foot = make("div", { class: "foot" }, ...chips());
  const element = make(
    "section",
    { class: `band ${options.place}` },
    make("div", { class: "head" }, face, turn, long, short),
    make("p", { class: "status" }),
    doing,
    foot,
  );
  const saying = say(element, side);
  const buttons = actionButtons(doing, {
    table,
    painter,
    again: options.again,
    hints: options.hints,
    reader: side,
    dice: false,
  });
  const { rules, menu } = options;
  if (rules) doing.append(make("a", { class: "button", href: rules }, t("act-rules")));
  if (menu && options.place === "near") hangMenu(foot.appendChild(menuButton()), menu);
  return {
    element,
    update(moment) {
      const waiting = toPlay(moment);
      element.classList.toggle("waits", waiting !== null && waiting !== side);
      fill(
        face,
        picture(FACE, (ctx, look) => painter.icon(ctx, FACE, side, look)),
      );
      write(long, counts(moment, side));
      write(short, fewCounts(moment, side).join(" · "));
      saying.update(moment);
      buttons.update(moment);
    },
  };
}

function chips(): HTMLElement[] {
  return languageItems().map(({ words, lang, checked, press }) =>
    make(
      "button",
      { class: "chip", type: "button", lang, "aria-pressed": String(checked), onclick: press },
      words,
    ),
  );
}

function menuButton(): HTMLButtonElement {
  return make(
    "button",
    { class: "round", type: "button", "aria-label": t("shell-menu") },
    icon("menu"),
  );
}

export interface BandsOptions extends Omit<BandOptions, "side" | "place"> {
  game: HTMLElement;
}

/** Whether two people sit with the device between them. */
export function acrossTheTable(moment: Moment): boolean {
  const two = people(moment).length === 2 && !isOwnView(moment.view);
  return settings().seating === "table" && two;
}

/** The bands on both sides of the board, while two people sit across the table. */
export function bands({ game, ...options }: BandsOptions): Panel {
  let laid: Panel[] = [];
  let key = "";
  return {
    element: game,
    update(moment) {
      const sides = acrossTheTable(moment) ? moment.view.sides : [];
      const wanted = `${words().language} ${sides.join(" ")}`;
      if (wanted !== key) {
        key = wanted;
        for (const { element } of laid) element.remove();
        laid = sides.map((side, index) =>
          band({ ...options, side, place: index === 0 ? "near" : "far" }),
        );
        for (const { element } of laid) game.append(element);
      }
      for (const each of laid) each.update(moment);
    },
  };
}

/** Says on the page how two people sit, for the style sheet. */
export function seatingOfPage(): Panel {
  const element = document.documentElement;
  const style = () => import("./bands.css");
  if (settings().seating === "table") void style();
  let wanted: string | null = null;
  const arrange = () => {
    element.dataset.seating = wanted ?? "";
    // The style sheet may choose another arrangement now.
    dispatchEvent(new Event("resize"));
  };
  return {
    element,
    update(moment) {
      const seating = acrossTheTable(moment) ? "table" : "";
      if (wanted === seating) return;
      wanted = seating;
      if (seating) void style().then(arrange, arrange);
      else arrange();
    },
  };
}
