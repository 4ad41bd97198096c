/** Colours of the alveus, a board of walnut, bone and ebony, in each theme. */
import { withNight } from "../../../board/painter";
import type { Theme } from "../../../paint/material/palette";

export interface Colours {
  rail: string;
  field: string;
  lane: string;
  /** Colours of inlaid lines, and of grooves beside these lines and between the rim's parts. */
  bone: string;
  groove: string;
  roundel: string;
  eye: string;
  ebony: string;
  plate: { ground: string; edge: string; seam: string; letters: string };
  /** Colours of the board's shadows on the page: a wide, soft one and a narrow one at its edge. */
  ambient: string;
  contact: string;
  /** Colours of the rim's shadows on the recessed field: wide and tight. */
  inset: string;
  insetTight: string;
  /** Overlays that lighten or darken the four sides of the rim: top, left, bottom, right. */
  rails: [string, string, string, string];
  /** Colours of the bevel (chamfer) at the inner edge of the rim: top, left, bottom, right. */
  chamfer: [string, string, string, string];
  arris: string[];
  fieldLight: string[];
  laneLight: [string, string];
  /** Overlay that darkens board and inlay in the dark theme; men and dice are not covered. */
  veil: string;
  /** Colour of numbers of men, and, more transparent, of the outlines of dice to be rolled. */
  count: string;
  weight: number;
  grain: boolean;
}

const none = "rgba(0,0,0,0)";

const day: Colours = {
  rail: "#62422B",
  field: "#91673F",
  lane: "#6C472C",
  bone: "#DCC79A",
  groove: "rgba(30,14,4,.75)",
  roundel: "#E2D0A6",
  eye: "#3A2415",
  ebony: "#22140B",
  plate: { ground: "#33200F", edge: "#CDB582", seam: "rgba(22,9,2,.8)", letters: "#F3E4BD" },
  ambient: "rgba(62,44,22,.42)",
  contact: "rgba(20,10,2,.5)",
  inset: "rgba(18,7,0,.62)",
  insetTight: "rgba(18,7,0,.5)",
  rails: [
    "rgba(255,226,180,.07)",
    "rgba(255,226,180,.035)",
    "rgba(10,4,0,.14)",
    "rgba(10,4,0,.08)",
  ],
  chamfer: [
    "rgba(14,5,0,.62)",
    "rgba(14,5,0,.5)",
    "rgba(226,180,128,.42)",
    "rgba(226,180,128,.30)",
  ],
  arris: ["rgba(255,228,184,.42)", "rgba(255,228,184,.12)", "rgba(12,5,0,.5)"],
  fieldLight: ["rgba(255,232,196,.13)", "rgba(255,232,196,0)", "rgba(16,6,0,.20)"],
  laneLight: ["rgba(255,222,176,.13)", "rgba(20,8,0,.14)"],
  veil: none,
  count: "#E2D0A6",
  weight: 1,
  grain: true,
};

export const colours: Record<Theme, Colours> = withNight({
  light: day,
  dark: {
    ...day,
    ambient: "rgba(0,0,0,.75)",
    contact: "rgba(0,0,0,.75)",
    veil: "rgba(14,9,5,.22)",
    count: "#CDB990",
  },
  contrast: {
    ...day,
    rail: "#1A0D04",
    field: "#5A3A20",
    lane: "#2A1608",
    bone: "#FFFFFF",
    groove: "#000000",
    roundel: "#FFFFFF",
    eye: "#000000",
    ebony: "#000000",
    plate: { ground: "#000000", edge: "#FFFFFF", seam: "#000000", letters: "#FFFFFF" },
    ambient: none,
    contact: none,
    inset: none,
    insetTight: none,
    rails: [none, none, none, none],
    chamfer: ["#000000", "#000000", "#000000", "#000000"],
    arris: ["#000000", "#000000"],
    fieldLight: [none, none],
    laneLight: [none, none],
    count: "#FFFFFF",
    weight: 1.6,
    grain: false,
  },
});
