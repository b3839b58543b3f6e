// The framework table: unique rows, detection, and valid code.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { FRAMEWORK_IDS } from '../../../src/contract/export/package-fields.ts';
import { installGuide } from '../../../src/package/install/framework.ts';
import { detectFramework, FRAMEWORKS } from '../../../src/package/install/frameworks.ts';
import { type HeadElement, headElements, toJsx } from '../../../src/package/install/head-elements.ts';
import { toNextMetadata, toNuxtConfig } from '../../../src/package/install/head-objects.ts';
import { nextDocument } from '../../../src/package/install/javascript-frameworks.ts';
import { describeWithPrograms, findProgram } from '../../programs.ts';

const elements: readonly HeadElement[] = [
  ...headElements([
    { hex: '#075985', scheme: 'light' },
    { hex: '#ffffff', scheme: 'dark' },
  ]),
  { tag: 'meta', attributes: { name: 'application-name', content: `It's "here" \\ {{7}} </script>` } },
];

const importText = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

describe('the framework table', () => {
  test('has every framework that an export can name, once and in the same order', () => {
    expect(FRAMEWORKS.map(({ id }) => id)).toEqual([...FRAMEWORK_IDS]);
    expect(new Set(FRAMEWORK_IDS).size).toBe(FRAMEWORK_IDS.length);
    expect(FRAMEWORK_IDS.length).toBeGreaterThan(12);
  });

  test.each(FRAMEWORKS)(
    'has a guide for $id that copies files, edits the head and shows the favicon',
    framework => {
      const { steps } = installGuide(framework, elements);
      expect(steps[0]?.text).toMatch(/^Copy the images and `site\.webmanifest` to /);
      expect(steps.some(({ code }) => code?.includes('favicon.svg'))).toBe(true);
      expect(steps.at(-1)?.text).toMatch(/The browser tab shows the favicon\.$/);
      for (const { text } of steps) expect(text).not.toContain('{elements}');
    },
  );
});

test('docs/integrations.md, which is tested with the bundlers, contains every line of the integrations', () => {
  const documented = readFileSync(join(import.meta.dirname, '../../../docs/integrations.md'), 'utf8').split(
    '\n',
  );
  const lines = FRAMEWORKS.flatMap(({ integration = [] }) =>
    integration.flatMap(({ code }) => code.split('\n')),
  );
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter(line => !documented.includes(line))).toEqual([]);
});

describe('detectFramework', () => {
  test.each([
    ['html', [], ['index.html']],
    ['vite', ['vite'], ['index.html']],
    ['next-app', ['next'], ['src/app/layout.tsx', 'src/pages']],
    ['next-pages', ['next'], ['pages']],
    ['astro', ['astro', 'vite'], []],
    ['sveltekit', ['@sveltejs/kit', 'vite'], []],
    ['nuxt', ['nuxt'], []],
    ['react-router', ['@react-router/dev', 'vite'], []],
    ['angular', ['@angular/core'], []],
    ['rails', ['vite'], ['bin/rails']],
    ['django', [], ['manage.py']],
    ['laravel', ['vite'], ['artisan']],
    ['wordpress', [], ['wp-load.php', 'index.html']],
    [undefined, ['express'], ['server.js']],
  ])('finds %s in a project with the packages %j and the files %j', (id, packages, files) => {
    const project = { packages: new Set(packages), hasFile: (path: string) => files.includes(path) };
    expect(detectFramework(project)?.id).toBe(id);
  });
});

describe('the metadata for Next.js', () => {
  test('is a module with the icons, the manifest, the theme colors and other meta elements', async () => {
    const { metadata, viewport } = await importText(toNextMetadata(elements));
    expect(metadata).toEqual({
      manifest: '/site.webmanifest',
      icons: {
        icon: [
          { url: '/favicon.ico', sizes: '48x48' },
          {
            url: '/favicon.svg',
            sizes: 'any',
            type: 'image/svg+xml',
            media: '(min-resolution: 1.2dppx) and (max-resolution: 1.4dppx)',
          },
          { url: '/favicon-2x.svg', sizes: 'any', type: 'image/svg+xml', media: '(min-resolution: 1.4dppx)' },
        ],
        apple: '/apple-touch-icon.png',
      },
      other: { 'application-name': `It's "here" \\ {{7}} </script>` },
    });
    expect(viewport).toEqual({
      themeColor: [
        { media: '(prefers-color-scheme: light)', color: '#075985' },
        { media: '(prefers-color-scheme: dark)', color: '#ffffff' },
      ],
    });
  });
});

test('the configuration for Nuxt holds the attributes of every element', async () => {
  const code = `const defineNuxtConfig = config => config;\n${toNuxtConfig(elements)}`;
  const { default: config } = await importText(code);
  expect([...config.app.head.link, ...config.app.head.meta]).toEqual(
    elements.map(({ attributes }) => attributes),
  );
});

describe('JSX', () => {
  const compile = async (code: string) => {
    const jsx = { runtime: 'classic', pragma: 'h', pragmaFrag: 'list' } as const;
    return (await transformWithOxc(code, 'page.jsx', { jsx, sourcemap: false })).code;
  };

  test('has the attributes of every element', async () => {
    const code = await compile(`export default <>${toJsx(elements)}</>;`);
    const { default: created } = await importText(`const list = 0;
      const h = (type, attributes, ...children) => type === list ? children : { tag: type, attributes };
      ${code}`);
    expect(created).toEqual(elements);
  });

  test('compiles as a whole document of the pages router', async () => {
    expect(await compile(nextDocument(toJsx(elements)))).toContain('/favicon.svg');
  });
});

const python = findProgram('python3');
describeWithPrograms('Python', { python }, () => {
  const snippets = FRAMEWORKS.flatMap(({ edits }) => edits).filter(({ files }) => files[0].endsWith('.py'));

  test.each(snippets)('accepts the lines for $files.0', ({ code }) => {
    const { status, stderr } = spawnSync(
      'python3',
      ['-c', 'compile(__import__("sys").stdin.read(), "x", "exec")'],
      { input: code(elements), encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
  });
});
