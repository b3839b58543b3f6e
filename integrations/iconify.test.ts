// Iconify's clients with a Favsmith server: 200 icons, drawn in Chromium and compared with Iconify's packages.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchHeadless } from '../test/browser/chromium.ts';
import { realApp } from '../test/http/real-app.ts';

const requireInstalled = createRequire(import.meta.url);
const { resolve } = requireInstalled;
// Packages of this folder, which the types of the project do not know: only test:frameworks installs them.
const { build } = requireInstalled('esbuild');
const { iconToHTML, iconToSVG, loadIcon } = requireInstalled('@iconify/utils');

interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string; readonly hidden?: boolean }>>;
}

const ICONS_PER_SET = 40;

/** Icons that were redrawn between the version of the library and that of Iconify's package. */
const REDRAWN = new Set(['lucide:nut']);

const setOf = (prefix: string): IconSet =>
  JSON.parse(readFileSync(resolve(`@iconify-json/${prefix}/icons.json`), 'utf8'));

/** The names of icons, evenly distributed over the five sets, with Iconify's drawings. */
const expected = new Map(
  ['lucide', 'tabler', 'ph', 'hugeicons', 'ri'].flatMap(prefix => {
    const { width, height, icons } = setOf(prefix);
    const names = Object.keys(icons).filter(name => !icons[name]?.hidden);
    return Array.from({ length: ICONS_PER_SET }, (_, index) => {
      const name = names[Math.floor((index * names.length) / ICONS_PER_SET)] ?? '';
      const { attributes, body } = iconToSVG({ width, height, body: '', ...icons[name] });
      return [`${prefix}:${name}`, iconToHTML(body, attributes)] as const;
    });
  }),
);

const SIDE = 48;
const pixelsOf = (svg: string): Uint8Array =>
  new Resvg(svg.replace(/ (?:width|height)="1em"/g, ` height="${SIDE}"`).replace(/ height="48"/, ''), {
    fitTo: { mode: 'width', value: SIDE },
  }).render().pixels;

/** Maximum mean difference of opacity, which is 0 to 255. The packages of Iconify round coordinates. */
const TOLERANCE = 1.5;

const expectDrawings = (drawn: ReadonlyMap<string, string>): void => {
  const different = [...expected].filter(([name, svg]) => {
    const [own, published] = [pixelsOf(drawn.get(name) ?? '<svg/>'), pixelsOf(svg)];
    let sum = 0;
    for (let at = 3; at < own.length; at += 4) sum += Math.abs((own[at] ?? 0) - (published[at] ?? 0));
    return !((sum * 4) / own.length < TOLERANCE);
  });
  expect(different.map(([name]) => name).filter(name => !REDRAWN.has(name))).toEqual([]);
};

const app = realApp();
/** The site that shows the icons, at another origin. */
const client = createServer((_, response) =>
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><main></main>'),
).listen(0, '127.0.0.1');
let origin: string;
let browser: Awaited<ReturnType<typeof launchHeadless>>;
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  browser = await launchHeadless();
});
afterAll(async () => {
  await browser.close();
  client.closeAllConnections();
  client.close();
  await app.close();
});

/** Runs a script in a page of another origin. Returns the SVG elements at `selector` by the names of the icons. */
const drawInPage = async (source: string, selector: string): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${(client.address() as AddressInfo).port}/`);
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const svgs = page.locator(selector);
    await expect.poll(() => svgs.count(), { timeout: 30_000 }).toBe(expected.size);
    const markup = await svgs.evaluateAll(elements =>
      elements.map(element => new XMLSerializer().serializeToString(element)),
    );
    return new Map([...expected.keys()].map((name, index) => [name, markup[index] ?? '']));
  } finally {
    await page.close();
  }
};

describe('an Iconify client draws 200 icons of a Favsmith server as the packages of Iconify do', () => {
  const names = JSON.stringify([...expected.keys()]);
  const provider = () => `addAPIProvider('', { resources: ['${origin}'], path: '/iconify/' });`;

  test('iconify-icon', async () => {
    const source = `import { addAPIProvider } from 'iconify-icon';
${provider()}
document.querySelector('main').innerHTML = ${names}.map(name => \`<iconify-icon icon="\${name}"></iconify-icon>\`).join('');`;
    expectDrawings(await drawInPage(source, 'iconify-icon svg'));
  });

  test('@iconify/react', async () => {
    const source = `import { addAPIProvider, Icon } from '@iconify/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
${provider()}
const icons = ${names}.map(icon => createElement('p', { key: icon }, createElement(Icon, { icon })));
createRoot(document.querySelector('main')).render(icons);`;
    expectDrawings(await drawInPage(source, 'main p svg[viewBox]'));
  });

  test('the loader of unplugin-icons and UnoCSS', async () => {
    const fetchIcon = (prefix: string) => async (name: string) =>
      (await fetch(`${origin}/iconify/${prefix}/${name}.svg`)).text();
    const prefixes = [...new Set([...expected.keys()].map(name => name.split(':')[0] ?? ''))];
    const customCollections = Object.fromEntries(prefixes.map(prefix => [prefix, fetchIcon(prefix)]));
    const drawn = new Map<string, string>();
    for (const name of expected.keys()) {
      const [prefix = '', icon = ''] = name.split(':');
      drawn.set(name, (await loadIcon(prefix, icon, { customCollections })) ?? '');
    }
    expectDrawings(drawn);
  });
});
