// favsmith install in every framework: files, edits, repeated runs, hostile projects.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mergeLiteral } from '../../src/cli/install/script-edit.ts';
import { removeIconTags } from '../../src/package/install/head-links.ts';
import { filesIn, folderWith } from '../at-end.ts';
import { readCases } from '../cases.ts';
import { HTML, PROJECTS, type Project, packageWith } from './projects.ts';
import { run } from './run.ts';

const CASES = readCases('cli/install.txt', 'base paths', 'names');

const ROCKET = ['lucide/rocket', '--bg', '#0369a1', '--dark'];
const LINKED = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'site.webmanifest'];

/** Adds the rocket to a project. */
const install = (folder: string, ...argv: string[]) =>
  run(['install', ...ROCKET, '--yes', ...argv], { folder });
const fileIn = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
const filesOf = (id: string) => (PROJECTS[id] as Project).files;

/** Converts the line breaks of text files, as Git does. */
const withBreaks = (files: Project['files'], lineBreak: '\n' | '\r\n') =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      /\.(?:png|ico)$/.test(path) ? text : text.replace(/\r?\n/g, lineBreak),
    ]),
  );

describe('favsmith install of a logo', () => {
  it('records the path of the file in favsmith.json, and reads the changed file when it runs again', async () => {
    const logo = (color: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z" fill="${color}"/></svg>`;
    const files = filesOf('vite');
    const folder = folderWith({ ...files, 'src/logo.svg': logo('#e11d48') });
    const icon = () => fileIn(folder, 'public/favicon.svg');
    const first = await run(['install', './src/logo.svg', '--yes'], { folder });
    expect(first, first.err).toMatchObject({ code: 0, err: '' });
    expect(icon()).toContain('#e11d48');
    expect(JSON.parse(fileIn(folder, 'favsmith.json')).artwork).toBe('./src/logo.svg');
    writeFileSync(join(folder, 'src', 'logo.svg'), logo('#0d9488'));
    expect((await run(['install', '--yes'], { folder })).code).toBe(0);
    expect(icon()).toContain('#0d9488');
  });
});

describe.each(Object.entries(PROJECTS))('favsmith install in a project of %s', (id, project) => {
  it('writes nothing with --dry-run, then writes files, links each once, and changes nothing when repeated', async () => {
    const { edited, publicFolder } = project;
    const folder = folderWith(project.files);
    const original = filesIn(folder);
    const plan = JSON.parse((await install(folder, '--dry-run', '--json')).out);
    expect(plan).toMatchObject({
      framework: id,
      changes: expect.arrayContaining([expect.objectContaining({ path: edited })]),
    });
    expect(plan.files.length).toBeGreaterThan(10);
    expect(filesIn(folder)).toEqual(original);
    const first = await install(folder);
    expect(first, first.err).toMatchObject({ code: 0, err: '' });
    for (const path of LINKED) expect(existsSync(join(folder, publicFolder, path)), path).toBe(true);
    expect(existsSync(join(folder, 'favsmith.json'))).toBe(true);
    expect(existsSync(join(folder, publicFolder, 'README.txt'))).toBe(false);
    const text = fileIn(folder, edited);
    for (const address of LINKED) expect(text.split(address).length - 1, `${address} in ${text}`).toBe(1);
    expect(text).toContain('theme-color'.replace('-color', id === 'next-app' ? 'Color' : '-color'));
    expect(text).not.toContain('/old.');
    const before = filesIn(folder);
    const again = await run(['install', '--yes'], { folder });
    expect(again.code).toBe(0);
    expect(again.out).toContain('everything is in place.');
    expect(filesIn(folder)).toEqual(before);
  });

  it('follows path, cache_busting and crossorigin, and changes nothing when repeated', async () => {
    const { edited, publicFolder } = project;
    const folder = folderWith(project.files);
    const site = ['--path', '/assets/icons', '--cache-busting', '--crossorigin', 'use-credentials'];
    const first = await install(folder, ...site);
    expect(first, first.err).toMatchObject({ code: 0, err: '' });
    const text = fileIn(folder, edited);
    for (const name of LINKED) {
      const path = name === 'favicon.ico' ? name : `assets/icons/${name}`;
      const checksum = crc32(readFileSync(join(folder, publicFolder, path)))
        .toString(16)
        .padStart(8, '0');
      const [before = '', ...others] = text.split(
        new RegExp(`${path.replaceAll('.', '\\.')}[^"'\n]*?\\?v=${checksum}`),
      );
      expect(others.length, `${path}?v=${checksum} in ${text}`).toBe(1);
      expect(before.endsWith('assets/icons/')).toBe(false);
    }
    expect(text).toMatch(/cross[oO]rigin(?:: |=)["']use-credentials["']/);
    const written = filesIn(folder);
    const again = await run(['install', '--yes'], { folder });
    expect(again.out, again.err).toContain('everything is in place.');
    expect(filesIn(folder)).toEqual(written);
  });

  it('keeps CRLF, and changes nothing when Git has checked out the files with CRLF', async () => {
    const { files } = project;
    const [lf, crlf] = [folderWith(files), folderWith(withBreaks(files, '\r\n'))];
    for (const folder of [lf, crlf]) expect(await install(folder)).toMatchObject({ code: 0, err: '' });
    const written = filesIn(crlf);
    expect(withBreaks(written, '\n')).toEqual(filesIn(lf));
    for (const path of Object.keys(files))
      expect(written[path]?.replaceAll('\r\n', '') ?? '').not.toContain('\n');
    const checkedOut = folderWith(withBreaks(written, '\r\n'), 'latin1');
    const again = await run(['install', '--yes'], { folder: checkedOut });
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('everything is in place.') });
  });
});

describe('favsmith install', () => {
  it('removes the icons of project templates, which browsers would prefer', async () => {
    const next = folderWith(filesOf('next-app'));
    await install(next);
    expect(existsSync(join(next, 'src/app/favicon.ico'))).toBe(false);
    const svelte = folderWith(filesOf('sveltekit'));
    await install(svelte);
    expect(readFileSync(join(svelte, 'src/routes/+layout.svelte'), 'utf8')).toBe(
      '<script lang="ts">\n\tlet { children } = $props();\n</script>\n\n{@render children()}\n',
    );
  });

  it.each([
    ['keeps', '\tconst logo = favicon;\n'],
    ['removes', '\tconst logo = other;\n'],
  ])('%s the favicon import of a SvelteKit layout whose script contains the line %j', async (verb, line) => {
    const layout = 'src/routes/+layout.svelte';
    const files = filesOf('sveltekit');
    const text = (files[layout] ?? '').replace('\tlet {', `${line}\tlet {`);
    const folder = folderWith({ ...files, [layout]: text });
    expect((await install(folder)).code).toBe(0);
    const changed = fileIn(folder, layout);
    expect(changed.includes('import favicon')).toBe(verb === 'keeps');
    expect(changed).not.toContain('rel="icon"');
  });

  it('shows the diff and changes nothing without --yes if the terminal is not interactive', async () => {
    const folder = folderWith(filesOf('html'));
    const before = filesIn(folder);
    const { code, out, err } = await run(['install', ...ROCKET], { folder });
    expect(code).toBe(2);
    expect(out).toContain('-    <link rel="shortcut icon" href="/old.ico">\n');
    expect(out).toContain('+    <link rel="apple-touch-icon" href="/apple-touch-icon.png">\n');
    expect(err).toBe(
      'favsmith: Nothing was changed: add --yes to apply the changes, or --dry-run to show them.\n',
    );
    expect(filesIn(folder)).toEqual(before);
  });

  it('prints one JSON document if it refuses to write', async () => {
    const folder = folderWith(filesOf('html'));
    const { code, out } = await run(['install', ...ROCKET, '--json'], { folder });
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual({ error: { code: 'usage', message: expect.stringContaining('--yes') } });
  });

  it.each([
    ['vite', 'public/favicon.svg'],
    ['astro', 'public/favicon.svg'],
    ['nuxt', 'public/favicon.ico'],
    ['angular', 'public/favicon.ico'],
  ])('replaces the icon of the %s template only after the user confirms', async (id, path) => {
    const folder = folderWith({ ...PROJECTS[id]?.files, [path]: 'template' });
    const ask = (answer: string | undefined) => ({ folder, isInteractive: true, ask: async () => answer });
    const before = filesIn(folder);
    for (const answer of ['n', 'no', undefined]) {
      const declined = await run(['install', ...ROCKET], ask(answer));
      expect(declined).toMatchObject({ code: 1, err: 'favsmith: Nothing was changed.\n' });
      expect(declined.out).toMatch(new RegExp(`^~ .*${path}$`, 'm'));
      expect(filesIn(folder)).toEqual(before);
    }
    const { code, out } = await run(['install', ...ROCKET], ask(''));
    expect(code).toBe(0);
    expect(fileIn(folder, path)).not.toBe('template');
    expect(out).toMatch(/\nDone\. Next: (?:build, then|run `npm .*`, then) .*favsmith check .*\n$/);
  });

  it('changes all pages of a site, but no HTML mails and no pages in build folders', async () => {
    const pages = ['index.html', 'about.html', 'blog/post.html'];
    const others =
      'dist/index.html node_modules/x/index.html mails/mail.html part.html notes.txt folder.html/notes.txt'.split(
        ' ',
      );
    const folder = folderWith(
      Object.fromEntries([...pages, ...others].map(path => [path, path === 'part.html' ? '<p>Hello' : HTML])),
    );
    const { code } = await install(folder);
    expect(code).toBe(0);
    const textOf = (path: string) => fileIn(folder, path);
    expect(pages.filter(path => !textOf(path).includes('/apple-touch-icon.png'))).toEqual([]);
    expect(others.filter(path => textOf(path).includes('/apple-touch-icon.png'))).toEqual([]);
  });

  it('does not change head.html of an exported package', async () => {
    const folder = folderWith({ 'index.html': HTML });
    await run(['export', 'lucide/coffee', '--out', 'public'], { folder });
    const head = fileIn(folder, 'public/head.html');
    expect((await install(folder)).code).toBe(0);
    expect(fileIn(folder, 'public/head.html')).toBe(head);
    expect(fileIn(folder, 'index.html')).toContain('/apple-touch-icon.png');
  });

  it('replaces the icon links of an Astro component in place, and leaves none in the pages that include it', async () => {
    const page =
      "---\nimport BaseHead from './BaseHead.astro';\n---\n<html><head><BaseHead /></head></html>\n";
    const folder = folderWith({
      'package.json': packageWith('astro'),
      'src/BaseHead.astro':
        '---\nconst { title } = Astro.props;\n---\n\n<meta charset="utf-8" />\n<link rel="icon" href="/old.svg" />\n<link rel="sitemap" href="/sitemap.xml" />\n<link rel="icon" href="/old.ico" />\n<title>{title}</title>\n',
      'src/pages/index.astro': page,
      'src/pages/about.astro': page.replace('<BaseHead', '<link rel="icon" href="/old.png"><BaseHead'),
      'src/pages/alone.astro': '<html><head><title>Alone</title></head></html>\n',
    });
    expect((await install(folder)).code).toBe(0);
    const textOf = (path: string) => fileIn(folder, `src/${path}`);
    expect(textOf('BaseHead.astro')).toMatch(
      /^---.*<meta charset="utf-8" \/>\n<link rel="icon" href="\/favicon\.ico".*webmanifest">\n(<meta.*>\n)*<link rel="sitemap".*\n<title>/s,
    );
    expect(textOf('BaseHead.astro')).not.toContain('/old.');
    expect([textOf('pages/index.astro'), textOf('pages/about.astro')]).toEqual([page, page]);
    expect(textOf('pages/alone.astro')).toContain('/favicon.svg');
    expect((await run(['check', folder])).code).toBe(0);
  });

  it('adds the elements to a self-closing Head of Next.js', async () => {
    const folder = folderWith({
      'package.json': packageWith('next'),
      'pages/_document.tsx':
        'export default () => {\n  return (\n    <Html>\n      <Head />\n      <body />\n    </Html>\n  );\n};\n',
    });
    expect((await install(folder)).code).toBe(0);
    expect(fileIn(folder, 'pages/_document.tsx')).toMatch(
      /\n {6}<Head>\n {8}<link rel="icon".*\n {6}<\/Head>\n {6}<body \/>/s,
    );
  });

  it.each([
    ['a constant', 'export const links: Route.LinksFunction = () => ['],
    ['a function', 'export function links() {\n  return ['],
  ])('removes the icons that React Router links in %s, but no style sheets', async (_name, head) => {
    const list = `${head}\n  { rel: "stylesheet", href: "/a.css" },\n  {\n    rel: "icon",\n    href: "/old.ico",\n  },\n];\n`;
    const folder = folderWith({
      'package.json': packageWith('@react-router/dev'),
      'app/root.tsx': `${list}<head>\n<Meta />\n</head>\n`,
    });
    expect((await install(folder)).code).toBe(0);
    const text = fileIn(folder, 'app/root.tsx');
    expect(text).toContain(`${head}\n  { rel: "stylesheet", href: "/a.css" },\n];\n`);
    expect(text).not.toContain('/old.ico');
  });

  it.each([
    ['defineNuxtConfig', 'nuxt', 'export default defineNuxtConfig({\n})\n', 'defineNuxtConfig({'],
    ['a name', 'nuxt', 'const site = {\n}\n\nexport default defineNuxtConfig(site)\n', 'const site = {'],
    ['defineConfig', 'vitepress', 'export default defineConfig({\n})\n', 'defineConfig({'],
    ['a plain object', 'vitepress', 'export default {\n}\n', 'export default {'],
    [
      'a name in a call',
      'vitepress',
      'const site: UserConfig = defineConfig({\n})\nexport default withMermaid(\n  site,\n)\n',
      'defineConfig({',
    ],
    [
      'a returned name',
      'vitepress',
      'export default () => {\n  const site = {\n  }\n  return site\n}\n',
      'site = {',
    ],
  ])(
    'changes a configuration exported by %s in %s, but no object above it',
    async (_name, id, text, start) => {
      const { edited, files } = PROJECTS[id] as Project;
      const above = "const routes = {\n  home: '/',\n}\n\n";
      const folder = folderWith({ ...files, [edited]: above + text });
      expect(await install(folder)).toMatchObject({ code: 0, err: '' });
      const [before, after] = text.split(start);
      const changed = fileIn(folder, edited);
      expect(changed.startsWith(`${above}${before}${start}\n`)).toBe(true);
      expect(changed.slice(above.length + (before ?? '').length + start.length)).toMatch(
        id === 'nuxt' ? /^\n {2}app: \{/ : /^\n {2,4}head: \[/,
      );
      expect(changed.endsWith(after?.trimStart() ?? '')).toBe(true);
    },
  );

  it('deletes the icon files of Next.js, merges their manifest, and names icons that are code as manual steps', async () => {
    const folder = folderWith({
      ...filesOf('next-app'),
      'src/app/icon.svg': '<svg/>',
      'src/app/apple-icon.png': 'png',
      'src/app/manifest.json': '{"name":"Rockets","start_url":"/app"}',
      'src/app/icon.tsx': 'export default () => null;\n',
    });
    const { code, out } = await install(folder);
    expect(code).toBe(1);
    expect(out).toContain('Manual step: Delete `src/app/icon.tsx`.');
    expect(readdirSync(join(folder, 'src/app'))).toEqual(['icon.tsx', 'layout.tsx']);
    expect(JSON.parse(fileIn(folder, 'public/site.webmanifest'))).toMatchObject({
      name: 'Rockets',
      start_url: '/app',
    });
    const again = await run(['install', '--yes'], { folder });
    expect(again.code).toBe(1);
    expect(again.out).toMatch(/: the files are in place\.\n.*Manual step: Delete/s);
  });

  it('counts a manual step as done if the code has all links', async () => {
    const layout = 'export async function generateMetadata() {';
    const folder = folderWith({ 'package.json': packageWith('next'), 'app/layout.tsx': `${layout}}\n` });
    expect((await install(folder)).code).toBe(1);
    const links = [...LINKED, 'favicon-2x.svg'].map(name => `'/${name}'`);
    writeFileSync(join(folder, 'app/layout.tsx'), `${layout} return [${links.slice(1)}]; }\n`);
    expect((await run(['install', '--yes'], { folder })).code).toBe(1);
    writeFileSync(join(folder, 'app/layout.tsx'), `${layout} return [${links}]; }\n`);
    const again = await run(['install', '--yes'], { folder });
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('everything is in place.') });
  });

  it('deletes the dark SVG and the license that belong to the former design', async () => {
    const folder = folderWith({ 'index.html': HTML, 'LICENSE-mine.txt': 'mine' });
    await install(folder);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['LICENSE-lucide.txt', 'favicon-dark.svg']));
    const { out } = await run(['install', 'tabler/heart', '--yes'], { folder });
    expect(out).toContain('--- LICENSE-lucide.txt\n+++ deleted');
    expect(readdirSync(folder).filter(name => /LICENSE|dark/.test(name))).toEqual([
      'LICENSE-mine.txt',
      'LICENSE-tabler.txt',
    ]);
  });

  it.each([
    ['a head in capitals', { 'index.html': HTML.replace(/<\/?head>/g, tag => tag.toUpperCase()) }],
    ['a byte order mark in package.json', { 'index.html': HTML, 'package.json': '\ufeff{"name":"site"}' }],
  ])('installs into a project with %s', async (_name, files) => {
    const folder = folderWith(files as unknown as Project['files']);
    expect(await install(folder)).toMatchObject({ code: 0, err: '' });
    expect(fileIn(folder, 'index.html')).toContain('/site.webmanifest');
  });

  it('refuses a file as --project', async () => {
    const folder = folderWith({ 'index.html': HTML });
    const { code, err } = await install(folder, '--project', 'index.html');
    expect([code, err]).toEqual([1, 'favsmith: There is no folder index.html.\n']);
  });

  it('adds the members that the design sets to an existing manifest, and does not repeat icons', async () => {
    const folder = folderWith({ 'index.html': HTML });
    const members = ['--lang', 'de', '--app-id', '/app', '--start-url', '/start', '--monochrome'];
    for (const options of [ROCKET, [...ROCKET, ...members], [...ROCKET, ...members]])
      expect((await run(['install', ...options, '--yes'], { folder })).code).toBe(0);
    const manifest = JSON.parse(fileIn(folder, 'site.webmanifest'));
    expect(manifest).toMatchObject({ lang: 'de', id: '/app', start_url: '/start' });
    expect(manifest.icons).toHaveLength(6);
  });

  it('merges the icons into an existing manifest and uses the name in it as site_name', async () => {
    const manifest = {
      name: 'Rockets & Co',
      short_name: 'R&C',
      id: '/app',
      start_url: '/app?home',
      shortcuts: [{ name: 'New', url: '/new' }],
      theme_color: '#ffffff',
      icons: [
        { src: '/old.png', sizes: '192x192' },
        { src: '/mono.svg', sizes: 'any', purpose: 'monochrome' },
      ],
    };
    const folder = folderWith({
      'index.html': HTML.replace('<title>', '<link rel="manifest" href="/app.json?v=1"><title>'),
      'app.json': JSON.stringify(manifest),
    });
    expect((await install(folder)).code).toBe(0);
    const { icons, theme_color, ...merged } = JSON.parse(fileIn(folder, 'site.webmanifest'));
    const { icons: _, theme_color: __, ...kept } = manifest;
    expect(merged).toMatchObject(kept);
    expect(theme_color).toBe('#0369a1');
    expect(icons).toHaveLength(5);
    expect(icons.at(-1)).toEqual(manifest.icons[1]);
    expect(fileIn(folder, 'index.html')).toContain('content="R&amp;C"');
    const before = filesIn(folder);
    expect((await run(['install', '--yes'], { folder })).out).toContain('everything is in place.');
    expect(filesIn(folder)).toEqual(before);
  });

  it.each(CASES.names)(
    'takes the name of the site from %s',
    async (_, title = '', file = '', text = '', name, ...flags) => {
      const folder = folderWith({ 'index.html': HTML.replace('Site', title), ...(file && { [file]: text }) });
      const source = file === 'favsmith.json' ? [] : ROCKET;
      const framework = flags.includes('--framework') ? [] : ['--framework', 'html'];
      expect((await run(['install', ...source, ...flags, '--yes', ...framework], { folder })).code).toBe(0);
      const manifest = ['', 'public', 'static']
        .map(served => join(served, 'site.webmanifest'))
        .find(path => existsSync(join(folder, path)));
      expect(JSON.parse(fileIn(folder, manifest ?? ''))).toMatchObject({ name });
    },
  );

  it('installs into the package of a monorepo that --project names, and without --project lists the packages', async () => {
    const folder = folderWith({
      'package.json': '{"workspaces":["apps/*"]}',
      'apps/web/package.json': '{"name":"web"}',
      'apps/web/vite.config.ts': '',
      'apps/web/index.html': HTML,
    });
    const root = await install(folder);
    expect(root).toMatchObject({
      code: 2,
      err: expect.stringContaining('add --project with one of apps/web.'),
    });
    const { code } = await run(['install', ...ROCKET, '--yes', '--project', 'apps/web'], { folder });
    expect(code).toBe(0);
    expect(existsSync(join(folder, 'apps/web/public/favicon.svg'))).toBe(true);
    expect(fileIn(folder, 'apps/web/index.html')).toContain('/site.webmanifest');
  });

  it('takes a Vite project with svelte.config.js for SvelteKit only if it has app.html', async () => {
    const files = filesOf('vite');
    const folder = folderWith({ ...files, 'svelte.config.js': '' });
    expect((await run(['install', ...ROCKET, '--dry-run'], { folder })).out).toMatch(/^Vite: /);
  });

  it.each([
    ['a page in windows-1252', 'index.html', HTML.replace('Site', 'Caf\xe9'), 'html'],
    [
      'a layout that computes its metadata',
      'src/app/layout.tsx',
      'export async function generateMetadata() {}\n',
      'next-app',
    ],
    ['an HTML file without a head', 'index.html', '<p>Hello', 'html'],
  ])('prints a manual step for %s', async (_name, path, text, framework) => {
    const folder = folderWith({ [path]: text }, 'latin1');
    const { code, out } = await run(['install', ...ROCKET, '--yes', '--framework', framework], { folder });
    expect(code).toBe(1);
    expect(out).toContain('Manual step:');
    expect(out).toContain('apple-touch-icon.png');
    expect(readFileSync(join(folder, path), 'latin1')).toContain(text.trim());
  });

  it('takes the framework from favsmith.json, which --framework overrides', async () => {
    const folder = folderWith(filesOf('astro'));
    const design = { library: 'lucide', name: 'rocket', framework: 'rails' };
    writeFileSync(join(folder, 'favsmith.json'), JSON.stringify(design));
    const frameworkWith = async (...flags: string[]) =>
      JSON.parse((await run(['install', '--dry-run', '--json', ...flags], { folder })).out).framework;
    expect(await frameworkWith()).toBe('rails');
    expect(await frameworkWith('--framework', 'vite')).toBe('vite');
    const { code, err } = await run(['install', '--framework', 'metalsmith'], { folder });
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/--framework must be one of html, .*got "metalsmith"/),
    ]);
  });

  it.each([
    ['docusaurus', { 'static/a.txt': '' }, [], 'static'],
    ['vitepress', { 'docs/index.md': '' }, [], 'docs'],
    ['@11ty/eleventy', { 'src/index.njk': '' }, ['--framework', 'html'], 'src'],
    ['@rsbuild/core', { 'public/a.txt': '' }, ['--framework', 'html'], 'public'],
    ['metalsmith', {}, [], 'public'],
  ])(
    'writes nothing to a project of %s with %j and %j, and proposes the folder %s',
    async (name, files, flags, served) => {
      const folder = folderWith({ ...files, 'package.json': `{"dependencies":{"${name}":"1"}}` });
      const before = readdirSync(folder, { recursive: true });
      const { code, err } = await run(['install', ...ROCKET, ...flags, '--yes'], { folder });
      expect(code).toBe(2);
      expect(err).toMatch(
        /^favsmith: No framework was recognized in .*\n\n.*--framework with one of html, /s,
      );
      expect(err).toContain(
        `  favsmith install lucide/rocket --bg '#0369a1' --include-dark-mode --public ${served}\n`,
      );
      expect(readdirSync(folder, { recursive: true })).toEqual(before);
    },
  );
});

