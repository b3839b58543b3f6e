// Missing index, replaced index, internal errors and their log entries.
import { describe, expect, it, vi } from 'vitest';
import { realApp, realServices, searchPage } from '../real-app.ts';

describe('without an index', () => {
  const app = realApp({ index: () => undefined });
  const icon = { library: 'lucide', name: 'rocket' };

  it.each(['/api/v1', '/docs', '/openapi.json', '/api/v1/preview.svg?text=A', '/favicon.ico'])(
    '%s responds with 200',
    async url => {
      expect((await app.inject(url)).statusCode).toBe(200);
    },
  );

  it.each([
    '/api/v1/health',
    '/api/libraries',
    '/api/v1/icons?q=rocket',
    '/api/v1/icons/lucide/rocket',
    '/api/v1/ideas?q=bakery',
    '/api/v1/preview.svg?library=lucide&name=rocket',
    '/iconify/lucide/rocket.svg',
    '/healthz',
  ])('%s responds with 503 and the seconds after which the index may be there', async url => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });

  it('an export of initials succeeds, and an export of an icon fails with 500 export_failed', async () => {
    const send = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/export', payload });
    expect((await send({ text: 'A', ...icon })).statusCode).toBe(200);
    expect((await send(icon)).json()).toMatchObject({ status: 500, code: 'export_failed' });
  });
});

describe('a new index', () => {
  it('serves the next request, without cached responses of the old one', async () => {
    let index = realServices.index();
    const app = realApp({ index: () => index });
    const first = await app.inject('/api/v1/icons?q=rocket');
    index = undefined;
    expect((await app.inject('/api/v1/icons?q=rocket')).statusCode).toBe(503);
    const whole = realServices.index();
    index = whole && { ...whole, search: { ...whole.search, page: () => searchPage('{"total":0}') } };
    expect((await app.inject('/api/v1/icons?q=rocket')).json()).toEqual({ total: 0 });
    index = whole;
    expect((await app.inject('/api/v1/icons?q=rocket')).body).toBe(first.body);
  });
});

describe('the log', () => {
  const FAULT = new TypeError('secret internals');

  it.each([
    ['no entry for a request without an index', () => undefined, []],
    [
      'the unexpected error that opening the index throws',
      () => {
        throw FAULT;
      },
      [[FAULT]],
    ],
  ])('contains %s; the response is a problem without internals', async (_case, index, entries) => {
    const app = realApp({ index });
    const error = vi.fn();
    app.addHook('onRequest', async request => {
      request.log.error = error;
    });
    const response = await app.inject('/api/v1/health');
    expect(response.json()).toMatchObject({ status: 503, code: 'index_unavailable' });
    expect(response.body).not.toContain('secret');
    expect(error.mock.calls).toEqual(entries);
  });
});
