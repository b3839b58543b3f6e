// Icon names, and texts for terminals.
import { describe, expect, it } from 'vitest';
import { parseIconName } from '../../src/contract/export/export-request.ts';
import { printable, printableJson } from '../../src/contract/printable.ts';

describe('parseIconName', () => {
  it.each([
    ['lucide/rocket', { library: 'lucide', name: 'rocket' }],
    ['mdi:home', { library: 'mdi', name: 'home' }],
    ['phosphor/rocket/duotone', { library: 'phosphor', name: 'rocket', style: 'duotone' }],
  ])('reads %s', (text, icon) => {
    expect(parseIconName(text)).toEqual(icon);
  });

  it.each(['rocket', 'lucide/', '/rocket', 'a/b/c/d', 'a b/c', 'a/b:c', ''])(
    'returns undefined for %j',
    text => {
      expect(parseIconName(text)).toBeUndefined();
    },
  );
});

describe('a text that is made printable', () => {
  it.each([
    ['a\tb\nc', 'a\tb\nc'],
    ['a\r\nb', 'a\nb'],
    ['a\rb', 'a\ufffdb'],
    ['\u001b[31m', '\ufffd[31m'],
    ['\u009b\u202e\u2066', '\ufffd\ufffd\ufffd'],
    ['::error::x', ': :error::x'],
    ['a\n  ::set-output', 'a\n  : :set-output'],
    ['a ::b', 'a ::b'],
    ['##[error]x ##vso[task] ## [a]', '# #[error]x # #vso[task] ## [a]'],
  ])('changes from %j to %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('has the same value and no control characters if it is JSON', () => {
    const value = { text: '\u001b[31m ##[error] ##vso[a] \u202e é' };
    const json = printableJson(value);
    expect(JSON.parse(json)).toEqual(value);
    expect(json).toContain('\\u001b[31m');
    expect(json).toContain('\\u202e');
    expect(json).not.toMatch(/##\[|##vso/);
    expect(json).toContain('\n  "text"');
  });
});
