/** Guide of the family domino: that of all domino games. */
export { guide } from "../../paint/line/guide";
