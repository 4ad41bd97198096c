/** Colours of the Roman boards: men, pebbles, dice, and marks on walnut and marble. */
import { withNight } from "../../board/painter";
import {
  boneDice,
  type DieMaterial,
  type MarkInk,
  type Material,
  marks,
  sideMaterials,
  type Theme,
} from "../material/palette";

const unlit = {
  high: "#FFFFFF",
  face: "#FFFFFF",
  low: "#FFFFFF",
  wall: "#000000",
  outline: "#000000",
  cut: "#000000",
  shadow: "rgba(0,0,0,0)",
  flat: true,
} satisfies Partial<Material>;
const unlitDark = {
  ...unlit,
  high: "#000000",
  face: "#000000",
  low: "#000000",
  cut: "#FFFFFF",
} satisfies Partial<Material>;

const boneMan: Material = {
  ornament: "two_grooves",
  high: "#FAF2DE",
  face: "#EEE1C4",
  low: "#CDB88E",
  wall: "#947C50",
  outline: "rgba(66,42,16,.8)",
  arris: ["rgba(255,252,240,.95)", "rgba(200,178,132,.3)", "rgba(110,82,40,.7)"],
  grooveDark: "rgba(104,76,36,.62)",
  grooveLight: "rgba(255,250,235,.75)",
  cut: "#543A1A",
  fibres: ["#78582C"],
  shadow: "rgba(18,9,3,.58)",
  flat: false,
};
const stoneMan: Material = {
  ornament: "double_groove",
  high: "#564E48",
  face: "#2C2622",
  low: "#12100D",
  wall: "#060403",
  outline: "rgba(0,0,0,.85)",
  arris: ["rgba(255,240,220,.34)", "rgba(120,108,96,.10)", "rgba(0,0,0,.8)"],
  grooveDark: "rgba(0,0,0,.78)",
  grooveLight: "rgba(222,208,188,.30)",
  cut: "#D6C8B4",
  fibres: [],
  shadow: "rgba(18,9,3,.58)",
  flat: false,
};
const whitePebble: Material = {
  ...boneMan,
  ornament: "white_pebble",
  high: "#FFFCF3",
  face: "#F5EDDC",
  low: "#A09072",
  outline: "rgba(78,66,44,.9)",
  cut: "#78684E",
  shadow: "rgba(38,32,24,.5)",
};
const blackPebble: Material = {
  ...stoneMan,
  ornament: "black_pebble",
  high: "#65625F",
  face: "#33312F",
  low: "#121110",
  cut: "#E8E4DC",
  shadow: "rgba(38,32,24,.5)",
};

/**
 * Return a man's material for each theme: `material` for `light`, with a darker shadow for `dark`.
 * For `contrast` and `night`, the properties in `flat` replace those of `material`.
 */
const lit = (material: Material, flat: Partial<Material>): Record<Theme, Material> =>
  withNight({
    light: material,
    dark: { ...material, shadow: "rgba(6,3,0,.72)" },
    contrast: { ...material, ...flat },
  });

export const [bone, stone] = sideMaterials(lit(boneMan, unlit), lit(stoneMan, unlitDark));
const [white, black] = sideMaterials(lit(whitePebble, unlit), lit(blackPebble, unlitDark));
export const pebbles = { white, black };

const ringed = (material: DieMaterial): DieMaterial => ({ ...material, ringed: true });
export const romanDice: Record<Theme, DieMaterial> = withNight({
  light: ringed(boneDice.light),
  dark: ringed(boneDice.dark),
  contrast: ringed(boneDice.contrast),
});

/** Colours of marks on the Roman boards, including numbers on targets, closed places and blots. */
export interface RomanInk extends MarkInk {
  /** Colours of the disc on a target (a place to which a man can move), and of the number on it. */
  disc: string;
  figure: string;
  /** Colours of a mark on a blot (single man) or a place closed to a side, and of its outline. */
  warning: string;
  warningCase: string;
}

const contrast: RomanInk = {
  ...marks.contrast,
  disc: "#FFFFFF",
  figure: "#000000",
  warning: "#7A0000",
  warningCase: "#FFFFFF",
};

/**
 * Pale marks with a dark outline, for walnut. The dark green of `marks.light` has too little
 * contrast on this wood.
 */
const walnutInk: RomanInk = {
  ...marks.light,
  path: "#F0C65A",
  second: "#A6E3D2",
  accent: "#F8C0B6",
  casing: "rgba(8,32,26,.92)",
  caseWidth: 0.9,
  ghost: "rgba(166,227,210,.16)",
  disc: "rgba(20,70,58,.72)",
  figure: "#F2FBF7",
  warning: "#F8C0B6",
  warningCase: "rgba(70,10,6,.95)",
};
export const onWalnut: Record<Theme, RomanInk> = withNight({
  light: walnutInk,
  dark: { ...walnutInk, focus: marks.dark.focus, paper: marks.dark.paper },
  contrast,
});

const marbleInk: RomanInk = {
  ...marks.light,
  second: "#1F5A4D",
  accent: "#8E2019",
  casing: "rgba(252,250,244,.95)",
  caseWidth: 1,
  glow: "#C9962F",
  ghost: "rgba(214,238,229,.6)",
  disc: "rgba(214,238,229,.9)",
  figure: "#14453A",
  warning: "#8E2019",
  warningCase: "rgba(252,250,244,.95)",
};
export const onMarble: Record<Theme, RomanInk> = withNight({
  light: marbleInk,
  dark: { ...marbleInk, focus: marks.dark.focus, paper: marks.dark.paper },
  contrast,
});

/** Colours of text and drawings on the page around the board. */
export interface PageInk {
  ink: string;
  soft: string;
  second: string;
  hair: string;
  /** Opacity of the label of an empty waiting area; but 1 for every tray (for men borne off). */
  idle: number;
}
export const page: Record<Theme, PageInk> = withNight({
  light: { ink: "#1E1B16", soft: "#5B5448", second: "#2F6B5E", hair: "#C6BBA5", idle: 0.75 },
  dark: { ink: "#EDE6D8", soft: "#A79F90", second: "#6FB3A2", hair: "#4A443A", idle: 0.75 },
  contrast: { ink: "#000000", soft: "#000000", second: "#0D4C3F", hair: "#57503F", idle: 1 },
});
