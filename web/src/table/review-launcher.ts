/** Result and replay of a finished game, loaded at the end of the game or on request. */
import type { Finished } from "../contracts/table-context";
import type { Panel } from "../contracts/table-snapshot";

export interface ReviewLauncher {
  panel: Panel;
  /** Replays the game from its beginning, turn by turn. */
  replay: () => void;
  /** Makes an image of the board and the result. */
  share: () => void;
}

export function reviewLauncher(options: Finished): ReviewLauncher {
  const { table, features } = options.context;
  let ended = false;
  table.on("over", () => {
    ended = true;
  });
  const load = () => features.openReview(options, () => ended);
  let opened: ReturnType<typeof load> | null = null;
  const open = () => {
    opened ??= load();
    return opened;
  };
  return {
    panel: {
      element: document.body,
      update({ phase }) {
        if (phase === "over") void open();
      },
    },
    replay: async () => (await open()).replay(),
    share: async () => (await open()).share(),
  };
}
