// HTTP client against the real application, in process and over loopback.
import { gzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, createClient, FavsmithError } from '../../src/client/client.ts';
import { OPERATIONS } from '../../src/contract/operations.ts';
import { listen } from '../http/raw-request.ts';
import { realApp } from '../http/real-app.ts';
import { bundleClient } from './bundle.ts';

const app = realApp();
let baseUrl = '';
let client: Client;
beforeAll(async () => {
  baseUrl = `http://127.0.0.1:${await listen(app)}`;
  client = createClient({ baseUrl: `${baseUrl}/` });
});
afterAll(() => app.close());

const ROCKET = { library: 'lucide', name: 'rocket' };

describe('the client', () => {
  test('searches icons with filters and paging', async () => {
    const { icons, total, limit } = await client.search('rocket', { library: 'lucide', limit: 2 });
    expect(icons[0]).toMatchObject(ROCKET);
    expect([limit, icons.length]).toEqual([2, Math.min(2, total)]);
  });

  test('encodes the values of parameters in URLs', () => {
    const site_name = 'a&b=c+d #ü?';
    const url = new URL(client.previewUrl({ text: 'A', site_name }));
    expect(url.searchParams.get('site_name')).toBe(site_name);
  });

  test('looks up an icon in a style', async () => {
    const icon = await client.getIcon({ library: 'phosphor', name: 'rocket', style: 'duotone' });
    expect(icon).toMatchObject({
      library: 'phosphor',
      style: 'duotone',
      svg: expect.stringMatching(/^<svg /),
    });
  });

  test('finds emoji and ideas, lists the libraries, describes the API and reports its health', async () => {
    expect((await client.searchEmoji('fox')).emoji[0]?.emoji).toBe('🦊');
    expect((await client.findIdeas('bakery', { offset: 6 })).offset).toBe(6);
    expect((await client.listLibraries()).map(({ slug }) => slug)).toContain('remix');
    expect((await client.getApiIndex()).endpoints).toHaveLength(OPERATIONS.length);
    expect((await client.getHealth()).status).toBe('ok');
  });

  test('exports the package that the API exports, with its file name and report', async () => {
    const body = { ...ROCKET, include_dark_mode: true } as const;
    const { zip, fileName, report, etag } = await client.exportPackage(body);
    const response = await app.inject({ method: 'POST', url: '/api/v1/export', payload: body });
    expect(Buffer.compare(zip, response.rawPayload)).toBe(0);
    expect([fileName, report, etag]).toEqual([
      'lucide-rocket-favicon.zip',
      response.headers['favicon-report'],
      response.headers.etag,
    ]);
  });

  test('reads file names that are not ASCII', async () => {
    expect((await client.exportPackage({ text: '字' })).fileName).toBe('initials-字-favicon.zip');
  });

  test('exports the files of a package as JSON', async () => {
    const [{ files, file_name, head }, { zip }] = await Promise.all([
      client.exportFiles(ROCKET),
      client.exportPackage(ROCKET),
    ]);
    expect(file_name).toBe('lucide-rocket-favicon.zip');
    expect(head).toContain('<link rel="icon"');
    expect(files.map(({ path }) => path)).toEqual(Object.keys(unzipSync(zip)));
  });

  test.each([
    ['png', 'image/png', [0x89, 0x50]],
    ['svg', 'image/svg+xml', [0x3c, 0x73]],
  ] as const)('renders a preview as %s', async (format, mediaType, signature) => {
    const body = { ...ROCKET, bg: '#7c3aed', size: 64 };
    const image = await client.preview(body, format);
    expect([image.mediaType, ...image.bytes.subarray(0, 2)]).toEqual([mediaType, ...signature]);
    const address = client.previewUrl(body, format);
    expect(Buffer.from(await (await fetch(address)).arrayBuffer()).equals(image.bytes)).toBe(true);
  });

  test('preserves the path of the base URL', () => {
    const below = createClient({ baseUrl: new URL('https://example.org/favicons/') });
    expect(below.previewUrl({ text: 'A' }, 'svg')).toBe(
      'https://example.org/favicons/api/v1/preview.svg?text=A',
    );
  });
});

describe('an error of the client', () => {
  test('has the members of the problem document', async () => {
    const error = await client.getIcon({ library: 'lucide', name: 'a/b c?' }).catch(thrown => thrown);
    expect(error).toBeInstanceOf(FavsmithError);
    expect(error).toMatchObject({
      name: 'FavsmithError',
      status: 404,
      code: 'icon_not_found',
      message: expect.stringContaining('a/b c?'),
      hint: expect.stringMatching(/\.$|…$/),
      problem: {
        instance: '/api/v1/icons/lucide/a%2Fb%20c%3F',
        type: `${baseUrl}/docs/errors#icon_not_found`,
      },
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  test('lists every violation', async () => {
    const body = { text: 'A', padding: '0.2', shape: 'star' } as object as { text: string };
    const error: FavsmithError = await client.exportPackage(body).catch(thrown => thrown);
    expect(error.code).toBe('invalid_shape');
    expect(error.errors.map(({ pointer }) => pointer).sort()).toEqual(['/padding', '/shape']);
  });

  test('has only the status if the response is not a problem document', async () => {
    const respond = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    const error: FavsmithError = await createClient({ baseUrl, fetch: respond })
      .getHealth()
      .catch(thrown => thrown);
    const message = 'The server responded with status 502.';
    expect(error).toMatchObject({ status: 502, code: undefined, message });
  });

  test('is the TypeError of fetch, not a FavsmithError, if the server does not accept the connection', async () => {
    const nobody = createClient({ baseUrl: 'http://127.0.0.1:1' });
    await expect(nobody.getHealth()).rejects.toThrow(TypeError);
  });
});

test('the client has less than 3 kB, minified and compressed with gzip', async () => {
  const bytes = gzipSync(await bundleClient()).length;
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(3000);
  console.info(`client: ${bytes} bytes minified and compressed`);
});

test.each([{}, { baseUrl: '' }, { baseUrl: '/api' }, { baseUrl: 'ftp://example.com' }])(
  'createClient with %j throws a TypeError that names baseUrl',
  options => {
    expect(() => createClient(options as never)).toThrow(/^baseUrl must be the http or https URL/);
  },
);
