// Pictures of every main screen of a running house: node tools/shots.mjs ADDRESS FOLDER [desk|tablet|phone|narrow] [light|dark] [en|it] [axe]
import { chromium } from "playwright-core";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

const SIZES = { desk: [1280, 800], tablet: [820, 1180], phone: [390, 844], narrow: [360, 740] };
const [house, folder, ...wanted] = process.argv.slice(2);
const pick = (all) =>
    all.some((one) => wanted.includes(one)) ? all.filter((one) => wanted.includes(one)) : all;
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
    ],
});
let bad = 0;
const axe = wanted.includes("axe")
    ? readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8")
    : null;

/** What keeps somebody out, by axe. */
async function barriers(page) {
    await page.evaluate(axe);
    const found = await page.evaluate("axe.run({ resultTypes: ['violations'] })");
    return found.violations
        .filter((one) => one.impact === "serious" || one.impact === "critical")
        .map(
            (one) =>
                `${one.id} (${one.nodes.length}): ${one.nodes[0].target.join(" ")} ${one.nodes[0].failureSummary.split("\n")[1] ?? ""}`,
        );
}

async function visit(size, theme, lang) {
    const [width, height] = SIZES[size];
    const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        locale: lang === "it" ? "it-IT" : "en-GB",
        hasTouch: width < 500,
        isMobile: width < 500,
    });
    const page = await context.newPage();
    const wrong = (what) => console.log(`  ! ${size} ${theme} ${lang}: ${String(what).split("\n")[0]}`);
    page.on("pageerror", (error) => ((bad += 1), wrong(error)));
    const shoot = async (name, full = true) => {
        await page.waitForTimeout(350);
        const wide = await page.evaluate("document.documentElement.scrollWidth");
        if (wide > width) ((bad += 1), wrong(`${name} is ${wide} wide`));
        if (axe) for (const barrier of await barriers(page)) ((bad += 1), wrong(`${name}: ${barrier}`));
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}-${lang}.png`, fullPage: full });
    };
    const step = async (name, what) => {
        try {
            await what();
        } catch (error) {
            bad += 1;
            wrong(`${name}: ${error}`);
        }
    };
    const api = (path, body) =>
        page.evaluate(
            async ([path, body]) => {
                const answer = await fetch(path, {
                    method: "POST",
                    headers: { "Content-Type": "application/json" },
                    body: JSON.stringify(body),
                });
                if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
                return answer.json();
            },
            [path, body],
        );
    await page.goto(house);
    await page.locator("article").first().waitFor();
    await step("front", () => shoot("front"));
    await api("/api/guest", { name: `Dusty ${Math.floor(Math.random() * 1e6)}`, lang });
    for (const path of [
        "new",
        "me",
        "games",
        "fair",
        "learn/standoff",
        "rules/way_out_west",
        "aid/fast_west",
        "ladder/desperados",
        "nowhere",
    ])
        await step(path, async () => {
            await page.goto(`${house}/${path}`);
            await page.locator("h1, h2").first().waitFor();
            await shoot(path.replaceAll("/", "-"), !path.startsWith("learn"));
        });
    await step("lobby", async () => {
        const made = await api("/api/tables", {
            title: "way_out_west",
            seats: 4,
            access: "link",
            start: true,
        });
        await page.goto(`${house}/t/${made.info.id}${made.key ? `?key=${made.key}` : ""}`);
        await page.locator("#lobby-seats").waitFor();
        await shoot("lobby");
        await api(`/api/tables/${made.info.id}/close`, {});
    });
    for (const title of ["way_out_west", "desperados", "fast_west", "standoff"])
        await step(title, async () => {
            const made = await api("/api/play", { title, seed: "dusk" });
            await page.goto(`${house}/t/${made.info.id}${made.key ? `?key=${made.key}` : ""}`);
            await page.locator(".shell").waitFor();
            await page.waitForTimeout(1500);
            await shoot(`table-${title}`, false);
            if (title !== "standoff") return;
            await page.getByRole("tab").nth(1).click();
            await shoot("tab-talk", false);
            await page.getByRole("tab").last().click();
            await shoot("tab-table", false);
            if (size !== "desk") await page.getByRole("tab").first().click();
            for (let n = 0; n < 120 && !(await page.locator(".outcome").count()); n += 1) {
                const word = page.locator("[data-word]:enabled").first();
                if (await word.count()) await word.click({ timeout: 2000 }).catch(() => {});
                await page
                    .locator("[data-confirm]")
                    .click({ timeout: 200 })
                    .catch(() => {});
                await page.waitForTimeout(80);
            }
            await page.locator(".outcome").waitFor({ timeout: 20000 });
            await shoot("outcome", false);
            await page.goto(`${house}/g/${made.info.id}?at=6`);
            await page.locator(".replay .controls").waitFor();
            await shoot("replay", false);
        });
    await step("mine", async () => {
        await page.goto(house);
        await page.locator("#my-games").waitFor();
        await shoot("mine");
    });
    await context.close();
}

for (const lang of pick(["en", "it"]))
    for (const theme of pick(["light", "dark"]))
        for (const size of pick(Object.keys(SIZES))) await visit(size, theme, lang);
await browser.close();
console.log(bad ? `${bad} things to mend` : "all there");
process.exit(bad ? 1 : 0);
