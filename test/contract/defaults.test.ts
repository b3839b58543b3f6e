// Defaults that depend on the source or on other fields, and their marks in README.txt.
import { describe, expect, it } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { constantDefault, isDefault } from '../../src/contract/export/export-request.ts';

const SOURCES = {
  icon: { library: 'lucide', name: 'rocket' },
  initials: { text: 'AB' },
  artwork: { artwork: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  silhouette: { artwork: '<svg xmlns="http://www.w3.org/2000/svg"/>', artwork_ink: 'single' },
} as const;
type Source = keyof typeof SOURCES;

const settingsOf = (source: Source, fields: object = {}) =>
  parseExportBody({ ...SOURCES[source], ...fields }).settings;
const appliedOf = (source: Source, fields: object = {}): Record<string, string> =>
  Object.fromEntries(settingsOf(source, fields).map(({ field, value }) => [field, value]));

describe('the default of a field', () => {
  it.each<[string, Source, object, object]>([
    ['of an icon', 'icon', {}, { padding: '0.18', stroke_scale: '1.25', bg: '#075985', fg: '#ffffff' }],
    ['of initials', 'initials', {}, { padding: '0.1', stroke_scale: '1.25', bg: '#075985' }],
    ['of artwork without plate', 'artwork', {}, { padding: '0', stroke_scale: '1', bg: 'none' }],
    ['of artwork on a plate', 'artwork', { bg: '#fff' }, { padding: '0.12', stroke_scale: '1' }],
    ['of artwork with bg none', 'artwork', { bg: 'none' }, { padding: '0' }],
    ['of artwork with bg null', 'artwork', { bg: null }, { padding: '0' }],
    ['of artwork on a plate without shape', 'artwork', { bg: '#fff', shape: 'none' }, { padding: '0' }],
    ['of artwork in one ink', 'silhouette', {}, { padding: '0.18', stroke_scale: '1.25', bg: '#075985' }],
  ])('depends on the kind of source: %s', (_name, source, fields, expected) => {
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
  )('applies to an absent field: %s %j', (source, fields) => {
    const settings = settingsOf(source, fields);
    for (const { field, value } of settings.filter(({ given }) => !given))
      expect([field, constantDefault(field, settings) ?? value]).toEqual([field, value]);
    // Defaults that depend on other fields are not constant. Defaults in the field table are.
    for (const field of [
      'padding',
      'stroke_scale',
      'corner_radius',
      'bg_angle',
      'favicon_svg',
      'site_name',
    ] as const)
      expect(constantDefault(field, settings), field).toBeDefined();
    for (const field of ['stroke', 'dark_bg', 'library'] as const)
      expect(constantDefault(field, settings), field).toBeUndefined();
  });

  it.each<[string, Source, object, boolean]>([
    ['0.18', 'icon', { padding: 0.18 }, true],
    ['0.1', 'icon', { padding: 0.1 }, false],
    ['0.1', 'initials', { padding: 0.1 }, true],
    ['0.18', 'initials', { padding: 0.18 }, false],
    ['0', 'artwork', { padding: 0 }, true],
    ['0.12', 'artwork', { padding: 0.12 }, false],
    ['0.12', 'artwork', { padding: 0.12, bg: '#fff' }, true],
    ['0.18', 'silhouette', { padding: 0.18 }, true],
    ['0', 'silhouette', { padding: 0 }, false],
  ])(
    'is recognized only for the source that it belongs to: padding %s for the source %s with %j',
    (_value, source, fields, expected) => {
      const settings = settingsOf(source, fields);
      const padding = settings.find(({ field }) => field === 'padding');
      expect(padding && isDefault(padding, settings)).toBe(expected);
    },
  );
});
