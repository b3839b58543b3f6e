// Export bodies: source, looks, problems, settings, and documented defaults.
import { describe, expect, it } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { ALWAYS_LISTED_FIELDS, EXPORT_FIELDS } from '../../src/contract/export/export-fields.ts';
import type { Field } from '../../src/contract/export/field.ts';
import { parsePreviewQuery } from '../../src/contract/export/preview-query.ts';
import { undrawableInitials } from '../../src/contract/export/read-fields.ts';
import { examineOptions, type ResolvedDesign } from '../../src/contract/export/resolved-design.ts';
import { fieldSchema } from '../../src/contract/openapi/schema.ts';
import { PROBLEMS } from '../../src/contract/problems.ts';
import { designOf } from '../design-of.ts';
import { problemOf } from './problem-of.ts';

const color = (hex: string, alpha = 1) => ({ hex, alpha });
const icon = (fields: object = {}): ResolvedDesign =>
  designOf({ library: 'lucide', name: 'rocket', ...fields });

describe('the source of a request', () => {
  it.each([
    ['nothing', {}],
    ['only a library', { library: 'lucide' }],
    ['only a name', { name: 'rocket' }],
    ['blank text', { text: '  ' }],
    ['nulls', { text: null, library: null, name: null }],
    ['a blank name', { library: 'lucide', name: '' }],
  ])('is missing if the body has %s', (_case, body) => {
    expect(problemOf(body)?.code).toBe('missing_export_source');
  });
});

describe('the light look', () => {
  const [red, blue] = [color('#ff0000'), color('#0000ff')];

  it.each([
    ['no lines if stroke is null', { stroke: null, fill: '#f00' }, { stroke: undefined, fill: red }],
    [
      'the ink fg if stroke and fill are none',
      { fg: 'red', stroke: 'none', fill: null },
      { fg: red, stroke: red, fill: undefined },
    ],
    [
      'the default ink if fg, stroke and fill are none',
      { fg: 'none', stroke: 'transparent' },
      { stroke: color('#ffffff') },
    ],
  ])('has %s', (_case, fields, ink) => {
    expect(icon(fields).light.ink).toMatchObject(ink);
  });

  it.each([
    ['a gradient from bg to bg_to', { bg_to: 'blue', bg_angle: -90 }, { to: blue, angleDegrees: 270 }],
    ['a gradient to the transparent bg if bg_to is none', { bg_to: 'none' }, { to: color('#ff0000', 0) }],
  ])('has %s if bg_mode is linear', (_case, fields, paint) => {
    const { plate } = icon({ bg_mode: 'linear', bg: 'red', ...fields }).light;
    expect(plate?.paint).toMatchObject({ mode: 'linear', from: red, ...paint });
  });

  it('has no plate if shape is none, and neither has the dark look', () => {
    const { light, dark } = icon({ shape: 'none', include_dark_mode: true, dark_bg: 'red' });
    expect([light.plate, dark?.plate]).toEqual([undefined, undefined]);
  });

  it('has colors and paddings of touch and maskable icons only if the client sends them', () => {
    const { touch, maskable } = icon({ touch_bg: 'red', maskable_padding: 0.2 }).light;
    expect([touch?.paint, maskable]).toEqual([{ mode: 'solid', color: red }, { padding: 0.2 }]);
    expect(icon().light).not.toHaveProperty('touch');
  });
});

it.each([
  [{ include_dark_mode: true }, 'dark', true],
  [{ include_dark_mode: true }, 'light', false],
  [{ include_dark_mode: true, dark_bg: '#000' }, 'dark', false],
  [{}, 'dark', false],
] as const)(
  'the report on %j in the %s scheme treats the plate as derived: %s',
  (fields, scheme, expected) => {
    expect(examineOptions(icon(fields), scheme).isPlateDerived).toBe(expected);
  },
);

