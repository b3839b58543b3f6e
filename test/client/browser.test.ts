// The client in a page and in a worker of another origin.
// @module-tag slow
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../at-end.ts';
import { describeInChromium, launchHeadless } from '../browser/chromium.ts';
import { realApp } from '../http/real-app.ts';
import { bundleClient } from './bundle.ts';

/** Runs in the browser. Uses the client at the URL `module` and returns its results. */
const USE_CLIENT = `async (module, baseUrl) => {
  const { createClient, FavsmithError } = await import(module);
  const client = createClient({ baseUrl });
  const { icons } = await client.search('rocket', { limit: 1 });
  const { zip, fileName } = await client.exportPackage({ text: '字' });
  const error = await client.getIcon({ library: 'lucide', name: 'no-such-icon' }).catch(error => error);
  return [icons[0].name, zip[0], zip[1], fileName, error instanceof FavsmithError, error.code];
}`;
const EXPECTED = ['rocket', 0x50, 0x4b, 'initials-字-favicon.zip', true, 'icon_not_found'];

const app = realApp();
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
/** Scripts of a site on another origin, by path. */
const scripts: Record<string, string> = {
  '/worker.js': `onmessage = async ({ data }) => postMessage(await (${USE_CLIENT})(...data));`,
};
const site = await serve(({ url = '' }, response) => {
  response.setHeader('Content-Type', scripts[url] ? 'text/javascript' : 'text/html');
  response.end(scripts[url] ?? '<!doctype html><title>Site</title>');
});

describeInChromium('the client in Chromium, from another origin', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    scripts['/client.js'] = await bundleClient();
    browser = await launchHeadless();
    page = await browser.newPage();
    await page.goto(site);
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  test.each([
    ['a page', `(${USE_CLIENT})(location.origin + '/client.js', '${baseUrl}')`],
    [
      'a worker',
      `new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage([location.origin + '/client.js', '${baseUrl}']);
      })`,
    ],
  ])('searches, exports and reports errors in %s', async (_place, script) => {
    expect(await page.evaluate(script)).toEqual(EXPECTED);
  });
});
