import { describe, expect, it } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { EXPORT_FIELDS } from '../../src/contract/export/export-fields.ts';
import type { ExportRequest } from '../../src/contract/export/export-request.ts';
import type { Field } from '../../src/contract/export/field.ts';
import { parsePreviewQuery } from '../../src/contract/export/preview-query.ts';
import { fieldSchema } from '../../src/contract/openapi/schema.ts';
import { PROBLEMS, ProblemError } from '../../src/contract/problems.ts';

const problemOf = (body: unknown, ports = {}): ProblemError => {
  try {
    parseExportBody(body, ports);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error(`no problem with ${JSON.stringify(body)}`);
};

const color = (hex: string, alpha = 1) => ({ hex, alpha });
const icon = (fields: object = {}): ExportRequest =>
  parseExportBody({ library: 'lucide', name: 'rocket', ...fields });

describe('the source of a request', () => {
  it('is the text if an icon is given as well', () => {
    expect(icon({ text: 'x' }).source).toMatchObject({ kind: 'initials', text: 'X' });
  });

  it.each([
    ['nothing', {}],
    ['only a library', { library: 'lucide' }],
    ['only a name', { name: 'rocket' }],
    ['blank text', { text: '  ' }],
    ['nulls', { text: null, library: null, name: null }],
    ['a blank name', { library: 'lucide', name: '' }],
  ])('is missing for a body with %s', (_case, body) => {
    expect(problemOf(body).code).toBe('missing_export_source');
  });
});

describe('a null value', () => {
  it('of stroke paints no lines if fill is a color', () => {
    const { ink } = icon({ stroke: null, fill: '#f00' }).light;
    expect(ink).toMatchObject({ stroke: undefined, fill: color('#ff0000') });
  });
});

describe('the ink', () => {
  it('is fg if stroke and fill are none', () => {
    const { ink } = icon({ fg: 'red', stroke: 'none', fill: null }).light;
    expect(ink).toEqual({ fg: color('#ff0000'), stroke: color('#ff0000'), fill: undefined });
  });

  it('is the default of fg if fg, stroke and fill are none', () => {
    const { ink } = icon({ fg: 'none', stroke: 'transparent' }).light;
    expect(ink.stroke).toEqual(color('#ffffff'));
  });
});

describe('the plate', () => {
  it('is a gradient from bg to bg_to if bg_mode is linear', () => {
    const { plate } = icon({ bg_mode: 'linear', bg: 'red', bg_to: 'blue', bg_angle: -90 }).light;
    expect(plate?.paint).toEqual({
      mode: 'linear',
      from: color('#ff0000'),
      to: color('#0000ff'),
      angleDegrees: 270,
    });
  });

  it('fades to its transparent color if bg_to is none', () => {
    const { plate } = icon({ bg_mode: 'linear', bg: 'red', bg_to: 'none' }).light;
    expect(plate?.paint).toMatchObject({ to: color('#ff0000', 0) });
  });

  it('is absent in both schemes if shape is none', () => {
    const { light, dark } = icon({ shape: 'none', include_dark_mode: true, dark_bg: 'red' });
    expect([light.plate, dark?.plate]).toEqual([undefined, undefined]);
  });
});

describe('a problem', () => {
  it.each([
    ['a list', [], 'an array'],
    ['null', null, 'null'],
    ['a number', 7, '7'],
    ['a string', 'x', '"x"'],
  ])('for the body %s has the code invalid_json and quotes the body', (_case, body, quoted) => {
    expect(problemOf(body)).toMatchObject({ code: 'invalid_json', message: expect.stringContaining(quoted) });
  });

  it('lists every violation, and has the code of the violation that comes first in the problem table', () => {
    const everything = {
      padding: '0.2',
      bg: 'zork',
      style: 1,
      text: 5,
      bg_mode: 'x',
      shape: {},
      site_name: [],
    };
    const problem = problemOf(everything);
    expect(problem.code).toBe('invalid_shape');
    expect(problem.errors.map(({ pointer }) => pointer)).toEqual([
      '/shape',
      '/bg_mode',
      '/text',
      '/style',
      '/bg',
      '/padding',
      '/site_name',
    ]);
  });

  it.each([
    [{ shape: 'star', bg_mode: 'x' }, 'invalid_shape'],
    [{ bg_mode: 'x', text: '!!' }, 'invalid_bg_mode'],
    [{ text: '!!', padding: 'x' }, 'invalid_text'],
    [{ padding: 'x' }, 'missing_export_source'],
    [{ padding: 'x', library: 'lucide', name: 'rocket' }, 'invalid_json'],
    [{ library: 5, name: 'rocket' }, 'invalid_json'],
  ])('for %j has the code %s', (body, code) => {
    expect(problemOf(body).code).toBe(code);
  });

  it.each([
    [{ library: 5 }, ['', '/library']],
    [{ name: 5 }, ['', '/name']],
    [{ library: 5, name: ' ' }, ['', '/library']],
    [{ library: 'lucide', name: 5 }, ['/name']],
    [{ library: 5, name: 5 }, ['/library', '/name']],
    [{ text: 5 }, ['/text']],
    [{ text: 5, library: 5 }, ['/text', '/library']],
    [{ text: ' ', style: 5 }, ['', '/style']],
  ])('for %j has errors at %j, where "" stands for the missing source', (body, pointers) => {
    expect(problemOf(body).errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it.each([
    [{}, 'Either artwork, emoji, text or both library and name must be given.'],
    [
      { padding: 'x' },
      'Either artwork, emoji, text or both library and name must be given (and 1 more, see errors).',
    ],
  ])('for %j has the same detail for a body and for a query', (fields, detail) => {
    for (const parse of [parseExportBody, parsePreviewQuery])
      expect(() => parse(fields)).toThrow(expect.objectContaining({ message: detail }));
  });

  it('names the field, the expected and the received value', () => {
    expect(problemOf({ text: 'A', padding: '0.2' }).message).toBe(
      'padding must be a finite number, got "0.2".',
    );
  });

  it('names the character that no font contains', () => {
    const problem = problemOf({ text: 'A𐎀' }, { undrawable: () => ({ character: '𐎀' }) });
    expect(problem).toMatchObject({ code: 'invalid_text', message: expect.stringContaining('"𐎀"') });
    expect(problem.message.match(/𐎀/g)).toHaveLength(1);
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
  ])('caused by %j has the code %s and the hint of that code', (body, code, hint) => {
    expect(problemOf(body)).toMatchObject({ code, hint });
  });

  it.each([
    ['plain', false],
    ['responsive', true],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ])(
    'reads %j as svg, the former name of favicon_svg, only if it is one of its choices',
    (svg, isResponsive) => {
      const { responsiveSvg, unknownFields } = parseExportBody({ text: 'A', svg });
      expect([responsiveSvg, unknownFields]).toEqual([isResponsive, undefined]);
    },
  );

  it('quotes at most 40 characters of a value', () => {
    expect(problemOf({ text: 'A', bg: '😀'.repeat(5000) }).message.length).toBeLessThan(200);
  });
});

describe('parseExportBody', () => {
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
  it('hold the given and the applied values in the order of the fields', () => {
    const { settings } = icon({ bg: 'RebeccaPurple', padding: 1, site_name: ' My\n site ' });
    expect(settings.map(({ field }) => field)).toEqual([
      'library',
      'name',
      'bg',
      'fg',
      'stroke',
      'fill',
      'padding',
      'stroke_scale',
      'shape',
      'bg_mode',
      'bg_to',
      'bg_angle',
      'include_dark_mode',
      'favicon_svg',
      'site_name',
    ]);
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
  const initials = (fields: object): ExportRequest => parseExportBody({ text: 'AB', ...fields });
  const settings = Object.fromEntries(
    icon({ bg_mode: 'linear', include_dark_mode: true }).settings.map(({ field, value }) => [field, value]),
  );
  const fields = Object.entries<Field>(EXPORT_FIELDS);
  const literal = fields.flatMap(([name, field]) => {
    const { default: documented } = fieldSchema(field);
    return documented === undefined || name in { bg_mode: 1, include_dark_mode: 1 }
      ? []
      : [{ name, documented, isExtension: field.isExtension ?? false }];
  });

  it.each(literal.filter(({ isExtension }) => !isExtension))(
    'of $name, $documented, is the value that is applied',
    ({ name, documented }) => {
      expect(settings[name]).toBe(String(documented));
    },
  );

  it.each(literal.filter(({ isExtension }) => isExtension))(
    'of the extension $name, $documented, changes nothing but the list of settings',
    ({ name, documented }) => {
      for (const request of [icon, initials]) {
        const [{ settings: listed, ...given }, { settings: unlisted, ...absent }] = [
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
    'of %s contains the color of the default design',
    name => {
      expect(EXPORT_FIELDS[name].default).toContain(settings[name]);
    },
  );
});
