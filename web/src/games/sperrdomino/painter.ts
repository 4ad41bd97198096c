/** Painter of Sperrdomino: that of all domino games. */
export { painter } from "../../paint/line/painter";
