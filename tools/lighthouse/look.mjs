// Lighthouse looks at one page on a phone and says what it found, as JSON on one line.
//     node tools/lighthouse/look.mjs URL CHROMIUM [COOKIE]
// The line is simulated (what came over it is counted and worked out for a slow one), so that the line of the
// machine does not matter. How busy its processor is does: the figures of time are to be read, not relied on.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [url, chromePath, cookie] = process.argv.slice(2);
const chrome = await launch({
  chromePath,
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
try {
  const found = await lighthouse(url, {
    port: chrome.port,
    logLevel: "error",
    throttlingMethod: "simulate",
    maxWaitForLoad: 120_000,
    extraHeaders: cookie ? { Cookie: cookie } : undefined,
  });
  const { categories, audits, runtimeError } = found.lhr;
  const scores = Object.values(categories).map((one) => [one.id, one.score]);
  const wrong = Object.values(categories)
    .flatMap((one) => one.auditRefs.filter((ref) => ref.weight > 0).map((ref) => [one.id, audits[ref.id]]))
    .filter(([, audit]) => audit.score !== null && audit.score < 0.9)
    .map(([of, audit]) => ({ of, id: audit.id, title: audit.title, found: audit.displayValue ?? "" }));
  const figure = (id) => audits[id]?.numericValue ?? null;
  process.stdout.write(
    `${JSON.stringify({
      url,
      scores: Object.fromEntries(scores),
      wrong,
      paint: figure("first-contentful-paint"),
      largest: figure("largest-contentful-paint"),
      blocked: figure("total-blocking-time"),
      shift: figure("cumulative-layout-shift"),
      bytes: figure("total-byte-weight"),
      error: runtimeError?.message ?? null,
    })}\n`,
  );
} finally {
  await chrome.kill();
}
