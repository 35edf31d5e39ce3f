/** The client's own words in Polish. */

const FILES = import.meta.glob<string>("./pl*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(FILES).join("\n");
