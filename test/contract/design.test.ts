// favsmith.json: writing, reading, schema.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../bench/statistics.mjs';
import type { GlyphKind } from '../../src/compose/glyph/glyph.ts';
import { DESIGN_SCHEMA, DESIGN_SCHEMA_URL, parseDesign, writeDesign } from '../../src/contract/design.ts';
import { ARTWORK_FIELD_NAMES } from '../../src/contract/export/artwork-data.ts';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { EXPORT_FIELDS } from '../../src/contract/export/export-fields.ts';
import type { Field } from '../../src/contract/export/field.ts';
import { FAVSMITH_VERSION } from '../../src/contract/version.ts';
import { designOf } from '../design-of.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const ajv = new Ajv({ strict: false, allErrors: true });
formats.default(ajv);
const validate = ajv.compile(DESIGN_SCHEMA);

const ROCKET = { library: 'lucide', name: 'rocket' };
const writtenDesign = (body: object, kind: GlyphKind = 'strokes') =>
  writeDesign(designOf(body, kind).settings);

/** Values of every kind that a field accepts. Some are normalized or clamped. */
const SAMPLES: Readonly<Record<Field['type'], readonly unknown[]>> = {
  text: ['lucide', ' x ', 'Ünï "q" <b>'],
  initials: ['ab', 'ß', 'مح', '字'],
  emoji: ['🦊', ' 👋🏽 ', '🇩🇪'],
  color: ['#123', 'rgb(10 20 30 / 0.25)', 'rgb(1 2 3 / 0.001)', '#07598580', 'none', 'oklch(0.7 0.2 30)'],
  number: [0, -45, 0.3, 0.1, 1.25, 9, 400.5],
  boolean: [true, false],
  choice: [],
  list: ['Business', ' app , tab,tab', 'news,shopping'],
  artwork: ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'data:image/svg+xml,<svg/>'],
};
const FORMS = {
  language: ['de', 'en-us', 'ZH-hant'],
  path: ['/', ' /app/?a=1 ', './ü'],
  folder: ['/', '/assets/icons', '../ü/', 'https://cdn.example.org:8080/a'],
  badge: ['DEV', 'qa', 'dot'],
};

const valuesOf = (field: Field): readonly unknown[] => {
  if (field.type === 'choice') return field.choices;
  if (field.type === 'list' && field.items)
    return [field.items[0], ` ${field.items.toReversed().join(' , ')}`, field.items.join()];
  return field.type === 'text' && field.form ? FORMS[field.form] : SAMPLES[field.type];
};

const samplesOf = (field: Field): readonly unknown[] => [
  undefined,
  ...valuesOf(field),
  ...(field.nullMeans ? [null] : []),
];

const randomBody = (seed: number): object => {
  const pick = randomFrom(seed);
  const density = 1 + pick(4);
  const fields = Object.entries(EXPORT_FIELDS).map(([name, field]) => {
    const samples = samplesOf(field);
    return [name, pick(density) === 0 ? samples[pick(samples.length)] : undefined];
  });
  return { ...Object.fromEntries(fields), ...ROCKET, ...(pick(3) === 0 ? {} : { text: null }) };
};

const KINDS: readonly GlyphKind[] = ['strokes', 'fills', 'duotone'];

