/** The dialog before a game by letter: rules, side, names. */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { GameInfo, LetterRequest } from "../../engine/protocol";
import type { Hindrance } from "../../storage";
import { footButton, openDialog } from "../shell/dialog";
import { fieldset, steps } from "../shell/fields";
import { rulesWords } from "../shell/newgame";
import { openOptions } from "../shell/options";
import { readObject } from "../shell/reading";
import { t, words } from "../shell/words";
import { isPassing } from "./kept";

type Wishes = Omit<LetterRequest, "what">;

const LONGEST_NAME = 40;

/** Asks for everything; null where it is thought better of, or cannot be kept here. */
export function askForGame(
  info: GameInfo,
  asked: URLSearchParams,
  hindrance: Hindrance | null,
): Promise<Wishes | null> {
  const [first = "", second = ""] = info.seats;
  const side = signal(info.seats.find((one) => one === asked.get("side")) ?? first);
  const options = signal((readObject(asked.get("rules") ?? "") ?? {}) as Record<string, string>);
  const mine = signal("");
  const yours = signal("");
  const passing = signal(false);
  void isPassing().then((is) => {
    passing.value = is;
  });

  return new Promise((resolve) => {
    let wishes: Wishes | null = null;
    const start = () => {
      const other = side.value === first ? second : first;
      const named = [
        [side.value, mine.value.trim()] as const,
        [other, yours.value.trim()] as const,
      ];
      const names = Object.fromEntries(named.filter(([, name]) => name !== ""));
      wishes = { game: info.id, options: options.value, side: side.value, names };
      dialog.close();
    };
    const cancel = footButton(t("shell-cancel"), () => dialog.close());
    const dialog = openDialog({
      title: t("letter-begin"),
      body: () => html`<p>${t("letter-begin-lead")}</p>
        ${hindrance ? impossible(hindrance) : fields()}`,
      foot: hindrance ? [cancel] : [cancel, footButton(t("letter-start"), start, true)],
      onclose: () => resolve(wishes),
    });
  });

  function impossible(hindrance: Hindrance) {
    return html`<p role="alert">${t(`letter-hindrance-${hindrance}`)}</p>`;
  }

  function fields() {
    const speaker = { game: info.id, family: info.family };
    const named = info.seats.map((one) => [one, words().side(one, speaker)] as const);
    const choose = () =>
      openOptions(info, options.value, (chosen) => {
        options.value = chosen;
      });
    const rules = html`<div class="line">
      <span>${t("new-rules")}<small>${rulesWords(info, options.value)}</small></span>
      <button class="button" type="button" @click=${choose}>${t("new-options")}</button>
    </div>`;
    const seat = steps("new-side", t("new-side"), named, side.value, (one) => {
      side.value = one;
    });
    const called = [
      field("letter-name-mine", mine),
      field("letter-name-yours", yours),
      html`<p class="small">${t("letter-names-note")}</p>`,
    ];
    return html`${fieldset(t("new-match"), rules, seat)}
      ${fieldset(t("letter-names"), called)}
      ${passing.value ? html`<p class="small">${t("letter-passing")}</p>` : nothing}`;
  }
}

function field(id: string, value: { value: string }) {
  const typed = ({ target }: Event) => {
    value.value = (target as HTMLInputElement).value;
  };
  return html`<label class="stacked">${t(id)}
    <input class="field" id=${id} maxlength=${LONGEST_NAME} autocomplete="off" .value=${live(value.value)} @input=${typed} />
  </label>`;
}
