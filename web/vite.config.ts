/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.FAJRANT_SERVER ?? "http://127.0.0.1:8765";

/** The modules of a table that the start page does not need. */
const TABLE =
  /\/src\/(pages\/table|lib\/(table|pieces|games\/(rows|narrow)|api\/patches|clock|reading|Figure))\b|\/svelte\/src\/transition\//;

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // vitest needs Svelte's browser build
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/fajrant/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "manifest.json", // the server reads from it what the page of a table will need
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow build on a busy machine is fine
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // what tables, replays, lessons and boards share, in one file: on a slow line each further file costs time
          groups: [{ name: "table", test: TABLE, minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
}));
