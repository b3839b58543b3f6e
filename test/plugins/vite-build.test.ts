// Vite plugin in builds.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, createLogger, type InlineConfig, type ViteBuilder } from 'vite';
import { describe, expect, test } from 'vitest';
import { openFavicon } from '../../src/plugins/favicon.ts';
import favsmith from '../../src/plugins/vite.ts';
import { packageOf } from '../package/packages.ts';
import { buildProject, createProject, PAGE } from './project.ts';

/** Files that head.html links. */
const LINKED = ['favicon.ico', 'favicon.svg', 'favicon-2x.svg', 'apple-touch-icon.png', 'site.webmanifest'];

const rocket = { icon: 'lucide/rocket', bg: '#0369a1', site_name: 'Rocket' };
const rocketBody = { library: 'lucide', name: 'rocket', bg: '#0369a1', site_name: 'Rocket' };

/** Builds a project with the plugin. Returns the warnings. */
const buildSite = (root: string, input: Parameters<typeof favsmith>[0], config: InlineConfig = {}) =>
  buildProject(root, { ...config, plugins: [favsmith(input)] });

const read = (root: string, path: string) => readFileSync(join(root, 'dist', path), 'utf8');
const linksOf = (html: string) => [...html.matchAll(/<link[^>]*href="([^"]*)"/g)].map(match => match[1]);

describe('variants', () => {
  const loaded = async (root: string, ...options: [Parameters<typeof favsmith>[0], string?]) => {
    const { files } = await openFavicon(root, ...options).load();
    return Buffer.from(files[0]?.bytes ?? []).toString();
  };
  const expected = async (fields: object) => {
    const { files } = await packageOf({ ...rocketBody, ...fields });
    return Buffer.from(files[0]?.bytes ?? []).toString();
  };
  const variants = { development: { badge: 'DEV', badgeColor: '#b45309' } };
  const badge = { badge: 'DEV', badge_color: '#b45309' };
  const options = { ...rocket, variants };

  test.each([
    ['apply in the mode of their name', options, 'development', badge],
    ['apply by the option variant, whatever the mode', { ...options, variant: 'development' }, 'x', badge],
    ['do not apply in another mode', options, 'production', {}],
    ['do not apply in a mode with the name of a property of all objects', options, 'constructor', {}],
  ])('of the options %s', async (_, input, mode, fields) => {
    expect(await loaded(createProject({}), input, mode)).toBe(await expected(fields));
  });

  test('of favsmith.json apply in the mode of their name', async () => {
    const design = { ...rocketBody, variants: { preview: { badge: 'dot', bg: '#b45309' } } };
    const root = createProject({ 'favsmith.json': JSON.stringify(design) });
    expect(await loaded(root, undefined, 'preview')).toBe(await expected({ badge: 'dot', bg: '#b45309' }));
    expect(await loaded(root, undefined, 'production')).toBe(await expected({}));
  });

  test.each([
    [{ variants: { preview: { bgg: 'red' } } }, 'favsmith.json has an unknown field: "bgg".'],
    [{ variants: { preview: 'red' } }, 'variants must contain designs by name, got'],
  ])('that are %j are refused in one sentence', async (fields, message) => {
    const root = createProject({ 'favsmith.json': JSON.stringify({ ...rocketBody, ...fields }) });
    await expect(openFavicon(root, undefined, 'preview').load()).rejects.toThrow(message);
  });
});

