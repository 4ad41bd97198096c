/** What of a list is shown on the board alone: the entry that is pointed at or has focus. */
import type { TableControls } from "../../../board/table";
import type { Mark } from "../../../engine/protocol";

export class Pointing {
  readonly #table: TableControls;
  /** The mark that is shown, as text. */
  #shown = "";

  constructor(table: TableControls) {
    this.#table = table;
  }

  show(mark: Mark): void {
    this.#shown = JSON.stringify(mark);
    this.#table.point([mark]);
  }

  hide(): void {
    this.#shown = "";
    this.#table.point([]);
  }

  /** Takes from the board what is no longer listed. */
  keep(listed: readonly Mark[]): void {
    if (this.#shown && !listed.some((mark) => JSON.stringify(mark) === this.#shown)) this.hide();
  }
}