describe('a design', () => {
  test('contains the schema, the version, the sent values and the constant defaults', () => {
    expect(
      writtenDesign({ ...ROCKET, style: 'outline', bg: 'rebeccapurple', stroke: null, padding: 0.9 }),
    ).toBe(`{
  "$schema": "${DESIGN_SCHEMA_URL}",
  "version": "${FAVSMITH_VERSION}",
  "library": "lucide",
  "name": "rocket",
  "style": "outline",
  "bg": "#663399",
  "stroke": "none",
  "fill": "none",
  "padding": 0.9,
  "stroke_scale": 1.25,
  "shape": "rounded-square",
  "bg_mode": "solid",
  "bg_angle": 135,
  "include_dark_mode": false,
  "favicon_svg": "responsive",
  "site_name": "App"
}
`);
  });

  test('omits colors that are derived from other colors', () => {
    const design = parseDesign(writtenDesign({ ...ROCKET, include_dark_mode: true })).body;
    expect(Object.keys(design)).toEqual(expect.arrayContaining(['bg', 'include_dark_mode']));
    expect(Object.keys(design).filter(name => /^(dark_|fg$|stroke$)/.test(name))).toEqual([]);
  });

  test('of 600 random bodies gives the same request and the same design when it is parsed again', () => {
    for (let seed = 0; seed < 600; seed++) {
      const body = randomBody(seed);
      const kind = KINDS[seed % KINDS.length] as GlyphKind;
      const parse = (json: object) => designOf(json, kind);
      const first = parse(body);
      const artwork = Object.fromEntries(
        ARTWORK_FIELD_NAMES.flatMap(name => {
          const given = (body as Partial<Record<string, string>>)[name];
          return given ? [[name, given]] : [];
        }),
      );
      const text = writeDesign(first.settings, artwork);
      const second = parse(JSON.parse(text));
      const { settings: _first, values: _given, clamped: _out, ...expected } = first;
      const { settings: _second, values: _all, clamped: _of, ...actual } = second;
      expect([seed, actual]).toEqual([seed, expected]);
      expect([seed, writeDesign(second.settings, artwork)]).toEqual([seed, text]);
      expect([seed, validate(JSON.parse(text)), validate.errors]).toEqual([seed, true, null]);
    }
  });
});

describe('parseDesign', () => {
  test('returns the version, and the other members as the body of a request', () => {
    const { version, body } = parseDesign(
      '\ufeff{"$schema": "x", "version": "0.1.0", "text": "A", "bgg": "red", "__proto__": 1}',
    );
    expect([version, Object.keys(body)]).toEqual(['0.1.0', ['text', 'bgg', '__proto__']]);
    expect(parseExportBody(body).unknownFields).toEqual(['bgg', '__proto__']);
  });

  test('accepts a design without schema and version, and keeps a byte order mark inside of a text', () => {
    expect(parseDesign('{"text": "A\ufeff"}')).toEqual({ body: { text: 'A\ufeff' } });
  });

  test.each([
    ['{', 'The design is not JSON'],
    ['[]', 'A design must be a JSON object, got an array.'],
    ['null', 'A design must be a JSON object, got null.'],
    ['"AB"', 'A design must be a JSON object, got "AB".'],
  ])('rejects %j', (text, detail) => {
    expect(() => parseDesign(text)).toThrow(detail);
  });
});

describe('the schema of favsmith.json', () => {
  test('describes every field of an export and its default', () => {
    const properties = DESIGN_SCHEMA.properties as Readonly<Record<string, { description: string }>>;
    const names = ['$schema', 'version', 'variants', ...Object.keys(EXPORT_FIELDS)];
    expect(Object.keys(properties)).toEqual(names);
    for (const { description } of Object.values(properties)) expect(description).toMatch(/\.$/);
  });

  test.each(Object.entries(EXPORT_FIELDS))('accepts all values of %s that the API accepts', (name, field) => {
    for (const value of samplesOf(field).filter(sample => sample !== undefined)) {
      const isValid = validate({ ...ROCKET, text: 'A', [name]: value });
      expect([value, isValid, validate.errors]).toEqual([value, true, null]);
    }
  });

  test.each(Object.entries(EXPORT_FIELDS))(
    'rejects a list or an unknown choice as value of %s',
    (name, field) => {
      const value = field.type === 'choice' ? 'star' : [];
      expect(validate({ ...ROCKET, text: 'A', [name]: value })).toBe(false);
      expect(validate.errors?.map(({ instancePath }) => instancePath)).toContain(`/${name}`);
    },
  );

  test.each([[{}], [{ library: 'lucide' }], [{ text: 'A', bgg: 'red' }], ['A']])('rejects %j', value => {
    expect(validate(value)).toBe(false);
  });
});

test('the version in the source equals that of package.json', () => {
  expect(FAVSMITH_VERSION).toBe(JSON.parse(read('package.json')).version);
});
