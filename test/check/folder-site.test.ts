// Lookup of files in a folder by URL.
import { describe, expect, it, test } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import { openFolderSite } from '../../src/check/folder-site.ts';
import { PROJECT_SOURCES } from '../../src/package/install/frameworks.ts';

/** The file that `url` names in a folder with the files `paths`. */
const found = async (paths: readonly string[], url: string, base?: string) => {
  const readFile = async (path: string) => (paths.includes(path) ? new Uint8Array([1]) : undefined);
  const site = await openFolderSite(readFile, { parseTags: () => [], sources: PROJECT_SOURCES });
  const address = site.resolve(url, `http://site${base ?? '/'}`);
  const result = address === undefined ? { problem: 'no URL' } : await site.load(address);
  return 'name' in result ? result.name : undefined;
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
    ['no URL', ['index.html'], 'http://[', undefined, undefined],
  ])(
    'resolves %s: with the files %j, the URL %j relative to %j names %j',
    async (_, paths, url, base, expected) => {
      expect(await found(paths, url, base)).toBe(expected);
    },
  );
});

const HEAD = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M0 0h9v9z"/></svg>';

/** A simple replacement of the HTML parser for the tags of the pages above. */
const parseTags = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)" href="([^"]*)"(?: type="([^"]*)")?/g)].map(
    ([, rel = '', href = '', type = '']) => ({ name: 'link', attributes: { rel, href, type } }),
  );

const openFiles = (files: Readonly<Record<string, string>>, options: { readonly page?: string } = {}) =>
  openFolderSite(
    async path => (files[path] === undefined ? undefined : new TextEncoder().encode(files[path])),
    { parseTags, sources: PROJECT_SOURCES, ...options },
  );

describe('the layout of a framework', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['Vite', { 'vite.config.ts': '', 'index.html': HEAD, 'public/favicon.svg': SVG }],
    ['Vite with a base, built', { 'index.html': HEAD.replace('/fav', '/shop/fav'), 'favicon.svg': SVG }],
    ['Astro', { 'package.json': '{}', 'src/layouts/Layout.astro': HEAD, 'public/favicon.svg': SVG }],
    [
      'SvelteKit',
      {
        'package.json': '{}',
        'src/app.html': HEAD.replace('/fav', '%sveltekit.assets%/fav'),
        'static/favicon.svg': SVG,
      },
    ],
    [
      'Nuxt, generated',
      { 'nuxt.config.ts': '', '.output/public/index.html': HEAD, '.output/public/favicon.svg': SVG },
    ],
    ['Nuxt', { 'nuxt.config.ts': '', 'public/favicon.svg': SVG }],
    ['Next.js with files in app', { 'next.config.ts': '', 'app/icon.svg': SVG, 'app/layout.tsx': '' }],
    [
      'Laravel, with a URL relative to the root',
      {
        artisan: '',
        'resources/views/welcome.blade.php': HEAD.replace('/fav', 'fav'),
        'public/favicon.svg': SVG,
      },
    ],
    [
      'Next.js, exported below a base path',
      { 'next.config.ts': '', 'out/index.html': HEAD.replace('/fav', '/docs/fav'), 'out/favicon.svg': SVG },
    ],
    ['React Router', { 'package.json': '{}', 'app/root.tsx': HEAD, 'public/favicon.svg': SVG }],
    [
      'Parcel',
      { 'package.json': '{}', 'src/index.html': HEAD.replace('/fav', 'fav'), 'src/favicon.svg': SVG },
    ],
    ['a page of GitHub Pages', { 'index.html': HEAD.replace('/fav', '/project/fav'), 'favicon.svg': SVG }],
  ])('leads to no false error: %s', async (_name, files) => {
    const site = await openFiles(files);
    const findings = await checkSite(site);
    // These sites have no favicon.ico. Below a path, that is no error.
    const isBelowPath = site.basePath !== '/';
    expect(
      findings.filter(
        ({ level, subject }) => level === 'error' && (isBelowPath || subject !== '/favicon.ico'),
      ),
    ).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
  });

  it('leads to an error for a linked file that exists in no folder', async () => {
    const files: Readonly<Record<string, string>> = { 'package.json': '{}', 'index.html': HEAD };
    const site = await openFiles(files);
    expect((await checkSite(site)).map(({ message }) => message)).toContain(
      '/favicon.svg is linked but missing.',
    );
  });
});

