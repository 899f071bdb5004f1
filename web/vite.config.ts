/// <reference types="vitest/config" />
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env.FAJRANT_SERVER ?? "http://127.0.0.1:8765";

/** The modules of a table that the start page does not need. */
const TABLE =
  /\/src\/(pages\/table|lib\/(table|pieces|games\/(rows|narrow)|api\/patches|clock|reading|Figure))\b|\/svelte\/src\/transition\//;

const here = import.meta.url;
/** Browsers read Brotli over https only. */
const ENCODINGS = [
  [".br", promisify(brotliCompress)],
  [".gz", promisify(gzip)],
] as const;

/** Writes each script and style sheet compressed too: the server sends it to browsers that can read it. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((file) => /\.(js|css)$/.test(file));
      const write = async (file: string) => {
        const whole = await readFile(join(dir, file));
        for (const [suffix, compress] of ENCODINGS) await writeFile(join(dir, file + suffix), await compress(whole));
      };
      await Promise.all(files.map(write));
    },
  };
}

/** What nearly every page needs: the libraries, and the client's own small parts. */
const COMMON = new RegExp(
  [
    "vite/preload-helper",
    "/node_modules/(svelte|@fluent|clsx)/",
    "/poster\\.svg",
    "/src/router\\b",
    "/src/lib/(address|api|edition|figures|house|i18n|Icon|lessons|posters|SeatShape|seating|seats|settings|sound/play|texts|ui|when)\\b",
  ].join("|"),
);

export default defineConfig(({ mode }) => ({
  base: mode === "static" ? "./" : "/",
  plugins: [svelte(), ...(mode === "static" ? [] : [compressed()])],
  // vitest needs Svelte's browser build
  resolve: {
    ...(mode === "test" && { conditions: ["browser"] }),
    alias: {
      "#transport": fileURLToPath(new URL(`src/lib/api/${mode === "static" ? "local" : "transport"}.ts`, here)),
    },
  },
  worker: { format: "es" },
  build: {
    outDir: mode === "static" ? "../dist/static" : "../src/fajrant/server/static",
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
          groups: [
            { name: "table", test: TABLE, minShareCount: 2, priority: 1 },
            { name: "common", test: COMMON, minShareCount: 2 },
          ],
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
    maxWorkers: "100%", // by default one core is left idle, which is half of a small machine
  },
}));
