// Whatever a client sends as a query is a query: an answer, in good time, of the right shape.
import { describe, expect, it } from 'vitest';
import { ask, catalog, search } from './real-search.ts';

const LONG = 200;

const QUERIES: readonly (readonly [string, string])[] = [
  ['one letter, over and over', 'a'.repeat(LONG)],
  ['one-letter words', 'a '.repeat(LONG / 2)],
  ['a common word, over and over', 'arrow '.repeat(33)],
  [
    'many different words',
    'heart user file star arrow up down left right circle square line plus minus check x home',
  ],
  ['nothing but hyphens', '-'.repeat(LONG)],
  ['regular expression signs', '(.*)+[a-z]{1,9}^$\\d|?'],
  ['quotes and angle brackets', '"><script>alert(1)</script>'],
  ['a prototype key', '__proto__'],
  ['another prototype key', 'constructor'],
  ['a method of objects', 'toString hasOwnProperty valueOf'],
  ['lone surrogates', '\ud83d\ude80\ud83d \udc00'],
  ['control characters', '\u0000\u0001\u001f\u007f'],
  ['marks without a letter', '\u0301'.repeat(LONG)],
  ['right-to-left marks', '\u202eemoh\u202c'],
  ['Arabic', 'مفتاح'],
  ['a family of emoji', '👨‍👩‍👧‍👦'],
  ['flags', '🇩🇪🇫🇷🇯🇵'],
  ['many emoji', '🚀'.repeat(60)],
  ['a run of Han', '火箭房子心汽车电话'.repeat(20)],
  ['Thai without spaces', 'บ้านรถยนต์หัวใจ'.repeat(12)],
  ['compatibility forms', 'ｈｏｍｅ ﬁle ①'],
  ['the sign of ready-made lists', '*a *ar'],
  ['spaces of all kinds', '\u00a0heart\u2003\t\nuser\u3000'],
];

describe('a hostile query', () => {
  it.each(QUERIES)('is answered: %s', (_, q) => {
    const page = JSON.parse(search.page({ q, limit: 96, offset: 0 }).toString());
    expect(page.total).toBeGreaterThanOrEqual(page.icons.length);
    expect(page.total).toBeLessThanOrEqual(catalog.iconCount);
    expect(ask(q)).toEqual(ask(q));
  });

  it('finds by what is left of it', () => {
    expect(ask('ｈｏｍｅ')).toEqual(ask('home'));
    expect(ask('\u00a0HEART\u2003')).toEqual(ask('heart'));
    expect(ask("don't")).toEqual(ask('dont'));
  });

  it('of nothing but space lists everything', () => {
    expect(ask(' \t ').total).toBe(catalog.iconCount);
  });
});
