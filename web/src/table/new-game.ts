/** Dialog for a new game: opponent, seating (how two players share the screen), length, rules. */
import { computed, signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { newLetterPage } from "../contracts/links";
import type { GameInfo, Seat } from "../engine/protocol";
import { button } from "../kit/button";
import { footButton, openDialog } from "../kit/dialog";
import { choiceLines, fieldset, steps } from "../kit/fields";
import {
  lengthSteps,
  openOptions,
  playersSteps,
  presetOf,
  raceLines,
  targetOf,
} from "../kit/options";
import { ruleName } from "../kit/texts";
import { t, words } from "../kit/words";
import { computer, levelSteps } from "./level";
import { MAX_LENGTH, middle, playerNames, type Start, seatsAt, storeNames } from "./seats";

type Opponent = "computer" | "friend" | "far";

/** Open the dialog with the settings `now`. `begin` receives the chosen settings. */
export function openNewGame(game: GameInfo, now: Start, begin: (start: Start) => void): void {
  const start = signal(structuredClone(now));
  const present = computer(now);
  const against = signal<Opponent>(present ? "computer" : "friend");
  const alone = computed(() => against.value === "computer");
  const far = computed(() => against.value === "far");
  let level = present?.[1] ?? middle(game.levels);
  const asked = game.seats.find((side) => now.seats[side]?.kind === "human");
  const yours = signal(asked ?? game.seats[0] ?? "");
  const speaker = { game: game.id, family: game.family };
  const names = signal(playerNames());
  const sides = () => seatsAt(game, start.value.options);
  const own = () => (sides().includes(yours.value) ? yours.value : (sides()[0] ?? ""));
  const put = (changed: Partial<Start>) => {
    start.value = { ...start.value, ...changed };
  };
  const levels = levelSteps(game, level, (next) => {
    level = next;
  });

  const dialog = openDialog({
    title: t("new-title"),
    body: () => html`
      ${opponent()}
      ${alone.value ? computerFields() : nothing}
      ${game.hidden && against.value === "friend" ? nameFields() : nothing}
      ${alone.value || far.value || game.hidden ? nothing : seatingFields()}
      ${far.value ? nothing : fieldset(t("new-match"), lengthFields(), rules())}`,
    foot: [
      footButton(t("shell-cancel"), () => dialog.close()),
      footButton(t("new-start"), go, true),
    ],
  });

  function go() {
    dialog.close();
    if (far.value) return location.assign(newLetterPage(game.id));
    if (game.hidden) storeNames(names.value);
    const seat = (side: string): Seat =>
      alone.value && side !== own() ? { kind: "computer", level } : { kind: "human" };
    const seats = Object.fromEntries(sides().map((side) => [side, seat(side)]));
    begin({ ...start.value, seats });
  }

  function opponent() {
    const note = t("new-far-note", { dice: game.chance ? "yes" : "no" });
    const options: { value: Opponent; words: string; note?: string }[] = [
      { value: "computer", words: t("new-computer") },
      { value: "friend", words: t(game.seats.length > 2 ? "new-friends" : "new-friend") },
      { value: "far", words: t("new-far"), note },
    ];
    const offered = options.filter(
      ({ value }) =>
        value === "friend" || (value === "far" ? game.letters : game.levels.length > 0),
    );
    const lines = choiceLines("new-opponent", offered, against.value, (value) => {
      against.value = value;
    });
    const players = far.value ? null : playersSteps(game, start.value.options, put);
    return fieldset(t("new-opponent"), lines, players ?? nothing);
  }

  function computerFields() {
    const named = sides().map((side) => [side, words().seat(side, speaker)] as const);
    const seat = steps("new-side", t("new-side"), named, own(), (side) => {
      yours.value = side;
    });
    return fieldset(t("new-level"), levels, seat);
  }

  /** Return fields for the names of players, who take turns at the screen. */
  function nameFields() {
    const fields = sides().map(
      (side, at) => html`<label class="line"
        ><span>${words().seat(side, speaker)}</span
        ><input
          class="field"
          autocomplete="off"
          maxlength=${MAX_LENGTH}
          .value=${live(names.value[at] ?? "")}
          @input=${({ target }: Event) => {
            const all = sides().map((_, i) => names.value[i] ?? "");
            names.value = all.with(at, (target as HTMLInputElement).value);
          }}
      /></label>`,
    );
    return fieldset(t("new-names"), fields);
  }

  function lengthFields() {
    const race = raceLines(game, start.value.options, put);
    if (race) return race;
    return start.value.race ? nothing : lengthSteps(game, start.value, put);
  }

  /**
   * Return radio buttons for the orientation of the board between two people at this device. They
   * are not shown for games with hidden hands, in which people look at the screen alternately.
   */
  function seatingFields() {
    const ways = (["fixed", "turned", "table"] as const).map((value) => ({
      value,
      words: t(`new-seating-${value}`),
      note: t(`new-seating-${value}-note`),
    }));
    const lines = choiceLines("new-seating", ways, start.value.seating, (seating) =>
      put({ seating }),
    );
    return fieldset(t("new-seating"), lines);
  }

  function rules() {
    const { options, target } = start.value;
    const choose = () =>
      openOptions(game, options, (chosen) =>
        put({ options: chosen, target: targetOf(game, chosen, target) }),
      );
    return html`<div class="line">
      <span>${t("new-rules")}<small>${rulesWords(game, options)}</small></span>
      ${button({ words: t("new-options"), press: choose })}
    </div>`;
  }
}

/** Return a summary of the rules: the name of a preset, or the number of changed options. */
export function rulesWords(game: GameInfo, options: Record<string, string>): string {
  const preset = presetOf(game, options);
  if (preset) return ruleName("preset", preset, game);
  return t("new-rules-changed", { count: Object.keys(options).length });
}
