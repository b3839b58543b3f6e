// npm run screenshots: writes the pictures of the studio in docs/images. Needs Chromium.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startServer } from '../bench/server.mjs';
import { root, runSteps } from './steps.mjs';

const DESIGN =
  '?library=lucide&name=rocket&bg=%234338ca&bg_mode=linear&bg_to=%231e1b4b&include_dark_mode=true&site_name=Launchpad';
const OTHERS = [
  '?text=LP&bg=%23b45309&font=serif',
  '?library=phosphor&name=rocket-launch&style=fill&bg=%23fef3c7&fg=%2392400e&shape=circle',
];

runSteps();
const { server, address } = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/**
 * Opens a design and waits until its images are drawn.
 * @param {{ width: number, height: number }} viewport
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
const open = async (viewport, options = {}) => {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', ...options });
  await page.goto(address + DESIGN);
  await page.getByRole('searchbox').first().waitFor();
  await settle(page);
  return page;
};
/** Waits until the page sends no requests and each image is decoded. */
const settle = async page => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode().catch(() => {}))));
  await page.waitForTimeout(1000);
};
const image = name => ({ path: join(root, 'docs', 'images', `studio-${name}.png`) });

const page = await open({ width: 1440, height: 900 });
await page.screenshot(image('light'));

const tall = await open({ width: 1440, height: 3600 });
await tall.locator('.preview-cards').scrollIntoViewIfNeeded();
await settle(tall);
await tall.locator('.preview-cards').screenshot(image('previews'));

for (const design of ['', ...OTHERS]) {
  if (design) await page.goto(address + design);
  await settle(page);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
}
await page.getByRole('button', { name: /^Compare/ }).click();
const dialog = page.getByRole('dialog');
await dialog.waitFor();
await settle(page);
await dialog.screenshot(image('compare'));

await (await open({ width: 1440, height: 900 }, { colorScheme: 'dark' })).screenshot(image('dark'));
const phone = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
await (await open({ width: 390, height: 844 }, phone)).screenshot(image('phone'));

await browser.close();
server.kill();
