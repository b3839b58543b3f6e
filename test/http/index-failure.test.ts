import { describe, expect, it, vi } from 'vitest';
import { realApp, realServices, searchPage } from './real-app.ts';

describe('without an index', () => {
  const app = realApp({ index: () => undefined });
  const icon = { library: 'lucide', name: 'rocket' };

  it.each([
    '/api/v1/health',
    '/api/v1/libraries',
    '/api/v1/icons?q=a',
    '/api/v1/icons/lucide/rocket',
    '/api/health',
  ])('%s is unavailable', async url => {
    const response = await app.inject(url);
    expect(response.json()).toMatchObject({ status: 503, code: 'index_unavailable' });
  });

  it.each(['/api/v1', '/docs', '/openapi.json', '/api/v1/preview.svg?text=A', '/favicon.ico'])(
    '%s works all the same',
    async url => {
      expect((await app.inject(url)).statusCode).toBe(200);
    },
  );

  it('initials are exported, icons fail', async () => {
    const send = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/export', payload });
    expect((await send({ text: 'A', ...icon })).statusCode).toBe(200);
    expect((await send(icon)).json()).toMatchObject({ status: 500, code: 'export_failed' });
  });
});

describe('an index that comes back', () => {
  it('is served at once, and nothing of the old one', async () => {
    let index = realServices.index();
    const app = realApp({ index: () => index });
    const first = await app.inject('/api/v1/icons?q=rocket');
    index = undefined;
    expect((await app.inject('/api/v1/icons?q=rocket')).statusCode).toBe(503);
    const whole = realServices.index();
    index = whole && { ...whole, search: { page: () => searchPage('{"total":0}') } };
    expect((await app.inject('/api/v1/icons?q=rocket')).json()).toEqual({ total: 0 });
    index = whole;
    expect((await app.inject('/api/v1/icons?q=rocket')).body).toBe(first.body);
  });
});

describe('a fault of the service', () => {
  const index = realServices.index();
  const app = realApp({
    index: () =>
      index && {
        ...index,
        search: {
          page: () => {
            throw new TypeError('secret inner words');
          },
        },
      },
  });

  it('is a problem without inner words', async () => {
    const response = await app.inject('/api/v1/icons?q=x');
    expect(response.json()).toMatchObject({ status: 503, code: 'index_unavailable' });
    expect(response.body).not.toContain('secret');
  });
});

describe('the log', () => {
  const logged = async (index: () => never | undefined) => {
    const app = realApp({ index });
    const error = vi.fn();
    app.addHook('onRequest', async request => {
      request.log.error = error;
    });
    expect((await app.inject('/api/v1/health')).statusCode).toBe(503);
    return error.mock.calls;
  };

  it('has no line for every request without an index', async () => {
    expect(await logged(() => undefined)).toEqual([]);
  });

  it('has the fault itself where there is one', async () => {
    const fault = new Error('a bug');
    const broken = () => {
      throw fault;
    };
    expect(await logged(broken)).toEqual([[fault]]);
  });
});
