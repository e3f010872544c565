// Packs what was built as small as it gets, once, so that the house need not: node tools/press.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
    const plain = readFileSync(join(folder, name));
    const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    const packed = brotliCompressSync(plain, { params });
    if (packed.length < plain.length) writeFileSync(join(folder, `${name}.br`), packed);
}
