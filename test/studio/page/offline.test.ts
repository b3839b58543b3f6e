// The studio without a network, after a first visit.
// @module-tag slow
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeStudio, drawn, eventually } from '../studio-page.ts';

describeStudio('the studio without a network', ({ visit }) => {
  const QUERY = '?library=lucide&name=rocket&bg=%238a4b00&site_name=Moon';

  /** Waits until the service worker has stored the files and controls the page. */
  const stored = async (page: Page) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  };

  test('says what waits, and goes on when the network returns', () =>
    visit({ query: QUERY }, async ({ page }) => {
      await drawn(page);
      const note = page.getByText('Downloads and new searches wait for the network.');
      expect(await note.count()).toBe(0);
      await page.context().setOffline(true);
      await note.waitFor();
      await page.context().setOffline(false);
      await note.waitFor({ state: 'detached' });
    }));

  test('shows the design after a reload', () =>
    visit({ query: QUERY, serviceWorkers: 'allow' }, async ({ page }) => {
      await drawn(page);
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
      await page.getByText('Downloads and new searches wait for the network.').waitFor();
    }));

  test('shows the page of another query, which the first visit did not open', () =>
    visit({ query: QUERY, serviceWorkers: 'allow' }, async ({ page }) => {
      await drawn(page);
      await stored(page);
      await page.context().setOffline(true);
      await page.goto(new URL('./', page.url()).href);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(new URL(page.url()).search).toBe('');
    }));

  test('is stored for the network only: an answer of the server comes first', () =>
    visit({ query: QUERY, serviceWorkers: 'allow' }, async ({ page }) => {
      await drawn(page);
      await stored(page);
      const served = await page.evaluate(async () => {
        const response = await fetch('api/v1/icons/lucide/rocket');
        const stored = await caches.match(response.url);
        return [response.status, stored?.status];
      });
      expect(served).toEqual([200, 200]);
    }));
});
