// Exports: ZIP and JSON, media types, problems.
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { realApp, realServices } from '../real-app.ts';

const app = realApp();

const exported = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/v1/export', payload, headers });

const rocket = { library: 'lucide', name: 'rocket' };

describe('an export', () => {
  it('is a ZIP with file name, report and entity tag', async () => {
    const response = await exported({ ...rocket, include_dark_mode: true });
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=lucide-rocket-favicon.zip',
      'favicon-report': expect.stringMatching(/^[ -~]+$/),
      etag: expect.stringMatching(/^"[\w-]+"$/),
      vary: 'Accept',
      'cache-control': 'no-store',
      'content-length': String(response.rawPayload.length),
    });
    expect(Object.keys(unzipSync(response.rawPayload))).toContain('favicon-dark.svg');
  });

  it('has the same bytes at the alias', async () => {
    const alias = await app.inject({ method: 'POST', url: '/api/export/', payload: rocket });
    expect(alias.rawPayload.equals((await exported(rocket)).rawPayload)).toBe(true);
  });

  it('by URL has the same bytes, file name and report as by POST, may be cached, and has a Cache-Tag with the version of the catalog', async () => {
    const fields = { ...rocket, padding: 0.2, include_dark_mode: true, site_name: 'My "site" & Ω' };
    const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, `${value}`]));
    const posted = await exported(fields);
    for (const path of ['/api/v1/export.zip', '/api/export.zip']) {
      const response = await app.inject(`${path}?${query}`);
      expect(response.rawPayload.equals(posted.rawPayload)).toBe(true);
      const { etag, 'content-disposition': name, 'favicon-report': report } = posted.headers;
      const version = realServices.index()?.catalog.version;
      expect(response.headers).toMatchObject({
        etag,
        'content-disposition': name,
        'favicon-report': report,
        'content-type': 'application/zip',
        'cache-control': expect.stringMatching(/^public, max-age=\d+/),
        'cache-tag': `catalog-${version}`,
        'ratelimit-limit': '20',
      });
      expect(response.headers).not.toHaveProperty('vary');
      const again = await app.inject({ url: `${path}?${query}`, headers: { 'if-none-match': String(etag) } });
      expect([again.statusCode, again.headers['cache-tag']]).toEqual([304, `catalog-${version}`]);
    }
  });

  it('by POST has no Cache-Tag, whereas the Cache-Tag of cacheable responses names the version of the catalog', async () => {
    const tags = async (url: string) => (await app.inject(url)).headers['cache-tag'];
    for (const url of ['/api/v1/preview.svg?text=A', '/api/v1/icons?q=a', '/api/v1/libraries'])
      expect(await tags(url), url).toMatch(/^catalog-[\da-f]{16}$/);
    expect((await exported(rocket)).headers).not.toHaveProperty('cache-tag');
    for (const url of ['/api/v1/health', '/api/v1/export.zip?text=', '/api/v1/icons/a/b'])
      expect(await tags(url), url).toBeUndefined();
  });

  it('has the same bytes if the body is the favsmith.json of its package, unchanged', async () => {
    const first = await exported({
      ...rocket,
      padding: 0.9,
      bg: 'rgb(1 2 3 / 0.3)',
      include_dark_mode: true,
    });
    const design = unzipSync(first.rawPayload)['favsmith.json'] as Uint8Array;
    const second = await exported(Buffer.from(design), { 'content-type': 'application/json' });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  it('has the same favsmith.json regardless of the address of the server', async () => {
    const elsewhere = realApp({}, { publicUrl: 'https://icons.example.org/favicons' });
    const other = await elsewhere.inject({ method: 'POST', url: '/api/v1/export', payload: rocket });
    expect(other.rawPayload.equals((await exported(rocket)).rawPayload)).toBe(true);
  });

  it('has the same files as JSON if Accept prefers JSON', async () => {
    const zip = unzipSync((await exported(rocket)).rawPayload);
    const response = await exported(rocket, { accept: 'application/json' });
    expect(response.headers['content-type']).toBe('application/json');
    const { file_name, files, head, report } = response.json();
    expect(file_name).toBe('lucide-rocket-favicon.zip');
    expect(head).toContain('<link rel="icon"');
    expect(report).toEqual(expect.objectContaining({ summary: expect.any(String) }));
    expect(files.map(({ path }: { path: string }) => path)).toEqual(Object.keys(zip));
    for (const { path, size, encoding, content } of files) {
      const bytes = Buffer.from(content, encoding);
      expect([path, bytes.length, bytes.equals(zip[path] as Uint8Array)]).toEqual([path, size, true]);
    }
  });

  it.each([
    ['*/*', 'application/zip'],
    ['application/zip', 'application/zip'],
    ['application/json, text/plain, */*', 'application/zip'],
    ['application/json;q=0.5, application/zip', 'application/zip'],
    ['application/zip;q=0.5, application/json', 'application/json'],
    ['application/json, */*;q=0.1', 'application/json'],
    ['application/*;q=0.2, application/json', 'application/json'],
    ['text/html', 'application/zip'],
    ['', 'application/zip'],
    [',;q=;;', 'application/zip'],
  ])('with Accept %j has the media type %s', async (accept, mediaType) => {
    expect((await exported({ text: 'A' }, { accept })).headers['content-type']).toBe(mediaType);
  });

  it('encodes a file name with non-ASCII initials in ASCII', async () => {
    const { headers } = await exported({ text: 'жя' });
    expect(headers['content-disposition']).toMatch(/^[ -~]+$/);
    expect(headers['content-disposition']).toBe(
      "attachment; filename=initials-__-favicon.zip; filename*=UTF-8''initials-%D0%96%D0%AF-favicon.zip",
    );
  });

  it('of an unknown icon responds with a problem that suggests similar names', async () => {
    const response = await exported({ library: 'lucide', name: 'rockett' });
    expect(response.json()).toMatchObject({
      status: 404,
      code: 'icon_not_found',
      hint: expect.stringContaining('rocket'),
    });
  });

  it.each([
    [{}, 'invalid_text', ['/text']],
    [{ padding: 'x' }, 'invalid_text', ['/text', '/padding']],
    [{ padding: 'x', lang: 'x' }, 'invalid_text', ['/text', '/padding', '/lang']],
    [{ shape: 'star' }, 'invalid_shape', ['/shape', '/text']],
    [{ bg_mode: 'radial', bg: 'x' }, 'invalid_bg_mode', ['/bg_mode', '/text', '/bg']],
  ])(
    'of an initial that no font contains with %j has the code %s and lists %j',
    async (fields, code, pointers) => {
      const query = new URLSearchParams({ text: '𐎀', ...fields });
      const responses = [
        await exported({ text: '𐎀', ...fields }),
        await app.inject(`/api/v1/export.zip?${query}`),
        await app.inject(`/api/v1/preview.png?${query}`),
      ];
      for (const response of responses) {
        const { status, errors, ...problem } = response.json();
        expect([status, problem.code]).toEqual([400, code]);
        expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers);
        expect(JSON.stringify(errors)).toContain('𐎀');
      }
    },
  );
});

