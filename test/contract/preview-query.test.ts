import { describe, expect, it } from 'vitest';
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { parsePreviewQuery } from '../../src/contract/export/preview-query.ts';

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
    expect(request.dark).toBeDefined();
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
