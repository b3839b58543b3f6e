// Adaptive SVG in Chromium.
// @module-tag slow
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeScene } from '../../src/compose/favicon.ts';
import { faviconSvg } from '../../src/compose/svg/favicon-svg.ts';
import { sceneToSvg } from '../../src/compose/svg/scene-svg.ts';
import type { Look } from '../../src/model/look.ts';
import type { Scene } from '../../src/model/scene.ts';
import { color, glyphOf, lookWith, solid } from '../compose/icons.ts';
import { describeInChromium, launchHeadless } from './chromium.ts';

const ANY = { role: 'any' } as const;
const ink = (stroke: string, fill?: string): Look['ink'] => ({
  fg: color(stroke),
  stroke: color(stroke),
  fill: fill === undefined ? undefined : color(fill),
});
const linear = (from: string, to: string): Look['plate'] => ({
  shape: 'circle',
  paint: { mode: 'linear', from: color(from), to: color(to), angleDegrees: 135 },
});

describeInChromium('an adaptive SVG in Chromium', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchHeadless();
    page = await browser.newPage({ viewport: { width: 64, height: 64 } });
  });
  afterAll(() => browser.close());

  const show = async (content: string, colorScheme: 'light' | 'dark'): Promise<string> => {
    await page.emulateMedia({ colorScheme });
    await page.setContent(`<body style="margin:0;background:#8a8">${content}</body>`);
    return (await page.screenshot()).toString('base64');
  };

  test.each<[string, string, Partial<Look>, Partial<Look>]>([
    ['different colors', 'lucide/rocket', {}, { plate: solid('#fff'), ink: ink('#075985') }],
    ['a plate in the light scheme only', 'tabler/palette', { plate: solid('#fa0') }, { plate: undefined }],
    ['a plate in the dark scheme only', 'remix/home/line', { plate: undefined }, { plate: solid('#333') }],
    ['gradients', 'phosphor/rocket', { plate: linear('#f00', '#00f') }, { plate: linear('#fff', '#0f0') }],
    ['a gradient in the dark scheme only', 'phosphor/rocket', {}, { plate: linear('#fff', '#0f0') }],
    ['an accent in the dark scheme only', 'lucide/house', {}, { ink: ink('#fff', '#e11d48') }],
    [
      'an accent of a duotone icon in the dark scheme only',
      'phosphor/rocket/duotone',
      {},
      { ink: ink('#fff', '#fd0') },
    ],
    ['translucent colors', 'hugeicons/rocket-01', { ink: ink('#ffffff80') }, { plate: solid('#f008') }],
  ])('renders each scene in its color scheme, with %s', async (_, key, light, dark) => {
    const scenes = [light, dark].map(changes =>
      composeScene(glyphOf(key), lookWith(changes), { role: 'any' }),
    );
    const [lightScene, darkScene] = scenes as [(typeof scenes)[0], (typeof scenes)[0]];
    const adaptive = faviconSvg({ light: lightScene, dark: darkScene });
    expect(await show(adaptive, 'light')).toBe(await show(sceneToSvg(lightScene), 'light'));
    expect(await show(adaptive, 'dark')).toBe(await show(sceneToSvg(darkScene), 'dark'));
    expect(await show(adaptive, 'dark')).not.toBe(await show(adaptive, 'light'));
  });

  /** The document as an image of `side` CSS pixels. */
  const showImage = (svg: string, side: number, colorScheme: 'light' | 'dark') =>
    show(
      `<img width="${side}" height="${side}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`,
      colorScheme,
    );

  test.each<[string, string, Partial<Look>, Partial<Look> | undefined]>([
    ['one color scheme', 'lucide/rocket', {}, undefined],
    ['several shapes', 'phosphor/rocket/duotone', {}, undefined],
    ['no plate', 'tabler/palette', { plate: undefined }, undefined],
    ['both color schemes', 'lucide/rocket', {}, { plate: solid('#fff'), ink: ink('#075985') }],
    ['an accent in the dark scheme only', 'lucide/house', {}, { ink: ink('#fff', '#e11d48') }],
    ['gradients', 'remix/home/line', { plate: linear('#f00', '#00f') }, { plate: linear('#fff', '#0f0') }],
  ])('shows small drawings up to 48 px and the large one above, with %s', async (...row) => {
    const [, key, light, dark] = row;
    const drawing = (pixels?: number) => {
      const target = { ...ANY, ...(pixels !== undefined && { pixels }) };
      const compose = (look: Partial<Look>) => composeScene(glyphOf(key), lookWith(look), target);
      return { light: compose(light), ...(dark && { dark: compose(dark) }) };
    };
    const [large, small, double] = [drawing(), drawing(16), drawing(32)];
    const [one, two] = [faviconSvg(large, [small]), faviconSvg(large, [small, double])];
    for (const scheme of ['light', ...(dark ? (['dark'] as const) : [])] as const) {
      const expectDrawing = async (document: string, drawn: typeof large, sides: readonly number[]) => {
        const alone = sceneToSvg(drawn[scheme] as Scene);
        for (const side of sides)
          expect(await showImage(document, side, scheme), `${scheme} ${side}`).toBe(
            await showImage(alone, side, scheme),
          );
      };
      await expectDrawing(one, small, [16, 20, 32, 48]);
      await expectDrawing(one, large, [49, 64]);
      await expectDrawing(two, small, [16, 20]);
      await expectDrawing(two, double, [21, 32, 48]);
      await expectDrawing(two, large, [49, 64]);
    }
  });

  test('does not affect another adaptive SVG that is inlined in the same page', async () => {
    const svgs = (['#fff', '#0f0'] as const).map(text =>
      faviconSvg({
        light: composeScene(glyphOf('lucide/plus'), lookWith({ plate: linear('#000', text) }), ANY),
        dark: composeScene(glyphOf('lucide/plus'), lookWith({ plate: linear(text, '#f00') }), ANY),
      }),
    );
    await show(svgs.join(''), 'dark');
    const colors = await page.$$eval('stop', stops => stops.map(stop => getComputedStyle(stop).stopColor));
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(255, 0, 0)', 'rgb(0, 255, 0)', 'rgb(255, 0, 0)']);
  });
});
