// The icon in the tab of a browser window compared with the images of the package.
// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeScene, type RenderTarget } from '../../src/compose/favicon.ts';
import { rasterize } from '../../src/raster/rasterize.ts';
import { appIcon } from '../artwork/pictures.ts';
import { glyphOf } from '../compose/icons.ts';
import { designOf } from '../design-of.ts';
import { packageOf } from '../package/packages.ts';
import { describeInHeadedChromium, launchWindowed } from './chromium.ts';
import { describeInFirefox, openFirefox } from './firefox.ts';
import { openScreen, type Screen } from './screen.ts';
import { serveSite } from './site.ts';

const PLATE = '#ff00aa';
const DESIGN = { library: 'lucide', name: 'calendar', bg: PLATE, fg: '#ffffff' };

/**
 * Maximum difference of the plate's color. At 1 device pixel per CSS pixel, Chromium scales the icon down, which
 * changes the color at edges.
 */
const TOLERANCE = 60;

/** Ink from 0 to 255. The green channel is 0 on the plate and 255 in the ink. */
const inkOf = (rgba: Uint8Array): readonly number[] =>
  Array.from({ length: rgba.length / 4 }, (_, at) => rgba[4 * at + 1] as number);

const drawingAt = (target: RenderTarget, side: number): readonly number[] =>
  inkOf(
    Uint8Array.from(
      rasterize(composeScene(glyphOf('lucide/calendar'), designOf(DESIGN).light, target), side).rgba,
    ),
  );

/**
 * Mean difference of the pixels inside the plate. The tab is visible behind its rounded corners, so the border is
 * ignored.
 */
const difference = (a: readonly number[], b: readonly number[], side: number): number => {
  const inside = [...a.keys()].filter(at => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return Math.min(x, y, side - 1 - x, side - 1 - y) >= side / 16;
  });
  return inside.reduce((sum, at) => sum + Math.abs((a[at] as number) - (b[at] as number)), 0) / inside.length;
};

/**
 * Waits for the icon in the tab. Compares it with the drawing that is fitted for this resolution, and with the
 * others.
 */
const expectFittedDrawing = async (screen: Screen, pixelRatio: number, tolerance = 16): Promise<void> => {
  const side = 16 * pixelRatio;
  const findIcon = () => screen.areaOf(PLATE, TOLERANCE);
  await expect.poll(() => findIcon()?.width, { timeout: 40_000, interval: 500 }).toBe(side);
  const area = findIcon();
  expect(area).toMatchObject({ width: side, height: side });
  const shown = inkOf(area?.rgba ?? new Uint8Array());
  const [fitted, other = 0, large = 0] = [side, 48 - side, undefined].map(pixels =>
    difference(shown, drawingAt({ role: 'any', ...(pixels && { pixels }) }, side), side),
  );
  expect(fitted).toBeLessThan(tolerance);
  expect(Math.min(other, large)).toBeGreaterThan(2 * (fitted ?? 0));
};

/** Serves the package without its theme color, which would be a second area in the color of the plate. */
const serveTestSite = async (fields: object = {}) => {
  const package_ = await packageOf({ ...DESIGN, ...fields });
  return serveSite(package_, { head: package_.head.replace(/<meta.*>/g, '') });
};

describeInHeadedChromium('a tab of Chromium', () => {
  let screen: Screen;
  beforeAll(async () => {
    screen = await openScreen();
  });
  afterAll(() => screen.close());

  test.each([
    [1, 'light', 1, {}],
    [1, 'light and dark', 16, { include_dark_mode: true }],
    [2, 'light', 16, {}],
  ] as const)(
    'shows the drawing that is fitted to its size at %d device pixels per CSS pixel, with a %s look, within %d of 255',
    async (pixelRatio, _, tolerance, fields) => {
      const site = await serveTestSite(fields);
      const browser = await launchWindowed(screen, { pixelRatio });
      try {
        await (browser.pages()[0] ?? (await browser.newPage())).goto(site.url);
        await expectFittedDrawing(screen, pixelRatio, tolerance);
      } finally {
        await browser.close();
        site.close();
      }
    },
  );
});

describeInFirefox('a tab of Firefox', () => {
  let screen: Screen;
  beforeAll(async () => {
    screen = await openScreen();
  });
  afterAll(() => screen.close());

  test.each([1, 2])(
    'shows the drawing that is fitted to its size at %d device pixels per CSS pixel',
    async pixelRatio => {
      const site = await serveTestSite();
      const close = openFirefox(screen, site.url, { pixelRatio });
      try {
        await expectFittedDrawing(screen, pixelRatio);
      } finally {
        await close();
        site.close();
      }
    },
  );

  test.each([
    ['light', '#ff00aa', '#00aa22'],
    ['dark', '#00aa22', '#ff00aa'],
  ] as const)(
    'shows the artwork for the %s color scheme of the system',
    async (colorScheme, shown, hidden) => {
      const [artwork, dark_artwork] = [appIcon('#ff00aa'), appIcon('#00aa22')];
      const site = await serveSite(await packageOf({ artwork, dark_artwork }));
      const close = openFirefox(screen, site.url, { colorScheme });
      try {
        const findIcon = () => screen.areaOf(shown);
        await expect.poll(() => findIcon()?.width, { timeout: 40_000, interval: 500 }).toBe(16);
        expect(findIcon()?.height).toBe(16);
        expect(screen.pixelsOf(hidden)).toBe(0);
      } finally {
        await close();
        site.close();
      }
    },
  );
});
