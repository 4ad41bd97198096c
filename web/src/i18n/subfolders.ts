/**
 * URLs of the message files in the subfolders of each language, keyed by path. Their areas contain
 * a slash, for example `pages/xii` (rules) and `lessons/xii`.
 */
export const subfolderFiles = import.meta.glob<string>("./*/*/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
