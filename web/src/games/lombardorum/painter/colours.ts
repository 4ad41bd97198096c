/** Colours of the Lombard board (wood, bone and brass) in each theme. */
import { withNight } from "../../../board/painter";
import { fade, type Theme } from "../../../paint/material/palette";

export interface Colours {
  frame: string;
  field: string;
  boxwood: string;
  darkPoint: string;
  slot: string;
  bone: string;
  /** Colours of an inlay's seam, and of lines in light points and near capitals (column heads). */
  seam: string;
  line: string;
  /** Colour of lines inlaid in a dark point. */
  darkInlay: string;
  redMark: string;
  /**
   * True in the theme `night`, which exchanges light and dark on the painted canvas. Each side's
   * marks are therefore painted in the other side's colours, so that their own brightness appears.
   */
  swapsSides: boolean;
  certosina: { ground: string; bone: string; green: string; edge: string };
  /** Colours of the board's shadows on the page: a wide, soft one and a narrow one at its edge. */
  ambient: string;
  contact: string;
  /** Colours of the shadows of rims on recessed areas: wide and tight. */
  inset: string;
  insetTight: string;
  hole: string;
  /**
   * Gradients from the lit to the shaded corner: overlays on frame, tray and field (`…Light`), and
   * lines at the edges of board and tray (`arris`).
   */
  frameLight: string[];
  trayLight: string[];
  fieldLight: string[];
  arris: string[];
  litEdge: string;
  joint: string;
  scale: string[];
  /** Colours of brass, from highlight to shade. */
  brass: [string, string, string, string];
  count: string;
  numeral: string;
  numeralCut: string;
  /** Factor for the width of inlaid lines. */
  weight: number;
  grain: boolean;
}

const evening = {
  frameLight: ["rgba(255,236,200,.16)", "rgba(255,236,200,0)", "rgba(20,8,0,.20)"],
  trayLight: ["rgba(255,236,200,.12)", "rgba(20,8,0,.22)"],
  fieldLight: ["rgba(255,244,214,.13)", "rgba(255,244,214,0)", "rgba(50,22,4,.13)"],
  arris: ["rgba(255,232,196,.55)", "rgba(255,232,196,.10)", "rgba(10,4,0,.5)"],
  litEdge: "rgba(255,234,198,.30)",
  hole: "rgba(30,14,4,.62)",
  joint: "rgba(25,12,4,.5)",
  scale: ["rgba(50,26,8,.34)", "rgba(50,26,8,.55)"],
  numeralCut: "rgba(20,8,0,.55)",
  redMark: "#5E1F18",
  swapsSides: false,
  weight: 1,
  grain: true,
} satisfies Partial<Colours>;

const none = "rgba(0,0,0,0)";

const byDay: Record<Theme, Colours> = withNight({
  light: {
    ...evening,
    frame: "#5E402A",
    field: "#C6A274",
    boxwood: "#E5D3AB",
    darkPoint: "#9C7049",
    slot: "#BC9667",
    bone: "#F0E3C4",
    seam: "rgba(60,34,14,.55)",
    line: "#5A3517",
    darkInlay: "#F0E3C4",
    certosina: { ground: "#3B2415", bone: "#F0E3C4", green: "#4E7A6B", edge: "rgba(20,10,4,.45)" },
    ambient: "rgba(60,36,14,.34)",
    contact: "rgba(40,22,8,.45)",
    inset: "rgba(44,20,4,.62)",
    insetTight: "rgba(40,18,4,.55)",
    brass: ["#E8D29A", "#C7A766", "#A98A4C", "#6B5228"],
    count: "#3B2413",
    numeral: fade("#F0E3C4", 0.94),
  },
  dark: {
    ...evening,
    frame: "#4A3222",
    field: "#987853",
    boxwood: "#B6A075",
    darkPoint: "#7A573A",
    slot: "#866745",
    bone: "#D9C9A4",
    seam: "rgba(30,16,6,.65)",
    line: "#3A210E",
    darkInlay: "#D9C9A4",
    certosina: { ground: "#23150C", bone: "#D9C9A4", green: "#4A7868", edge: "rgba(20,10,4,.45)" },
    ambient: "rgba(0,0,0,.7)",
    contact: "rgba(0,0,0,.7)",
    inset: "rgba(14,6,0,.74)",
    insetTight: "rgba(14,6,0,.6)",
    brass: ["#CDB47A", "#A2854C", "#846A38", "#48371A"],
    count: "#1B0F06",
    numeral: fade("#D9C9A4", 0.94),
  },
  contrast: {
    frame: "#2A1608",
    field: "#EAD9B6",
    boxwood: "#FFF6DF",
    darkPoint: "#CFA673",
    slot: "#EAD9B6",
    bone: "#FFFFFF",
    seam: "#000000",
    line: "#000000",
    darkInlay: "#000000",
    redMark: "#3A0A06",
    swapsSides: false,
    certosina: { ground: "#000000", bone: "#FFFFFF", green: "#000000", edge: "#000000" },
    ambient: none,
    contact: none,
    inset: none,
    insetTight: none,
    hole: "#000000",
    frameLight: [none, none],
    trayLight: [none, none],
    fieldLight: [none, none],
    arris: ["#000000", "#000000"],
    litEdge: none,
    joint: "#FFFFFF",
    scale: ["#000000", "#000000"],
    brass: ["#FFFFFF", "#D9C9A4", "#D9C9A4", "#000000"],
    count: "#000000",
    numeral: "#FFFFFF",
    numeralCut: none,
    weight: 1.8,
    grain: false,
  },
});

export const colours: Record<Theme, Colours> = {
  ...byDay,
  night: { ...byDay.night, swapsSides: true },
};
