/** Painter of Sperrdomino. Sperrdomino and Familydomino share it. */
export { painter } from "../../paint/line/painter";
