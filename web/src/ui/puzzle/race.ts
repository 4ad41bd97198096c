/**
 * A race: several people at one device solve the same puzzle one after the other, or send each
 * other a link with the puzzle and the time they claim. What comes by link nobody has checked.
 */
import { readSetting, writeSetting } from "../../storage";
import { bodyOf, footButton, openDialog } from "../shell/dialog";
import { fill, make } from "../shell/dom";
import { copyLink } from "../shell/files";
import { t } from "../shell/words";
import { timeWords } from "./clock";

const KEPT = "race";
/** Name and milliseconds in an address: "Anna~272000". */
const CLAIM = "claim";
const LONGEST = 40;

export interface Result {
  name: string;
  time: number;
  /** True when it came by link. */
  claimed: boolean;
}

export interface RaceOptions {
  puzzle(): string;
  /** What everybody does, one after the other. */
  lead(): string;
  /** Lays the puzzle afresh and starts the clock. */
  start(): Promise<void>;
  /** The address of the puzzle. */
  address(): Promise<string>;
}

export class Race {
  readonly #options: RaceOptions;
  /** Who is solving now. */
  #name = "";

  constructor(options: RaceOptions) {
    this.#options = options;
  }

  /** The claim in the page's address, noted for the puzzle on the board. */
  readClaim(): Result | null {
    const claim = new URLSearchParams(location.search).get(CLAIM);
    const cut = claim?.lastIndexOf("~") ?? -1;
    const time = Number(claim?.slice(cut + 1));
    if (!claim || cut < 1 || !Number.isFinite(time) || time <= 0) return null;
    const result = { name: claim.slice(0, Math.min(cut, LONGEST)), time, claimed: true };
    this.#note(result);
    return result;
  }

  /** Notes the time of whoever was solving, and shows everybody's. */
  finish(time: number): void {
    this.#note({ name: this.#name, time, claimed: false });
    this.open();
  }

  open(): void {
    const field = make("input", {
      id: "race-name",
      class: "field",
      type: "text",
      maxlength: LONGEST,
      autocomplete: "off",
      value: "",
    });
    const start = () => {
      this.#name = field.value.trim() || t("race-nobody");
      dialog.close();
      void this.#options.start();
    };
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") start();
    });
    const dialog = openDialog({
      title: t("race-title"),
      body: [],
      foot: [
        footButton(t("shell-cancel"), () => dialog.close()),
        footButton(t("race-start"), start, true),
      ],
    });
    const results = this.#results();
    fill(
      bodyOf(dialog),
      make("p", {}, this.#options.lead()),
      results.length > 0 ? this.#table(results) : null,
      make("div", { class: "group" }, make("label", { for: "race-name" }, t("race-name")), field),
    );
    field.focus();
  }

  #table(results: readonly Result[]): HTMLElement {
    const line = (result: Result, index: number) =>
      make(
        "tr",
        {},
        make("td", { class: "number" }, String(index + 1)),
        make("th", { scope: "row" }, result.name),
        make("td", { class: "worth" }, timeWords(result.time)),
        make(
          "td",
          {},
          result.claimed
            ? t("race-claimed")
            : make(
                "button",
                { class: "quiet", type: "button", onclick: () => void this.#send(result) },
                t("race-send"),
              ),
        ),
      );
    return make(
      "table",
      { class: "race" },
      make("caption", { class: "unseen" }, t("race-times")),
      make("tbody", {}, ...results.map(line)),
    );
  }

  async #send({ name, time }: Result): Promise<void> {
    const address = new URL(await this.#options.address());
    address.searchParams.set(CLAIM, `${name}~${Math.round(time)}`);
    await copyLink(address.href, t("race-sent"));
  }

  #results(): Result[] {
    try {
      const kept = JSON.parse(readSetting(KEPT) ?? "{}") as { puzzle?: string; results?: Result[] };
      return kept.puzzle === this.#options.puzzle() ? (kept.results ?? []) : [];
    } catch {
      return [];
    }
  }

  #note(result: Result): void {
    const same = (other: Result) => other.name === result.name && other.time === result.time;
    const others = this.#results().filter((other) => !same(other));
    const results = [...others, result].sort((a, b) => a.time - b.time);
    writeSetting(KEPT, JSON.stringify({ puzzle: this.#options.puzzle(), results }));
  }
}