describe('a build with the Vite plugin', () => {
  test('has the files of the export, and its head elements in place of those of the page', async () => {
    const root = createProject({ 'index.html': PAGE });
    expect(await buildSite(root, rocket)).toEqual([]);
    const { files, head } = await packageOf(rocketBody);
    const expected = files.filter(({ path }) => /\.(svg|ico|png|webmanifest)$|^LICENSE/.test(path));
    expect(expected).toHaveLength(11);
    for (const { path, bytes } of expected)
      expect([path, readFileSync(join(root, 'dist', path)).equals(Buffer.from(bytes))]).toEqual([path, true]);
    const names = ['index.html', ...expected.map(({ path }) => path)];
    expect(readdirSync(join(root, 'dist')).sort()).toEqual(names.sort());
    const html = read(root, 'index.html');
    const elements = (text: string) => text.match(/<(?:link|meta name="theme)[^>]*>/g);
    expect(elements(html)).toEqual(elements(head));
    expect(html.indexOf('favicon.svg')).toBeLessThan(html.indexOf('</head>'));
  });

  test('keeps crossorigin of the manifest link', async () => {
    const link = '<link rel="manifest" href="/app.json" crossorigin="use-credentials"><title>';
    const root = createProject({
      'index.html': PAGE.replace('<title>', link),
      'public/app.json': '{"name":"Shop"}',
    });
    await buildSite(root, rocket);
    expect(read(root, 'index.html')).toContain(
      '<link rel="manifest" href="/site.webmanifest" crossorigin="use-credentials">',
    );
  });

  test('warns if a framework transforms a page that it does not write', async () => {
    const root = createProject({ 'entry.js': 'export const answer = 42;' });
    const plugins = favsmith(rocket);
    const [page] = plugins as unknown as {
      transformIndexHtml: { handler: (...values: unknown[]) => string };
    }[];
    expect(page?.transformIndexHtml.handler(PAGE, { path: '/index.html' })).not.toContain('rel="icon"');
    const build = { rolldownOptions: { input: join(root, 'entry.js') } };
    expect(await buildProject(root, { plugins: [plugins], build })).toEqual([
      expect.stringContaining('No page links the favicon'),
    ]);
  });

  test('warns if a framework replaces the written page by one without the links', async () => {
    const root = createProject({ 'index.html': PAGE });
    const warnings: string[] = [];
    const customLogger = createLogger('silent');
    customLogger.warn = message => void warnings.push(message);
    const framework = {
      name: 'framework',
      buildApp: async ({ build, environments: { client } }: ViteBuilder) => {
        if (client) await build(client);
        writeFileSync(join(root, 'dist', 'index.html'), '<title>Other</title>');
      },
    };
    for (const others of [[], [framework]]) {
      const plugins = [favsmith(rocket), ...others];
      await (await createBuilder({ root, configFile: false, customLogger, plugins, builder: {} })).buildApp();
      const found = warnings.filter(text => text.includes('No page links the favicon'));
      expect(found).toHaveLength(others.length);
    }
  });

  test('reads no key of the configuration that is not there', () => {
    const root = createProject({});
    const known = { root, base: '/', command: 'build', plugins: [], build: {}, mode: 'production' };
    const config = new Proxy(known, {
      get: (target, key) => {
        if (!(key in target)) throw new Error(`unknown key ${String(key)}`);
        return Reflect.get(target, key);
      },
    });
    const [, plugin] = favsmith(rocket) as unknown as { configResolved: (config: object) => void }[];
    expect(() => plugin?.configResolved(config)).not.toThrow();
  });

  test('replaces the icon links in the configuration of VitePress, and keeps crossorigin', async () => {
    const root = createProject({ 'entry.js': 'export const answer = 42;' });
    const vitepress = {
      site: {
        head: [
          ['link', { rel: 'icon', href: '/old.png' }],
          ['link', { rel: 'manifest', href: '/m.json', crossorigin: 'use-credentials' }],
          ['script', {}, 'start()'],
        ],
      },
      transformHead: async (): Promise<unknown[]> => [['meta', { name: 'a' }]],
    };
    const build = { rolldownOptions: { input: join(root, 'entry.js') } };
    expect(await buildSite(root, rocket, { vitepress, build } as InlineConfig)).toEqual([]);
    expect(vitepress.site.head).toEqual([['script', {}, 'start()']]);
    const head = JSON.stringify(await vitepress.transformHead());
    expect(head).toContain('["meta",{"name":"a"}]');
    expect(head).toContain('{"rel":"manifest","href":"/site.webmanifest","crossorigin":"use-credentials"}');
  });

  test.each([
    ['/shop/', LINKED.map(path => `/shop/${path}`)],
    ['./', LINKED.map(path => `./${path}`)],
    ['https://cdn.example/a/', LINKED.map(path => `https://cdn.example/a/${path}`)],
  ])('links files below the base %s', async (base, links) => {
    const root = createProject({ 'index.html': PAGE });
    await buildSite(root, rocket, { base });
    expect(linksOf(read(root, 'index.html'))).toEqual(links);
  });

  test('links files from a page in a folder if the base is relative', async () => {
    const root = createProject({ 'a/b/index.html': PAGE });
    const rolldownOptions = { input: join(root, 'a/b/index.html') };
    await buildSite(root, rocket, { base: './', build: { rolldownOptions } });
    expect(linksOf(read(root, 'a/b/index.html'))[1]).toBe('../../favicon.svg');
  });

  test('has no files of the favicon if it is a bundle for a server', async () => {
    const root = createProject({ 'entry.js': 'export const answer = 42;' });
    await buildSite(root, rocket, { build: { ssr: 'entry.js' } });
    expect(readdirSync(join(root, 'dist'))).toEqual(['entry.mjs']);
  });

  test('draws an emoji, or artwork whose path is relative to the project', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#e11d48" d="M0 8 4 0l4 8z"/></svg>';
    const root = createProject({ 'index.html': PAGE, 'src/logo.svg': logo });
    await buildSite(root, { artwork: './src/logo.svg', site_name: 'Site' });
    expect(read(root, 'favicon.svg')).toContain('#e11d48');
    await buildSite(root, { emoji: '🦊', site_name: 'Site' });
    expect(read(root, 'favicon.svg')).not.toContain('#e11d48');
    expect(read(root, 'LICENSE-fluent-emoji-flat.txt')).toContain('Microsoft');
  });

  test('logs the warnings of the report', async () => {
    const root = createProject({ 'index.html': PAGE });
    const warnings = await buildSite(root, { ...rocket, bg: '#fff', fg: '#fefefe' });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('contrast');
  });
});

describe('the manifest of the Vite plugin', () => {
  const own = JSON.stringify({ name: 'Shop', short_name: 'S', start_url: '/go', icons: [] });
  const withLink = PAGE.replace('<title>', '<link rel="manifest" href="/app.json"><title>');
  const site = { 'index.html': withLink, 'public/app.json': own };
  test.each([
    ['the title', { 'index.html': PAGE }, { name: 'Site', id: '/' }],
    [
      'package.json',
      { 'index.html': PAGE.replace('Site', '%TITLE%'), 'package.json': '{"name":"@me/rocket"}' },
      { name: 'rocket' },
    ],
    ['the manifest of the site, which it merges', site, { name: 'Shop', short_name: 'S', start_url: '/go' }],
    [
      'the design',
      { ...site, 'favsmith.json': '{"text":"A","site_name":"Mine"}' },
      { name: 'Mine', start_url: '/go' },
    ],
  ])('has the name of %s', async (_name, files, expected) => {
    const root = createProject(files as never);
    await buildSite(root, 'favsmith.json' in files ? undefined : { icon: 'lucide/rocket' });
    expect(JSON.parse(read(root, 'site.webmanifest'))).toMatchObject(expected);
  });
});

test.each([
  [{}, 0],
  [{ ssr: 'entry.js' }, 11],
])(
  'a build of Vite 5, which has no environments, has the files unless it is for a server: %j',
  async (buildOptions, missing) => {
    const root = createProject({});
    const [, plugin] = favsmith(rocket) as unknown as Record<string, (...values: unknown[]) => unknown>[];
    const emitted: unknown[] = [];
    const context = {
      addWatchFile: () => {},
      warn: () => {},
      emitFile: (file: unknown) => emitted.push(file),
    };
    plugin?.configResolved?.({ root, base: '/', command: 'build', plugins: [], build: buildOptions });
    await plugin?.buildStart?.call(context);
    await plugin?.generateBundle?.call(context, { dir: root });
    expect(emitted).toHaveLength(11 - missing);
  },
);

describe('the design of the Vite plugin', () => {
  const design = JSON.stringify({ text: 'AB', bg: '#112233' });
  const themeColor = (root: string) => /theme-color" content="([^"]+)"/.exec(read(root, 'index.html'))?.[1];

  test.each([
    ['favsmith.json without options', 'favsmith.json', undefined, '#112233'],
    ['the path of a design', 'brand/icon.json', 'brand/icon.json', '#112233'],
    ['the option design', 'brand/icon.json', { design: 'brand/icon.json' }, '#112233'],
    ['favsmith.json and an option', 'favsmith.json', { design: 'favsmith.json', bg: '#456' }, '#445566'],
    ['options with an icon alone', 'favsmith.json', { icon: 'lucide:rocket', bg: '#789' }, '#778899'],
    ['an icon with a style', 'other.json', { icon: 'phosphor/rocket/duotone', bg: '#778899' }, '#778899'],
  ])('comes from %s', async (_, path, input, color) => {
    const root = createProject({ 'index.html': PAGE, [path]: design });
    await buildSite(root, input);
    expect(themeColor(root)).toBe(color);
  });

  test('is read again if the file is incomplete while an editor saves it', async () => {
    const root = createProject({ 'favsmith.json': '{"text": ' });
    const loading = openFavicon(root).load();
    writeFileSync(join(root, 'favsmith.json'), '{"text": "A", "bg": "#b91c1c"}');
    expect((await loading).elements.map(({ attributes }) => attributes.content)).toContain('#b91c1c');
  });

  test.each([
    [undefined, {}, /Favsmith: Name an icon with the option icon, .* or save a design as favsmith\.json/],
    [{ icon: 'rocket' }, {}, /Favsmith: The option icon must be library\/name or .* got "rocket"\./],
    [{ icon: 'lucide/rokcet' }, {}, /Favsmith: .*rokcet.*rocket/],
    [{ icon: 'lucide/rocket', colour: 'red' }, {}, /Favsmith: "colour" is not an option\./],
    [{ icon: 'lucide/rocket', bg: 'sky' }, {}, /Favsmith: bg must be .*, got "sky"/],
    ['missing.json', {}, /Favsmith: The design missing\.json cannot be read\./],
    [undefined, { 'favsmith.json': '{' }, /Favsmith: The design is not JSON/],
    [{ icon: 'lucide/rocket' }, { 'package.json': '{' }, /Favsmith: package\.json is not valid JSON\./],
    [undefined, { 'favsmith.json': '{"txt": "A"}' }, /Favsmith: favsmith\.json has an unknown field: "txt"/],
  ])('is refused in one sentence for the option %j and the files %j', async (input, files, message) => {
    const root = createProject({ 'index.html': PAGE, ...files });
    const error: unknown = await buildSite(root, input as never).catch(({ message }: Error) => message);
    expect(error).toMatch(message);
    expect(error).not.toMatch(/Caused by|\n {4}at /);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });
});

const cacheFiles = (root: string): string[] => {
  const folder = join(root, 'node_modules/.cache/favsmith');
  return readdirSync(folder).map(name => join(folder, name));
};

describe('the cache of the Vite plugin', () => {
  test('is used for the same options in any order, and not for other options', async () => {
    const root = createProject({ 'index.html': PAGE });
    await buildSite(root, rocket);
    const [path = ''] = cacheFiles(root);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('#0369a1', '#00ff00'));
    await buildSite(root, { site_name: 'Rocket', bg: '#0369a1', icon: 'lucide/rocket' });
    expect(cacheFiles(root)).toEqual([path]);
    expect(read(root, 'index.html')).toContain('#00ff00');
    await buildSite(root, { ...rocket, bg: '#b91c1c' });
    expect(cacheFiles(root)).toHaveLength(2);
    expect(read(root, 'index.html')).toContain('#b91c1c');
  });

  test('is omitted if it cannot be written', async () => {
    const root = createProject({ 'index.html': PAGE, 'node_modules/.cache': 'a file' });
    expect(await buildSite(root, rocket)).toEqual([]);
    expect(read(root, 'favicon.svg')).toContain('<svg');
  });

  test('is rebuilt if its file is damaged', async () => {
    const root = createProject({ 'index.html': PAGE });
    await buildSite(root, rocket);
    const [path = ''] = cacheFiles(root);
    writeFileSync(path, readFileSync(path).subarray(0, 1000));
    await buildSite(root, rocket);
    expect(read(root, 'favicon.svg')).toContain('<svg');
  });
});

test('a build prints the warnings of a changed cache file, but not the escape sequences and CI commands in them', async () => {
  const root = createProject({ 'index.html': PAGE });
  await buildSite(root, rocket);
  const [path = ''] = cacheFiles(root);
  const warnings = ['\u001b]0;title\u0007 first', 'second\n::error::x'];
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), warnings }));
  const printed = (await buildSite(root, rocket)).join('\n');
  expect(printed).toContain('first');
  expect(printed).toContain('second\n: :error::x');
  expect(printed).not.toContain('\u001b]');
});
