/**
 * A race: several people solve the same puzzle in turn on one device, or send each other a link
 * with the puzzle and their time. Times received by link are not verified.
 */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { keyOf } from "../board/keyboard";
import type { TableControls } from "../board/table";
import { bodyOf, footButton, openDialog } from "../kit/dialog";
import { find } from "../kit/dom";
import { copyLink } from "../kit/files";
import { notice } from "../kit/toast";
import { t } from "../kit/words";
import { type Clock, formatTime } from "./clock";
import { storedValue, storeValue } from "./puzzle-storage";

const SETTING = "race";

interface Result extends Claim {
  /** True if the result was received by link. */
  claimed: boolean;
}

export interface RaceOptions {
  puzzle(): string;
  /** Return the description of the race for its dialog. */
  lead(): string;
  restart(): Promise<void>;
  /** True if the player has solved the puzzle without a lesson (which plays the solution). */
  isOwnSolution(): boolean;
  /** Return the URL of the puzzle without the user's tiles. */
  address(): Promise<string>;
}

export class Race {
  readonly #options: RaceOptions;
  readonly #table: TableControls;
  readonly #clock: Clock;
  /** Name of the current player (`#name`), and id of the match with the race; "" without a race. */
  #name = "";
  #match = "";

  constructor(table: TableControls, clock: Clock, options: RaceOptions) {
    this.#options = options;
    this.#table = table;
    this.#clock = clock;
    table.on("over", ({ outcome }) => {
      if (table.view?.match !== this.#match) return;
      this.#match = "";
      if (outcome.winner !== null && options.isOwnSolution()) this.#finish(clock.time);
    });
  }

  /**
   * If the page's URL contains a valid time of another player, store it for the puzzle on the board
   * and show a notice about it.
   */
  showClaim(): void {
    const claim = readClaim();
    if (!claim) return;
    const { name, time } = claim;
    this.#store({ name, time, claimed: true });
    notice("claim", () => t("race-claim", { name, time: formatTime(time) }));
  }

  open(): void {
    const results = this.#results();
    const times = results.length > 0 ? this.#times(results) : nothing;
    askForName(t("race-title"), html`<p>${this.#options.lead()}</p>${times}`, (name) => {
      this.#name = name;
      void this.#start();
    });
  }

  async #start(): Promise<void> {
    await this.#options.restart();
    this.#match = this.#table.view?.match ?? "";
    this.#clock.startRace();
    this.#table.focus();
  }

  /** Store the current player's time and show the times of all players. */
  #finish(time: number): void {
    this.#store({ name: this.#name, time, claimed: false });
    this.open();
  }

  #times(results: readonly Result[]): TemplateResult {
    const send = (result: Result) =>
      html`<button class="quiet" type="button" @click=${() => void this.#send(result)}
      >${t("race-send")}</button>`;
    const line = (result: Result, index: number) =>
      html`<tr>
        <td class="number">${index + 1}</td>
        <th scope="row">${result.name}</th>
        <td class="worth">${formatTime(result.time)}</td>
        <td>${result.claimed ? t("race-claimed") : send(result)}</td>
      </tr>`;
    return html`<table class="race">
      <caption class="unseen">${t("race-times")}</caption>
      <tbody>${results.map(line)}</tbody>
    </table>`;
  }

  async #send({ name, time }: Result): Promise<void> {
    await copyLink(addClaim(await this.#options.address(), { name, time }), t("race-sent"));
  }

  #results(): Result[] {
    return fastestFirst(storedValue(SETTING, this.#options.puzzle()));
  }

  #store(result: Result): void {
    const same = (other: Result) => other.name === result.name && other.time === result.time;
    const others = this.#results().filter((other) => !same(other));
    storeValue(SETTING, this.#options.puzzle(), [...others, result]);
  }
}

/** Return the stored results, the fastest first; an empty list if `results` is not an array. */
export function fastestFirst(results: unknown): Result[] {
  return Array.isArray(results) ? results.sort((a: Result, b: Result) => a.time - b.time) : [];
}

/**
 * Open a dialog with `content` and a field for the name of the next player. The button for the
 * start closes the dialog and calls `start` with the name.
 */
export function askForName(
  title: string,
  content: TemplateResult,
  start: (name: string) => void,
): void {
  const go = () => {
    const name = find<HTMLInputElement>("#race-name", dialog).value.trim() || t("race-nobody");
    dialog.close();
    start(name);
  };
  const dialog = openDialog({
    title,
    body: [],
    foot: [
      footButton(t("shell-cancel"), () => dialog.close()),
      footButton(t("race-start"), go, true),
    ],
  });
  render(
    html`${content}
      <div class="group">
        <label for="race-name">${t("race-name")}</label>
        <input
          id="race-name"
          class="field"
          type="text"
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          @keydown=${(event: KeyboardEvent) => keyOf(event) === "Enter" && go()}
        />
      </div>`,
    bodyOf(dialog),
  );
  find("#race-name", dialog).focus();
}

/** URL parameter with the name and the time in milliseconds of another player: "Anna~272000". */
const CLAIM = "claim";
/** Maximum length of a name. Longer names are cut off. */
const LONGEST_NAME = 40;

interface Claim {
  name: string;
  /** Solving time in milliseconds. */
  time: number;
}

/** Return the name and time in the page's URL, or null if they are missing or invalid. */
function readClaim(): Claim | null {
  const claim = new URLSearchParams(location.search).get(CLAIM) ?? "";
  const cut = claim.lastIndexOf("~");
  const time = Number(claim.slice(cut + 1));
  if (cut < 1 || !Number.isFinite(time) || time <= 0) return null;
  return { name: claim.slice(0, Math.min(cut, LONGEST_NAME)), time };
}

/** Return the URL with a player's name and time as the parameter `CLAIM`. */
function addClaim(address: string, { name, time }: Claim): string {
  const url = new URL(address);
  url.searchParams.set(CLAIM, `${name}~${Math.round(time)}`);
  return url.href;
}
