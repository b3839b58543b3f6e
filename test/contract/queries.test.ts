// Parameters of previews and searches.
import { describe, expect, it } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { parsePreviewQuery } from '../../src/contract/export/preview-query.ts';
import { parseSearchQuery, searchQueryOf } from '../../src/contract/search-query.ts';

describe('parsePreviewQuery', () => {
  it('returns the same request as a body with the same fields', () => {
    const query = { text: 'ab', bg: '#f00', padding: '.2', include_dark_mode: 'true', shape: 'circle' };
    const body = { text: 'ab', bg: '#f00', padding: 0.2, include_dark_mode: true, shape: 'circle' };
    expect(parsePreviewQuery(query).request).toEqual(parseExportBody(body));
  });

  it.each([
    [{}, 180],
    [{ size: '16' }, 16],
    [{ size: '5' }, 16],
    [{ size: '9999' }, 1024],
    [{ size: '32.4' }, 32],
  ])('parses %j to the size %d', (query, size) => {
    expect(parsePreviewQuery({ text: 'A', ...query }).size).toBe(size);
  });

  it('includes dark mode for the dark scheme', () => {
    const { request, scheme } = parsePreviewQuery({ text: 'A', scheme: 'dark' });
    expect(scheme).toBe('dark');
    expect(request.values.include_dark_mode).toBe(true);
  });

  it.each([{}, { include_dark_mode: 'true' }, { scheme: '' }])('returns no scheme for %j', query => {
    expect(parsePreviewQuery({ text: 'A', ...query })).not.toHaveProperty('scheme');
  });

  it('lists every violation', () => {
    expect(() => parsePreviewQuery({ size: 'big', shape: 'star' })).toThrow(
      expect.objectContaining({
        code: 'invalid_shape',
        errors: ['/shape', '', '/size'].map(pointer => expect.objectContaining({ pointer })),
      }),
    );
  });

  it.each([
    [{ text: 'A', size: 'big' }, 'invalid_json', '/size'],
    [{ text: 'A', size: '0x10' }, 'invalid_json', '/size'],
    [{ text: 'A', scheme: 'dim' }, 'invalid_json', '/scheme'],
    [{ text: 'A', padding: 'Infinity' }, 'invalid_json', '/padding'],
    [{ text: 'A', bg_angle: '9'.repeat(400) }, 'invalid_json', '/bg_angle'],
    [{ text: 'A', include_dark_mode: 'yes' }, 'invalid_json', '/include_dark_mode'],
    [{}, 'missing_export_source', ''],
  ])('rejects %j with %s at %j', (query, code, pointer) => {
    expect(() => parsePreviewQuery(query)).toThrow(
      expect.objectContaining({ code, errors: [expect.objectContaining({ pointer })] }),
    );
  });
});

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
    [{ library: 'lucide', style: '' }, { library: ['lucide'] }],
    [{ library: ' lucide ,,remix', style: ' , ' }, { library: ['lucide', 'remix'] }],
    [{ library: ['lucide,tabler', 'remix'] }, { library: ['lucide', 'tabler', 'remix'] }],
    [{ only: 'names' }, { only: 'names' }],
    [{ only: 'icons' }, {}],
    [{ library: '__proto__' }, { library: ['__proto__'] }],
  ])('parses %j as %j', (parameters, query) => {
    expect(parseSearchQuery(parameters)).toEqual({ ...defaults, ...query });
  });

  it('ignores inherited properties', () => {
    expect(parseSearchQuery(Object.create({ q: 'inherited' }))).toEqual(defaults);
  });
});

it('searchQueryOf omits undefined options', () => {
  const query = searchQueryOf('rocket', { library: 'lucide', limit: 5, style: undefined });
  expect(query).toEqual({ q: 'rocket', library: ['lucide'], limit: 5, offset: 0 });
});
