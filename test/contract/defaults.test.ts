// Defaults that depend on the source or on other fields, and their marks in README.txt.
import { describe, expect, it } from 'vitest';
import { constantDefault, isDefault } from '../../src/contract/export/resolved-design.ts';
import { designOf } from '../design-of.ts';

const SOURCES = {
  icon: { library: 'lucide', name: 'rocket' },
  initials: { text: 'AB' },
  artwork: { artwork: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  silhouette: { artwork: '<svg xmlns="http://www.w3.org/2000/svg"/>', artwork_ink: 'single' },
} as const;
type Source = keyof typeof SOURCES;

/** Fields with a constant default, and fields whose default depends on other colors or is absent. */
const FIXED = ['padding', 'stroke_scale', 'corner_radius', 'bg_angle', 'favicon_svg', 'site_name'] as const;
const DERIVED = ['stroke', 'dark_bg', 'library'] as const;

const settingsOf = (source: Source, fields: object = {}) =>
  designOf({ ...SOURCES[source], ...fields }).settings;
const appliedOf = (source: Source, fields: object = {}): Record<string, string> =>
  Object.fromEntries(settingsOf(source, fields).map(({ field, value }) => [field, value]));

describe('the default of a field', () => {
  it.each<[string, Source, object, object]>([
    ['an icon', 'icon', {}, { padding: '0.18', stroke_scale: '1.25', bg: '#075985', fg: '#ffffff' }],
    ['initials', 'initials', {}, { padding: '0.1', stroke_scale: '1.25', bg: '#075985' }],
    ['artwork without plate', 'artwork', {}, { padding: '0', stroke_scale: '1', bg: 'none' }],
    ['artwork on a plate', 'artwork', { bg: '#fff' }, { padding: '0.12', stroke_scale: '1' }],
    ['artwork with bg none', 'artwork', { bg: 'none' }, { padding: '0' }],
    ['artwork with bg null', 'artwork', { bg: null }, { padding: '0' }],
    ['artwork on a plate without shape', 'artwork', { bg: '#fff', shape: 'none' }, { padding: '0' }],
    ['artwork in one ink', 'silhouette', {}, { padding: '0.18', stroke_scale: '1.25', bg: '#075985' }],
  ])('depends on the source: %s', (_name, source, fields, expected) => {
    expect(appliedOf(source, fields)).toMatchObject(expected);
  });

  const changes = [
    {},
    { bg: '#7e22ce' },
    { bg: 'none' },
    { bg: 'none', shape: 'none' },
    { shape: 'circle', padding: 0.3 },
    { bg_mode: 'linear', bg_angle: 90 },
    { favicon_svg: 'plain', site_name: 'Site' },
  ];
  it.each(
    (Object.keys(SOURCES) as Source[]).flatMap(source => changes.map(fields => [source, fields] as const)),
  )('is the value of every field that is not sent, if it is constant: %s with %j', (source, fields) => {
    const settings = settingsOf(source, fields);
    for (const { field, value } of settings.filter(({ given }) => !given))
      expect([field, constantDefault(field, settings) ?? value]).toEqual([field, value]);
    for (const field of FIXED) expect(constantDefault(field, settings), field).toBeDefined();
    for (const field of DERIVED) expect(constantDefault(field, settings), field).toBeUndefined();
  });

  it.each<[Source, object, boolean]>([
    ['icon', { padding: 0.18 }, true],
    ['icon', { padding: 0.1 }, false],
    ['initials', { padding: 0.1 }, true],
    ['initials', { padding: 0.18 }, false],
    ['artwork', { padding: 0 }, true],
    ['artwork', { padding: 0.12 }, false],
    ['artwork', { padding: 0.12, bg: '#fff' }, true],
    ['silhouette', { padding: 0.18 }, true],
    ['silhouette', { padding: 0 }, false],
  ])('equals the padding that the client sends for the source %s with %j: %s', (source, fields, expected) => {
    const settings = settingsOf(source, fields);
    const padding = settings.find(({ field }) => field === 'padding');
    expect(padding && isDefault(padding, settings)).toBe(expected);
  });
});
