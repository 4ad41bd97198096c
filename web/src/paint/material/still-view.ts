/** Creates a `View` (the engine's description of a position) for a picture, without moves. */
import type { View } from "../../engine/protocol";

type RequiredFields = Pick<
  View,
  "game" | "family" | "sides" | "viewer" | "actor" | "places" | "pieces"
>;

export function stillView(fields: RequiredFields & Partial<View>): View {
  return {
    v: 1,
    options: {},
    match: "",
    before: false,
    rev: 0,
    ply: 0,
    ahead: 0,
    undo: { enabled: false, reason: null },
    redo: { enabled: false, reason: null },
    status: [],
    moves: [],
    tokens: [],
    counters: [],
    actions: [],
    marks: [],
    series: { target: 0, score: {}, game: 1, winner: null, race: null },
    log: { from: 0, entries: [] },
    last: { side: "", paths: [], dice: [], taken: [] },
    chance: { commitment: "", seed: null },
    ...fields,
  };
}
