export { guide } from "../../paint/line/guide";
