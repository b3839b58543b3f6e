// Chromium with a window on a virtual screen: what it shows and loads of an installed favicon.

import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { checkSite } from '../src/check/check-site.ts';
import { webSite } from '../src/cli/check/open-site.ts';
import type { ExportedPackage } from '../src/service/index.ts';
import { launchWindowed } from '../test/browser/chromium.ts';
import { openScreen } from '../test/browser/screen.ts';
import { fileOf, textOf } from '../test/package/packages.ts';

/** A plate color that no part of the browser has. */
export const PLATE = '#ff00aa';

/** Minimum number of screen pixels that the plate of a 16 px icon covers, without its ink and its edges. */
const PLATE_PIXELS = 40;

/** The errors that `favsmith check` finds. */
export const errorsOf = async (site: Parameters<typeof checkSite>[0]) =>
  (await checkSite(site)).filter(({ level }) => level === 'error');

export interface Browser {
  /** Asserts that the page links and loads the package without errors, and that the tab shows it. */
  expectFavicon(url: string, exported: ExportedPackage): Promise<void>;
  close(): Promise<void>;
}

export const openBrowser = async (): Promise<Browser> => {
  const screen = await openScreen();
  const context = await launchWindowed(screen, {});
  await context.newPage();
  return {
    expectFavicon: async (url, exported) => {
      const page = await context.newPage();
      try {
        await page.goto(url);
        await page.locator('link[rel="icon"]').first().waitFor({ state: 'attached' });
        await expectHead(page, url, exported);
        expect(await errorsOf(await webSite(url))).toEqual([]);
        await expect.poll(() => screen.pixelsOf(PLATE), { timeout: 10_000 }).toBeGreaterThan(PLATE_PIXELS);
      } finally {
        await page.close();
        await expect.poll(() => screen.pixelsOf(PLATE)).toBe(0);
      }
    },
    close: async () => {
      await context.close();
      screen.close();
    },
  };
};

type Page = Awaited<ReturnType<BrowserContext['newPage']>>;

/** Asserts that the head has the elements of the package, and that each URL has the bytes and the type of its file. */
const expectHead = async (page: Page, url: string, exported: ExportedPackage): Promise<void> => {
  const selector =
    'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], meta[name="theme-color"], meta[name="apple-mobile-web-app-title"]';
  const found = await page.locator(selector).evaluateAll(elements =>
    elements.map(element => ({
      parent: element.parentElement?.localName,
      tag: element.localName,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      address: (element as HTMLLinkElement).href,
    })),
  );
  expect(found.map(({ parent }) => parent)).toEqual(found.map(() => 'head'));
  const links = found.filter(({ tag }) => tag === 'link');
  const byRel = (rel: string) =>
    links
      .filter(({ attributes }) => attributes.rel === rel)
      .map(({ attributes: { sizes, type } }) => ({ sizes, type }));
  const wanted = exported.elements.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
    expect([rel, byRel(rel)]).toEqual([
      rel,
      wanted.filter(each => each.rel === rel).map(({ sizes, type }) => ({ sizes, type })),
    ]);
  for (const { address } of links) await expectFile(address, exported);
  // Frameworks order elements with different names.
  const metas = (list: readonly { tag: string; attributes: Readonly<Record<string, string>> }[]) =>
    list
      .filter(({ tag }) => tag === 'meta')
      // Plugins name the app after the page.
      .filter(({ attributes: { name } }) => name !== 'apple-mobile-web-app-title')
      .map(({ attributes: { name, content, media } }) => [name, content, media].join(' '))
      .toSorted();
  expect(metas(found)).toEqual(metas(exported.elements));
  const client = await page.context().newCDPSession(page);
  const manifest = await client.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  for (const { src } of JSON.parse(manifest.data ?? '{}').icons)
    await expectFile(new URL(src, manifest.url).href, exported);
  expect(new URL('./favicon.svg', url).pathname).toBe(
    new URL(links.find(({ attributes }) => attributes.type === 'image/svg+xml')?.address ?? '').pathname,
  );
};

const TYPES: Readonly<Record<string, RegExp>> = {
  svg: /^image\/svg\+xml/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  png: /^image\/png/,
  webmanifest: /^application\/manifest\+json/,
};

const expectFile = async (address: string, exported: ExportedPackage): Promise<void> => {
  const response = await fetch(address);
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  expect([address, response.status]).toEqual([address, 200]);
  // The development server of Rsbuild sends no type of an ICO.
  expect(response.headers.get('content-type') ?? 'image/x-icon').toMatch(
    TYPES[name.split('.').at(-1) ?? ''] ?? /no type/,
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!name.endsWith('.webmanifest')) return expect(bytes.equals(fileOf(exported, name)), name).toBe(true);
  // `id` is the path of the site, if the plugin knows it. Plugins name the app after the page.
  const { id, name: title, short_name, ...manifest } = JSON.parse(bytes.toString());
  const { id: _id, name: _name, short_name: _short, ...wanted } = JSON.parse(textOf(exported, name));
  expect(manifest).toEqual(wanted);
  expect(title.startsWith(short_name)).toBe(true);
  expect([undefined, new URL('.', address).pathname]).toContain(id);
};
