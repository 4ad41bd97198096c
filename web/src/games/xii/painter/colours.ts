/** Colours of marble, red lead and chisel cuts of the board (a marble slab) in each theme. */
import { withNight } from "../../../board/painter";
import type { Cutting } from "../../../paint/material/engraving";
import type { Theme } from "../../../paint/material/palette";

export interface Colours {
  stone: { base: string; shade: string; vein: string; rust: string };
  cutting: Cutting;
  /** Colours of the chipped edge of the slab: next to its surface, and farther out. */
  edge: [string, string];
  rim: string;
  rimLight: string;
  ambient: string;
  light: string[];
  /** Overlay that darkens stone and letters in the dark theme; men and dice are not covered. */
  veil: string;
  figure: string;
  /** Colours of the number on the top man of a high stack: on a white and on a black pebble. */
  counts: [string, string];
  grain: boolean;
}

const none = "rgba(0,0,0,0)";

const day: Colours = {
  stone: { base: "#DDD7CA", shade: "#C5BEB0", vein: "#8D8981", rust: "#CDB78F" },
  cutting: {
    lip: "rgba(255,253,247,.85)",
    shade: "rgba(52,40,28,.55)",
    redLead: "rgba(132,36,27,.9)",
    scored: "rgba(74,60,44,.62)",
    faint: "rgba(74,60,44,.45)",
    guide: "rgba(74,60,44,.22)",
    redScored: "rgba(120,36,26,.78)",
    worn: "#CEC6B8",
  },
  edge: ["#918A7C", "#736C5F"],
  rim: "rgba(70,60,44,.55)",
  rimLight: "rgba(255,253,246,.55)",
  ambient: "rgba(70,58,38,.42)",
  light: ["rgba(255,252,242,.30)", "rgba(255,252,242,0)", "rgba(58,46,28,.17)"],
  veil: none,
  figure: "#453C30",
  counts: ["#3A2E18", "#F2EBDC"],
  grain: true,
};

const byDay: Record<Theme, Colours> = withNight({
  light: day,
  dark: {
    ...day,
    edge: ["#6A655B", "#4B473F"],
    ambient: "rgba(0,0,0,.8)",
    veil: "rgba(16,12,8,.26)",
    figure: "#1E1810",
  },
  contrast: {
    ...day,
    stone: { base: "#FFFFFF", shade: "#FFFFFF", vein: "#FFFFFF", rust: "#FFFFFF" },
    cutting: {
      lip: none,
      shade: none,
      redLead: "#5A0A06",
      scored: "#000000",
      faint: "#000000",
      guide: none,
      redScored: "#5A0A06",
      worn: "#FFFFFF",
    },
    edge: ["#000000", "#000000"],
    rim: "#000000",
    rimLight: none,
    ambient: none,
    light: [none, none],
    figure: "#000000",
    counts: ["#000000", "#FFFFFF"],
    grain: false,
  },
});

const { contrast } = byDay;
const [onWhite, onBlack] = contrast.counts;
/**
 * The page inverts all colours in the theme `night`. Each side's pebbles are therefore painted in
 * the other side's colours, and so are the numbers on them.
 */
export const colours: Record<Theme, Colours> = {
  ...byDay,
  night: { ...contrast, counts: [onBlack, onWhite] },
};
