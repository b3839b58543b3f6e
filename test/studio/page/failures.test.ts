// Failures in the studio: rate limits, offline, errors, missing browser features.
// @module-tag slow
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  chooseSource,
  describeStudio,
  downloaded,
  drawn,
  eventually,
  found,
  hold,
  icons,
  openRow,
  PHONE,
  parameter,
  STUDIO_QUERY,
  withClock,
} from '../studio-page.ts';

describeStudio('the studio, after a failure', ({ visit, open }) => {
  const problem = (status: number, code: string, headers: Record<string, string> = {}) => ({
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
    body: JSON.stringify({ type: '', title: '', status, detail: 'No.', instance: '', code, hint: '' }),
  });

  /** Fails the first request that matches `pattern`. Returns a growing list of the URLs of matching requests. */
  const failingOnce = async (page: Page, pattern: string, fail: (route: Route) => Promise<void>) => {
    const requests: string[] = [];
    await page.route(pattern, route => {
      requests.push(route.request().url());
      return requests.length === 1 ? fail(route) : route.continue();
    });
    return requests;
  };

  /** Seconds in Retry-After. The test advances the clock of the page by half of them at a time. */
  const WAIT = 60;
  const halfWait = (page: Page) => page.clock.runFor((WAIT / 2) * 1000);
  const rateLimited = (route: Route) =>
    route.fulfill(problem(429, 'rate_limited', { 'retry-after': `${WAIT}` }));

  test('waits for Retry-After after a 429, shows the wait, and then downloads the package', () =>
    open({ acceptDownloads: true, prepare: withClock }, async ({ page }) => {
      const requests = await failingOnce(page, '**/api/v1/export', rateLimited);
      const { files } = await downloaded(page, async () => {
        await page.locator('#download').click();
        await page.getByRole('button', { name: /Waiting \d+ s/ }).waitFor();
        await page.getByText('Too many requests in one minute.').waitFor();
        await halfWait(page);
        await page.getByRole('button', { name: /Waiting [12]?\d s/ }).waitFor();
        expect(requests).toHaveLength(1);
        await halfWait(page);
      });
      expect(files['favicon.svg']).toContain('<svg');
      expect(requests).toHaveLength(2);
    }));

  test('waits for Retry-After after a rate-limited search, although typing goes on', () =>
    visit({ prepare: withClock }, async ({ page }) => {
      await icons(page).first().waitFor();
      const requests = await failingOnce(page, '**/api/v1/icons?q=*', rateLimited);
      await page.getByRole('searchbox').fill('moon');
      await page.getByText(/Waiting \d+ s/).waitFor();
      for (const word of ['m', 'an', 'anv', 'anvil']) {
        await page.getByRole('searchbox').fill(word);
        // Longer than the pause after which a search starts.
        await page.clock.fastForward(500);
      }
      await halfWait(page);
      await page.getByText(/Waiting [12]?\d s/).waitFor();
      expect(requests).toHaveLength(1);
      await halfWait(page);
      await found(page, 'anvil');
      expect(requests).toHaveLength(2);
    }));

  test('recovers by itself after a restart of the server', () =>
    visit({ query: '?library=lucide&name=rocket' }, async ({ page }) => {
      let isDown = true;
      await page.route('**/api/v1/**', route =>
        isDown ? route.abort('connectionrefused') : route.continue(),
      );
      await page.reload();
      await page.getByText('You’re offline.').first().waitFor();
      isDown = false;
      await icons(page).first().waitFor();
      await drawn(page);
      await eventually(() => page.getByRole('combobox', { name: 'Library' }).locator('option').count()).toBe(
        6,
      );
      await eventually(() => page.getByText('You’re offline.').count()).toBe(0);
    }));

  test.each([
    ['the icons cannot be searched', 503, 'index_unavailable', 'The icons are not available yet.'],
    ['the service fails', 500, 'export_failed', 'Something broke on our side.'],
  ])('shows a message when %s and recovers on retry', async (_, status, code, message) => {
    let isDown = true;
    await open(
      {
        prepare: page =>
          page.route(/api\/v1\/(icons\?|libraries)/, route =>
            isDown ? route.fulfill(problem(status, code)) : route.continue(),
          ),
      },
      async ({ page }) => {
        await page.getByRole('searchbox').fill('anvil');
        await page.getByText(message).waitFor();
        isDown = false;
        // The page may already have retried automatically.
        await page
          .getByRole('button', { name: 'Try again' })
          .click({ timeout: 2000 })
          .catch(() => undefined);
        await found(page, 'anvil');
        await eventually(() => page.getByText(message).count()).toBe(0);
        await eventually(() =>
          page.getByRole('combobox', { name: 'Library' }).locator('option').count(),
        ).toBe(6);
      },
    );
  });

  test('keeps the design while offline and recovers when the network is back', () =>
    open({ query: '?library=lucide&name=rocket' }, async ({ page }) => {
      await icons(page).first().waitFor();
      // The rows of the style load a moment after the page, so that they open offline too.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByRole('searchbox').fill('anvil');
      await page.getByText('You’re offline.').first().waitFor();
      await openRow(page, 'Color');
      await page.getByRole('button', { name: 'Ember' }).click();
      await page.locator('#download').click();
      await page.locator('.download-status.hint-error', { hasText: 'You’re offline.' }).waitFor();
      expect(await page.locator('.large-preview-light svg').innerHTML()).toContain('#c2410c');
      expect(parameter(page, 'bg')).toBe('#c2410c');
      await page.context().setOffline(false);
      await found(page, 'anvil');
    }));

  test('shows a message while the service is slow', () =>
    open({ acceptDownloads: true }, async ({ page }) => {
      const results = await hold(page, '**/api/v1/icons?q=anvil&*');
      await page.getByRole('searchbox').fill('anvil');
      await page.getByText('Still searching.').waitFor();
      results();
      await found(page, 'anvil');
      const files = await hold(page, '**/api/v1/export');
      await downloaded(page, async () => {
        await page.locator('#download').click();
        await eventually(() => page.getByText('The service is slow.').count()).toBe(1);
        files();
      });
    }));

  test('waits for Retry-After before it loads emoji, and offers to load them again after another failure', () =>
    open({ prepare: withClock }, async ({ page }) => {
      const answers = [rateLimited, (route: Route) => route.abort('connectionrefused')];
      await page.route('**/api/v1/emoji?*', route => (answers.shift() ?? (() => route.continue()))(route));
      await chooseSource(page, 'Emoji');
      await page
        .getByText(/Too many requests in one minute\. It continues by itself\. Waiting \d+ s/)
        .waitFor();
      await page.clock.runFor(WAIT * 1000);
      await page.getByText('You’re offline.').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.emoji-all .emoji').first().waitFor();
      expect(await page.getByText('You’re offline.').count()).toBe(0);
    }));

  test.each([
    ['has no network', 'offline', /You’re offline\. Your words are safe\./],
    ['gets a 500', 'broken', /Something broke on our side\. Your words are safe\./],
    ['gets a 503 without a catalog', 'empty', /The icons are not available yet\..*Your words are safe\./],
    ['gets a 502 of a proxy', 'proxy', /Something broke on our side\. Your words are safe\./],
    ['gets no response', 'hung', /takes longer than usual/],
    ['gets half a response', 'cut', /Your words are safe\./],
  ])(
    'names the cause on the front page if it %s, and shows no controls that have no effect',
    (_, kind, message) =>
      visit({ query: '', prepare: withClock }, async ({ page }) => {
        const fail: Readonly<Record<string, (route: Route) => Promise<void>>> = {
          offline: route => route.abort('internetdisconnected'),
          broken: route => route.fulfill(problem(500, 'export_failed')),
          empty: route => route.fulfill(problem(503, 'index_unavailable')),
          proxy: route =>
            route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
          cut: route => route.fulfill({ status: 200, contentType: 'application/json', body: '{"ideas": [' }),
          hung: () => Promise.resolve(),
        };
        const requests = await failingOnce(
          page,
          '**/api/v1/ideas?*',
          fail[kind] ?? (() => Promise.resolve()),
        );
        await page.locator('#q').fill('bakery');
        await eventually(() => {
          void page.clock.runFor(1000);
          return page.getByText(message).count();
        }).toBe(1);
        expect(await page.locator('.moods').count()).toBe(kind === 'hung' ? 1 : 0);
        await page
          .getByRole('button', { name: 'Try again' })
          .click({ timeout: 5000 })
          .catch(() => undefined);
        await page.locator('.answer').nth(5).waitFor();
        expect(requests.length).toBeGreaterThan(1);
        expect(await page.locator('.answers .notice').count()).toBe(0);
      }),
  );

  test('says that a part of the page did not load, and loads it again', () =>
    visit({ query: '' }, async ({ page }) => {
      const requests = await failingOnce(page, '**/assets/studio-page-*.js', route =>
        route.abort('internetdisconnected'),
      );
      await page.locator('.source-nav').getByRole('button', { name: 'Emoji' }).click();
      await page.getByText('A part of the page did not load.').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await drawn(page);
      expect(requests.length).toBeGreaterThan(1);
    }));

  test('says at the top of the page that the icon of a link does not exist, and searches for its name', () =>
    visit({ query: '?library=lucide&name=rokcet', ...PHONE }, async ({ page }) => {
      const notice = page.getByText('There is no icon “rokcet” in Lucide.');
      await notice.waitFor();
      const search = page.getByRole('button', { name: 'Search for “rokcet”' });
      for (const part of [notice, search]) expect((await part.boundingBox())?.y ?? 999).toBeLessThan(400);
      await chooseSource(page, 'Icon');
      await search.click();
      await icons(page, /^rocket/)
        .first()
        .click();
      await drawn(page);
      expect(await page.locator('.show .notice').count()).toBe(0);
    }));

  test('gives the reason if a snippet cannot be copied offline', () =>
    open({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      const item = page.getByRole('button', { name: 'HTML for the head' });
      await item.waitFor();
      await page.context().setOffline(true);
      await item.click();
      const toast = page.locator('.toast', { hasText: 'Could not copy HTML. You’re offline.' });
      await eventually(() => toast.count()).toBe(1);
    }));

  test('works if the browser disables storage', () =>
    open(
      {
        prepare: page =>
          page.addInitScript(() => {
            for (const name of ['localStorage', 'sessionStorage'])
              Object.defineProperty(globalThis, name, {
                get: () => {
                  throw new DOMException('forbidden', 'SecurityError');
                },
              });
          }),
      },
      async ({ page, errors }) => {
        await openRow(page, 'Color');
        await page.getByRole('button', { name: 'Plum' }).click();
        await eventually(() => parameter(page, 'bg')).toBe('#7e22ce');
        await page.getByRole('button', { name: 'Undo', exact: true }).click();
        await eventually(() => new URL(page.url()).search).toBe(STUDIO_QUERY);
        expect(errors).toEqual([]);
      },
    ));
});
