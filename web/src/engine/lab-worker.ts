/**
 * Web worker of the laboratory. Runs Python with the package `alveus.lab` and the games of one
 * family, whose name is the worker's name.
 */
import { startPython } from "../pyodide/python";

const started = startPython([self.name, "lab"]).then(({ python }) => {
  return python.runPython("from alveus.lab.browser import handle; handle") as (
    text: string,
  ) => string;
});
started.catch(() => {}); // Each request reports the error.

self.addEventListener("message", async ({ data: [id, text] }: MessageEvent<[number, string]>) => {
  try {
    self.postMessage([id, (await started)(text)]);
  } catch (error) {
    self.postMessage([id, JSON.stringify({ broken: String(error) })]);
  }
});
