// The color parser compared with Chromium.
// @module-tag slow

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { channelsOf, parseColor } from '../../src/compose/color/color.ts';
import { cssColorStrings } from '../compose/color/css-color-strings.ts';
import { describeInChromium, launchHeadless } from './chromium.ts';

/**
 * Color as Chromium parses it: unclamped sRGB channels (0 to 1 in gamut) and alpha. Undefined for an invalid
 * color.
 */
type ChromiumColor = readonly [number, number, number, number] | undefined;

const GAMUT_TOLERANCE = 1e-4;
const LARGEST_DIFFERENCE = 2;
/**
 * Unspecified inputs: numbers beyond what implementations must support, and rec2020, whose transfer function CSS
 * changed in 2025.
 */
const UNSPECIFIED = /\de\d\d|rec2020/i;

/**
 * Whether the saturation exceeds 100 %. Chromium computes such colors without a limit here, but paints them with it.
 */
const isOversaturated = (text: string): boolean => {
  const numbers = text.replace(/\/\*.*?\*\//g, ' ').match(/-?[\d.]+(?:e-?\d+)?/gi) ?? [];
  return /^\s*hsl/i.test(text) && Number(numbers[1]) > 100;
};

describeInChromium('parseColor', () => {
  const texts = cssColorStrings(
    Number(process.env.CSS_COLORS ?? 2000),
    Number(process.env.CSS_COLORS_SEED ?? 4),
  );
  let browser: Browser;
  let expected: readonly ChromiumColor[];

  beforeAll(async () => {
    browser = await launchHeadless();
    const page = await browser.newPage();
    // The document type disables quirks mode, in which `30D` is a color.
    await page.setContent('<!doctype html>');
    expected = await page.evaluate(parseInPage, texts);
  });
  afterAll(() => browser.close());

  it('accepts and rejects the same strings as Chromium', () => {
    const differences = texts.filter(
      (text, index) => (parseColor(text) !== undefined) !== (expected[index] !== undefined),
    );
    expect(differences).toEqual([]);
    const accepted = expected.filter(color => color !== undefined).length;
    expect(accepted).toBeGreaterThan(texts.length * 0.4);
    expect(accepted).toBeLessThan(texts.length * 0.8);
  });

  it('returns the same sRGB color as Chromium within 2/255 for colors inside the gamut', () => {
    const differences = texts.flatMap((text, index) => {
      const color = expected[index];
      const parsed = parseColor(text);
      if (!color || parsed === undefined || !isInGamut(color) || UNSPECIFIED.test(text)) return [];
      if (isOversaturated(text)) return [];
      const [red, green, blue, alpha] = color;
      const own =
        parsed === 'none'
          ? [red * 255, green * 255, blue * 255, 0]
          : [...channelsOf(parsed), parsed.alpha * 255];
      const isClose = [red, green, blue, alpha].every(
        (channel, at) => Math.abs(channel * 255 - (own[at] as number)) <= LARGEST_DIFFERENCE,
      );
      return isClose ? [] : [{ text, color, parsed }];
    });
    expect(differences).toEqual([]);
    expect(expected.filter(color => color && isInGamut(color)).length).toBeGreaterThan(texts.length * 0.3);
  });
});

const isInGamut = ([red, green, blue]: NonNullable<ChromiumColor>): boolean =>
  [red, green, blue].every(channel => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE);

/**
 * Runs in the page. Converts colors to unclamped sRGB with relative color syntax. Chromium has a second parser for
 * single properties and attributes, which clamps the saturation of `hsl()`. The colors are therefore parsed in a
 * style sheet.
 */
const parseInPage = (texts: readonly string[]): ChromiumColor[] => {
  const { style } = document.body;
  const sheet = new CSSStyleSheet();
  return texts.map(text => {
    style.color = '';
    style.color = text;
    if (style.color === '') return undefined;
    // The end of the style sheet closes unclosed functions and comments.
    sheet.replaceSync(`body{color:${text}`);
    const accepted = (sheet.cssRules[0] as CSSStyleRule).style.color;
    style.color = `color(from ${accepted} srgb r g b / alpha)`;
    const [red = 0, green = 0, blue = 0, alpha = 1] = getComputedStyle(document.body)
      .color.replace(/^color\(srgb|[)/]/g, '')
      .trim()
      .split(/\s+/)
      .map(component => (component === 'none' ? 0 : Number(component)));
    return [red, green, blue, alpha];
  });
};
