/** Loads `race.ts` on first use. Most puzzles are solved without a race. */
import type { TableControls } from "../../board/table";
import type { Clock } from "./clock";
import type { Race, RaceOptions } from "./race";

export interface Racing {
  /** Shows the time claimed in the page's URL, if there is one. */
  tellClaim(): void;
  /** Opens the dialog with all times, which asks for the name of the next player. */
  open(): void;
}

export function racing(table: TableControls, clock: Clock, options: RaceOptions): Racing {
  let race: Promise<Race> | null = null;
  const make = async () => new (await import("./race")).Race(table, clock, options);
  async function asked(): Promise<Race> {
    race ??= make();
    return race;
  }
  return {
    tellClaim() {
      if (/[?&]claim=/.test(location.search)) void asked().then((one) => one.tellClaim());
    },
    open: () => void asked().then((one) => one.open()),
  };
}
