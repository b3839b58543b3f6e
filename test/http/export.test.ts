// Exports: ZIP and JSON, media types, problems.
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { realApp } from './real-app.ts';

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

  it('has the same bytes if the body is the favsmith.json of its package, unchanged', async () => {
    const first = await exported({
      ...rocket,
      padding: 0.9,
      bg: 'rgb(1 2 3 / 0.3)',
      include_dark_mode: true,
    });
    const design = unzipSync(first.rawPayload)['favsmith.json'] as Uint8Array;
    const second = await app.inject({
      method: 'POST',
      url: '/api/v1/export',
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from(design),
    });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  it('has the same favsmith.json whatever the address of the server', async () => {
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
    expect(headers['content-disposition']).toContain("filename*=UTF-8''initials-%D0%96%D0%AF-favicon.zip");
  });

  it('of an unknown icon responds with a problem that suggests similar names', async () => {
    const response = await exported({ library: 'lucide', name: 'rockett' });
    expect(response.json()).toMatchObject({
      status: 404,
      code: 'icon_not_found',
      hint: expect.stringContaining('rocket'),
    });
  });

  it('of an initial that no font contains responds with a problem that names the initial', async () => {
    expect((await exported({ text: '𐎀' })).json()).toMatchObject({
      status: 400,
      code: 'invalid_text',
      detail: expect.stringContaining('𐎀'),
    });
  });
});

describe('an export request', () => {
  const send = (headers: Record<string, string>, payload: string | Buffer = '{"text":"A"}') =>
    app.inject({ method: 'POST', url: '/api/v1/export', headers, payload });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON;x=y',
    'application/vnd.x+json',
  ])('is accepted with the Content-Type %s', async type => {
    expect((await send({ 'content-type': type })).statusCode).toBe(200);
  });

  it('is accepted without a Content-Type', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/export',
      payload: Buffer.from('{"text":"A"}'),
    });
    expect(response.statusCode).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'nonsense',
    ';',
  ])('is rejected with the Content-Type %s', async type => {
    const response = await send({ 'content-type': type });
    expect(response.json()).toMatchObject({
      status: 400,
      code: 'invalid_json',
      detail: expect.stringContaining('application/json'),
    });
  });

  it('is rejected with a Content-Encoding', async () => {
    const response = await send({ 'content-type': 'application/json', 'content-encoding': 'gzip' });
    expect(response.json()).toMatchObject({
      status: 400,
      code: 'invalid_json',
      detail: expect.stringContaining('gzip'),
    });
  });
});
