// Sites of many kinds with correct and wrong icon links, and the findings about them.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import { openFiles, svg } from './sites.ts';

/** Head and body of a page, whose URLs show the base path `b` of a site. */
const KINDS: Readonly<Record<string, (b: string) => readonly [head: string, body?: string]>> = {
  'scripts and style sheets': b => [
    `<link rel="stylesheet" href="${b}_app/a.css"><script type=module src='${b}_app/a.js'></script>`,
  ],
  'links with and without the base path': b => [
    `<link rel="stylesheet" href="${b}_app/a.css"><link rel="sitemap" href="/sitemap.xml"><a href="/p1/">`,
  ],
  'manual links without the base path': b => [
    `<script src="https://cdn.example/x.js"></script><script src="${b}_app/a.js"></script><a href="/p1/"><a href=/p2/>`,
  ],
  'only an img': b => ['', `<p>text</p><img alt="" src="${b}pictures/a.png">`],
  'only a srcset': b => [
    '',
    `<picture><source srcset="${b}pictures/a.png 1x, ${b}pictures/b.png 2x"></picture>`,
  ],
  'only links to pages': b => ['', `<a class=x href="${b}p1/">1</a> <a href="${b}">home</a>`],
  'a URL in the attribute component-url': b => ['', `<x-island component-url="${b}_app/a.js"></x-island>`],
  'a base element and relative URLs': b => [`<base href="${b}"><script src="_app/a.js"></script>`],
  'a base element with the public URL': b => [`<base href="https://example.com${b}"><a href="p1/">1</a>`],
  'links of a hash router': b => [`<script src="${b}_app/a.js"></script>`, `<a href="/#/p1"><a href="#/x">`],
};
const FILES = ['_app/a.css', '_app/a.js', 'sitemap.xml', 'pictures/a.png', 'pictures/b.png'];

interface Kind {
  readonly base: string;
  readonly kind: string;
  readonly pages: number;
}

/** Findings about links of a site. `hrefs` returns the icon links of a page, given the path to the root. */
const check = async ({ base, kind, pages }: Kind, hrefs: (up: string) => readonly string[], removed = '') => {
  const [head, body = ''] = KINDS[kind]?.(base) ?? [''];
  const html = (depth: number) => {
    const links = hrefs('../'.repeat(depth)).map(href => `<link rel="icon" href="${href}">`);
    return `<!doctype html><html><head>${head}${links.join('')}</head><body>${body}</body></html>`;
  };
  const files: Record<string, string> = Object.fromEntries(FILES.map(path => [path, '']));
  Object.assign(files, { 'favicon.svg': svg(), 'icon.svg': svg(), 'favicon.ico': '\0\0\x01\0' });
  files['index.html'] = html(0);
  for (let at = 1; at < Math.max(3, pages); at++)
    files[at % 3 === 0 ? `deep/er/p${at}/index.html` : `p${at}/index.html`] = html(at % 3 === 0 ? 3 : 1);
  delete files[removed];
  const site = await openFiles(files);
  expect(site.basePath).toBe(base);
  return (await checkSite(site))
    .filter(
      ({ message }) =>
        /missing|outside|linked|load/.test(message) &&
        !/^(?:No (?:SVG|touch|manifest)|The file is missing)/.test(message),
    )
    .map(({ level, subject, message }) => `${level} ${subject}: ${message}`);
};

const SITES: readonly (readonly [title: string, Kind])[] = Object.keys(KINDS).flatMap(kind =>
  ['/', '/sub/', '/user/repo/'].flatMap(base =>
    [1, 12, 100].map(pages => {
      const title = `a site built for ${base} with ${kind} on ${pages === 1 ? 'one page' : `${pages} pages`}`;
      return [title, { base, kind, pages }] as const;
    }),
  ),
);

