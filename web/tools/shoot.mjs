// A picture of a page: node tools/shoot.mjs URL FILE.png [WIDTHxHEIGHT] [dark] [full] [wait=MS] [click=SELECTOR]...
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
    hasTouch: width < 500,
});
page.on("console", (message) => message.type() === "error" && console.log(message.text()));
page.on("pageerror", (error) => console.log(String(error)));
await page.goto(url, { waitUntil: "networkidle" });
for (const word of rest.filter((one) => one.startsWith("click="))) await page.click(word.slice(6));
await page.waitForTimeout(Number(rest.find((one) => one.startsWith("wait="))?.slice(5) ?? 400));
await page.screenshot({ path: file, fullPage: rest.includes("full") });
console.log(`${file}: page ${await page.evaluate("document.documentElement.scrollWidth")} wide`);
await browser.close();
