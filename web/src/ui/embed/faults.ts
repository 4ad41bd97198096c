/** What is wrong with the way a board was embedded, readable in the board's place. */
import { fill, find, make } from "../shell/dom";
import { t } from "../shell/words";
import type { Fault } from "./parameters";

/** Lists the parameters that cannot be used. */
export function sayFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const items = faults.map((fault) => make("li", {}, faultWords(fault)));
  const list = make(
    "div",
    { class: "faults", role: "alert" },
    make("p", {}, t("embed-parameters")),
    make("ul", {}, ...items),
  );
  fill(find("#notices"), list);
}

/** One fault in words. */
export function faultWords({ code, name, value, allowed }: Fault): string {
  return t(`embed-${code}`, { name, value, allowed: allowed.join(" · ") });
}

/** Explains a sandbox in which no engine can run. */
export function saySandbox(): void {
  document.documentElement.dataset.alveus = "failed";
  const words = make("p", {}, t("embed-sandbox"));
  fill(find("#notices"), make("div", { class: "faults", role: "alert" }, words));
  find(".game").hidden = true;
}
