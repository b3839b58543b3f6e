import { describe, expect, it } from 'vitest';
import { parseColor } from '../../src/compose/color/color.ts';
import { EXPORT_FIELDS } from '../../src/contract/export/export-fields.ts';
import { designFromQuery } from '../../src/studio/state/design/design-query.ts';
import { cssColorStrings } from '../compose/css-color-strings.ts';
import { realApp } from './real-app.ts';

const app = realApp();
const COLOR_FIELDS = Object.entries(EXPORT_FIELDS)
  .filter(([, { type }]) => type === 'color')
  .map(([name]) => name);
const SETTINGS = { include_dark_mode: true, bg_mode: 'linear' };

const allFields = (color: string) => Object.fromEntries(COLOR_FIELDS.map(name => [name, color]));
/** Trimmed, because query parameters are trimmed too. */
const TEXTS = cssColorStrings(2000, 4)
  .map(text => text.trim())
  .filter(text => text !== '');
const MALFORMED = TEXTS.filter(text => parseColor(text) === undefined);
const WELL_FORMED = TEXTS.filter(text => parseColor(text) !== undefined);

const everyFourth = (texts: readonly string[]) => texts.filter((_, index) => index % 4 === 0);

const query = (color: string) =>
  new URLSearchParams({ text: 'A', include_dark_mode: 'true', bg_mode: 'linear', ...allFields(color) });

describe('colors from a generator of CSS strings', () => {
  it('cover all color fields with more than 400 malformed strings', () => {
    expect(COLOR_FIELDS).toHaveLength(15);
    expect(MALFORMED.length).toBeGreaterThan(400);
  });

  it('are rejected by an export with invalid_json and a violation per field if they are malformed', async () => {
    for (const color of MALFORMED) {
      const payload = { text: 'A', ...SETTINGS, ...allFields(color) };
      const response = await app.inject({ method: 'POST', url: '/api/v1/export', payload });
      expect([color, response.statusCode, response.json().code]).toEqual([color, 400, 'invalid_json']);
      const pointers = response.json().errors.map(({ pointer }: { pointer: string }) => pointer);
      expect(pointers).toEqual(COLOR_FIELDS.map(name => `/${name}`));
    }
  });

  it.each(['svg', 'png'])(
    'are rejected by preview.%s with invalid_json if they are malformed',
    async format => {
      for (const color of everyFourth(MALFORMED)) {
        const response = await app.inject(`/api/v1/preview.${format}?${query(color)}`);
        expect([color, response.statusCode, response.json().code]).toEqual([color, 400, 'invalid_json']);
      }
    },
  );

  it('are accepted by preview.svg if they are well-formed', async () => {
    for (const color of everyFourth(WELL_FORMED)) {
      const response = await app.inject(`/api/v1/preview.svg?${query(color)}`);
      expect([color, response.statusCode]).toEqual([color, 200]);
    }
  });

  it('are ignored in the query of the studio if they are malformed', () => {
    for (const color of TEXTS) {
      const design = designFromQuery(`?${query(color)}`);
      expect([color, design.text, design.bg === undefined]).toEqual([color, 'A', MALFORMED.includes(color)]);
    }
  });
});
