/** The client's own words in English. */

const FILES = import.meta.glob<string>("./en*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(FILES).join("\n");
