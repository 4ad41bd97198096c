/** The proof of a letter: seals, links and throws, recomputed before the reader. */

import { signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { errorWords } from "../../board/words";
import type { Engine } from "../../engine/client";
import { EngineFailure } from "../../engine/failure";
import type { GameInfo, Proof } from "../../engine/protocol";
import { openDialog } from "../shell/dialog";
import { speakerOf } from "../shell/gamewords";
import { t, words } from "../shell/words";
import type { LetterGame } from "./game";
import { pattern } from "./pattern";
import "./proof.css";

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
          <span><b>${t("proof-seal", { side: words().side(side, speaker()) })}</b>
          <code title=${seals[side]?.[0] ?? ""}>${(seals[side]?.[0] ?? "").slice(0, DIGITS)}</code></span></li>`,
      )}
      </ul>
      <ol class="throws">${throws.map(
        ({ number, links, told }) => html`<li>
          <span>${number}</span>
          ${links.map((one, i) => pattern(one, i, 40))}
          <span class="fell">${told.join(", ")}</span></li>`,
      )}</ol>`
      }
      <p>${t("proof-python")}</p>
      <pre tabindex="0"><code>${python}</code></pre>`;
  }

  function speaker() {
    return { game: info.id, family: info.family };
  }
}
