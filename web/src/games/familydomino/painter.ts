/** Painter of family dominoes: the common painter of games with a line of tiles. */
export { painter } from "../../paint/line/painter";
