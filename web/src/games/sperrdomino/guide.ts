export { guide } from "../../families/line/guide";
