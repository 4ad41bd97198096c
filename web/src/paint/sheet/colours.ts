/** Colours of ink, pencil and paper of the puzzle sheet. */
import { withNight } from "../../board/painter";
import type { Theme } from "../material/palette";

export interface Colours {
  paper: string;
  /** Colour of the web page, the background if no sheet of paper is painted under the grid. */
  ground: string;
  edge: string;
  shadow: string;
  /** Factor for the strength of the paper's texture (see `fibre`); 0 for paper without texture. */
  fibre: number;
  rule: string;
  ruleStrength: number;
  frame: string;
  numeral: string;
  label: string;
  /** Colours of the player's tiles and strokes: `pencil` for tentative ones, otherwise `pen`. */
  pen: string;
  pencil: string;
  wash: string;
  /** Colours of the shapes around the cells of the two numbers that the player can mark. */
  ring: string;
  lozenge: string;
  second: string;
  accent: string;
  gold: string;
  focus: string;
  /** Factor for the line widths of marks; above 1 in high contrast. */
  weight: number;
}

export const colours: Record<Theme, Colours> = withNight({
  light: {
    paper: "#FBF8F0",
    ground: "#F7F3EA",
    edge: "rgba(120,96,52,.22)",
    shadow: "rgba(60,46,24,.16)",
    fibre: 2,
    rule: "#6B6355",
    ruleStrength: 0.66,
    frame: "#1E1B16",
    numeral: "#1E1B16",
    label: "#5B5448",
    pen: "#1D222B",
    pencil: "#6A6259",
    wash: "rgba(94,74,36,.075)",
    ring: "#2F6B5E",
    lozenge: "#7A1F1B",
    second: "#2F6B5E",
    accent: "#7A1F1B",
    gold: "#B08D4A",
    focus: "#1E1B16",
    weight: 1,
  },
  dark: {
    paper: "#201D19",
    ground: "#171512",
    edge: "rgba(255,240,210,.06)",
    shadow: "rgba(0,0,0,.5)",
    fibre: 1.5,
    rule: "#6E665A",
    ruleStrength: 0.66,
    frame: "#8E8575",
    numeral: "#EDE6D8",
    label: "#A79F90",
    pen: "#E9E1CF",
    pencil: "#A79F90",
    wash: "rgba(237,230,216,.055)",
    ring: "#6FB3A2",
    lozenge: "#D9746A",
    second: "#6FB3A2",
    accent: "#D9746A",
    gold: "#C9A763",
    focus: "#EDE6D8",
    weight: 1,
  },
  contrast: {
    paper: "#FFFFFF",
    ground: "#FFFFFF",
    edge: "#57503F",
    shadow: "rgba(0,0,0,0)",
    fibre: 0,
    rule: "#57503F",
    ruleStrength: 1,
    frame: "#000000",
    numeral: "#000000",
    label: "#000000",
    pen: "#000000",
    pencil: "#4A443A",
    wash: "rgba(0,0,0,.07)",
    ring: "#0D4C3F",
    lozenge: "#6B0F0C",
    second: "#0D4C3F",
    accent: "#6B0F0C",
    gold: "#7A5500",
    focus: "#000000",
    weight: 1.25,
  },
});
