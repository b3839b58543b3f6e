// Unusual and malicious queries. Every string is a valid query.
import { describe, expect, it } from 'vitest';
import { catalog, engine, find } from './built-search.ts';

const MAX_QUERY_LENGTH = 200;

const QUERIES: readonly (readonly [string, string])[] = [
  ['one letter repeated', 'a'.repeat(MAX_QUERY_LENGTH)],
  ['one-letter words', 'a '.repeat(MAX_QUERY_LENGTH / 2)],
  ['a frequent word repeated', 'arrow '.repeat(33)],
  ['many words', 'heart user file star arrow up down left right circle square line plus minus check x home'],
  ['only hyphens', '-'.repeat(MAX_QUERY_LENGTH)],
  ['regular expression syntax', '(.*)+[a-z]{1,9}^$\\d|?'],
  ['an import statement of spaces', `import${' '.repeat(180)}x from`],
  ['HTML', '"><script>alert(1)</script>'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['methods of Object', 'toString hasOwnProperty valueOf'],
  ['lone surrogates', '\ud83d\ude80\ud83d \udc00'],
  ['control characters', '\u0000\u0001\u001f\u007f'],
  ['combining marks without a base letter', '\u0301'.repeat(MAX_QUERY_LENGTH)],
  ['bidirectional control characters', '\u202eemoh\u202c'],
  ['Arabic', 'مفتاح'],
  ['an emoji sequence of a family', '👨‍👩‍👧‍👦'],
  ['flags', '🇩🇪🇫🇷🇯🇵'],
  ['many emoji', '🚀'.repeat(60)],
  ['a long run of Han characters', '火箭房子心汽车电话'.repeat(20)],
  ['Thai without spaces', 'บ้านรถยนต์หัวใจ'.repeat(12)],
  ['compatibility forms', 'ｈｏｍｅ ﬁle ①'],
  ['the terms of prefix posting lists', '*a *ar'],
  ['Unicode spaces', '\u00a0heart\u2003\t\nuser\u3000'],
];

describe('search', () => {
  it.each(QUERIES)('returns a valid page, and the same result twice, for %s', (_, q) => {
    const page = JSON.parse(Buffer.concat(engine.page({ q, limit: 96, offset: 0 }).segments).toString());
    expect(page.total).toBeGreaterThanOrEqual(page.icons.length);
    expect(page.total).toBeLessThanOrEqual(catalog.iconCount);
    expect(find(q)).toEqual(find(q));
  });

  it('ignores full-width letters, capitals, surrounding spaces and apostrophes', () => {
    expect(find('ｈｏｍｅ')).toEqual(find('home'));
    expect(find('\u00a0HEART\u2003')).toEqual(find('heart'));
    expect(find("don't")).toEqual(find('dont'));
  });

  it('ignores all words after the twelfth, to limit the time of a search', () => {
    const words = 'arrow box line circle user home file left right up down phone'.split(' ');
    expect(find([...words, 'zebra', 'настройка'].join(' '))).toEqual(find(words.join(' ')));
    expect(find([...words.slice(1), 'zebra'].join(' '))).not.toEqual(find(words.slice(1).join(' ')));
  });

  it('lists all icons for a query of white space', () => {
    expect(find(' \t ').total).toBe(catalog.iconCount);
  });
});