describe('a problem', () => {
  it.each([
    ['a list', [], 'an array'],
    ['null', null, 'null'],
    ['a number', 7, '7'],
    ['a string', 'x', '"x"'],
  ])('has the code invalid_json and quotes the body if the body is %s', (_case, body, quoted) => {
    expect(problemOf(body)).toMatchObject({ code: 'invalid_json', message: expect.stringContaining(quoted) });
  });

  const ALL_WRONG = { padding: '0.2', bg: 'zork', style: 1, text: 5, bg_mode: 'x', shape: {}, site_name: [] };
  it.each([
    [ALL_WRONG, 'invalid_shape', ['/shape', '/bg_mode', '/text', '/style', '/bg', '/padding', '/site_name']],
    [{ bg_mode: 'x', text: '!!' }, 'invalid_bg_mode', ['/bg_mode', '/text']],
    [{ text: '!!', padding: 'x' }, 'invalid_text', ['/text', '/padding']],
    [{ padding: 'x' }, 'missing_export_source', ['', '/padding']],
    [{ padding: 'x', library: 'lucide', name: 'rocket' }, 'invalid_json', ['/padding']],
    [{ library: 5 }, 'missing_export_source', ['', '/library']],
    [{ name: 5 }, 'missing_export_source', ['', '/name']],
    [{ library: 5, name: ' ' }, 'missing_export_source', ['', '/library']],
    [{ library: 'lucide', name: 5 }, 'invalid_json', ['/name']],
    [{ library: 5, name: 5 }, 'invalid_json', ['/library', '/name']],
    [{ text: 5 }, 'invalid_text', ['/text']],
    [{ text: 5, library: 5 }, 'invalid_text', ['/text', '/library']],
    [{ text: ' ', style: 5 }, 'missing_export_source', ['', '/style']],
  ])('of %j has the code %s and lists the violations at %j', (body, code, pointers) => {
    const problem = problemOf(body);
    expect([problem?.code, problem?.errors.map(({ pointer }) => pointer)]).toEqual([code, pointers]);
  });

  it.each([
    [{}, 'Either artwork, emoji, text or both library and name must be given.'],
    [
      { padding: 'x' },
      'Either artwork, emoji, text or both library and name must be given (and 1 more, see errors).',
    ],
  ])('of %j has the same detail if the fields are parameters of a URL', (fields, detail) => {
    for (const parse of [parseExportBody, parsePreviewQuery])
      expect(() => parse(fields)).toThrow(expect.objectContaining({ message: detail }));
  });

  it('names the field, the expected and the received value', () => {
    const problem = problemOf({ text: 'A', padding: '0.2' });
    expect(problem?.message).toBe('padding must be a finite number, got "0.2".');
  });

  it.each([
    [{}, 'text must be 1 to 2 letters or digits that the installed fonts can draw, got "𐎀"'],
    [
      { text_form: 'short' },
      'text must be 1 to 3 letters, digits or signs of & @ # + that the installed fonts can draw, got "𐎀"',
    ],
  ])('of initials with the fields %j names the character that no font contains', (fields, detail) => {
    const violation = { field: 'text', code: 'invalid_text', detail };
    expect(undrawableInitials(fields, { character: '𐎀' })).toEqual(violation);
  });

  it.each([
    [{ text: '🦊' }, 'invalid_text', 'Use emoji instead of text for an emoji.'],
    [{ text: 'ABC' }, 'invalid_text', PROBLEMS.invalid_text.hint],
    [
      { text: 'A', padding: 'x' },
      'invalid_json',
      'Correct the fields that errors lists, then send the request again.',
    ],
    [{ text: '🦊', shape: 'star' }, 'invalid_shape', PROBLEMS.invalid_shape.hint],
  ])('of %j has the code %s and the hint: %s', (body, code, hint) => {
    expect(problemOf(body)).toMatchObject({ code, hint });
  });

  it('quotes at most 40 characters of a value', () => {
    expect(problemOf({ text: 'A', bg: '😀'.repeat(5000) })?.message.length).toBeLessThan(200);
  });
});

