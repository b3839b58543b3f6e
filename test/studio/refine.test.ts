// Results while the user types: chosen from those of an earlier query.
import { describe, expect, test } from 'vitest';
import type { FoundIcon } from '../../src/studio/api/api.ts';
import { refine } from '../../src/studio/state/search/result-pages.ts';

const icon = (name: string, tags = ''): FoundIcon => ({
  name,
  tags,
  style: 'outline',
  library: 'lucide',
  library_name: 'Lucide',
  svg: '',
});
const query = (q: string, change = {}) => ({ q, library: '', style: '', ...change });
const ICONS = [
  icon('wall'),
  icon('wallet-cards'),
  icon('money', 'cash wallet'),
  icon('wallet'),
  icon('walk'),
];
const answer = { query: query('wal'), icons: ICONS, isComplete: true };

describe('the results of a longer query', () => {
  const names = (q: string, change = {}) => refine(answer, query(q, change)).map(({ name }) => name);

  test.each([
    ['wall', ['wall', 'wallet-cards', 'wallet', 'money']],
    ['wallet', ['wallet', 'wallet-cards', 'money']],
    ['wallet c', ['wallet-cards', 'money']],
    ['Wallet', []],
    ['walx', []],
    ['wa', []],
  ])('for %s are those that match, the exact name first and names before tags', (q, expected) => {
    expect(names(q)).toEqual(expected);
  });

  test('are none if another library or style is chosen', () => {
    expect(names('wall', { library: 'tabler' })).toEqual([]);
    expect(names('wall', { style: 'filled' })).toEqual([]);
  });

  test('are none if the earlier query was empty', () => {
    expect(refine({ ...answer, query: query(' ') }, query('wall'))).toEqual([]);
  });
});