describe.each(SITES)('%s', (_, site) => {
  const more = Math.max(3, site.pages) - 3;
  const pages = new RegExp(`^error index\\.html, \\S+, \\S+${more > 0 ? ` and ${more} more pages?` : ''}: `);
  const withoutSubject = (finding: string) => finding.replace(pages, '');
  const isRelativeToBase = site.kind.startsWith('a base');

  it('has no finding if its icon links are correct, whether root-relative or relative', async () => {
    expect(await check(site, () => [`${site.base}favicon.svg`, `${site.base}icon.svg?v=2`])).toEqual([]);
    expect(await check(site, up => [`${isRelativeToBase ? '' : up}favicon.svg`])).toEqual([]);
  });

  it('has one finding about a linked icon that is missing', async () => {
    const found = await check(site, () => [`${site.base}favicon.svg`, `${site.base}icon.svg`], 'icon.svg');
    expect(found.map(withoutSubject)).toEqual([`${site.base}icon.svg is linked but missing.`]);
  });

  it('has one finding about a link to /icon.svg, unless the base path is “/”', async () => {
    const expected = [`/icon.svg is outside of the site at ${site.base}.`];
    expect((await check(site, () => ['/icon.svg'])).map(withoutSubject)).toEqual(
      site.base === '/' ? [] : expected,
    );
  });
});

it('a site has a finding about an icon that only the last of 300 pages links, and about the pages beyond 2000', async () => {
  const page = (href: string) => `<head><link rel="icon" href="${href}"></head>`;
  const findings = async (count: number) => {
    const pages = Array.from({ length: count }, (_, at) => [`p${at}/index.html`, page('/favicon.svg')]);
    const files = Object.fromEntries(pages);
    files['p299/index.html'] = page('/x.svg');
    return checkSite(await openFiles({ ...files, 'favicon.svg': svg(), 'index.html': page('/favicon.svg') }));
  };
  expect(await findings(300)).toContainEqual(
    expect.objectContaining({ subject: 'p299/index.html', message: '/x.svg is linked but missing.' }),
  );
  expect((await findings(2005)).map(({ message }) => message)).toContain('5 more pages were not checked.');
});

describe('a project whose build makes the favicon', () => {
  const sources = { 'package.json': '{}', 'index.html': '<head><link rel="icon" href="/old.svg"></head>' };
  it.each([
    ['vite.config.ts', `import favsmith from 'favsmith/vite';`],
    ['astro.config.mjs', `import favsmith from "favsmith/astro"`],
    ['next.config.mjs', `import { withFavsmith } from 'favsmith/next';`],
    ['webpack.config.cjs', `const { FavsmithPlugin } = require('favsmith/webpack');`],
    ['rspack.config.mjs', `import { FavsmithPlugin } from 'favsmith/rspack';`],
    ['rollup.config.js', `import favsmith from 'favsmith/rollup';`],
    ['build.mjs', `import favsmith from 'favsmith/esbuild';`],
  ])('has one finding, which asks to build the site, if %s contains %s', async (file, text) => {
    const findings = await checkSite(await openFiles({ ...sources, [file]: text }));
    expect(findings).toEqual([
      expect.objectContaining({
        level: 'info',
        subject: file,
        fix: expect.stringContaining('Build the site'),
      }),
    ]);
    const [built] = await checkSite(
      await openFiles({ ...sources, [file]: text, 'dist/index.html': '<head></head>' }),
    );
    expect(built?.fix).toBe('Check the result of the build: favsmith check dist');
  });

  it('is not assumed without a plugin of Favsmith', async () => {
    const findings = await checkSite(await openFiles({ ...sources, 'vite.config.ts': 'export default {}' }));
    expect(findings.map(({ message }) => message)).toContain('/old.svg is linked but missing.');
  });
});

it('the head.html of a package is not treated as a page of a built site', async () => {
  const head = '<link rel="icon" href="/favicon.svg">\n<meta name="theme-color" content="#fff">\n';
  const files: Readonly<Record<string, string>> = {
    'index.html': `<head><script src="/sub/a.js"></script>${head.replace('/fav', '/sub/fav')}</head>`,
    'a.js': '',
    'head.html': head,
    'docs/head.html': head,
    'favicon.svg': svg(),
  };
  const site = await openFiles(files);
  expect([site.basePath, site.otherPages]).toEqual(['/sub/', []]);
});
