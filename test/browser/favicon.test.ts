// An installed favicon package in Chromium.
// @module-tag slow
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appIcon, dataUrl, disc, logo } from '../artwork/pictures.ts';
import { packageOf, textOf } from '../package/packages.ts';
import { readPng } from '../package/read-png.ts';
import {
  chromiumPath,
  describeInChromium,
  describeInHeadedChromium,
  launchHeadless,
  launchWindowed,
} from './chromium.ts';
import { openScreen, type Screen } from './screen.ts';
import { type Site, serveSite } from './site.ts';

describeInChromium('an installed favicon package in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    // The headless shell cannot install a site as an app.
    browser = await launchHeadless(chromiumPath);
  });
  afterAll(() => browser.close());

  test.each([
    ['an icon, at the root', { library: 'lucide', name: 'rocket', site_name: 'Acme "Rockets" & Sons' }, '/'],
    ['initials with dark mode, below a path', { text: 'AB', include_dark_mode: true }, '/below/a/path/'],
    [
      'a circle with a gradient',
      { library: 'remix', name: 'rocket', shape: 'circle', bg_mode: 'linear' },
      '/',
    ],
    [
      'all fields of the manifest',
      {
        text: 'AB',
        monochrome: true,
        lang: 'en',
        app_id: '/a',
        start_url: './?b',
        theme_color: '#fff8',
        background_color: 'red',
      },
      '/',
    ],
    ['a logo', { artwork: logo('vitejs'), include_dark_mode: true, dark_ink: 'lighten' }, '/'],
    ['a picture', { artwork: dataUrl(disc(600, [220, 38, 38])), site_name: 'Disc' }, '/'],
    ['no plate', { library: 'phosphor', name: 'rocket', bg: null, fg: '#b91c1c' }, '/'],
  ])('makes a site installable: %s', async (_, body, basePath) => {
    const exported = await packageOf(body);
    const site = await serveSite(exported, { basePath });
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(site.url);
      const client = await context.newCDPSession(page);
      const manifest = await client.send('Page.getAppManifest');
      expect(manifest.errors).toEqual([]);
      expect(manifest.url).toBe(`${site.url}site.webmanifest`);
      expect(JSON.parse(manifest.data ?? '').name).toBe('site_name' in body ? body.site_name : 'App');
      // Private windows report this error for every page.
      const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
      expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual(
        [],
      );
    } finally {
      await context.close();
      site.close();
    }
  });

  test('does not make a site installable if the icons of the manifest are missing', async () => {
    const exported = await packageOf({ text: 'AB' });
    const files = exported.files.filter(({ path }) => !path.startsWith('android-chrome'));
    const site = await serveSite({ ...exported, files });
    const page = await browser.newPage();
    try {
      await page.goto(site.url);
      const client = await page.context().newCDPSession(page);
      const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).not.toEqual([]);
    } finally {
      await page.context().close();
      site.close();
    }
  });

  test('shows the same pixels for favicon.svg in dark mode and for favicon-dark.svg', async () => {
    const body = {
      library: 'phosphor',
      name: 'rocket',
      style: 'duotone',
      bg_mode: 'linear',
      include_dark_mode: true,
    };
    const exported = await packageOf(body);
    const site = await serveSite(exported);
    const shot = async (path: string, colorScheme: 'light' | 'dark') => {
      const page = await browser.newPage({ colorScheme, viewport: { width: 96, height: 96 } });
      await page.goto(site.url + path);
      const bytes = await page.screenshot();
      await page.context().close();
      return readPng(bytes).pixels;
    };
    try {
      expect(textOf(exported, 'favicon.svg')).toContain('prefers-color-scheme');
      expect(await shot('favicon.svg', 'dark')).toEqual(await shot('favicon-dark.svg', 'dark'));
      expect(await shot('favicon.svg', 'light')).not.toEqual(await shot('favicon-dark.svg', 'light'));
    } finally {
      site.close();
    }
  });
});

const PNG_LINK = '<link rel="icon" type="image/png" href="/favicon-96x96.png" sizes="96x96">';

