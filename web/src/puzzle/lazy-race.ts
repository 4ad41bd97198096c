/** Loads `race.ts` on first use. Most puzzles are solved without a race. */
import type { TableControls } from "../board/table";
import type { Clock } from "./clock";
import type { Race, RaceOptions } from "./race";

export interface LazyRace {
  /** Shows the time claimed in the page's URL, if there is one. */
  showClaim(): void;
  /** Opens the dialog with all times, which asks for the name of the next player. */
  open(): void;
}

export function lazyRace(table: TableControls, clock: Clock, options: RaceOptions): LazyRace {
  let race: Promise<Race> | null = null;
  const make = async () => new (await import("./race")).Race(table, clock, options);
  async function load(): Promise<Race> {
    race ??= make();
    return race;
  }
  return {
    showClaim() {
      if (/[?&]claim=/.test(location.search)) void load().then((loaded) => loaded.showClaim());
    },
    open: () => void load().then((loaded) => loaded.open()),
  };
}
