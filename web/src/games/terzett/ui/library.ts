/** Outlines for which the build has composed figures. */

export interface Outline {
  id: string;
  kind: string;
  /** Rows of `#`, and `.` where there is no cell. */
  rows: string[];
  reach: number;
}

const libraryFiles = import.meta.glob<{ outlines: Outline[] }>(
  "../../../generated/openings/terzett-library.json",
  { import: "default" },
);

export async function outlines(): Promise<Outline[]> {
  const [load] = Object.values(libraryFiles);
  return (await load?.())?.outlines ?? [];
}
