import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExporter, type Exporter } from '../../src/service/exporter.ts';
import { fontDirectory } from '../package/fonts/font-directory.ts';
import { exporter, packageOf, requestOf } from '../package/packages.ts';
import { pixelAt, readPng } from '../package/read-png.ts';

describe('an exporter', () => {
  test('returns the cached bytes for an equal request', async () => {
    const [one, other] = [await packageOf({ text: 'AB' }), await packageOf({ text: 'ab', bg: '#075985' })];
    // The color sent here equals the default.
    expect(other.etag).toBe(one.etag);
    expect((await packageOf({ text: 'ab' })).files).toBe(one.files);
  });

  test('returns different ETags for different requests', async () => {
    const bodies = [{ text: 'A' }, { text: 'B' }, { text: 'A', padding: 0.2 }, { text: 'A', site_name: 'B' }];
    const etags = await Promise.all(bodies.map(async body => (await packageOf(body)).etag));
    expect(new Set(etags).size).toBe(bodies.length);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]{27}"$/);
  });

  test('rejects with export_failed if rendering fails, with the original error only as cause', async () => {
    const { request } = requestOf({ text: 'A' });
    const broken = createExporter({ fontDirectory: '/nowhere', threads: 0 });
    await expect(broken.package(request, undefined, { form: 'zip' })).rejects.toMatchObject({
      name: 'ProblemError',
      code: 'export_failed',
      message: 'The package could not be rendered.',
      cause: expect.any(Error),
    });
    const { request: icon } = requestOf({ library: 'lucide', name: 'rocket' });
    await expect(exporter.package(icon, undefined, { form: 'zip' })).rejects.toMatchObject({
      code: 'export_failed',
    });
  });
});

describe('a preview', () => {
  const dark = requestOf({ library: 'lucide', name: 'rocket', include_dark_mode: true });

  type Options = Partial<Parameters<typeof exporter.preview>[2]>;
  const bytesOf = async (options: Options, { request, iconSource } = dark) =>
    (await exporter.preview(request, iconSource, { format: 'png', size: 192, ...options })).bytes;

  test.each([16, 32, 64, 512])('requested at %i px is a PNG of that size', async size => {
    const preview = { format: 'png', size, scheme: 'light' } as const;
    const { bytes, mediaType } = await exporter.preview(dark.request, dark.iconSource, preview);
    expect(mediaType).toBe('image/png');
    expect(readPng(bytes).size).toBe(size);
  });

  test.each([
    ['light', '#075985'],
    ['dark', '#ffffff'],
  ] as const)('shows the look of the scheme %s as PNG and as SVG', async (scheme, plate) => {
    expect(pixelAt(readPng(await bytesOf({ size: 64, scheme })), 32, 1)).toBe(`${plate}ff`);
    const svg = new TextDecoder().decode(await bytesOf({ format: 'svg', scheme }));
    expect(svg).not.toContain('prefers-color-scheme');
  });

  test('has the bytes of the file of its size, scheme and format in the package', async () => {
    const { files } = await exporter.package(dark.request, dark.iconSource, { form: 'files' });
    const fileOf = (path: string) => files.find(file => file.path === path)?.bytes;
    expect(await bytesOf({ scheme: 'light' })).toEqual(fileOf('android-chrome-192x192.png'));
    expect(await bytesOf({ format: 'svg', scheme: 'dark' })).toEqual(fileOf('favicon-dark.svg'));
    expect(await bytesOf({ format: 'svg' })).toEqual(fileOf('favicon.svg'));
  });

  test('shows the light look as PNG if no scheme is requested, or if the design has no dark look', async () => {
    expect(await bytesOf({})).toEqual(await bytesOf({ scheme: 'light' }));
    const plain = requestOf({ library: 'lucide', name: 'rocket' });
    expect(await bytesOf({ scheme: 'dark' }, plain)).toEqual(await bytesOf({ scheme: 'light' }, plain));
  });
});

describe('worker threads', () => {
  /** URL of a compiled module, because worker threads cannot load TypeScript. */
  const compiledPath = (name: string): string => {
    const path = join(import.meta.dirname, '..', '..', 'dist', 'service', name);
    if (!existsSync(path)) throw new Error('worker threads run compiled code: run npm run build first');
    return pathToFileURL(path).href;
  };
  const compiled = <Module>(name: string): Promise<Module> => import(compiledPath(name));
  let threaded: Exporter;
  beforeAll(async () => {
    const module = await compiled<typeof import('../../src/service/exporter.ts')>('exporter.js');
    threaded = module.createExporter({ fontDirectory, threads: 2, maxQueue: 3 });
  });
  afterAll(() => threaded.close());

  test.each([
    { text: 'AB', include_dark_mode: true },
    { library: 'phosphor', name: 'rocket', style: 'duotone' },
  ])('render the same bytes for the body %j as the calling thread', async body => {
    const { request, iconSource } = requestOf(body);
    const archive = await threaded.package(request, iconSource, { form: 'zip' });
    const separate = await threaded.package(request, iconSource, { form: 'files' });
    const other = await packageOf(body);
    expect(archive.zip).toEqual(other.zip);
    expect(separate.files).toEqual(other.files);
    for (const { etag, report, list } of [archive, separate])
      expect({ etag, report, list }).toEqual({ etag: other.etag, report: other.report, list: other.list });
  });

  test('reject requests beyond the queue length, and render later ones', async () => {
    const different = Array.from({ length: 30 }, (_, at) =>
      requestOf({ text: 'R', site_name: `Site ${at}` }),
    );
    const outcomes = await Promise.allSettled(
      different.map(({ request }) => threaded.package(request, undefined, { form: 'zip' })),
    );
    const refused = outcomes.filter(outcome => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(30);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) });
    }
    await expect(
      threaded.package(requestOf({ text: 'S' }).request, undefined, { form: 'zip' }),
    ).resolves.toBeDefined();
  });

  // How many handles a thread needs to start depends on the version of Node.js, so both results are allowed.
  test.skipIf(process.platform === 'win32').each([
    [0, ['export_failed']],
    [5, ['export_failed', 'initials-A-favicon.zip']],
    [20, ['export_failed', 'initials-A-favicon.zip']],
  ])(
    'survive an export with %i free file handles, and render the next export when handles are free',
    (freeHandles, allowed) => {
      const script = join(import.meta.dirname, 'exhausted-handles.mjs');
      const words = [process.execPath, script, compiledPath('exporter.js'), fontDirectory, `${freeHandles}`];
      const { stdout, stderr } = spawnSync('sh', ['-c', 'ulimit -n 400 && exec "$@"', 'sh', ...words], {
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      const [exhausted, recovered] = JSON.parse(stdout);
      expect(allowed).toContain(exhausted);
      expect(recovered).toBe('initials-A-favicon.zip');
    },
  );

  test('do not block the event loop of the main thread', async () => {
    const requests = Array.from({ length: 5 }, (_, at) => requestOf({ text: 'T', site_name: `Site ${at}` }));
    let isRunning = true;
    const exports = Promise.all(
      requests.map(({ request }) => threaded.package(request, undefined, { form: 'zip' })),
    ).finally(() => {
      isRunning = false;
    });
    let turns = 0;
    for (; isRunning; turns++) await setImmediate();
    await exports;
    expect(turns).toBeGreaterThan(200);
  });
});