describe('favsmith install with a manifest in another folder', () => {
  const old = {
    name: 'Shop',
    short_name: 'Shop app',
    id: './',
    start_url: './?home=1',
    scope: './',
    icons: [{ src: 'mono.svg', sizes: 'any', purpose: 'monochrome' }],
    screenshots: [{ src: '../shots/one.png', sizes: '640x480' }],
    shortcuts: [
      { name: 'New', url: 'new', icons: [{ src: '/new.png' }, { src: 'https://a.example/b.png' }] },
    ],
    share_target: { action: 'share', params: { text: 'text' } },
    related_applications: [],
  };

  it('rebases its relative URLs, adds no member and keeps the short name as the title', async () => {
    const folder = folderWith({
      'index.html': HTML.replace('<title>', '<link rel="manifest" href="/app/manifest.json"><title>'),
      'app/manifest.json': JSON.stringify(old),
    });
    expect((await install(folder)).code).toBe(0);
    const manifest = JSON.parse(fileIn(folder, 'site.webmanifest'));
    expect(manifest).toMatchObject({
      name: 'Shop',
      short_name: 'Shop app',
      id: './',
      start_url: 'app/?home=1',
      scope: 'app/',
      screenshots: [{ src: 'shots/one.png', sizes: '640x480' }],
      shortcuts: [{ url: 'app/new', icons: [{ src: '/new.png' }, { src: 'https://a.example/b.png' }] }],
      share_target: { action: 'app/share', params: { text: 'text' } },
    });
    expect(manifest.icons.at(-1).src).toBe('app/mono.svg');
    const design = ['theme_color', 'background_color'];
    expect(Object.keys(manifest).sort()).toEqual([...Object.keys(old), ...design].sort());
    expect(fileIn(folder, 'index.html')).toContain('apple-mobile-web-app-title" content="Shop app"');
    const before = filesIn(folder);
    expect((await run(['install', '--yes'], { folder })).out).toContain('everything is in place.');
    expect(filesIn(folder)).toEqual(before);
  });

  it.each([
    ['flask', 'static', '../'],
    ['phoenix', 'priv/static/images', '../'],
    ['vite', 'public', './'],
  ])('starts the app of a new manifest of %s, in %s, at %s', async (id, served, start) => {
    const folder = folderWith(filesOf(id));
    expect((await install(folder)).code).toBe(0);
    const manifest = JSON.parse(fileIn(folder, `${served}/site.webmanifest`));
    expect([manifest.start_url, manifest.scope]).toEqual([start, start]);
  });
});

