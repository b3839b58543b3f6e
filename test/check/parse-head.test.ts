// Parser for the head of a page: tags, and linear time for hostile text.
import { describe, expect, test } from 'vitest';
import { parseHead } from '../../src/check/parse-head.ts';
import { expectLinearTime } from '../linear-time.ts';

describe('parseHead', () => {
  test.each([
    ['<link rel="icon" href="/a.svg">', [{ name: 'link', attributes: { rel: 'icon', href: '/a.svg' } }]],
    ['<LINK REL=icon HREF=/a.ico/>', [{ name: 'link', attributes: { rel: 'icon', href: '/a.ico/' } }]],
    [
      "<meta name='theme-color' content='a>b'>",
      [{ name: 'meta', attributes: { name: 'theme-color', content: 'a>b' } }],
    ],
    ['<!-- <link rel="icon"> --><script>"<link>"</script><style><link></style>', []],
    [
      '<div><p style="color:red"><link href="/a?b=1&amp;c=2"></p></div>',
      [{ name: 'link', attributes: { href: '/a?b=1&c=2' } }],
    ],
    ['<link rel="icon', []],
    ['<head><link rel=a></head><link rel=b>', [{ name: 'link', attributes: { rel: 'a' } }]],
    ['<title>x</title><base href=/><body><link>', [{ name: 'base', attributes: { href: '/' } }]],
  ])('finds in %s the tags that a browser finds in the head', (html, tags) => {
    expect(parseHead(html)).toEqual(tags);
  });

  const UNITS =
    '<div>|<noscript>|<link rel=icon href=a>|a b c |x|<link|<link |<!--|<!-- -|<|</|</b>|<script|<script>|<style></style|&amp|&amp;&#x41;&| ';
  test.each(UNITS.split('|'))('parses 2 MB of %j in linear time, and returns at most 1000 tags', unit => {
    for (const start of ['', '<link ', '<link rel="'])
      expectLinearTime(
        html => expect(parseHead(start + html).length).toBeLessThanOrEqual(1000),
        unit,
        250_000,
      );
  });
});
