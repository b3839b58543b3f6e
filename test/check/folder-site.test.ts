// Files that URLs name in a folder.
import { describe, expect, test } from 'vitest';
import { openFolderSite } from '../../src/check/folder-site.ts';

/** The file that `url` names in a folder with these files. */
const found = async (paths: readonly string[], url: string, base?: string) => {
  const readFile = async (path: string) => (paths.includes(path) ? new Uint8Array([1]) : undefined);
  const site = await openFolderSite(readFile, { parseTags: () => [] });
  return (await site.load(url, base))?.name;
};

describe('a folder as a site', () => {
  test.each<[string, readonly string[], string, string | undefined, string | undefined]>([
    ['a root-relative URL', ['index.html', 'a.svg'], '/a.svg', undefined, 'a.svg'],
    ['a query and a fragment', ['a.svg'], 'a.svg?v=2#x', undefined, 'a.svg'],
    ['percent-encoding', ['my icon.svg'], '/my%20icon.svg', undefined, 'my icon.svg'],
    ['a URL relative to the manifest', ['index.html', 'pwa/i.png'], 'i.png', '/pwa/app.json', 'pwa/i.png'],
    [
      'a variable for the root',
      ['package.json', 'public/a.ico'],
      '%PUBLIC_URL%/a.ico',
      undefined,
      'public/a.ico',
    ],
    ['the public folder of a project', ['package.json', 'static/a.ico'], '/a.ico', undefined, 'static/a.ico'],
    ['a public folder without a project', ['public/a.ico'], '/a.ico', undefined, undefined],
    [
      'a page below the root',
      ['package.json', 'src/index.html', 'public/a.ico'],
      'a.ico',
      undefined,
      'public/a.ico',
    ],
    ['another site', ['a.svg'], 'https://example.com/a.svg', undefined, undefined],
    ['a scheme-relative URL', ['a.svg'], '//example.com/a.svg', undefined, undefined],
    ['steps out of the folder', ['a.svg'], '../../a.svg', undefined, 'a.svg'],
    ['encoded steps out of the folder', ['../a.svg', 'a.svg'], '/..%2fa.svg', undefined, undefined],
    ['encoded backslashes', ['..\\a.svg'], '/..%5ca.svg', undefined, undefined],
    ['malformed percent-encoding', ['%zz'], '/%zz', undefined, undefined],
    ['the root itself', ['index.html'], '/', undefined, undefined],
  ])('resolves %s', async (_, paths, url, base, expected) => {
    expect(await found(paths, url, base)).toBe(expected);
  });
});