describe('a project whose code may link icons', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['the layout of SvelteKit', { 'vite.config.ts': '', 'src/app.html': '<head>%sveltekit.head%</head>' }],
    ['a plugin of Vite', { 'vite.config.ts': '', 'index.html': '<head></head>' }],
    [
      'the base template of Django',
      { 'manage.py': '', 'templates/base.html': '<head>{% include "x" %}</head>' },
    ],
    ['the configuration of Nuxt', { 'nuxt.config.ts': '' }],
    ['the metadata of Next.js beside app/icon.svg', { 'next.config.ts': '', 'app/icon.svg': SVG }],
    ['app/icon.tsx of Next.js', { 'next.config.ts': '', 'app/icon.tsx': 'export default' }],
  ])('gets one remark and no errors about missing links, because of %s', async (_name, files) => {
    const findings = await checkSite(await openFiles(files));
    expect(findings.filter(({ message }) => message.startsWith('Source code may link icons'))).toHaveLength(
      1,
    );
    expect(findings.filter(({ message }) => /linked|theme color/.test(message))).toEqual([]);
    expect(findings.map(({ level }) => level)).not.toContain('error');
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['a built site', { 'index.html': '<head></head>' }],
    ['a page of a project without a build', { 'package.json': '{}', 'index.html': '<head></head>' }],
    ['the output of a build', { 'vite.config.ts': '', 'dist/index.html': '<head></head>' }],
  ])('is not assumed for %s', async (_name, files) => {
    expect((await checkSite(await openFiles(files))).map(({ message }) => message)).toContain(
      'No icon is linked, so browsers only find a /favicon.ico.',
    );
  });
});

describe('a built site below a base path', () => {
  const STYLES = '<link rel="stylesheet" href="/docs/app/a.css">';

  it.each<[string, Readonly<Record<string, string>>, string, readonly string[]]>([
    [
      'an icon without the path, which the folder has',
      { 'index.html': STYLES + HEAD, 'app/a.css': '', 'favicon.svg': SVG },
      '/docs/',
      ['error: /favicon.svg is outside of the site at /docs/. Start the URL with /docs/.'],
    ],
    [
      'an icon of the host',
      { 'index.html': STYLES + HEAD, 'app/a.css': '' },
      '/docs/',
      [
        'info: /favicon.svg is outside of the site at /docs/. Check the URL of the site, which shows whether the file is there.',
      ],
    ],
    [
      'an icon relative to the page',
      { 'index.html': STYLES + HEAD.replace('/fav', 'fav'), 'app/a.css': '', 'favicon.svg': SVG },
      '/docs/',
      [],
    ],
    [
      'a folder of that name',
      { 'index.html': STYLES + HEAD, 'docs/app/a.css': '', 'favicon.svg': SVG },
      '/',
      [],
    ],
  ])(
    'has the base path of its style sheet URLs, and the findings that follow from it for %s',
    async (_name, files, basePath, expected) => {
      const site = await openFiles(files);
      expect(site.basePath).toBe(basePath);
      const about = (await checkSite(site)).filter(({ message }) => message.includes('favicon.svg'));
      expect(about.map(({ level, message, fix }) => `${level}: ${message} ${fix}`)).toEqual(expected);
    },
  );
});

it('a chosen page is checked under its own name', async () => {
  const site = await openFiles({ 'index.html': HEAD, 'x/about.html': HEAD }, { page: 'x/about.html' });
  expect(site.page).toMatchObject({ name: 'x/about.html', url: 'http://site/x/about.html' });
  expect((await checkSite(site)).map(({ subject }) => subject)).not.toContain('index.html');
});

describe('a manifest below a base path', () => {
  const messagesFor = async (members: Readonly<Record<string, unknown>>) => {
    const files: Readonly<Record<string, string>> = {
      'index.html': '<link rel="icon" href="/project/a.svg"><link rel="manifest" href="/project/app.json">',
      'a.svg': SVG,
      'app.json': JSON.stringify(members),
    };
    const site = await openFiles(files);
    expect(site.basePath).toBe('/project/');
    return (await checkSite(site))
      .map(({ message }) => message)
      .filter(text => text.includes('start_url is'));
  };

  it.each([
    [{ start_url: './' }],
    [{ start_url: '/project' }],
    [{ start_url: '/project/?source=app' }],
    [{ start_url: '/project/app/', scope: './' }],
    [{}],
  ])('has no finding about the start_url of %j', async members => {
    expect(await messagesFor(members)).toEqual([]);
  });

  it.each<[Record<string, unknown>, RegExp]>([
    [{ start_url: '/' }, /outside of the site at \/project\//],
    [{ start_url: '/projects/' }, /outside of the site at \/project\//],
    [{ start_url: '../' }, /outside of the site at \/project\//],
    [{ start_url: 'https://example.com/project/' }, /on another site than the page/],
    [{ start_url: 'http://[' }, /not a URL/],
    [{ start_url: 1 }, /not a URL/],
    [{ start_url: './', scope: '/project/app/' }, /outside of the scope \/project\/app\//],
  ])('has one finding about the start_url of %j', async (members, problem) => {
    expect(await messagesFor(members)).toEqual([expect.stringMatching(problem)]);
  });
});

describe('a file that the reader of a folder refuses', () => {
  it('is reported with the reason and not as missing', async () => {
    const site = await openFolderSite(
      async path => {
        if (path === 'index.html') return new TextEncoder().encode(HEAD);
        return path === 'favicon.svg' ? { level: 'warning', problem: 'has more than 4 MB' } : undefined;
      },
      { parseTags },
    );
    const about = (await checkSite(site)).filter(({ message }) => message.startsWith('/favicon.svg'));
    expect(about).toEqual([
      expect.objectContaining({ level: 'warning', message: '/favicon.svg has more than 4 MB.' }),
    ]);
  });
});
