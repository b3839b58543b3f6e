// Where a project keeps its files and how its pages write URLs: favsmith install reads both, and keeps them.
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, folderWith } from '../at-end.ts';
import { readCases } from '../cases.ts';
import { HTML, PROJECTS, packageWith } from './projects.ts';
import { run } from './run.ts';

const CASES = readCases(
  'cli/install-places.txt',
  'folders',
  'computed',
  'links in pages',
  'links in code',
  'related frameworks',
  'unknown frameworks',
);

const install = (folder: string, ...argv: string[]) =>
  run(['install', 'lucide/rocket', '--yes', ...argv], { folder });
const textAt = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const filesOf = (id: string) => PROJECTS[id]?.files ?? {};

/** Runs install again without options, and asserts that it changes nothing. */
const expectUnchanged = async (folder: string, ...argv: string[]) => {
  const before = filesIn(folder);
  const again = await run(['install', '--yes', ...argv], { folder });
  expect(again, again.err).toMatchObject({
    code: 0,
    out: expect.stringContaining('everything is in place.'),
  });
  expect(filesIn(folder)).toEqual(before);
};

/** Files from a cell: `path: text`, separated by ` ;; `. */
const filesFrom = (cell: string) =>
  Object.fromEntries(
    cell.split(' ;; ').map(file => {
      const [path = '', text = ''] = file.split(/: (.*)/s);
      return [path, text === 'PAGE' ? HTML : text];
    }),
  );

