/** Picture of the game on the home page: a line of seven large tiles, and no stock. */
import { plateOf } from "../../paint/line/plate";

export const plate = plateOf({
  unit: 27,
  row: 4,
  backs: 0,
  line: ["6:6", "6:2", "2:5", "5:5", "5:3", "3:0", "0:0"],
});
