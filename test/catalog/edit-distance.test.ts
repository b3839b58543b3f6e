// Costs of typing errors.
import { describe, expect, it } from 'vitest';
import { editDistanceFrom } from '../../src/model/edit-distance.ts';

describe('editDistanceFrom', () => {
  it.each([
    ['rocket', 'rocket', 0, 'no error'],
    ['rokcet', 'rocket', 0.6, 'swapped letters'],
    ['orcket', 'rocket', 0.6, 'swapped first letters'],
    ['roket', 'rocket', 0.75, 'an omitted letter'],
    ['ocket', 'rocket', 0.75, 'an omitted first letter'],
    ['balon', 'balloon', 0.6, 'one letter omitted from each of two double letters'],
    ['rocklet', 'rocket', 0.95, 'an added letter'],
    ['xrocket', 'rocket', 0.95, 'an added first letter'],
    ['rockket', 'rocket', 0.65, 'a letter twice'],
    ['rockat', 'rocket', 0.85, 'a vowel for a vowel'],
    ['yule', 'yale', 0.85, 'a vowel for a vowel in a short word'],
    ['eacket', 'yacket', 0.85, 'e for y'],
    ['rockbt', 'rocket', 1, 'a consonant for a vowel'],
    ['eocket', 'rocket', 1, 'a vowel for a consonant'],
    ['rocket{', 'rocketa', 1, 'a character after z for a vowel'],
    ['rocket`', 'rocketa', 1, 'a character before a for a vowel'],
    ['rocketÁ', 'rocketo', 1, 'a capital with an accent for a vowel'],
    ['bocket', 'rocket', 1, 'a consonant for a consonant'],
    // One letter is omitted (0.75) and another one is added (0.95). Replacing the consonant would cost 2.
    ['lazy', 'lady', 1.7, 'another letter in a short word'],
    ['lazys', 'ladys', 1, 'another letter in a word of five letters'],
    ['', 'abc', 2.25, 'a word of three letters that is missing'],
    ['abc', '', 2.85, 'a word of three letters too many'],
  ])('for %j, typed instead of %j, returns %d: %s', (typed, meant, cost) => {
    expect(editDistanceFrom(typed, 8)(meant)).toBeCloseTo(cost, 9);
  });

  it('returns a number above the limit if the distance exceeds the limit', () => {
    const distance = editDistanceFrom('rocket', 2);
    expect(distance('rocketed')).toBe(1.5);
    expect(distance('rocketeer')).toBeGreaterThan(2);
    expect(distance('button')).toBeGreaterThan(2);
    expect(distance('rocker', 0.5)).toBeGreaterThan(0.5);
    expect(distance('rokcet', 0.6)).toBeCloseTo(0.6, 9);
  });

  it('does not depend on the words that were compared before', () => {
    const distance = editDistanceFrom('balloon', 4);
    const first = ['balon', 'baloon', 'blaloon', 'saloon', ''].map(other => distance(other));
    expect(['', 'saloon', 'blaloon', 'baloon', 'balon'].map(other => distance(other))).toEqual(
      first.reverse(),
    );
  });
});
