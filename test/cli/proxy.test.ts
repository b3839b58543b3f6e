// Proxies of the environment: HTTPS_PROXY, HTTP_PROXY and NO_PROXY, for `check <url>` and `--server`.
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../http/raw-request.ts';
import { run } from './run.ts';

const { baseUrl: target } = await serve();
/** Requests that the proxy received: absolute URLs, and the hosts of tunnels. */
let seen: string[] = [];

/** Sends every request and every tunnel to the app, whatever its host. */
const startProxy = async (): Promise<Server> => {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, response) => {
    seen.push(incoming.url ?? '');
    const url = new URL(incoming.url ?? '', target);
    if (url.pathname === '/moved') return response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    const { method, headers } = incoming;
    const onward = request(`${target}${url.pathname}${url.search}`, { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(onward);
  });
  server.on('connect', ({ url = '' }, socket) => {
    seen.push(`CONNECT ${url}`);
    const tunnel = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return server;
};

const proxy = await startProxy();
afterAll(() => proxy.close());
beforeEach(() => {
  seen = [];
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY']) vi.stubEnv(name, url);
  for (const name of ['http_proxy', 'https_proxy', 'NO_PROXY', 'no_proxy', 'all_proxy', 'ALL_PROXY'])
    vi.stubEnv(name, '');
});
afterEach(() => vi.unstubAllEnvs());

describe('favsmith check behind a proxy', () => {
  it('loads a page and its icons through the proxy', async () => {
    const { code, out } = await run(['check', 'http://icons.invalid/']);
    expect(out).toBe('http://icons.invalid/: no defects found.\n');
    expect(code).toBe(0);
    expect(seen).toContain('http://icons.invalid/');
    expect(seen).toContain('http://icons.invalid/favicon.ico');
  });

  it('opens a tunnel for https', async () => {
    const { code, err } = await run(['check', 'https://icons.invalid/']);
    expect(seen).toEqual(['CONNECT icons.invalid:443']);
    // The app behind the tunnel speaks no TLS.
    expect([code, err]).toEqual([1, expect.stringContaining('https://icons.invalid/ cannot be loaded')]);
  });

  it.each(['icons.invalid', '.invalid', '*'])('connects directly with NO_PROXY=%s', async exceptions => {
    vi.stubEnv('NO_PROXY', exceptions);
    const { code, err } = await run(['check', 'http://icons.invalid/']);
    expect([code, seen]).toEqual([1, []]);
    expect(err).toContain('http://icons.invalid/ cannot be loaded');
  });

  it('connects directly to this computer', async () => {
    const { code } = await run(['check', target]);
    expect([code, seen]).toEqual([0, []]);
  });

  it('names a malformed proxy', async () => {
    vi.stubEnv('HTTP_PROXY', 'socks4://proxy.invalid');
    const { code, err } = await run(['check', 'http://icons.invalid/']);
    expect([code, err]).toEqual([1, expect.stringContaining('must be an http or https URL, got "socks4:')]);
  });
});

describe('--server behind a proxy', () => {
  it('sends requests through the proxy', async () => {
    const argv = ['search', 'rocket', '--limit', '1', '--json', '--server', 'http://favsmith.invalid'];
    const { code, out } = await run(argv);
    expect([code, JSON.parse(out).icons]).toEqual([0, [expect.objectContaining({ name: 'rocket' })]]);
    expect(seen).toEqual([expect.stringMatching(/^http:\/\/favsmith\.invalid\/api\/v1\/icons\?/)]);
  });

  it('sends the body of an export', async () => {
    const argv = ['export', '--text', 'A', '--dry-run', '--json', '--server', 'http://favsmith.invalid'];
    const { code, out } = await run(argv);
    expect([code, JSON.parse(out).files.length > 10]).toEqual([0, true]);
  });
});
