// The language of a sentence, and its function words. (Decision 043)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/search/text/languages.ts';
import { fold } from '../../../src/search/text/tokenize.ts';
import { engine, findNames } from '../built-search.ts';

const rows = readFileSync(join(import.meta.dirname, 'function-words.txt'), 'utf8')
  .split('\n')
  .filter(line => line.includes('*') && !line.startsWith('#'))
  .map(line => line.split(' | '));

describe('a sentence', () => {
  it.each(rows)('in %s is read in its language, without its function words: %s', (tag, marked = '') => {
    const functionWords = Array.from(marked.matchAll(/\*([^*]+)\*/g), ([, word = '']) => fold(word));
    const { language, words } = engine.read(marked.replaceAll('*', ''));
    const drawn = words.filter(({ weight }) => weight > 0).flatMap(({ word }) => word.split(' ').map(fold));
    expect(LANGUAGES[language]).toBe(tag);
    expect(functionWords).not.toHaveLength(0);
    expect(drawn.filter(word => functionWords.includes(word))).toEqual([]);
  });

  it.each([
    ['вирощую полуницю під Полтавою', 'полуниця'],
    ['wir pflücken Himbeeren im Wald', 'himbeere'],
    ['wir reparieren alte Kaffeerührwerke', 'kaffee'],
  ])(
    'has the base form of a word whose headword names no icon, or the known part of a compound: "%s"',
    (sentence, base) => {
      const known = engine.read(sentence).words.filter(({ isKnown }) => isKnown);
      expect(known.map(({ word }) => word)).toContain(base);
    },
  );
});

describe('a word of several senses', () => {
  it.each([
    ['a library for parsing dates in Rust', 'code library'],
    ['Python libraries for geometry', 'code libraries'],
    ['eine Bibliothek für Datumsberechnung in Java', 'code library'],
    ['библиотека для графиков на Python', 'code library'],
    ['rotating the logs of nginx', 'server logs'],
    ['a number to verify by SMS', 'phone number'],
    ['driver updates for printers', 'computer driver'],
    ['a chip shop on the pier', 'fried chip'],
  ])('is read with its topic beside a neighbor that selects the sense: "%s"', (sentence, phrase) => {
    expect(engine.read(sentence).words.map(({ word }) => word)).toContain(phrase);
  });

  it.each([
    ['a library for our village', 'library'],
    ['eine Bibliothek für Kinder', 'bibliothek'],
    ['logs for the fireplace', 'logs'],
    ['a number for your door', 'number'],
  ])('keeps its own sense without such a neighbor: "%s"', (sentence, word) => {
    expect(engine.read(sentence).words.map(other => other.word)).toContain(word);
  });
});

describe('an English sentence', () => {
  it.each([
    ['crane hire with operators', /skull/],
    ['gel nails at home', /lari|georgian/],
    ['one day at a time', /fork|git/],
    ['sushi bars of Lagos and Ibadan', /lake/],
    ['Marta’s bakery in the old harbour', /bottle|jar/],
  ])('has no words of other languages: “%s”', (sentence, picture) => {
    expect(
      findNames(sentence)
        .slice(0, 12)
        .filter(name => picture.test(name)),
    ).toEqual([]);
  });
});

describe('a word that several languages share', () => {
  it.each([
    ['pizza al taglio da Gigi', 'it', 'pizza'],
    ['clínica veterinária no Porto', 'pt', 'clinica veterinaria'],
    ['alquiler de tablas de surf', 'es', 'surf'],
  ])('is a word of each of them: “%s”', (sentence, tag, word) => {
    const { language, words } = engine.read(sentence);
    expect(LANGUAGES[language]).toBe(tag);
    expect(words.filter(({ weight }) => weight > 0).map(other => fold(other.word))).toContain(word);
  });
});

describe('Chinese characters', () => {
  it.each([
    ['料理人', 'ja'],
    ['地下鉄', 'ja'],
    ['厨师', 'zh'],
    ['自行车', 'zh'],
  ])('that only one language has as a word are read in that language: %s', (word, tag) => {
    expect(LANGUAGES[engine.read(word).language]).toBe(tag);
  });
});
