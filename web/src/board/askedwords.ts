/** What is told to those who ask by a key: what is in hand, and what is attacked. */
import type { View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { contents } from "./names";

/** The dice that lie, and what the viewer holds in hand; or the tiles of a puzzle. */
export function handWords(view: View, messages: Messages): string {
  const stock = view.tokens.filter(({ kind }) => kind === "stock");
  if (stock.length > 0) {
    const left = stock.filter(({ used }) => !used);
    const tile = left.find(({ value }) => value > 0)?.id ?? "none";
    return messages.text("stock-left", { tile, tiles: left.map(({ id }) => id) });
  }
  const tally = view.tokens.filter(({ kind, used }) => kind === "tally" && !used);
  if (tally.length > 0) {
    const lines = tally.map(({ id: tile, value }) =>
      messages.say("counter", { code: "tally", params: { tile, value } }, view),
    );
    return messages.text("tally-left", { things: lines.join("; ") });
  }
  const dice = view.tokens.filter(({ kind }) => kind === "die");
  const values = (used: boolean) => dice.filter((die) => die.used === used).map((d) => d.value);
  const said = dice.length > 0 ? [messages.text("dice-left", { dice: values(false) })] : [];
  if (values(true).length > 0) said.push(messages.text("dice-used", { dice: values(true) }));
  const hand = view.places
    .filter(({ kind, side }) => (kind === "slot" || kind === "hand") && side === view.viewer)
    .flatMap(({ id }) => contents(view, id, messages));
  if (hand.length > 0) said.push(messages.text("in-hand", { things: messages.list(hand) }));
  if (view.places.some(({ kind }) => kind === "slot")) said.push(countedWords(view, messages));
  return said.join(" ") || messages.text("nothing-in-hand");
}

/** What is attacked on both sides, sum by sum; "" in a game without attacks. */
export function threatsWords(view: View, messages: Messages): string {
  if (!messages.id("mark", "attack", view)) return "";
  const told = (["attack", "danger"] as const).map((kind) => {
    const marks = view.marks.filter((mark) => mark.kind === kind);
    const things = marks.map(({ label }) => messages.say("label", label, view)).join("; ");
    return things && messages.text(`threats-${kind}`, { things });
  });
  return told.filter(Boolean).join(" ") || messages.text("threats-none");
}

/** What the tiles in hand count, and what the book calls them together. */
function countedWords(view: View, messages: Messages): string {
  const counted = view.counters
    .filter(({ side }) => side === view.viewer)
    .map(({ code, value }) => messages.say("counter", { code, params: { value } }, view));
  const groups = view.marks
    .filter(({ kind }) => kind === "group")
    .map(({ label }) => messages.say("mark", label, view));
  return [counted, groups]
    .filter((things) => things.length > 0)
    .map((things) => `${messages.list(things)}.`)
    .join(" ");
}
