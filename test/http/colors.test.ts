import { describe, expect, it } from 'vitest';
import { parseColor } from '../../src/compose/color/color.ts';
import { EXPORT_FIELDS } from '../../src/contract/export/export-fields.ts';
import { designFromQuery } from '../../src/studio/state/design-query.ts';
import { cssColorStrings } from '../compose/css-color-strings.ts';
import { realApp } from './real-app.ts';

const app = realApp();
const COLOR_FIELDS = Object.entries(EXPORT_FIELDS)
  .filter(([, { type }]) => type === 'color')
  .map(([name]) => name);
const SETTINGS = { include_dark_mode: true, bg_mode: 'linear' };

const allFields = (color: string) => Object.fromEntries(COLOR_FIELDS.map(name => [name, color]));
/** Without white space at both ends, which a query loses and CSS ignores. */
const TEXTS = cssColorStrings(2000, 4)
  .map(text => text.trim())
  .filter(text => text !== '');
const MALFORMED = TEXTS.filter(text => parseColor(text) === undefined);
const WELL_FORMED = TEXTS.filter(text => parseColor(text) !== undefined);

const everyFourth = (texts: readonly string[]) => texts.filter((_, index) => index % 4 === 0);

const query = (color: string) =>
  new URLSearchParams({ text: 'A', include_dark_mode: 'true', bg_mode: 'linear', ...allFields(color) });

describe('generated color strings', () => {
  it('are sent in all ten color fields, and more than 400 of them are malformed', () => {
    expect(COLOR_FIELDS).toHaveLength(10);
    expect(MALFORMED.length).toBeGreaterThan(400);
  });

  it('get 400 invalid_json from an export, with a violation for each field, if they are malformed', async () => {
    for (const color of MALFORMED) {
      const payload = { text: 'A', ...SETTINGS, ...allFields(color) };
      const response = await app.inject({ method: 'POST', url: '/api/v1/export', payload });
      expect([color, response.statusCode, response.json().code]).toEqual([color, 400, 'invalid_json']);
      const pointers = response.json().errors.map(({ pointer }: { pointer: string }) => pointer);
      expect(pointers).toEqual(COLOR_FIELDS.map(name => `/${name}`));
    }
  });

  it.each(['svg', 'png'])('get 400 invalid_json from preview.%s if they are malformed', async format => {
    for (const color of everyFourth(MALFORMED)) {
      const response = await app.inject(`/api/v1/preview.${format}?${query(color)}`);
      expect([color, response.statusCode, response.json().code]).toEqual([color, 400, 'invalid_json']);
    }
  });

  it('get an image from preview.svg if they are well-formed', async () => {
    for (const color of everyFourth(WELL_FORMED)) {
      const response = await app.inject(`/api/v1/preview.svg?${query(color)}`);
      expect([color, response.statusCode]).toEqual([color, 200]);
    }
  });

  it('count as absent in the address of the studio if they are malformed', () => {
    for (const color of TEXTS) {
      const design = designFromQuery(`?${query(color)}`);
      expect([color, design.text, design.bg === undefined]).toEqual([color, 'A', MALFORMED.includes(color)]);
    }
  });
});
