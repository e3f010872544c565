// What a first visit loads, compressed: node tools/weigh.mjs. Fails above the limit (kB of JavaScript).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 90;
const built = join(import.meta.dirname, "..", "..", "src", "saloon", "server", "static");
const manifest = JSON.parse(readFileSync(join(built, ".vite", "manifest.json"), "utf-8"));

function closure(keys, found = new Set()) {
    for (const key of keys) {
        if (found.has(key)) continue;
        found.add(key);
        closure(manifest[key].imports ?? [], found);
    }
    return found;
}

const packed = (file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length / 1000;
let worst = 0;
for (const page of ["front", "table"]) {
    const chunks = [...closure(["index.html", `src/pages/${page}.svelte`, "src/locale/en.json"])].map(
        (key) => manifest[key],
    );
    const js = chunks.reduce((sum, chunk) => sum + packed(chunk.file), 0);
    const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].reduce(
        (sum, file) => sum + packed(file),
        0,
    );
    console.log(`${page}: ${js.toFixed(1)} kB of JavaScript, ${css.toFixed(1)} kB of styles`);
    worst = Math.max(worst, js);
}
for (const key of Object.keys(manifest).filter((one) => /^src\/skins\/\w+\/index\.ts$/.test(one))) {
    const own = [...closure([key])].filter(
        (one) => !closure(["index.html", "src/pages/table.svelte"]).has(one),
    );
    console.log(
        `${key}: ${own.reduce((sum, one) => sum + packed(manifest[one].file), 0).toFixed(1)} kB more`,
    );
}
if (worst > LIMIT) {
    console.error(`more than ${LIMIT} kB`);
    process.exit(1);
}
