// npm run screenshots: writes the pictures of the studio in docs/images. Needs Chromium.
import { join } from 'node:path';
import { startServer } from '../bench/server.mjs';
import { launchChromium } from './chromium.mjs';
import { root, runSteps } from './steps.mjs';

const DESIGN =
  '?library=lucide&name=rocket&bg=%234338ca&bg_mode=linear&bg_to=%231e1b4b&include_dark_mode=true&site_name=Launchpad';
const OTHERS = [
  '?text=LP&bg=%23b45309&font=serif',
  '?library=phosphor&name=rocket-launch&style=fill&bg=%23fef3c7&fg=%2392400e&shape=circle',
];

await runSteps();
const { server, address } = await startServer();
const browser = await launchChromium();

/**
 * Opens a page of the studio and waits until its images are drawn.
 * @param {string} query
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
const open = async (query, options = {}) => {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', ...options });
  await page.goto(address + query);
  await settle(page);
  return page;
};
const settle = async page => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode().catch(() => {}))));
  await page.waitForTimeout(1000);
};
const image = name => ({ path: join(root, 'docs', 'images', `studio-${name}.png`) });

await (await open('')).screenshot(image('start'));
await (await open('?q=a+bakery+in+Lisbon')).screenshot(image('answers'));
const page = await open(DESIGN);
await page.screenshot(image('light'));

for (const design of ['', ...OTHERS]) {
  if (design) await page.goto(address + design);
  await settle(page);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
}
await page.getByRole('button', { name: 'More', exact: true }).click();
await page.getByRole('button', { name: /^Board/ }).click();
await page.getByRole('heading', { name: 'Board' }).waitFor();
await settle(page);
await page.screenshot(image('compare'));

await (await open(DESIGN, { colorScheme: 'dark' })).screenshot(image('dark'));
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};
await (await open(DESIGN, phone)).screenshot(image('phone'));

await browser.close();
server.kill();
