/**
 * The position editor: text fields beside the board. Changes of the fields update the board. Moves
 * on the board update the fields, except in games with hidden hands. The engine checks whether a
 * position is legal.
 */
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { keyOf } from "../../board/keyboard";
import { errorWords } from "../../board/names";
import type { Painter } from "../../board/painter";
import { playPage, rulesPage } from "../../contracts/links";
import type { TableContext } from "../../contracts/table-context";
import type { Panel } from "../../contracts/table-snapshot";
import {
  type ArrangedLine,
  EngineFailure,
  type GameInfo,
  positionRef,
  type Seat,
  type View,
} from "../../engine/protocol";
import { decodePercent, readObject } from "../../kit/address";
import { button } from "../../kit/button";
import { find, make } from "../../kit/dom";
import { saveBlob } from "../../kit/files";
import { gameName, speakerOf } from "../../kit/game-words";
import { loadArea, t, words } from "../../kit/words";
import { drawBoard } from "../../table/card";
import { BY_HAND, lessonPlace, type OpenActivity } from "../../table/lesson";
import { seatsAt } from "../../table/seats";
import "../../table/course.css";
import "./editor.css";

/** Approximate number of characters in one row of a field. */
const WIDE = 34;

/** A position in two forms: the text fields that describe it, and the object for the engine. */
interface Arranged {
  lines: readonly ArrangedLine[];
  position: object;
}

export async function openEditor(
  info: GameInfo,
  painter: Painter,
  context: TableContext,
): Promise<OpenActivity> {
  await loadArea("learn/editor");
  const { engine, table, overridePreferences } = context;
  const arranged = signal<Arranged>({ lines: [], position: {} });
  /** The texts that the user sees in the fields, keyed by field name. They can be illegal. */
  const written = signal<Readonly<Record<string, string>>>({});
  /** Text of the engine's error, usually why the fields are not a legal position; "" for none. */
  const wrong = signal("");
  /** Match and revision of the view that the fields describe (see `versionOf`); "" for none yet. */
  let told = "";

  const { head, body, buttons, links } = lessonPlace("acts course-acts editor-acts");
  const beside = make("section", { class: "editor-lines" });
  find(".game").classList.add("editing");
  find(".more").prepend(beside);

  function take(found: Arranged): void {
    arranged.value = found;
    written.value = Object.fromEntries(found.lines.map(({ name, text }) => [name, text]));
    wrong.value = "";
    history.replaceState(null, "", `#${encodeURIComponent(JSON.stringify(found.position))}`);
  }

  /** Run `work`. Show an error of the engine beside the board; throw any other error. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof EngineFailure)) throw failure;
      wrong.value = errorWords(failure, speakerOf(info), words());
    }
  }

  /** Open a position on the board, by default the start position. */
  const lay = (position?: object) => {
    const seats = seatsFor(info, position ?? {});
    return table.open({ new: { game: info.id, seats, ...(position && { position }) } });
  };

  /** Read the fields and open the position that they describe. Update the fields and the URL. */
  const read = (view: View) =>
    attempt(async () => {
      const found = await engine.request("arrange", {
        ...positionRef(view),
        lines: { ...written.value },
      });
      await lay(found.position);
      if (table.view) told = versionOf(table.view);
      take(found);
    });

  /** Update the fields and the URL from the position on the board. */
  const follow = (view: View) =>
    attempt(async () => take(await engine.request("arrange", positionRef(view))));

  function field(line: ArrangedLine, view: View): TemplateResult {
    const { name, code, side, choices, rows } = line;
    const change = (event: Event) => {
      const { value } = event.target as HTMLTextAreaElement | HTMLSelectElement;
      if (value === written.value[name]) return;
      written.value = { ...written.value, [name]: value };
      void read(view);
    };
    const enter = (event: KeyboardEvent) => {
      if (keyOf(event) !== "Enter" || (rows && !event.ctrlKey)) return;
      event.preventDefault();
      change(event);
    };
    const text = written.value[name] ?? "";
    if (choices.length > 0) {
      const options = choices.map(
        (one) =>
          html`<option value=${one} ?selected=${one === text}>${one ? words().side(one, view) : t("turn-lot")}</option>`,
      );
      return html`<label><span>${t("editor-turn")}</span>
        <select class="field" data-line=${name} @change=${change}>${options}</select></label>`;
    }
    const of = { side: side && words().side(side, view) };
    const label = t(`editor-${info.family}-${code}`, of);
    const form = t(`editor-${info.family}-${code}-form`, of);
    return html`<label><span>${label}</span><small>${form}</small>
      <textarea class="field" data-line=${name} rows=${roomFor(text)} autocomplete="off"
        spellcheck="false" .value=${live(text)} @change=${change} @keydown=${enter}></textarea></label>`;
  }

  function acts(view: View): TemplateResult {
    const closed = wrong.value !== "";
    const { position } = arranged.value;
    const play = `${playPage(info.id)}#${encodeURIComponent(JSON.stringify(position))}`;
    const fileName = gameName(info).replaceAll(" ", "-");
    const task = () => context.features.openSetTask(engine, view);
    const picture = () => savePicture(painter, view, `${fileName}.png`);
    const drawing = async () => {
      const { svg } = await engine.request("diagram", positionRef(view));
      saveBlob(new Blob([svg], { type: "image/svg+xml" }), `${fileName}.svg`);
    };
    const asks = info.analysis && !info.hidden && view.actor.kind === "seat";
    return html`<a class="button first" data-act="play" aria-disabled=${closed}
        href=${closed ? nothing : play}><span>${t("editor-play")}</span></a>
      ${info.analysis ? button({ sign: "hint", words: t("editor-task"), act: "task", closed: closed || !asks, press: () => void task() }) : nothing}
      ${button({ sign: "share", words: t("editor-picture"), act: "picture", closed, press: () => void picture() })}
      ${button({ sign: "share", words: t("editor-drawing"), act: "drawing", closed, press: () => void attempt(drawing) })}`;
  }

  const panel: Panel = {
    element: buttons,
    update({ view, phase }) {
      const key = versionOf(view);
      const own = info.hidden && told !== "";
      if (key !== told && phase !== "opening" && !own) {
        told = key;
        void follow(view);
      }
      buttons.setAttribute("aria-label", t("acts-title"));
      beside.setAttribute("aria-label", t("editor-title"));
      const said = wrong.value || t("editor-lead");
      render(
        html`<h2 class="turn" data-stop=".">${t("editor-title")}</h2>
          <p class="course-said ${wrong.value ? "wrong" : ""}" role="status">${said}</p>`,
        body,
      );
      const lines = arranged.value.lines.map((line) => field(line, view));
      render(html`${lines}`, beside);
      render(acts(view), buttons);
      render(html`<a href=${rulesPage(info.id)}>${t("link-rules")}</a>`, links);
    },
  };

  /** If the URL has a position in its fragment, show this position, and fill the fields with it. */
  async function layLinked(): Promise<void> {
    const linked = readObject(decodePercent(location.hash.slice(1)));
    if (!linked) return;
    await attempt(async () => {
      await lay(linked);
      told = "";
    });
  }

  return {
    panel,
    above: head,
    async begin() {
      overridePreferences(BY_HAND);
      await lay();
      await layLinked();
      // A link to another position that is opened on this page changes only the fragment.
      addEventListener("hashchange", () => void layLinked());
    },
  };
}

