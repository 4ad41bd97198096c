/** Views as the engine sends them: only the members that have changed since the last view. */
import type { View } from "./protocol";

/** Changed members of a view; all members if `base` is "". */
export interface ViewUpdate {
  tag: string;
  /** Tag of the view to which the changes apply. */
  base: string;
  members: Partial<View>;
}

/** A reply whose view has not been completed yet. */
export interface UpdateReply {
  ok?: { view?: ViewUpdate };
  error?: { view?: ViewUpdate };
}

/** The last view received, which updates are applied to. */
export class ViewCache {
  #view: View | undefined;
  #tag = "";

  /** Tag of the view, which requests contain; "" before the first view. */
  get tag(): string {
    return this.#tag;
  }

  /** Makes the engine send the next view completely. */
  forget(): void {
    this.#tag = "";
  }

  /**
   * Returns the view after an update, or undefined if the update applies to a different view.
   * Unchanged members are the same objects as before.
   */
  receive({ tag, base, members }: ViewUpdate): View | undefined {
    if (base !== "" && (base !== this.#tag || !this.#view)) return undefined;
    this.#view = base === "" ? (members as View) : { ...(this.#view as View), ...members };
    this.#tag = tag;
    return this.#view;
  }
}
