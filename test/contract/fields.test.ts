// Fields of the export: extensions, null, forms of text, members of the manifest.
import { describe, expect, it } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { EXPORT_FIELD_NAMES, EXPORT_FIELDS } from '../../src/contract/export/export-fields.ts';
import { type Field, isLiteralColor } from '../../src/contract/export/field.ts';
import { drawnSource } from '../../src/contract/export/resolved-design.ts';
import { fieldSchema } from '../../src/contract/openapi/schema.ts';
import { designOf } from '../design-of.ts';
import { problemOf } from './problem-of.ts';

/** The fields that the specification of the API defines, and favicon_svg. */
const SPECIFIED = [
  ...['library', 'name', 'style', 'text', 'bg', 'fg', 'stroke', 'fill', 'padding', 'stroke_scale', 'shape'],
  ...['bg_mode', 'bg_to', 'bg_angle', 'include_dark_mode', 'site_name', 'favicon_svg'],
  ...['dark_bg', 'dark_bg_to', 'dark_fg', 'dark_stroke', 'dark_fill'],
];
const fieldOf = (name: string): Field => EXPORT_FIELDS[name as keyof typeof EXPORT_FIELDS];

const settingOf = (name: string, body: object) => designOf(body).settings.find(({ field }) => field === name);

const ARTWORK = '<svg xmlns="http://www.w3.org/2000/svg"/>';
/** The other fields of a valid request that has this field. Default: the field text. */
const SOURCES: Readonly<Partial<Record<string, object>>> = {
  library: { name: 'b' },
  name: { library: 'a' },
  style: { library: 'a', name: 'b' },
  text: {},
  emoji: {},
  artwork: {},
};
/** A valid value of a field, different from its default. */
const otherValueOf = (name: string, field: Field): unknown => {
  switch (field.type) {
    case 'color':
      return '#123456';
    case 'number':
      return field.integer ? field.maximum : field.minimum + (field.maximum - field.minimum) / 4;
    case 'boolean':
      return !field.default;
    case 'choice':
      return field.choices.find(choice => choice !== field.default);
    case 'text':
      return name === 'lang' ? 'fr' : field.example;
    default:
      return field.example;
  }
};

describe('a field of an export', () => {
  it.each(EXPORT_FIELD_NAMES)(
    'the settings of a request without %s contain its default exactly if the specification lists the field',
    name => {
      const listed = [{ text: 'A' }, { library: 'a', name: 'b', style: 'c' }].flatMap(
        body => designOf({ ...body, include_dark_mode: true }).settings,
      );
      expect(listed.some(({ field }) => field === name)).toBe(SPECIFIED.includes(name));
    },
  );

  it.each(EXPORT_FIELD_NAMES)('%s is in the settings with the value that the client sends', name => {
    const field = fieldOf(name);
    const source = SOURCES[name] ?? { text: 'A' };
    const value = otherValueOf(name, field);
    const text = field.type === 'artwork' ? 'an SVG document' : String(value);
    expect(settingOf(name, { include_dark_mode: true, ...source, [name]: value })).toEqual({
      field: name,
      value: text,
      given: true,
    });
  });

  it.each(EXPORT_FIELD_NAMES.filter(name => fieldOf(name).type === 'number'))(
    '%s is clamped to its range, or reduced modulo its maximum',
    name => {
      const { minimum, maximum, wraps, ...field } = fieldOf(name) as Extract<Field, { type: 'number' }>;
      expect(maximum).toBeGreaterThan(minimum);
      if (typeof field.default === 'number')
        expect([minimum <= field.default, field.default <= maximum]).toEqual([true, true]);
      const at = (value: number) => settingOf(name, { text: 'A', [name]: value });
      expect(at(minimum)).toEqual({ field: name, value: `${minimum}`, given: true });
      if (wraps) return expect(at(maximum + 30)).toEqual({ field: name, value: '30', given: true });
      expect(at(maximum)).toEqual({ field: name, value: `${maximum}`, given: true });
      expect(at(minimum - 1)).toMatchObject({ value: `${minimum}`, clampedFrom: `${minimum - 1}` });
      expect(at(maximum + 1)).toMatchObject({ value: `${maximum}`, clampedFrom: `${maximum + 1}` });
    },
  );

  it.each([
    [0.3, '0.3'],
    [-0.5, '359.5'],
    [360, '0'],
    [-360, '0'],
    [-0, '0'],
  ])('bg_angle takes %d degrees as %s', (angle, value) => {
    expect(settingOf('bg_angle', { text: 'A', bg_angle: angle })?.value).toBe(value);
  });

  it.each(EXPORT_FIELD_NAMES.map(name => [name, fieldOf(name).nullMeans ?? 'invalid'] as const))(
    '%s with the value null is treated as %s',
    (name, meaning) => {
      const body = { text: 'A', include_dark_mode: true, [name]: null };
      if (name === 'text') return expect(problemOf(body)?.code).toBe('missing_export_source');
      if (meaning === 'invalid')
        return expect(problemOf(body)?.errors).toEqual([expect.objectContaining({ pointer: `/${name}` })]);
      const setting = settingOf(name, body);
      if (meaning === 'none') expect(setting).toEqual({ field: name, value: 'none', given: true });
      else expect(setting?.given ?? false).toBe(false);
    },
  );

  it.each(EXPORT_FIELD_NAMES)(
    'a list as the value of %s is reported with the problem code of this field',
    name => {
      const problem = problemOf({ text: 'A', [name]: [] });
      const { code = 'invalid_json', type } = fieldOf(name);
      expect(problem?.code).toBe(code);
      expect(problem?.errors[0]).toEqual({
        pointer: `/${name}`,
        detail: expect.stringMatching(/ must be .*, got an array$/),
      });
      const own: Partial<Record<Field['type'], string>> = {
        initials: 'invalid_text',
        emoji: 'invalid_emoji',
        artwork: 'invalid_artwork',
      };
      expect(code).toBe(
        own[type] ?? { shape: 'invalid_shape', bg_mode: 'invalid_bg_mode' }[name as string] ?? 'invalid_json',
      );
    },
  );
});

