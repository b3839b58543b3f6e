// Derivation of dark looks from light looks, for every kind of glyph.
import { describe, expect, it } from 'vitest';
import { contrastRatio, parseColor } from '../../src/compose/color/color.ts';
import { accentContrasts } from '../../src/compose/color/dark-colors.ts';
import { lowestContrast, surfacesOf, TAB_STRIPS } from '../../src/compose/color/legible.ts';
import type { GlyphKind } from '../../src/compose/glyph/glyph.ts';
import { examine } from '../../src/compose/report/report.ts';
import { examineOptions } from '../../src/contract/export/resolved-design.ts';
import type { ColorScheme, Look } from '../../src/model/look.ts';
import type { Color } from '../../src/model/scene.ts';
import { readCases } from '../cases.ts';
import { glyphOf } from '../compose/icons.ts';
import { designOf } from '../design-of.ts';

const GLYPHS = {
  strokes: glyphOf('lucide/heart'),
  duotone: glyphOf('phosphor/cube/duotone'),
  fills: glyphOf('phosphor/cube/fill'),
} as const;
type IconKind = keyof typeof GLYPHS;
const KINDS = Object.keys(GLYPHS) as IconKind[];

const requestFor = (kind: GlyphKind, fields: object) =>
  designOf({ library: 'any', name: 'any', include_dark_mode: true, ...fields }, kind);
const appliedFor = (kind: GlyphKind, fields: object): Record<string, string> =>
  Object.fromEntries(requestFor(kind, fields).settings.map(({ field, value }) => [field, value]));

it.each(readCases('contract/dark-looks.txt', 'dark looks')['dark looks'])(
  '%s',
  (_title, kind, fields = '', dark = '') => {
    const body = { ...(kind === 'initials' && { text: 'A' }), ...JSON.parse(fields) };
    const expected = Object.entries(JSON.parse(dark)).map(([name, value]) => [`dark_${name}`, value]);
    expect(appliedFor(kind as GlyphKind, body)).toMatchObject(Object.fromEntries(expected));
  },
);

it('the dark ink is legible if the client sets all ink colors to none', () => {
  const { dark } = requestFor('strokes', { fg: 'none', dark_fg: 'none', dark_bg: '#075985' });
  expect(contrastRatio(dark?.ink.stroke as Color, parseColor('#075985') as Color)).toBeGreaterThan(3);
});

const PALETTE = ['#000000', '#ffffff', '#075985', '#e11d48', '#f59e0b', '#777777', '#fecdd3', '#ffffff80'];
const pairs = PALETTE.flatMap(bg => PALETTE.filter(fg => fg !== bg).map(fg => ({ bg, fg })));

describe('a derived dark ink', () => {
  it.each(['#000000', '#333333', '#475569', '#777777'])(
    'is white on dark tabs if the light ink without a plate is the gray %s',
    fg => {
      expect(appliedFor('strokes', { shape: 'none', fg }).dark_fg).toBe('#ffffff');
    },
  );

  it.each(['#b91c1c', '#075985', '#166534'])(
    'keeps the hue of %s and has a contrast of 4.5 with dark tabs',
    fg => {
      const { dark } = requestFor('strokes', { shape: 'none', fg });
      const ink = dark?.ink.fg as Color;
      expect(ink.hex).not.toBe('#ffffff');
      expect(lowestContrast(ink, TAB_STRIPS.dark)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('the default end of a gradient', () => {
  it.each([
    [{}, '#0f172a'],
    [{ bg: '#b91c1c' }, '#0f172a'],
    [{ bg: '#facc15', fg: '#fff' }, '#0f172a'],
    [{ bg: '#facc15', bg_to: '#000' }, '#000000'],
  ])('is near-black for %j', (fields, end) => {
    expect(appliedFor('strokes', { ...fields, bg_mode: 'linear' }).bg_to).toBe(end);
  });

  it.each([
    ['#facc15', '#111827'],
    ['#ffffff', '#075985'],
    ['#fecdd3', '#000000'],
    ['#7dd3fc', '#0c4a6e'],
  ])('is legible with dark ink on the plate %s', (bg, fg) => {
    const { light } = requestFor('strokes', { bg, fg, bg_mode: 'linear' });
    const surfaces = surfacesOf(light.plate?.paint, 'light');
    expect(lowestContrast(light.ink.fg as Color, surfaces)).toBeGreaterThanOrEqual(3);
  });
});

describe('a derived dark look', () => {
  const shapes = [
    {},
    { shape: 'none' },
    { bg: null },
    { bg_mode: 'linear' },
    { bg_mode: 'linear', dark_bg: '#000', dark_bg_to: '#333' },
  ];
  it.each(shapes)(
    'has no finding about low contrast, for 56 pairs of plate and ink with the fields %j',
    fields => {
      const faults = pairs.flatMap(colors =>
        KINDS.flatMap(kind => {
          const request = requestFor(kind, { ...colors, ...fields });
          return request.dark
            ? examine({ main: GLYPHS[kind] }, request.dark, examineOptions(request, 'dark'))
                .filter(({ id, level }) => level !== 'ok' && /contrast|tab-strip/.test(id))
                .map(({ message }) => `${kind} ${JSON.stringify(colors)}: ${message}`)
            : ['no dark look'];
        }),
      );
      expect(faults.slice(0, 5)).toEqual([]);
    },
  );

  it.each(['strokes', 'duotone'] as const)(
    'has an accent that is visible against plate and ink if the light accent is, for a glyph of the kind %s',
    kind => {
      const opaque = PALETTE.slice(0, -1);
      const faults = pairs.flatMap(colors =>
        opaque.flatMap(fill => {
          const { light, dark } = requestFor(kind, { ...colors, fill });
          const [before, after] = [accentContrast(light, 'light'), accentContrast(dark, 'dark')];
          const isVisible = after >= Math.min(1.3, before) - 0.01;
          return isVisible
            ? []
            : [`${JSON.stringify({ ...colors, fill })}: ${before} in light, ${after} in dark`];
        }),
      );
      expect(faults.slice(0, 5)).toEqual([]);
    },
  );
});

/** Lowest contrast of the accent with plate and ink. Without an accent, 1. */
const accentContrast = (look: Look | undefined, scheme: ColorScheme): number => {
  const { fill: accent, stroke: ink } = look?.ink ?? {};
  if (!accent || !ink) return 1;
  const { surface, ink: beside } = accentContrasts(accent, {
    ink,
    surfaces: surfacesOf(look?.plate?.paint, scheme),
  });
  return Math.min(surface, beside);
};