describe('an export request with the members of a response of the API', () => {
  const objectsIn = (value: unknown): readonly object[] => {
    if (typeof value !== 'object' || value === null) return [];
    return [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objectsIn)];
  };

  // Not those of the index: the paths of its endpoints are no folders, and `path` is a field.
  it.each([
    ['/api/v1/health'],
    ['/api/v1/libraries'],
    ['/api/v1/icons?q=rocket&limit=3&group=name'],
    ['/api/v1/icons/remix/rocket?style=fill'],
    ['/api/v1/icons/remix/no-such-icon'],
    ['/api/v1/emoji?q=waving&limit=2', 'emoji'],
    ['/api/v1/ideas?q=bakery'],
    ['/api/v1/preview.png?text=A&size=x'],
    ['/api/v1/export', 'report'],
  ])('is accepted: %s', async (url, member?: string) => {
    const answer = url.endsWith('export')
      ? await exported({ text: 'AB', padding: 1, colour: 'red' }, { accept: 'application/json' })
      : await app.inject(url);
    const objects = objectsIn(member ? answer.json()[member] : answer.json());
    expect(objects).not.toEqual([]);
    for (const object of objects) {
      // An icon or a design is a source by itself; other objects get one.
      const isSource = 'text' in object || 'emoji' in object || ('library' in object && 'name' in object);
      const { statusCode } = await exported(isSource ? object : { ...object, text: 'AB' });
      expect([object, statusCode]).toEqual([object, 200]);
    }
  });

  it('is accepted without a finding of unknown fields if it is an icon of a search or the favsmith.json of a package', async () => {
    const { icons } = (await app.inject('/api/v1/icons?q=rocket&limit=1')).json();
    const files = unzipSync((await exported({ text: 'A' })).rawPayload);
    for (const body of [icons[0], JSON.parse(Buffer.from(files['favsmith.json'] ?? []).toString())])
      expect((await exported(body)).headers['favicon-report']).not.toContain('unknown-field');
  });
});

describe('an export request', () => {
  const send = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/v1/export', headers, payload: '{"text":"A"}' });

  it.each([
    ['no Content-Type', undefined],
    ['a Content-Type of JSON', 'application/json'],
    ['a charset', 'application/json; charset=utf-8'],
    ['a Content-Type in capitals', 'APPLICATION/JSON;x=y'],
    ['a Content-Type that ends with +json', 'application/vnd.x+json'],
  ])('is accepted with %s', async (_, type) => {
    expect((await send(type === undefined ? {} : { 'content-type': type })).statusCode).toBe(200);
  });

  it.each([
    ['the Content-Type text/plain', 'application/json', { 'content-type': 'text/plain' }],
    [
      'the Content-Type of a form',
      'application/json',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    [
      'the Content-Type multipart/mixed',
      'application/json',
      { 'content-type': 'multipart/mixed; boundary=x' },
    ],
    ['the Content-Type application/jsonp', 'application/json', { 'content-type': 'application/jsonp' }],
    ['the Content-Type “nonsense”', 'application/json', { 'content-type': 'nonsense' }],
    ['the Content-Type “;”', 'application/json', { 'content-type': ';' }],
    ['a Content-Encoding', 'gzip', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('with %s is rejected, and the problem names %s', async (_, detail, headers) => {
    const response = await send(headers as Record<string, string>);
    const problem = { status: 400, code: 'invalid_json', detail: expect.stringContaining(detail) };
    expect(response.json()).toMatchObject(problem);
  });
});
