// The studio without a network, after a first visit.
// @module-tag slow
import { hash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseLogo, describeStudio, downloaded, drawn, eventually, shows } from '../studio-page.ts';

describeStudio('the studio without a network', ({ open }) => {
  const QUERY = '?library=lucide&name=rocket&bg=%238a4b00&site_name=Moon';

  /** Waits until the service worker has stored the files and controls the page. */
  const stored = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  test('shows the design after a reload, and says what waits until the network returns', () =>
    open({ query: QUERY, serviceWorkers: 'allow' }, async ({ page }) => {
      await stored(page);
      // The requests of this visit come from the network and are stored.
      await page.reload();
      await drawn(page);
      const drawing = () => page.locator('.large-preview svg').first().innerHTML();
      const before = await drawing();
      await page.context().setOffline(true);
      await page.reload();
      await drawn(page);
      await eventually(drawing).toBe(before);
      const note = page.getByText('New searches wait for the network.');
      await note.waitFor();
      await page.context().setOffline(false);
      await note.waitFor({ state: 'detached' });
    }));

  test('shows the page of another query, which the first visit did not open', () =>
    open({ query: QUERY, serviceWorkers: 'allow' }, async ({ page }) => {
      await stored(page);
      await page.context().setOffline(true);
      await page.goto(new URL('./', page.url()).href);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(new URL(page.url()).search).toBe('');
    }));

  /** Name, and hashes of the files, of the package that the studio downloads. */
  const download = async (page: Page) => {
    const { fileName, bytes } = await downloaded(page);
    const hashes = Object.entries(bytes).map(([path, content]) => `${path} ${hash('sha256', content)}`);
    return [fileName, ...hashes];
  };

  // The outline of initials comes from a preview, whose coordinates are rounded: PNG files differ in few pixels.
  test.each([
    ['an icon', '?library=lucide&name=rocket&bg_mode=linear&bg=%23f0f&bg_to=%23ff0&og_image=true', /./],
    ['a duotone icon', '?library=phosphor&name=rocket&style=duotone&include_dark_mode=true&badge=DEV', /./],
    ['initials', '?text=AB&include_dark_mode=true', /^(?!.*\.png )/],
    ['an emoji', '?emoji=%F0%9F%A6%8A', /./],
    ['a logo', '?text=A', /./],
  ])(
    'makes the package of %s on the first visit, with the bytes of the service',
    (subject, query, compared) =>
      open({ query, serviceWorkers: 'allow' }, async ({ page }) => {
        if (subject === 'a logo') {
          await chooseLogo(page);
          await shows(page, 'Acme');
        }
        await stored(page);
        await page.waitForLoadState('networkidle');
        const served = await download(page);
        await page.getByRole('button', { name: 'Back to the design' }).click();
        await page.context().setOffline(true);
        const made = await download(page);
        const isCompared = (file: string) => compared.test(file);
        expect(made.filter(isCompared)).toEqual(served.filter(isCompared));
        expect(made).toHaveLength(served.length);
      }),
  );

  test('takes the response of the server instead of a stored response while the server can be reached', () =>
    open({ query: QUERY, serviceWorkers: 'allow' }, async ({ page }) => {
      await stored(page);
      const text = await page.evaluate(async () => {
        const url = new URL('api/v1/icons/lucide/rocket', document.baseURI).href;
        for (const name of await caches.keys()) await (await caches.open(name)).put(url, new Response('old'));
        return (await fetch(url)).text();
      });
      expect(text).toContain('"rocket"');
    }));
});
