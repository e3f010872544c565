import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client goes into the Python package, which serves it and ships it in the wheel.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/saloon/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    // What most pages share comes in one piece: on a slow line many small ones wait for one another.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "house",
              test: /src\/(design|lib|parts)\/|node_modules\/svelte\/|preload-helper/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: process.env.SALOON_HOUSE ?? "http://127.0.0.1:8787", ws: true } },
  },
});
