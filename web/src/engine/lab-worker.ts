/** Web worker of the laboratory: Python with the engines of one family and the laboratory. */
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
