/** Where the words of rules pages, courses and studies lie: the areas in folders of their own. */
export const further = import.meta.glob<string>("./*/*/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
