/** Three deals of Sperrdomino as the build wrote them down; see `scripts/site_build/sperrdomino_studies.py`. */
import type { Replay } from "../../ui/learn/studies";

const found = import.meta.glob<Replay>("../../generated/openings/study-*_*.json", {
  import: "default",
});

export async function studies(): Promise<Record<string, Replay>> {
  const deals = await Promise.all(
    Object.entries(found).map(
      async ([path, load]): Promise<[string, Replay]> => [
        path.slice(path.lastIndexOf("study-") + "study-".length, -".json".length),
        await load(),
      ],
    ),
  );
  return Object.fromEntries(deals);
}
