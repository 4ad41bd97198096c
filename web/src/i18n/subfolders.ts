/**
 * URLs of the message files in the subfolders of each language, keyed by path. For example,
 * `pages/xii` contains the rules of a game, and `lessons/xii` its lessons.
 */
export const subfolderFiles = import.meta.glob<string>("./*/*/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
