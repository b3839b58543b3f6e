// Files of the languages of the studio.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageProblems, readLanguages } from '../../src/ingest/studio/languages-plugin.ts';

const files = readLanguages();
const english: Record<string, string> = JSON.parse(files.get('en') ?? '');

test('the files of all languages are valid', () => {
  expect(languageProblems(files)).toEqual([]);
  expect([...files.keys()].sort()).toEqual('ar de en es fr hi it ja ko nl pl pt tr zh-Hans'.split(' '));
});

const german = (change: Record<string, string | undefined>, tag = 'de') =>
  languageProblems(
    new Map([
      ['en', files.get('en') ?? ''],
      [tag, JSON.stringify({ ...JSON.parse(files.get('de') ?? ''), ...change })],
    ]),
  );

test.each([
  ['a missing text', { promise: undefined }, /promise is missing/],
  ['an unknown text', { promises: 'Ja.' }, /promises is not in en\.json/],
  ['an empty text', { promise: '' }, /promise is empty/],
  ['a text of spaces', { promise: ' \u00a0' }, /promise is empty/],
  ['a space at the end', { promise: 'Ja. ' }, /promise .* spaces at its ends/],
  ['a missing placeholder', { startFrom: 'Beginnen' }, /startFrom does not have the placeholders/],
  ['another placeholder', { startFrom: 'Mit {wort} beginnen' }, /startFrom does not have the placeholders/],
  ['a repeated placeholder', { startFrom: '{name} {name}' }, /startFrom does not have the placeholders/],
  ['an added placeholder', { promise: 'Ja, {name}.' }, /promise does not have the placeholders/],
  ['an element', { promise: '<b>Ja.</b>' }, /promise contains markup/],
  ['a character reference', { promise: 'Ja&nbsp;!' }, /promise contains markup/],
  ['an unknown direction', { direction: 'left' }, /direction is neither/],
  ['more than 6000 bytes', { promise: 'ß'.repeat(3000) }, /bytes, at most 6000/],
])('the validator finds %s', (_, change, problem) => {
  const found = german(change);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(problem);
});

test.each(['de-ch', 'DE', 'deu'])('the validator finds the language tag %s, which is not canonical', tag => {
  expect(german({}, tag)).toEqual([`${tag}.json: is not a canonical language tag`]);
});

test('the scripts and the page of the studio use every text', () => {
  const root = join(import.meta.dirname, '..', '..', 'src', 'studio');
  const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(?:tsx?|html)$/.test(file))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  // Moods are keys of an object, other names are in quotes.
  const unused = Object.keys(english).filter(
    name => !new RegExp(`['{.]${name}['}\\s]|\\b${name}: '`).test(source),
  );
  expect(unused).toEqual(['languageName']);
});
