/** Painter of the family domino: that of all domino games. */
export { painter } from "../../paint/line/painter";
