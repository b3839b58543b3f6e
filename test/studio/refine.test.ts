// Provisional results while the user types: matches among the results of the former query.
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

describe('refine', () => {
  const names = (q: string, change = {}) => refine(answer, query(q, change)).map(({ name }) => name);

  test.each([
    ['wall', ['wall', 'wallet-cards', 'wallet', 'money']],
    ['wallet', ['wallet', 'wallet-cards', 'money']],
    ['wallet c', ['wallet-cards', 'money']],
    ['Wallet', []],
    ['walx', []],
    ['wa', []],
  ])(
    'returns the earlier results that match %s, the exact name first and names before tags',
    (q, expected) => {
      expect(names(q)).toEqual(expected);
    },
  );

  test('returns nothing if another library or style is chosen', () => {
    expect(names('wall', { library: 'tabler' })).toEqual([]);
    expect(names('wall', { style: 'filled' })).toEqual([]);
  });

  test('returns nothing if the earlier query was empty', () => {
    expect(refine({ ...answer, query: query(' ') }, query('wall'))).toEqual([]);
  });
});
