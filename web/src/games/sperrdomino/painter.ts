export { painter } from "../../families/line/painter";
