// The module virtual:favsmith/head in Vite, and options in camelCase.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type InlineConfig } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openFavicon } from '../../src/plugins/favicon.ts';
import { headModuleCode } from '../../src/plugins/head-module.ts';
import favsmith from '../../src/plugins/vite.ts';
import { buildProject, createProject } from './project.ts';

const rocket = { icon: 'lucide/rocket', bg: '#0369a1' };
const ENTRY = `export { links, metas, html } from 'virtual:favsmith/head';\n`;

/** Builds a bundle without a page. Returns its exports and the warnings. */
const bundle = async (files: Readonly<Record<string, string>>, config: InlineConfig = {}) => {
  const root = createProject(files);
  const warnings = await buildProject(root, {
    build: { lib: { entry: 'main.js', formats: ['es'], fileName: 'main' } },
    plugins: [...(config.plugins ?? []), favsmith(rocket)],
    base: config.base ?? '/',
  });
  const dist = join(root, 'dist');
  const script = readdirSync(dist).find(path => /\.m?js$/.test(path)) ?? '';
  const text = readFileSync(join(dist, script), 'utf8');
  return { warnings, module: await import(`data:text/javascript,${encodeURIComponent(text)}`) };
};

describe('the module virtual:favsmith/head', () => {
  test('has links, meta elements and HTML below the base path', async () => {
    const { warnings, module } = await bundle({ 'main.js': ENTRY, 'package.json': '{}' }, { base: '/shop/' });
    expect(warnings).toEqual([]);
    expect(module.links[0]).toEqual({ rel: 'icon', href: '/shop/favicon.ico', sizes: '48x48' });
    expect(module.links.map(({ rel }: { rel: string }) => rel)).toContain('manifest');
    expect(module.metas).toEqual([{ name: 'theme-color', content: '#0369a1' }]);
    expect(module.html).toContain('<link rel="icon" href="/shop/favicon.ico" sizes="48x48">');
  });

  test.each([
    ['vite-plugin-sveltekit-setup', 'src/routes/+layout.svelte'],
    ['react-router', 'app/root.tsx'],
    ['other', 'the template of your pages'],
  ])('is recommended if no page links the favicon, with the line for %s', async (name, place) => {
    const { warnings } = await bundle({ 'main.js': 'export {};' }, { plugins: [{ name }] });
    expect(warnings).toEqual([expect.stringContaining(`No page links the favicon. Add to ${place}`)]);
    expect(warnings[0]).toContain("from 'virtual:favsmith/head'");
  });

  test('has URLs with a version on the development server', async () => {
    const root = createProject({ 'main.js': ENTRY });
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [favsmith(rocket)],
    });
    onTestFinished(() => server.close());
    const { links } = await server.ssrLoadModule('/main.js');
    expect(links[0].href).toMatch(/^\/favicon\.ico\?v=[0-9a-f]{8}$/);
  });

  test('asks SvelteKit for the base path at run time', () => {
    const code = headModuleCode([{ tag: 'link', attributes: { rel: 'icon', href: '/favicon.ico' } }], {
      isSvelteKit: true,
    });
    const run = new Function(
      'asset',
      `${code.replace(/^import.*$/m, '').replaceAll('export const', 'var')} return { links, html };`,
    );
    expect(run((path: string) => `/kit${path}`)).toEqual({
      links: [{ rel: 'icon', href: '/kit/favicon.ico' }],
      html: '<link rel="icon" href="/kit/favicon.ico">\n',
    });
  });
});

test('options in camelCase are those of the API', async () => {
  const root = createProject({});
  const load = (options: object) => openFavicon(root, { ...rocket, ...options }).load();
  const [camel, snake] = [
    await load({ includeDarkMode: true, darkBgTo: '#123456', siteName: 'Rocket' }),
    await load({ include_dark_mode: true, dark_bg_to: '#123456', site_name: 'Rocket' }),
  ];
  expect(camel.version).toBe(snake.version);
  expect(() => openFavicon(root, { ...rocket, siteTitle: 'Rocket' } as never)).toThrow(
    'Favsmith: "siteTitle" is not an option.',
  );
});
