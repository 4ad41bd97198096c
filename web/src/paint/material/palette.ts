/** Colours shared by several games: ivory and walnut men, bone dice, and marks over them. */
import { type Look, withNight } from "../../board/painter";

export type Theme = Look["theme"];

/** Return an `rgba()` colour from a hexadecimal colour and an opacity. */
export function fade(hex: string, opacity: number): string {
  const [r, g, b] = channels(hex);
  return `rgba(${r},${g},${b},${opacity})`;
}

export function channels(hex: string): [number, number, number] {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Ornament cut into a man (a playing piece); for pebbles, which have none, their colour. */
type Ornament =
  | "ring_and_dot"
  | "petals"
  | "two_grooves"
  | "double_groove"
  | "white_pebble"
  | "black_pebble";

/** Colours and ornament of a man. The ornament distinguishes the sides without colour. */
export interface Material {
  ornament: Ornament;
  high: string;
  face: string;
  low: string;
  wall: string;
  outline: string;
  /** Colours of the rim (arris) of a man's upper face, from the lit to the shaded side. */
  arris: [string, string, string];
  grooveDark: string;
  grooveLight: string;
  cut: string;
  fibres: string[];
  shadow: string;
  /** True if the man is painted without shading and with strong lines, for high contrast. */
  flat: boolean;
}

const ivoryLines = {
  ornament: "ring_and_dot",
  outline: "rgba(70,44,14,.72)",
  arris: ["rgba(255,253,244,.95)", "rgba(190,165,115,.35)", "rgba(110,82,40,.75)"],
  grooveDark: "rgba(112,80,36,.62)",
  grooveLight: "rgba(255,253,244,.9)",
  cut: "#5C3C18",
  fibres: ["#785828"],
  flat: false,
} satisfies Partial<Material>;

const walnutLines = {
  ornament: "petals",
  outline: "rgba(12,2,0,.78)",
  arris: ["rgba(236,160,128,.60)", "rgba(120,50,38,.25)", "rgba(15,2,0,.85)"],
  grooveDark: "rgba(14,2,0,.72)",
  grooveLight: "rgba(226,140,108,.40)",
  cut: "#E8BE96",
  fibres: ["#0F0300", "#BE6E50"],
  flat: false,
} satisfies Partial<Material>;

const ivoryByDay: Record<Theme, Material> = withNight({
  light: {
    ...ivoryLines,
    high: "#FBF6E8",
    face: "#F3E9D2",
    low: "#DCCBA6",
    wall: "#B0966A",
    shadow: "rgba(40,18,4,.58)",
  },
  dark: {
    ...ivoryLines,
    high: "#EFE6D2",
    face: "#E2D6BB",
    low: "#BFAB84",
    wall: "#836B45",
    shadow: "rgba(8,3,0,.7)",
  },
  contrast: {
    ...ivoryLines,
    high: "#FFFFFF",
    face: "#FFFFFF",
    low: "#FFFFFF",
    wall: "#000000",
    outline: "#000000",
    cut: "#000000",
    shadow: "rgba(0,0,0,0)",
    flat: true,
  },
});

const walnutByDay: Record<Theme, Material> = withNight({
  light: {
    ...walnutLines,
    high: "#7E382B",
    face: "#5C211A",
    low: "#3B110C",
    wall: "#250906",
    shadow: "rgba(40,18,4,.58)",
  },
  dark: {
    ...walnutLines,
    high: "#76342A",
    face: "#501A15",
    low: "#300C09",
    wall: "#170403",
    shadow: "rgba(8,3,0,.7)",
  },
  contrast: {
    ...walnutLines,
    high: "#3A0A06",
    face: "#3A0A06",
    low: "#3A0A06",
    wall: "#000000",
    outline: "#000000",
    cut: "#FFFFFF",
    shadow: "rgba(0,0,0,0)",
    flat: true,
  },
});

/**
 * Return both arguments, the materials of two sides by theme, with new materials for the theme
 * `night`. There CSS inverts light and dark, so each side is painted in the `contrast` colours of
 * the other side, but with its own ornament.
 */
export function sideMaterials(first: Record<Theme, Material>, second: Record<Theme, Material>) {
  const withSwap = (own: typeof first, other: typeof first) => ({
    ...own,
    night: { ...other.contrast, ornament: own.contrast.ornament },
  });
  return [withSwap(first, second), withSwap(second, first)] as const;
}

export const [ivory, walnut] = sideMaterials(ivoryByDay, walnutByDay);

export interface DieMaterial {
  high: string;
  face: string;
  low: string;
  wall: string;
  pip: string;
  edge: string;
  shadow: string;
  flat: boolean;
  /** True if the pips are painted as rings with a dot, as on Roman dice. */
  ringed?: boolean;
}

export const boneDice: Record<Theme, DieMaterial> = withNight({
  light: {
    high: "#FFFCF3",
    face: "#F6EDD8",
    low: "#DFCFAC",
    wall: "#B0966A",
    pip: "#2A1A10",
    edge: "#60461F",
    shadow: "rgba(40,18,4,.6)",
    flat: false,
  },
  dark: {
    high: "#F3EBDA",
    face: "#E6DAC0",
    low: "#C6B48E",
    wall: "#836B45",
    pip: "#2A1A10",
    edge: "#40300F",
    shadow: "rgba(8,3,0,.75)",
    flat: false,
  },
  contrast: {
    high: "#FFFFFF",
    face: "#FFFFFF",
    low: "#FFFFFF",
    wall: "#000000",
    pip: "#000000",
    edge: "#000000",
    shadow: "rgba(0,0,0,0)",
    flat: true,
  },
});

/** Colours of marks over men. Their outline (casing) makes them visible on every material. */
export interface MarkInk {
  second: string;
  accent: string;
  casing: string;
  /** Width of the outline (casing) on each side of a line, in CSS pixels. */
  caseWidth: number;
  /** Factor for the width of lines. */
  weight: number;
  ghost: string;
  glow: string;
  arc: string;
  arcEdge: string;
  /** Colour of the arrows that show the moves of the last turn. */
  path: string;
  /** Colours of the ring around the place with the keyboard focus, and of this ring's border. */
  focus: string;
  paper: string;
}

export const marks: Record<Theme, MarkInk> = withNight({
  light: {
    second: "#23604F",
    accent: "#8E1F1A",
    casing: "rgba(252,250,244,.92)",
    caseWidth: 1.3,
    weight: 1,
    ghost: "rgba(255,244,214,.44)",
    glow: "#F6CF6E",
    arc: "#F0C65A",
    arcEdge: "rgba(70,40,8,.75)",
    path: "#B88A24",
    focus: "#1E1B16",
    paper: "#F7F3EA",
  },
  dark: {
    second: "#1F6353",
    accent: "#9A2620",
    casing: "rgba(233,240,226,.90)",
    caseWidth: 1.3,
    weight: 1,
    ghost: "rgba(255,244,214,.44)",
    glow: "#E9C36B",
    arc: "#E2B750",
    arcEdge: "rgba(20,8,0,.8)",
    path: "#C9952C",
    focus: "#EDE6D8",
    paper: "#171512",
  },
  contrast: {
    second: "#00483A",
    accent: "#7A0000",
    casing: "#FFFFFF",
    caseWidth: 2.2,
    weight: 1.7,
    ghost: "#FFFFFF",
    glow: "#FFD84A",
    arc: "#FFD84A",
    arcEdge: "#000000",
    path: "#7A5A00",
    focus: "#000000",
    paper: "#FFFFFF",
  },
});
