/** The experiment in the URL of the laboratory, or in the first line of a results file. */
import type { Experiment } from "../../engine/lab-client";
import { decodePercent, readObject } from "../../kit/address";

/** Remove study and experiment from the URL, so that a reload shows the newly stored results. */
export function forgetSource(): void {
  const url = new URL(location.href);
  url.searchParams.delete("study");
  url.hash = "";
  history.replaceState(history.state, "", url);
}

/** Return the experiment in the fragment of the URL; null if there is none. */
export function linkedExperiment(): Experiment | null {
  const linked = readObject(decodePercent(location.hash.slice(1))) as Experiment | null;
  return linked?.readings ? linked : null;
}

/** Return the experiment in the first line of a results file; null if there is none. */
export function experimentIn(text: string): Experiment | null {
  const head = readObject(text.split("\n")[0] ?? "") as { experiment?: Experiment } | null;
  return head?.experiment?.readings ? head.experiment : null;
}
