export { guide } from "../../paint/sheet/guide";
