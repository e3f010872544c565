// Pictures of every main screen of a running house: node tools/shots.mjs ADDRESS FOLDER [desk|tablet|phone|narrow] [light|dark] [en|it] [axe]
import { chromium } from "playwright-core";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

const SIZES = { desk: [1280, 800], tablet: [820, 1180], phone: [390, 844], narrow: [360, 740] };
const [house, folder, ...wanted] = process.argv.slice(2);
const pick = (all) => all.filter((one) => wanted.includes(one));
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
const TABLES = [
    ["way_out_west", { title: "way_out_west" }],
    ["desperados-sheriff", { title: "desperados", options: { sheriff_seat: "1" } }],
    ["desperados-outlaw", { title: "desperados", options: { sheriff_seat: "2" } }],
    ["fast_west", { title: "fast_west", seats: 5 }],
    ["standoff", { title: "standoff" }],
];
/** So many of one's own words later a game is in full swing. */
const MIDDLE = { way_out_west: 28, desperados: 14, fast_west: 4, standoff: 5 };

/** Says so many words, any that is offered; stops when the game is over. */
async function play(page, words) {
    let chance = 7;
    for (let n = 0, idle = 0; n < words && idle < 600; ) {
        if (await page.locator(".outcome").count()) return;
        chance = (chance * 48271) % 2147483647;
        const said = await page.evaluate((chance) => {
            const confirm = document.querySelector("[data-confirm]:enabled");
            if (confirm) return (confirm.click(), true);
            const offered = [...document.querySelectorAll("[data-word]:enabled")];
            const settle = offered.find((one) => one.dataset.word === "confirm" && chance % 2);
            (settle ?? offered[chance % Math.max(1, offered.length)])?.click();
            if (!offered.length) document.querySelector(".headline [aria-expanded=false]")?.click();
            return offered.length > 0;
        }, chance);
        [n, idle] = said ? [n + 1, 0] : [n, idle + 1];
        await page.waitForTimeout(50);
    }
}
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
    await api("/api/guest", { name: lang === "it" ? "Lupo d'Argento" : "Dusty Mesquite", lang });
    for (const path of [
        "new",
        "me",
        "games",
        "fair",
        "learn/way_out_west",
        "learn/desperados",
        "learn/fast_west",
        "learn/standoff",
        "rules/standoff",
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
    const settled = () => page.waitForTimeout(1200);
    const sit = async (wish) => {
        const made = await api("/api/play", { level: "greenhorn", seed: "dusk", ...wish });
        await page.goto(`${house}/t/${made.info.id}${made.key ? `?key=${made.key}` : ""}`);
        await page.locator(".shell").waitFor();
        await settled();
        return made.info.id;
    };
    for (const [name, wish] of TABLES)
        await step(name, async () => {
            const id = await sit(wish);
            await shoot(`table-${name}-begin`, false);
            if (name === "standoff") {
                for (const [n, tab] of ["story", "talk", "table"].entries()) {
                    await page
                        .getByRole("tab")
                        .nth(size === "desk" ? n : n + 1)
                        .click();
                    await shoot(`tab-${tab}`, false);
                }
                await page.getByRole("tab").first().click();
            }
            await play(page, MIDDLE[wish.title]);
            await settled();
            await shoot(`table-${name}-middle`, false);
            await play(page, 400);
            await page.locator(".outcome").waitFor({ timeout: 20000 });
            await settled();
            await shoot(`end-${name}`, false);
            const see = page.locator(".ended button");
            if (await see.count()) {
                await see.click();
                await settled();
                await shoot(`ending-${name}`, false);
            }
            await page.goto(`${house}/g/${id}?at=30`);
            await page.locator(".replay .controls").waitFor();
            await settled();
            await shoot(`replay-${name}`, false);
        });
    await step("mine", async () => {
        await sit({ title: "way_out_west" });
        await page.goto(house);
        await page.locator("#my-games").waitFor();
        await shoot("mine");
    });
    await context.close();
}

// What is asked for; otherwise a desk and a phone, by day and by lamplight, in English.
const chosen = (all, usual) => (all.some((one) => wanted.includes(one)) ? pick(all) : usual);
for (const lang of chosen(["en", "it"], ["en"]))
    for (const theme of chosen(["light", "dark"], ["light", "dark"]))
        for (const size of chosen(Object.keys(SIZES), ["desk", "phone"])) await visit(size, theme, lang);
await browser.close();
console.log(bad ? `${bad} things to mend` : "all there");
process.exit(bad ? 1 : 0);
