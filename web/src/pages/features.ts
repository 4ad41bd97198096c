/** Functions that load optional features of pages with a board when they are first used. */
import type { TableFeatures } from "../contracts/table-context";

export const features: TableFeatures = {
  addAccessAids: async (table, panels) =>
    (await import("../features/access/helping")).helping(table, panels),
  openReview: async (options, ended) =>
    (await import("../features/review/open-review")).openReview(options, ended),
  openEmbedding: async (info, link) =>
    (await import("../features/exhibits/embedding")).openEmbedding(info, link),
  openSetTask: async (engine, view) =>
    (await import("../features/learn/practice/set-task")).openSetTask(engine, view),
  loadGuide: async (info, context) =>
    (await import("../features/learn/guidance")).guidance(info, { preload: true })?.(context) ??
    null,
};