describe('a text field with a syntax', () => {
  it.each([
    ['lang', 'EN-us', 'en-US'],
    ['lang', ' de ', 'de'],
    ['start_url', '/app/?a=b#c', '/app/?a=b#c'],
    ['start_url', './app', './app'],
    ['app_id', '../shop/', '../shop/'],
    ['path', '/assets/icons', '/assets/icons/'],
    ['path', ' /assets/icons/ ', '/assets/icons/'],
    ['path', '/', '/'],
    ['path', './icons', './icons/'],
    ['path', '../../bilder/größe', '../../bilder/größe/'],
    ['path', 'https://cdn.example.org', 'https://cdn.example.org/'],
    ['path', 'https://cdn.example.org:8080/a.b/@2', 'https://cdn.example.org:8080/a.b/@2/'],
    ['parts', ' App, tab,tab ', 'tab,app'],
    ['parts', 'social', 'social'],
    ['targets', 'Tauri, extension,tauri', 'extension,tauri'],
    ['categories', 'Books,  health care ,books', 'books,health care'],
    ['description', ' Rockets\n for\u0000 all ', 'Rockets for all'],
  ])('%s normalizes %j to %j', (field, text, value) => {
    expect(settingOf(field, { text: 'A', [field]: text })?.value).toBe(value);
  });

  it.each([
    ['lang', 'english language'],
    ['lang', 'en_US'],
    ['lang', 5],
    ['theme_color', 'reddish'],
    ['start_url', '?source=pwa'],
    ['start_url', '/a\u202eb'],
    ['start_url', 'https://example.org/'],
    ['start_url', '//example.org/'],
    ['start_url', 'app'],
    ['start_url', '/\\example.org'],
    ['path', 'assets/icons'],
    ['path', '//cdn.example.org/'],
    ['path', '/a/../../b/'],
    ['path', '/a/./b/'],
    ['path', './../a/'],
    ['path', '/a//b/'],
    ['path', '/a?b=c'],
    ['path', '/a#b'],
    ['path', '/a\\b'],
    ['path', '/a/{{b}}/'],
    ['path', '/a"b/'],
    ['path', 'ftp://example.org/'],
    ['path', 'https:///a/'],
    ['path', 'javascript:alert(1)'],
    ['path', `/${'a'.repeat(500)}`],
    ['parts', 'tabs'],
    ['targets', 'extension,deno'],
    ['parts', 'tab;touch'],
    ['parts', true],
    ['categories', 7],
    ['crossorigin', 'yes'],
    ['display', 'window'],
    ['orientation', 'up'],
    ['app_id', '/a b'],
    ['app_id', '/a\u0000'],
  ])('%s rejects %j', (field, text) => {
    expect(problemOf({ text: 'A', [field]: text })?.errors).toEqual([
      expect.objectContaining({ pointer: `/${field}` }),
    ]);
  });

  it('app_id has at most 500 characters', () => {
    const longest = `/${'a'.repeat(499)}`;
    expect(settingOf('app_id', { text: 'A', app_id: longest })?.value).toBe(longest);
    expect(problemOf({ text: 'A', app_id: `${longest}a` })?.errors[0]?.pointer).toBe('/app_id');
  });
});

