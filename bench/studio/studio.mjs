// npm run bench -- studio: loading and response times of the first page and the studio, in Chromium.
import { gzipSync } from 'node:zlib';
import { launchChromium } from '../../scripts/chromium.mjs';
import { startServer } from '../server.mjs';
import { median, shortened } from '../statistics.mjs';
import { printTable } from '../table.mjs';

const ROUNDS = shortened(5);
const DESIGN = '?library=lucide&name=rocket';
/** 50 KB/s with a quarter of the processor. */
const SLOW = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400, offline: false };

const { server, address } = await startServer();
const browser = await launchChromium();

/** Runs in the page before its scripts. */
const observe = () => {
  const seen = { lcp: 0, shift: 0, event: 0 };
  Object.assign(globalThis, { seen });
  /** @param {(entry: any) => void} use */
  const on = (type, use) => {
    /** @type {PerformanceObserverInit & { durationThreshold: number }} */
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver(list => list.getEntries().forEach(use)).observe(options);
  };
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on('event', ({ duration, interactionId }) => {
    if (interactionId) seen.event = Math.max(seen.event, duration);
  });
};

/**
 * Opens a page, and measures it after `use`.
 * @param {string} query
 * @param {{ isSlow?: boolean, width?: number }} [options]
 * @param {(page: import('playwright-core').Page) => Promise<any>} [use]
 */
const measure = async (query, { isSlow = false, width = 1440 } = {}, use = async () => {}) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  if (isSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  let scripts = 0;
  page.on('response', async response => {
    if (response.url().endsWith('.js')) scripts += gzipSync(await response.body(), { level: 9 }).length;
  });
  await page.goto(address + query);
  await page.waitForLoadState('networkidle');
  const result = await use(page);
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { ...seen, scripts, result };
};

const rounds = async run => {
  const all = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await run());
  return all;
};

const fast = await rounds(() => measure(''));
const slow = await rounds(() => measure('', { isSlow: true, width: 390 }));

/** Types a word, chooses an icon, and recolors. */
const interact = async page => {
  await page.locator('.cell svg').first().waitFor();
  await page.locator('#search').pressSequentially('moon', { delay: 200 });
  await page.locator('.cell').nth(3).click();
  await page.locator('#row-color').click();
  await page.locator('.palette').nth(4).click();
};
const used = await rounds(() => measure(DESIGN, {}, interact));

/** Frames per second while the padding changes in each frame for a second. */
const slide = page =>
  page.evaluate(async () => {
    /** @returns {any} */
    const find = selector => document.querySelector(selector);
    find('#row-size').click();
    while (!find('#padding')) await new Promise(requestAnimationFrame);
    const slider = find('#padding');
    const start = performance.now();
    let frames = 0;
    for (; performance.now() - start < 1000; frames++) {
      slider.value = String((frames % 40) / 100);
      slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
    return frames;
  });
const slid = await rounds(() => measure(DESIGN, {}, slide));

/**
 * Rows of the table: name, target, unit, rounds, figure of a round.
 * @type {[string, string, string, any[], (round: any) => number][]}
 */
const FIGURES = [
  ['JavaScript of the first page, gzip', '≤ 60', 'kB', fast, ({ scripts }) => scripts / 1000],
  ['largest contentful paint', '≤ 1.0', 's', fast, ({ lcp }) => lcp / 1000],
  ['the same at 50 KB/s, a quarter of the processor', '≤ 3', 's', slow, ({ lcp }) => lcp / 1000],
  ['layout shift', '0', '', [...fast, ...slow], ({ shift }) => shift],
  ['longest interaction', '≤ 60', 'ms', used, ({ event }) => event],
  ['frame of a slider', '≤ 16.7', 'ms', slid, ({ result }) => 1000 / result],
];
printTable(
  'Studio',
  Object.fromEntries(
    FIGURES.map(([name, target, unit, all, read]) => {
      const values = all.map(read);
      const text = value => `${Number(value.toFixed(2))} ${unit}`;
      return [
        name,
        { target: `${target} ${unit}`, median: text(median(values)), worst: text(Math.max(...values)) },
      ];
    }),
  ),
);
await browser.close();
server.kill();
