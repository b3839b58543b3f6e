// Gradients of plates: with a color in the middle, and radial ones.
import { describe, expect, test } from 'vitest';
import { exportPackage, type PreviewBody, preview } from '../../src/service/index.ts';
import { pixelAt, readPng } from './read-png.ts';

const COLORS = { text: 'I', bg: '#ff0000', bg_via: '#00ff00', bg_to: '#0000ff', bg_mode: 'linear' } as const;

/** The channels of a pixel in a preview of 200 px, whose ink is only in the middle. */
const colorAt = async (body: PreviewBody, [x, y]: readonly [number, number]) => {
  const { bytes } = await preview({ ...body, corner_radius: 0, padding: 0.4, size: 200 });
  return (pixelAt(readPng(bytes), x, y).match(/[\da-f]{2}/g) ?? []).map(pair => Number.parseInt(pair, 16));
};

describe('a gradient', () => {
  test.each([
    ['starts with bg', {}, [100, 1], [255, 0, 0]],
    ['has bg_via in the middle', {}, [20, 100], [0, 255, 0]],
    ['ends with bg_to', {}, [100, 198], [0, 0, 255]],
    ['has the mean of bg and bg_via between them', {}, [100, 50], [128, 128, 0]],
    ['has no middle color if bg_via is none', { bg_via: 'none' }, [20, 100], [128, 0, 128]],
    ['ends with bg_to in the corners if it is radial', { bg_gradient: 'radial' }, [1, 198], [0, 0, 255]],
    ['has bg_via halfway to the corners if it is radial', { bg_gradient: 'radial' }, [171, 100], [0, 255, 0]],
    ['is not painted if bg_mode is solid', { bg_mode: 'solid' }, [100, 198], [255, 0, 0]],
  ] as const)('%s', async (_, fields, place, color) => {
    const actual = await colorAt({ ...COLORS, bg_angle: 180, ...fields }, place);
    for (const [channel, value] of color.entries())
      expect(Math.abs((actual[channel] ?? Number.NaN) - value)).toBeLessThanOrEqual(9);
  });

  test('that is radial is a radialGradient in favicon.svg and is recorded in favsmith.json', async () => {
    const { files } = await exportPackage({ ...COLORS, bg_gradient: 'radial', include_dark_mode: true });
    const textOf = (path: string) => new TextDecoder().decode(files.find(file => file.path === path)?.bytes);
    expect(textOf('favicon.svg')).toMatch(/<radialGradient.*#f00.*#0f0.*#00f/s);
    expect(JSON.parse(textOf('favsmith.json'))).toMatchObject({ bg_via: '#00ff00', bg_gradient: 'radial' });
    const touch = files.find(({ path }) => path === 'apple-touch-icon.png');
    expect(touch && readPng(touch.bytes).size).toBe(180);
  });
});