describe('the manifest', () => {
  it.each([
    [
      { theme_color: 'none', background_color: null },
      { display: 'standalone', hasMonochrome: false },
    ],
    [
      { theme_color: '#f00', background_color: '#00f', lang: 'fr', app_id: '/a/', start_url: '/b/' },
      {
        themeColor: { hex: '#ff0000', alpha: 1 },
        backgroundColor: { hex: '#0000ff', alpha: 1 },
        lang: 'fr',
        id: '/a/',
        startUrl: '/b/',
        display: 'standalone',
        hasMonochrome: false,
      },
    ],
  ])('has the members that %j sets, and no others', (fields, manifest) => {
    expect(parseExportBody({ text: 'A', ...fields }).manifest).toEqual(manifest);
  });

  it.each([
    [{ text: 'A', monochrome: false }, false, undefined],
    [{ text: 'A', monochrome: true }, true, undefined],
    [{ artwork: ARTWORK }, false, undefined],
    [{ artwork: ARTWORK, monochrome: true }, true, true],
    [{ artwork: ARTWORK, monochrome_artwork: ARTWORK }, true, ARTWORK],
    [{ emoji: '🦊', monochrome_artwork: ARTWORK, monochrome: true }, true, ARTWORK],
    [{ text: 'A', monochrome_artwork: ARTWORK }, false, undefined],
  ])('of %j has monochrome icons: %s', (body, expected, monochrome) => {
    const { manifest, source } = parseExportBody(body);
    expect(manifest.hasMonochrome).toBe(expected);
    expect('monochrome' in source ? source.monochrome : undefined).toBe(monochrome);
  });
});

it.each([
  [{}, { kind: 'artwork', ink: 'original', isTrimmed: true, darkInk: 'original', artwork: ARTWORK }],
  [
    { artwork_ink: 'single', trim: false, dark_ink: 'lighten' },
    { ink: 'single', isTrimmed: false, darkInk: 'lighten' },
  ],
  [
    { dark_artwork: ARTWORK, small_artwork: ARTWORK, maskable_artwork: ARTWORK, artwork_part: 'mark' },
    { dark: ARTWORK, small: ARTWORK, maskable: ARTWORK, isMark: true },
  ],
  [{ emoji: '🦊', text: 'A', library: 'a', name: 'b' }, { kind: 'artwork' }],
])('artwork with %j is drawn as the source %j', (fields, source) => {
  expect(drawnSource(parseExportBody({ artwork: ARTWORK, ...fields }))).toMatchObject(source);
});

it.each([
  [{ emoji: '🦊', text: 'A' }, 'emoji'],
  [{ text: 'A', library: 'a', name: 'b' }, 'initials'],
  [{ text: ' ', library: 'a', name: 'b' }, 'icon'],
])('the source of %j is of the kind %s', (body, kind) => {
  expect(parseExportBody(body).source.kind).toBe(kind);
});

describe('the schema of a field', () => {
  it.each(EXPORT_FIELD_NAMES)('%s has the type, the default and an example of the field', name => {
    const field = fieldOf(name);
    const { type, examples, enum: choices, default: fallback, description } = fieldSchema(field);
    const own = field.type === 'number' || field.type === 'boolean' ? field.type : 'string';
    expect(type).toEqual(field.nullMeans ? [own, 'null'] : own);
    expect(examples).toEqual([expect.anything()]);
    expect(choices).toEqual(field.type === 'choice' ? field.choices : undefined);
    const given = 'default' in field ? field.default : undefined;
    const isConstant =
      field.type === 'color'
        ? isLiteralColor(field.default)
        : field.type !== 'number' || typeof given === 'number';
    expect(fallback).toEqual(isConstant ? given : undefined);
    if (!isConstant) expect(description).toContain(`Default: ${given}.`);
    if (field.type === 'number')
      expect(description).toMatch(
        field.wraps ? /modulo 360\.$/ : /From .* to .*; values outside of the range are clamped/,
      );
    if (field.type === 'color') expect(description).toContain('A CSS color.');
  });

  it.each([
    ['none', true],
    ['#075985', true],
    ['fg', false],
    ['none if fill is none', false],
    ['like #075985', false],
  ])('treats the default %j as a color: %s', (text, expected) => {
    expect(isLiteralColor(text)).toBe(expected);
  });
});