/** Approximate height of a text in rows, for browsers that do not size the field automatically. */
const roomFor = (text: string) =>
  text.split("\n").reduce((sum, row) => sum + Math.max(1, Math.ceil(row.length / WIDE)), 0);

const versionOf = ({ match, rev }: View) => `${match}/${rev}`;

/**
 * Seats of the editor: all sides are human. In games with hidden hands only the side on turn is
 * human (the first side if the position names no turn), because the hands of human sides are shown.
 */
function seatsFor(info: GameInfo, position: { turn?: unknown }): Record<string, Seat> {
  const sides = seatsAt(info, {});
  const level = info.levels[0] ?? "";
  const shown = sides.find((side) => side === position.turn) ?? sides[0];
  const seat = (side: string): Seat =>
    info.hidden && side !== shown ? { kind: "computer", level } : { kind: "human" };
  return Object.fromEntries(sides.map((side) => [side, seat(side)]));
}

const BOX = { x: 40, y: 40, width: 1520, height: 1520 };

async function savePicture(painter: Painter, view: View, name: string): Promise<void> {
  const canvas = make("canvas");
  canvas.width = BOX.width + 2 * BOX.x;
  canvas.height = BOX.height + 2 * BOX.y;
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no canvas here");
  ctx.fillStyle = "#ffffff";
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  drawBoard(ctx, painter, view, BOX);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob) saveBlob(blob, name);
}
