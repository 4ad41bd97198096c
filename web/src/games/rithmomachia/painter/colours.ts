/** Colours of vellum, inks, bone and bog oak in each theme. */
import { withNight } from "../../../board/painter";
import { type MarkInk, marks, type Theme } from "../../../paint/material/palette";

/** Colours of the stones of an army. */
export interface StoneMaterial {
  face: [string, string];
  /** Colour of a stone's front, which shows its thickness below its face. */
  wall: string;
  /** Colours of the light over the face: `lit` in the upper left corner, `shade` opposite. */
  lit: string;
  shade: string;
  outline: string;
  /** Colour of the bright edge on the lit side. */
  arris: string;
  /** Colour of the line engraved along the edge. */
  cut: string;
  numeral: string;
}

export interface Colours {
  vellum: [string, string];
  edge: string;
  outline: string;
  leafShadow: string;
  contact: string;
  wash: string;
  /** Lines that the scribe ruled in the margins, and holes pricked at their ends. */
  ruling: string;
  prick: string;
  line: string;
  rubric: string;
  number: string;
  white: StoneMaterial;
  black: StoneMaterial;
  stoneShadow: string;
  tag: string;
  tagShadow: string;
  ink: MarkInk;
  /** False in high contrast: flat faces, no grain, no shadows. */
  grain: boolean;
}

const none = "rgba(0,0,0,0)";

/** Dark theme: light edge of a black stone outside the vellum (board), captured or as an icon. */
export const PALE = "rgba(240,226,196,.5)";

const byDay: Record<Theme, Colours> = withNight({
  light: {
    vellum: ["#EDE0C1", "#DDCBA2"],
    edge: "#B39C6D",
    outline: "rgba(130,100,50,.45)",
    leafShadow: "rgba(70,50,20,.30)",
    contact: "rgba(70,50,20,.35)",
    wash: "rgba(150,112,58,.11)",
    ruling: "rgba(120,92,52,.26)",
    prick: "rgba(70,48,20,.62)",
    line: "#3A2A1B",
    rubric: "#8C2A21",
    number: "#5A4632",
    white: {
      face: ["#FFFAEC", "#F1E4C4"],
      wall: "#B9A47A",
      lit: "rgba(255,255,255,.40)",
      shade: "rgba(150,104,36,.24)",
      outline: "rgba(96,72,34,.75)",
      arris: "rgba(255,255,255,.75)",
      cut: "rgba(60,42,18,.34)",
      numeral: "#241C12",
    },
    black: {
      face: ["#241F1B", "#453C33"],
      wall: "#100D0B",
      lit: "rgba(255,240,214,.15)",
      shade: "rgba(0,0,0,.32)",
      outline: "rgba(0,0,0,.8)",
      arris: "rgba(255,238,208,.17)",
      cut: "rgba(240,226,196,.26)",
      numeral: "#F3E8CF",
    },
    stoneShadow: "rgba(56,36,12,.42)",
    tag: "#FBF6E8",
    tagShadow: "rgba(60,30,10,.35)",
    ink: {
      ...marks.light,
      second: "#2F6B5E",
      accent: "#7A1F1B",
      casing: "rgba(251,246,232,.85)",
      glow: "#D9A93E",
      arc: "#D9A93E",
      arcEdge: "#8E6C1E",
    },
    grain: true,
  },
  dark: {
    vellum: ["#C4AA7E", "#A88B60"],
    edge: "#6E5E42",
    outline: "rgba(40,28,10,.6)",
    leafShadow: "rgba(0,0,0,.7)",
    contact: "rgba(0,0,0,.6)",
    wash: "rgba(92,66,30,.13)",
    ruling: "rgba(50,34,14,.24)",
    prick: "rgba(30,18,6,.75)",
    line: "#2A1E13",
    rubric: "#7C1E17",
    number: "#33261A",
    white: {
      face: ["#F3E9D0", "#DCCFB0"],
      wall: "#A8946C",
      lit: "rgba(255,255,255,.34)",
      shade: "rgba(150,104,36,.24)",
      outline: "rgba(96,72,34,.75)",
      arris: "rgba(255,255,255,.6)",
      cut: "rgba(60,42,18,.34)",
      numeral: "#241C12",
    },
    black: {
      face: ["#1D1916", "#3A332C"],
      wall: "#0B0908",
      lit: "rgba(255,240,214,.13)",
      shade: "rgba(0,0,0,.32)",
      outline: "rgba(0,0,0,.8)",
      arris: "rgba(255,238,208,.17)",
      cut: "rgba(240,226,196,.26)",
      numeral: "#F0E4C8",
    },
    stoneShadow: "rgba(18,11,4,.62)",
    tag: "#EFE5CC",
    tagShadow: "rgba(20,10,4,.5)",
    ink: {
      ...marks.dark,
      second: "#154F43",
      accent: "#741914",
      casing: "rgba(240,226,190,.6)",
      glow: "#E9C877",
      arc: "#E9C877",
      arcEdge: "#7C5A12",
    },
    grain: true,
  },
  contrast: {
    vellum: ["#FFFFFF", "#FFFFFF"],
    edge: "#FFFFFF",
    outline: "#000000",
    leafShadow: none,
    contact: none,
    wash: "rgba(0,0,0,.07)",
    ruling: none,
    prick: none,
    line: "#000000",
    rubric: "#7A0000",
    number: "#000000",
    white: {
      face: ["#FFFFFF", "#FFFFFF"],
      wall: "#FFFFFF",
      lit: none,
      shade: none,
      outline: "#000000",
      arris: none,
      cut: none,
      numeral: "#000000",
    },
    black: {
      face: ["#000000", "#000000"],
      wall: "#000000",
      lit: none,
      shade: none,
      outline: "#000000",
      arris: none,
      cut: "#FFFFFF",
      numeral: "#FFFFFF",
    },
    stoneShadow: none,
    tag: "#FFFFFF",
    tagShadow: none,
    ink: { ...marks.contrast, casing: "#FFFFFF" },
    grain: false,
  },
});

const { contrast } = byDay;
/**
 * The page inverts all colours in the theme `night`. The materials of the two armies are swapped,
 * so that White's stones are white after the inversion.
 */
export const colours: Record<Theme, Colours> = {
  ...byDay,
  night: { ...contrast, white: contrast.black, black: contrast.white },
};
