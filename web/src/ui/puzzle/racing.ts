/** A puzzle's race until somebody wants one: most puzzles are solved by one person alone. */
import type { TableControls } from "../../board/table";
import type { Clock } from "./clock";
import type { Race, RaceOptions } from "./race";

export interface Racing {
  /** Tells the claim in the page's address, if there is one. */
  tellClaim(): void;
  /** Asks who is next, with everybody's times. */
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
