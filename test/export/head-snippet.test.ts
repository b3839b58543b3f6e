import { expect, test } from 'vitest';
import { headSnippet } from '../../src/export/package/head-snippet.ts';

test('head.html links the ICO with its largest size, followed by the SVG', () => {
  const lines = headSnippet([{ hex: '#075985' }]).split('\n');
  expect(lines[0]).toBe('<link rel="icon" href="/favicon.ico" sizes="48x48">');
  expect(lines[1]).toBe('<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">');
});

test('head.html has one theme color for one look, and one theme color per color scheme for two looks', () => {
  const metas = (snippet: string) => snippet.split('\n').filter(line => line.startsWith('<meta'));
  expect(metas(headSnippet([{ hex: '#075985' }]))).toEqual(['<meta name="theme-color" content="#075985">']);
  expect(
    metas(
      headSnippet([
        { hex: '#075985', scheme: 'light' },
        { hex: '#ffffff', scheme: 'dark' },
      ]),
    ),
  ).toEqual([
    '<meta name="theme-color" content="#075985" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: dark)">',
  ]);
});
