/** Picture of the game on the home page: a line of tiles that turns back, and the stock. */
import { plateOf } from "../../paint/line/plate";

export const plate = plateOf({
  unit: 19,
  row: 6,
  backs: 5,
  line: ["3:4", "4:1", "1:3", "3:3", "3:2", "2:4", "4:5", "5:0", "0:2", "2:1"],
});
