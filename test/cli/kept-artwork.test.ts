// Artwork that a command or a plugin reads is never overwritten: install, export, preview, plugins.
import { existsSync, linkSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { flagOf } from '../../src/contract/design.ts';
import { ARTWORK_FIELD_NAMES } from '../../src/contract/export/artwork-data.ts';
import favsmithAstro from '../../src/plugins/astro.ts';
import favsmithEleventy from '../../src/plugins/eleventy.ts';
import favsmithEsbuild from '../../src/plugins/esbuild.ts';
import { withFavsmith } from '../../src/plugins/next.ts';
import favsmithRollup from '../../src/plugins/rollup.ts';
import favsmithVite from '../../src/plugins/vite.ts';
import { FavsmithPlugin } from '../../src/plugins/webpack.ts';
import { filesIn, folderWith } from '../at-end.ts';
import { buildProject } from '../plugins/project.ts';
import { PROJECTS } from './projects.ts';
import { run } from './run.ts';

const logo = (color = '#e11d48') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z" fill="${color}"/></svg>`;
const install = (folder: string, ...argv: string[]) => run(['install', ...argv, '--yes'], { folder });
const designOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'favsmith.json'), 'utf8'));
const textAt = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

/** Whether a file of the folder has this content. */
const keeps = (folder: string, content: string) => Object.values(filesIn(folder)).includes(content);

describe('favsmith install of a logo at the path of a file that it writes', () => {
  it.each(Object.entries(PROJECTS))(
    'moves the logo in a project of %s, and changes nothing when repeated with and without its name',
    async (_id, { files, publicFolder }) => {
      const source = join(publicFolder, 'favicon.svg').replaceAll('\\', '/');
      const folder = folderWith({ ...files, [source]: logo() });
      const first = await install(folder, `./${source}`);
      expect(first, first.err).toMatchObject({ code: 0 });
      expect(textAt(folder, 'logo.svg')).toBe(logo());
      expect(designOf(folder).artwork).toBe('./logo.svg');
      expect(textAt(folder, source)).not.toBe(logo());
      const before = filesIn(folder);
      for (const argv of [[], [`./${source}`], [source]]) {
        expect((await install(folder, ...argv)).code).toBe(0);
        expect(filesIn(folder)).toEqual(before);
      }
    },
  );

  it.each(ARTWORK_FIELD_NAMES)('moves the file of %s', async field => {
    const files = PROJECTS.vite?.files;
    const folder = folderWith({ ...files, 'other.svg': logo('#0d9488'), 'public/favicon.svg': logo() });
    const others = field === 'artwork' ? [] : ['./other.svg'];
    const flags = [flagOf(field), 'public/favicon.svg', ...(field === 'dark_artwork' ? ['--dark'] : [])];
    expect(await install(folder, ...others, ...flags)).toMatchObject({ code: 0 });
    expect(keeps(folder, logo())).toBe(true);
    const { [field]: recorded } = designOf(folder);
    expect(recorded).toMatch(/^\.\/logo(-\w+)?\.svg$/);
    expect(textAt(folder, recorded)).toBe(logo());
    const before = filesIn(folder);
    expect((await install(folder)).code).toBe(0);
    expect(filesIn(folder)).toEqual(before);
  });

  it.each([
    ['./public/../public/favicon.svg', undefined],
    ['public//favicon.svg', undefined],
    [
      'link/favicon.svg',
      (folder: string) => symlinkSync(join(folder, 'public'), join(folder, 'link'), 'junction'),
    ],
    [
      'logo/mark.svg',
      (folder: string) => {
        unlinkSync(join(folder, 'public/favicon.svg'));
        writeFileSync(join(folder, 'logo/mark.svg'), logo());
        symlinkSync('../logo/mark.svg', join(folder, 'public/favicon.svg'));
      },
    ],
    [
      'logo/hard.svg',
      (folder: string) => linkSync(join(folder, 'public/favicon.svg'), join(folder, 'logo/hard.svg')),
    ],
  ] as const)('keeps the logo when its name is %s', async (name, prepare) => {
    const folder = folderWith({ ...PROJECTS.vite?.files, 'public/favicon.svg': logo(), 'logo/a.txt': '' });
    prepare?.(folder);
    await install(folder, `./${name}`);
    expect(keeps(folder, logo())).toBe(true);
    expect(textAt(folder, designOf(folder).artwork)).toBe(logo());
    const before = filesIn(folder);
    expect((await install(folder)).code).toBe(0);
    expect(filesIn(folder)).toEqual(before);
  });

  it('keeps a logo that Next.js would link by its name, which install deletes', async () => {
    const folder = folderWith({ ...PROJECTS['next-app']?.files, 'src/app/icon.svg': logo() });
    expect(await install(folder, 'src/app/icon.svg')).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, 'src/app/icon.svg'))).toBe(false);
    expect(textAt(folder, designOf(folder).artwork)).toBe(logo());
  });

  it('takes another name if logo.svg is another file', async () => {
    const folder = folderWith({
      ...PROJECTS.vite?.files,
      'public/favicon.svg': logo(),
      'logo.svg': logo('#000'),
    });
    expect((await install(folder, 'public/favicon.svg')).code).toBe(0);
    expect(textAt(folder, 'logo.svg')).toBe(logo('#000'));
    expect(designOf(folder).artwork).toBe('./logo-2.svg');
  });

  it.each([
    ['a new logo at the path of the drawn one', logo('#0d9488'), ['public/favicon.svg']],
    ['the drawn file with other colors', undefined, ['public/favicon.svg', '--bg', '#ff0000']],
  ])('refuses %s, and changes nothing', async (_name, content, argv) => {
    const folder = folderWith({ ...PROJECTS.vite?.files, 'public/favicon.svg': logo() });
    await install(folder, 'public/favicon.svg');
    if (content) writeFileSync(join(folder, 'public/favicon.svg'), content);
    const before = filesIn(folder);
    const { code, err } = await install(folder, ...argv);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^favsmith: public\/favicon\.svg would be replaced, .*logo\.svg: .*\.\n$/),
    ]);
    expect(filesIn(folder)).toEqual(before);
  });

  it.each([
    ['a variant of favsmith.json', ['install', '--yes']],
    ['the chosen variant', ['install', '--yes', '--variant', 'preview']],
    ['an export next to favsmith.json', ['export', './public/favicon.svg', '--out', 'public', '--force']],
    ['a preview', ['preview', './public/favicon.svg', '--out', 'public/favicon.svg', '--force']],
  ])('refuses %s that would replace the artwork', async (_name, argv) => {
    const design = {
      library: 'lucide',
      name: 'rocket',
      variants: { preview: { artwork: './public/favicon.svg' } },
    };
    const folder = folderWith({
      ...PROJECTS.vite?.files,
      'favsmith.json': JSON.stringify(design),
      'public/favicon.svg': logo(),
    });
    const before = filesIn(folder);
    const { code, err } = await run(argv, { folder });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/favicon\.svg is artwork of the design and would be replaced .*\.\n$/),
    ]);
    expect(filesIn(folder)).toEqual(before);
  });
});

