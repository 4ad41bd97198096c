export { guide } from "../../families/sheet/guide";
