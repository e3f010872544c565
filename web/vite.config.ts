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
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: process.env.SALOON_HOUSE ?? "http://127.0.0.1:8787", ws: true } },
  },
});
