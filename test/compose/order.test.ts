// Drawings do not depend on those before: a glyph stores measurements, which the looks of all requests share.
import { describe, expect, test } from 'vitest';
import { composeScene } from '../../src/compose/favicon.ts';
import type { RenderTarget } from '../../src/compose/fit/render-target.ts';
import { EXPORT_FIELDS } from '../../src/contract/export/export-fields.ts';
import type { Field } from '../../src/contract/export/field.ts';
import type { Look } from '../../src/model/look.ts';
import { designOf } from '../design-of.ts';
import { catalog, glyphOf } from './icons.ts';

const GLYPHS = Array.from({ length: 50 }, (_, at) => {
  const { library, name, style } = catalog.icon(Math.floor(((at + 0.5) * catalog.iconCount) / 50));
  return `${library}/${name}/${style}`;
});

const SAMPLE = GLYPHS.filter((_, at) => at % 10 === 5);

const TARGETS: readonly RenderTarget[] = [
  ...[16, 32, 48, 512].map(pixels => ({ role: 'any' as const, pixels })),
  { role: 'touch', pixels: 180 },
  { role: 'maskable', pixels: 192 },
  { role: 'monochrome', pixels: 192 },
];

const ICON = { library: 'lucide', name: 'rocket' };
/** Fields that count only beside others. */
const BESIDE: Readonly<Record<string, object>> = {
  border_width: { border_color: '#f00' },
  bg_to: { bg_mode: 'linear' },
  bg_angle: { bg_mode: 'linear' },
};

/** A value of the field that is not its default. */
const otherValue = (field: Field): unknown => {
  switch (field.type) {
    case 'number':
      return field.minimum + 0.8 * (field.maximum - field.minimum);
    case 'choice':
      return field.choices.find(choice => choice !== field.default);
    case 'boolean':
      return !field.default;
    case 'color':
      return '#e11d48';
    case 'text':
      return field.example ?? 'DEV';
    default:
      return undefined;
  }
};

const lookOf = (body: object): Look => designOf({ ...ICON, ...body }).light;

/** The looks that differ from the default, by field. */
const LOOKS = Object.entries(EXPORT_FIELDS).flatMap(([name, field]): [string, Look, Look][] => {
  const beside = BESIDE[name] ?? {};
  const before = lookOf(beside);
  const look = lookOf({ ...beside, [name]: otherValue(field) });
  return JSON.stringify(look) === JSON.stringify(before) ? [] : [[name, before, look]];
});

describe('a drawing is the same after another look of the same glyph as in a new process', () => {
  test('for at least 24 fields', () => {
    expect(LOOKS.length).toBeGreaterThanOrEqual(24);
  });

  const expectSame = (keys: readonly string[], before: Look, look: Look) => {
    for (const key of keys) {
      const [used, fresh] = [glyphOf(key), glyphOf(key)];
      for (const target of TARGETS) composeScene(used, before, target);
      for (const target of TARGETS)
        expect(composeScene(used, look, target), `${key} ${JSON.stringify(target)}`).toEqual(
          composeScene(fresh, look, target),
        );
    }
  };

  test.each(LOOKS)('with the field %s, for every tenth glyph', (_, before, look) => {
    expectSame(SAMPLE, before, look);
  });

  test.each(LOOKS)('with the field %s, for all glyphs', { tags: ['slow'] }, (_, before, look) => {
    expectSame(GLYPHS, before, look);
  });
});
