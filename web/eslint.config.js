import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores([".build/", "src/lib/wire/", "**/schema.d.ts"]), // the types: scripts/wire.py
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      "no-undef": "off", // svelte-check knows every name
      // Collections in the state are replaced, not changed: their types are ReadonlyMap and
      // ReadonlySet. The others are caches, which nothing on the screen depends on.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
