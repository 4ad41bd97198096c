/** Shows the list entry under the pointer or in focus on the board. */
import type { TableControls } from "../../../board/table";
import type { Mark } from "../../../engine/protocol";

export class Pointing {
  readonly #table: TableControls;
  /** The mark shown, as JSON. */
  #shown = "";

  constructor(table: TableControls) {
    this.#table = table;
  }

  show(mark: Mark): void {
    this.#shown = JSON.stringify(mark);
    this.#table.showMarks([mark]);
  }

  hide(): void {
    this.#shown = "";
    this.#table.showMarks([]);
  }

  /** Removes the mark from the board unless it is still listed. */
  keep(listed: readonly Mark[]): void {
    if (this.#shown && !listed.some((mark) => JSON.stringify(mark) === this.#shown)) this.hide();
  }
}