describe('favsmith install in a project with other folders', () => {
  it.each(CASES.folders)(
    'of %s with %s writes to the folder %s and edits %s',
    async (id = '', cell = '', served = '', edited = '', check = '') => {
      const folder = folderWith({ ...filesOf(id), ...filesFrom(cell) });
      const first = await install(folder);
      expect(first, first.err + first.out).toMatchObject({ code: 0 });
      expect(existsSync(join(folder, served, 'site.webmanifest'))).toBe(true);
      expect(textAt(folder, edited)).toContain('favicon.svg');
      if (check) expect(first.out).toContain(`\`favsmith check ${check}\`.\n`);
      await expectUnchanged(folder);
    },
  );

  it.each(CASES.computed)('of %s with %s needs --public, or asks', async (id = '', cell = '') => {
    const folder = folderWith({ ...filesOf(id), ...filesFrom(cell) });
    const before = filesIn(folder);
    const { code, err } = await install(folder);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^favsmith: \S+ in \S+ is not a literal: add --public .*\.\n$/),
    ]);
    expect(filesIn(folder)).toEqual(before);
    expect((await install(folder, '--public', './assets/')).code).toBe(0);
    expect(existsSync(join(folder, 'assets', 'favicon.svg'))).toBe(true);
    await expectUnchanged(folder, '--public', 'assets');
    const asked = folderWith({ ...filesOf(id), ...filesFrom(cell) });
    const answers = ['www', 'y'];
    const interactive = await run(['install', 'lucide/rocket'], {
      folder: asked,
      isInteractive: true,
      ask: async () => answers.shift(),
    });
    expect(interactive, interactive.err).toMatchObject({ code: 0 });
    expect(existsSync(join(asked, 'www', 'favicon.svg'))).toBe(true);
  });

  it.each(['../outside', '/etc', '.git'])('refuses --public %s', async name => {
    const folder = folderWith(filesOf('vite'));
    expect((await install(folder, '--public', name)).code).not.toBe(0);
    expect(existsSync(join(folder, 'favsmith.json'))).toBe(false);
  });

  it('says that the tab shows the favicon only if the folder is the site and has no error', async () => {
    const site = folderWith(filesOf('html'));
    expect((await install(site)).out).toMatch(
      /\nDone\. Next: open your site; the tab shows the favicon\.\n$/,
    );
    for (const id of ['vite', 'astro', 'next-app', 'rails', 'aspnet'])
      expect((await install(folderWith(filesOf(id)))).out).toMatch(/\nDone\. Next: .*`favsmith check.*\.\n$/);
  });
});

describe('favsmith install in a project whose pages link icons', () => {
  it.each(CASES['links in pages'])(
    'of %s as %s writes %s',
    async (id = '', old = '', written = '', cell = '', flags = '') => {
      const { edited = '', files = {} } = PROJECTS[id] ?? {};
      const page = (files[edited] ?? HTML).replace('href="/old.ico"', () =>
        old.startsWith('href=') ? old : `href="${old}"`,
      );
      const folder = folderWith({ ...files, [edited]: page, ...(cell && filesFrom(cell)) });
      const first = await install(folder, ...(flags ? flags.split(' ') : []));
      expect(first, first.err).toMatchObject({ code: 0 });
      const text = textAt(folder, edited);
      for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'site.webmanifest'])
        expect(text).toContain(`href=${written.replace('*', () => name)}`);
      expect(text.match(/rel="?manifest/g)).toHaveLength(1);
      await expectUnchanged(folder);
    },
  );

  it.each(CASES['links in code'])(
    'of %s with %s keeps the form when the favicon is installed again',
    async (id = '', path = '', from = '', to = '') => {
      const folder = folderWith(filesOf(id));
      expect((await install(folder)).code).toBe(0);
      const text = textAt(folder, path);
      const changed = text.replaceAll(/(['"])\/((?:favicon|apple|site)[\w.-]*)\1/g, (_, __, name) =>
        to.replace('*', () => name),
      );
      expect(changed).not.toBe(text);
      expect(from).toBe("'/*'");
      writeFileSync(join(folder, path), changed);
      await expectUnchanged(folder);
      expect((await run(['install', 'lucide/heart', '--yes'], { folder })).code).toBe(0);
      expect(textAt(folder, path)).toContain(to.replace('*', 'favicon.svg'));
      const count = (part: string) => textAt(folder, path).split(part).length;
      expect(count('favicon.svg')).toBe(count(to.replace('*', 'favicon.svg')));
    },
  );

  it('keeps a base path in every page, and the dots of relative links', async () => {
    const icon = (href: string) => HTML.replace('/old.ico', href);
    const folder = folderWith({
      'index.html': icon('favicon.ico'),
      'blog/post.html': icon('../favicon.ico'),
      'blog/plain.html': HTML.replace(/.*old\.ico.*\n/, ''),
      'favicon.ico': 'old',
    });
    expect((await install(folder)).code).toBe(0);
    expect(textAt(folder, 'index.html')).toContain('href="favicon.svg"');
    expect(textAt(folder, 'blog/post.html')).toContain('href="../favicon.svg"');
    expect(textAt(folder, 'blog/plain.html')).toContain('href="../site.webmanifest"');
    await expectUnchanged(folder);
  });

  it.each(['shop', '/shop', '/shop/'])('takes the base path from --base %s, and keeps it', async base => {
    for (const id of Object.keys(PROJECTS)) {
      const { files, edited } = PROJECTS[id] as (typeof PROJECTS)[string];
      const folder = folderWith(files);
      expect((await install(folder, '--base', base)).code, id).toBe(0);
      expect(textAt(folder, edited), id).toMatch(/["']\/shop\/favicon\.svg["']/);
      await expectUnchanged(folder);
    }
  });

  it.each(['https://a.example/', '/a b/', '/<x>/'])('refuses --base %s', async base => {
    const { code, err } = await install(folderWith(filesOf('html')), '--base', base);
    expect([code, err]).toEqual([2, expect.stringMatching(/^favsmith: --base must be the path of the site/)]);
  });

  it.each([
    [
      'html',
      '<link rel="manifest" href="/m.json" crossorigin="use-credentials">',
      'crossorigin="use-credentials"',
    ],
    ['laravel', '<link rel="manifest" href="/m.json" crossorigin>', 'crossorigin=""'],
  ])('of %s keeps crossorigin of the manifest link', async (id, link, kept) => {
    const { files, edited } = PROJECTS[id] as (typeof PROJECTS)[string];
    const folder = folderWith({
      ...files,
      [edited]: (files[edited] ?? '').replace('</head>', `${link}</head>`),
    });
    expect((await install(folder)).code).toBe(0);
    expect(textAt(folder, edited)).toContain(`<link rel="manifest" href="/site.webmanifest" ${kept}>`);
    await expectUnchanged(folder);
  });

  it.each([
    [
      'nuxt',
      `export default defineNuxtConfig({\n  app: {\n    head: {\n      link: [\n        { rel: 'manifest', href: '/m.json', crossorigin: 'use-credentials' },\n      ],\n    },\n  },\n});\n`,
    ],
    [
      'vitepress',
      `export default {\n  head: [\n    ['link', { rel: "manifest", "crossorigin": "use-credentials", href: '/m.json' }],\n  ],\n};\n`,
    ],
  ])('of the configuration of %s keeps crossorigin of the manifest link', async (id, text) => {
    const { files, edited } = PROJECTS[id] as (typeof PROJECTS)[string];
    const folder = folderWith({ ...files, [edited]: text });
    const { code, out } = await install(folder);
    expect(code).toBe(0);
    expect(`${out}${textAt(folder, edited)}`).toMatch(
      /href: '\/site\.webmanifest', crossorigin: 'use-credentials'/,
    );
  });

  it('names pages without a tag <head>', async () => {
    const folder = folderWith({ ...filesOf('html'), 'about.html': '<!doctype html><title>About</title>' });
    expect((await install(folder)).out).toContain(
      'These pages have no tag <head> and stay as they are: about.html.',
    );
  });
});

describe('favsmith install without a row for the framework', () => {
  it.each(CASES['related frameworks'])(
    'recognizes %s',
    async (name = '', cell = '', served = '', edited = '', link = '') => {
      const folder = folderWith(filesFrom(cell));
      const first = await install(folder);
      expect(first, first.err + first.out).toMatchObject({
        code: 0,
        out: expect.stringMatching(`^${name}: `),
      });
      expect(existsSync(join(folder, served, 'site.webmanifest'))).toBe(true);
      expect(textAt(folder, edited)).toContain(link);
      await expectUnchanged(folder);
    },
  );

  it.each(CASES['unknown frameworks'])('of %j proposes %s', async (cell = '', proposed = '', plugin = '') => {
    const folder = folderWith(filesFrom(cell));
    const before = filesIn(folder);
    const options = ['--bg', '#0369a1', '--site-name', "Rocket's", '--no-trim'];
    const { code, err } = await install(folder, ...options);
    expect(code).toBe(2);
    expect(err).toContain(
      `\n  favsmith install lucide/rocket --bg '#0369a1' --no-trim --site-name 'Rocket'\\''s' --public ${proposed}\n`,
    );
    if (plugin) expect(err).toContain(`add the plugin ${plugin} to it.`);
    else expect(err).not.toContain('plugin');
    expect(filesIn(folder)).toEqual(before);
    const named = await install(folder, '--public', proposed);
    expect(named.code === 0 || named.out.includes('Manual step:')).toBe(true);
    expect(existsSync(join(folder, proposed, 'favicon.svg'))).toBe(true);
    expect(existsSync(join(folder, proposed, 'README.txt'))).toBe(false);
  });

  it('edits the component of a Vite framework that links the icon, and names the other one', async () => {
    const folder = folderWith({
      'package.json': packageWith('vite'),
      'vite.config.ts': 'export default defineConfig((): UserConfig => {\n  return { plugins: [] };\n});\n',
      'src/head.tsx':
        'export const Head = () => (\n  <>\n    <title>Site</title>\n    <link rel="icon" href="/old.svg" />\n  </>\n);\n',
      'src/root.tsx':
        'export default () => <head>{isBuild && (<link rel="manifest" href="/m.json" />)}<Head /></head>;\n',
    });
    const { code, out } = await install(folder);
    expect(code).toBe(1);
    expect(out).toContain('Manual step: Delete the icon and manifest links in `src/root.tsx`.');
    expect(textAt(folder, 'src/head.tsx')).toContain(
      '    <link rel="icon" href="/favicon.ico" sizes="48x48" />\n',
    );
    expect(textAt(folder, 'src/head.tsx')).not.toContain('old.svg');
  });
});

describe('favsmith install of a project that leads elsewhere', () => {
  it.each([
    ['vite.config.ts: export default defineConfig({ root: "../other" })', '../other'],
    ['vite.config.ts: export default defineConfig({ publicDir: "../../static" })', '../../static'],
    ['vite.config.ts: export default defineConfig({ root: "link" })', 'link'],
  ])('with %s writes nothing', async cell => {
    const outside = folderWith({ 'index.html': HTML, 'public/a.txt': '' });
    const folder = folderWith({ ...filesOf('vite'), ...filesFrom(cell) });
    symlinkSync(outside, join(folder, 'link'), 'junction');
    const before = filesIn(outside);
    const { code, err } = await install(folder);
    expect([code, err]).toEqual([1, expect.stringContaining('is not written: it is outside of the folder')]);
    expect(filesIn(outside)).toEqual(before);
    expect(existsSync(join(folder, 'favsmith.json'))).toBe(false);
  });
});
