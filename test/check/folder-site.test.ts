// Sites in folders: files by URL, layouts of frameworks, base paths.
import { describe, expect, it, test } from 'vitest';
import { referencesOf } from '../../src/check/base-path.ts';
import { checkSite } from '../../src/check/check-site.ts';
import { openFolderSite } from '../../src/check/folder-site.ts';
import { PROJECT_SOURCES } from '../../src/package/install/frameworks.ts';
import { readCases } from '../cases.ts';
import { type Files, openFiles, svg } from './sites.ts';

/** Rows: a name, the paths of the files in a folder, and further cells of the group. */
const CASES = readCases('check/folder.txt', 'urls', 'layouts', 'code', 'plain');

const HEAD = '<head><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>';

/** Files at these paths, separated by spaces. SVG files have a drawing, all others have the text `page`. */
const filesAt = (paths: string, page: string): Files =>
  Object.fromEntries(paths.split(' ').map(path => [path, path.endsWith('.svg') ? svg() : page]));

describe('a folder as a site', () => {
  test.each(CASES.urls)(
    'resolves %s: with the files %j, the URL %j relative to %j names %j',
    async (_, paths = '', url = '', base = '/', expected) => {
      const files = Object.fromEntries(paths.split(' ').map(path => [decodeURIComponent(path), '-']));
      const site = await openFiles(files);
      const address = site.resolve(url, `http://site${base}`);
      const result = address === undefined ? undefined : await site.load(address);
      expect(result && 'name' in result ? result.name : '').toBe(expected);
    },
  );
});

describe('the layout of a framework', () => {
  it.each(CASES.layouts)('does not lead to an error: %s', async (_name, paths = '', start = '') => {
    const site = await openFiles(filesAt(paths, HEAD.replace('/fav', start)));
    const findings = await checkSite(site);
    // These sites have no favicon.ico. Below a path, that is no error.
    const isExpected = (subject: string) => site.basePath === '/' && subject === '/favicon.ico';
    expect(findings.filter(({ level, subject }) => level === 'error' && !isExpected(subject))).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
  });

  it('leads to an error for a linked file that exists in no folder', async () => {
    const found = await checkSite(await openFiles({ 'package.json': '{}', 'index.html': HEAD }));
    expect(found.map(({ message }) => message)).toContain('/favicon.svg is linked but missing.');
  });
});

describe('a project whose code may link icons', () => {
  const messagesOf = async (paths = '', page = '') =>
    (await checkSite(await openFiles(filesAt(paths, page)))).map(
      ({ level, message }) => `${level}: ${message}`,
    );

  it.each(CASES.code)(
    'gets one remark and no errors about missing links, because of %s',
    async (_, ...row) => {
      const messages = await messagesOf(...row);
      expect(messages.filter(text => text.startsWith('info: Source code may link icons'))).toHaveLength(1);
      expect(messages.filter(text => /linked|theme color|^error/.test(text))).toEqual([]);
    },
  );

  it.each(CASES.plain)('is not assumed for %s', async (_, ...row) => {
    expect(await messagesOf(...row)).toContain(
      'error: No icon is linked, so browsers only find a /favicon.ico.',
    );
  });
});

describe('a built site below a base path', () => {
  const STYLES = '<link rel="stylesheet" href="/docs/app/a.css">';
  const OUTSIDE = '/favicon.svg is outside of the site at /docs/.';

  it.each<[string, string, string, string, string[]]>([
    [
      'an icon without the path, which the folder has',
      '/fav',
      'app/a.css favicon.svg',
      '/docs/',
      [`error: ${OUTSIDE} Start the URL with /docs/.`],
    ],
    [
      'an icon of the host',
      '/fav',
      'app/a.css',
      '/docs/',
      [`info: ${OUTSIDE} Check the URL of the site, which shows whether the file is there.`],
    ],
    ['an icon relative to the page', 'fav', 'app/a.css favicon.svg', '/docs/', []],
    ['a folder of that name', '/fav', 'docs/app/a.css favicon.svg', '/', []],
  ])(
    'has the base path of its style sheet URLs, and the findings that follow from it for %s',
    async (_name, start, paths, basePath, expected) => {
      const page = STYLES + HEAD.replace('/fav', start);
      const site = await openFiles({ 'index.html': page, ...filesAt(paths, '') });
      expect(site.basePath).toBe(basePath);
      const about = (await checkSite(site)).filter(({ message }) => message.includes('favicon.svg'));
      expect(about.map(({ level, message, fix }) => `${level}: ${message} ${fix}`)).toEqual(expected);
    },
  );
});

it('relative URLs of a page are below the URL in its base element', () => {
  const references = referencesOf('<base href="/sub/a/"><img src="b.png"><a href="../c/">');
  expect(references.map(({ path }) => path)).toEqual(['/sub/a/index.html', '/sub/a/b.png', '/sub/c/']);
});

it.each<[object, RegExp?]>([
  [{ start_url: './' }],
  [{ start_url: '/project' }],
  [{ start_url: '/project/?source=app' }],
  [{ start_url: '/project/app/', scope: './' }],
  [{}],
  [{ start_url: '/' }, /outside of the site at \/project\//],
  [{ start_url: '/projects/' }, /outside of the site at \/project\//],
  [{ start_url: '../' }, /outside of the site at \/project\//],
  [{ start_url: 'https://example.com/project/' }, /on another site than the page/],
  [{ start_url: 'http://[' }, /not a URL/],
  [{ start_url: 1 }, /not a URL/],
  [{ start_url: './', scope: '/project/app/' }, /outside of the scope \/project\/app\//],
])('a manifest below a base path has for %j the finding %s', async (members, problem) => {
  const site = await openFiles({
    'index.html': '<link rel="icon" href="/project/a.svg"><link rel="manifest" href="/project/app.json">',
    'a.svg': svg(),
    'app.json': JSON.stringify(members),
  });
  expect(site.basePath).toBe('/project/');
  const found = (await checkSite(site)).filter(({ message }) => message.includes('start_url is'));
  expect(found.map(({ message }) => message)).toEqual(problem ? [expect.stringMatching(problem)] : []);
});

it('a file that the reader of a folder refuses is reported with the reason and not as missing', async () => {
  const site = await openFolderSite(
    async path => {
      if (path === 'index.html') return Buffer.from(HEAD);
      return path === 'favicon.svg' ? { level: 'warning', problem: 'has more than 4 MB' } : undefined;
    },
    { sources: PROJECT_SOURCES },
  );
  const about = (await checkSite(site)).filter(({ message }) => message.startsWith('/favicon.svg'));
  expect(about).toMatchObject([{ level: 'warning', message: '/favicon.svg has more than 4 MB.' }]);
});