/** How each plugin writes to the folder `public` of a project. */
const PLUGINS: Readonly<Record<string, (folder: string, artwork: string) => Promise<unknown>>> = {
  next: (_folder, artwork) => withFavsmith({}, { artwork })('phase-production-build'),
  vite: (folder, artwork) =>
    buildProject(folder, {
      plugins: [favsmithVite({ artwork })],
      publicDir: false,
      build: { outDir: 'public', emptyOutDir: false },
    }),
  rollup: async (_folder, artwork) => {
    const plugin = favsmithRollup({ artwork });
    const context = { addWatchFile: () => {}, warn: () => {}, emitFile: () => '' };
    await plugin.buildStart.call(context);
    plugin.generateBundle.call(context, { dir: 'public' });
  },
  esbuild: async (folder, artwork) => {
    let start: () => Promise<{ errors?: { text: string }[] }> = async () => ({});
    favsmithEsbuild({ artwork }).setup({
      initialOptions: { absWorkingDir: folder, outdir: 'public' },
      onStart: callback => {
        start = callback;
      },
      onResolve: () => {},
      onLoad: () => {},
    });
    const { errors = [] } = await start();
    if (errors[0]) throw new Error(errors[0].text);
  },
  eleventy: async (_folder, artwork) => {
    const events: Record<string, (event: never) => unknown> = {};
    favsmithEleventy(
      {
        addWatchTarget: () => {},
        addShortcode: () => {},
        addTransform: () => {},
        getFilter: () => path => path,
        on: (name: string, callback: (event: never) => unknown) => {
          events[name] = callback;
        },
      },
      { artwork },
    );
    await events['eleventy.before']?.({ runMode: 'build' } as never);
    events['eleventy.after']?.({ directories: { output: 'public' } } as never);
  },
  astro: async (folder, artwork) => {
    const { hooks } = favsmithAstro({ artwork });
    const dir = new URL(`file://${folder.replaceAll('\\', '/')}/public/`);
    await hooks['astro:build:done']({ dir, logger: { warn: () => {} } });
  },
  webpack: async (folder, artwork) => {
    const errors: Error[] = [];
    const hooks: Record<string, (given?: unknown) => unknown> = {};
    const tap = (name: string) => ({
      tap: (_: string, callback: (given?: unknown) => unknown) => Object.assign(hooks, { [name]: callback }),
      tapPromise: (_: unknown, callback: (given?: unknown) => unknown) =>
        Object.assign(hooks, { [name]: callback }),
    });
    new FavsmithPlugin({ artwork }).apply({
      context: folder,
      outputPath: join(folder, 'public'),
      options: { output: {}, plugins: [] },
      hooks: { beforeCompile: tap('beforeCompile'), thisCompilation: tap('thisCompilation') },
      webpack: {
        Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: 0 },
        WebpackError: Error,
        NormalModuleReplacementPlugin: class {
          apply() {}
        },
        sources: { RawSource: class {} },
      },
    } as never);
    await hooks.beforeCompile?.();
    hooks.thisCompilation?.({
      errors,
      warnings: [],
      fileDependencies: { add: () => {} },
      hooks: { processAssets: tap('processAssets') },
      emitAsset: () => {},
    });
    await hooks.processAssets?.();
    if (errors[0]) throw errors[0];
  },
};

describe('a plugin whose artwork is at the path of a file that it writes', () => {
  it.each(Object.entries(PLUGINS))('refuses the build with %s in one sentence', async (_name, build) => {
    const folder = folderWith({
      'public/favicon.svg': logo(),
      'index.html': '<title>Site</title>',
      'node_modules/a.txt': '',
    });
    const start = process.cwd();
    onTestFinished(() => process.chdir(start));
    process.chdir(folder);
    await expect(build(folder, './public/favicon.svg')).rejects.toThrow(
      /favicon\.svg is artwork of the design and would be replaced .*\./,
    );
    expect(textAt(folder, 'public/favicon.svg')).toBe(logo());
  });
});
