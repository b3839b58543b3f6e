import { describe, expect, it } from 'vitest';
import { parseSearchQuery } from '../../src/contract/search-query.ts';

const defaults = { q: '', limit: 96, offset: 0 };

describe('parseSearchQuery', () => {
  it.each([
    [{}, {}],
    [{ q: '  rocket ' }, { q: 'rocket' }],
    [{ q: ['a', 'b'] }, { q: 'a' }],
    [{ q: [] }, {}],
    [{ q: 'x'.repeat(1e5) }, { q: 'x'.repeat(200) }],
    [{ q: '😀'.repeat(300) }, { q: '😀'.repeat(200) }],
    [{ q: '…é'.repeat(100) }, { q: '…é'.repeat(50) }],
    [{ q: '㌖'.repeat(200) }, { q: '㌖'.repeat(33) }],
    [{ q: '\ufdfa'.repeat(200) }, { q: '\ufdfa'.repeat(11) }],
    [{ limit: '0' }, { limit: 1 }],
    [{ limit: '-5' }, { limit: 1 }],
    [{ limit: '301' }, { limit: 300 }],
    [{ limit: '99999999999999999999999' }, { limit: 300 }],
    [{ limit: '1.5' }, { limit: 96 }],
    [{ limit: '1e2' }, { limit: 96 }],
    [{ limit: 'NaN' }, { limit: 96 }],
    [{ limit: '' }, { limit: 96 }],
    [{ offset: '-1' }, { offset: 0 }],
    [{ offset: '7' }, { offset: 7 }],
    [{ offset: '9'.repeat(400) }, { offset: Number.MAX_SAFE_INTEGER }],
    [{ library: 'lucide', style: '' }, { library: 'lucide' }],
    [{ library: '__proto__' }, { library: '__proto__' }],
  ])('parses %j as %j', (parameters, query) => {
    expect(parseSearchQuery(parameters)).toEqual({ ...defaults, ...query });
  });

  it('ignores inherited properties', () => {
    expect(parseSearchQuery(Object.create({ q: 'inherited' }))).toEqual(defaults);
  });
});