describe('parseExportBody', () => {
  it('leaves artwork out of the request of an icon, which does not show it', () => {
    const artwork = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const request = icon({ include_dark_mode: true, dark_artwork: artwork, small_artwork: artwork });
    expect(JSON.stringify(request)).not.toContain('<svg');
  });

  it.each([
    ['plain', false],
    ['responsive', true],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ])(
    'reads the field svg, the former name of favicon_svg, only if its value is plain or responsive: %j',
    (svg, isResponsive) => {
      const { responsiveSvg, unknownFields } = parseExportBody({ text: 'A', svg });
      expect([responsiveSvg, unknownFields]).toEqual([isResponsive, undefined]);
    },
  );

  it('ignores unknown and inherited fields', () => {
    const unknown =
      '"__proto__":{"shape":"star"},"constructor":1,"toString":2,"x":3,"includeDarkMode":true,"y":4';
    const request = parseExportBody(JSON.parse(`{"text":"A",${unknown}}`));
    const unknownFields = ['__proto__', 'constructor', 'toString', 'x', 'includeDarkMode'];
    expect(request).toEqual({ ...parseExportBody({ text: 'A' }), unknownFields });
    expect(parseExportBody(Object.create({ shape: 'star' }, { text: { value: 'A' } })).source).toMatchObject({
      kind: 'initials',
      text: 'A',
    });
  });
});

describe('the settings of a request', () => {
  it('contain the sent values, and the default values of the other fields, in the order of the fields', () => {
    const { settings } = icon({ bg: 'RebeccaPurple', padding: 1, site_name: ' My\n site ' });
    expect(settings.map(({ field }) => field).join(' ')).toBe(
      'library name bg fg stroke fill padding stroke_scale shape bg_mode bg_to bg_angle include_dark_mode favicon_svg site_name',
    );
    expect(settings).toContainEqual({ field: 'bg', value: '#663399', given: true });
    expect(settings).toContainEqual({ field: 'fg', value: '#ffffff', given: false });
    expect(settings).toContainEqual({ field: 'padding', value: '0.4', given: true, clampedFrom: '1' });
    expect(settings).toContainEqual({ field: 'site_name', value: 'My site', given: true });
  });
});

describe('the site name', () => {
  it.each([
    ['\u0000a\u0007b\ufffe\uffff', 'ab'],
    ['a\ud800b', 'ab'],
    ['<b>"&\'</b>', '<b>"&\'</b>'],
    ['😀 שלום', '😀 שלום'],
    ['\u0000', 'App'],
    ['   ', 'App'],
  ])('is cleaned from %j to %j', (given, cleaned) => {
    expect(icon({ site_name: given }).siteName).toBe(cleaned);
  });
});

describe('the documented default', () => {
  const initials = (fields: object) => designOf({ text: 'AB', ...fields });
  const settings = Object.fromEntries(
    icon({ bg_mode: 'linear', include_dark_mode: true }).settings.map(({ field, value }) => [field, value]),
  );
  const fields = Object.entries<Field>(EXPORT_FIELDS);
  const literal = fields.flatMap(([name, field]) => {
    const { default: documented } = fieldSchema(field);
    return documented === undefined || name in { bg_mode: 1, include_dark_mode: 1 }
      ? []
      : [{ name, documented, isExtension: !ALWAYS_LISTED_FIELDS.has(name) }];
  });

  it.each(literal.filter(({ isExtension }) => !isExtension))(
    'of $name is the value that is applied: $documented',
    ({ name, documented }) => {
      expect(settings[name]).toBe(String(documented));
    },
  );

  it.each(literal.filter(({ isExtension }) => isExtension))(
    'of $name changes nothing but the list of settings if the client sends it: $documented',
    ({ name, documented }) => {
      for (const request of [icon, initials]) {
        const [{ settings: listed, values: _, ...given }, { settings: unlisted, values: __, ...absent }] = [
          request({ [name]: documented }),
          request({}),
        ];
        expect(given).toEqual(absent);
        expect(unlisted.map(({ field }) => field)).not.toContain(name);
        const isListed = request === initials || !/^(?:font|text_)/.test(name);
        const setting = { field: name, value: String(documented), given: true };
        expect(listed.filter(({ field }) => field === name)).toEqual(isListed ? [setting] : []);
      }
    },
  );

  it.each(['dark_bg', 'dark_bg_to', 'dark_fg'] as const)(
    'of %s names the color that it has in the default design',
    name => {
      expect(EXPORT_FIELDS[name].default).toContain(settings[name]);
    },
  );
});
