import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.FAJRANT_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // vitest needs Svelte's browser build
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/fajrant/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a busy machine is no fault of the build
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
