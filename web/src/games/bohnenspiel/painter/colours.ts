/** Colours of pear wood and beans in each theme. */
import { withNight } from "../../../board/painter";
import { fade, type MarkInk, marks, type Theme } from "../../../paint/material/palette";

export interface BeanStuff {
  /** Skin colours, chosen at random. */
  skins: string[];
  /** Colours of a bean's dark spot and its specks (`eye`), and of its veins; "" if it has none. */
  eye: string;
  vein: string;
  hilum: string;
  /** Colours painted over a bean: on its lit side (`lit`) and on its shaded side (`shade`). */
  lit: string;
  shade: string;
  gleam: string;
  outline: string;
  shadow: string;
  /** True if painted flat with strong lines, for high contrast. */
  flat: boolean;
}

export interface Colours {
  wood: string;
  /** Colour of the edge of the plank, visible below its face. */
  edge: string;
  ambient: string;
  contact: string;
  /**
   * Gradients from the lit to the shaded side of the plank (`light`) and of its outer edge
   * (`arris`); colours of the groove of the moulding and of the groove's lit side.
   */
  light: string[];
  arris: string[];
  moulding: [string, string];
  /**
   * Colours in a hollow (pit or store): an overlay (`hollow`); a gradient from floor to wall
   * (`bowl`); a gradient from the wall nearest the light to the opposite wall (`wall`).
   */
  hollow: string;
  bowl: [string, string];
  wall: [string, string, string];
  /** Colours of tool marks and their lit edges; gradient of a hollow's rim from the top left. */
  gouge: [string, string];
  lip: string[];
  inset: string;
  rim: string;
  rimWidth: number;
  /** Colour of the shadow that a hollow's rim casts on the beans in the hollow. */
  veil: string;
  numeral: string;
  numeralCut: string;
  tag: string;
  beans: Record<Kind, BeanStuff>;
  ink: MarkInk;
  grain: boolean;
}

const none = "rgba(0,0,0,0)";

const pale = {
  eye: "",
  vein: "",
  hilum: "rgba(70,36,14,.55)",
  lit: "rgba(255,255,255,.45)",
  shade: "rgba(108,66,22,.55)",
  gleam: "rgba(255,255,255,.5)",
  outline: "rgba(90,60,24,.6)",
  shadow: "rgba(30,14,4,.62)",
  flat: false,
} satisfies Partial<BeanStuff>;

const russet = {
  eye: "",
  vein: "#3A1A0A",
  hilum: "rgba(238,220,190,.8)",
  lit: "rgba(255,214,168,.32)",
  shade: "rgba(20,6,0,.58)",
  gleam: "rgba(255,240,220,.34)",
  outline: "rgba(30,10,0,.65)",
  shadow: "rgba(30,14,4,.62)",
  flat: false,
} satisfies Partial<BeanStuff>;

/** Shading and outline of spotted beans, with values between those of white and brown beans. */
const piebald = { shade: "rgba(58,28,8,.5)", outline: "rgba(58,30,10,.85)" };

const day = {
  white: { ...pale, skins: ["#F6EEDC", "#EFE4CB", "#F3E9D2"] },
  brown: { ...russet, skins: ["#7A4324", "#6B3A20", "#84502D"] },
  eyed: { ...pale, skins: ["#F4EBD8", "#F0E5CE"], eye: "#6E3B1D", ...piebald },
};

const evening = {
  white: { ...pale, skins: ["#EFE6D2", "#E6DAC0", "#EBE0C8"], shadow: "rgba(8,3,0,.75)" },
  brown: { ...russet, skins: ["#754123", "#66371F", "#7D4B2A"], shadow: "rgba(8,3,0,.75)" },
  eyed: {
    ...pale,
    skins: ["#ECE2CD", "#E7DBC3"],
    eye: "#623317",
    ...piebald,
    shadow: "rgba(8,3,0,.75)",
  },
};

const bold = {
  vein: "",
  lit: none,
  shade: none,
  gleam: none,
  outline: "#000000",
  shadow: none,
  flat: true,
} satisfies Partial<BeanStuff>;

