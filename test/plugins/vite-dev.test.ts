// Vite plugin in the development server, tested with Chromium.
// @module-tag slow
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createLogger, createServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import favsmith from '../../src/plugins/vite.ts';
import { describeInChromium, launchHeadless } from '../browser/chromium.ts';
import { fileOf, packageOf } from '../package/packages.ts';
import { createProject, PAGE } from './project.ts';

const design = (bg: string) => JSON.stringify({ library: 'lucide', name: 'rocket', bg, site_name: 'Rocket' });

/** Starts a development server. Returns its URL and its logged errors. */
const serve = async (root: string, base = '/') => {
  const errors: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.error = message => void errors.push(message);
  const server = await createServer({
    root,
    base,
    configFile: false,
    customLogger,
    plugins: [favsmith()],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  onTestFinished(() => server.close());
  return { url: server.resolvedUrls?.local[0] ?? '', errors };
};

describeInChromium('a development server with the Vite plugin', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchHeadless();
  });
  afterAll(() => browser.close());

  const open = async (url: string): Promise<Page> => {
    const page = await browser.newPage();
    onTestFinished(() => page.context().close());
    // The page receives changes only after it has connected to the server.
    const connected = page.waitForEvent('console', message => message.text() === '[vite] connected.');
    await page.goto(url);
    await connected;
    return page;
  };
  const iconAddress = (page: Page) =>
    page
      .locator('link[type="image/svg+xml"]')
      .first()
      .evaluate(link => (link as HTMLLinkElement).href);
  const themeColors = (page: Page) =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll(metas => metas.map(meta => (meta as HTMLMetaElement).content));

  test.each(['/', '/shop/'])(
    'serves every file below the base %s with the bytes and type of the export',
    async base => {
      const root = createProject({ 'index.html': PAGE, 'favsmith.json': design('#0369a1') });
      const { url } = await serve(root, base);
      const exported = await packageOf(JSON.parse(design('#0369a1')));
      const page = await open(url);
      const addresses = await page
        .locator('link[rel]')
        .evaluateAll(links => links.map(link => (link as HTMLLinkElement).href));
      expect(addresses).toHaveLength(5);
      for (const address of addresses) {
        const response = await fetch(address);
        const name = new URL(address).pathname.slice(base.length);
        const { mediaType = '' } = exported.files.find(({ path }) => path === name) ?? {};
        expect([name, response.headers.get('content-type')]).toEqual([name, mediaType]);
        const bytes = Buffer.from(await response.arrayBuffer());
        const expected = fileOf(exported, name);
        // The base is the id of the app.
        if (name === 'site.webmanifest')
          expect(JSON.parse(bytes.toString())).toEqual({
            ...JSON.parse(Buffer.from(expected).toString()),
            id: base,
          });
        else expect(bytes.equals(expected)).toBe(true);
      }
      expect(await themeColors(page)).toEqual(['#0369a1']);
    },
  );

  test('shows a changed favsmith.json without loading the page again', async () => {
    const root = createProject({ 'index.html': PAGE, 'favsmith.json': design('#0369a1') });
    const page = await open((await serve(root)).url);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    const before = await iconAddress(page);
    writeFileSync(join(root, 'favsmith.json'), design('#b91c1c'));
    await expect.poll(() => iconAddress(page), { timeout: 8000 }).not.toBe(before);
    expect(await (await fetch(await iconAddress(page))).text()).toContain('#b91c1c');
    expect(await themeColors(page)).toEqual(['#b91c1c']);
    expect(await page.locator('link[rel="icon"]').count()).toBe(3);
    expect(await page.locator('[data-same-page]').count()).toBe(1);
  });

  test('reports an invalid design, keeps the favicon, and updates it once the design is valid', async () => {
    const root = createProject({ 'index.html': PAGE, 'favsmith.json': design('#0369a1') });
    const { url, errors } = await serve(root);
    const page = await open(url);
    writeFileSync(join(root, 'favsmith.json'), design('sky'));
    await expect.poll(() => errors.join(), { timeout: 8000 }).toMatch(/Favsmith: bg must be .*, got "sky"/);
    await page.locator('vite-error-overlay').waitFor({ timeout: 5000 });
    expect((await fetch(`${url}favicon.svg`)).status).toBe(200);
    writeFileSync(join(root, 'favsmith.json'), design('#b91c1c'));
    await expect.poll(() => themeColors(page), { timeout: 8000 }).toEqual(['#b91c1c']);
  });

  test('starts without a design and shows the favicon once a design exists', async () => {
    const root = createProject({ 'index.html': PAGE, 'favsmith.json': design('#0369a1') });
    rmSync(join(root, 'favsmith.json'));
    const { url, errors } = await serve(root);
    const page = await open(url);
    expect(errors.join()).toContain('Favsmith: Name an icon');
    writeFileSync(join(root, 'favsmith.json'), design('#b91c1c'));
    await expect.poll(() => themeColors(page), { timeout: 8000 }).toEqual(['#b91c1c']);
  });
});
