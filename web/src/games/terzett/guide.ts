/** Guide of Terzett: that of all tile puzzles. */
export { guide } from "../../paint/sheet/guide";
