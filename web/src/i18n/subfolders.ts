/** URLs of the messages for rules pages, courses and studies, which are areas in subfolders. */
export const subfolderFiles = import.meta.glob<string>("./*/*/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