export const colours: Record<Theme, Colours> = withNight({
  light: {
    wood: "#D1A27B",
    edge: "#7A4E2E",
    ambient: "rgba(66,40,14,.38)",
    contact: "rgba(40,22,8,.45)",
    light: ["rgba(255,236,204,.24)", "rgba(255,236,204,0)", "rgba(44,18,2,.16)"],
    arris: ["rgba(255,244,222,.75)", "rgba(255,236,204,.14)", "rgba(52,24,6,.5)"],
    moulding: ["rgba(52,24,6,.55)", "rgba(255,240,214,.42)"],
    hollow: "rgba(98,54,26,.38)",
    bowl: ["rgba(255,214,160,.12)", "rgba(48,20,2,.24)"],
    wall: ["rgba(28,10,0,.58)", "rgba(28,10,0,0)", "rgba(255,228,184,.36)"],
    gouge: ["rgba(40,16,2,.12)", "rgba(255,226,184,.11)"],
    lip: ["rgba(40,18,4,.5)", "rgba(40,18,4,.05)", "rgba(255,240,214,.6)"],
    inset: "rgba(20,6,0,.72)",
    rim: "rgba(66,34,12,.75)",
    rimWidth: 1,
    veil: "rgba(20,6,0,.62)",
    numeral: "#351B0B",
    numeralCut: "rgba(255,232,200,.55)",
    tag: "#FCFAF4",
    beans: day,
    ink: {
      ...marks.light,
      second: "#123F35",
      accent: "#7A1F1B",
      casing: fade("#FCFAF4", 0.86),
      glow: "#F2C660",
    },
    grain: true,
  },
  dark: {
    wood: "#79533A",
    edge: "#3A2415",
    ambient: "rgba(0,0,0,.75)",
    contact: "rgba(0,0,0,.7)",
    light: ["rgba(255,226,190,.15)", "rgba(255,226,190,0)", "rgba(24,8,0,.28)"],
    arris: ["rgba(255,224,186,.45)", "rgba(255,220,180,.08)", "rgba(16,6,0,.6)"],
    moulding: ["rgba(28,12,2,.65)", "rgba(255,222,180,.16)"],
    hollow: "rgba(38,20,8,.46)",
    bowl: ["rgba(255,204,150,.08)", "rgba(20,8,0,.30)"],
    wall: ["rgba(18,6,0,.62)", "rgba(18,6,0,0)", "rgba(255,214,164,.22)"],
    gouge: ["rgba(20,8,0,.2)", "rgba(255,216,170,.09)"],
    lip: ["rgba(20,8,0,.6)", "rgba(20,8,0,.05)", "rgba(255,220,180,.26)"],
    inset: "rgba(12,4,0,.8)",
    rim: "rgba(16,6,0,.8)",
    rimWidth: 1,
    veil: "rgba(12,4,0,.68)",
    numeral: "#F0DFC4",
    numeralCut: "rgba(20,8,0,.75)",
    tag: "#241B15",
    beans: evening,
    ink: {
      ...marks.dark,
      second: "#8FD0BE",
      accent: "#F0A79C",
      casing: "rgba(30,16,6,.72)",
      glow: "#E2BC6C",
    },
    grain: true,
  },
  contrast: {
    wood: "#EAD9B6",
    edge: "#000000",
    ambient: none,
    contact: none,
    light: [none, none],
    arris: ["#000000", "#000000"],
    moulding: ["#000000", none],
    hollow: "#FFF6DF",
    bowl: [none, none],
    wall: [none, none, none],
    gouge: [none, none],
    lip: ["#000000", "#000000"],
    inset: none,
    rim: "#000000",
    rimWidth: 2,
    veil: none,
    numeral: "#000000",
    numeralCut: none,
    tag: "#FFFFFF",
    beans: {
      white: { ...bold, skins: ["#FFFFFF"], eye: "", hilum: "#000000" },
      brown: { ...bold, skins: ["#4A1206"], eye: "", hilum: "#FFFFFF" },
      eyed: { ...bold, skins: ["#FFFFFF"], eye: "#4A1206", hilum: "#000000" },
    },
    ink: marks.contrast,
    grain: false,
  },
});

/** The kinds of seven average beans, for `kindOf`. An "eyed" bean is white with a brown spot. */
export const kinds = ["white", "brown", "white", "brown", "white", "brown", "eyed"] as const;
export type Kind = (typeof kinds)[number];

/** Return the kind of a bean by its random seed: on average 3 of 7 are white, 3 brown, 1 eyed. */
export const kindOf = (seed: number): Kind => kinds[seed % kinds.length] as Kind;
