/**
 * URLs of the message files in the subfolders of each language, keyed by path. For example,
 * `./en/pages/xii.ftl` contains the rules of a game, and `./en/lessons/xii.ftl` its lessons.
 */
export const subfolderFiles = import.meta.glob<string>("./*/*/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
