export { painter } from "../../paint/line/painter";
