import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** What the first page needs is named in the page itself, so that it is fetched at once and not one after the other. */
const first: Plugin = {
  name: "first-page",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const files = Object.values(bundle ?? {});
      const modules = files.filter(
        (one) =>
          one.type === "chunk" &&
          /pages\/front\.svelte$|src\/locale\/en\.json$/.test(one.facadeModuleId ?? ""),
      );
      const wanted = new Set(
        modules.flatMap((one) => (one.type === "chunk" ? [one.fileName, ...one.imports] : [])),
      );
      const styles = modules.flatMap((one) =>
        one.type === "chunk"
          ? [...((one as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])]
          : [],
      );
      const named = (href: string) => !html.includes(href);
      return [
        {
          tag: "link",
          attrs: { rel: "preload", as: "fetch", href: "/api/titles?lang=en", crossorigin: "anonymous" },
        },
        ...[...wanted]
          .filter(named)
          .map((name) => ({ tag: "link", attrs: { rel: "modulepreload", href: `/${name}` } })),
        ...styles
          .filter(named)
          .map((name) => ({ tag: "link", attrs: { rel: "preload", as: "style", href: `/${name}` } })),
      ];
    },
  },
};

// The built client goes into the Python package, which serves it and ships it in the wheel.
export default defineConfig({
  plugins: [svelte(), first],
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
