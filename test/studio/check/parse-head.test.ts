// Parsing of pasted HTML: tags, and linear time for hostile text.
import { describe, expect, test } from 'vitest';
import { parseHeadTags } from '../../../src/studio/check/parse-head.ts';
import { expectLinearTime } from '../../linear-time.ts';

describe('pasted HTML', () => {
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
  ])('%s has the tags that a browser finds', (html, tags) => {
    expect(parseHeadTags(html)).toEqual(tags);
  });

  test.each([
    '<link',
    '<link ',
    '<link a="',
    "<link a='",
    '<!--',
    '<!-- -',
    '<script',
    '<script>',
    '<style></style',
    '<div>',
    '<link rel=icon>',
    '</',
    '<',
    '&amp',
    ' ',
  ])('of 2 MB of %j parses in linear time, to at most 500 tags', unit => {
    expectLinearTime(html => expect(parseHeadTags(html).length).toBeLessThanOrEqual(500), unit, 250_000);
  });
});