describeInHeadedChromium('headed Chromium', () => {
  let screen: Screen;
  beforeAll(async () => {
    screen = await openScreen();
  });
  afterAll(() => screen.close());

  const requestedIcons = (site: Site) => site.requested.filter(path => path.startsWith('/favicon'));

  /**
   * Opens a site in a new browser. Waits until an icon was requested, and until a second has passed without a
   * request. Then calls `look`.
   */
  const visit = async <Seen>(
    site: Site,
    options: Parameters<typeof launchWindowed>[1],
    look: () => Seen | Promise<Seen>,
  ): Promise<Seen> => {
    const browser = await launchWindowed(screen, options);
    try {
      const page = browser.pages()[0] ?? (await browser.newPage());
      await page.goto(site.url);
      let seen = -1;
      for (let waits = 0; waits < 30 && (seen < 1 || seen < requestedIcons(site).length); waits++) {
        seen = requestedIcons(site).length;
        await new Promise(resolve => setTimeout(resolve, 1000));
      }
      return await look();
    } finally {
      await browser.close();
      site.close();
    }
  };

  /** The icons that a browser requests. Omits the manifest and its icons, which it needs to offer installation. */
  const iconsFor = async (pixelRatio: number, { changeHead = (own: string) => own, hasDark = true } = {}) => {
    const exported = await packageOf({ library: 'lucide', name: 'rocket', include_dark_mode: hasDark });
    const site = await serveSite(exported, { head: changeHead(exported.head) });
    return visit(site, { pixelRatio }, () => requestedIcons(site));
  };

  test.each([
    [1, '/favicon.ico', 'light'],
    [1, '/favicon.svg', 'dark'],
    [1.25, '/favicon.svg', 'light'],
    [1.25, '/favicon.svg', 'dark'],
    [1.5, '/favicon-2x.svg', 'light'],
    [2, '/favicon-2x.svg', 'dark'],
  ])(
    'at %f device pixels per CSS pixel requests only %s of a package with a %s look',
    async (pixelRatio, path, look) => {
      expect(await iconsFor(pixelRatio, { hasDark: look === 'dark' })).toEqual([path]);
    },
  );

  test('requests only favicon.svg if favicon-96x96.png is linked after it', async () => {
    const withPng = (head: string) =>
      head.replace('1.4dppx)">\n<link rel="apple', `1.4dppx)">${PNG_LINK}\n<link rel="apple`);
    expect(await iconsFor(1, { changeHead: withPng })).toEqual(['/favicon.svg']);
  });

  test('also requests favicon.ico if its link has sizes="any"', async () => {
    const withAny = (head: string) => head.replace('sizes="48x48"', 'sizes="any"');
    expect(await iconsFor(1, { changeHead: withAny })).toContain('/favicon.ico');
  });

  const [PINK, GREEN] = ['#ff00aa', '#00aa22'];
  const COLORS = {
    text: 'A',
    include_dark_mode: true,
    bg: PINK,
    fg: '#ffffff',
    dark_bg: GREEN,
    dark_fg: '#000000',
  };
  const ARTWORK = { artwork: appIcon(PINK), dark_artwork: appIcon(GREEN) };

  test.each([
    ['light', 'colors', COLORS, PINK, GREEN],
    ['dark', 'colors', COLORS, GREEN, PINK],
    ['light', 'artwork', ARTWORK, PINK, GREEN],
    ['dark', 'artwork', ARTWORK, GREEN, PINK],
  ] as const)(
    'shows in a %s tab strip the %s of that scheme',
    async (colorScheme, _, body, shown, hidden) => {
      const exported = await packageOf(body);
      await visit(await serveSite(exported), { pixelRatio: 2, colorScheme }, async () => {
        // The icon in a tab has 32 × 32 device pixels. Its plate covers more than a third of them.
        const timeout = 30_000;
        await expect
          .poll(() => screen.pixelsOf(shown), { timeout, interval: 500 })
          .toBeGreaterThan((32 * 32) / 3);
        expect(screen.pixelsOf(hidden)).toBe(0);
      });
    },
  );
});
