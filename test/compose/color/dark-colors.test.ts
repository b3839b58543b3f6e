// Derived dark colors, and choice of legible colors.
import { describe, expect, it } from 'vitest';
import { contrastRatio, formatColor } from '../../../src/compose/color/color.ts';
import { deriveAccent, deriveGradientEnd, derivePlate } from '../../../src/compose/color/dark-colors.ts';
import { legibleOn, readablePlate, TAB_STRIPS } from '../../../src/compose/color/legible.ts';
import type { ColorOrNone } from '../../../src/model/scene.ts';
import { color } from '../icons.ts';

const text = (value: ColorOrNone) => (value === 'none' ? value : formatColor(value));

describe('legibleOn', () => {
  it('returns a color that already has a contrast of 3 unchanged', () => {
    expect(legibleOn(color('#075985'), [color('#fff')])).toEqual(color('#075985'));
  });

  it('keeps the hue of a color that it darkens', () => {
    const [red, green, blue] = [1, 3, 5].map(at =>
      Number.parseInt(legibleOn(color('#f59e0b'), [color('#fff')]).hex.slice(at, at + 2), 16),
    ) as [number, number, number];
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });

  it.each(['#000', '#fff', '#777', '#075985', '#ffd700', '#ffffff80'])(
    'makes %s legible on both dark tab strips',
    ink => {
      const legible = legibleOn(color(ink), TAB_STRIPS.dark);
      for (const strip of TAB_STRIPS.dark) expect(contrastRatio(legible, strip)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('readablePlate', () => {
  it.each(['#fff', '#000', '#777', '#ffd700', '#075985'])(
    'returns a plate on which ink in %s is legible',
    ink => {
      expect(
        contrastRatio(color(ink), readablePlate({ main: color(ink), accent: undefined })),
      ).toBeGreaterThanOrEqual(3.5);
    },
  );

  it('prefers legible ink to a visible accent', () => {
    expect(text(readablePlate({ main: color('#333'), accent: color('#fff') }))).toBe('#ffffff');
    expect(text(readablePlate({ main: color('#fff'), accent: color('#075985') }))).toBe('#0f172a');
  });
});

describe('derivePlate', () => {
  const candidates = [color('#fff'), color('#075985')] as const;
  it.each([
    ['#000', '#ffffff'],
    ['#fff', '#075985'],
  ])('returns for the ink %s the first candidate on which it is legible: %s', (ink, plate) => {
    expect(text(derivePlate(color(ink), candidates))).toBe(plate);
  });

  it('changes the lightness of the first candidate if the ink is legible on no candidate', () => {
    const plate = derivePlate(color('#fff'), [color('#fde68a'), color('#fef3c7')]);
    expect(contrastRatio(color('#fff'), plate)).toBeGreaterThanOrEqual(3);
  });
});

describe('deriveGradientEnd', () => {
  it.each([
    ['#ffffff', '#e2e8f0'],
    ['#ffffff80', '#e2e8f080'],
  ])('maps the plate color %s to the gradient end %s', (plate, end) =>
    expect(text(deriveGradientEnd(color(plate)))).toBe(end),
  );

  it('returns a darker color for a medium one and a lighter color for a nearly black one', () => {
    expect(contrastRatio(deriveGradientEnd(color('#f59e0b')), color('#000'))).toBeLessThan(
      contrastRatio(color('#f59e0b'), color('#000')),
    );
    expect(contrastRatio(deriveGradientEnd(color('#111')), color('#000'))).toBeGreaterThan(
      contrastRatio(color('#111'), color('#000')),
    );
  });
});

describe('deriveAccent', () => {
  const context = (plate: string, ink: string) => ({
    plate: color(plate),
    ink: color(ink),
    surfaces: [color(plate)],
  });
  const light = context('#e11d48', '#ffffff');
  const dark = context('#ffffff', '#e11d48');

  it.each([
    ['the ink', '#ffffff80', '#e11d4880'],
    ['the plate', '#e11d48', '#ffffff'],
  ])(
    'returns the color of %s in dark mode if the light accent equals its color in light mode',
    (_, accent, expected) => {
      expect(text(deriveAccent(color(accent), light, dark))).toBe(expected);
    },
  );

  it('returns none for an accent in the color of the light plate if there is no dark plate', () => {
    const bare = { plate: 'none', ink: color('#fff'), surfaces: TAB_STRIPS.dark } as const;
    expect(deriveAccent(color('#e11d48'), light, bare)).toBe('none');
  });

  it('returns an accent unchanged if it is visible against the dark plate and ink', () => {
    expect(text(deriveAccent(color('#fecdd3'), light, dark))).toBe('#fecdd3');
    const [lightBlue, darkBlue] = [context('#ffffff', '#075985'), context('#075985', '#ffffff')];
    expect(text(deriveAccent(color('#f59e0b'), lightBlue, darkBlue))).toBe('#f59e0b');
  });

  it('changes the lightness of an accent that is not visible against the dark plate and ink', () => {
    const accent = deriveAccent(color('#fff1f2'), light, dark);
    if (accent === 'none') throw new Error('the accent is omitted');
    expect(contrastRatio(color('#fff1f2'), dark.plate)).toBeLessThan(1.3);
    expect(contrastRatio(accent, dark.plate)).toBeGreaterThanOrEqual(1.3);
    expect(contrastRatio(accent, dark.ink)).toBeGreaterThanOrEqual(1.3);
  });
});
