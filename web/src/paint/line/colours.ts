/** Colours of the domino table in each theme: marble, brass, score slate and backs of tiles. */
import { withNight } from "../../board/painter";
import { type TileMaterial, tiles } from "../dominoes/tiles";
import { type MarkInk, marks, type Theme } from "../material/palette";

interface BackMaterial {
  /** Gradient of a tile's ebony back, from the lit upper left corner to the lower right. */
  ebony: [string, string, string];
  /** Colour of the bone layer of a face-down tile, visible at the edges below the ebony back. */
  bone: string;
  outline: string;
  rim: [string, string];
  fibres: [string, string];
  pin: [string, string];
}

export interface Colours {
  stone: { base: string; shade: string; vein: string; rust: string };
  /** Colours of the light on the marble table top: a gradient from upper left to lower right. */
  light: string[];
  /** Colour of the shadows of the marble table top and of the score slate. */
  ambient: string;
  brass: [string, string, string];
  /** Colours of two thin lines inside the table's brass edge: the outer dark, the inner light. */
  hairlines: [string, string];
  /** Colour of players' letters on the marble, and of rings for stock tiles no player can buy. */
  ink: string;
  frame: [string, string, string];
  slate: string;
  chalk: string;
  tile: TileMaterial;
  back: BackMaterial;
  marks: MarkInk;
  /** Fill of a place where a tile can be played. */
  free: string;
  grain: boolean;
}

const none = "rgba(0,0,0,0)";

const ebony: BackMaterial = {
  ebony: ["#41352B", "#2E251E", "#221B16"],
  bone: "#C9B891",
  outline: "rgba(12,8,5,.7)",
  rim: ["rgba(190,160,125,.42)", "rgba(0,0,0,.42)"],
  fibres: ["120,94,70", "10,7,5"],
  pin: ["#B7A273", "#6E5528"],
};

export const colours: Record<Theme, Colours> = withNight({
  light: {
    stone: { base: "#EFEBE3", shade: "#DFDCD5", vein: "#A3A6AA", rust: "#E2D8C5" },
    light: ["rgba(255,253,247,.22)", "rgba(255,253,247,0)", "rgba(70,58,40,.06)"],
    ambient: "rgba(60,46,24,.28)",
    brass: ["#D2B983", "#AB8A4C", "#8D6F38"],
    hairlines: ["rgba(60,44,18,.34)", "rgba(255,255,255,.5)"],
    ink: "#4A443A",
    frame: ["#C9A673", "#B58F5B", "#9A7645"],
    slate: "#313433",
    chalk: "#F4F0E6",
    tile: tiles.light,
    back: ebony,
    marks: { ...marks.light, second: "#2F6B5E" },
    free: "rgba(47,107,94,.09)",
    grain: true,
  },
  dark: {
    stone: { base: "#45413B", shade: "#37332E", vein: "#77736B", rust: "#4A4238" },
    light: ["rgba(255,236,204,.06)", "rgba(255,236,204,0)", "rgba(0,0,0,.2)"],
    ambient: "rgba(0,0,0,.6)",
    brass: ["#B79C63", "#8A6D39", "#5F4A24"],
    hairlines: ["rgba(0,0,0,.5)", "rgba(255,240,210,.14)"],
    ink: "#D9D0BE",
    frame: ["#8E7047", "#765A36", "#5A4326"],
    slate: "#1F2221",
    chalk: "#EDE8DC",
    tile: tiles.dark,
    back: {
      ...ebony,
      ebony: ["#2E251E", "#211A15", "#17120E"],
      bone: "#A39067",
      outline: "rgba(200,176,130,.34)",
    },
    marks: { ...marks.dark, second: "#8FD0BE" },
    free: "rgba(143,208,190,.12)",
    grain: true,
  },
  contrast: {
    stone: { base: "#FFFFFF", shade: "#FFFFFF", vein: "#FFFFFF", rust: "#FFFFFF" },
    light: [none, none],
    ambient: none,
    brass: ["#000000", "#000000", "#000000"],
    hairlines: [none, none],
    ink: "#000000",
    frame: ["#000000", "#000000", "#000000"],
    slate: "#000000",
    chalk: "#FFFFFF",
    tile: tiles.contrast,
    back: {
      ebony: ["#1A1A1A", "#1A1A1A", "#1A1A1A"],
      bone: "#000000",
      outline: "#000000",
      rim: [none, none],
      fibres: ["26,26,26", "26,26,26"],
      pin: ["#FFFFFF", "#FFFFFF"],
    },
    marks: marks.contrast,
    free: "rgba(0,0,0,0)",
    grain: false,
  },
});