describe('favsmith install in Next.js and Gatsby', () => {
  it.each([
    [
      "icons: { icon: '/a.png', shortcut: '/b.ico', apple: '/c.png', other: { rel: 'mask-icon', url: '/d.svg' } },",
      [],
    ],
    [
      "icons: {\n    shortcut: ['/b.ico'],\n    other: [\n      { rel: 'manifest', url: '/m.json' },\n      { rel: 'apple-touch-startup-image', url: '/splash.png' },\n    ],\n  },",
      ['splash.png'],
    ],
    ["title: { default: 'A' },\n  icons: { shortcut: '/b.ico' },\n  other: { shortcut: 'mine' },", ['mine']],
  ])('removes the other icons and manifests from the metadata %s', async (metadata, kept) => {
    const layout = `export const metadata: Metadata = {\n  ${metadata}\n};\n`;
    const folder = folderWith({ 'package.json': packageWith('next'), 'app/layout.tsx': layout });
    expect((await install(folder)).code).toBe(0);
    const text = fileIn(folder, 'app/layout.tsx');
    for (const part of ['a.png', 'b.ico', 'c.png', 'd.svg', 'm.json']) expect(text).not.toContain(part);
    for (const part of [...kept, '/favicon.svg']) expect(text).toContain(part);
    expect((await run(['install', '--yes'], { folder })).out).toContain('everything is in place.');
  });

  it('names gatsby-plugin-manifest, which links another manifest, until it is removed', async () => {
    const config = (plugins: string) => `module.exports = { plugins: [${plugins}] };\n`;
    const files = filesOf('gatsby');
    const folder = folderWith({
      ...files,
      'gatsby-config.js': config("{ resolve: 'gatsby-plugin-manifest' }"),
    });
    const first = await install(folder);
    expect([first.code, first.out]).toEqual([
      1,
      expect.stringContaining('Manual step: Remove `gatsby-plugin-manifest`'),
    ]);
    writeFileSync(join(folder, 'gatsby-config.js'), config(''));
    expect((await run(['install', '--yes'], { folder })).code).toBe(0);
  });

  it('says how an Angular project without a served folder serves one', async () => {
    const angular = {
      projects: { a: { architect: { build: { options: { assets: ['src/favicon.ico'] } } } } },
    };
    const folder = folderWith({ ...filesOf('angular'), 'angular.json': JSON.stringify(angular) });
    const { code, out } = await install(folder);
    expect([code, out]).toEqual([1, expect.stringContaining('"input": "public"')]);
  });
});

