// Pictures of a page: node tools/shoot.mjs URL FILE.png [WIDTHxHEIGHT] [dark] [it] [full] [calm] [STEP]...
// Steps, in order: wait=MS  click=SELECTOR  key=KEY  fill=SELECTOR=TEXT  go=PATH  shot=FILE.png  until=SELECTOR
import { chromium } from "playwright-core";

const [url, file, ...rest] = process.argv.slice(2);
const [width, height] = (rest.find((word) => /^\d+x\d+$/.test(word)) ?? "1280x800").split("x").map(Number);
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ],
});
const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: rest.includes("dark") ? "dark" : "light",
    locale: rest.includes("it") ? "it-IT" : "en-GB",
    reducedMotion: rest.includes("calm") ? "reduce" : "no-preference",
    hasTouch: width < 500,
    isMobile: width < 500,
});
page.on("console", (message) => message.type() === "error" && console.log(message.text()));
page.on("pageerror", (error) => console.log(String(error)));
const shoot = async (to) => {
    await page.screenshot({ path: to, fullPage: rest.includes("full") });
    const wide = await page.evaluate("document.documentElement.scrollWidth");
    console.log(`${to}: ${wide} wide${wide > width ? " - TOO WIDE" : ""} ${page.url()}`);
};
const steps = {
    wait: (ms) => page.waitForTimeout(Number(ms)),
    click: (selector) => page.locator(selector).first().click({ timeout: 8000 }),
    key: (key) => page.keyboard.press(key),
    fill: (what) =>
        page
            .locator(what.slice(0, what.lastIndexOf("=")))
            .first()
            .fill(what.slice(what.lastIndexOf("=") + 1)),
    go: (path) => page.goto(new URL(path, page.url()).href, { waitUntil: "load" }),
    shot: shoot,
    until: (selector) => page.locator(selector).first().waitFor({ timeout: 15000 }),
    size: (size) =>
        page.setViewportSize({ width: Number(size.split("x")[0]), height: Number(size.split("x")[1]) }),
    play: async (many) => {
        for (let n = 0; n < Number(many); n += 1) {
            const word = page.locator("[data-word]:enabled");
            if (await page.locator(".outcome").count()) return;
            if (!(await word.count())) await page.waitForTimeout(250);
            else {
                await word
                    .first()
                    .click({ timeout: 3000 })
                    .catch(() => {});
                await page
                    .locator("[data-confirm]")
                    .click({ timeout: 300 })
                    .catch(() => {});
            }
        }
    },
};
try {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(900);
    for (const word of rest) {
        const [name, ...value] = word.split("=");
        if (steps[name] && value.length) await steps[name](value.join("="));
    }
    await page.waitForTimeout(300);
} catch (wrong) {
    console.log(String(wrong).split("\n")[0]);
}
await shoot(file);
await browser.close();
