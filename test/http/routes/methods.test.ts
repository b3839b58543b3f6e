// Methods: 405 with Allow, OPTIONS, HEAD.
import { METHODS } from 'node:http';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../../src/contract/operations.ts';
import { realApp } from '../real-app.ts';

const app = realApp({}, { now: () => 0 });
const concrete = (path: string) =>
  path.replace('{library}', 'lucide').replace('{name}', 'rocket').replace('{digest}', 'a');

// Omits CONNECT, which has no path; malformed-requests.test.ts sends it.
const methods = METHODS.filter(method => method !== 'CONNECT');

describe.each(
  OPERATIONS.flatMap(({ method, path, alias }) => [
    [concrete(path), method],
    [concrete(alias), method],
    [`${concrete(path)}/`, method],
  ]),
)('%s', (url, own) => {
  const allowed = own === 'GET' ? ['GET', 'HEAD', 'OPTIONS'] : [own, 'OPTIONS'];
  const others = methods.filter(method => !allowed.includes(method));

  it.each(others)('responds to %s with 405 and Allow', async method => {
    const response = await app.inject({ method: method as 'GET', url, payload: 'anything' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allowed.join(', '));
    expect(response.headers['content-type']).toBe('application/problem+json');
    if (method !== 'HEAD')
      expect(response.json()).toMatchObject({ code: 'method_not_allowed', instance: url });
  });

  it('responds to OPTIONS with 204 and Allow', async () => {
    const response = await app.inject({ method: 'OPTIONS', url });
    expect([response.statusCode, response.headers.allow]).toEqual([204, allowed.join(', ')]);
  });
});

describe.each(OPERATIONS.filter(({ method }) => method === 'GET'))('HEAD of $path', ({ path, sample }) => {
  it('has the headers of GET and no body', async () => {
    const url = sample.path ?? concrete(path);
    const [get, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })];
    const { 'x-request-id': _get, date: _getDate, ...expected } = get.headers;
    expect(head.statusCode).toBe(200);
    expect(head.headers).toMatchObject(expected);
    expect(head.body).toBe('');
  });
});

describe.each([
  '/api/v1/icons//rocket',
  '/api/icons//rocket',
  '/api/v1/icons//rocket/',
  '/api/v1/icons//',
  '/api/v1/icons/lucide/',
  '/iconify//rocket.svg',
  '/iconify/.json',
])('the path %s, which lacks a parameter', url => {
  it('has the same problem and the same quota for every method', async () => {
    const problems = new Set<string>();
    for (const method of methods) {
      const { statusCode, headers, body } = await app.inject({ method: method as 'GET', url });
      const { code } = method === 'HEAD' ? { code: 'not_found' } : JSON.parse(body || '{}');
      problems.add(`${statusCode} ${code} ${headers['ratelimit-limit']}`);
    }
    expect([...problems]).toEqual(['404 not_found 40']);
  });
});

describe('an unknown path', () => {
  it.each(methods)('responds to %s with 404', async method => {
    const response = await app.inject({ method: method as 'GET', url: '/api/v2/health', payload: 'x' });
    expect(response.statusCode).toBe(404);
    if (method !== 'HEAD') expect(response.json()).toMatchObject({ code: 'not_found' });
  });
});