describe('favsmith install below a base path', () => {
  it.each(CASES['base paths'])(
    'links the files in a project of %s with %s: %s',
    async (id = '', file = '', text = '', base = '') => {
      const { files, edited } = PROJECTS[id] as Project;
      const folder = folderWith({ ...files, [file]: text });
      const { code, out } = await install(folder);
      expect(code).toBe(0);
      const page = fileIn(folder, edited);
      for (const name of LINKED) expect(page).toMatch(new RegExp(`["']${base}${name}["']`));
      if (/^\/./.test(base)) {
        expect(out).toContain(`All URLs start with the base path ${base}.`);
        expect(out).toMatch(new RegExp(`favsmith check (?:http://localhost:\\d+${base}|dist)\`\\.\n`));
      }
      expect((await run(['install', '--yes'], { folder })).out).toContain('everything is in place.');
    },
  );
});

describe('favsmith install of targets', () => {
  const manifest = '{\n    "manifest_version": 3,\n    "action": { "default_popup": "popup.html" }\n}\n';
  const vite = filesOf('vite');
  const wxt = "import { defineConfig } from 'wxt';\nexport default defineConfig({});\n";
  const appIcons = 'ios/App/App/Assets.xcassets/AppIcon.appiconset';
  it.each<[target: string, files: Record<string, string>, paths: readonly string[]]>([
    ['extension', { 'src/manifest.json': manifest }, ['src/icon/16.png', 'src/manifest.json']],
    ['extension', { 'wxt.config.ts': wxt }, ['public/icon/16.png', 'public/icon/128.png']],
    [
      'extension',
      { 'apps/a/wxt.config.ts': wxt.replace('{}', "{ publicDir: './static' }") },
      ['apps/a/static/icon/96.png'],
    ],
    ['electron', { 'package.json': '{"devDependencies":{"electron":"1"}}' }, ['build/icon.icns']],
    [
      'electron',
      {
        'package.json': '{"devDependencies":{"electron":"1"}}',
        'electron-builder.yml': 'directories:\n  buildResources: assets/build\n',
      },
      ['assets/build/icon.icns', 'resources/icon.png'],
    ],
    [
      'electron',
      { 'package.json': '{"electron":1,"build":{"directories":{"buildResources":"packing"}}}' },
      ['packing/icon.ico'],
    ],
    ['tauri', { 'src-tauri/tauri.conf.json': '{}' }, ['src-tauri/icons/icon.ico']],
    [
      'tauri',
      {
        'apps/desk/src-tauri/tauri.conf.json': '{"bundle":{"icon":["../art/32x32.png","../art/icon.icns"]}}',
      },
      ['apps/desk/art/32x32.png', 'apps/desk/art/icon.icns'],
    ],
    ['ios', { [`${appIcons}/Contents.json`]: '{}' }, [`${appIcons}/AppIcon-dark.png`]],
    [
      'android',
      { 'android/app/src/main/AndroidManifest.xml': '<manifest/>' },
      ['android/app/src/main/res/mipmap-hdpi/ic_launcher.png'],
    ],
    ['capacitor', { 'apps/a/capacitor.config.ts': '' }, ['apps/a/assets/icon-only.png']],
    ['expo', { 'app.json': '{"expo":{"name":"A"}}' }, ['assets/images/icon.png', 'app.json']],
    [
      'expo',
      { 'packages/mobile/app.json': '{"expo":{}}', 'app.json': '{"name":"heroku"}' },
      ['packages/mobile/assets/images/icon.png', 'packages/mobile/app.json'],
    ],
    ['expo', { 'app.json': '{"expo":{"icon":"./art/icon.png"}}' }, ['art/icon.png', 'art/icon-dark.png']],
    ['vscode', { 'package.json': '{"engines":{"vscode":"1"}}' }, ['images/icon.png', 'package.json']],
    ['windows', { 'main.c': '' }, ['icons/icon.ico']],
    ['linux', { 'package.json': '{"name":"@a/my-tool"}' }, ['icons/share/applications/my-tool.desktop']],
  ])(
    'writes %s into a project with %j where such a project reads it, and changes nothing when repeated',
    async (target, files, paths) => {
      const folder = folderWith(files);
      const first = await install(folder, '--targets', target, '--json');
      expect(first, first.err).toMatchObject({ code: 0, err: '' });
      for (const path of paths) expect(existsSync(join(folder, path)), path).toBe(true);
      expect(existsSync(join(folder, 'favicon.ico'))).toBe(false);
      const installed = filesIn(folder);
      const again = JSON.parse((await run(['install', '--yes', '--json'], { folder })).out);
      expect(again.changes).toEqual([]);
      expect(again.files.every(({ state }: { state: string }) => state === 'unchanged')).toBe(true);
      expect(filesIn(folder)).toEqual(installed);
    },
  );

  it('also writes the site if the design names parts of it, and changes nothing when repeated', async () => {
    const folder = folderWith({ ...vite, 'src-tauri/tauri.conf.json': '{}' });
    const { code, out } = await install(folder, '--targets', 'tauri,windows', '--parts', 'tab,touch,app');
    expect({ code, first: out.split('\n')[0] }).toEqual({
      code: 0,
      first: expect.stringMatching(/^Vite.*, Tauri, Windows: \d+ files to write, 1 to change\.$/),
    });
    const icons = ['public/favicon.ico', 'src-tauri/icons/icon.ico', 'icons/icon.ico'];
    for (const path of icons) expect(existsSync(join(folder, path)), path).toBe(true);
    expect(fileIn(folder, 'index.html')).toContain('favicon.svg');
    const installed = filesIn(folder);
    expect((await run(['install', '--yes'], { folder })).out).toContain('everything is in place.');
    expect(filesIn(folder)).toEqual(installed);
  });

  it('asks for no site name where no site is installed', async () => {
    const { out } = await install(folderWith({ 'manifest.json': manifest }), '--targets', 'extension');
    expect(out).not.toContain('site_name');
  });

  it('prints the members for a configuration in code, until they are there', async () => {
    const config = "import type { ExpoConfig } from 'expo/config';\nexport default { name: 'A' };\n";
    const folder = folderWith({ 'app.config.ts': config });
    const { code, out } = await install(folder, '--targets', 'expo');
    expect([code, out]).toEqual([1, expect.stringContaining('Write these members into `app.config.ts`')]);
    writeFileSync(join(folder, 'app.config.ts'), `${config}/* ${out} */`);
    expect((await run(['install', '--yes'], { folder })).code).toBe(0);
  });

  it('merges the members of manifest.json and keeps the others', async () => {
    const folder = folderWith({ 'manifest.json': manifest });
    await install(folder, '--targets', 'extension');
    const { action, icons, manifest_version } = JSON.parse(fileIn(folder, 'manifest.json'));
    expect({ manifest_version, popup: action.default_popup, icon: action.default_icon[16] }).toEqual({
      manifest_version: 3,
      popup: 'popup.html',
      icon: 'icon/16.png',
    });
    expect(Object.keys(icons)).toEqual(['16', '32', '48', '96', '128']);
    expect(fileIn(folder, 'manifest.json')).toContain('\n    "icons"');
  });

  it.each([
    [
      'android',
      'app/src/main/AndroidManifest.xml',
      'app/src/main/res/mipmap-hdpi',
      ['ic_launcher.webp'],
      ['ic_launcher_round.png', 'logo.webp'],
    ],
    [
      'ios',
      'A.xcassets/AppIcon.appiconset/Contents.json',
      'A.xcassets/AppIcon.appiconset',
      ['AppIcon-512@2x.png'],
      ['AppIcon-dark.png', 'Contents.json'],
    ],
  ])(
    'deletes images of a template for %s that its tools would refuse or ignore beside the new ones',
    async (target, place, images, deleted, kept) => {
      const before = [...deleted, ...kept].map(name => [`${images}/${name}`, 'x']);
      const folder = folderWith({ ...Object.fromEntries(before), [place]: '{}' });
      await install(folder, '--targets', target);
      const present = readdirSync(join(folder, images));
      expect(present).toEqual(expect.arrayContaining(kept));
      expect(present.filter(name => deleted.includes(name))).toEqual([]);
    },
  );

  it('leaves JSON with comments as it is, and prints the members', async () => {
    const text = `// a comment\n${manifest}`;
    const folder = folderWith({ 'manifest.json': text });
    const { code, out } = await install(folder, '--targets', 'extension');
    expect({ code, hasMembers: out.includes('"default_icon"') }).toEqual({ code: 1, hasMembers: true });
    expect(fileIn(folder, 'manifest.json')).toBe(text);
  });

  it('says which file is missing in a project of another kind', async () => {
    const { code, err } = await install(folderWith({ 'manifest.json': '{}' }), '--targets', 'extension');
    expect(code).toBe(1);
    expect(err).toContain('it has no manifest.json with manifest_version');
  });
});

