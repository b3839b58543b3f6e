// The icon in the tab of a browser window compared with the images of the package.
// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeScene, type RenderTarget } from '../../src/compose/favicon.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { rasterize } from '../../src/raster/rasterize.ts';
import { glyphOf } from '../compose/icons.ts';
import { packageOf } from '../package/packages.ts';
import { describeInHeadedChromium, launchWindowed } from './chromium.ts';
import { describeInFirefox, openFirefox } from './firefox.ts';
import { openScreen, type Screen } from './screen.ts';
import { serveSite } from './site.ts';

const PLATE = '#ff00aa';
const DESIGN = { library: 'lucide', name: 'calendar', bg: PLATE, fg: '#ffffff' };

/** At 1 device pixel per CSS pixel, Chromium scales the icon down, which changes the color at the edges a little. */
const TOLERANCE = 60;

/** Green is 0 on the plate and 255 in the ink. */
const inkOf = (rgba: Uint8Array): readonly number[] =>
  Array.from({ length: rgba.length / 4 }, (_, at) => rgba[4 * at + 1] as number);

const drawingAt = (target: RenderTarget, side: number): readonly number[] =>
  inkOf(
    Uint8Array.from(
      rasterize(composeScene(glyphOf('lucide/calendar'), parseExportBody(DESIGN).light, target), side).rgba,
    ),
  );

/** Mean difference of the pixels inside the plate, whose rounded corners show the tab. */
const difference = (a: readonly number[], b: readonly number[], side: number): number => {
  const inside = [...a.keys()].filter(at => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return Math.min(x, y, side - 1 - x, side - 1 - y) >= side / 16;
  });
  return inside.reduce((sum, at) => sum + Math.abs((a[at] as number) - (b[at] as number)), 0) / inside.length;
};

/** Waits for the icon in the tab, then compares it with both drawings. */
const expectSmallDrawing = async (screen: Screen, pixelRatio: number): Promise<void> => {
  const side = 16 * pixelRatio;
  const findIcon = () => screen.areaOf(PLATE, TOLERANCE);
  await expect.poll(() => findIcon()?.width, { timeout: 40_000, interval: 500 }).toBe(side);
  const area = findIcon();
  expect(area).toMatchObject({ width: side, height: side });
  const shown = inkOf(area?.rgba ?? new Uint8Array());
  const small = difference(shown, drawingAt({ role: 'any', pixels: 16 }, side), side);
  const large = difference(shown, drawingAt({ role: 'any' }, side), side);
  expect(small).toBeLessThan(16);
  expect(large).toBeGreaterThan(4 * small);
};

describeInHeadedChromium('a tab of Chromium', () => {
  let screen: Screen;
  beforeAll(async () => {
    screen = await openScreen();
  });
  afterAll(() => screen.close());

  test.each([1, 2])(
    'shows the small drawing of favicon.svg at %d device pixels per CSS pixel',
    async pixelRatio => {
      const site = await serveSite(await packageOf(DESIGN), { head: SVG_LINK });
      const browser = await launchWindowed(screen, { pixelRatio });
      try {
        await (browser.pages()[0] ?? (await browser.newPage())).goto(site.url);
        await expectSmallDrawing(screen, pixelRatio);
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
    'shows the small drawing of favicon.svg at %d device pixels per CSS pixel',
    async pixelRatio => {
      const site = await serveSite(await packageOf(DESIGN), { head: SVG_LINK });
      const close = openFirefox(screen, site.url, { pixelRatio });
      try {
        await expectSmallDrawing(screen, pixelRatio);
      } finally {
        await close();
        site.close();
      }
    },
  );
});

/** Without the theme color, which would be a second area in the color of the plate. */
const SVG_LINK = '<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">';
