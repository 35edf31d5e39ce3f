import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server delivers what is built here, and answers /api while one works on the client.
const server = process.env["KOSMODROM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: "../src/kosmodrom/server/client",
    emptyOutDir: true,
    // No inlined files: the content security policy allows only what has an address of its own.
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What several pages share comes in a few files: each is a request of its own.
          groups: [
            { name: "house", test: /\/(node_modules|src\/(lib|parts))\//, minShareCount: 3 },
            { name: "kit", test: /\/src\/board\//, minShareCount: 3 },
            { name: "table", test: /\/src\/(table|guide|games)\/[^/]*$/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