describe('removeIconTags', () => {
  it.each([
    ['<link rel="icon" href="a">\n<title>x</title>', '<title>x</title>'],
    ['<title>x</title><link rel=icon href=a><p>', '<title>x</title><p>'],
    ['<LINK REL="Shortcut Icon" HREF="a">', ''],
    ['<meta name="msapplication-TileColor" content="#fff">', ''],
    ['<link rel="stylesheet" href="icon.css"><meta name="description" content="icon">', undefined],
    ['<script>const a = `<link rel="icon">`</script>', undefined],
    ['<!-- <link rel="icon"> -->', undefined],
  ])('removes the tags of a favicon, and only those, from %j', (before, after) => {
    expect(removeIconTags(before)).toBe(after ?? before);
  });
});

describe('mergeLiteral', () => {
  it.each([
    ['{}', '{ a: 1 }', '{\n  a: 1,\n}'],
    ['{ b: 2 }', '{ a: 1 }', '{ b: 2,\n  a: 1,\n}'],
    ["{ a: { x: ',}' /* } */ } }", '{ a: { y: 1 } }', "{ a: { x: ',}' /* } */,\n  y: 1,\n} }"],
    ['{ a: `}`, }', '{ a: 2 }', '{ a: 2, }'],
    ["{ 'a': 1 }", '{ a: 2 }', "{ 'a': 2 }"],
  ])('merges into %s the literal %s', (source, addition, merged) => {
    expect(mergeLiteral(source, 0, addition).replace(/\s+/g, ' ')).toBe(merged.replace(/\s+/g, ' '));
  });
});
