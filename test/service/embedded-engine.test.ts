// Embedded engine: it has the same results, bytes and problems as the API.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  createEngine,
  type ExportBody,
  exportPackage,
  getIcon,
  listLibraries,
  preview,
  search,
} from '../../src/service/index.ts';
import { realApp } from '../http/real-app.ts';

const app = realApp();
const root = join(import.meta.dirname, '..', '..');
const getJson = async (url: string) => (await app.inject({ url })).json();

describe('the embedded engine', () => {
  const trash = { library: 'tabler', style: 'filled', limit: 5, offset: 1 };
  const duotone = { library: 'phosphor', name: 'rocket', style: 'duotone' };
  it.each([
    ['/icons?q=rocket', () => search('rocket')],
    ['/icons?q=trash&library=tabler&style=filled&limit=5&offset=1', () => search('trash', trash)],
    ['/icons?q=&limit=1000', () => search('', { limit: 1_000 })],
    ['/icons/phosphor/rocket?style=duotone', () => getIcon(duotone)],
    ['/icons/phosphor/rocket?style=duotone', () => getIcon('phosphor/rocket/duotone')],
    ['/libraries', async () => ({ libraries: await listLibraries() })],
  ])('returns what the API returns at %s', async (path, call) => {
    expect(await call()).toEqual(await getJson(`/api/v1${path}`));
  });

  it.each([
    { library: 'lucide', name: 'rocket', bg: '#0ea5e9', include_dark_mode: true },
    { library: 'phosphor', name: 'rocket', style: 'duotone', bg_mode: 'linear' as const },
    { text: 'né', site_name: 'Été' },
  ])('exports the same bytes as the API for %j', async body => {
    const response = await app.inject({ method: 'POST', url: '/api/v1/export', payload: body });
    const { zip, etag } = await exportPackage(body);
    expect(Buffer.from(zip).equals(response.rawPayload)).toBe(true);
    expect(etag).toBe(response.headers.etag);
  });

  it.each(['svg', 'png'] as const)('renders the same bytes as the API for a preview in %s', async format => {
    const response = await app.inject({
      url: `/api/v1/preview.${format}?library=tabler&name=rocket&padding=0.1&size=64&scheme=dark`,
    });
    const body = { library: 'tabler', name: 'rocket', padding: 0.1, size: 64, scheme: 'dark' } as const;
    const { bytes, mediaType } = await preview(body, format);
    expect(Buffer.from(bytes).equals(response.rawPayload)).toBe(true);
    expect(mediaType).toBe(response.headers['content-type']);
  });

  it.each([
    [{}],
    [{ text: 'abc' }],
    [{ library: 'lucide', name: 'rockt' }],
    [{ text: 'A', bg: 'blau', padding: 'wide' as never }],
  ])('rejects the export of %j with the problem of the API', async body => {
    const response = await app.inject({ method: 'POST', url: '/api/v1/export', payload: body });
    const { code, detail, errors = [] } = response.json();
    const problem = { code, message: detail, errors };
    await expect(exportPackage(body as ExportBody)).rejects.toMatchObject(problem);
  });

  it('rejects searches and exports of icons without a catalog file', async () => {
    const engine = createEngine({ dataFolder: join(root, 'missing') });
    const icon = { library: 'lucide', name: 'rocket' };
    for (const call of [() => engine.search('rocket'), () => engine.exportPackage(icon)])
      await expect(call()).rejects.toMatchObject({ code: 'index_unavailable' });
  });
});

describe('the compiled package', { tags: ['slow'] }, () => {
  it('lets a program exit as soon as its export is done', async () => {
    const program = `
      import { exportPackage, search } from 'favsmith';
      const { total } = await search('rocket');
      const { files } = await exportPackage({ text: 'A' });
      console.log(total > 10, files.length, process.getActiveResourcesInfo().filter(name => !/Pipe|TTY/.test(name)));`;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: root });
    expect((await run).stdout).toMatch(/^true \d\d \[\]\n$/);
  });
});

it.each([undefined, {}, { dataFolder: 7 }])(
  'createEngine with %j throws a TypeError that names dataFolder',
  options => {
    expect(() => createEngine(options as never)).toThrow(/^createEngine needs the option dataFolder/);
  },
);
