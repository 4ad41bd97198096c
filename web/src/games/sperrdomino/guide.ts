/** Guide of Sperrdomino: that of all domino games. */
export { guide } from "../../paint/line/guide";
