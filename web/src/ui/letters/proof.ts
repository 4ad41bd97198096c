/** The proof of a letter: seals, links and throws, recomputed before the reader. */

import { signal } from "@preact/signals-core";
import { html, svg, type TemplateResult } from "lit-html";
import { errorWords } from "../../board/words";
import type { Engine } from "../../engine/client";
import { EngineFailure } from "../../engine/failure";
import type { GameInfo, Proof } from "../../engine/protocol";
import { openDialog } from "../shell/dialog";
import { copyLink } from "../shell/files";
import { speakerOf } from "../shell/gamewords";
import { sign } from "../shell/icons";
import { t, words } from "../shell/words";
import type { LetterGame } from "./game";
import { pattern } from "./pattern";
import "./proof.css";

/** Where the pips of a die lie, in a square of 24, by its value. */
const PIPS: readonly string[] = [
  "",
  "22",
  "1133",
  "112233",
  "11133133",
  "1113223133",
  "111213313233",
];

/** Digits of a number that stand beside its pattern. */
const DIGITS = 12;

export function openProof(game: LetterGame, info: GameInfo, engine: Pick<Engine, "request">): void {
  const proof = signal<Proof | null>(null);
  const failed = signal("");
  const since = performance.now();
  const took = signal(0);
  void engine.request("letter", { what: "verify" }).then(
    (told) => {
      took.value = Math.max(1, Math.round(performance.now() - since));
      proof.value = told.proof ?? null;
    },
    (error) => {
      if (!(error instanceof EngineFailure)) throw error;
      failed.value = errorWords(error, speakerOf(info), words());
    },
  );
  openDialog({
    title: t("letter-proof"),
    wide: true,
    body: () => html`
      ${failed.value ? html`<p role="alert">${failed.value}</p>` : ""}
      ${proof.value ? told(proof.value) : ""}
      <p><a href="fair.html">${t("letter-fair")}</a></p>`,
  });

  function told({ seals, throws, sides, link }: Proof): TemplateResult {
    const moves = game.letter.value?.moves.length ?? 0;
    const python = `from alveus import letters\nproof = letters.verify("${link}")\nprint(proof.throws)`;
    return html`
      <p>${t("proof-done", { throws: throws.length, moves, ms: took.value })}</p>
      ${
        throws.length === 0
          ? ""
          : html`
      <ul class="seals">${sides.map(
        (side, i) => html`<li>
          ${pattern(seals[side]?.[0] ?? "", i, 72)}
          <span><b>${t("proof-seal", { side: called(side) })}</b>
          <code title=${seals[side]?.[0] ?? ""}>${(seals[side]?.[0] ?? "").slice(0, DIGITS)}</code></span></li>`,
      )}
      </ul>
      <ol class="throws">${throws.map(
        ({ number, links, dice, side, played }) => html`<li>
          <span class="number">${number}</span>
          ${links.map((one, i) => pattern(one, i, 40))}
          <span class="dice" role="img" aria-label=${dice.join(", ")}>${dice.map(die)}</span>
          <span class="played">${side ? words().side(side, speaker()) : t("proof-lot")}<small>${played.join(" ")}</small></span>
          ${sign("check")}</li>`,
      )}</ol>`
      }
      <p class="python">${t("proof-python")}
        <button class="quiet" type="button" @click=${() => void copyLink(python, t("proof-copied"))}>${t("proof-copy")}</button></p>
      <pre tabindex="0"><code>${python}</code></pre>`;
  }

  /** The player’s name, or the side’s where there is none. */
  function called(side: string): string {
    return game.letter.value?.names[side] || words().side(side, speaker());
  }

  function speaker() {
    return { game: info.id, family: info.family };
  }
}

/** A die as it lies. */
function die(value: number): TemplateResult {
  const pips = (PIPS[value] ?? "").match(/../g) ?? [];
  const drawn = pips.map(
    (at) => svg`<circle cx=${Number(at[0]) * 6} cy=${Number(at[1]) * 6} r="2"></circle>`,
  );
  return html`<svg class="die" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true"><rect x="1" y="1" width="22" height="22" rx="4"></rect>${drawn}</svg>`;
}
